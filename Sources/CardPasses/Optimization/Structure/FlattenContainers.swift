package import CardIR
import CardTemplate

/// Replaces containers that add nothing to their parent with their children.
///
/// A stack goes when its parent lays its children out along the same axis with the same distances, and the stack has
/// nothing of its own: no id that anything refers to, no look, tap, fallback or unrecognised property, no scope or
/// condition. Its first child
/// takes over its distance to what came before.
package struct FlattenContainers: Pass {
  package init() {}

  package let name = "flatten-containers"
  package let summary = "Replaces containers that add nothing to their parent with their children."
  package let stage = PassStage.late(.structural)
  package let keepsMeaning = true
  package let repeats = true
  // A default that is written down counts as a difference.
  package let follows: Set<String> = ["elide-defaults", "remove-empty"]
  package let needs: Set<ScreenAnalysis> = [.references]
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      screen
        children
          text text="A"
          stack axis=vertical spacing=small
            children
              text text="B"
              text text="C"
      """,
    after: """
      screen
        children
          text text="A"
          text text="B" spacing=small
          text text="C"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let spacing = context.target.spacing
    // Whether distances are the stack's or the children's is known only stack by stack.
    if spacing == .any { return }
    let rootIsColumn = context.target.root == .column
    func isRedundant(_ slot: Slot, at index: Int, in parent: Element) -> Bool {
      guard slot.isPlain, let element = slot.element else { return false }
      return Self.isRedundant(element, in: parent, spacing)
        && (index == 0 || spacing != .perElement || Self.canHandDistanceOn(element))
    }
    func holdsRedundant(_ parent: Element) -> Bool {
      guard Self.isStackLike(parent) || (parent.kind == .screen && rootIsColumn) else { return false }
      return parent[.children].enumerated().contains { isRedundant($1, at: $0, in: parent) }
    }
    guard screen.root.containsElement(where: holdsRedundant) else { return }
    let references = context.references(of: screen)
    func goes(_ slot: Slot, at index: Int, in parent: Element) -> Bool {
      guard isRedundant(slot, at: index, in: parent), let stack = slot.element else { return false }
      // An action may hide the first child, which would hand the distance on; or all, where the stack keeps its place.
      return !references.mayConcern(stack) && stack[.children].first?.element.map(references.mayConcern) == false
    }
    screen.root.rewriteChildren(where: holdsRedundant) { parent, slots in
      guard slots.enumerated().contains(where: { goes($1, at: $0, in: parent) }) else { return }
      slots = slots.enumerated().flatMap { index, slot in
        guard goes(slot, at: index, in: parent), let element = slot.element else { return [slot] }
        return Self.dissolve(element, spacing)
      }
    }
  }

  private static func isStackLike(_ element: Element) -> Bool {
    element.kind == .stack || element.kind == .column || element.kind == .tableCell
  }

  /// What a redundant stack may have: its layout, and its place, which the first child takes over.
  private static let layout = AttributeID.all(.flow)
  private static let place = AttributeID.all(.distance)

  private static func isRedundant(_ stack: Element, in parent: Element, _ spacing: Capabilities.Spacing) -> Bool {
    guard stack.kind == .stack, stack.extras.isEmpty, stack.regions.allSatisfy({ $0.id == .children }) else {
      return false
    }
    guard stack.attributes.allSatisfy({ layout.contains($0.id) || place.contains($0.id) || $0.id == .id }) else {
      return false
    }
    let parentAxis = parent.kind == .stack ? parent[.axis] : .literal(.vertical)
    guard stack[.axis] == parentAxis, stack[.axis]?.literal != nil else { return false }
    if spacing != .perElement {
      for id in layout where id != .axis && stack[value: id] != parent[value: id] { return false }
    }
    // Shares are shares of the stack's own room.
    if let distribution = stack[value: .distribution], distribution != Distribution.fill.storage { return false }
    let slots = stack[.children]
    guard let first = slots.first, first.isPlain else { return false }
    return slots.allSatisfy { slot in
      guard let child = slot.element else { return false }
      // A hidden first child would hand the missing distance to the second; fillers measure the stack itself.
      return !child.has(.isVisible) && ![.spacer, .divider, .shape, .column].contains(child.kind)
        && !child.mayFill(.height) && !child.mayFill(.width)
    }
  }

  /// Whether the first child of a stack has a place in any case, so that it can have the stack's distance.
  private static func canHandDistanceOn(_ stack: Element) -> Bool {
    let slots = stack[.children]
    return slots.count == 1 || slots.first?.element.map { !mayBeNothing($0) } ?? false
  }

  /// Whether hosts may draw nothing for an element, and then leave out its distance to what came before.
  private static func mayBeNothing(_ element: Element) -> Bool {
    func isSure(_ slots: [Slot]) -> Bool { slots.contains { $0.isPlain && $0.element != nil } }
    switch element.kind {
    case .text:
      switch element[.text] {
      case .literal(let text)?: return text.isEmpty
      case .template(let template)?:
        return !template.segments.contains { segment in
          if case .text(let text) = segment { return !text.isEmpty }
          return false
        }
      case nil: return true
      }
    case .facts, .imageSet, .richText: return !isSure(element[.children])
    case .actionSet: return !isSure(element[.actions])
    default: return false
    }
  }

  private static func dissolve(_ stack: Element, _ spacing: Capabilities.Spacing) -> [Slot] {
    var slots = stack[.children]
    if spacing == .perElement, let first = slots.first {
      slots[0] = first.replacing { child in
        var child = child
        // As first of the stack the child had no distance of its own, whatever it says.
        for id in place { child[value: id] = nil }
        for id in place { child.take(id, from: stack) }
        return child
      }
    }
    return slots
  }
}

extension Element {
  /// Whether the element takes the room that its container leaves, or may do so with some data.
  func mayFill(_ extent: AttributeID) -> Bool {
    switch self[value: extent] {
    case .token("stretch")?, .measure(_, .weight)?, .template?: true
    default: false
    }
  }
}
