extension SupportSources {
  /// The part `WhiteSpace`.
  static let whiteSpace = ##"""
    /// White space as JavaScript's `trim` and `\s` understand it.
    enum CardWhiteSpace {
      /// Whether the character is white space.
      static func contains(_ scalar: Unicode.Scalar) -> Bool {
        // Most characters are ASCII, for which no table is needed.
        if scalar.isASCII { return scalar == " " || "\t"..."\r" ~= scalar }
        return scalar.properties.isWhitespace || scalar == "\u{FEFF}"
      }

      /// The text without white space at both ends.
      static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars
        let start = scalars.firstIndex { !contains($0) } ?? scalars.endIndex
        let end = scalars.lastIndex { !contains($0) }.map { scalars.index(after: $0) } ?? start
        return String(scalars[start..<end])
      }

      /// The number of words, which white space separates.
      static func words(in text: String) -> Int { text.unicodeScalars.split { contains($0) }.count }
    }
    """##

  /// The same as it is read.
  static let whiteSpacePart = SupportPart(whiteSpace)
}
