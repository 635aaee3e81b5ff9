/// A URL or relative reference, as RFC 3986 has it: the text that it is, and what it says.
///
/// The template language cuts URIs as browsers do, which take what this does not; see `URIParts`.
package struct URLText: Sendable, Hashable {
  /// The text as it is written.
  package let text: String

  /// A text that is to be a URL.
  package init(_ text: String) { self.text = text }

  // MARK: Parts

  /// The scheme, in lower case, of an absolute URL.
  package var scheme: String? {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, Self.isLetter(first), scheme.allSatisfy(Self.isInScheme) else { return nil }
    return text[..<colon].lowercased()
  }

  /// Whether the text begins with a scheme.
  package var isAbsolute: Bool { scheme != nil }

  /// Whether it says nothing at all.
  package var isBlank: Bool {
    // What begins with a visible character of ASCII is not, whatever follows.
    if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
    return text.allSatisfy(\.isWhitespace)
  }

  /// Whether there is a colon where a scheme would end, and none before it.
  private var hasWrongScheme: Bool {
    if text.utf8.starts(with: "https://".utf8) { return !isAbsolute }
    guard let colon = text.firstIndex(of: ":"), !text[..<colon].contains(where: { "/?#".contains($0) }) else {
      return false
    }
    return !isAbsolute
  }

  /// Whether nothing can be loaded from it: it is blank, or has no scheme where one must be, which no repair of single
  /// characters mends.
  package var isUnusable: Bool { isBlank || hasWrongScheme }

  // MARK: Characters

  /// Whether it has the characters of a URL and no others, percent codes included, and is not empty: what Foundation's
  /// strict `URL(string:)` takes.
  package var isStrict: Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return false }
    var fragments = 0
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "%"): guard Self.isCode(bytes, index) else { return false }
      case UInt8(ascii: "#"): fragments += 1
      default: if !Self.isAllowed(byte) { return false }
      }
    }
    return fragments <= 1
  }

  /// Whether it is a URL or a relative reference that names something; hosts take letters of all scripts.
  package var isReference: Bool {
    let isInternational = text.unicodeScalars.contains { $0.value > 0x7F && !$0.properties.isWhitespace }
    let ascii =
      isInternational ? String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value < 0x80 })) : text
    return (URLText(ascii).isStrict || (isInternational && ascii.isEmpty)) && !hasWrongScheme
  }

  /// The text with percent codes for what URLs do not have.
  package var repaired: String {
    let bytes = Array(text.utf8)
    var result = ""
    var hasFragment = false
    for (index, byte) in bytes.enumerated() {
      let isFirstFragment = byte == UInt8(ascii: "#") && !hasFragment
      if Self.isAllowed(byte) || isFirstFragment || byte == UInt8(ascii: "%") && Self.isCode(bytes, index) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
      if isFirstFragment { hasFragment = true }
    }
    return result
  }

  /// Whether a string is a URL with a scheme of nothing but ASCII that is beyond doubt, found out without making it into
  /// text: nearly all are.
  package static func isPlain(_ node: Node) -> Bool {
    node.withRawScalar { raw, isEscaped in
      guard !isEscaped, let colon = raw.firstIndex(of: UInt8(ascii: ":")), let first = raw.first, isLetter(first)
      else { return false }
      for index in 0..<colon where !isLetter(raw[index]) && !isDigit(raw[index]) { return false }
      // No percent codes, whose digits count, no marks, of which there may be only so many.
      for index in (colon + 1)..<max(colon + 1, raw.count) where !isUnquestioned(raw[index]) { return false }
      return true
    }
  }

  /// Whether URLs have the byte outside of percent codes and the fragment's mark.
  package static func isAllowed(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~:/?[]@!$&'()*+,;=".utf8.contains(byte)
  }

  /// Whether the byte stands anywhere in a URL.
  private static func isUnquestioned(_ byte: UInt8) -> Bool {
    if isLetter(byte) || isDigit(byte) { return true }
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
      UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "+"):
      return true
    default: return false
    }
  }

  private static func isInScheme(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || "+-.".utf8.contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  /// Whether the two bytes after a `%` are its digits.
  private static func isCode(_ bytes: [UInt8], _ index: Int) -> Bool {
    index + 2 < bytes.count && isHexadecimal(bytes[index + 1]) && isHexadecimal(bytes[index + 2])
  }

  // MARK: References

  /// A relative reference made absolute, as section 5.2 does; none if the base is not absolute.
  package func resolved(against base: URLText) -> URLText? {
    guard let scheme = base.scheme else { return nil }
    var rest = Substring(base.text.dropFirst(scheme.count + 1))
    rest = rest.prefix { $0 != "#" }
    var authority = ""
    if rest.hasPrefix("//") {
      let end = rest.dropFirst(2).firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
      authority = String(rest[..<end])
      rest = rest[end...]
    }
    let query = rest.firstIndex(of: "?").map { String(rest[$0...]) } ?? ""
    let path = String(rest.prefix { $0 != "?" })
    let origin = String(base.text.prefix(scheme.count + 1))
    if text.hasPrefix("//") { return URLText(origin + text) }
    if text.isEmpty { return URLText(origin + authority + path + query) }
    if text.hasPrefix("#") { return URLText(origin + authority + path + query + text) }
    if text.hasPrefix("?") { return URLText(origin + authority + path + text) }
    let tail = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    let own = String(text[..<tail])
    let merged: String
    if own.hasPrefix("/") {
      merged = own
    } else if let slash = path.lastIndex(of: "/") {
      merged = path[...slash] + own
    } else {
      merged = "/" + own
    }
    return URLText(origin + authority + Self.withoutDots(merged) + text[tail...])
  }

  private static func withoutDots(_ path: String) -> String {
    var result: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      switch part {
      case ".": if isLast { result.append("") }
      case "..":
        if result.count > 1 { result.removeLast() }
        if isLast { result.append("") }
      default: result.append(part)
      }
    }
    return result.joined(separator: "/")
  }
}
