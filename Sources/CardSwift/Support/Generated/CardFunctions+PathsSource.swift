extension SupportSources {
  /// The part `CardFunctions+Paths`.
  static let cardFunctionsPaths = ##"""
    extension CardFunctions {
      /// A path of `jPath` that is read once and used often.
      struct Path: Sendable {
        fileprivate let query: Result<CardPathQuery, CardError>

        /// The path `text`; what cannot be read is an error where it is used.
        init(_ text: String) {
          do throws(CardLiteralProblem) {
            query = .success(try CardPathQuery(text))
          } catch {
            query = .failure(CardError("the path cannot be read: \(error.message)"))
          }
        }

        /// The path that a value is.
        init(_ value: CardValue) throws(CardError) { self.init(try string(existing: value)) }
      }

      /// The values at a JSPath, as an array, or the one at a path that ends in a position; of an object or a JSON text.
      static func jPath(_ value: CardValue, _ path: Path) throws(CardError) -> CardValue {
        let data = try tree(value)
        guard let found = try path.query.get().apply(to: data, charge: { _ in }) else {
          throw CardError("the path has no match")
        }
        return found
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsPathsPart = SupportPart(cardFunctionsPaths)
}
