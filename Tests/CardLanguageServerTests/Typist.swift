import CardLanguageServer

/// Somebody who types into an editor and keeps a text of their own, in which columns are counted another way than the
/// server does it.
struct Typist {
  var editor: Editor
  let path: String
  let encoding: PositionEncoding
  private(set) var lines: [[Character]]
  private(set) var version = 1
  var random: SplitMix

  /// Numbers that are the same in every run.
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  init(_ path: String, _ text: String, _ files: [String: String], _ encoding: PositionEncoding, seed: UInt64) {
    editor = Editor(files, encodings: [encoding.rawValue])
    self.path = path
    self.encoding = encoding
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0) }
    random = SplitMix(state: seed)
    editor.open(path, text)
  }

  var text: String { lines.map { String($0) }.joined(separator: "\n") }

  /// The columns before a character of a line.
  func column(_ index: Int, in line: Int) -> Int {
    let before = String(lines[line].prefix(index))
    return encoding == .utf8 ? before.utf8.count : before.utf16.count
  }

  /// The text between two columns of a line; none if one of them is past its end or inside a character.
  func text(in line: Int, from start: Int, to end: Int) -> String? {
    guard lines.indices.contains(line), start <= end else { return nil }
    var (column, text) = (0, "")
    var hits = (start == 0 ? 1 : 0) + (end == 0 ? 1 : 0)
    for scalar in String(lines[line]).unicodeScalars {
      if column >= start, column < end { text.unicodeScalars.append(scalar) }
      column += encoding == .utf8 ? String(scalar).utf8.count : String(scalar).utf16.count
      hits += (column == start ? 1 : 0) + (column == end ? 1 : 0)
    }
    return hits == 2 ? text : nil
  }

  func position(_ line: Int, _ index: Int) -> JSONValue {
    ["line": .integer(line), "character": .integer(column(index, in: line))]
  }

  func parameters(_ line: Int, _ index: Int) -> JSONValue {
    ["textDocument": Editor.document(path), "position": position(line, index)]
  }

  /// Replaces characters of a line with a text without line ends.
  mutating func replace(_ range: Range<Int>, of line: Int, with text: String) {
    change(from: position(line, range.lowerBound), to: position(line, range.upperBound), text)
    lines[line].replaceSubrange(range, with: Array(text))
  }

  mutating func insertLine(_ line: Int) {
    change(from: position(line, 0), to: position(line, 0), "\n")
    lines.insert([], at: line)
  }

  /// Removes a line, of which there must be one behind it.
  mutating func removeLine(_ line: Int) {
    change(from: position(line, 0), to: position(line + 1, 0), "")
    lines.remove(at: line)
  }

  private mutating func change(from start: JSONValue, to end: JSONValue, _ text: String) {
    version += 1
    editor.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string("file://" + path), "version": .integer(version)],
        "contentChanges": [["range": ["start": start, "end": end], "text": .string(text)]],
      ])
  }

  /// The ranges in an answer about the text that do not lie in it: past its end, past the end of a line, inside a
  /// character, or with the end before the start.
  func strayRanges(in answer: JSONValue, of file: String? = nil) -> [JSONValue] {
    switch answer {
    case .array(let elements): return elements.flatMap { strayRanges(in: $0, of: file) }
    case .object(let members):
      let file = members["uri"]?.string ?? file
      if let start = members["start"], let end = members["end"], start["line"] != nil {
        // What lies in other files is not typed here.
        let isHere = file == nil || file == "file://" + path
        return !isHere || isInside(start, end) ? [] : [answer]
      }
      return members.flatMap { key, value in strayRanges(in: value, of: key.hasPrefix("file://") ? key : file) }
    default: return []
    }
  }

  private func isInside(_ start: JSONValue, _ end: JSONValue) -> Bool {
    guard let first = start["line"]?.integer, let last = end["line"]?.integer,
      let from = start["character"]?.integer, let to = end["character"]?.integer
    else { return false }
    guard first < last || (first == last && from <= to) else { return false }
    return text(in: first, from: from, to: from) != nil && text(in: last, from: to, to: to) != nil
  }
}
