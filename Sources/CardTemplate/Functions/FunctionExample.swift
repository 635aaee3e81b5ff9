public import CardKernel

/// An expression that shows what a function does, with its value.
public struct FunctionExample: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The expression; it needs no data.
  public let expression: String

  /// The value as JSON, at ``FunctionExample/now`` and with ``FunctionExample/seed``.
  public let result: String

  /// An example that is written as the expression, an arrow and the value: `add(1, 2) → 3`.
  public init(stringLiteral text: String) {
    let parts = text.split(separator: " → ", maxSplits: 1)
    expression = String(parts.first ?? "")
    result = parts.count > 1 ? String(parts[1]) : ""
  }

  /// The time that the clock shows in examples.
  public static let now = Instant(year: 2026, month: 1, day: 31, hour: 12)

  /// Where chance begins in examples.
  public static let seed: UInt64 = 1
}
