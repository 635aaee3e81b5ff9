extension SupportSources {
  /// The part `CardFunctions+Holes`.
  static let cardFunctionsHoles = ##"""
    extension CardFunctions {
      // MARK: What attributes take

      /// The number as the template language prints it.
      static func text(_ number: Double) -> String { CardNumberText.javaScript(number) }

      /// The value as users see it: nothing where it is `null`, or the hole itself where there is none.
      static func text(_ value: CardValue, or hole: String, null: String = "") -> String {
        if case .null = value { null } else { value.printed ?? hole }
      }

      /// The value as users see it: nothing where it is `null`, or the hole itself where there is none or it cannot be
      /// evaluated.
      static func text(or hole: String, null: String = "", _ value: () throws -> CardValue) -> String {
        (try? value()).map { text($0, or: hole, null: null) } ?? hole
      }

      /// The value as users see it: nothing where it is `null`, or the hole itself where there is none.
      static func text<Wrapped: CardConvertible>(
        _ field: CardField<Wrapped>, or hole: String, null: String = ""
      ) -> String {
        text(field.cardValue, or: hole, null: null)
      }

      /// The text, or the hole itself where it cannot be evaluated.
      static func text(or hole: String, _ value: () throws -> String) -> String {
        (try? value()) ?? hole
      }

      /// The number as it is shown inside of a text, or the hole itself where it cannot be evaluated.
      static func text(or hole: String, _ value: () throws -> Double) -> String {
        (try? value()).map { text($0) } ?? hole
      }

      /// The truth value as text, or the hole itself where it cannot be evaluated.
      static func text(or hole: String, _ value: () throws -> Bool) -> String {
        (try? value()).map { $0 ? "true" : "false" } ?? hole
      }

      /// The value if it is a truth value and can be evaluated.
      static func flag(or usual: Bool, _ value: () throws -> CardValue) -> Bool {
        if case .boolean(let flag)? = try? value() { flag } else { usual }
      }

      /// The value if it is a number and can be evaluated.
      static func number(or usual: Double, _ value: () throws -> CardValue) -> Double {
        if case .number(let number)? = try? value() { number } else { usual }
      }

      /// The value, or nothing where it cannot be evaluated.
      static func value(_ value: () throws -> CardValue) -> CardValue {
        (try? value()) ?? .missing
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsHolesPart = SupportPart(cardFunctionsHoles)
}
