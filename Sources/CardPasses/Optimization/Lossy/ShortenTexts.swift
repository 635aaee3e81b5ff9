package import CardIR

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
