import CardSyntax

extension SupportPiece {
  /// What ends a line that is there only with a word: `// with WORD`.
  private static let mark = "  // with "

  /// Whether lines of a source are there only with some words.
  static func hasConditions(_ source: String) -> Bool { source.containsUTF8(mark) }

  /// The lines without what they say at their ends about the words that they are there with, and these words by line.
  static func withoutConditions(_ lines: [Substring]) -> (lines: [Substring], words: [Int: Substring]) {
    var lines = lines
    var words: [Int: Substring] = [:]
    let mark = Array(Self.mark.utf8)
    for (index, line) in lines.enumerated() {
      guard let offset = offset(of: mark, in: line) else { continue }
      let start = line.utf8.index(line.startIndex, offsetBy: offset)
      lines[index] = line[..<start]
      words[index] = line[line.utf8.index(start, offsetBy: mark.count)...]
    }
    return (lines, words)
  }

  /// How many bytes stand before some others in a line.
  private static func offset(of mark: [UInt8], in line: Substring) -> Int? {
    line.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.indices.first { bytes[$0] == mark[0] && bytes[$0...].starts(with: mark) }
    } ?? nil
  }

  /// The lines among those of a source that are there only with a word, counted from the first one of a declaration.
  static func conditions(
    _ words: [Int: Substring], of lines: ArraySlice<Substring>
  ) -> [(lines: Range<Int>, word: Substring)] {
    if words.isEmpty { return [] }
    return lines.indices.compactMap { index in
      words[index].map { ((index - lines.startIndex)..<(end(ofBlockAt: index, in: lines) - lines.startIndex), $0) }
    }
  }

  /// What follows the lines that are between braces behind a line, or the line.
  private static func end(ofBlockAt index: Int, in lines: ArraySlice<Substring>) -> Int {
    guard lines[index].hasSuffix(" {") else { return index + 1 }
    let indentation = lines[index].indentation
    let end = lines[(index + 1)...].firstIndex { $0.indentation == indentation && $0.unindented.hasPrefix("}") }
    return (end ?? index) + 1
  }

  /// The lines that are there with some words.
  func lines(with words: Set<Substring>) -> [Substring] {
    let absent = conditions.filter { !words.contains($0.word) }
    if absent.isEmpty { return lines }
    return lines.indices.filter { index in !absent.contains { $0.lines.contains(index) } }.map { lines[$0] }
  }
}
