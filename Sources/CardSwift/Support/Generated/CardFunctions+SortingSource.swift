extension SupportSources {
  /// The part `CardFunctions+Sorting`.
  static let cardFunctionsSorting = ##"""
    extension CardFunctions {
      /// The elements in ascending order, as text or by a property; those without it come last.
      static func sortBy(_ value: CardValue, _ property: CardValue? = nil) throws(CardError)
        -> CardValue
      {
        .array(try sorted(value, property, descending: false))
      }

      /// The elements in descending order, as text or by a property; those without it come last.
      static func sortByDescending(
        _ value: CardValue, _ property: CardValue? = nil
      ) throws(CardError) -> CardValue {
        .array(try sorted(value, property, descending: true))
      }

      private static func sorted(
        _ value: CardValue, _ property: CardValue?, descending: Bool
      ) throws(CardError) -> [CardValue] {
        let elements = try elements(value)
        guard let property else {
          // JavaScript's `sort` compares the printed texts, and puts nothing at the end.
          let present = elements.filter { !$0.isMissing }
          let texts = present.map { $0.printed ?? "null" }
          let order = CardStableSort.order(texts.count) { CardTextSearch.isLess(texts[$0], texts[$1]) }
          let sorted = order.map { present[$0] } + elements.filter { $0.isMissing }
          return descending ? sorted.reversed() : sorted
        }
        let name = try text(property)
        let keys = elements.map { element -> CardSortKey in
          guard case .object(let members) = element else { return .missing }
          return sortKey(members.first { $0.name == name }?.value ?? .missing)
        }
        return CardSortKey.order(keys, descending: descending).map { elements[$0] }
      }

      /// What JavaScript compares a value as.
      private static func sortKey(_ value: CardValue) -> CardSortKey {
        switch value {
        case .missing: .missing
        case .null: .number(0)
        case .boolean(let value): .number(value ? 1 : 0)
        case .number(let number): number.isNaN ? .other : .number(number)
        case .integer(let integer): .number(Double(integer))
        case .string(let text): .text(text, CardNumberParsing.float(text))
        default: .other
        }
      }
    }
    """##

  /// The same as it is read.
  static let cardFunctionsSortingPart = SupportPart(cardFunctionsSorting)
}
