extension SupportSources {
  /// The part `CardFunctions+Sorting`.
  static let cardFunctionsSorting = ##"""
    extension CardFunctions {
      /// The elements in ascending order, as text or by a property.
      static func sortBy(_ value: CardValue, _ property: CardValue? = nil) throws(CardError)
        -> CardValue
      {
        .array(try sorted(value, property))
      }

      /// The elements in descending order, as text or by a property.
      static func sortByDescending(
        _ value: CardValue, _ property: CardValue? = nil
      ) throws(CardError) -> CardValue {
        .array(try sorted(value, property).reversed())
      }

      private static func sorted(_ value: CardValue, _ property: CardValue?) throws(CardError)
        -> [CardValue]
      {
        let elements = try elements(value)
        guard let property else {
          // JavaScript's `sort` compares the printed texts, and puts nothing at the end.
          let present = elements.filter { $0 != .missing }.map {
            (key: $0.printed ?? "null", value: $0)
          }
          let missing = elements.filter { $0 == .missing }
          return StableSort.sorted(present) { TextSearch.isLess($0.key, $1.key) }.map(\.value) + missing
        }
        let name = try text(property)
        let keyed = elements.map { element in
          guard case .object(let members) = element else {
            return (key: CardValue.missing, value: element)
          }
          return (key: members.first { $0.name == name }?.value ?? .missing, value: element)
        }
        return StableSort.sorted(keyed) { isBefore($0.key, $1.key) }.map(\.value)
      }

      /// Whether a key sorts before another one: numbers by size, texts by their units, other pairs not at all.
      private static func isBefore(_ left: CardValue, _ right: CardValue) -> Bool {
        if case .string(let one) = left, case .string(let other) = right {
          return TextSearch.isLess(one, other)
        }
        guard let one = comparable(left), let other = comparable(right) else { return false }
        return one < other
      }

      /// The number that JavaScript compares a value as.
      private static func comparable(_ value: CardValue) -> Double? {
        switch value {
        case .null: 0
        case .boolean(let value): value ? 1 : 0
        case .number(let number): number.isNaN ? nil : number
        case .string(let text): NumberParsing.float(text)
        default: nil
        }
      }
    }
    """##
}
