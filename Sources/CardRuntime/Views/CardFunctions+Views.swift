// Closures in place of expressions: to the compiler a `try` in an argument of a view is one of the view.
extension CardFunctions {
  /// The value as it is shown inside of a text, or the hole itself where it cannot be evaluated.
  public static func text(or hole: String, _ value: () throws -> CardValue) -> String {
    guard let value = try? value() else { return hole }
    return text(value, or: hole)
  }

  /// The value if it is a truth value and can be evaluated.
  public static func flag(or usual: Bool, _ value: () throws -> CardValue) -> Bool {
    if case .boolean(let flag)? = try? value() { flag } else { usual }
  }

  /// The value if it is a number and can be evaluated.
  public static func number(or usual: Double, _ value: () throws -> CardValue) -> Double {
    if case .number(let number)? = try? value() { number } else { usual }
  }

  /// Whether a condition holds; one that cannot be evaluated does not.
  public static func holds(_ condition: () throws -> Bool) -> Bool {
    (try? condition()) ?? false
  }

  /// Whether conditions take the value for true.
  public static func isTrue(_ value: () throws -> CardValue) -> Bool {
    (try? value())?.isTrue ?? false
  }

  /// Whether there is a value, and it can be evaluated.
  public static func exists(_ value: () throws -> CardValue) -> Bool {
    guard let value = try? value() else { return false }
    return exists(value)
  }

  /// Whether the value is `true` itself.
  public static func keeps(_ value: () throws -> CardValue) -> Bool {
    if case .boolean(true)? = try? value() { true } else { false }
  }

  /// The value, or nothing where it cannot be evaluated.
  public static func value(_ value: () throws -> CardValue) -> CardValue {
    (try? value()) ?? .missing
  }
}
