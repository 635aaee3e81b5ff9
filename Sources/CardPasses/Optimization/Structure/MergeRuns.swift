package import CardIR

/// Joins adjacent runs of text that look the same.
///
/// Texts of their own are not joined, for no target has a case in which nobody could tell. Cards: each text is a Markdown
/// document with paragraphs and lists of its own, a line break between two is not the same in all renderers, and a text
/// that does not wrap, or is cut, is so by itself. DrivenUI and Skima: a stack aligns its texts one by one where the lines
/// of one text are aligned together, and the distance of lines is the font's, not the stack's. Everywhere a screen reader
/// stops at each text, and hosts read one after the other with a pause.
package struct MergeRuns: Pass {
  private let isLate: Bool

  /// The pass on what was read, or on what other passes have left: a default that one of two runs states is gone by then.
  package init(isLate: Bool = false) { self.isLate = isLate }

  package var name: String { isLate ? "merge-canonical-runs" : "merge-runs" }
  package var summary: String {
    isLate
      ? "Joins adjacent runs of text that look the same without their defaults."
      : "Joins adjacent runs of text that look the same."
  }
  package var stage: PassStage { isLate ? .late(.structural) : .early(.structural) }
  package let keepsMeaning = true
  package var repeats: Bool { isLate }
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      rich-text
        children
          run text="Hello, "
          run text="world"
      """,
    after: """
      rich-text
        children
          run text="Hello, world"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.run])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.containsElement(where: { Self.hasMergeableRuns($0) }) else { return }
    screen.root.rewriteChildren(where: Self.hasMergeableRuns) { _, slots in
      var merged: [Slot] = []
      for slot in slots {
        if let last = merged.last, let joined = Self.joined(last, slot) {
          merged[merged.count - 1] = joined
        } else {
          merged.append(slot)
        }
      }
      slots = merged
    }
  }

  private static func hasMergeableRuns(_ element: Element) -> Bool {
    guard element.kind == .richText else { return false }
    let slots = element[.children]
    return zip(slots, slots.dropFirst()).contains { joined($0, $1) != nil }
  }

  /// Both runs as one, if nobody sees that they were two.
  private static func joined(_ one: Slot, _ other: Slot) -> Slot? {
    guard one.isPlain, other.isPlain, let first = one.element, let second = other.element,
      let text = first.literal(.text), let more = second.literal(.text), isStyleOnly(first), isStyleOnly(second),
      first.attributes.count == second.attributes.count,
      first.attributes.allSatisfy({ $0.id == .text || second[value: $0.id] == $0.value })
    else { return nil }
    var joined = first
    joined[.text] = .literal(text + more)
    return .one(joined)
  }

  private static func isStyleOnly(_ run: Element) -> Bool {
    run.kind == .run && run.extras.isEmpty && !run.hasSlots && !run.has(.id)
  }
}
