/// Mistakes that lead YAML's reader astray, so that it gives up somewhere else: a quote that is missing, a comment that takes a
/// bracket away.
struct YAMLBrokenTexts {
  let source: SourceText

  // MARK: Quotes

  /// What to report where a text in quotes that goes over several lines is followed by something: its quote was to close on the
  /// first one, if lines in it look like YAML. `quoted` is the last text in quotes that was read before `offset`.
  func unclosed(_ quoted: Range<Int>, before offset: Int, isFlow: Bool) -> Diagnostic? {
    guard quoted.upperBound <= offset, (quoted.upperBound..<offset).allSatisfy({ source[$0] == 0x20 }) else {
      return nil
    }
    let end = lineEnd(from: quoted.lowerBound)
    guard end < quoted.upperBound, hasStructure(end..<quoted.upperBound) else { return nil }
    let quote = String(Character(Unicode.Scalar(source[quoted.lowerBound])))
    let close = ClosingQuote.place(in: quoted.lowerBound + 1..<end, of: source, isInBrackets: isFlow)
    return Diagnostic(
      YAMLDiagnostics.unterminated, "this string is not closed on its line",
      at: SourceSpan(source: source, quoted.lowerBound..<quoted.lowerBound + 1), help: "add the closing `\(quote)`",
      fixIt: .init(SourceSpan(source: source, close..<close), replacement: quote))
  }

  /// Whether a line that begins in a range begins with a dash or a key.
  private func hasStructure(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      while index < range.upperBound, source[index] <= 0x20 { index += 1 }
      if source[index] == UInt8(ascii: "-"), source[index + 1] == 0x20 { return true }
      let start = index
      while index < range.upperBound, YAMLFlowTexts.isKeyByte(source[index]) { index += 1 }
      if index > start, index < range.upperBound, source[index] == UInt8(ascii: ":"), source[index + 1] <= 0x20 {
        return true
      }
      index = lineEnd(from: index)
    }
    return false
  }

  // MARK: Comments

  /// What to report where a comment between brackets, after the one at `opener`, has more closing brackets than opening ones: it
  /// was to be a text.
  func swallowedEnd(after opener: Int, before limit: Int) -> Diagnostic? {
    var index = opener + 1
    var quote: UInt8?
    var openers = [opener]
    let end = lineEnd(from: min(limit, source.count))
    while index < end {
      let byte = source[index]
      if let open = quote {
        if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") { index += 1 } else if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), ",:[{".utf8.contains(lastBefore(index)) {
        quote = byte
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        openers.append(index)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        if openers.popLast() == nil { return nil }
      } else if byte == UInt8(ascii: "#"), source[index - 1] <= 0x20 {
        if let opener = openers.last, let text = textWithComment(at: index, in: opener) {
          return report(text, index, opener)
        }
        index = lineEnd(from: index)
        continue
      }
      index += 1
    }
    return nil
  }

  private func report(_ text: Range<Int>, _ sign: Int, _ opener: Int) -> Diagnostic {
    let fixIt = YAMLQuoting(source: source).quoting(text)
    let name = source[opener] == UInt8(ascii: "{") ? "mapping" : "list"
    let help =
      fixIt.replacement.utf8.count <= 60 ? "put the text in quotes: `\(fixIt.replacement)`" : "put the text in quotes"
    return Diagnostic(
      YAMLDiagnostics.unterminated, "what begins with `#` is a comment, so the \(name) is not closed",
      at: SourceSpan(source: source, sign..<text.upperBound),
      labels: [.init(SourceSpan(source: source, opener..<opener + 1), "opened here")], help: help, fixIt: fixIt)
  }

  /// The text between commas or brackets in which the comment at `sign` begins, if the comment has its end in it.
  private func textWithComment(at sign: Int, in opener: Int) -> Range<Int>? {
    var depth = 0
    var separator: Int?
    var close: Int?
    for index in sign..<lineEnd(from: sign) where close == nil {
      switch source[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { close = index }
      case UInt8(ascii: ",") where depth == 0 && separator == nil: separator = index
      default: break
      }
    }
    guard let close else { return nil }
    var start = sign
    while start > opener + 1, !isBoundary(start - 1) { start -= 1 }
    while start < sign, source[start] <= 0x20 { start += 1 }
    var end = separator ?? close
    while end > start, source[end - 1] <= 0x20 { end -= 1 }
    return start..<end
  }

  /// Whether a value begins after the byte at `index`.
  private func isBoundary(_ index: Int) -> Bool {
    switch source[index] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"), 0x0A: true
    case UInt8(ascii: ":"): source[index + 1] <= 0x20
    default: false
    }
  }

  // MARK: Places

  private func lastBefore(_ index: Int) -> UInt8 {
    var index = index
    while index > 0, source[index - 1] <= 0x20 { index -= 1 }
    return index > 0 ? source[index - 1] : 0
  }

  private func lineEnd(from start: Int) -> Int {
    var end = start
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    return end
  }
}
