extension SupportSources {
  /// The part `CardFunctions+JSON`.
  static let cardFunctionsJSON = ##"""
    extension CardFunctions {
      /// The value that a JSON text describes.
      static func json(_ value: CardValue) throws(CardError) -> CardValue {
        try CardJSONReader.read(string(existing: value))
      }

      /// The value as JSON text; nothing has none.
      static func jsonStringify(_ value: CardValue) -> CardValue {
        value.isMissing ? .missing : .string(CardWriter.json(value))
      }

      /// An object or array, or what a JSON text describes.
      static func tree(_ value: CardValue) throws(CardError) -> CardValue {
        switch value {
        case .string(let text): try CardJSONReader.read(text)
        case .object, .array, .null: value
        default: throw .wrong(value, "an object or a JSON text")
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsJSONPart = SupportPart(cardFunctionsJSON)
}
