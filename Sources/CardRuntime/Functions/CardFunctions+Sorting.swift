import CardKernel

extension CardFunctions {
  /// The elements in ascending order, as text or by a property.
  public static func sortBy(_ value: CardValue, _ property: CardValue? = nil) throws(CardError) -> CardValue {
    .array(try sorted(value, property))
  }

  /// The elements in descending order, as text or by a property.
  public static func sortByDescending(
    _ value: CardValue, _ property: CardValue? = nil
  ) throws(CardError) -> CardValue {
    .array(try sorted(value, property).reversed())
  }

  private static func sorted(_ value: CardValue, _ property: CardValue?) throws(CardError) -> [CardValue] {
    let elements = try elements(value)
    guard let property else {
      // JavaScript's `sort` compares the printed texts, and puts nothing at the end.
      let present = elements.filter { !$0.isMissing }
      let texts = present.map { $0.printed ?? "null" }
      let order = StableSort.order(texts.count) { TextSearch.isLess(texts[$0], texts[$1]) }
      return order.map { present[$0] } + elements.filter { $0.isMissing }
    }
    let name = try text(property)
    let keys = elements.map { element in
      guard case .object(let members) = element else { return CardValue.missing }
      return members.first { $0.name == name }?.value ?? .missing
    }
    return StableSort.order(keys.count) { isBefore(keys[$0], keys[$1]) }.map { elements[$0] }
  }

  /// Whether a key sorts before another one: numbers by size, texts by their units, other pairs not at all.
  private static func isBefore(_ left: CardValue, _ right: CardValue) -> Bool {
    if case .string(let one) = left, case .string(let other) = right { return TextSearch.isLess(one, other) }
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
