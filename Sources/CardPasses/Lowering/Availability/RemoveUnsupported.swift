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
    LostTargets.report(in: screen, &context)
  }
}

/// One run of ``RemoveUnsupported``.
private struct Removal {
  var context: PassContext
  private var values: WritableValues
  /// The kinds of elements that the target has, as what they are.
  private let known: ContentSet

  init(context: PassContext) {
    self.context = context
    values = WritableValues(in: context.target)
    let target = context.target
    known = ContentSet(ElementKind.allCases.filter { $0 != .custom && $0 != .customAction && target.supports($0) })
  }

  mutating func clean(_ element: inout Element) {
    // Held while it is looked at, so that nothing of it is copied.
    let attributes = element.attributes
    let kind = element.kind
    for index in attributes.indices where !values.contain(attributes[index].id, attributes[index].value, on: kind) {
      context.recordLoss(of: attributes[index], on: element)
      element[value: attributes[index].id] = substitute(for: attributes[index], on: element)
      element.removeOtherHalf(ofBorder: attributes[index].id)
    }
    if !element.extras.isEmpty {
      let keeps = context.target.codec.keepsProperty
      keepProperties(of: &element) { keeps($0.name, kind) && $0.template == nil }
    }
    let regions = element.regions
    if regions.isEmpty { return }
    for index in regions.indices where !context.target.supports(regions[index].id, on: element.kind) {
      context.recordLoss(of: regions[index], on: element)
      element.remove(regions[index].id)
    }
    cleanChildren(of: &element)
  }

  /// What stands for a value that only data know, where absence means something else than what most data ask for: the usual
  /// distance, and texts that are shown as a whole.
  private mutating func substitute(for entry: AttributeEntry, on element: Element) -> AttributeValue? {
    guard case .template = entry.value, context.target.supports(entry.id, on: element.kind) else { return nil }
    let usual: AttributeValue? =
      switch entry.id {
      case .spacing: context.source.defaultValue(of: entry.id, on: element.kind)
      case .wrap: .flag(true)
      default: nil
      }
    return usual.flatMap { values.contain(entry.id, $0, on: element.kind) ? $0 : nil }
  }

  /// Removes the properties that nobody knows but those that stay.
  private mutating func keepProperties(of element: inout Element, where stays: (Element.Extra) -> Bool) {
    var kept: [Element.Extra] = []
    for extra in element.extras {
      if stays(extra) {
        kept.append(extra)
      } else {
        context.recordLoss(of: extra, ofDocument: element.kind == .screen)
      }
    }
    if kept.count < element.extras.count { element.extras = kept }
  }

  private mutating func cleanChildren(of element: inout Element) {
    let known = known
    if element.hasChild(where: { !known.contains($0.kind) }) {
      for region in element.regions.map(\.id) {
        element[region] = element[region].flatMap { cleaned($0) }
      }
    } else {
      element.updateChildren { clean(&$0) }
    }
  }

  /// The slots that stand for a slot: none when its element cannot be written in any way.
  private mutating func cleaned(_ slot: Slot) -> [Slot] {
    guard case .one(var element, let scope, let when) = slot else { return [slot] }
    // What the target shows as the source's hosts do stays with all that it says.
    if element.kind == .custom || element.kind == .customAction, let name = element.literal(.typeName),
      context.target.customTypes.contains(name), context.target.supports(element.kind)
    {
      element.remove(.fallback)
      let attributes = element.attributes
      for entry in attributes where !values.contain(entry.id, entry.value, on: element.kind) {
        context.recordLoss(of: entry, on: element)
        element[value: entry.id] = nil
      }
      if !element.extras.isEmpty {
        let (reads, whole) = (context.target.codec.readsCustom, element)
        keepProperties(of: &element) { reads($0.name, whole) }
      }
      if context.target.supports(.children, on: .custom) { cleanChildren(of: &element) }
      return [.one(element, scope: scope, when: when)]
    }
    if !known.contains(element.kind) {
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

extension Element {
  /// Removes the colour of a border that has lost its width, or the width of one that has lost its colour: half a border
  /// draws nothing, and a box that keeps it would not be taken for the bare one that it is now.
  mutating func removeOtherHalf(ofBorder id: AttributeID) {
    switch id {
    case .borderColor: self[.borderWidth] = nil
    case .borderWidth: self[.borderColor] = nil
    default: break
    }
  }
}

/// Which values the target can write, asked once for those that occur again and again.
private struct WritableValues {
  private let target: Capabilities
  /// The first known value of each attribute of each kind, by its position plus one.
  private var first = [UInt16](repeating: 0, count: ElementKind.count << 7)
  private var known: [(value: AttributeValue, isWritable: Bool, next: UInt16)] = []

  /// So many values are kept: to look through more would cost as much as to ask.
  private static let limit = 512

  init(in target: Capabilities) { self.target = target }

  /// Whether the target can write a value of an attribute of elements of a kind.
  mutating func contain(_ id: AttributeID, _ value: AttributeValue, on kind: ElementKind) -> Bool {
    guard target.supports(id, on: kind) else { return false }
    switch value {
    case .template: return !target.needsLiteral(id, kind)
    // Texts and data are seldom twice the same.
    case .text, .json: return target.accepts(value, id, kind)
    default: break
    }
    let place = kind.ordinal << 7 | Int(id.ordinal)
    var position = Int(first[place])
    while position > 0 {
      if known[position - 1].value == value { return known[position - 1].isWritable }
      position = Int(known[position - 1].next)
    }
    let isWritable = target.accepts(value, id, kind)
    if known.count < Self.limit {
      known.append((value, isWritable, first[place]))
      first[place] = UInt16(known.count)
    }
    return isWritable
  }
}
