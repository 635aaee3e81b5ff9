package import CardIR

/// Joins adjacent spacers of fixed size and removes those of size zero.
///
/// Flexible spacers stay: each of them takes its share of the room.
package struct SimplifySpacers: Pass {
  package init() {}

  package let name = "simplify-spacers"
  package let summary = "Joins adjacent spacers of fixed size and removes those of size zero."
  package let stage = PassStage.late(.structural)
  package let keepsMeaning = true
  package let repeats = true
  // Where nothing is between spacers they are neighbours.
  package let follows: Set<String> = ["flatten-containers", "remove-empty"]
  package let needs: Set<ScreenAnalysis> = [.references]
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      stack axis=vertical gap=0
        children
          text text="A"
          spacer height=8pt
          spacer height=4pt
          text text="B"
      """,
    after: """
      stack axis=vertical gap=0
        children
          text text="A"
          spacer height=12pt
          text text="B"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.spacer])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard case .perStack = context.target.spacing, screen.root.containsElement(where: { $0.kind == .spacer }) else {
      return
    }
    let references = context.references(of: screen)
    let usualGap = context.target.defaultValue(of: .gap, on: .stack).flatMap { Double($0) } ?? 0
    func simpler(_ stack: Element) -> [Slot]? { Self.simplified(stack, usualGap, references) }
    screen.root.rewriteChildren(where: { simpler($0) != nil }) { stack, slots in
      if let simpler = simpler(stack) { slots = simpler }
    }
  }

  /// The children of a stack with as few spacers as will do; none if it has no more than that.
  private static func simplified(_ stack: Element, _ usualGap: Double, _ references: ScreenReferences) -> [Slot]? {
    guard stack.kind == .stack, let axis = stack.literal(.axis), stack[value: .distribution] == nil else { return nil }
    if stack.has(.gap), stack.literal(.gap) == nil { return nil }
    let gap = stack.literal(.gap) ?? usualGap
    let extent: AttributeKey<Dimension> = axis == .vertical ? .height : .width
    let slots = stack[.children]
    guard slots.contains(where: { $0.element?.kind == .spacer }) else { return nil }
    var kept: [Slot] = []
    for slot in slots {
      guard let points = points(of: slot, extent, references) else {
        kept.append(slot)
        continue
      }
      if points == 0, gap == 0 { continue }
      if let last = kept.last, let before = Self.points(of: last, extent, references) {
        kept[kept.count - 1] = last.replacing { spacer in
          var spacer = spacer
          spacer[extent] = .literal(.points(before + gap + points))
          return spacer
        }
      } else {
        kept.append(slot)
      }
    }
    return kept.count < slots.count ? kept : nil
  }

  /// The extent of a spacer that has nothing but a fixed one.
  private static func points(
    of slot: Slot, _ extent: AttributeKey<Dimension>, _ references: ScreenReferences
  ) -> Double? {
    guard slot.isPlain, let spacer = slot.element, spacer.kind == .spacer, spacer.extras.isEmpty,
      !spacer.hasSlots, !references.mayConcern(spacer),
      spacer.attributes.allSatisfy({ $0.id == extent.id || $0.id == .id }),
      case .points(let points)? = spacer.literal(extent), points >= 0
    else { return nil }
    return points
  }
}
