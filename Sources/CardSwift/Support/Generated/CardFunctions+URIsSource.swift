extension SupportSources {
  /// The part `CardFunctions+URIs`.
  static let cardFunctionsURIs = ##"""
    extension CardFunctions {
      private static func parts(_ value: CardValue) throws(CardError) -> CardURIParts {
        let text = try string(existing: value)
        guard let parts = CardURIParts(text) else {
          throw CardError("`\(text)` is not an absolute URI")
        }
        return parts
      }

      /// The host of a URI.
      static func uriHost(_ value: CardValue) throws(CardError) -> String { try parts(value).host }

      /// The path of a URI.
      static func uriPath(_ value: CardValue) throws(CardError) -> String { try parts(value).path }

      /// The path and query of a URI.
      static func uriPathAndQuery(_ value: CardValue) throws(CardError) -> String {
        let parts = try parts(value)
        return parts.path + parts.query
      }

      /// The port of a URI, or the usual one of its scheme.
      static func uriPort(_ value: CardValue) throws(CardError) -> CardValue {
        try parts(value).port.map { .number(Double($0)) } ?? .missing
      }

      /// The query of a URI with its `?`.
      static func uriQuery(_ value: CardValue) throws(CardError) -> String { try parts(value).query }

      /// The scheme of a URI.
      static func uriScheme(_ value: CardValue) throws(CardError) -> String { try parts(value).scheme }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsURIsPart = SupportPart(cardFunctionsURIs)
}
