package import CardIR

/// Removes properties whose values have the wrong type, so that decoders of the source do not read them, and reports each.
///
/// Other steps see nothing in an element whose text is a number or whose list is none, and remove it or put something else
/// there; nobody would hear of what was written.
package struct DropMistypedValues: Pass {
  package init() {}

  package let name = "drop-mistyped-values"
  package let summary = "Removes properties whose values have the wrong type, and reports each removal."
  package let stage = PassStage.lowering
  // What nobody sees is no loss.
  package let follows: Set<String> = ["resolve-fallback", "drop-hidden"]
  package let example = PassExample(before: #"text ?text=2024 wrap=true"#, after: #"text wrap=true"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = context
    screen.rewrite(where: Self.concerns) { Self.drop(in: &$0, &worker) }
    if Self.concerns(screen.root) { Self.drop(in: &screen.root, &worker) }
    context = worker
  }

  private static func concerns(_ element: Element) -> Bool {
    !element.extras.isEmpty && element.extras.contains(where: \.isMistyped)
  }

  private static func drop(in element: inout Element, _ context: inout PassContext) {
    let keeps = context.target.codec.keepsProperty
    let kind = element.kind
    // Members of elements that nobody knows are looked at by name.
    if kind == .custom || kind == .customAction { return }
    element.extras.removeAll { extra in
      guard extra.isMistyped, !keeps(extra.name, kind) else { return false }
      context.recordLoss(of: extra)
      return true
    }
  }
}
