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
  public init(rawValue: String) {
    // Almost all names are in the right case.
    if Self.names.contains(rawValue) {
      self.init(spelling: rawValue)
    } else {
      let folded = rawValue.lowercased()
      self.init(spelling: Self.names.first { $0.lowercased() == folded } ?? rawValue)
    }
  }

  /// A string.
  public init?(json: JSONValue) {
    guard let text = json.string else { return nil }
    self.init(rawValue: text)
  }

  /// A string.
  public var json: JSONValue { .string(rawValue) }

  /// Whether the format has the name.
  public var isKnown: Bool { Self.names.contains(rawValue) }

  /// The name.
  public var description: String { rawValue }
}
