/// Finds what has to be put into quotes where a text has something in it that YAML reads otherwise.
struct YAMLQuoting {
  let source: SourceText

  /// The correction of a text that has a mistake at `offset`: quotes around it. `openBracket` is where the outermost list or
  /// mapping in brackets begins that is known to be open.
  func text(at offset: Int, openBracket: Int? = nil) -> Diagnostic.FixIt? {
    if let text = flowText(at: offset, openBracket: openBracket) { return quoting(text.range) }
    // In brackets that begin above, the line is none of a block.
    if let openBracket, openBracket < line(of: offset).lowerBound { return nil }
    return blockText(at: offset).map { quoting($0.range) }
  }

  /// A text between brackets that has a mistake at `offset`, or one before that has a binding, which is a mistake there.
  func flowText(at offset: Int, openBracket: Int? = nil) -> YAMLFlowTexts.Text? {
    let line = line(of: offset)
    if let openBracket, openBracket < line.lowerBound {
      return flowText(at: offset, from: openBracket, through: line.upperBound)
    }
    let value = valueStart(in: line)
    let isBracket = value < line.upperBound && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(source[value])
    // What stands behind the closing bracket makes a text of the whole.
    if isBracket, blockText(at: offset) != nil { return nil }
    guard let start = isBracket && value <= offset ? value : openBracket, start <= offset else { return nil }
    return flowText(at: offset, from: start, through: line.upperBound)
  }

  private func flowText(at offset: Int, from start: Int, through end: Int) -> YAMLFlowTexts.Text? {
    let texts = YAMLFlowTexts(source, from: start, through: end).texts
    if let first = texts.first(where: { $0.hasBinding && $0.range.lowerBound <= offset }) { return first }
    return texts.first { $0.range.contains(offset) && !$0.beginsLine }
  }

  /// A text in a block that has a mistake at `offset`: the value of its line.
  func blockText(at offset: Int) -> YAMLFlowTexts.Text? {
    let line = line(of: offset)
    let start = valueStart(in: line)
    guard start < line.upperBound, start <= offset, isText(start..<line.upperBound, in: line) else { return nil }
    let end = end(of: start..<line.upperBound)
    if start >= end { return nil }
    return YAMLFlowTexts.Text(range: start..<end, opener: start, hasBinding: false, beginsLine: false)
  }

  /// Puts quotes around a text: double ones, or single ones where these need no backslashes.
  func quoting(_ range: Range<Int>) -> Diagnostic.FixIt {
    let span = SourceSpan(source: source, range)
    let text = range.contains { isQuote(source[$0]) } ? withoutOuterQuotes(span.text) : span.text
    let needsEscapes = text.utf8.contains { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
    if needsEscapes, !text.utf8.contains(UInt8(ascii: "'")) { return .init(span, replacement: "'\(text)'") }
    return .quoting(text, over: span)
  }

  // MARK: The line

  private func line(of offset: Int) -> Range<Int> {
    var start = min(offset, source.count)
    while start > source.contentStart, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return start..<end
  }

  /// Where the value of a line begins, behind dashes and a plain key.
  private func valueStart(in line: Range<Int>) -> Int { starts(in: line).value }

  /// Where the key of a line begins, or its value if it has none, and where its value does.
  private func starts(in line: Range<Int>) -> (key: Int, value: Int) {
    var start = line.lowerBound
    let end = line.upperBound
    func skipSpaces() { while start < end, source[start] == 0x20 { start += 1 } }
    skipSpaces()
    while start + 1 < end, source[start] == UInt8(ascii: "-"), source[start + 1] == 0x20 {
      start += 2
      skipSpaces()
    }
    let key = start
    var index = start
    while index < end, YAMLFlowTexts.isKeyByte(source[index]) { index += 1 }
    if index > start, index + 1 < end, source[index] == UInt8(ascii: ":"), source[index + 1] == 0x20 {
      start = index + 1
      skipSpaces()
    }
    return (key, start)
  }

  /// Whether the value of a line is a text for a person who reads it.
  private func isText(_ value: Range<Int>, in line: Range<Int>) -> Bool {
    let (start, end) = (value.lowerBound, value.upperBound)
    let next = start + 1 < end ? source[start + 1] : 0x20
    switch source[start] {
    case UInt8(ascii: "#"): return false
    case UInt8(ascii: "{") where next == UInt8(ascii: "{"): return true
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard var rest = YAMLFlowTexts.end(ofValueAt: start, in: source, before: end) else { return false }
      while rest < end, source[rest] == 0x20 { rest += 1 }
      // What begins like another value or a forgotten bracket is none of the text.
      if rest >= end || ",:{}[]#".utf8.contains(source[rest]) { return false }
      return !isQuote(source[start]) || !isQuote(source[rest])
    case UInt8(ascii: "&"):
      // An anchor is followed by a space.
      var name = start + 1
      while name < end, YAMLFlowTexts.isKeyByte(source[name]) { name += 1 }
      return name == start + 1 || name < end && source[name] != 0x20
    case UInt8(ascii: "!"): return next != UInt8(ascii: "!") && next != UInt8(ascii: "<")
    case UInt8(ascii: "-"), UInt8(ascii: "?"):
      return next != 0x20 || start > line.lowerBound && source[start - 1] == 0x20
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      // Lines that follow may be the text that was to begin here.
      return next == 0x20 && indentation(after: line) <= starts(in: line).key - line.lowerBound
    default: return true
    }
  }

  private func indentation(of start: Int) -> Int {
    var end = start
    while end < source.count, source[end] == 0x20 { end += 1 }
    return end - start
  }

  /// The indentation of the next line with anything on it; 0 for none.
  private func indentation(after line: Range<Int>) -> Int {
    var start = line.upperBound
    while start < source.count {
      while start < source.count, source[start] == 0x0A || source[start] == 0x0D { start += 1 }
      let indentation = indentation(of: start)
      let end = start + indentation
      if end >= source.count { return 0 }
      if source[end] != 0x0A, source[end] != 0x0D { return indentation }
      start = end
    }
    return 0
  }

  /// The end of a plain text that may have bindings, without a comment and spaces behind it.
  private func end(of range: Range<Int>) -> Int {
    var index = range.lowerBound
    var depth = 0
    while index < range.upperBound {
      switch source[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth = max(0, depth - 1)
      case UInt8(ascii: "#") where depth == 0 && index > range.lowerBound && source[index - 1] == 0x20:
        return trimmed(range.lowerBound..<index)
      default: break
      }
      index += 1
    }
    return trimmed(range)
  }

  private func trimmed(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return end
  }

  // MARK: Quotes

  private func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// The text in quotes that end too early for a quote in it, as in `'it's'`; other texts stay as they are.
  private func withoutOuterQuotes(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let quote = bytes.first, isQuote(quote), bytes.count > 2, bytes.last == quote,
      let close = bytes.dropFirst().firstIndex(of: quote), close < bytes.count - 1
    else { return text }
    let isInWord = bytes[close + 1] != 0x20
    let inner = bytes[1..<close]
    let opened = inner.indices.count { inner[$0] == UInt8(ascii: "{") }
    let isInBinding = opened > inner.count { $0 == UInt8(ascii: "}") }
    return isInWord || isInBinding ? String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self) : text
  }
}
