/// The YAML 1.2 core schema: what a scalar without quotes and without a tag means.
enum CoreSchema {
  /// The meaning of a scalar.
  enum Value {
    /// `null`.
    case null
    /// A boolean.
    case boolean(Bool)
    /// A number; without a text the scalar's own text is valid JSON as it stands.
    case number(text: String?, isInteger: Bool)
    /// An infinity or "not a number", which JSON does not have.
    case notFinite
    /// A hexadecimal or octal number with more than ``CoreSchema/maximumRadixDigits`` digits.
    case tooManyDigits
    /// Text.
    case string
  }

  /// The most digits of a hexadecimal or octal number: conversion to decimal takes quadratic time.
  static let maximumRadixDigits = 4096

  /// The meaning of a plain scalar.
  static func resolve(_ text: UnsafeBufferPointer<UInt8>) -> Value {
    guard let first = text.first else { return .null }
    switch first {
    case UInt8(ascii: "~"): return text.count == 1 ? .null : .string
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      return isWord(text, "null") ? .null : .string
    case UInt8(ascii: "t"), UInt8(ascii: "T"):
      return isWord(text, "true") ? .boolean(true) : .string
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      return isWord(text, "false") ? .boolean(false) : .string
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
      return number(text, first)
    default: return .string
    }
  }

  /// Whether `text` is `word` in lower case, in upper case or with one capital.
  private static func isWord(_ text: UnsafeBufferPointer<UInt8>, _ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard text.count == count else { return false }
    var isLower = true
    var isUpper = true
    for index in 0..<count {
      let expected = word.utf8Start[index]
      let letter = text[index]
      guard letter | 0x20 == expected else { return false }
      if index > 0 {
        isLower = isLower && letter == expected
        isUpper = isUpper && letter != expected
      }
    }
    // A lower-case first letter allows lower case only.
    return isLower || (isUpper && text[0] & 0x20 == 0)
  }

  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ first: UInt8) -> Value {
    var index = 0
    let isSigned = first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    if isSigned { index = 1 }
    if !isSigned, first == UInt8(ascii: "0"), text.count > 2 {
      if text[1] == UInt8(ascii: "x") { return radix(text, bits: 4) }
      if text[1] == UInt8(ascii: "o") { return radix(text, bits: 3) }
    }
    func digits() -> Range<Int> {
      let start = index
      while index < text.count, JSONScanner.isDigit(text[index]) { index += 1 }
      return start..<index
    }
    let whole = digits()
    var fraction: Range<Int>?
    if index < text.count, text[index] == UInt8(ascii: ".") {
      index += 1
      let start = index
      fraction = digits()
      if whole.isEmpty, start == index { return isNotFinite(text, from: start - 1) ? .notFinite : .string }
    }
    if whole.isEmpty, fraction == nil { return .string }
    let exponentStart = index
    if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
      index += 1
      if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") { index += 1 }
      if digits().isEmpty { return .string }
    }
    guard index == text.count else { return .string }
    let isInteger = fraction == nil && exponentStart == text.count
    let hasLeadingZero = whole.count > 1 && text[whole.lowerBound] == UInt8(ascii: "0")
    if first != UInt8(ascii: "+"), !whole.isEmpty, !hasLeadingZero, fraction?.isEmpty != true {
      return .number(text: nil, isInteger: isInteger)
    }
    var kept = text[whole].drop { $0 == UInt8(ascii: "0") }
    if kept.isEmpty { kept = text[whole].suffix(1) }
    var output = first == UInt8(ascii: "-") ? "-" : ""
    output += kept.isEmpty ? "0" : String(decoding: kept, as: UTF8.self)
    if let fraction { output += fraction.isEmpty ? ".0" : "." + String(decoding: text[fraction], as: UTF8.self) }
    output += String(decoding: text[exponentStart...], as: UTF8.self)
    return .number(text: output, isInteger: isInteger)
  }

  /// Whether `text` reads `.inf` or `.nan` from its point on; only the infinity may have a sign.
  private static func isNotFinite(_ text: UnsafeBufferPointer<UInt8>, from point: Int) -> Bool {
    switch String(decoding: text[(point + 1)...], as: UTF8.self) {
    case "inf", "Inf", "INF": true
    case "nan", "NaN", "NAN": point == 0
    default: false
    }
  }

  /// The decimal text of `0x…` or `0o…`, of any size.
  private static func radix(_ text: UnsafeBufferPointer<UInt8>, bits: UInt32) -> Value {
    let digits = text[2...]
    let isValid = digits.allSatisfy { JSONText.hexadecimalDigit($0).map { $0 < 1 << bits } ?? false }
    guard isValid else { return .string }
    guard digits.count <= maximumRadixDigits else { return .tooManyDigits }
    // Limbs of nine decimal digits, the lowest first; up to seven digits of the source are taken in at a time.
    var limbs: [UInt64] = [0]
    var index = digits.startIndex
    while index < digits.endIndex {
      var chunk: UInt64 = 0
      var shift: UInt64 = 0
      while index < digits.endIndex, shift < 28 - UInt64(bits) + 1 {
        chunk = chunk << UInt64(bits) | UInt64(JSONText.hexadecimalDigit(digits[index]) ?? 0)
        shift += UInt64(bits)
        index += 1
      }
      var carry = chunk
      for limb in limbs.indices {
        let value = limbs[limb] << shift + carry
        limbs[limb] = value % 1_000_000_000
        carry = value / 1_000_000_000
      }
      if carry > 0 { limbs.append(carry) }
    }
    var output = String(limbs[limbs.count - 1])
    for limb in limbs.dropLast().reversed() {
      let part = String(limb)
      output += String(repeating: "0", count: 9 - part.count) + part
    }
    return .number(text: output, isInteger: true)
  }
}

/// The tags that the reader knows.
enum YAMLTag {
  case string, integer, float, boolean, null, map, sequence, merge
  /// `!!set`, `!!omap` and `!!pairs`, which have no counterpart in a tree of JSON values.
  case unsupported
  /// Any other tag.
  case unknown

  private static let prefix = "tag:yaml.org,2002:"

  /// The tag with the full name `name`, as libyaml resolves it.
  init(_ name: String) {
    guard name.hasPrefix(Self.prefix) else {
      self = .unknown
      return
    }
    switch name.dropFirst(Self.prefix.count) {
    // JSON holds binary data as Base64 and times as text, which is what these scalars are.
    case "str", "binary", "timestamp": self = .string
    case "int": self = .integer
    case "float": self = .float
    case "bool": self = .boolean
    case "null": self = .null
    case "map": self = .map
    case "seq": self = .sequence
    case "merge": self = .merge
    case "set", "omap", "pairs": self = .unsupported
    default: self = .unknown
    }
  }

  /// The tag as people write it, from its full name.
  static func written(_ name: String) -> String {
    if name.hasPrefix(prefix) { return "!!" + name.dropFirst(prefix.count) }
    return name.hasPrefix("!") ? name : "!<\(name)>"
  }
}
