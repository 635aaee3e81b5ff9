extension SupportSources {
  /// The part `CardEnumeration`.
  static let cardEnumeration = ##"""
    /// A text of which a schema lists the values. Others are kept as they are, for data may know more of them than the code.
    protocol CardEnumeration: RawRepresentable, Codable, Hashable, Sendable, CardConvertible
    where RawValue == String {
      /// The value with a text of the data, of whatever kind.
      init(rawValue: String)
    }

    extension CardEnumeration {
      /// The text.
      var cardValue: CardValue { .string(rawValue) }
    }

    extension CardField where Wrapped: CardEnumeration {
      /// The text of the value.
      var text: CardField<String> {
        switch self {
        case .missing: .missing
        case .null: .null
        case .value(let value): .value(value.rawValue)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardEnumerationPart = SupportPart(cardEnumeration)
}
