import CardKernel

/// A text in a language of its own, read once and used for every evaluation.
enum PreparedLiteral: Sendable {
  /// A pattern of `isMatch`.
  case regularExpression(RegularExpression)
  /// A path of `jPath`.
  case jsonPath(PathQuery)
  /// A path of `xPath`.
  case xPath(XPath)
  /// A format of a date.
  case dateFormat(CompiledDateFormat)
  /// A text that cannot be read.
  case invalid(LiteralProblem)
}

/// Says that an argument of a function is a text in a language of its own.
struct LiteralSyntax: Sendable {
  /// The position of the argument.
  let index: Int
  /// What the text is, for messages: `the regular expression`.
  let noun: String
  /// Reads the text.
  let prepare: @Sendable (String) -> PreparedLiteral

  /// The argument at `index` is a format of a date.
  static func dateFormat(at index: Int) -> LiteralSyntax {
    LiteralSyntax(index: index, noun: "the format") { .dateFormat(DateFormat.compile($0)) }
  }
}
