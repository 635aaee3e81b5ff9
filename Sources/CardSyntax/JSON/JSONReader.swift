/// Reads JSON (RFC 8259) into a ``Document``.
///
/// One pass over the bytes, without recursion. Mistakes that have one obvious meaning (a missing or trailing comma, a
/// comment, single quotes) are reported and read over, so that one run shows them all; a text with any such mistake
/// gives no document.
package enum JSONReader {
  /// The document in `source`, or none if it is not JSON.
  ///
  /// In `data` half of a surrogate pair is only worth a warning: programs cut texts wherever they like.
  package static func read(
    _ source: SourceText, isData: Bool = false, diagnostics: inout Diagnostics
  ) -> Document? {
    guard source.count <= SourceText.maximumSize else {
      diagnostics.report(.inputTooLarge(source))
      return nil
    }
    if let offset = UTF8Validation.firstInvalid(in: source, 0..<source.count) {
      diagnostics.report(.invalidUTF8(source, at: offset))
      return nil
    }
    var reader = JSONReader.Run(source, isData: isData)
    reader.read()
    for warning in reader.warnings { diagnostics.report(warning) }
    if reader.errors.isEmpty { return reader.builder.finish(&diagnostics) }
    for error in reader.errors { diagnostics.report(error) }
    return nil
  }

  /// What is written in a text with mistakes of form, with the places of these; none if they leave a part of it unread.
  static func mended(_ source: SourceText) -> (document: Document, faults: [Range<Int>])? {
    guard source.count <= SourceText.maximumSize, UTF8Validation.firstInvalid(in: source, 0..<source.count) == nil
    else {
      return nil
    }
    var reader = JSONReader.Run(source, isData: false)
    reader.read()
    // An escape that is none stands for no text.
    let isReadable = reader.isComplete && !reader.errors.contains { $0.kind == SyntaxDiagnostics.badString }
    guard isReadable, !reader.errors.isEmpty else { return nil }
    let faults = reader.errors.compactMap(\.span?.range)
    var ignored = Diagnostics()
    let read = reader.builder.finish(&ignored)
    // Words that stand for values do not spell them as JSON does.
    var builder = DocumentBuilder(arenaFor: source, isYAML: false)
    builder.addSpelling(read.root)
    return (builder.finish(&ignored), faults)
  }

  /// What the grammar allows next.
  enum Expectation {
    case value
    case valueOrEnd
    case key
    case keyOrEnd
    case separator
    case end
  }

  /// One reading of one source.
  struct Run: ~Copyable {
    let source: SourceText
    let base: UnsafePointer<UInt8>
    let limit: UnsafePointer<UInt8>
    var builder: DocumentBuilder
    var errors: [Diagnostic] = []
    var warnings: [Diagnostic] = []
    /// Whether the text is data, in which halves of surrogate pairs are read over.
    let isData: Bool
    /// The last comment that was read over, and where the text before it ends.
    var lastComment: (end: Int, textEnd: Int)?
    /// Whether the reader stands behind a text that was taken for a key and more.
    var isAfterMendedText = false
    /// Whether the last string has no quote at its end, which is read over.
    var lacksQuote = false
    /// Whether an error makes the rest of the text unreadable.
    var isStopped = false
    /// Whether all of the text has been read, whatever mistakes are in it.
    var isComplete = false
    /// After so many errors the rest would be noise.
    static let maximumErrors = 20

    init(_ source: SourceText, isData: Bool) {
      self.source = source
      self.isData = isData
      base = source.unsafeBytes
      limit = base + source.count
      builder = DocumentBuilder(over: source)
    }
  }
}

extension DocumentBuilder {
  /// Adds a copy of a value that was read over mistakes, with its scalars as JSON spells them.
  fileprivate mutating func addSpelling(_ node: Node) {
    let span = node.span
    let origin = NodeOrigin(
      source: register(span.source), start: span.start, end: span.end, expansion: NodeOrigin.noExpansion)
    switch node.kind {
    case .null: addNull(origin)
    case .boolean: addBoolean(node.boolean ?? false, origin)
    case .number: addCopy(ofScalar: node, origin)
    case .string:
      var text = node.string ?? ""
      text.withUTF8 { addString($0, origin) }
    case .array:
      beginArray(origin)
      for element in node.elements { addSpelling(element) }
      end()
    case .object:
      beginObject(origin)
      for member in node.members {
        let span = member.keySpan
        var name = member.name
        let place = NodeOrigin(
          source: register(span.source), start: span.start, end: span.end, expansion: NodeOrigin.noExpansion)
        name.withUTF8 { addKey($0, place) }
        addSpelling(member.value)
      }
      end()
    }
  }
}

extension Document {
  /// Reads JSON; none if it has errors, all of which are then among the diagnostics.
  public static func readJSON(_ source: SourceText, diagnostics: inout Diagnostics) -> Document? {
    JSONReader.read(source, diagnostics: &diagnostics)
  }

  /// Reads data, in JSON or YAML; none if it has errors. Half of a surrogate pair, which stands for no character, is a
  /// warning only, and stays as it is escaped.
  public static func readData(
    _ source: SourceText, as syntax: SourceSyntax, diagnostics: inout Diagnostics
  ) -> Document? {
    if case .json = syntax { return JSONReader.read(source, isData: true, diagnostics: &diagnostics) }
    return Document.read(source, as: syntax, diagnostics: &diagnostics)
  }
}

extension JSONReader.Run {
  /// Reads the whole text: afterwards the builder is finished or there are errors.
  mutating func read() {
    let base = self.base
    var pointer = base + source.contentStart
    var expectation = JSONReader.Expectation.value
    while true {
      pointer = JSONScanner.skipSpace(pointer)
      let byte = pointer.pointee
      switch expectation {
      case .value, .valueOrEnd:
        if byte == UInt8(ascii: "\"") {
          var isEscaped = false
          let start = pointer + 1
          if let end = string(start, &isEscaped, isKey: false) {
            builder.addScalar(NodeTag.string, start - base, end - base, escaped: isEscaped)
            pointer = end + 1
            if isEscaped, lacksQuote {
              pointer = end
              lacksQuote = false
            }
            afterScalar(&pointer, &expectation)
            continue
          }
        } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
          if builder.depth < DocumentBuilder.maximumDepth {
            open(&pointer, &expectation)
            continue
          }
        } else if byte == UInt8(ascii: "]") {
          if expectation == .valueOrEnd {
            expectation = close(&pointer)
            continue
          }
        } else if byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "-") {
          if let end = JSONScanner.numberEnd(pointer), !JSONScanner.continuesWord(end.pointee) {
            builder.addScalar(NodeTag.number, pointer - base, end - base)
            pointer = end
            afterScalar(&pointer, &expectation)
            continue
          }
        } else if let (tag, end) = literal(pointer) {
          builder.addScalar(tag, pointer - base, end - base)
          pointer = end
          afterScalar(&pointer, &expectation)
          continue
        }
      case .separator:
        if byte == UInt8(ascii: ",") {
          pointer += 1
          expectation = builder.isInObject ? .key : .value
          continue
        }
        if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]"), builder.isInObject == (byte == UInt8(ascii: "}")) {
          expectation = close(&pointer)
          continue
        }
      case .key, .keyOrEnd:
        if byte == UInt8(ascii: "\""), key(&pointer) {
          expectation = .value
          continue
        }
        if byte == UInt8(ascii: "}"), expectation == .keyOrEnd {
          expectation = close(&pointer)
          continue
        }
      case .end:
        if pointer >= limit {
          isComplete = true
          return
        }
      }
      // Everything that is not JSON comes here.
      if isGivenUp || !recover(&pointer, &expectation) { return }
    }
  }

  /// Moves over the comma that usually follows a scalar.
  @inline(__always)
  private func afterScalar(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) {
    if pointer.pointee == UInt8(ascii: ","), builder.depth > 0 {
      pointer += 1
      expectation = builder.isInObject ? .key : .value
    } else {
      expectation = builder.depth == 0 ? .end : .separator
    }
  }

  /// Opens a container at its bracket.
  @inline(__always)
  private mutating func open(
    _ pointer: inout UnsafePointer<UInt8>, _ expectation: inout JSONReader.Expectation
  ) {
    let isObject = pointer.pointee == UInt8(ascii: "{")
    builder.open(isObject ? NodeTag.object : NodeTag.array, pointer - base)
    pointer += 1
    expectation = isObject ? .keyOrEnd : .valueOrEnd
  }

  /// Reads a key and its colon; false if the rest of the text makes no sense after what is there.
  @inline(__always)
  private mutating func key(_ pointer: inout UnsafePointer<UInt8>) -> Bool {
    var isEscaped = false
    let start = pointer + 1
    guard let end = string(start, &isEscaped, isKey: true) else { return false }
    builder.addKey(base, start - base, end - base, escaped: isEscaped)
    pointer = JSONScanner.skipSpace(end + 1)
    if pointer.pointee == UInt8(ascii: ":") {
      pointer += 1
      return true
    }
    return missingColon(&pointer)
  }

  /// Closes the innermost container at its bracket.
  @inline(__always)
  private mutating func close(_ pointer: inout UnsafePointer<UInt8>) -> JSONReader.Expectation {
    pointer += 1
    builder.close(pointer - base)
    return builder.depth == 0 ? .end : .separator
  }

  /// The closing quote of the string whose content begins at `start`, or where it is missing; none if the text ends before it.
  @inline(__always)
  private mutating func string(
    _ start: UnsafePointer<UInt8>, _ isEscaped: inout Bool, isKey: Bool
  ) -> UnsafePointer<UInt8>? {
    let end = JSONScanner.stringEnd(start)
    if end.pointee == UInt8(ascii: "\"") { return end }
    isEscaped = true
    return stringWithEscapes(start, end, isKey: isKey)
  }

  @inline(never)
  private mutating func stringWithEscapes(
    _ start: UnsafePointer<UInt8>, _ first: UnsafePointer<UInt8>, isKey: Bool
  ) -> UnsafePointer<UInt8>? {
    var pointer = first
    while true {
      switch pointer.pointee {
      case UInt8(ascii: "\""): return pointer
      case UInt8(ascii: "\\"): pointer = escape(pointer)
      default:
        if pointer >= limit {
          report(.unterminatedString(source, at: start - base - 1), givingUp: true)
          return nil
        }
        if pointer.pointee == 0x0A || pointer.pointee == 0x0D { return lineEnd(pointer, start: start, isKey: isKey) }
        report(.controlCharacter(source, at: pointer - base, pointer.pointee))
        pointer += 1
      }
      if isGivenUp { return nil }
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
        report(.badUnicodeEscape(source, at: start - base))
        return start + 2
      }
      if unit & 0xFC00 == 0xDC00 {
        reportSurrogate(at: start - base)
      } else if unit & 0xFC00 == 0xD800 {
        if start[6] == UInt8(ascii: "\\"), start[7] == UInt8(ascii: "u"), let low = codeUnit(start + 8),
          low & 0xFC00 == 0xDC00
        {
          return start + 12
        }
        reportSurrogate(at: start - base)
      }
      return start + 6
    case 0..<0x20:
      // The control character, or the end of the text, is judged by the caller.
      return start + 1
    default:
      var end = start + 2
      while end.pointee & 0xC0 == 0x80 { end += 1 }
      report(.unknownEscape(source, range: start - base..<end - base))
      return end
    }
  }

  private mutating func reportSurrogate(at offset: Int) {
    guard isData else { return report(.loneSurrogate(source, at: offset)) }
    if warnings.count < Self.maximumErrors { warnings.append(.dataSurrogate(source, at: offset)) }
  }

  private func codeUnit(_ start: UnsafePointer<UInt8>) -> UInt32? {
    var value: UInt32 = 0
    for offset in 0..<4 {
      guard let digit = JSONText.hexadecimalDigit(start[offset]) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  /// The tag and the end of `true`, `false` or `null` at `start`.
  @inline(__always)
  private func literal(_ start: UnsafePointer<UInt8>) -> (tag: UInt8, end: UnsafePointer<UInt8>)? {
    let tag: UInt8
    let end: UnsafePointer<UInt8>
    switch UnsafeRawPointer(start).loadUnaligned(as: UInt32.self).littleEndian {
    case 0x6575_7274: (tag, end) = (NodeTag.true, start + 4)  // "true"
    case 0x6C6C_756E: (tag, end) = (NodeTag.null, start + 4)  // "null"
    case 0x736C_6166 where start[4] == UInt8(ascii: "e"): (tag, end) = (NodeTag.false, start + 5)  // "fals"
    default: return nil
    }
    return JSONScanner.continuesWord(end.pointee) ? nil : (tag, end)
  }
}
