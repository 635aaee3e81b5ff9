/// What RFC 3986 says about a text.
enum URLText {
  /// Whether the text is a URL or a relative reference that names something; hosts take letters of all scripts.
  static func isReference(_ text: String) -> Bool {
    let isInternational = text.unicodeScalars.contains { $0.value > 0x7F && !$0.properties.isWhitespace }
    let ascii =
      isInternational ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value < 0x80 })) : text
    guard DrivenUIURL.isValid(ascii) || (isInternational && ascii.isEmpty) else { return false }
    // A colon in the first segment follows a scheme.
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: { "/?#".contains($0) }) else {
      return true
    }
    return hasScheme(text)
  }

  /// Whether the text begins with a scheme.
  static func hasScheme(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy { isLetter($0) || $0 &- 0x30 < 10 || "+-.".utf8.contains($0) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
