extension SupportSources {
  /// The part `CardFunctions+XML`.
  static let cardFunctionsXML = ##"""
    extension CardFunctions {
      /// The value, or that of a JSON text, as an XML document.
      static func xml(_ value: CardValue) throws(CardError) -> String {
        let data = try tree(value)
        if data == .null { throw .wrong(data, "an object or a JSON text") }
        guard let text = CardXMLWriter<CardValue, Never>.document(data, charge: { _ in }) else {
          throw CardError("the value is nested too deeply for XML")
        }
        return text
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsXMLPart = SupportPart(cardFunctionsXML)
}
