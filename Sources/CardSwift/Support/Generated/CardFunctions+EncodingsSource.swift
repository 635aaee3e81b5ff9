extension SupportSources {
  /// The part `CardFunctions+Encodings`.
  static let cardFunctionsEncodings = ##"""
    extension CardFunctions {
      // MARK: Base 64

      /// The UTF-8 bytes of a text.
      static func binary(_ value: CardValue) throws(CardError) -> CardValue {
        .binary(Array(try string(existing: value).utf8))
      }

      /// Text or binary data in base 64.
      static func base64(_ value: CardValue) throws(CardError) -> String {
        switch value {
        case .binary(let bytes): CardBase64.encode(bytes)
        case .string(let text): CardBase64.encode(Array(text.utf8))
        default: throw .wrong(value, "a string or binary data")
        }
      }

      /// The data that a base 64 text encodes.
      static func base64ToBinary(_ value: CardValue) throws(CardError) -> CardValue {
        .binary(try decoded(try string(existing: value)))
      }

      /// The text that a base 64 text encodes.
      static func base64ToString(_ value: CardValue) throws(CardError) -> String {
        String(decoding: try decoded(try string(existing: value)), as: UTF8.self)
      }

      private static func decoded(_ text: String) throws(CardError) -> [UInt8] {
        guard let bytes = CardBase64.decode(text) else { throw CardError("the text is not in base 64") }
        return bytes
      }

      // MARK: URIs of data

      /// A `data:` URI of a text.
      static func dataUri(_ value: CardValue) throws(CardError) -> String {
        "data:text/plain;charset=utf-8;base64,"
          + CardBase64.encode(Array(try string(existing: value).utf8))
      }

      /// The bytes of a `data:` URI as it is written, its prefix included.
      static func dataUriToBinary(_ value: CardValue) throws(CardError) -> CardValue {
        try binary(value)
      }

      /// The text that a `data:` URI in base 64 carries.
      static func dataUriToString(_ value: CardValue) throws(CardError) -> String {
        let uri = try string(existing: value)
        let content = uri.lastIndex(of: ",").map { String(uri[uri.index(after: $0)...]) } ?? uri
        return String(decoding: try decoded(content), as: UTF8.self)
      }

      // MARK: Parts of URIs

      /// The text with reserved characters as `%XX`.
      static func uriComponent(_ text: String) -> String { CardPercentEncoding.encode(text) }

      /// The text with reserved characters as `%XX`.
      static func uriComponent(_ value: CardValue) throws(CardError) -> String {
        CardPercentEncoding.encode(try string(existing: value))
      }

      /// The text with `%XX` as characters.
      static func uriComponentToString(_ value: CardValue) throws(CardError) -> String {
        guard let text = CardPercentEncoding.decode(try string(existing: value)) else {
          throw CardError("the text has a `%` that no two hexadecimal digits follow, or is not UTF-8")
        }
        return text
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsEncodingsPart = SupportPart(cardFunctionsEncodings)
}
