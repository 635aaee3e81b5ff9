package import CardIR

/// Removes containers and groups that hold nothing and look like nothing, and spacers of no extent.
///
/// An empty container still keeps its neighbours apart. It goes only where they stand as far from each other without
/// it: where it adds no distance, and something that is always seen stands before it or nothing at all stands beside it.
package struct RemoveEmpty: Pass {
  package init() {}

  package let name = "remove-empty"
  package let summary = "Removes empty containers and groups."
  package let stage = PassStage.late(.structural)
  package let keepsMeaning = true
  package let repeats = true
  // A default that is written down counts as content.
  package let follows: Set<String> = ["elide-defaults"]
  package let needs: Set<ScreenAnalysis> = [.references]
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="Hello"
          stack axis=vertical spacing=none
            children (empty)
      """,
    after: """
      stack axis=vertical
        children
          text text="Hello"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    func holdsEmpty(_ parent: Element) -> Bool {
      Self.canLoseChildren(parent) && parent[.children].contains { Self.holdsNothing($0, in: parent) }
    }
    guard screen.root.containsElement(where: holdsEmpty) else { return }
    let references = context.references(of: screen)
    let capabilities = context.target
    func canGo(at index: Int, in slots: [Slot], of parent: Element) -> Bool {
      Self.holdsNothing(slots[index], in: parent) && slots[index].element.map { !references.mayConcern($0) } ?? false
        && Self.addsNoDistance(at: index, in: slots, of: parent, capabilities)
    }
    screen.root.rewriteChildren(where: holdsEmpty) { parent, slots in
      var index = 0
      while index < slots.count {
        if canGo(at: index, in: slots, of: parent) { slots.remove(at: index) } else { index += 1 }
      }
      // What the others were in the way of.
      if slots.count == 1, canGo(at: 0, in: slots, of: parent) { slots = [] }
    }
  }

  private static func canLoseChildren(_ parent: Element) -> Bool {
    switch parent.kind {
    case .stack: parent.literal(.axis) != nil
    case .screen, .column, .tableCell, .page: true
    default: false
    }
  }

  /// What an element without content may have and still be nothing: its layout, and its place among its siblings.
  ///
  /// A decision of this pass: an extent is of the place as well, but takes room, and how large the images of a set are
  /// is of its content, of which there is none.
  private static let harmless: Set<AttributeID> = [
    .id, .axis, .gap, .alignment, .distribution, .horizontalAlignment, .verticalAlignment, .spacing, .separator,
    .isVisible, .imageSize,
  ]

  private static func isNothing(_ element: Element) -> Bool {
    switch element.kind {
    case .stack, .facts, .imageSet, .actionSet: break
    default: return false
    }
    return element.extras.isEmpty && element.regions.allSatisfy { $0.slots.isEmpty && Self.isContent($0.id) }
      && element.attributes.allSatisfy { harmless.contains($0.id) }
  }

  /// Whether a slot is an empty group, or a spacer of no extent: the latter keeps a stack that is alone with it.
  private static func holdsNothing(_ slot: Slot, in parent: Element) -> Bool {
    guard let element = slot.element else { return false }
    guard element.kind == .spacer else { return isNothing(element) }
    let extent: AttributeID = parent.literal(.axis) == .horizontal ? .width : .height
    return slot.isPlain && element.extras.isEmpty && !element.hasSlots
      && element.attributes.allSatisfy { $0.id == .id || $0.id == extent }
      && element[value: extent] == .measure(0, .points)
  }

  private static func isContent(_ region: RegionID) -> Bool { region == .children || region == .actions }

  private static func addsNoDistance(
    at index: Int, in slots: [Slot], of parent: Element, _ capabilities: Capabilities
  ) -> Bool {
    // One slot that is repeated has gaps between what comes of it.
    let isAlone = slots.count == 1 && slots[index].scope?.repeats != true
    // A document that is one element cannot be without it, and on a canvas even a box of nothing has a place.
    if isAlone, parent.kind == .screen, capabilities.root != .column { return false }
    if isAlone, slots[index].element?.kind != .spacer { return true }
    switch capabilities.spacing {
    case .perElement:
      guard let element = slots[index].element, index > 0 else { return false }
      // Where what stands before may go, this would be the first and the next not.
      guard slots[index - 1].isPlain, slots[index - 1].element?.has(.isVisible) == false else { return false }
      return element[.spacing] == .literal(.none) && element[.separator] == nil
    case .perStack, .any:
      guard parent.kind == .stack, parent[value: .distribution] == nil else { return false }
      let gap = parent[value: .gap] ?? capabilities.defaultValue(of: .gap, on: .stack)
      return gap.flatMap { Double($0) } == 0
    }
  }
}
