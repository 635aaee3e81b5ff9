import CardIR

/// Constraints as elements.
enum ConstraintRule {
  /// A rule about the parent, or about the element alone.
  static func make(_ rule: String, _ constant: AttributeValue? = nil) -> Slot {
    var constraint = Element(.constraint)
    constraint[.rule] = .literal(rule)
    if let constant { constraint[value: .constant] = constant }
    return .one(constraint)
  }

  /// A fixed extent.
  static func extent(_ rule: String, _ points: Double) -> Slot { make(rule, .number(points)) }

  /// All four edges at the parent's, with the same inset. Margins are preferred to the two sides because these keep
  /// clear of the safe area.
  static func edges(_ inset: AttributeValue) -> [Slot] {
    [make("topEqual", inset), make("bottomEqual", inset), make("horizontalMargin", inset)]
  }

  /// All four edges at the safe area's.
  static var safeArea: [Slot] {
    ["topEqual", "bottomEqual", "leftEqual", "rightEqual"].map { make($0, .number(0)) }
  }

  /// In the middle of the parent.
  static var center: [Slot] { [make("centerX"), make("centerY")] }

  /// In the middle from side to side, at the parent's top and bottom.
  static var middle: [Slot] { [make("topEqual", .number(0)), make("bottomEqual", .number(0)), make("centerX")] }
}
