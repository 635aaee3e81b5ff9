/// Why an expression of a template has no value for the given data.
public struct CardError: Error, Sendable, Hashable, CustomStringConvertible {
  /// One sentence.
  public let description: String

  /// An error.
  public init(_ description: String) { self.description = description }

  /// A value of the wrong kind.
  @usableFromInline static func wrong(_ value: CardValue, _ wanted: String) -> CardError {
    CardError("\(value.kindName) stands where \(wanted) is wanted")
  }
}
