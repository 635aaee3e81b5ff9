import CardSyntax

// Any coder reads and writes values. What a coder does not show is not kept: the order of members is the coder's, and
// numbers come as integers or doubles.
extension JSONValue: Codable {
  /// The deepest nesting that is read and written, as for documents.
  private static let maximumDepth = DocumentBuilder.maximumDepth

  /// Whatever the decoder has.
  public init(from decoder: any Decoder) throws {
    guard decoder.codingPath.count <= Self.maximumDepth else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "nested deeper than \(Self.maximumDepth) levels"))
    }
    if let object = try? decoder.container(keyedBy: JSONKey.self) {
      self = .object(
        JSONObject(
          members: try object.allKeys.map { ($0.stringValue, try object.decode(JSONValue.self, forKey: $0)) }))
      return
    }
    if var list = try? decoder.unkeyedContainer() {
      var elements: [JSONValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONValue.self)) }
      self = .array(elements)
      return
    }
    self = try Self.scalar(decoder.singleValueContainer())
  }

  private static func scalar(_ container: any SingleValueDecodingContainer) throws -> JSONValue {
    if let text = try? container.decode(String.self) { return .string(text) }
    if container.decodeNil() { return .null }
    if let flag = try? container.decode(Bool.self) { return .boolean(flag) }
    if let integer = try? container.decode(Int64.self) { return .number(JSONNumber(validated: String(integer))) }
    if let integer = try? container.decode(UInt64.self) { return .number(JSONNumber(validated: String(integer))) }
    guard let number = JSONNumber(try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "JSON has no such number")
    }
    return .number(number)
  }

  /// Writes the value with everything in it.
  public func encode(to encoder: any Encoder) throws {
    guard encoder.codingPath.count <= Self.maximumDepth else {
      throw EncodingError.invalidValue(
        self,
        .init(codingPath: encoder.codingPath, debugDescription: "nested deeper than \(Self.maximumDepth) levels"))
    }
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: JSONKey.self)
      for member in object.members { try container.encode(member.value, forKey: JSONKey(stringValue: member.key)) }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null, .boolean, .number, .string: try encodeScalar(encoder.singleValueContainer())
    }
  }

  private func encodeScalar(_ given: any SingleValueEncodingContainer) throws {
    var container = given
    switch self {
    case .string(let text): try container.encode(text)
    case .boolean(let flag): try container.encode(flag)
    case .number(let number):
      if let integer = Int64(number.text) {
        try container.encode(integer)
      } else if let integer = UInt64(number.text) {
        try container.encode(integer)
      } else {
        try container.encode(Double(number.text) ?? 0)
      }
    case .null, .array, .object: try container.encodeNil()
    }
  }
}

/// Any key.
private struct JSONKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension JSONObject: Codable {
  /// The object that the decoder has.
  public init(from decoder: any Decoder) throws {
    guard case .object(let object) = try JSONValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        JSONObject.self, .init(codingPath: decoder.codingPath, debugDescription: "expected an object"))
    }
    self = object
  }

  /// Writes the members.
  public func encode(to encoder: any Encoder) throws { try JSONValue.object(self).encode(to: encoder) }
}
