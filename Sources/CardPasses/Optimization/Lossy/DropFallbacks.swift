package import CardIR

/// Removes fallbacks: hosts that do not know an element leave it out then.
package struct DropFallbacks: Pass {
  package init() {}

  package let name = "drop-fallbacks"
  package let summary = "Removes the fallbacks of elements."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: """
      table
        fallback
          text text="See the web page"
      """,
    after: "table")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    screen.rewrite(where: { $0.has(.fallback) }) { element in
      guard element.has(.fallback) else { return }
      for fallback in element[.fallback].compactMap(\.element) {
        taken.recordRemoval(of: fallback, LossKinds.budget, "the fallback is left out to keep to the budget")
      }
      taken.record(LossKinds.budget, "the element has no fallback any more, to keep to the budget", at: element)
      element.remove(.fallback)
    }
    context = taken
  }
}
