extension SupportSources {
  /// The part `CardValue+Tree`.
  static let cardValueTree = ##"""
    extension CardValue: CardTreeValue {
      /// Nothing.
      static var undefined: CardValue { .missing }

      /// Whether it is missing.
      var isUndefined: Bool { self == .missing }

      /// The truth value, if it is one.
      var truth: Bool? {
        if case .boolean(let value) = self { value } else { nil }
      }

      /// The number, if it is one; not a number is none.
      var number: Double? {
        if case .number(let number) = self, !number.isNaN { number } else { nil }
      }

      /// The text, if it is one.
      var text: String? {
        if case .string(let text) = self { text } else { nil }
      }

      /// The elements, if it is an array.
      var elements: [CardValue]? {
        if case .array(let elements) = self { elements } else { nil }
      }

      /// The members, if it is an object.
      var members: [(name: String, value: CardValue)]? {
        if case .object(let members) = self { members.map { ($0.name, $0.value) } } else { nil }
      }

      /// The number of elements or members.
      var count: Int? {
        switch self {
        case .array(let elements): elements.count
        case .object(let members): members.count
        case .binary(let bytes): bytes.count
        default: nil
        }
      }

      /// Whether it is a string.
      var isString: Bool { text != nil }

      /// Whether it is an array.
      var isArray: Bool { if case .array = self { true } else { false } }

      /// Whether it is an object.
      var isObject: Bool { if case .object = self { true } else { false } }

      /// Whether JavaScript takes it for false.
      var isFalsy: Bool {
        switch self {
        case .missing, .null: true
        case .boolean(let value): !value
        case .number(let number): number == 0 || number.isNaN
        case .string(let text): text.isEmpty
        default: false
        }
      }

      /// Nothing is counted here: the data are the program's own.
      var textCost: Int { 0 }

      /// Whether two values are the same, content and all.
      static func areEqual(_ left: CardValue, _ right: CardValue) -> Bool {
        CardFunctions.equals(left, right)
      }

      /// Whether two values are the same as JavaScript's `===` understands it.
      static func areIdentical(_ left: CardValue, _ right: CardValue) -> Bool {
        CardFunctions.areIdentical(left, right)
      }
    }
    """##

  /// The same as it is read.
  static let cardValueTreePart = SupportPart(cardValueTree)
}
