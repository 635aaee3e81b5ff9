extension SupportSources {
  /// The part `RegularExpression`.
  static let regularExpression = ##"""
    /// A compiled regular expression that is matched in time linear in text and pattern.
    ///
    /// The syntax is the part of JavaScript's that the reference lets through: alternation, greedy and lazy quantifiers,
    /// groups, classes, the usual escapes, `^`, `$`, and the options `(?i)`, `(?m)` and `(?s)`, which hold for the whole
    /// pattern wherever they stand. As in JavaScript without the `u` flag, a character is a UTF-16 unit. Back references
    /// and look-around are refused, for they have no linear matcher.
    struct CardRegularExpression: Sendable {
      /// The instructions.
      let program: CardRegularExpressionProgram

      /// Reads and compiles `pattern`.
      init(_ pattern: String) throws(CardLiteralProblem) {
        var parser = CardRegularExpressionParser(pattern)
        let (node, options) = try parser.parse()
        program = try CardRegularExpressionProgram(node, options, length: pattern.utf8.count)
      }

      /// Whether the pattern matches some part of `text`; `charge` is told of the work as it is done.
      func matches<Failure>(
        _ text: String, charge: (Int) throws(Failure) -> Void
      ) throws(Failure) -> Bool {
        var matcher = CardRegularExpressionMatcher(program)
        return try matcher.matches(Array(text.utf16), charge: charge)
      }
    }

    /// The options of a pattern.
    struct CardRegularExpressionOptions: OptionSet, Sendable {
      let rawValue: Int
      /// `(?i)`
      static let ignoresCase = CardRegularExpressionOptions(rawValue: 1)
      /// `(?m)`: `^` and `$` match at lines too.
      static let multiline = CardRegularExpressionOptions(rawValue: 2)
      /// `(?s)`: the dot matches line ends too.
      static let dotAll = CardRegularExpressionOptions(rawValue: 4)
    }

    /// The syntax tree of a pattern. Whether a quantifier is greedy does not matter for the question whether there is a
    /// match, hence it is not kept; nor is what groups capture.
    indirect enum CardRegularExpressionNode: Sendable {
      /// Nothing.
      case empty
      /// One UTF-16 unit.
      case unit(UInt16)
      /// One of many units, or one of all others.
      case set(CardUnitSet, isNegated: Bool)
      /// `.`
      case dot
      /// `^`
      case start
      /// `$`
      case end
      /// One after the other.
      case sequence([CardRegularExpressionNode])
      /// One of several.
      case alternation([CardRegularExpressionNode])
      /// As often as from `minimum` to `maximum` says, where no maximum is any number.
      case repetition(CardRegularExpressionNode, minimum: Int, maximum: Int?)
    }
    """##

  /// The same as it is read.
  static let regularExpressionPart = SupportPart(regularExpression)
}
