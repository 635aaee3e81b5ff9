/// An absolute URI cut into its parts.
package struct URIParts {
  /// The scheme in small letters.
  package let scheme: String
  /// The host, in small letters where case does not matter.
  package let host: String
  /// The port, or the usual one of the scheme.
  package let port: Int?
  /// The path with its `/`.
  package let path: String
  /// The query with its `?`.
  package let query: String

  /// The parts of `text`; none if it is no absolute URI.
  package init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon].lowercased()
    guard let first = scheme.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII,
      scheme.utf8.allSatisfy({
        $0 < 0x80 && ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || 0x2B...0x39 ~= $0 && $0 != 0x2C && $0 != 0x2F)
      })
    else { return nil }
    var rest = text[text.index(after: colon)...]
    if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
    var query = ""
    if let mark = rest.firstIndex(of: "?") {
      query = String(rest[mark...])
      rest = rest[..<mark]
    }
    let isSpecial = ["http", "https", "ws", "wss", "ftp"].contains(scheme)
    var host = ""
    var port: Int?
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let end = rest.firstIndex(of: "/") ?? rest.endIndex
      var authority = rest[..<end]
      rest = rest[end...]
      if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
      if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
        let digits = authority[authority.index(after: colon)...]
        guard digits.isEmpty || Int(digits).map({ 0...65535 ~= $0 }) == true else { return nil }
        port = Int(digits)
        authority = authority[..<colon]
      }
      host = isSpecial ? authority.lowercased() : String(authority)
      if isSpecial, host.isEmpty { return nil }
      if isSpecial, rest.isEmpty { rest = "/" }
    } else if isSpecial {
      return nil
    }
    self.scheme = scheme
    self.host = host
    self.path = String(rest)
    self.query = query == "?" ? "" : query
    self.port = port ?? ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21][scheme]
  }
}
