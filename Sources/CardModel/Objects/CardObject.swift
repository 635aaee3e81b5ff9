/// An object of a card: its JSON with typed views of the properties.
///
/// The JSON is all that an object consists of. Reading a property looks it up and writing it changes nothing else, so
/// what is not understood stays as it is and where it is: unknown members, values of a wrong type, other spellings, the
/// order of members, the text of numbers. Two objects are equal when their JSON is, whatever the order of the members.
///
/// A property whose value is missing or of another type reads as `nil`, a text that must be there as `""`, a list as
/// `[]`; ``additionalProperties`` has the values that no property gives access to.
///
/// Elements and actions of your own conform to ``CardElementProtocol`` or ``CardActionProtocol`` with a name and a list
/// of properties, and are used like those of the format.
public protocol CardObject: CardValue {
  /// The name that `type` has; empty for objects of any type.
  static var typeName: String { get }

  /// The properties that the object gives access to.
  static var properties: CardProperties { get }

  /// What documents call properties that follow the published schema where it misspells them.
  static var otherNames: [String: String] { get }

  /// The members.
  var object: JSONObject { get set }

  /// An object with these members, whatever they are.
  init(object: JSONObject)

  /// What a bare string in the place of an object stands for, where there is such a short form.
  static func shorthand(_ text: String) -> Self?

  /// The string that says the same as the object, where there is such a short form.
  var shorthand: String? { get }
}

/// The properties of a type: the key and the type of the values of each.
public typealias CardProperties = KeyValuePairs<String, any CardValue.Type>

extension CardObject {
  /// No property has another name unless the type says so.
  public static var otherNames: [String: String] { [:] }

  /// No object has a short form unless it says so.
  public static func shorthand(_ text: String) -> Self? { nil }

  /// No object has a short form unless it says so.
  public var shorthand: String? { nil }

  /// An object, or the string that stands for one.
  public init?(json: JSONValue) {
    switch json {
    case .object(let object): self.init(object: object)
    case .string(let text):
      guard let value = Self.shorthand(text) else { return nil }
      self = value
    default: return nil
    }
  }

  /// The object, or the string that says the same.
  public var json: JSONValue { shorthand.map { .string($0) } ?? .object(object) }

  /// The value of a property; none if it is missing or of another type. Setting it to none removes the member.
  public subscript<Value: CardValue>(name: String) -> Value? {
    get { object[name].flatMap { Value(json: $0) } }
    set { object[name] = newValue?.json }
  }

  /// The value of a property with two names, of which the first is written.
  subscript<Value: CardValue>(name: String, or otherName: String) -> Value? {
    get { self[name] ?? self[otherName] }
    set {
      object[otherName] = nil
      self[name] = newValue
    }
  }

  /// The members that no property gives access to: unknown ones, and those with a value of another type.
  ///
  /// Of a property that is set as well, the property's value counts.
  public var additionalProperties: JSONObject {
    get { object.filter { isAdditional($0) } }
    set {
      for member in additionalProperties.members where newValue[member.key] == nil { object[member.key] = nil }
      for member in newValue.members where object[member.key].map({ isAdditional((member.key, $0)) }) ?? true {
        object[member.key] = member.value
      }
    }
  }

  private func isAdditional(_ member: JSONObject.Member) -> Bool {
    if member.key == "type", member.value.string == Self.typeName || Self.typeName.isEmpty { return false }
    return !Self.properties.contains { name, type in
      (member.key == name || member.key == Self.otherNames[name]) && type.init(json: member.value) != nil
    }
  }

  /// The JSON with the type, for places where objects of several types stand.
  var typedJSON: JSONValue {
    .object(object["type"] != nil || Self.typeName.isEmpty ? object : object.prepending("type", .string(Self.typeName)))
  }

  /// The members for values of the properties, in their order, with the type.
  static func typed(_ values: (any CardValue)?...) -> JSONObject { members(["type": .string(typeName)], values) }

  /// The members for values of the properties, in their order, where the place says what type it is.
  static func untyped(_ values: (any CardValue)?...) -> JSONObject { members([:], values) }

  private static func members(_ first: JSONObject, _ values: [(any CardValue)?]) -> JSONObject {
    let given = zip(properties, values).compactMap { property, value in value.map { (property.key, $0.json) } }
    return JSONObject(members: first.members + given)
  }
}

extension Array {
  /// The list, unless there is nothing in it.
  var nonEmpty: Self? { isEmpty ? nil : self }
}

// Any coder reads and writes objects.
extension CardObject {
  /// The object that the decoder has; it fails if that is of another type.
  public init(from decoder: any Decoder) throws {
    let json = try JSONValue(from: decoder)
    guard let value = Self(json: json) else {
      throw DecodingError.typeMismatch(
        Self.self, .init(codingPath: decoder.codingPath, debugDescription: "expected an object"))
    }
    if !Self.typeName.isEmpty, let type = json["type"], type.string != Self.typeName {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "expected `type` to be `\(Self.typeName)`"))
    }
    self = value
  }
}
