package import CardIR
import CardStyle
import CardSyntax

/// Puts what only some hosts of the source's format show into terms that every format has.
///
/// What these are the source's format says: it knows what its elements look like. An element stays where the target has
/// it too, and where the target is an older version of the same format and the author says what stands in.
package struct LowerHostElements: Pass {
  package init() {}

  package let name = "lower-host-elements"
  package let summary = "Puts what only some hosts show into elements that every format has."
  package let stage = PassStage.lowering
  // What a version leaves of the document, and what is shown at a width, decides what has to be put into other terms.
  package let follows: Set<String> = ["gate-version", "choose-width"]
  package let example = PassExample(
    before: #"custom text="New" type-name="Badge""#,
    after: #"text text="New" text-weight=bolder wrap=true"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard let makeEquivalents = context.source.codec.equivalents else { return }
    let isOwnFormat =
      context.target.newerFeatures != nil
      || (!context.source.customTypes.isEmpty && context.source.customTypes.isSubset(of: context.target.customTypes))
    var options = EquivalentOptions(
      canHide: context.target.supports(.isVisible, on: .text) && context.target.supports(.toggleVisibility),
      isOwnFormat: isOwnFormat, locale: context.options.locale ?? screen.root.literal(.language))
    if !context.target.supports(.targetWidth, on: .text) {
      let width = context.options.width
      options.fits = { width.fits($0) }
    }
    let target = context.target
    options.hasKind = { target.supports($0) }
    options.hasAttribute = { target.supports($0, on: $1) }
    options.hasRegion = { target.supports($0, on: $1) }
    options.hasOverflow = context.target.supports(.mode, on: .submit)
    options.padding = context.styles.padding
    options.hasStars = context.target.codec.hasStars
    options.hasSymbols = context.target.supports(.icon) && context.target.codec.hasSymbols
    options.findsIcons = context.target.codec.findsIcons
    options.keepsProperty = context.target.codec.keepsProperty
    if isOwnFormat, context.options.locale == nil, context.source.customTypes.isSubset(of: context.target.customTypes),
      HostLowering.hosted.allSatisfy({ context.target.supports($0) })
    {
      return
    }
    var worker = HostLowering(
      equivalent: makeEquivalents(screen.root, options), isOwnFormat: isOwnFormat, context: context)
    screen.root = worker.lowered(screen.root)
    worker.lowerParts(of: &screen.root)
    context = worker.context
  }
}

/// One run of ``LowerHostElements``.
private struct HostLowering {
  let equivalent: (Element) -> Equivalent?
  let isOwnFormat: Bool
  var context: PassContext

  /// Lowers everything in an element, the innermost first.
  mutating func lowerParts(of element: inout Element) {
    element.updateChildren { part in
      let change = part.has(.onChange) ? part.single(.onChange) : nil
      if change != nil { part.remove(.onChange) }
      lowerParts(of: &part)
      if let replacement = replacement(of: part) { part = replacement }
      if let change, let kept = kept(change, onChangeOf: part) { part[.onChange] = [.one(kept)] }
    }
  }

  /// What runs when an input changes; none if the target has nothing like it.
  private mutating func kept(_ action: Element, onChangeOf input: Element) -> Element? {
    // Hosts that have the property have the actions that it brings, whether or not they have them as buttons.
    if isOwnFormat { return action }
    guard context.target.supports(.onChange, on: input.kind), action.kind != .showPopover else {
      context.record(
        LossKinds.unsupportedAction,
        "\(context.name(of: input)) has an action that runs when its value changes, which is left out", at: action)
      return nil
    }
    let lowered = lowered(action)
    return context.target.supports(lowered.kind) && lowered.literal(.isEnabled) != false ? lowered : nil
  }

  mutating func lowered(_ element: Element) -> Element { replacement(of: element) ?? element }

  /// What an element is put into; none for one that stays as it is, which nearly all do.
  private mutating func replacement(of element: Element) -> Element? {
    var isKept = false
    if element.kind == .custom || element.kind == .customAction || element.kind == .page,
      let name = element.literal(.typeName)
    {
      isKept = context.target.customTypes.contains(name) && context.target.codec.takesCustom(element)
      // A page is a box like others, whose look may have to be put into other terms.
      if isKept, element.kind != .page || isOwnFormat { return nil }
      // In its own format what the author says stands in for what is too new.
      if isOwnFormat, element.has(.fallback) || element.has(.dropsOnFallback) { return nil }
    }
    if isOwnFormat, Self.hosted.contains(element.kind), !context.target.supports(element.kind),
      element.has(.fallback) || element.has(.dropsOnFallback)
    {
      return nil
    }
    guard let found = equivalent(element) else { return nil }
    if found.isInert, element.has(.fallback) || element.has(.dropsOnFallback) { return nil }
    var result = found.element
    if isKept { result[.typeName] = element[.typeName] }
    if element.kind.family == .action, result.kind.family == .action, !result.has(.isVisible) {
      result.take(.isVisible, from: element)
    }
    if element.kind.family == .content, result.kind.family == .content {
      for id in Self.shared where !result.has(id) { result.take(id, from: element) }
      for region in element.regions where Self.sharedRegions.contains(region.id) && !result.has(region.id) {
        result[region.id] = region.slots
      }
    }
    for extra in found.hostProperties {
      context.record(
        LossKinds.documentMetadata, "`\(extra.name)` is for hosts only, so it is left out", at: extra.value,
        value: extra.value.string)
    }
    for (property, note) in found.settled {
      context.record(LossKinds.documentMetadata, "`\(property.name)` \(note)", at: property.value)
    }
    for part in found.forOtherWidths {
      context.record(
        LossKinds.targetWidth,
        "\(context.name(of: element)) has a layout for other widths than `\(context.options.width.rawValue)`, which is left out",
        at: part)
    }
    // What nobody knows is in no replacement.
    for extra in found.unsaid + found.omitted where !extra.isKnown { context.recordLoss(of: extra, ofDocument: false) }
    for extra in found.unsaid where extra.isKnown {
      context.record(
        LossKinds.hostElement, "`\(extra.name)` of \(context.name(of: element)) has no counterpart in what replaces it",
        at: extra.value, value: extra.value.string)
    }
    for extra in found.omitted where extra.isKnown {
      context.record(
        LossKinds.hostElement,
        "`\(extra.name)` of \(context.name(of: element)) is kept as far as its replacement can say it", at: extra.value,
        value: extra.value.string)
    }
    for id in found.omittedAttributes {
      context.record(
        LossKinds.hostElement, "\(context.written(id, on: element)) has no counterpart in what replaces it",
        at: element, id)
    }
    if let note = found.note {
      context.record(
        LossKinds.hostElement, "\(context.name(of: element)) \(note)", at: element, value: found.value)
    }
    if let source = element.source { result.stand(for: source) }
    return result
  }

  /// The kinds of elements that only some hosts have.
  static let hosted: Set<ElementKind> = [.showPopover, .resetInputs]

  /// What belongs to every element, whatever it is.
  private static let shared: [AttributeID] = [
    .id, .isVisible, .spacing, .separator, .height, .requires, .dropsOnFallback, .scopes, .language, .targetWidth,
  ]
  private static let sharedRegions: Set<RegionID> = [.fallback, .constraints]
}

extension Element {
  /// Makes what of the element comes from nowhere come from what the element stands for, so that later steps say of that what
  /// is lost.
  fileprivate mutating func stand(for written: Node) {
    if source == nil { source = written }
    updateChildren { $0.stand(for: $0.source ?? written) }
  }
}
