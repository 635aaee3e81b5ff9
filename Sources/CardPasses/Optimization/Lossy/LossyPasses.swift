package import CardIR
import CardSyntax

// Passes that give something up so that a payload keeps to its budget. They run only where the user allows them, one
// after the other until the document is small enough, and report everything that they take.

/// Removes the tooltips of buttons.
package struct DropTooltips: Pass {
  package init() {}

  package let name = "drop-tooltips"
  package let summary = "Removes the tooltips of buttons."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: #"button title="Send" tooltip="Sends the form""#, after: #"button title="Send""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    screen.rewrite(where: { $0.has(.tooltip) }) { element in
      guard element.has(.tooltip) else { return }
      taken.record(LossKinds.budget, "the tooltip is left out to keep to the budget", at: element, .tooltip)
      element[value: .tooltip] = nil
    }
    context = taken
  }
}

/// Removes properties that nobody recognises, except from elements that nobody recognises either.
package struct DropUnknownProperties: Pass {
  package init() {}

  package let name = "drop-unknown-properties"
  package let summary = "Removes properties that the format does not have."
  package let stage = PassStage.lossy
  package let example = PassExample(before: #"text text="Hello" ?x-note="later""#, after: #"text text="Hello""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    func drop(_ element: inout Element) {
      // What an unknown element consists of is all that it says.
      guard !element.extras.isEmpty, element.kind != .custom, element.kind != .customAction else { return }
      for extra in element.extras {
        taken.record(
          LossKinds.budget, "the property `\(extra.name)` is left out to keep to the budget", at: extra.value,
          value: extra.value.string)
      }
      element.extras = []
    }
    screen.rewrite(where: { !$0.extras.isEmpty }, drop)
    drop(&screen.root)
    context = taken
  }
}

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

/// Cuts long texts.
package struct ShortenTexts: Pass {
  package init() {}

  /// The characters that are left of a text.
  private static let limit = 400

  package let name = "shorten-texts"
  package let summary = "Cuts text to 400 characters."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: "text text=\"" + String(repeating: "word ", count: 100) + "\"",
    after: "text text=\"" + String(repeating: "word ", count: 79) + "word…\"")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    func isLong(_ element: Element) -> Bool {
      guard element.kind == .text || element.kind == .run else { return false }
      return element.literal(.text).map { $0.utf8.count > Self.limit && $0.count > Self.limit } ?? false
    }
    screen.rewrite(where: isLong) { element in
      guard isLong(element), let text = element.literal(.text) else { return }
      taken.record(LossKinds.budget, "the text is cut to keep to the budget", at: element, .text)
      let start = text.prefix(Self.limit)
      // A cut within a word would show half of it.
      let end = start.lastIndex { $0.isWhitespace } ?? start.endIndex
      element[.text] = .literal(String(start[..<end]) + "…")
    }
    context = taken
  }
}
