public import CardSyntax

/// A JSON value that somebody can change: the order of members and the text of numbers are kept.
public enum JSONValue: Sendable, Hashable {
  /// `null`.
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(JSONNumber)
  /// A string.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// Members in order.
  case object(JSONObject)

  /// A copy of a value of a document.
  public init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .boolean(node.boolean ?? false)
    case .number: self = .number(JSONNumber(validated: node.numberText ?? "0"))
    case .string: self = .string(node.string ?? "")
    case .array: self = .array(node.elements.map(JSONValue.init))
    case .object: self = .object(JSONObject(members: node.members.map { ($0.name, JSONValue($0.value)) }))
    }
  }

  /// Writes the value with everything in it.
  public func write(to writer: inout DocumentWriter) {
    switch self {
    case .null: writer.null()
    case .boolean(let flag): writer.boolean(flag)
    case .number(let number): writer.number(text: number.text)
    case .string(let text): writer.string(text)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let object): object.write(to: &writer)
    }
  }

  /// The text, if the value is a string.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The flag, if the value is `true` or `false`.
  public var boolean: Bool? { if case .boolean(let flag) = self { flag } else { nil } }

  /// The number, if the value is one.
  public var number: JSONNumber? { if case .number(let number) = self { number } else { nil } }

  /// The elements, if the value is an array.
  public var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members, if the value is an object.
  public var object: JSONObject? { if case .object(let object) = self { object } else { nil } }

  /// The value of a member of an object; none if it is missing or the value is not an object.
  public subscript(key: String) -> JSONValue? { object?[key] }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// A string.
  public init(stringLiteral text: String) { self = .string(text) }
  /// `true` or `false`.
  public init(booleanLiteral flag: Bool) { self = .boolean(flag) }
  /// A whole number.
  public init(integerLiteral number: Int) { self = .number(JSONNumber(number)) }
  /// A number.
  public init(floatLiteral number: Double) { self = JSONNumber(number).map { .number($0) } ?? .null }
  /// A list of values.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Members in order.
  public init(dictionaryLiteral members: (String, JSONValue)...) { self = .object(JSONObject(members: members)) }
  /// `null`.
  public init(nilLiteral: ()) { self = .null }
}
