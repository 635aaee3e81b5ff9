/// What is known of conditions without the data.
extension KotlinExpression {
  /// The conditions that all have to hold for this one to hold. There may be very many.
  var conjuncts: [KotlinExpression] {
    var result: [KotlinExpression] = []
    var rest = self
    while case .infix(let left, "&&", let right) = rest {
      result.append(right)
      rest = left
    }
    result.append(rest)
    return result.reversed()
  }

  /// Whether it is worth remembering: what is very long is not compared with anything.
  fileprivate var isShort: Bool { KotlinLine.text(self, limit: 200) != nil }

  /// What holds where this does not.
  var opposite: KotlinExpression {
    switch self {
    case "true": "false"
    case "false": "true"
    case .infix(let left, "==", let right): .infix(left, "!=", right)
    case .infix(let left, "!=", let right): .infix(left, "==", right)
    case .not(let operand): operand
    default: .not(self)
    }
  }

  /// Whether this can hold only where `value` is there: no order holds of what is missing.
  func needs(_ value: KotlinExpression) -> Bool {
    guard case .infix(.infix(let compared, "?:", "Double.NaN"), _, _) = self else { return false }
    return compared == value || compared == value.calling("toDouble", isSafe: true)
  }

  /// Both conditions, without what follows from the other one.
  static func both(_ left: KotlinExpression, _ right: KotlinExpression) -> KotlinExpression {
    let others = right.conjuncts
    if others.contains(left.opposite) { return "false" }
    if others.contains(left) { return right }
    if case .infix(let value, "!=", "null") = left, let first = others.first, first.needs(value) { return right }
    return .operation(left, "&&", right)
  }

  /// Where all of the conditions hold; none if there are none.
  static func all(_ conditions: [KotlinExpression]) -> KotlinExpression? {
    conditions.dropFirst().reduce(conditions.first) { result, condition in result.map { both($0, condition) } }
  }

  /// Where one of the conditions holds; none if there are none.
  static func any(_ conditions: [KotlinExpression]) -> KotlinExpression? {
    conditions.dropFirst().reduce(conditions.first) { result, condition in
      result.map { .operation($0, "||", condition) }
    }
  }
}

extension Around {
  /// Notes that conditions hold.
  mutating func learn(_ conditions: [KotlinExpression]) { known.formUnion(conditions.filter(\.isShort)) }

  /// Whether a condition is known to hold.
  func holds(_ condition: KotlinExpression) -> Bool {
    !known.isEmpty && condition.isShort && known.contains(condition)
  }

  /// Whether a condition is known not to hold.
  func fails(_ condition: KotlinExpression) -> Bool {
    !known.isEmpty && condition.isShort && known.contains(condition.opposite)
  }

  /// What of the conditions is not known to hold here; none where one of them cannot.
  func open(_ conditions: [KotlinExpression]) -> [KotlinExpression]? {
    conditions.contains(where: fails) ? nil : conditions.filter { !holds($0) }
  }
}
