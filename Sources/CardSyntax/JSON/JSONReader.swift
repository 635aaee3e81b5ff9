/// Reads JSON (RFC 8259) into a ``Document``.
///
/// One pass over the bytes, without recursion. Mistakes that have one obvious meaning (a missing or trailing comma, a
/// comment, single quotes) are reported and read over, so that one run shows them all; a text with any such mistake
/// gives no document.
package enum JSONReader {
  /// The document in `source`, or none if it is not JSON.
  package static func read(_ source: SourceText, diagnostics: inout Diagnostics) -> Document? {
    guard source.count <= SourceText.maximumSize else {
      diagnostics.report(.inputTooLarge(source))
      return nil
    }
    if let offset = UTF8Validation.firstInvalid(source.bytes, source.count) {
      diagnostics.report(.invalidUTF8(source, at: offset))
      return nil
    }
    var reader = JSONReader.Run(source)
    reader.read()
    if reader.errors.isEmpty { return reader.builder.finish(&diagnostics) }
    for error in reader.errors { diagnostics.report(error) }
    return nil
  }

  /// What the grammar allows next.
  fileprivate enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case separator
    case end
  }

  /// One reading of one source.
  fileprivate struct Run: ~Copyable {
    let source: SourceText
    let base: UnsafePointer<UInt8>
    let limit: UnsafePointer<UInt8>
    var builder: DocumentBuilder
    var errors: [Diagnostic] = []
    /// After so many errors the rest would be noise.
    static let maximumErrors = 20

    init(_ source: SourceText) {
      self.source = source
      base = source.bytes
      limit = source.bytes + source.count
      builder = DocumentBuilder(over: source)
    }
  }
}

extension JSONReader.Run {
  fileprivate mutating func read() {
    let base = self.base
    var pointer = base + source.contentStart
    var expectation = JSONReader.Expectation.value
    while true {
      pointer = JSONScanner.skipSpace(pointer)
      let byte = pointer.pointee
      switch expectation {
      case .separator:
        if byte == UInt8(ascii: ",") {
          pointer += 1
          expectation = builder.isInObject ? .key : .value
          continue
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), builder.isInObject == (byte == UInt8(ascii: "}")) {
          pointer += 1
          builder.close(pointer - base)
          expectation = builder.depth == 0 ? .end : .separator
          continue
        }
      case .key, .keyOrEnd:
        if byte == UInt8(ascii: "\"") {
          var isEscaped = false
          let start = pointer + 1
          if let end = string(start, &isEscaped) {
            builder.addKey(base, start - base, end - base, escaped: isEscaped)
            pointer = JSONScanner.skipSpace(end + 1)
            if pointer.pointee == UInt8(ascii: ":") {
              pointer += 1
            } else if !missingColon(&pointer) {
              return
            }
            expectation = .value
            continue
          }
          return
        }
        if byte == UInt8(ascii: "}"), expectation == .keyOrEnd {
          pointer += 1
          builder.close(pointer - base)
          expectation = builder.depth == 0 ? .end : .separator
          continue
        }
      case .value, .valueOrEnd:
        switch byte {
        case UInt8(ascii: "\""):
          var isEscaped = false
          let start = pointer + 1
          guard let end = string(start, &isEscaped) else { return }
          builder.addScalar(NodeTag.string, start - base, end - base, escaped: isEscaped)
          pointer = end + 1
          expectation = builder.depth == 0 ? .end : .separator
          continue
        case UInt8(ascii: "{"), UInt8(ascii: "["):
          if builder.depth == DocumentBuilder.maximumDepth {
            errors.append(.tooDeep(source, at: pointer - base))
            return
          }
          let isObject = byte == UInt8(ascii: "{")
          builder.open(isObject ? NodeTag.object : NodeTag.array, pointer - base)
          pointer += 1
          expectation = isObject ? .keyOrEnd : .valueOrEnd
          continue
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
          if let end = JSONScanner.numberEnd(pointer), !JSONScanner.continuesWord(end.pointee) {
            builder.addScalar(NodeTag.number, pointer - base, end - base)
            pointer = end
            expectation = builder.depth == 0 ? .end : .separator
            continue
          }
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
          if let end = literal(pointer) {
            let tag =
              byte == UInt8(ascii: "t") ? NodeTag.true : byte == UInt8(ascii: "f") ? NodeTag.false : NodeTag.null
            builder.addScalar(tag, pointer - base, end - base)
            pointer = end
            expectation = builder.depth == 0 ? .end : .separator
            continue
          }
        case UInt8(ascii: "]"):
          if expectation == .valueOrEnd {
            pointer += 1
            builder.close(pointer - base)
            expectation = builder.depth == 0 ? .end : .separator
            continue
          }
        default: break
        }
      case .end:
        if pointer >= limit { return }
      }
      // Everything that is not JSON comes here.
      if !recover(&pointer, &expectation) || errors.count >= Self.maximumErrors { return }
    }
  }

  /// The closing quote of the string whose content begins at `start`; none if the text ends before it.
  @inline(__always)
  private mutating func string(
    _ start: UnsafePointer<UInt8>, _ isEscaped: inout Bool
  ) -> UnsafePointer<UInt8>? {
    let end = JSONScanner.stringEnd(start)
    if end.pointee == UInt8(ascii: "\"") { return end }
    isEscaped = true
    return stringWithEscapes(start, end)
  }

  @inline(never)
  private mutating func stringWithEscapes(
    _ start: UnsafePointer<UInt8>, _ first: UnsafePointer<UInt8>
  ) -> UnsafePointer<UInt8>? {
    var pointer = first
    while true {
      switch pointer.pointee {
      case UInt8(ascii: "\""): return pointer
      case UInt8(ascii: "\\"): pointer = escape(pointer)
      default:
        if pointer >= limit {
          errors.append(.unterminatedString(source, at: start - base - 1))
          return nil
        }
        // A line end usually means that the closing quote is missing: the rest of the file would be misread.
        if pointer.pointee == 0x0A || pointer.pointee == 0x0D {
          errors.append(.lineEndInString(source, at: pointer - base, start: start - base - 1))
          return nil
        }
        errors.append(.controlCharacter(source, at: pointer - base, pointer.pointee))
        pointer += 1
      }
      pointer = JSONScanner.stringEnd(pointer)
    }
  }

  /// The byte after the escape at `start`; an ill-formed one is reported and read over.
  private mutating func escape(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
    switch start[1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return start + 2
    case UInt8(ascii: "u"):
      guard let unit = codeUnit(start + 2) else {
        errors.append(.badUnicodeEscape(source, at: start - base))
        return start + 2
      }
      if unit & 0xFC00 == 0xDC00 {
        errors.append(.loneSurrogate(source, at: start - base))
      } else if unit & 0xFC00 == 0xD800 {
        if start[6] == UInt8(ascii: "\\"), start[7] == UInt8(ascii: "u"), let low = codeUnit(start + 8),
          low & 0xFC00 == 0xDC00
        {
          return start + 12
        }
        errors.append(.loneSurrogate(source, at: start - base))
      }
      return start + 6
    default:
      errors.append(.unknownEscape(source, at: start - base))
      // A control character after the backslash, or the end of the text, is judged by the caller.
      return start[1] < 0x20 ? start + 1 : start + 2
    }
  }

  private func codeUnit(_ start: UnsafePointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = JSONText.hexadecimalDigit(start[offset]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The end of `true`, `false` or `null` at `start`.
  @inline(__always)
  private func literal(_ start: UnsafePointer<UInt8>) -> UnsafePointer<UInt8>? {
    let word = UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self))
    let end: UnsafePointer<UInt8>
    switch word {
    case 0x6575_7274, 0x6C6C_756E: end = start + 4  // "true", "null"
    case 0x736C_6166 where start[4] == UInt8(ascii: "e"): end = start + 5  // "fals"
    default: return nil
    }
    return JSONScanner.continuesWord(end.pointee) ? nil : end
  }
}

// MARK: Recovery

extension JSONReader.Run {
  /// Reports a key without colon and goes on if the value plainly follows.
  private mutating func missingColon(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    errors.append(.expectedColon(source, at: pointer - base, found: found(at: pointer)))
    if pointer.pointee == UInt8(ascii: "=") { pointer += 1 }
    return pointer < limit && pointer.pointee != UInt8(ascii: ",") && pointer.pointee != UInt8(ascii: "}")
  }

  /// Reports what stands at `pointer` and moves to where reading can go on; false if it cannot.
  @inline(never)
  fileprivate mutating func recover(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) -> Bool {
    let offset = pointer - base
    let byte = pointer.pointee
    if pointer >= limit {
      if builder.depth > 0 {
        errors.append(.unclosed(source, opener: builder.openStart, isObject: builder.isInObject))
      } else {
        errors.append(.noValue(source))
      }
      return false
    }
    if byte == UInt8(ascii: "/"), pointer[1] == UInt8(ascii: "/") || pointer[1] == UInt8(ascii: "*") {
      let isLine = pointer[1] == UInt8(ascii: "/")
      let start = pointer
      pointer += 2
      while pointer < limit {
        if isLine ? pointer.pointee == 0x0A : pointer[-1] == UInt8(ascii: "*") && pointer.pointee == UInt8(ascii: "/") {
          break
        }
        pointer += 1
      }
      if pointer < limit { pointer += 1 }
      errors.append(.comment(source, range: start - base..<pointer - base))
      return true
    }
    switch expectation {
    case .end:
      errors.append(.trailingContent(source, at: offset, found: found(at: pointer)))
      return false
    case .separator:
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        errors.append(.mismatchedClose(source, at: offset, byte, opener: builder.openStart))
        return false
      }
      if byte == UInt8(ascii: ";") {
        errors.append(.missingComma(source, at: offset, isObject: builder.isInObject, found: "`;`"))
        pointer += 1
      } else if startsValue(byte) {
        errors.append(.missingComma(source, at: offset, isObject: builder.isInObject, found: found(at: pointer)))
      } else {
        errors.append(.unexpected(source, at: offset, found: found(at: pointer), wanted: "`,` or a closing bracket"))
        return false
      }
      expectation = builder.isInObject ? .key : .value
      return true
    case .key, .keyOrEnd:
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), expectation == .key {
        errors.append(.trailingComma(source, before: offset))
        expectation = .separator
        return true
      }
      if byte == UInt8(ascii: ",") {
        errors.append(.unexpected(source, at: offset, found: "`,`", wanted: "a key in double quotes"))
        pointer += 1
        return true
      }
      if let word = quotedOrBareWord(&pointer) {
        errors.append(.unquotedKey(source, range: offset..<pointer - base, word))
        builder.addKey(base, offset, offset, escaped: false)
        pointer = JSONScanner.skipSpace(pointer)
        if pointer.pointee == UInt8(ascii: ":") { pointer += 1 } else if !missingColon(&pointer) { return false }
        expectation = .value
        return true
      }
      errors.append(.unexpected(source, at: offset, found: found(at: pointer), wanted: "a key in double quotes"))
      return false
    case .value, .valueOrEnd:
      if byte == UInt8(ascii: "]"), !builder.isInObject, builder.depth > 0 {
        errors.append(.trailingComma(source, before: offset))
        expectation = .separator
        return true
      }
      if byte == UInt8(ascii: ","), builder.depth > 0 {
        errors.append(.unexpected(source, at: offset, found: "`,`", wanted: "a value"))
        builder.addScalar(NodeTag.null, offset, offset)
        expectation = .separator
        return true
      }
      if JSONScanner.isDigit(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        || byte == UInt8(ascii: ".")
      {
        repeat { pointer += 1 } while JSONScanner.continuesWord(pointer.pointee)
        errors.append(.badNumber(source, range: offset..<pointer - base))
      } else if let word = quotedOrBareWord(&pointer) {
        errors.append(.bareWord(source, range: offset..<pointer - base, word))
      } else {
        errors.append(.unexpected(source, at: offset, found: found(at: pointer), wanted: "a value"))
        return false
      }
      builder.addScalar(NodeTag.null, offset, offset)
      expectation = builder.depth == 0 ? .end : .separator
      return true
    }
  }

  private func startsValue(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "'")
      || JSONScanner.continuesWord(byte)
  }

  /// Moves over a word, or a text in single quotes that ends on its line.
  private func quotedOrBareWord(_ pointer: inout UnsafePointer<UInt8>) -> String? {
    let start = pointer
    if pointer.pointee == UInt8(ascii: "'") {
      var end = pointer + 1
      while end < limit, end.pointee != UInt8(ascii: "'"), end.pointee != 0x0A { end += 1 }
      guard end.pointee == UInt8(ascii: "'") else { return nil }
      pointer = end + 1
    } else {
      guard JSONScanner.continuesWord(pointer.pointee) else { return nil }
      repeat { pointer += 1 } while JSONScanner.continuesWord(pointer.pointee)
    }
    return String(decoding: UnsafeBufferPointer(start: start, count: pointer - start), as: UTF8.self)
  }

  /// What stands at `pointer`, for a message.
  private func found(at pointer: UnsafePointer<UInt8>) -> String {
    if pointer >= limit { return "the end of the file" }
    let end = min(4, limit - pointer)
    let text = String(decoding: UnsafeBufferPointer(start: pointer, count: end), as: UTF8.self)
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
