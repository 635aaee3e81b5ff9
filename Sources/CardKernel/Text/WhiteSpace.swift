/// White space as JavaScript's `trim` and `\s` understand it.
package enum WhiteSpace {
  /// Whether the character is white space.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "\u{FEFF}"
  }
}
