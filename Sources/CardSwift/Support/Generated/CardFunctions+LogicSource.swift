extension SupportSources {
  /// The part `CardFunctions+Logic`.
  static let cardFunctionsLogic = ##"""
    extension CardFunctions {
      // MARK: Conditions

      /// Whether a condition is true; an error in it counts as false.
      static func holds(_ condition: () throws -> Bool) -> Bool {
        (try? condition()) ?? false
      }

      /// Whether the value that `value` gives is true; an error counts as false.
      static func isTrue(_ value: () throws -> CardValue) -> Bool {
        (try? value())?.isTrue ?? false
      }

      /// Whether the value that `value` gives is `true` itself: what keeps an element.
      static func keeps(_ value: () throws -> CardValue) -> Bool {
        if case .boolean(true)? = try? value() { true } else { false }
      }

      /// Whether a value is neither missing nor null; an error counts as none.
      static func exists(_ value: () throws -> CardValue) -> Bool {
        (try? value())?.isNothing == false
      }

      /// `true` if a condition is, or else what the last operand is: `true`, `false`, null or nothing.
      static func either(_ condition: @autoclosure () -> Bool, _ last: () throws -> CardValue)
        -> CardValue
      {
        if condition() { return .boolean(true) }
        guard let value = try? last() else { return .missing }
        return value.isTrue ? .boolean(true) : value
      }

      /// Whether a value is missing, null, or a string, array or object without content.
      static func isEmpty(_ value: CardValue) -> Bool {
        switch value {
        case .missing, .null: true
        case .string(let text): text.isEmpty
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        case .binary(let bytes): bytes.isEmpty
        default: false
        }
      }

      /// The value as a truth value: 0, null, nothing and the text `false` are false.
      static func bool(_ value: CardValue) -> Bool {
        switch value {
        case .number(let number): number != 0
        case .string(let text): text.lowercased() != "false"
        default: value.isTrue
        }
      }

      // MARK: Comparisons

      /// Whether two texts have the same characters, spelled the same way.
      static func equals(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
      }

      /// Whether two numbers are the same but for what arithmetic adds to them.
      static func equals(_ left: Double, _ right: Double) -> Bool {
        Swift.abs(left - right) < .ulpOfOne || left == right
      }

      /// Whether two truth values are the same.
      static func equals(_ left: Bool, _ right: Bool) -> Bool { left == right }

      /// Whether there is a text, and it is this one.
      static func equals(_ left: CardField<String>, to right: String) -> Bool {
        if case .value(let text) = left { equals(text, right) } else { false }
      }

      /// Whether there is a number, and it is this one.
      static func equals(_ left: CardField<Double>, to right: Double) -> Bool {
        if case .value(let number) = left { equals(number, right) } else { false }
      }

      /// Whether there is a truth value, and it is this one.
      static func equals(_ left: CardField<Bool>, to right: Bool) -> Bool {
        if case .value(let value) = left { value == right } else { false }
      }

      /// Whether two values are the same, content and all; `null` equals nothing.
      static func equals(_ left: CardValue, _ right: CardValue) -> Bool {
        if left.isNothing || right.isNothing { return left.isNothing && right.isNothing }
        switch (left, right) {
        case (.boolean(let one), .boolean(let other)): return one == other
        case (.string(let one), .string(let other)): return equals(one, other)
        case (.number(let one), .number(let other)): return equals(one, other)
        case (.binary(let one), .binary(let other)): return one == other
        case (.integer(let one), .integer(let other)): return one == other
        case (.integer(let integer), .number(let number)), (.number(let number), .integer(let integer)):
          return CardExactInteger.equals(integer, number)
        case (.array(let one), .array(let other)):
          return one.count == other.count && zip(one, other).allSatisfy { equals($0, $1) }
        case (.object(let one), .object(let other)):
          return one.count == other.count
            && one.allSatisfy { member in
              other.contains { $0.name == member.name && equals($0.value, member.value) }
            }
        default: return false
        }
      }

      /// Whether the first number is the smaller one.
      static func less(_ left: Double, _ right: Double) -> Bool { left < right }

      /// Whether the first text is the smaller one, by UTF-16 units.
      static func less(_ left: String, _ right: String) -> Bool { CardTextSearch.isLess(left, right) }

      /// Whether the first value is the smaller one; only numbers and texts have an order, and nothing has none to
      /// anything.
      static func less(_ left: CardValue, _ right: CardValue) throws(CardError) -> Bool {
        if left.isNothing || right.isNothing { return false }
        switch (left, right) {
        case (.number(let one), .number(let other)): return one < other
        case (.string(let one), .string(let other)): return CardTextSearch.isLess(one, other)
        case (.integer(let one), .integer(let other)): return one < other
        case (.integer(let integer), .number(let number)):
          return CardExactInteger.isLess(integer, number)
        case (.number(let number), .integer(let integer)):
          return CardExactInteger.isLess(number, integer)
        default: throw CardError("\(left.kindName) and \(right.kindName) cannot be compared by order")
        }
      }

      /// Whether the first number is not larger.
      static func lessOrEquals(_ left: Double, _ right: Double) -> Bool { left <= right }

      /// Whether the first text is not larger.
      static func lessOrEquals(_ left: String, _ right: String) -> Bool {
        less(left, right) || equals(left, right)
      }

      /// Whether the first value is not larger.
      static func lessOrEquals(_ left: CardValue, _ right: CardValue) throws(CardError) -> Bool {
        if left.isNothing || right.isNothing { return false }
        switch (left, right) {
        case (.number(let one), .number(let other)): return one <= other
        case (.string(let one), .string(let other)): return lessOrEquals(one, other)
        case (.integer, .integer), (.integer, .number), (.number, .integer):
          return try less(left, right) || equals(left, right)
        default: throw CardError("\(left.kindName) and \(right.kindName) cannot be compared by order")
        }
      }

      /// Whether the first value is the smaller one; what cannot be evaluated has no order to anything.
      static func less(
        _ left: () throws -> CardValue, _ right: () throws -> CardValue
      ) throws(CardError) -> Bool {
        guard let one = try? left(), let other = try? right() else { return false }
        return try less(one, other)
      }

      /// Whether the first value is not larger; what cannot be evaluated has no order to anything.
      static func lessOrEquals(
        _ left: () throws -> CardValue, _ right: () throws -> CardValue
      ) throws(CardError) -> Bool {
        guard let one = try? left(), let other = try? right() else { return false }
        return try lessOrEquals(one, other)
      }

      // MARK: Choices

      /// The first value that is neither missing nor null.
      static func coalesce(_ values: CardValue...) -> CardValue {
        values.first { !$0.isNothing } ?? .missing
      }

      // MARK: Kinds

      /// Whether the value is a string.
      static func isString(_ value: CardValue) -> Bool {
        if case .string = value { true } else { false }
      }

      /// Whether the value is a number without fraction.
      static func isInteger(_ value: CardValue) -> Bool {
        switch value {
        case .number(let number): number.isFinite && number == number.rounded()
        case .integer: true
        default: false
        }
      }

      /// Whether the value is a number with a fraction.
      static func isFloat(_ value: CardValue) -> Bool {
        if case .number(let number) = value {
          !number.isFinite || number != number.rounded()
        } else {
          false
        }
      }

      /// Whether the value is `true` or `false`.
      static func isBoolean(_ value: CardValue) -> Bool {
        if case .boolean = value { true } else { false }
      }

      /// Whether the value is an array.
      static func isArray(_ value: CardValue) -> Bool {
        if case .array = value { true } else { false }
      }

      /// Whether the value is an object, an array or null.
      static func isObject(_ value: CardValue) -> Bool {
        switch value {
        case .object, .array, .null: true
        default: false
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsLogicPart = SupportPart(cardFunctionsLogic)
}
