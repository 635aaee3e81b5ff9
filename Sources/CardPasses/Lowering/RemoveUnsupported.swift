package import CardIR
import CardSyntax

/// Removes what the target still cannot say after all other steps, and reports each removal.
///
/// Attributes that no one wrote (defaults made explicit, values that a pass computed) go without a word.
package struct RemoveUnsupported: Pass {
  package init() {}

  package let name = "remove-unsupported"
  package let summary = "Removes what the target cannot say and reports each removal."
  package let stage = PassStage.lowering
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
      report(entry, of: element)
      element[value: entry.id] = nil
    }
    for extra in element.extras { report(extra, ofDocument: element.kind == .screen) }
    element.extras = []
    for region in element.regions where !context.target.supports(region.id, on: element.kind) {
      report(region, of: element)
      element.remove(region.id)
    }
    for region in element.regions.map(\.id) {
      element[region] = element[region].flatMap { cleaned($0) }
    }
  }

  private func isWritable(_ entry: AttributeEntry, on kind: ElementKind) -> Bool {
    guard context.target.supports(entry.id, on: kind) else { return false }
    if case .template = entry.value { return !context.target.needsLiteral(entry.id, kind) }
    return context.target.accepts(entry.value, entry.id, kind)
  }

  /// The slots that stand for a slot: none when its element cannot be written in any way.
  private mutating func cleaned(_ slot: Slot) -> [Slot] {
    guard case .one(var element, let scope, let when) = slot else { return [slot] }
    if element.kind == .custom || element.kind == .customAction || !context.target.kinds.contains(element.kind) {
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
    if let fallback = element.single(.fallback), context.target.kinds.contains(fallback.kind) {
      context.record(LossKinds.fallbackUsed, "the fallback is used in place of \(name(of: element))", at: element)
      return fallback
    }
    if element.kind == .custom || element.kind == .customAction {
      context.record(
        LossKinds.droppedCustom, "\(context.targetName) cannot write \(name(of: element))", at: element,
        value: element.literal(.typeName))
      return nil
    }
    if element.kind.family == .action {
      context.recordRemoval(of: element, LossKinds.unsupportedAction, "\(context.targetName) has no such action")
      return nil
    }
    let children = element[.children].filter { $0.element.map { $0.kind.family == .content } ?? true }
    if !children.isEmpty, context.target.kinds.contains(.stack) {
      context.record(
        LossKinds.unsupportedElement, "\(context.targetName) has no \(name(of: element)), so its content stands alone",
        at: element)
      var stack = Element(.stack, source: element.source)
      stack[.axis] = .literal(.vertical)
      stack[.children] = children
      return stack
    }
    context.record(
      LossKinds.unsupportedElement, "\(context.targetName) has no \(name(of: element))", at: element,
      value: element.literal(.text) ?? element.literal(.title) ?? element.literal(.url))
    return nil
  }

  private func article(_ name: String) -> String { ("aeiou".contains(name.prefix(1)) ? "an " : "a ") + name }

  private func name(of element: Element) -> String {
    element.literal(.typeName).map { "`\($0)`" }
      ?? element.kind.rawValue.split { $0 == "." || $0 == "-" }.joined(separator: " ")
  }

  private mutating func report(_ entry: AttributeEntry, of element: Element) {
    guard let origin = entry.origin else { return }
    // Whoever states the default asks for nothing that those who do not state it fail to get.
    if context.source.defaultValue(of: entry.id, on: element.kind).map({ Capabilities.areAlike($0, entry.value) })
      == true
    {
      return
    }
    let value = origin.string ?? origin.numberText
    if case .template = entry.value, context.target.supports(entry.id, on: element.kind) {
      context.record(
        LossKinds.unsupportedAttribute,
        "\(context.targetName) must know the \(entry.id.rawValue) of \(article(name(of: element))) before there are data",
        at: element, entry.id, value: value)
      return
    }
    switch entry.id {
    case .id, .scopes, .variableID:
      context.record(
        LossKinds.idDropped, "\(context.targetName) elements have no names here", at: element, entry.id, value: value)
    case .altText, .tooltip, .speak, .label:
      context.record(
        LossKinds.accessibility, "\(context.targetName) has no text for screen readers", at: element, entry.id,
        value: value)
    case .requires, .dropsOnFallback:
      context.record(
        LossKinds.fallbackUsed, "\(context.targetName) has no fallback, so the element stands as it is", at: element,
        entry.id)
    case .axis, .shape, .typeName, .wrap: break
    case .cornerRadius:
      context.record(
        LossKinds.cornerRadius, "\(context.targetName) has square corners only", at: element, entry.id, value: value)
    case .distribution:
      context.record(
        LossKinds.distribution, "\(context.targetName) has no distribution of its own", at: element, entry.id,
        value: value)
    default:
      let kind = element.kind == .screen ? LossKinds.envelope : LossKinds.unsupportedAttribute
      let place = element.kind == .screen ? "document" : name(of: element)
      context.record(
        kind, "\(context.targetName) has no place for the \(entry.id.rawValue) of \(article(place))", at: element,
        entry.id,
        value: value)
    }
  }

  private mutating func report(_ extra: Element.Extra, ofDocument isDocument: Bool) {
    if extra.value.isNull { return }
    if isDocument, !UnknownContent.isContent(extra.name, extra.value) {
      context.record(
        LossKinds.documentMetadata, "`\(extra.name)` is no content, so it is left out",
        at: extra.value, value: extra.value.string ?? extra.value.numberText)
      return
    }
    context.record(
      LossKinds.droppedProperty, "`\(extra.name)` is not known, so it is left out",
      at: extra.value, value: extra.value.string ?? extra.value.numberText)
  }

  private mutating func report(_ region: Region, of element: Element) {
    guard !region.slots.isEmpty else { return }
    let place = region.slots.first?.element ?? element
    switch region.id {
    case .fallback: break
    case .tap, .actions, .inlineAction, .onActivated, .onDeactivated:
      for action in region.slots.compactMap(\.element) {
        context.recordRemoval(of: action, LossKinds.unsupportedAction, "\(context.targetName) has no action here")
      }
    case .constraints:
      context.record(LossKinds.constraint, "\(context.targetName) has no constraints", at: place)
    case .background:
      context.record(
        LossKinds.unsupportedAttribute, "\(context.targetName) has no background image here", at: place,
        value: place.literal(.url))
    default:
      context.record(
        LossKinds.unsupportedElement, "\(context.targetName) has no \(region.id.rawValue) on \(name(of: element))",
        at: place)
    }
  }
}
