/// Reads one scalar of JSON or YAML again and notes which bytes became which.
///
/// The style is that of the first byte: JSON's strings are read as the double-quoted scalars of YAML, which have all of
/// JSON's escapes. The result counts only if it is the text that the reader found.
struct ScalarScan {
  /// A piece of the decoded text and the bytes that stand for it.
  struct Part {
    /// The range of the decoded text.
    var decoded: Range<Int>
    /// The range of the source.
    var source: Range<Int>

    /// Whether both ranges hold the same bytes; otherwise the part is an escape or a folded line end.
    var isVerbatim: Bool { decoded.count == source.count }

    /// Where the byte at `offset` of the decoded text begins in the source.
    func sourceStart(of offset: Int) -> Int {
      isVerbatim ? source.lowerBound + offset - decoded.lowerBound : source.lowerBound
    }

    /// Where the decoded text up to `offset` ends in the source.
    func sourceEnd(of offset: Int) -> Int {
      isVerbatim ? source.lowerBound + offset - decoded.lowerBound : source.upperBound
    }
  }

  /// The parts of the scalar at `span`; none if it does not read `decoded`.
  static func parts(of span: SourceSpan, decoded: [UInt8]) -> [Part]? {
    var scan = ScalarScan(span, expected: decoded)
    let isRead: Bool
    switch span.start < span.end ? span.source[Int(span.start)] : 0 {
    case UInt8(ascii: "\""): isRead = scan.doubleQuoted()
    case UInt8(ascii: "'"): isRead = scan.singleQuoted()
    case UInt8(ascii: "|"), UInt8(ascii: ">"): isRead = scan.block()
    default: isRead = scan.plain()
    }
    return isRead && scan.isMatching && scan.count == decoded.count ? scan.parts : nil
  }

  let source: SourceText
  /// The rest of the scalar.
  var index: Int
  let end: Int
  private let expected: [UInt8]
  private(set) var parts: [Part] = []
  /// The length of the decoded text so far.
  private(set) var count = 0
  /// Whether the decoded text so far is the expected one.
  private(set) var isMatching = true

  private init(_ span: SourceSpan, expected: [UInt8]) {
    source = span.source
    index = Int(span.start)
    end = Int(span.end)
    self.expected = expected
  }

  /// The spaces at the beginning of the first line of the expected text that has anything else.
  var leadingSpaces: Int {
    var spaces = 0
    for byte in expected {
      if byte == 0x0A { spaces = 0 } else if byte == 0x20 { spaces += 1 } else { break }
    }
    return spaces
  }

  // MARK: Output

  /// Adds the bytes of `range` as they are.
  mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    let source = self.source
    compare(range.lazy.map { source[$0] })
    if let last = parts.indices.last, parts[last].isVerbatim, parts[last].source.upperBound == range.lowerBound {
      parts[last] = Part(
        decoded: parts[last].decoded.lowerBound..<count, source: parts[last].source.lowerBound..<range.upperBound)
    } else {
      parts.append(Part(decoded: count - range.count..<count, source: range))
    }
  }

  /// Adds `text`, for which the bytes of `range` stand.
  mutating func add(_ text: some Collection<UInt8>, for range: Range<Int>) {
    guard !text.isEmpty else { return }
    let text = Array(text)
    compare(text)
    parts.append(Part(decoded: count - text.count..<count, source: range))
  }

  private mutating func compare(_ added: some Collection<UInt8>) {
    isMatching = isMatching && expected.dropFirst(count).starts(with: added)
    count += added.count
  }

  // MARK: Line ends

  /// The offset after the line end at `index`, if there is one.
  func lineEnd(at index: Int) -> Int? {
    guard index < source.count else { return nil }
    if source[index] == 0x0A { return index + 1 }
    if source[index] == 0x0D { return source[index + 1] == 0x0A ? index + 2 : index + 1 }
    return nil
  }

  /// Whether a space or tab is at `index`.
  func isBlank(at index: Int) -> Bool { source[index] == 0x20 || source[index] == 0x09 }

  /// Reads white space: as it is inside a line, folded around line ends.
  private mutating func whiteSpace(isEscaped: Bool = false) {
    let start = index
    var lineEnds = 0
    while index < end {
      if isBlank(at: index) {
        index += 1
      } else if let next = lineEnd(at: index) {
        lineEnds += 1
        index = next
      } else {
        break
      }
    }
    if isEscaped {
      // The escaped line end itself has gone; empty lines after it remain.
      add(repeatElement(0x0A, count: lineEnds), for: start..<index)
    } else if lineEnds == 0 {
      copy(start..<index)
    } else {
      add(lineEnds == 1 ? [0x20] : [UInt8](repeating: 0x0A, count: lineEnds - 1), for: start..<index)
    }
  }

  // MARK: Styles

  private mutating func plain() -> Bool {
    while index < end, isMatching {
      let start = index
      while index < end, !isBlank(at: index), lineEnd(at: index) == nil { index += 1 }
      copy(start..<index)
      whiteSpace()
    }
    return index == end
  }

  private mutating func singleQuoted() -> Bool {
    index += 1
    while index < end, isMatching {
      let byte = source[index]
      if byte == UInt8(ascii: "'") {
        guard source[index + 1] == byte, index + 1 < end else { return index + 1 == end }
        add([byte], for: index..<index + 2)
        index += 2
      } else if isBlank(at: index) || lineEnd(at: index) != nil {
        whiteSpace()
      } else {
        let start = index
        while index < end, source[index] != UInt8(ascii: "'"), !isBlank(at: index), lineEnd(at: index) == nil {
          index += 1
        }
        copy(start..<index)
      }
    }
    return false
  }

  private mutating func doubleQuoted() -> Bool {
    index += 1
    while index < end, isMatching {
      let byte = source[index]
      if byte == UInt8(ascii: "\"") {
        return index + 1 == end
      } else if byte == UInt8(ascii: "\\") {
        guard escape() else { return false }
      } else if isBlank(at: index) || lineEnd(at: index) != nil {
        whiteSpace()
      } else {
        let start = index
        while index < end, source[index] != UInt8(ascii: "\""), source[index] != UInt8(ascii: "\\"),
          !isBlank(at: index), lineEnd(at: index) == nil
        {
          index += 1
        }
        copy(start..<index)
      }
    }
    return false
  }

  /// Reads the escape at `index`; false if there is no such escape.
  private mutating func escape() -> Bool {
    let start = index
    if let next = lineEnd(at: index + 1) {
      index = next
      whiteSpace(isEscaped: true)
      return true
    }
    let letter = source[index + 1]
    index += 2
    let code: UInt32
    switch letter {
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      guard let value = hexadecimal(letter == UInt8(ascii: "x") ? 2 : letter == UInt8(ascii: "u") ? 4 : 8) else {
        return false
      }
      if value & ~0x3FF == 0xD800, source[index] == UInt8(ascii: "\\"), source[index + 1] == UInt8(ascii: "u") {
        // Only JSON has pairs of surrogates.
        index += 2
        guard let low = hexadecimal(4) else { return false }
        code = 0x10000 + (value & 0x3FF) << 10 + low & 0x3FF
      } else {
        code = value
      }
    default:
      guard let value = Self.escapes[letter] else { return false }
      code = value
    }
    guard let scalar = Unicode.Scalar(code) else { return false }
    add(UTF8.encode(scalar).map { Array($0) } ?? [], for: start..<index)
    return true
  }

  private mutating func hexadecimal(_ count: Int) -> UInt32? {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard index < end, let digit = JSONText.hexadecimalDigit(source[index]) else { return nil }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }

  private static let escapes: [UInt8: UInt32] = [
    UInt8(ascii: "0"): 0, UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, 0x09: 9,
    UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11, UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    UInt8(ascii: "e"): 27, 0x20: 0x20, UInt8(ascii: "\""): 0x22, UInt8(ascii: "/"): 0x2F,
    UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "N"): 0x85, UInt8(ascii: "_"): 0xA0, UInt8(ascii: "L"): 0x2028,
    UInt8(ascii: "P"): 0x2029,
  ]
}
