package import CardIR

/// States a colour that all of a stack's content has once, on the stack, where the target's elements inherit it.
package struct HoistColors: Pass {
  package init() {}

  package let name = "hoist-colors"
  package let summary = "Moves a colour that all children of a stack share to the stack."
  package let stage = PassStage.late(.size)
  package let keepsMeaning = true
  package let repeats = true
  // A default that is written down is no colour of its own.
  package let follows: Set<String> = ["elide-defaults"]
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="A" text-color=#5A6270
          text text="B" text-color=#5A6270
      """,
    after: """
      stack axis=vertical foreground-color=#5A6270
        children
          text text="A"
          text text="B"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.textColor, .foregroundColor])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    guard target.supports(.foregroundColor, on: .stack) else { return }
    screen.rewrite(where: { $0.kind == .stack }) { stack in
      guard stack.kind == .stack, !stack.has(.foregroundColor), let color = Self.commonColor(of: stack, target) else {
        return
      }
      stack.updateChildren { child in
        for id in [AttributeID.textColor, .foregroundColor] { child[value: id] = nil }
      }
      stack[.foregroundColor] = .literal(color)
    }
  }

  /// The colour of everything in a stack that has one, if that saves more than it costs.
  private static func commonColor(of stack: Element, _ target: Capabilities) -> Color? {
    var (color, count) = (Color?.none, 0)
    for region in stack.regions {
      guard region.id == .children else { return nil }
      for slot in region.slots {
        guard let child = slot.element else { return nil }
        // Lines and room have no ink; a picture may be a template that takes the colour.
        if child.kind == .spacer { continue }
        guard let own = ownColor(of: child, target), color == nil || color == own else { return nil }
        color = own
        count += 1
      }
    }
    return count > 1 ? color : nil
  }

  private static func ownColor(of child: Element, _ target: Capabilities) -> Color? {
    switch child.kind {
    case .text where target.supports(.textColor, on: .text) && !child.has(.foregroundColor):
      if case .absolute(let color)? = child.literal(.textColor) { return color }
      return nil
    case .stack: return child.literal(.foregroundColor)
    // What a symbol or a shape is painted with, some hosts decide by themselves.
    default: return nil
    }
  }
}
