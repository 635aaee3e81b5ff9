import CardSyntax

/// What RFC 3986 says about a text.
enum URLText {
  /// Whether the string is a URL with a scheme of nothing but ASCII that is beyond doubt, found out without making it
  /// into a string: nearly all are.
  static func isPlain(_ node: Node) -> Bool {
    node.withRawScalar { raw, isEscaped in
      guard !isEscaped, let colon = raw.firstIndex(of: UInt8(ascii: ":")), let first = raw.first, isLetter(first)
      else { return false }
      for index in 0..<colon where !isLetter(raw[index]) && raw[index] &- 0x30 >= 10 { return false }
      // No percent codes, whose digits count, no marks, of which there may be only so many.
      for index in (colon + 1)..<max(colon + 1, raw.count) where !isUnreservedOrSlash(raw[index]) { return false }
      return true
    }
  }

  private static func isUnreservedOrSlash(_ byte: UInt8) -> Bool {
    if isLetter(byte) || byte &- 0x30 < 10 { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "+"):
      return true
    default: return false
    }
  }

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
