/// A set of kinds that the value of an expression can have, as far as it is known before there is data.
public struct ValueType: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// The set with these bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `null`, and nothing at all.
  public static let null = ValueType(rawValue: 1)
  /// `true` and `false`.
  public static let boolean = ValueType(rawValue: 2)
  /// Numbers.
  public static let number = ValueType(rawValue: 4)
  /// Strings.
  public static let string = ValueType(rawValue: 8)
  /// Arrays.
  public static let array = ValueType(rawValue: 16)
  /// Objects.
  public static let object = ValueType(rawValue: 32)
  /// Every kind: the type of a path into data that nobody has seen.
  public static let any = ValueType(rawValue: 63)
}

extension ValueType: CustomStringConvertible {
  private static let names: [(type: ValueType, name: String)] = [
    (.null, "null"), (.boolean, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
    (.object, "object"),
  ]

  /// The kinds in words, as diagnostics say them: `number`, `string or array`, `any`.
  public var description: String {
    if self == .any { return "any" }
    let names = Self.names.filter { contains($0.type) }.map(\.name)
    guard let last = names.last else { return "nothing" }
    return names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
  }
}
