extension SupportSources {
  /// The part `WhiteSpace`.
  static let whiteSpace = ##"""
    /// White space as JavaScript's `trim` and `\s` understand it.
    enum WhiteSpace {
      /// Whether the character is white space.
      static func contains(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || scalar == "\u{FEFF}"
      }
    }
    """##
}
