/// A value of JSON, or nothing at all.
public enum CardValue: Sendable, Hashable {
  /// There is no value.
  case missing
  /// `null`
  case null
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// An array.
  case array([CardValue])
  /// An object, whose members are in their order; the first of several with one name counts.
  case object([Member])

  /// A member of an object.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var name: String
    /// The value.
    public var value: CardValue

    /// A member.
    public init(_ name: String, _ value: CardValue) {
      self.name = name
      self.value = value
    }
  }
}
