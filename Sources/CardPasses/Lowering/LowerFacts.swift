package import CardIR

/// Turns pairs of title and value into rows of two texts.
package struct LowerFacts: Pass {
  package init() {}

  package let name = "lower-facts"
  package let summary = "Turns facts into rows of two texts where the target has no facts."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      facts
        children
          fact value="07:45" title="Departure"
      """,
    after: """
      stack axis=vertical gap=4
        children
          stack axis=horizontal gap=10
            children
              text text="Departure" text-weight=bolder
              text text="07:45"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.kinds.contains(.facts) else { return }
    var worker = context
    screen.rewrite { element in
      if element.kind == .facts { element = Self.lowered(element, &worker) }
    }
    context = worker
  }

  private static func lowered(_ facts: Element, _ context: inout PassContext) -> Element {
    var stack = Element(.stack, source: facts.source)
    stack[.axis] = .literal(.vertical)
    stack[.gap] = .literal(4)
    for id in [AttributeID.spacing, .separator, .id, .isVisible] { stack.take(id, from: facts) }
    var hasSplice = false
    stack[.children] = facts[.children].compactMap { slot in
      guard slot.element != nil else {
        hasSplice = true
        return nil
      }
      return slot.replacing { row(from: $0, context) }
    }
    if hasSplice {
      context.record(
        LossKinds.binding, "facts that a hole gives cannot be turned into rows, so they are left out", at: facts)
    }
    if !stack[.children].isEmpty {
      let kind = context.target.stacksFillWidth ? LossKinds.fontWeight : LossKinds.factColumns
      context.record(kind, "\(context.targetName) has no facts, so they become rows of two texts", at: facts)
    }
    return stack
  }

  private static func row(from fact: Element, _ context: PassContext) -> Element {
    var title = Element(.text, source: fact.source)
    if let entry = fact.entry(.title) { title.set(.text, entry.value, origin: entry.origin) }
    if context.target.textWeights != .none { title[.textWeight] = .literal(.bolder) }
    title[.wrap] = .literal(true)
    var value = Element(.text, source: fact.source)
    if let entry = fact.entry(.value) { value.set(.text, entry.value, origin: entry.origin) }
    value[.wrap] = .literal(true)
    var row = Element(.stack, source: fact.source)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(10)
    row[.alignment] = .literal(.top)
    if context.target.stacksFillWidth {
      // Equal titles line the values up.
      title[.width] = .literal(.points(min(110, context.host.factTitleMaxWidth)))
      row[.children] = [.one(title), .one(value)]
    } else {
      row[.children] = [.one(title), .one(value), .one(Element(.spacer))]
    }
    return row
  }
}
