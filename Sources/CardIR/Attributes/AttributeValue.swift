public import CardSyntax
public import CardTemplate

/// The value of an attribute in the form that all attributes share.
public enum AttributeValue: Sendable, Hashable {
  /// True or false.
  case flag(Bool)
  /// A number without unit.
  case number(Double)
  /// Text.
  case text(String)
  /// A name from a closed set: of a design scale, an alignment, a style.
  case token(String)
  /// A length or share.
  case measure(Double, Unit)
  /// An absolute colour.
  case color(Color)
  /// Data that is passed on as it is.
  case json(Node)
  /// Text or a lone hole whose value is known only with data.
  case template(TemplateString)

  /// What a ``measure(_:_:)`` counts.
  public enum Unit: String, Sendable, Hashable {
    /// Points; pixels of formats that count in those.
    case points = "pt"
    /// A share relative to siblings.
    case weight = "fr"
    /// Percent.
    case percent = "%"
  }

  /// Text, as a template only if it has holes.
  package static func text(_ template: TemplateString) -> AttributeValue {
    template.plainText.map { .text($0) } ?? .template(template)
  }
}

/// One attribute of an element, with the value in the source that it was read from.
public struct AttributeEntry: Sendable {
  // In an order that leaves no gaps: 40 bytes, of which screens have a hundred thousand.

  /// Its value.
  public let value: AttributeValue
  /// Which attribute.
  public let id: AttributeID
  /// Whether the value is the one that was read from ``origin``, so that it may be written as it stood there.
  package let isAsRead: Bool
  /// The source's value; none for attributes that are implied or that a pass has set.
  public let origin: Node?

  /// An attribute.
  public init(_ id: AttributeID, _ value: AttributeValue, origin: Node? = nil) {
    self.init(id, value, origin: origin, isAsRead: origin != nil)
  }

  /// An attribute whose value may differ from what was read.
  package init(_ id: AttributeID, _ value: AttributeValue, origin: Node?, isAsRead: Bool) {
    self.id = id
    self.value = value
    self.origin = origin
    self.isAsRead = isAsRead
  }
}

/// A Swift type that attributes can have.
public protocol AttributeRepresentable: Sendable, Hashable {
  /// The value, if `storage` is a literal of this type.
  init?(_ storage: AttributeValue)
  /// The shared form.
  var storage: AttributeValue { get }
}

/// A value that is known, or that a hole will give.
public enum Bound<Value: AttributeRepresentable>: Sendable, Hashable {
  /// A known value.
  case literal(Value)
  /// A hole, alone or in text.
  case template(TemplateString)

  /// Equal if both are the same value or the same hole. Inlined, as comparing values of an unknown type costs ten times as
  /// much.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.literal(let left), .literal(let right)): left == right
    case (.template(let left), .template(let right)): left == right
    default: false
    }
  }

  /// The value in the form that all attributes share, if it is a hole or a literal of the type.
  @inlinable
  package init?(storage: AttributeValue) {
    if case .template(let template) = storage {
      self = .template(template)
    } else if let value = Value(storage) {
      self = .literal(value)
    } else {
      return nil
    }
  }

  /// The form that all attributes share.
  @inlinable
  package var storage: AttributeValue {
    switch self {
    case .literal(let value): value.storage
    case .template(let template): .template(template)
    }
  }

  /// The value if it is known.
  public var literal: Value? {
    if case .literal(let value) = self { value } else { nil }
  }
}

extension Bool: AttributeRepresentable {
  /// A flag.
  public init?(_ storage: AttributeValue) {
    guard case .flag(let value) = storage else { return nil }
    self = value
  }
  /// The shared form.
  public var storage: AttributeValue { .flag(self) }
}

extension Double: AttributeRepresentable {
  /// A number, or a length in points.
  public init?(_ storage: AttributeValue) {
    switch storage {
    case .number(let value), .measure(let value, .points): self = value
    default: return nil
    }
  }
  /// The shared form.
  public var storage: AttributeValue { .number(self) }
}

extension Int: AttributeRepresentable {
  /// A whole number.
  public init?(_ storage: AttributeValue) {
    guard let number = Double(storage), let value = Int(exactly: number) else { return nil }
    self = value
  }
  /// The shared form.
  public var storage: AttributeValue { .number(Double(self)) }
}

extension String: AttributeRepresentable {
  /// Text.
  public init?(_ storage: AttributeValue) {
    guard case .text(let value) = storage else { return nil }
    self = value
  }
  /// The shared form.
  public var storage: AttributeValue { .text(self) }
}

extension Node: AttributeRepresentable {
  /// Data.
  public init?(_ storage: AttributeValue) {
    guard case .json(let value) = storage else { return nil }
    self = value
  }
  /// The shared form.
  public var storage: AttributeValue { .json(self) }
}

/// A type whose values are names of a closed set.
public protocol AttributeToken: AttributeRepresentable, RawRepresentable, CaseIterable where RawValue == String {}

extension AttributeToken {
  /// The position of the name among all. Swift numbers the cases of an enumeration without payloads in their order and
  /// keeps the number in one byte; a test compares with `allCases`.
  @inline(__always)
  package var ordinal: Int { Int(unsafeBitCast(self, to: UInt8.self)) }

  /// The name's case. Names of other lengths are others, which is sooner seen than that they differ.
  public init?(_ storage: AttributeValue) {
    guard case .token(let name) = storage else { return nil }
    let length = name.utf8.count
    for token in Self.allCases where token.rawValue.utf8.count == length && token.rawValue == name {
      self = token
      return
    }
    return nil
  }
  /// The shared form.
  public var storage: AttributeValue { .token(rawValue) }
}
