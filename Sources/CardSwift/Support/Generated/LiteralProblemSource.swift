extension SupportSources {
  /// The part `LiteralProblem`.
  static let literalProblem = ##"""
    /// Something wrong with a text in a language of its own, such as a regular expression.
    struct CardLiteralProblem: Error, Sendable, Equatable {
      /// One sentence.
      var message: String
      /// UTF-8 offsets in the text.
      var range: Range<Int>
      /// What to do, if there is more to say.
      var help: String?

      init(_ message: String, _ range: Range<Int>, help: String? = nil) {
        self.message = message
        self.range = range
        self.help = help
      }
    }
    """##

  /// The same as it is read.
  static let literalProblemPart = SupportPart(literalProblem)
}
