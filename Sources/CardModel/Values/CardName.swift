/// One of several names; a name that nobody knows is kept, since hosts may have names of their own.
///
/// Names that are known are equal whatever their case, as for renderers: `Name(rawValue: "Large") == .large`.
public protocol CardName: CardValue, RawRepresentable, CustomStringConvertible where RawValue == String {
  /// The names that the format has.
  static var names: [String] { get }

  /// The name with this spelling, which must be the format's if it has the name.
  init(spelling: String)
}

extension CardName {
  /// A name; one that the format has, in whatever case, is spelt as the format does.
  public init(rawValue: String) { self = Self.named(rawValue) }

  private static func named(_ text: String) -> Self {
    // Almost all names are in the right case.
    if names.contains(text) { return Self(spelling: text) }
    let folded = text.lowercased()
    return Self(spelling: names.first { $0.lowercased() == folded } ?? text)
  }

  /// A string.
  public init(from decoder: any Decoder) throws {
    self = Self.named(try decoder.singleValueContainer().decode(String.self))
  }

  /// A string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// A string.
  public init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self = Self.named(text)
  }

  /// A string.
  public var json: JSONValue { .string(rawValue) }

  /// Whether the format has the name.
  public var isKnown: Bool { Self.names.contains(rawValue) }

  /// The name.
  public var description: String { rawValue }
}
