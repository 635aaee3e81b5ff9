package import CardIR

/// Removes content that is hidden at first and that nothing can show.
///
/// Inputs are never removed, nor what holds one: hidden ones are still sent. What the host may know more about, such as
/// elements of unknown types, stays as well.
package struct RemoveUnreachable: Pass {
  package init() {}

  package let name = "remove-unreachable"
  package let summary = "Removes hidden content that nothing can show."
  package let stage = PassStage.early(.structural)
  package let keepsMeaning = true
  // An input in a fallback would keep what is hidden around it.
  package let follows: Set<String> = ["remove-unused-fallbacks"]
  package let needs: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      text text="Draft" is-visible=false
      text text="Note" id="note" is-visible=false
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="note"
      """,
    after: """
      text text="Note" id="note" is-visible=false
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="note"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.isVisible])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var references: ScreenReferences?
    // Actions that go with what held them may have been all that could show something else.
    for _ in 0..<Self.maximumRounds where screen.root.containsElement(where: { $0.literal(.isVisible) == false }) {
      let count = screen.root.elementCount
      removeOnce(&screen, references ?? context.references(of: screen), context)
      if screen.root.elementCount == count { return }
      references = ScreenReferences(of: screen)
    }
  }

  /// The most times that hidden content is looked for: documents may be made so that each time brings out one element.
  private static let maximumRounds = 8

  private func removeOnce(_ screen: inout Screen, _ references: ScreenReferences, _ context: PassContext) {
    // Also what is hidden can fail, so that what stands in for something around it is shown.
    let hasFallbacks = screen.root.containsElement { $0.has(.fallback) || $0.has(.dropsOnFallback) }
    let known = context.source.unfailingKinds
    func canFail(_ element: Element) -> Bool {
      element.containsElement { $0.has(.requires) || !known.contains($0.kind) }
    }
    func isGone(_ slot: Slot) -> Bool {
      guard let element = slot.element, element.literal(.isVisible) == false, element.kind.family == .content else {
        return false
      }
      if hasFallbacks, canFail(element) { return false }
      return !references.mayConcern(element) && !Self.matters(element)
    }
    // Hosts draw a row without columns, or a set without images, in one way or another; one of hidden ones shows nothing.
    screen.root.removeSlots(where: isGone) { parent in
      parent.kind == .imageSet || parent[.children].contains { $0.element?.kind == .column }
    }
  }

  /// Whether an element does something although it is not seen.
  private static func matters(_ element: Element) -> Bool {
    element.containsElement { $0.kind.isInput || $0.kind == .custom || !$0.extras.isEmpty }
  }
}
