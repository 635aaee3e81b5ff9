extension SupportSources {
  /// The part `CardFunctions`.
  static let cardFunctions = ##"""
    /// The functions of the template language. Where all arguments have known types there is a variant on those; it gives
    /// what the other one gives.
    enum CardFunctions {
      /// A text; nothing counts as the empty one.
      static func text(_ value: CardValue) throws(CardError) -> String {
        switch value {
        case .string(let text): return text
        case .missing: return ""
        default: throw .wrong(value, "a string")
        }
      }

      /// A text, which must be there.
      static func string(existing value: CardValue) throws(CardError) -> String {
        guard case .string(let text) = value else { throw .wrong(value, "a string") }
        return text
      }

      /// A number.
      static func number(_ value: CardValue) throws(CardError) -> Double {
        guard case .number(let number) = value, !number.isNaN else { throw .wrong(value, "a number") }
        return number
      }

      /// A number without fraction.
      static func integer(_ value: CardValue) throws(CardError) -> Int {
        if case .integer(let integer) = value { return integer }
        guard case .number(let number) = value, let integer = Int(exactly: number) else {
          throw .wrong(value, "an integer")
        }
        return integer
      }

      /// The elements of an array.
      static func elements(_ value: CardValue) throws(CardError) -> [CardValue] {
        guard case .array(let elements) = value else { throw .wrong(value, "an array") }
        return elements
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsPart = SupportPart(cardFunctions)
}
