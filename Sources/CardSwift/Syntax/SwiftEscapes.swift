/// What must be escaped in string literals.
enum SwiftEscapes {
  /// Whether all bytes are ASCII.
  static func isASCII(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var all: UInt8 = 0
    for byte in utf8 { all |= byte }
    return all < 0x80
  }

  /// Whether a text is ASCII that stands in literals as it is.
  static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var isPlain = true
    for byte in utf8 {
      // Quotes, backslashes, controls.
      isPlain = isPlain && byte >= 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
    }
    return isPlain
  }

  /// Whether a text can stand between number signs as it is.
  static func isRaw(_ text: String) -> Bool {
    var previous: UInt8 = 0
    var isASCII = true
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      if byte == UInt8(ascii: "#"), previous == UInt8(ascii: "\"") || previous == UInt8(ascii: "\\") { return false }
      if byte >= 0x80 { isASCII = false }
      previous = byte
    }
    return isASCII || text.unicodeScalars.allSatisfy { $0.isASCII || !isHidden($0) }
  }

  /// Appends a character of a literal, with its escape.
  static func append(_ scalar: Unicode.Scalar, quotes: Bool, to bytes: inout [UInt8]) {
    switch scalar {
    case "\\": bytes.append(contentsOf: #"\\"#.utf8)
    case "\"": bytes.append(contentsOf: quotes ? #"\""#.utf8 : "\"".utf8)
    case "\n": bytes.append(contentsOf: #"\n"#.utf8)
    case "\r": bytes.append(contentsOf: #"\r"#.utf8)
    case "\t": bytes.append(contentsOf: #"\t"#.utf8)
    default:
      if isHidden(scalar) {
        bytes.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8)
      } else {
        bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Whether a character would make the source read other than it is: marks that turn the reading direction or join
  /// lines.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 0x20 || scalar.value == 0x7F }
    // Parts of emoji are format characters that belong to what is around them.
    if scalar.value == 0x200D { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: return true
    default: return false
    }
  }
}
