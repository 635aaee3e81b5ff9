package import CardIR
import CardSyntax
import CardTemplate

/// Writes lists that data give as a whole as one part that repeats, and leaves out elements that only data know.
///
/// Data for the source are objects of its format, which decoders of another format do not know.
package struct WriteLists: Pass {
  package init() {}

  package let name = "write-lists"
  package let summary = "Writes lists that bindings give as one part that repeats, and removes elements that they give."
  package let stage = PassStage.lowering
  // What a fallback stands for is not looked at, and empty content goes afterwards.
  package let follows: Set<String> = ["resolve-fallback"]
  package let example = PassExample(
    before: """
      stack axis=vertical
        children
          text text="A"
          splice "${items}"
      """,
    after: """
      stack axis=vertical
        children
          text text="A"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.isTemplate, context.target.codec.writesDocuments else { return }
    var worker = context
    screen.rewrite(where: Self.holdsList) { Self.write(in: &$0, &worker) }
    if Self.holdsList(screen.root) { Self.write(in: &screen.root, &worker) }
    context = worker
  }

  private static func holdsList(_ element: Element) -> Bool {
    element.regions.contains { $0.slots.contains(where: isList) }
  }

  private static func isList(_ slot: Slot) -> Bool {
    if case .splice = slot { true } else { false }
  }

  private static func write(in element: inout Element, _ context: inout PassContext) {
    for region in element.regions.map(\.id) {
      var slots = element[region]
      if region == .children {
        let codec = context.source.codec
        slots = codec.writesLists(element, false)
        let parts = codec.writesLists(element, true)
        for index in slots.indices where isList(slots[index]) && !isList(parts[index]) {
          report(
            LossKinds.binding, slots[index], "so no more than its texts and addresses are kept", in: element, &context)
          slots[index] = parts[index]
        }
      }
      for slot in slots where isList(slot) {
        report(LossKinds.boundElements, slot, "so it is left out", in: element, &context)
      }
      element[region] = slots.filter { !isList($0) }
    }
  }

  private static func report(
    _ kind: LossKind, _ slot: Slot, _ consequence: String, in element: Element, _ context: inout PassContext
  ) {
    guard case .splice(let list, let origin) = slot else { return }
    let message = "what `\(list.sourceText)` holds is known only with data, in the source's format, \(consequence)"
    if let origin {
      context.record(kind, message, at: origin, value: list.sourceText)
    } else {
      context.record(kind, message, at: element, value: list.sourceText)
    }
  }
}
