package import CardIR
import CardSyntax

/// Removes what the target still cannot say after all other steps, and reports each removal.
///
/// Attributes that no one wrote (defaults made explicit, values that a pass computed) go without a word.
package struct RemoveUnsupported: Pass {
  package init() {}

  package let name = "remove-unsupported"
  package let summary = "Removes everything else that the target cannot represent, and reports each removal."
  package let stage = PassStage.lowering
  // It removes what all others have left.
  package let follows: Set<String> = ["remove-newer", "synthesize-constraints"]
  package let example = PassExample(
    before: #"text text="Hello" id="greeting""#, after: #"text text="Hello""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = Removal(context: context)
    worker.clean(&screen.root)
    context = worker.context
  }
}

/// One run of ``RemoveUnsupported``.
private struct Removal {
  var context: PassContext

  mutating func clean(_ element: inout Element) {
    for entry in element.attributes where !isWritable(entry, on: element.kind) {
      context.recordLoss(of: entry, on: element)
      element[value: entry.id] = nil
    }
    if !element.extras.isEmpty {
      for extra in element.extras { context.recordLoss(of: extra, ofDocument: element.kind == .screen) }
      element.extras = []
    }
    for region in element.regions where !context.target.supports(region.id, on: element.kind) {
      context.recordLoss(of: region, on: element)
      element.remove(region.id)
    }
    let needsOthers = element.regions.contains { region in
      region.slots.contains { $0.element.map { !isKnown($0) } ?? false }
    }
    if needsOthers {
      for region in element.regions.map(\.id) {
        element[region] = element[region].flatMap { cleaned($0) }
      }
    } else {
      element.updateChildren { clean(&$0) }
    }
  }

  private func isKnown(_ element: Element) -> Bool {
    context.target.supports(element.kind) && element.kind != .custom && element.kind != .customAction
  }

  private func isWritable(_ entry: AttributeEntry, on kind: ElementKind) -> Bool {
    guard context.target.supports(entry.id, on: kind) else { return false }
    if case .template = entry.value { return !context.target.needsLiteral(entry.id, kind) }
    return context.target.accepts(entry.value, entry.id, kind)
  }

  /// The slots that stand for a slot: none when its element cannot be written in any way.
  private mutating func cleaned(_ slot: Slot) -> [Slot] {
    guard case .one(var element, let scope, let when) = slot else { return [slot] }
    if !isKnown(element) {
      if let substitute = substitute(for: element) {
        element = substitute
      } else {
        return []
      }
    }
    clean(&element)
    return [.one(element, scope: scope, when: when)]
  }

  /// What is written in place of an element that the target does not have.
  private mutating func substitute(for element: Element) -> Element? {
    if let fallback = element.single(.fallback), context.target.supports(fallback.kind) {
      context.record(
        LossKinds.fallbackUsed, "the fallback is used in place of \(context.name(of: element))", at: element)
      return fallback
    }
    if element.kind == .custom || element.kind == .customAction {
      context.record(
        LossKinds.droppedCustom, "\(context.targetName) cannot write \(context.name(of: element))", at: element,
        value: element.literal(.typeName))
      return nil
    }
    if element.kind.family == .action {
      context.recordRemoval(of: element, LossKinds.unsupportedAction, "\(context.targetName) has no such action")
      return nil
    }
    let children = element[.children].filter { $0.element.map { $0.kind.family == .content } ?? true }
    if !children.isEmpty, context.target.supports(.stack) {
      context.record(
        LossKinds.unsupportedElement,
        "\(context.targetName) has no \(context.name(of: element)), so its content stands alone", at: element)
      var stack = Element(.stack, source: element.source)
      stack[.axis] = .literal(.vertical)
      stack[.children] = children
      return stack
    }
    context.record(
      LossKinds.unsupportedElement, "\(context.targetName) has no \(context.name(of: element))", at: element,
      value: element.literal(.text) ?? element.literal(.title) ?? element.literal(.url))
    return nil
  }
}
