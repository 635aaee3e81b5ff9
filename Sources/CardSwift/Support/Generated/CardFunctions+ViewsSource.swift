extension SupportSources {
  /// The part `CardFunctions+Views`.
  static let cardFunctionsViews = ##"""
    // Closures in place of expressions: to the compiler a `try` in an argument of a view is one of the view.
    extension CardFunctions {
      /// The value as it is shown inside of a text, or the hole itself where it cannot be evaluated.
      static func text(or hole: String, _ value: () throws -> CardValue) -> String {
        guard let value = try? value() else { return hole }
        return text(value, or: hole)
      }

      /// The value if it is a truth value and can be evaluated.
      static func flag(or usual: Bool, _ value: () throws -> CardValue) -> Bool {
        if case .boolean(let flag)? = try? value() { flag } else { usual }
      }

      /// The value if it is a number and can be evaluated.
      static func number(or usual: Double, _ value: () throws -> CardValue) -> Double {
        if case .number(let number)? = try? value() { number } else { usual }
      }

      /// Whether the value is `true` itself.
      static func keeps(_ value: () throws -> CardValue) -> Bool {
        if case .boolean(true)? = try? value() { true } else { false }
      }

      /// The value, or nothing where it cannot be evaluated.
      static func value(_ value: () throws -> CardValue) -> CardValue {
        (try? value()) ?? .missing
      }
    }
    """##
}
