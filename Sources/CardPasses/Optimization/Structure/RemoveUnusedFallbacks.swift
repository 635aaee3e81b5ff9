package import CardIR

/// Removes fallbacks of elements that every host supports.
///
/// A fallback is used where an element's type is too new for the host, where the element requires a feature that the
/// host lacks, or where something in it fails so. Types that are as old as fallbacks themselves are known to every
/// host that knows fallbacks.
package struct RemoveUnusedFallbacks: Pass {
  package init() {}

  package let name = "remove-unused-fallbacks"
  package let summary = "Removes fallbacks of elements that every host supports."
  package let stage = PassStage.early(.structural)
  package let keepsMeaning = true
  package let example = PassExample(
    before: """
      text text="Hello"
        fallback
          text text="Hi"
      """,
    after: #"text text="Hello""#)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.dropsOnFallback], regions: [.fallback])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let known = context.source.unfailingKinds
    guard !known.isEmpty else { return }
    func canFail(_ element: Element) -> Bool {
      if !known.contains(element.kind) || element.has(.requires) { return true }
      return element.regions.contains { region in
        region.id != .fallback && region.slots.contains { $0.element.map(canFail) ?? true }
      }
    }
    func hasUnused(_ element: Element) -> Bool {
      (element.has(.fallback) || element.has(.dropsOnFallback)) && !canFail(element)
    }
    guard screen.root.containsElement(where: hasUnused) else { return }
    screen.rewrite(where: hasUnused) { element in
      guard hasUnused(element) else { return }
      element.remove(.fallback)
      element[value: .dropsOnFallback] = nil
    }
  }
}
