package import CardIR

/// Removes background images.
package struct DropBackgroundImages: Pass {
  package init() {}

  package let name = "drop-background-images"
  package let summary = "Removes background images."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: """
      stack
        background
          background-image url="https://example.com/paper.png"
      """,
    after: "stack")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    func drop(_ element: inout Element) {
      guard element.has(.background) else { return }
      for image in element[.background].compactMap(\.element) {
        taken.record(
          LossKinds.budget, "the picture behind the content is left out to keep to the budget", at: image, .url)
      }
      element.remove(.background)
    }
    screen.rewrite(where: { $0.has(.background) }, drop)
    drop(&screen.root)
    context = taken
  }
}
