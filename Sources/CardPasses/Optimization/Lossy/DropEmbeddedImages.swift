package import CardIR

/// Removes images whose URL holds their content; what a screen reader says instead of them stays as text.
package struct DropEmbeddedImages: Pass {
  package init() {}

  package let name = "drop-embedded-images"
  package let summary = "Replaces embedded images with their accessibility text."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: #"image url="data:image/png;base64,iVBORw0KGgo=" alt-text="Logo""#, after: #"text text="Logo""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.containsElement(where: Self.isEmbedded) else { return }
    var taken = context.lend()
    screen.root.rewriteChildren { parent, slots in
      slots = slots.compactMap { slot in
        guard let image = slot.element, Self.isEmbedded(image) else { return slot }
        let text = image[.altText]
        taken.record(
          LossKinds.budget,
          text == nil
            ? "the image is left out to keep to the budget" : "the image is replaced by its text to keep to the budget",
          at: image)
        // Texts have no taps: where the image led is lost with it.
        for action in image[.tap].compactMap(\.element) {
          taken.recordRemoval(of: action, LossKinds.budget, "the action goes with its image to keep to the budget")
        }
        guard let text, parent.kind != .imageSet else { return nil }
        return slot.replacing { _ in Self.text(text, inPlaceOf: image) }
      }
    }
    context = taken
  }

  private static func isEmbedded(_ element: Element) -> Bool {
    element.kind == .image && element.literal(.url)?.prefix(5).lowercased() == "data:"
  }

  private static func text(_ content: Bound<String>, inPlaceOf image: Element) -> Element {
    var text = Element(.text, source: image.source)
    text[.text] = content
    for id in [AttributeID.id, .isVisible, .spacing, .separator, .horizontalAlignment] { text.take(id, from: image) }
    return text
  }
}
