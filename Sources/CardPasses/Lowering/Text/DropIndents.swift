package import CardIR

/// Takes rows away that only keep content off the edges, for targets whose boxes have the host's padding.
package struct DropIndents: Pass {
  package init() {}

  package let name = "drop-indents"
  package let summary = "Removes rows that only indent content where the host sets the padding."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=horizontal
        children
          spacer width=4pt
          text text="A"
      """,
    after: #"text text="A""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.boxes == .byMeaning else { return }
    screen.rewrite { row in
      guard let content = Self.indented(row) else { return }
      context.record(
        LossKinds.padding, "\(context.targetName) has no room of a fixed width beside content", at: content)
      row = content
    }
  }

  /// The only content of a stack that has nothing else but room of a fixed extent.
  private static func indented(_ stack: Element) -> Element? {
    let layout = Set(AttributeID.all([.flow, .distance])).union([.padding])
    guard stack.kind == .stack, let axis = stack[.axis]?.literal, stack.regions.count == 1,
      stack.attributes.allSatisfy({ layout.contains($0.id) })
    else { return nil }
    let extent = axis == .horizontal ? AttributeID.width : .height
    let slots = stack[.children]
    let content = slots.filter { $0.element?.kind != .spacer }
    guard slots.count > 1, content.count == 1, slots.allSatisfy(\.isPlain),
      slots.allSatisfy({ $0.element?.kind != .spacer || $0.element?.has(extent) == true }),
      var child = content[0].element, axis == .horizontal || child.kind == .stack
    else { return nil }
    for id in [AttributeID.spacing, .separator] { child.take(id, from: stack) }
    return child
  }
}
