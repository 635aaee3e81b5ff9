extension SupportSources {
  /// The part `CardFunctions+Patterns`.
  static let cardFunctionsPatterns = ##"""
    extension CardFunctions {
      /// A regular expression that is read once and used often.
      struct Pattern: Sendable {
        fileprivate let expression: Result<CardRegularExpression, CardError>

        /// The regular expression `text`; what cannot be read is an error where it is used.
        init(_ text: String) {
          do throws(CardLiteralProblem) {
            expression = .success(try CardRegularExpression(text))
          } catch {
            expression = .failure(CardError("the regular expression cannot be read: \(error.message)"))
          }
        }

        /// The regular expression that a value is.
        init(_ value: CardValue) throws(CardError) { self.init(try string(existing: value)) }
      }

      /// Whether a part of the string matches a regular expression.
      static func isMatch(_ value: CardValue, _ pattern: Pattern) throws(CardError) -> Bool {
        let text = value.isNothing ? "" : try string(existing: value)
        return try pattern.expression.get().matches(text) { _ in }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsPatternsPart = SupportPart(cardFunctionsPatterns)
}
