extension SupportSources {
  /// The part `URIParts`.
  static let uRIParts = ##"""
    /// An absolute URI cut into its parts, as browsers cut it: what may not stand in a path or query is percent-encoded.
    struct CardURIParts {
      /// The scheme in small letters.
      let scheme: String
      /// The host, in small letters where case does not matter; letters beyond ASCII stay readable.
      let host: String
      /// The port, or the usual one of the scheme.
      let port: Int?
      /// The path with its `/`.
      let path: String
      /// The query with its `?`.
      let query: String

      private static let ports = ["http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21]

      /// The parts of `text`; none if it is no absolute URI.
      init?(_ text: String) {
        let text = Self.cleaned(text)
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        guard let first = scheme.unicodeScalars.first, first.properties.isAlphabetic, first.isASCII,
          scheme.utf8.allSatisfy({
            $0 < 0x80
              && ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
                || 0x2B...0x39 ~= $0 && $0 != 0x2C && $0 != 0x2F)
          })
        else { return nil }
        var rest = text[text.index(after: colon)...]
        if let fragment = rest.firstIndex(of: "#") { rest = rest[..<fragment] }
        var query = ""
        if let mark = rest.firstIndex(of: "?") {
          query = String(rest[mark...])
          rest = rest[..<mark]
        }
        let isSpecial = Self.ports[scheme] != nil
        // In the schemes of the web a backslash is a slash.
        var place = isSpecial ? String(rest).replacing("\\", with: "/")[...] : rest
        var host = ""
        var port: Int?
        var hasHierarchy = place.hasPrefix("/")
        if place.hasPrefix("//") {
          place = place.dropFirst(2)
          let end = place.firstIndex(of: "/") ?? place.endIndex
          var authority = place[..<end]
          place = place[end...]
          if let at = authority.lastIndex(of: "@") {
            authority = authority[authority.index(after: at)...]
          }
          if let colon = authority.lastIndex(of: ":"), !authority.hasSuffix("]") {
            let digits = authority[authority.index(after: colon)...]
            guard digits.isEmpty || Int(digits).map({ 0...65535 ~= $0 }) == true else { return nil }
            port = Int(digits)
            authority = authority[..<colon]
          }
          guard let readable = Self.host(authority, isSpecial: isSpecial) else { return nil }
          host = readable
          if isSpecial, host.isEmpty { return nil }
          if isSpecial, place.isEmpty { place = "/" }
          hasHierarchy = true
        } else if isSpecial {
          return nil
        }
        self.scheme = scheme
        self.host = host
        if hasHierarchy {
          self.path = CardPercentEncoding.escaping(Self.withoutDots(place), .path)
        } else {
          self.path = CardPercentEncoding.escaping(String(place), .opaque)
        }
        self.query =
          query == "?" ? "" : CardPercentEncoding.escaping(query, isSpecial ? .specialQuery : .query)
        self.port = port ?? Self.ports[scheme]
      }

      /// The text without white space around it, and without line ends and tabs in it.
      private static func cleaned(_ text: String) -> String {
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first, first.value <= 0x20 { scalars.removeFirst() }
        while let last = scalars.last, last.value <= 0x20 { scalars.removeLast() }
        return String(
          String.UnicodeScalarView(scalars.filter { $0 != "\t" && $0 != "\n" && $0 != "\r" }))
      }

      /// The host; none if something stands in it that no host has.
      private static func host(_ text: Substring, isSpecial: Bool) -> String? {
        if text.hasPrefix("[") { return text.hasSuffix("]") ? text.lowercased() : nil }
        let decoded = isSpecial ? CardPercentEncoding.decode(String(text)) : String(text)
        guard let decoded else { return nil }
        for scalar in decoded.unicodeScalars {
          switch scalar {
          case " ", "#", "/", "<", ">", "?", "@", "[", "\\", "]", "^", "|", ":": return nil
          case "%": if isSpecial { return nil }
          default: if scalar.value < 0x20 || scalar.value == 0x7F { return nil }
          }
        }
        return isSpecial ? decoded.lowercased() : decoded
      }

      /// The path without steps that stay where they are or go back.
      private static func withoutDots(_ path: Substring) -> String {
        guard path.contains(".") || path.contains("%") else { return String(path) }
        var kept: [Substring] = []
        let steps = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        for (number, step) in steps.enumerated() {
          switch step.lowercased().replacing("%2e", with: ".") {
          case ".": if number == steps.count - 1 { kept.append("") }
          case "..":
            _ = kept.popLast()
            if number == steps.count - 1 { kept.append("") }
          default: kept.append(step)
          }
        }
        return path.isEmpty ? "" : "/" + kept.joined(separator: "/")
      }
    }

    extension String {
      /// The text with every occurrence of a text that is not empty replaced.
      fileprivate func replacing(_ wanted: String, with replacement: String) -> String {
        CardTextSearch.split(self, wanted, ignoresCase: false).joined(separator: replacement)
      }
    }
    """##

  /// The same as it is read.
  static let uRIPartsPart = SupportPart(uRIParts)
}
