package import CardIR

/// Puts the only content of a container in the container's place, where the container adds nothing to it.
///
/// That is a container with nothing of its own around one other container, whatever the axes; and a row of one column
/// that takes all of the width, which is as good as the column's content in a container.
package struct UnwrapSingleChild: Pass {
  package init() {}

  package let name = "unwrap-single-child"
  package let summary = "Replaces a container that adds nothing with its only child."
  package let stage = PassStage.late(.structural)
  package let keepsMeaning = true
  package let repeats = true
  // What is empty beside a child is in the way.
  package let follows: Set<String> = ["elide-defaults", "remove-empty"]
  package let needs: Set<ScreenAnalysis> = [.references]
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      stack axis=vertical spacing=large
        children
          stack axis=horizontal
            children
              text text="A"
              text text="B"
      """,
    after: """
      stack axis=horizontal spacing=large
        children
          text text="A"
          text text="B"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // Where stacks fill the width and state how they share it out, each of them matters.
    guard context.target.spacing == .perElement || !context.target.stacksFillWidth else { return }
    guard screen.root.containsElement(where: { Self.unwrapped($0) != nil }) else { return }
    let references = context.references(of: screen)
    func unwrapped(_ element: Element) -> Element? {
      // A child that an action hides leaves its container behind.
      guard !references.mayConcern(element), element[.children].first?.element.map(references.mayConcern) == false
      else { return nil }
      return Self.unwrapped(element)
    }
    let rootIsColumn = context.target.root == .column
    func holdsOne(_ parent: Element) -> Bool {
      // What stands behind something else, or alone in the host's window, is placed by itself.
      guard Self.isSequence(parent) || (parent.kind == .screen && rootIsColumn) else { return false }
      return parent[.children].contains { $0.element.flatMap(unwrapped) != nil }
    }
    screen.root.rewriteChildren(where: holdsOne) { _, slots in
      for index in slots.indices {
        guard let inner = slots[index].element.flatMap(unwrapped) else { continue }
        slots[index] = slots[index].replacing { _ in inner }
      }
    }
  }

  /// What may take the place of an element; none if there is no such thing.
  private static func unwrapped(_ element: Element) -> Element? {
    guard element.kind == .stack, element.extras.isEmpty, element.regions.allSatisfy({ $0.id == .children }) else {
      return nil
    }
    let slots = element[.children]
    guard slots.count == 1, slots[0].isPlain, let child = slots[0].element else { return nil }
    switch child.kind {
    case .stack: return stack(child, replacing: element)
    case .column: return container(of: child, replacing: element)
    default: return nil
    }
  }

  private static func isSequence(_ parent: Element) -> Bool {
    switch parent.kind {
    case .stack, .column, .tableCell, .page: true
    default: false
    }
  }

  /// What a stack of one child may say without a difference to it: not how it shares out its room.
  private static let layout: Set<AttributeID> = [.id, .axis, .gap, .alignment]
  private static let place = AttributeID.all(.distance)

  /// Whether an element, the outer of two containers, has nothing but its layout, which has no effect on one child, and
  /// its place, which the inner one takes over.
  private static func isBare(_ element: Element) -> Bool {
    element.attributes.allSatisfy { layout.contains($0.id) || place.contains($0.id) }
  }

  private static func stack(_ child: Element, replacing outer: Element) -> Element? {
    // A child that can hide would leave an empty container behind; one that fills its height would fill another one.
    guard isBare(outer), !child.has(.isVisible), !child.has(.height), !child.mayFill(.width),
      !child.has(.fallback), !child.has(.dropsOnFallback), child[.axis]?.literal != nil
    else { return nil }
    return placed(child, as: outer)
  }

  private static func container(of column: Element, replacing row: Element) -> Element? {
    guard isBare(row), row[.axis] == .literal(.horizontal), !column.has(.isVisible), !column.has(.height),
      !column.has(.verticalAlignment), !column.has(.id), !column.has(.fallback), !column.has(.requires),
      !column.has(.dropsOnFallback), column.extras.isEmpty
    else { return nil }
    switch column.literal(.width) {
    case .stretch?, .weight?: break
    default: return nil
    }
    var stack = Element(.stack, source: column.source)
    stack[.axis] = .literal(.vertical)
    for entry in column.attributes where entry.id != .width { stack.take(entry.id, from: column) }
    for region in column.regions { stack.append(region) }
    return placed(stack, as: row)
  }

  private static func placed(_ child: Element, as outer: Element) -> Element {
    var child = child
    // As the only child it had no distance of its own, whatever it says.
    for id in place {
      child[value: id] = nil
      child.take(id, from: outer)
    }
    return child
  }
}
