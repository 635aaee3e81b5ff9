extension Diagnostic.FixIt {
  /// Writes `text` where a key or a text stands, quoted as what stands there is; none for a block scalar.
  ///
  /// Plain scalars of YAML stay plain where the new text can be, and get double quotes otherwise.
  package static func writing(_ text: String, over span: SourceSpan) -> Diagnostic.FixIt? {
    guard span.start < span.end else { return nil }
    switch span.source[Int(span.start)] {
    case UInt8(ascii: "\""): return .init(span, replacement: quoted(text))
    case UInt8(ascii: "'"):
      let isSimple = text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
      let escaped = text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      return .init(span, replacement: isSimple ? "'\(escaped)'" : quoted(text))
    case UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    default:
      if SourceSyntax.detect(span.source.original) == .json { return .init(span, replacement: quoted(text)) }
      // In brackets, and before comments, some more characters mean something.
      let isPlain = isPlainInYAML(text) && !text.utf8.contains { ",[]{}".utf8.contains($0) }
      return .init(span, replacement: isPlain ? text : quoted(text))
    }
  }

  /// Puts what stands in the place into double quotes, as it stands there.
  package static func quoting(_ span: SourceSpan) -> Diagnostic.FixIt { quoting(span.text, over: span) }

  /// Puts a number or a condition into double quotes as it is spelled, so that it becomes a text with the same characters;
  /// none where that would not make a text of it, or would change other places as well.
  package static func quotingScalar(_ value: Node) -> Diagnostic.FixIt? {
    let span = value.span
    guard span.start < span.end, !["\"", "'"].contains(span.text.prefix(1)) else { return nil }
    // An alias stands for what is written elsewhere, which others may need as it is.
    if let place = value.expansion, place.source.original == span.source.original { return nil }
    return hasTag(before: Int(span.start), in: span.source) ? nil : quoting(span)
  }

  /// Whether YAML says the type of the value at an offset: it has that type in quotes, too.
  private static func hasTag(before offset: Int, in source: SourceText) -> Bool {
    var end = offset
    while true {
      while end > 0, isBlank(source[end - 1]) { end -= 1 }
      var start = end
      while start > 0, !isBlank(source[start - 1]), !isLineEnd(source[start - 1]) { start -= 1 }
      guard start < end else { return false }
      switch source[start] {
      case UInt8(ascii: "!"): return true
      case UInt8(ascii: "&"): end = start
      default: return false
      }
    }
  }

  /// Writes `text` in double quotes.
  static func quoting(_ text: String, over span: SourceSpan) -> Diagnostic.FixIt {
    Diagnostic.FixIt(span, replacement: quoted(text))
  }

  /// Takes a member with a scalar out of its object, which has another member before it; none where it is not plain
  /// what else would go along, such as a comment.
  package static func removing(_ member: Node.Member) -> Diagnostic.FixIt? {
    let (key, value) = (member.keySpan, member.value.span)
    guard key.source == value.source, value.start >= key.end, ![.object, .array].contains(member.value.kind) else {
      return nil
    }
    let source = key.source
    let (start, end) = (Int(key.start), Int(value.end))
    let isJSON = SourceSyntax.detect(source.original) == .json
    var before = start
    while before > 0, isBlank(source[before - 1]) || (isJSON && isLineEnd(source[before - 1])) { before -= 1 }
    if before > 0, source[before - 1] == UInt8(ascii: ",") {
      return Diagnostic.FixIt(SourceSpan(source: source, before - 1..<end), replacement: "")
    }
    // A member of a block has a line of its own: nothing but a colon is between key and value, and nothing follows.
    guard !isJSON, before == 0 || isLineEnd(source[before - 1]) else { return nil }
    let between = Int(key.end)..<Int(value.start)
    guard between.allSatisfy({ isBlank(source[$0]) || source[$0] == UInt8(ascii: ":") }),
      !(Int(value.start)..<end).contains(where: { isLineEnd(source[$0]) })
    else { return nil }
    var after = end
    while after < source.count, isBlank(source[after]) || source[after] == UInt8(ascii: "\r") { after += 1 }
    guard after == source.count || source[after] == UInt8(ascii: "\n") else { return nil }
    return Diagnostic.FixIt(SourceSpan(source: source, before..<min(after + 1, source.count)), replacement: "")
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// A text in double quotes, as JSON and YAML read it.
  private static func quoted(_ text: String) -> String {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    return String(decoding: writer.finish(), as: UTF8.self)
  }

  private static func isPlainInYAML(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { YAMLScalarText.isPlain($0) }
  }
}

/// Edits of one text that do not overlap, to be made all at once.
///
/// Of two edits that touch the same bytes the one that was added first counts; the other one is refused, because what
/// it was made for is no longer there. It is found again when the new text is looked at.
public struct SourceEdits: Sendable {
  /// The edits, in the order of their places.
  public private(set) var edits: [Diagnostic.FixIt] = []

  /// No edits.
  public init() {}

  /// Whether there is none.
  public var isEmpty: Bool { edits.isEmpty }

  /// Adds an edit, unless it overlaps one that is there; whether it was added.
  ///
  /// Two insertions in the same place overlap, since nothing says which one comes first.
  @discardableResult public mutating func add(_ edit: Diagnostic.FixIt) -> Bool {
    let (start, end) = (edit.span.start, edit.span.end)
    let index = edits.firstIndex { $0.span.start >= start } ?? edits.count
    if index < edits.count {
      let next = edits[index].span
      if next.start < end || next.start == start { return false }
    }
    if index > 0, edits[index - 1].span.end > start { return false }
    edits.insert(edit, at: index)
    return true
  }

  /// The text with all edits made.
  public func applied(to source: SourceText) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    source.withBytes(in: 0..<source.count) { old in
      for edit in edits {
        bytes.append(contentsOf: old[position..<Int(edit.span.start)])
        bytes.append(contentsOf: edit.replacement.utf8)
        position = Int(edit.span.end)
      }
      bytes.append(contentsOf: old[position...])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SourceEdits {
  /// The place, in the text before the edits, of the place `offset` of the text after them. Of what was written anew, only
  /// what stood there before as well has a place of its own; the rest is where the edit begins, or ends if `isEnd`.
  package func offsetBefore(_ offset: Int, isEnd: Bool) -> Int {
    var growth = 0
    for edit in edits {
      let start = Int(edit.span.start) + growth
      let new = Array(edit.replacement.utf8)
      if offset < start || (isEnd && offset == start) { break }
      if offset < start + new.count {
        let inside = Self.offset(offset - start, in: new, of: Array(edit.span.text.utf8), isEnd: isEnd)
        return Int(edit.span.start) + inside
      }
      growth += new.count - edit.span.range.count
    }
    return offset - growth
  }

  /// The place in `old` of what stands at `offset` in `new`, which was written instead.
  private static func offset(_ offset: Int, in new: [UInt8], of old: [UInt8], isEnd: Bool) -> Int {
    // What was put into quotes is still there.
    if let start = new.indices.first(where: { new[$0...].starts(with: old) }), !old.isEmpty {
      return min(max(0, offset - start), old.count)
    }
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    if offset <= prefix { return offset }
    let suffix = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if new.count - offset <= min(suffix, old.count - prefix) { return old.count - (new.count - offset) }
    return isEnd ? old.count : 0
  }
}
