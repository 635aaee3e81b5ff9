// How the reader goes on after a mistake, so that one run reports them all.

extension JSONReader.Run {
  /// Whether nothing more should be read.
  var isGivenUp: Bool { errors.count >= Self.maximumErrors || isStopped }

  /// Adds an error; when there are too many, or the rest of the text would be misread, reading ends.
  mutating func report(_ error: Diagnostic, givingUp: Bool = false) {
    if errors.count < Self.maximumErrors { errors.append(error) }
    if givingUp { isStopped = true }
  }

  /// Reports a string that is not closed on its line and gives the place of the missing quote if the next line plainly goes
  /// on with JSON; otherwise the rest of the file would be misread, and reading ends.
  mutating func lineEnd(
    _ end: UnsafePointer<UInt8>, start: UnsafePointer<UInt8>, isKey: Bool
  ) -> UnsafePointer<UInt8>? {
    let next = JSONScanner.skipSpace(end).pointee
    let goesOn = !isKey && (startsContainerOrString(next) || next == UInt8(ascii: "}") || next == UInt8(ascii: "]"))
    // A comma and brackets at the end of the line were not meant as text.
    let close = ClosingQuote.place(in: start - base..<end - base, of: source, isInBrackets: true)
    report(
      .lineEndInString(source, at: end - base, start: start - base - 1, close: goesOn ? close : nil), givingUp: !goesOn)
    lacksQuote = goesOn
    return goesOn ? base + close : nil
  }

  /// Reports a key without colon and goes on if the value plainly follows.
  mutating func missingColon(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    while comment(&pointer) || lookalike(&pointer) { pointer = JSONScanner.skipSpace(pointer) }
    if pointer.pointee == UInt8(ascii: ":") {
      pointer += 1
      return true
    }
    // What was taken for a key is a part of a text with quotes in it.
    if let text = textWithBinding(around: pointer) {
      mend(text, &pointer)
      return false
    }
    let isEqualSign = pointer.pointee == UInt8(ascii: "=")
    let goesOn = isEqualSign || startsValue(pointer.pointee)
    report(.expectedColon(source, at: pointer - base, found: found(at: pointer)), givingUp: !goesOn)
    if isEqualSign { pointer += pointer[1] == UInt8(ascii: ">") ? 2 : 1 }
    return goesOn
  }

  /// Reports a comment at `pointer` and moves behind it.
  private mutating func comment(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    guard pointer.pointee == UInt8(ascii: "/") else { return false }
    let start = pointer
    switch pointer[1] {
    case UInt8(ascii: "/"):
      while pointer < limit, pointer.pointee != 0x0A, pointer.pointee != 0x0D { pointer += 1 }
    case UInt8(ascii: "*"):
      pointer += 2
      while pointer < limit, pointer.pointee != UInt8(ascii: "*") || pointer[1] != UInt8(ascii: "/") { pointer += 1 }
      pointer = min(pointer + 2, limit)
    default: return false
    }
    report(.comment(source, range: start - base..<pointer - base))
    lastComment = (pointer - base, endOfPrevious(start - base))
    return true
  }

  /// Reports what only looks like a space at `pointer` and moves behind it.
  private mutating func lookalike(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    guard pointer.pointee >= 0x80, let space = SpaceLookalike.at(pointer - base, in: source) else { return false }
    let end = SpaceLookalike.end(from: pointer - base, in: source)
    report(.spaceLookalike(source, pointer - base..<end, space))
    pointer = base + end
    return true
  }

  /// Reports the quotes in a text and moves behind it.
  private mutating func mend(_ text: (first: Int, close: Int?), _ pointer: inout UnsafePointer<UInt8>) {
    guard let close = text.close else {
      return report(.innerQuotes(source, text.first..<text.first + 1, isWhole: false), givingUp: true)
    }
    report(.innerQuotes(source, text.first..<close))
    pointer = base + close + 1
    isAfterMendedText = true
  }

  /// Reports what stands at `pointer` and moves to where reading can go on; false if it cannot.
  @inline(never)
  mutating func recover(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) -> Bool {
    if pointer >= limit {
      if builder.depth > 0 {
        report(.unclosed(source, opener: builder.openStart, isObject: builder.isInObject))
      } else {
        report(.noValue(source))
      }
      return false
    }
    if isAfterMendedText {
      isAfterMendedText = false
      // The key that was a part of the text, and those before it, have no value.
      if expectation == .key || expectation == .keyOrEnd {
        builder.addScalar(NodeTag.null, pointer - base, pointer - base)
      }
      expectation = .separator
      return !isGivenUp
    }
    if comment(&pointer) || lookalike(&pointer) { return !isGivenUp }
    let goesOn =
      switch expectation {
      case .end: unexpectedEnd(pointer)
      case .separator: missingSeparator(&pointer, &expectation)
      case .key, .keyOrEnd: missingKey(&pointer, &expectation)
      case .value, .valueOrEnd: missingValue(&pointer, &expectation)
      }
    return goesOn && !isGivenUp
  }

  private mutating func unexpectedEnd(_ pointer: UnsafePointer<UInt8>) -> Bool {
    report(.trailingContent(source, at: pointer - base, found: found(at: pointer)))
    return false
  }

  private mutating func missingSeparator(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) -> Bool {
    let offset = pointer - base
    let byte = pointer.pointee
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      return mismatchedClose(&pointer)
    }
    if let text = textWithBinding(around: pointer) {
      mend(text, &pointer)
      isAfterMendedText = false
      return text.close != nil
    }
    if let end = endOfStringWithQuotes(before: pointer) {
      report(.innerQuotes(source, endOfPrevious(offset) - 1..<end - base))
      pointer = end + 1
      return true
    }
    guard byte == UInt8(ascii: ";") || startsValue(byte) else {
      report(.unexpected(source, at: offset, found: found(at: pointer), wanted: "`,` or a closing bracket"))
      return false
    }
    report(
      .missingComma(
        source, at: offset, after: endOfPrevious(offset), isObject: builder.isInObject, found: found(at: pointer)))
    if byte == UInt8(ascii: ";") { pointer += 1 }
    expectation = builder.isInObject ? .key : .value
    return true
  }

  /// Reports a closing bracket that does not close what is open, and moves over one that closes nothing.
  private mutating func mismatchedClose(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    let isExtra = isExtraClose(pointer)
    report(
      .mismatchedClose(source, at: pointer - base, pointer.pointee, opener: builder.openStart, isExtra: isExtra))
    if isExtra { pointer += 1 }
    return isExtra
  }

  /// Whether a closing bracket closes nothing, as the second of `}}`: what is open plainly goes on behind it. A bracket that
  /// begins a line more likely closes something further out.
  private func isExtraClose(_ pointer: UnsafePointer<UInt8>) -> Bool {
    var start = pointer
    while start > base, start[-1] == 0x20 || start[-1] == 0x09 { start -= 1 }
    guard start > base + source.contentStart, isInLine(start - 1) else { return false }
    let next = JSONScanner.skipSpace(pointer + 1)
    guard next.pointee == UInt8(ascii: ",") else {
      return next.pointee == (builder.isInObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
    }
    let following = JSONScanner.skipSpace(next + 1).pointee
    return builder.isInObject ? following == UInt8(ascii: "\"") : startsContainerOrString(following)
  }

  private mutating func missingKey(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) -> Bool {
    let offset = pointer - base
    let byte = pointer.pointee
    if byte == UInt8(ascii: "]"), expectation == .keyOrEnd {
      report(.mismatchedClose(source, at: offset, byte, opener: builder.openStart))
      return false
    }
    if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
      report(.trailingComma(source, at: endOfPrevious(offset) - 1))
      expectation = .separator
      return true
    }
    if byte == UInt8(ascii: ",") {
      report(.unexpected(source, at: offset, found: "`,`", wanted: "a key in double quotes"))
      pointer += 1
      return true
    }
    guard let word = quotedOrBareWord(&pointer) else {
      report(.unexpected(source, at: offset, found: found(at: pointer), wanted: "a key in double quotes"))
      return false
    }
    report(
      .unquotedKey(
        source, range: offset..<pointer - base, word, quote: JSONQuotes.typographic(offset, in: source)?.character))
    let name = contentRange(offset, pointer - base)
    builder.addKey(base, name.lowerBound, name.upperBound, escaped: false)
    pointer = JSONScanner.skipSpace(pointer)
    if pointer.pointee == UInt8(ascii: ":") { pointer += 1 } else if !missingColon(&pointer) { return false }
    expectation = .value
    return true
  }

  private mutating func missingValue(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) -> Bool {
    let offset = pointer - base
    let byte = pointer.pointee
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      report(.tooDeep(source, at: offset))
      return false
    case UInt8(ascii: "]") where !builder.isInObject && builder.depth > 0:
      report(.trailingComma(source, at: endOfPrevious(offset) - 1))
      expectation = .separator
      return true
    case UInt8(ascii: "}") where !builder.isInObject && builder.depth > 0:
      expectation = .separator
      return mismatchedClose(&pointer)
    case UInt8(ascii: "}") where builder.isInObject, UInt8(ascii: ",") where builder.depth > 0:
      report(.unexpected(source, at: offset, found: found(at: pointer), wanted: "a value"))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
      repeat { pointer += 1 } while JSONScanner.continuesWord(pointer.pointee)
      report(.badNumber(source, range: offset..<pointer - base))
    default:
      guard let word = quotedOrBareWord(&pointer) else {
        report(.unexpected(source, at: offset, found: found(at: pointer), wanted: "a value"))
        return false
      }
      report(
        .bareWord(
          source, range: offset..<pointer - base, word, quote: JSONQuotes.typographic(offset, in: source)?.character))
      addMeant(word, contentRange(offset, pointer - base))
      expectation = builder.depth == 0 ? .end : .separator
      return true
    }
    builder.addScalar(NodeTag.null, offset, offset)
    expectation = builder.depth == 0 ? .end : .separator
    return true
  }

  /// Adds the value that a word or a text in other quotes plainly stands for.
  private mutating func addMeant(_ word: String, _ range: Range<Int>) {
    let tag =
      switch Diagnostic.literal(meantBy: word) {
      case "true": NodeTag.true
      case "false": NodeTag.false
      case "null": NodeTag.null
      // The place of a string has room for its quotes.
      default: builder.depth > 0 ? NodeTag.string : NodeTag.null
      }
    builder.addScalar(tag, range.lowerBound, range.upperBound)
  }

  /// What of a word or a text in other quotes is no quote.
  private func contentRange(_ start: Int, _ end: Int) -> Range<Int> {
    let isQuoted = base[start] == UInt8(ascii: "'") || JSONQuotes.typographic(start, in: source) != nil
    let text = source.text(in: start..<end)
    guard isQuoted, text.count > 1, let open = text.first, let close = text.last else { return start..<end }
    return start + open.utf8.count..<end - close.utf8.count
  }

  // MARK: What stands there

  /// The closing quote of a string on this line whose text has quotes in it, the last of which is before `pointer`; none if
  /// what stands there is no text, such as a key without quotes.
  private func endOfStringWithQuotes(before pointer: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let previous = base + endOfPrevious(pointer - base) - 1
    guard previous > base, previous.pointee == UInt8(ascii: "\""), JSONScanner.continuesWord(pointer.pointee) else {
      return nil
    }
    var index = previous
    while index < pointer {
      if !isInLine(index) { return nil }
      index += 1
    }
    while JSONScanner.continuesWord(index.pointee) { index += 1 }
    if JSONScanner.skipSpace(index).pointee == UInt8(ascii: ":") { return nil }
    while isInLine(index) {
      if index.pointee == UInt8(ascii: "\\") {
        index += 1
      } else if index.pointee == UInt8(ascii: "\""), endsValue(behind: index) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Of a text on this line with a binding that has quotes in it, which `pointer` is in: the first of the quotes in it, and the
  /// one that closes the text, if there is one.
  private func textWithBinding(around pointer: UnsafePointer<UInt8>) -> (first: Int, close: Int?)? {
    var start = pointer
    while start > base + source.contentStart, isInLine(start - 1) { start -= 1 }
    while start < pointer {
      guard start.pointee == UInt8(ascii: "\"") else {
        start += 1
        continue
      }
      guard let close = quote(from: start + 1) else { return nil }
      if JSONQuotes.hasOpenBinding(start + 1 - base..<close - base, of: source), close < pointer {
        var next = close
        while let quote = quote(from: next + 1) {
          next = quote
          let isWhole = !JSONQuotes.hasOpenBinding(start + 1 - base..<next - base, of: source)
          if isWhole, JSONScanner.skipSpace(next + 1) >= pointer, endsValue(behind: next) {
            return (close - base, next - base)
          }
        }
        return JSONScanner.skipSpace(close + 1) == pointer ? (close - base, nil) : nil
      }
      start = close + 1
    }
    return nil
  }

  /// The next quote on the line that is not escaped.
  private func quote(from start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    var index = start
    while isInLine(index) {
      if index.pointee == UInt8(ascii: "\"") { return index }
      index += index.pointee == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// Whether what follows a quote is what follows a string: the end of what the string is in, of its line, or a comma with
  /// another string behind it.
  private func endsValue(behind quote: UnsafePointer<UInt8>) -> Bool {
    var next = quote + 1
    func skipBlanks() { while next.pointee == 0x20 || next.pointee == 0x09 { next += 1 } }
    skipBlanks()
    if !isInLine(next) || next.pointee == UInt8(ascii: "}") || next.pointee == UInt8(ascii: "]") { return true }
    guard next.pointee == UInt8(ascii: ",") else { return false }
    next += 1
    skipBlanks()
    return !isInLine(next) || startsContainerOrString(next.pointee)
  }

  /// The offset after the last byte before `offset` that is neither white space nor in a comment.
  private func endOfPrevious(_ offset: Int) -> Int {
    var end = offset
    while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(base[end - 1]) { end -= 1 }
    if let lastComment, lastComment.end == end { return lastComment.textEnd }
    return end
  }

  private func startsContainerOrString(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    startsContainerOrString(byte) || byte == UInt8(ascii: "'") || JSONScanner.continuesWord(byte)
  }

  /// Moves over a word, a hole without quotes around it, or a text in single quotes; the latter two must end on their
  /// line.
  private func quotedOrBareWord(_ pointer: inout UnsafePointer<UInt8>) -> String? {
    let start = pointer
    var end = pointer
    if let quoted = JSONQuotes.typographic(start - base, in: source) {
      end = base + quoted.end
    } else if start.pointee == UInt8(ascii: "'") {
      repeat {
        end += end.pointee == UInt8(ascii: "\\") ? 2 : 1
      } while isInLine(end) && end.pointee != UInt8(ascii: "'")
      guard end < limit, end.pointee == UInt8(ascii: "'") else { return nil }
      end += 1
    } else if start.pointee == UInt8(ascii: "$"), start[1] == UInt8(ascii: "{") {
      while isInLine(end), end.pointee != UInt8(ascii: "}") { end += 1 }
      guard end.pointee == UInt8(ascii: "}") else { return nil }
      end += 1
    } else {
      while JSONScanner.continuesWord(end.pointee) { end += 1 }
      guard end > start else { return nil }
    }
    pointer = end
    return source.text(in: start - base..<end - base)
  }

  private func isInLine(_ pointer: UnsafePointer<UInt8>) -> Bool {
    pointer < limit && pointer.pointee != 0x0A && pointer.pointee != 0x0D
  }

  /// What stands at `pointer`, for a message.
  private func found(at pointer: UnsafePointer<UInt8>) -> String {
    if pointer >= limit { return "the end of the file" }
    let end = min(4, limit - pointer)
    let text = source.text(in: pointer - base..<pointer - base + end)
    guard let scalar = text.unicodeScalars.first else { return "the end of the file" }
    if scalar == "\"" { return "a string" }
    if scalar.value < 0x20 || scalar.value == 0x7F { return "the control character U+\(hexadecimal(scalar.value))" }
    return "`\(scalar)`"
  }

  private func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
