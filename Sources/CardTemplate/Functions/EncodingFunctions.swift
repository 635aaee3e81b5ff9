/// Functions between text, binary data and their encoded forms. Text is UTF-8.
enum EncodingFunctions {
  static let all: [Function] = [
    Function("binary", [.any], .any, "The UTF-8 bytes of a text.") { (call, context) throws(EvaluationError) in
      .bytes(Array(try call.string(0, &context).utf8))
    },
    Function("base64", [.any], .string, "Text or binary data in base 64.") {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .bytes(let bytes) = value { return .string(Base64.encode(bytes)) }
      guard let text = value.text else { throw call.wrong(0, value, "a string or binary data") }
      try context.charge(text.utf8.count / 4)
      return .string(Base64.encode(Array(text.utf8)))
    },
    Function("base64ToBinary", [.any], .any, "The data that a base 64 text encodes.") {
      (call, context) throws(EvaluationError) in .bytes(try decoded(try call.string(0, &context), call))
    },
    Function("base64ToString", [.any], .string, "The text that a base 64 text encodes.") {
      (call, context) throws(EvaluationError) in
      .string(String(decoding: try decoded(try call.string(0, &context), call), as: UTF8.self))
    },
    Function("dataUri", [.any], .string, "A `data:` URI of a text.") { (call, context) throws(EvaluationError) in
      .string("data:text/plain;charset=utf-8;base64," + Base64.encode(Array(try call.string(0, &context).utf8)))
    },
    Function("dataUriToBinary", [.any], .any, "The bytes of a `data:` URI as it is written, its prefix included.") {
      (call, context) throws(EvaluationError) in .bytes(Array(try call.string(0, &context).utf8))
    },
    Function("dataUriToString", [.any], .string, "The text that a `data:` URI in base 64 carries.") {
      (call, context) throws(EvaluationError) in
      let uri = try call.string(0, &context)
      let content = uri.lastIndex(of: ",").map { String(uri[uri.index(after: $0)...]) } ?? uri
      return .string(String(decoding: try decoded(content, call), as: UTF8.self))
    },
    Function("uriComponent", [.any], .string, "The text with reserved characters as `%XX`.") {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      try context.charge(text.utf8.count / 4)
      return .string(PercentEncoding.encode(text))
    },
    Function("uriComponentToString", [.any], .string, "The text with `%XX` as characters.") {
      (call, context) throws(EvaluationError) in
      guard let text = PercentEncoding.decode(try call.string(0, &context)) else {
        throw call.error("the text has a `%` that no two hexadecimal digits follow, or is not UTF-8")
      }
      return .string(text)
    },
  ]

  private static func decoded(_ text: String, _ call: Call) throws(EvaluationError) -> [UInt8] {
    guard let bytes = Base64.decode(text) else { throw call.error("the text is not in base 64") }
    return bytes
  }
}

/// Base 64 of RFC 4648.
package enum Base64 {
  private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text that stands for the bytes, filled up with `=`.
  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var start = 0
    while start < bytes.count {
      let count = min(3, bytes.count - start)
      var bits = UInt32(bytes[start]) << 16
      if count > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
      if count > 2 { bits |= UInt32(bytes[start + 2]) }
      result.append(alphabet[Int(bits >> 18) & 63])
      result.append(alphabet[Int(bits >> 12) & 63])
      result.append(count > 1 ? alphabet[Int(bits >> 6) & 63] : UInt8(ascii: "="))
      result.append(count > 2 ? alphabet[Int(bits) & 63] : UInt8(ascii: "="))
      start += 3
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The bytes that the text stands for; none if it has other characters.
  package static func decode(_ text: String) -> [UInt8]? {
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 where byte != UInt8(ascii: "=") {
      guard let value = value(byte) else { return nil }
      bits = bits << 6 | value
      count += 6
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return result
  }

  private static func value(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - 97 + 26)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 48 + 52)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}

/// Percent encoding as JavaScript's `encodeURIComponent` does it.
package enum PercentEncoding {
  /// The text with reserved characters as `%XX`.
  package static func encode(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x30...0x39,
        UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "~"),
        UInt8(ascii: "*"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }

  /// The text with `%XX` as characters; none if that is no text.
  package static func decode(_ text: String) -> String? {
    bytes(text).flatMap { String(validating: $0, as: UTF8.self) }
  }

  /// The bytes of the text with `%XX` as bytes; none if a `%` has no digits.
  package static func bytes(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal), let low = rest.popFirst().flatMap(hexadecimal) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
