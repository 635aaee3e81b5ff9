extension SupportSources {
  /// The part `RegularExpression`.
  static let regularExpression = ##"""
    /// A compiled regular expression that is matched in time linear in text and pattern.
    ///
    /// The syntax is the part of JavaScript's that the reference lets through: alternation, greedy and lazy quantifiers,
    /// groups, classes, the usual escapes, `^`, `$`, and the options `(?i)`, `(?m)` and `(?s)`, which hold for the whole
    /// pattern wherever they stand. As in JavaScript without the `u` flag, a character is a UTF-16 unit. Back references
    /// and look-around are refused, for they have no linear matcher.
    struct RegularExpression: Sendable {
      /// The instructions.
      let program: RegularExpressionProgram

      /// Reads and compiles `pattern`.
      init(_ pattern: String) throws(LiteralProblem) {
        var parser = RegularExpressionParser(pattern)
        let (node, options) = try parser.parse()
        program = try RegularExpressionProgram(node, options, length: pattern.utf8.count)
      }

      /// Whether the pattern matches some part of `text`; `charge` is told of the work as it is done.
      func matches<Failure>(
        _ text: String, charge: (Int) throws(Failure) -> Void
      ) throws(Failure) -> Bool {
        var matcher = RegularExpressionMatcher(program)
        return try matcher.matches(Array(text.utf16), charge: charge)
      }
    }

    /// The options of a pattern.
    struct RegularExpressionOptions: OptionSet, Sendable {
      let rawValue: Int
      /// `(?i)`
      static let ignoresCase = RegularExpressionOptions(rawValue: 1)
      /// `(?m)`: `^` and `$` match at lines too.
      static let multiline = RegularExpressionOptions(rawValue: 2)
      /// `(?s)`: the dot matches line ends too.
      static let dotAll = RegularExpressionOptions(rawValue: 4)
    }

    /// The syntax tree of a pattern. Whether a quantifier is greedy does not matter for the question whether there is a
    /// match, hence it is not kept; nor is what groups capture.
    indirect enum RegularExpressionNode: Sendable {
      /// Nothing.
      case empty
      /// One UTF-16 unit.
      case unit(UInt16)
      /// One of many units, or one of all others.
      case set(UnitSet, isNegated: Bool)
      /// `.`
      case dot
      /// `^`
      case start
      /// `$`
      case end
      /// One after the other.
      case sequence([RegularExpressionNode])
      /// One of several.
      case alternation([RegularExpressionNode])
      /// As often as from `minimum` to `maximum` says, where no maximum is any number.
      case repetition(RegularExpressionNode, minimum: Int, maximum: Int?)
    }
    """##
}
