/// Which texts Foundation's strict `URL(string:)` takes; the SDK crashes on the others.
enum DrivenUIURL {
  /// Whether the text is a URL.
  static func isValid(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return false }
    var fragments = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "%"):
        guard index + 2 < bytes.count, isHexadecimal(bytes[index + 1]), isHexadecimal(bytes[index + 2]) else {
          return false
        }
      case UInt8(ascii: "#"): fragments += 1
      default: if !isAllowed(byte) { return false }
      }
    }
    return fragments <= 1
  }

  /// The text with percent codes for what URLs do not have.
  static func repaired(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result = ""
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isCode = index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
      let isFirstFragment = byte == UInt8(ascii: "#") && !hasFragment
      if isAllowed(byte) || isFirstFragment || byte == UInt8(ascii: "%") && isCode {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
      if isFirstFragment { hasFragment = true }
    }
    return result
  }

  /// Whether RFC 3986 has the byte outside of percent codes and the fragment's mark.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~:/?[]@!$&'()*+,;=".utf8.contains(byte)
    }
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }
}
