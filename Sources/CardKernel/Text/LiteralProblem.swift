/// Something wrong with a text in a language of its own, such as a regular expression.
package struct LiteralProblem: Error, Sendable, Equatable {
  /// One sentence.
  package var message: String
  /// UTF-8 offsets in the text.
  package var range: Range<Int>
  /// What to do, if there is more to say.
  package var help: String?

  package init(_ message: String, _ range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
