import CardIR

/// Constraints as elements.
extension ConstraintRule {
  /// A rule about the parent, or about the element alone.
  static func make(_ rule: ConstraintRule, _ constant: AttributeValue? = nil) -> Slot {
    var constraint = Element(.constraint)
    constraint[.rule] = .literal(rule)
    if let constant { constraint[value: .constant] = constant }
    return .one(constraint)
  }

  /// A fixed extent.
  static func extent(_ rule: ConstraintRule, _ points: Double) -> Slot { make(rule, .number(points)) }

  /// All four edges at the parent's, with the same inset. Margins are preferred to the two sides because these keep
  /// clear of the safe area.
  static func edges(_ inset: AttributeValue) -> [Slot] {
    [make(.top, inset), make(.bottom, inset), make(.sides, inset)]
  }

  /// All four edges at the safe area's.
  static var safeArea: [Slot] {
    [ConstraintRule.top, .bottom, .left, .right].map { make($0, .number(0)) }
  }

  /// In the middle of the parent.
  static var center: [Slot] { [make(.centerX), make(.centerY)] }

  /// In the middle from side to side, at the parent's top and bottom.
  static var middle: [Slot] { [make(.top, .number(0)), make(.bottom, .number(0)), make(.centerX)] }
}
