extension SupportSources {
  /// The part `CardValue+Codable`.
  static let cardValueCodable = ##"""
    extension CardValue: Codable {
      /// Any key.
      private struct MemberKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
      }

      /// Reads any value. Decoders tell no order of members, so they are sorted by their names.
      init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: MemberKey.self) {
          let keys = object.allKeys.sorted { $0.stringValue < $1.stringValue }
          self = .object(
            try keys.map { Member($0.stringValue, try object.decode(CardValue.self, forKey: $0)) })
        } else if var array = try? decoder.unkeyedContainer() {
          var elements: [CardValue] = []
          while !array.isAtEnd { elements.append(try array.decode(CardValue.self)) }
          self = .array(elements)
        } else {
          let value = try decoder.singleValueContainer()
          if value.decodeNil() {
            self = .null
          } else if let boolean = try? value.decode(Bool.self) {
            self = .boolean(boolean)
          } else if let number = try? value.decode(Double.self) {
            self = .number(number)
          } else {
            self = .string(try value.decode(String.self))
          }
        }
      }

      /// Writes the value; members that are missing are left out.
      func encode(to encoder: any Encoder) throws {
        switch self {
        case .object(let members):
          var object = encoder.container(keyedBy: MemberKey.self)
          for member in members where !member.value.isMissing {
            try object.encode(member.value, forKey: MemberKey(stringValue: member.name))
          }
        case .array(let elements):
          var array = encoder.unkeyedContainer()
          for element in elements { try array.encode(element) }
        case .missing, .null:
          var value = encoder.singleValueContainer()
          try value.encodeNil()
        case .boolean(let boolean):
          var value = encoder.singleValueContainer()
          try value.encode(boolean)
        case .number(let number):
          var value = encoder.singleValueContainer()
          try value.encode(number)
        case .exact(let integer):
          var value = encoder.singleValueContainer()
          try value.encode(integer)
        case .string(let text):
          var value = encoder.singleValueContainer()
          try value.encode(text)
        case .integer(let integer):
          var value = encoder.singleValueContainer()
          try value.encode(String(integer))
        case .binary(let bytes): try CardValue.object(bytes.asMembers).encode(to: encoder)
        }
      }
    }

    extension [UInt8] {
      /// Binary data as an object of numbers, which is how JavaScript writes it.
      var asMembers: [CardValue.Member] {
        enumerated().map { CardValue.Member(String($0.offset), .number(Double($0.element))) }
      }
    }

    extension KeyedDecodingContainer {
      /// A value that may be missing.
      func decode(_ type: CardValue.Type, forKey key: Key) throws -> CardValue {
        try decodeIfPresent(type, forKey: key) ?? (contains(key) ? .null : .missing)
      }
    }

    extension KeyedEncodingContainer {
      /// Leaves out what is missing.
      mutating func encode(_ value: CardValue, forKey key: Key) throws {
        if !value.isMissing { try encodeIfPresent(value, forKey: key) }
      }
    }
    """##

  /// The same as it is read.
  static let cardValueCodablePart = SupportPart(cardValueCodable)
}
