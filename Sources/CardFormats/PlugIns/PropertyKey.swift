public import CardIR
public import CardSyntax

/// The name of a property that is no attribute, with the type of its values and how they are spelt.
///
/// ```swift
/// static let share = PropertyKey("share", in: 0...1, default: 0)
/// let share: Bound<Double>? = element[property: share]
/// ```
///
/// Custom elements declare their payload by such keys; any other property that a format keeps can be read by one too.
public struct PropertyKey<Value: AttributeRepresentable>: Sendable {
  /// The key in the object.
  public let name: String
  /// The member of the object that holds the property; none for the object itself.
  public let group: String?
  /// What absence means.
  public let defaultValue: Value?
  let codec: ValueCodec

  init(_ name: String, group: String?, default defaultValue: Value?, _ codec: ValueCodec) {
    self.name = name
    self.group = group
    self.defaultValue = defaultValue
    self.codec = codec
  }
}

extension PropertyKey where Value == String {
  /// A text.
  public init(_ name: String, group: String? = nil, default defaultValue: String? = nil) {
    self.init(name, group: group, default: defaultValue, .string)
  }

  /// A text that is a URL, absolute or relative.
  public static func url(_ name: String, group: String? = nil) -> PropertyKey {
    let codec = ValueCodec(expectation: "a URL", shape: .url) { node in
      node.string.flatMap { URLText($0).isReference ? .text($0) : nil }
    } encode: {
      ValueCodec.string.encode($0, &$1)
    }
    return PropertyKey(name, group: group, default: nil, codec)
  }
}

extension PropertyKey where Value == Bool {
  /// `true` or `false`.
  public init(_ name: String, group: String? = nil, default defaultValue: Bool? = nil) {
    self.init(name, group: group, default: defaultValue, .boolean)
  }
}

extension PropertyKey where Value == Double {
  /// A number.
  public init(_ name: String, group: String? = nil, default defaultValue: Double? = nil) {
    self.init(name, group: group, default: defaultValue, .number)
  }

  /// A number of a range.
  public init(
    _ name: String, in range: ClosedRange<Double>, group: String? = nil, default defaultValue: Double? = nil
  ) {
    let limits = (range.lowerBound, range.upperBound)
    let codec = ValueCodec(
      expectation: "a number from \(NumberText.javaScript(limits.0)) to \(NumberText.javaScript(limits.1))",
      shape: .number
    ) { node in
      node.double.flatMap { range.contains($0) ? .number($0) : nil }
    } encode: {
      ValueCodec.number.encode($0, &$1)
    }
    self.init(name, group: group, default: defaultValue, codec)
  }
}

extension PropertyKey where Value == Int {
  /// A whole number.
  public init(_ name: String, group: String? = nil, default defaultValue: Int? = nil) {
    let codec = ValueCodec(expectation: "a whole number", shape: .integer) { node in
      node.integer.map { .number(Double($0)) }
    } encode: {
      ValueCodec.number.encode($0, &$1)
    }
    self.init(name, group: group, default: defaultValue, codec)
  }
}

extension PropertyKey where Value == Color {
  /// A colour by number, alpha first as Adaptive Cards have it unless `notation` says otherwise.
  public init(
    _ name: String, _ notation: Color.Notation = .alphaFirst, group: String? = nil,
    default defaultValue: Color? = nil
  ) {
    self.init(name, group: group, default: defaultValue, .color(notation))
  }
}

extension PropertyKey where Value == Node {
  /// Any value, as data.
  public init(_ name: String, group: String? = nil) {
    self.init(name, group: group, default: nil, .json)
  }
}

extension PropertyKey where Value: AttributeToken {
  /// The raw value of one of the type's cases, whatever its letter case.
  public init(_ name: String, group: String? = nil, default defaultValue: Value? = nil) {
    let names = Value.allCases.map(\.rawValue)
    self.init(name, group: group, default: defaultValue, .tokens(names, caseSensitive: false))
  }
}

extension Element {
  /// The value of a property that is no attribute: a literal, a hole, or what its absence means; none if it has a
  /// value of another type.
  public subscript<Value>(property key: PropertyKey<Value>) -> Bound<Value>? {
    get {
      guard let extra = additional.extra(key.name, in: key.group) else {
        return key.defaultValue.map { .literal($0) }
      }
      return extra.template.map { .template($0) } ?? key.literal(of: extra.value).map { .literal($0) }
    }
    set {
      guard let newValue else {
        additional[key.name, in: key.group] = nil
        return
      }
      additional.set(key.name, in: key.group, to: newValue.storage) { value, writer in
        if !key.codec.encode(value, &writer) { writer.null() }
      }
    }
  }
}

extension PropertyKey {
  /// The value that a node spells.
  func literal(of node: Node) -> Value? { codec.decode(node).flatMap { Value($0) } }
}
