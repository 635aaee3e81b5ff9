extension SupportSources {
  /// The part `CardField`.
  static let cardField = ##"""
    /// A value that data may leave out, or have as `null`: templates tell the two apart.
    enum CardField<Wrapped> {
      /// The data have no such property.
      case missing
      /// The property is `null`.
      case null
      /// The property has a value.
      case value(Wrapped)

      /// The value, if there is one.
      var value: Wrapped? {
        if case .value(let wrapped) = self { wrapped } else { nil }
      }

      /// What `body` makes of the value; what is in `null` is missing.
      func map<Other>(_ body: (Wrapped) -> Other) -> CardField<Other> {
        if case .value(let wrapped) = self { .value(body(wrapped)) } else { .missing }
      }

      /// What `body` makes of the value; what is in `null` is missing.
      func flatMap<Other>(_ body: (Wrapped) -> CardField<Other>) -> CardField<Other> {
        if case .value(let wrapped) = self { body(wrapped) } else { .missing }
      }
    }

    extension CardField {
      /// The element at a position of the array that is the value, if there is one.
      func cardItem<Element>(at position: Int) -> CardField<Element> where Wrapped == [Element] {
        if case .value(let elements) = self { elements.cardItem(at: position) } else { .missing }
      }
    }

    extension Array {
      /// The element at a position, if there is one.
      func cardItem(at position: Int) -> CardField<Element> {
        indices.contains(position) ? .value(self[position]) : .missing
      }
    }

    extension CardField<Bool> {
      /// Whether the value is `true`.
      var isTrue: Bool {
        if case .value(true) = self { true } else { false }
      }
    }

    extension CardField<Double> {
      /// The number, which must be there.
      func number() throws(CardError) -> Double {
        if case .value(let number) = self, !number.isNaN { return number }
        throw .wrong(cardValue, "a number")
      }
    }

    extension CardField<Int> {
      /// The number as the template language has it.
      var double: CardField<Double> {
        switch self {
        case .missing: .missing
        case .null: .null
        case .value(let number): .value(Double(number))
        }
      }
    }

    extension CardField<String> {
      /// The text, which must not be `null`; `substitute` where it is missing.
      func text(or substitute: String) throws(CardError) -> String {
        switch self {
        case .value(let text): return text
        case .missing: return substitute
        case .null: throw .wrong(.null, "a string")
        }
      }
    }

    extension CardField where Wrapped: CardConvertible {
      /// Whether a text that is nothing but this value shows anything: not what is `null`, and no empty text. Of what is missing
      /// the name in the template is shown.
      var isShown: Bool {
        switch self {
        case .missing: true
        case .null: false
        case .value(let wrapped): wrapped.cardValue != .string("")
        }
      }
    }

    extension CardField: Sendable where Wrapped: Sendable {}
    extension CardField: Equatable where Wrapped: Equatable {}
    extension CardField: Hashable where Wrapped: Hashable {}

    extension CardField: ExpressibleByNilLiteral {
      /// The property is `null`.
      init(nilLiteral: ()) { self = .null }
    }

    extension CardField: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral,
      ExpressibleByStringLiteral
    where Wrapped: ExpressibleByStringLiteral {
      /// The property has a text.
      init(stringLiteral value: Wrapped.StringLiteralType) {
        self = .value(Wrapped(stringLiteral: value))
      }
      /// The property has a text.
      init(unicodeScalarLiteral value: Wrapped.StringLiteralType) {
        self = .value(Wrapped(stringLiteral: value))
      }
      /// The property has a text.
      init(extendedGraphemeClusterLiteral value: Wrapped.StringLiteralType) {
        self = .value(Wrapped(stringLiteral: value))
      }
    }

    extension CardField: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral {
      /// The property has a number.
      init(floatLiteral value: Wrapped.FloatLiteralType) { self = .value(Wrapped(floatLiteral: value)) }
    }

    extension CardField: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral {
      /// The property has a number.
      init(integerLiteral value: Wrapped.IntegerLiteralType) {
        self = .value(Wrapped(integerLiteral: value))
      }
    }

    extension CardField: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral {
      /// The property is true or false.
      init(booleanLiteral value: Wrapped.BooleanLiteralType) {
        self = .value(Wrapped(booleanLiteral: value))
      }
    }

    extension CardField {
      /// The value, or `null` if there is none.
      init(_ value: Wrapped?) { self = value.map { .value($0) } ?? .null }
    }

    extension CardField: CardConvertible where Wrapped: CardConvertible {
      /// The value as the template language sees it.
      var cardValue: CardValue {
        switch self {
        case .missing: .missing
        case .null: .null
        case .value(let wrapped): wrapped.cardValue
        }
      }
    }

    extension CardField: Decodable where Wrapped: Decodable {
      /// A value, or `null`.
      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self = container.decodeNil() ? .null : .value(try container.decode(Wrapped.self))
      }
    }

    extension CardField: Encodable where Wrapped: Encodable {
      /// A value, or `null`; in objects what is missing is left out.
      func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if case .value(let wrapped) = self {
          try container.encode(wrapped)
        } else {
          try container.encodeNil()
        }
      }
    }

    extension KeyedDecodingContainer {
      /// A property that may be missing.
      func decode<Wrapped: Decodable>(
        _ type: CardField<Wrapped>.Type, forKey key: Key
      ) throws -> CardField<Wrapped> {
        guard contains(key) else { return .missing }
        return try decodeNil(forKey: key) ? .null : .value(try decode(Wrapped.self, forKey: key))
      }
    }

    extension KeyedEncodingContainer {
      /// Leaves a property out that is missing.
      mutating func encode<Wrapped: Encodable>(_ field: CardField<Wrapped>, forKey key: Key) throws {
        switch field {
        case .missing: break
        case .null: try encodeNil(forKey: key)
        case .value(let wrapped): try encode(wrapped, forKey: key)
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFieldPart = SupportPart(cardField)
}
