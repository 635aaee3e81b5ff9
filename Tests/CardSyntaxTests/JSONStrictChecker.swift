/// A plain recursive-descent reading of RFC 8259 that only says yes or no; the judge of the real reader.
struct JSONStrictChecker {
  private let bytes: [UInt8]
  private var index = 0

  /// Whether `bytes` are a JSON text in UTF-8, perhaps after a byte order mark, nested at most 512 levels deep.
  static func accepts(_ bytes: [UInt8]) -> Bool {
    guard isUTF8(bytes) else { return false }
    var checker = JSONStrictChecker(bytes: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
    checker.space()
    guard checker.value(depth: 0) else { return false }
    checker.space()
    return checker.index == checker.bytes.count
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The standard library repairs what is ill-formed, so well-formed text is what it leaves alone.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool { String(validating: bytes, as: UTF8.self) != nil }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func space() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func value(depth: Int) -> Bool {
    switch current {
    case UInt8(ascii: "{"): depth < 512 && list("}", depth: depth) { $0.member(depth: depth + 1) }
    case UInt8(ascii: "["): depth < 512 && list("]", depth: depth) { $0.value(depth: depth + 1) }
    case UInt8(ascii: "\""): string()
    case UInt8(ascii: "t"): word("true")
    case UInt8(ascii: "f"): word("false")
    case UInt8(ascii: "n"): word("null")
    default: number()
    }
  }

  private mutating func list(
    _ end: Unicode.Scalar, depth: Int, _ item: (inout JSONStrictChecker) -> Bool
  ) -> Bool {
    index += 1
    space()
    if take(end) { return true }
    repeat {
      space()
      guard item(&self) else { return false }
      space()
    } while take(",")
    return take(end)
  }

  private mutating func member(depth: Int) -> Bool {
    guard string() else { return false }
    space()
    guard take(":") else { return false }
    space()
    return value(depth: depth)
  }

  private mutating func word(_ text: String) -> Bool {
    for scalar in text.unicodeScalars where !take(scalar) { return false }
    return true
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = current {
      index += 1
      if byte == UInt8(ascii: "\"") { return true }
      if byte < 0x20 { return false }
      if byte == UInt8(ascii: "\\"), !escape() { return false }
    }
    return false
  }

  private mutating func escape() -> Bool {
    for letter in "\"\\/bfnrt".unicodeScalars where take(letter) { return true }
    guard let unit = codeUnit() else { return false }
    if (0xDC00..<0xE000).contains(unit) { return false }
    if (0xD800..<0xDC00).contains(unit) {
      guard take("\\"), let low = codeUnit() else { return false }
      return (0xDC00..<0xE000).contains(low)
    }
    return true
  }

  private mutating func codeUnit() -> UInt32? {
    guard take("u"), index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<index + 4], as: UTF8.self)
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    index += 4
    return UInt32(digits, radix: 16)
  }

  private mutating func number() -> Bool {
    _ = take("-")
    guard take("0") || digits() else { return false }
    if take("."), !digits() { return false }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      return digits()
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = index
    while let byte = current, (0x30...0x39).contains(byte) { index += 1 }
    return index > start
  }
}
