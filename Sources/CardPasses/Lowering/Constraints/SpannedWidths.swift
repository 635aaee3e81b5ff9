import CardIR

/// Ties both sides of what is as wide as a canvas that it begins at: a picture of 390 points at the left of a screen that is
/// 390 points wide is meant to reach across it, and is in front of or behind others like one that says so.
enum SpannedWidths {
  /// Differences below this, in points, are none.
  private static let tolerance = 0.5

  /// Settles everything on a page of so many points.
  static func settle(_ page: inout Element, width: Double) { settleCanvas(&page, width: width) }

  private static func settle(_ element: inout Element, width: Double?) {
    switch element.kind {
    case .canvas: settleCanvas(&element, width: width)
    case .scroll, .stack:
      let isColumn = element[.axis]?.literal ?? .vertical == .vertical
      let isFilled = element.kind == .scroll || element[.alignment]?.literal ?? .fill == .fill
      element.updateChildren { settle(&$0, width: isColumn && isFilled ? width : nil) }
    default: break
    }
  }

  private static func settleCanvas(_ canvas: inout Element, width: Double?) {
    guard canvas.has(.children) else { return }
    let graph = ConstraintGraph(canvas[.children])
    canvas.updateSlots(of: .children) { _, slots in
      for index in slots.indices {
        let anchors = graph.anchors[index]
        slots[index].update { child in
          if let width, let insets = insets(anchors, width) { tie(&child, insets) }
          settle(&child, width: self.width(of: anchors, in: width))
        }
      }
    }
  }

  /// The points that something has, if it says them or what it is in does.
  private static func width(of anchors: ConstraintAnchors, in width: Double?) -> Double? {
    if let width, let left = anchors.knownInset(.left), let right = anchors.knownInset(.right) {
      return max(0, width - left - right)
    }
    return anchors.width.flatMap { Double($0) }
  }

  /// How far something is from both sides of what it is in, where it says so of one side and its width says it of the other:
  /// nothing, or as far as from the first.
  private static func insets(_ anchors: ConstraintAnchors, _ width: Double) -> (left: Double, right: Double)? {
    guard let own = anchors.width.flatMap({ Double($0) }) else { return nil }
    func other(_ inset: Double) -> Double? {
      let rest = width - inset - own
      return abs(rest) < tolerance ? 0 : abs(rest - inset) < tolerance ? inset : nil
    }
    switch (anchors.ties[.left], anchors.ties[.right]) {
    case (.parent?, nil):
      return anchors.knownInset(.left).flatMap { left in other(left).map { (left, $0) } }
    case (nil, .parent?):
      return anchors.knownInset(.right).flatMap { right in other(right).map { ($0, right) } }
    case (nil, nil): return anchors.centerX && abs(width - own) < tolerance ? (0, 0) : nil
    default: return nil
    }
  }

  /// Has an element its sides tied in place of a width.
  private static func tie(_ element: inout Element, _ insets: (left: Double, right: Double)) {
    let replaced: Set<ConstraintRule> = [.width, .left, .right, .centerX]
    let constraints = element[.constraints]
    // What is there only with some data says nothing of the others.
    let isKnown = constraints.allSatisfy { slot in
      slot.isPlain || slot.element?.literal(.rule).map { !replaced.contains($0) } ?? true
    }
    guard isKnown else { return }
    var ties = [ConstraintRule.make(.left, .number(insets.left)), ConstraintRule.make(.right, .number(insets.right))]
    element[.constraints] = constraints.flatMap { slot -> [Slot] in
      guard let rule = slot.element?.literal(.rule), replaced.contains(rule) else { return [slot] }
      defer { ties = [] }
      return ties
    }
  }
}
