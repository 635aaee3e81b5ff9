public import CardIR

/// What a property of a card can be.
public protocol CardValue: Codable, Hashable, Sendable {
  /// The value that JSON stands for; none if it is not such a value.
  init?(json: JSONValue)

  /// The value in JSON.
  var json: JSONValue { get }
}

extension CardValue {
  /// The value that the decoder has.
  public init(from decoder: any Decoder) throws {
    guard let value = Self(json: try JSONValue(from: decoder)) else {
      throw DecodingError.typeMismatch(
        Self.self, .init(codingPath: decoder.codingPath, debugDescription: "expected another kind of value"))
    }
    self = value
  }

  /// Writes the value in JSON.
  public func encode(to encoder: any Encoder) throws { try json.encode(to: encoder) }
}

extension JSONValue: CardValue {
  /// The value itself.
  public init(json: JSONValue) { self = json }

  /// The value itself.
  public var json: JSONValue { self }
}

extension String: CardValue {
  /// A string.
  public init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self = text
  }

  /// A string.
  public var json: JSONValue { .string(self) }
}

extension Bool: CardValue {
  /// `true` or `false`.
  public init?(json: JSONValue) {
    guard let flag = json.boolean else { return nil }
    self = flag
  }

  /// `true` or `false`.
  public var json: JSONValue { .boolean(self) }
}

extension Int: CardValue {
  /// A number without fraction.
  public init?(json: JSONValue) {
    guard let integer = json.number?.integer else { return nil }
    self = integer
  }

  /// A whole number.
  public var json: JSONValue { .number(JSONNumber(self)) }
}

extension Double: CardValue {
  /// A number, or text that is one, as renderers read the values of inputs.
  public init?(json: JSONValue) {
    guard let number = json.number?.double ?? json.string.flatMap({ JSONNumber(text: $0)?.double }) else { return nil }
    self = number
  }

  /// A number; what JSON cannot say is `null`.
  public var json: JSONValue { JSONNumber(self).map { .number($0) } ?? .null }
}

extension Array: CardValue where Element: CardValue {
  /// A list, if all elements are what they should be.
  public init?(json: JSONValue) {
    guard let elements = json.array else { return nil }
    self = []
    reserveCapacity(elements.count)
    for element in elements {
      guard let value = Element(json: element) else { return nil }
      append(value)
    }
  }

  /// A list.
  public var json: JSONValue { .array(map(\.json)) }
}

extension Dictionary: CardValue where Key == String, Value: CardValue {
  /// An object, if all members are what they should be.
  public init?(json: JSONValue) {
    guard let object = json.object else { return nil }
    self = [:]
    for member in object.members {
      guard let value = Value(json: member.value) else { return nil }
      self[member.key] = value
    }
  }

  /// An object with its members by name.
  public var json: JSONValue {
    .object(JSONObject(members: sorted { $0.key < $1.key }.map { ($0.key, $0.value.json) }))
  }
}

extension Color: CardValue {
  /// A colour such as `#AARRGGBB`.
  public init?(json: JSONValue) {
    guard let color = json.string.flatMap({ Color($0, .alphaFirst) }) else { return nil }
    self = color
  }

  /// A colour such as `#AARRGGBB`.
  public var json: JSONValue { .string(text(.alphaFirst)) }
}
