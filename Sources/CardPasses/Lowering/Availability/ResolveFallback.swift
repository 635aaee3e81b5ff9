package import CardIR
import CardSyntax

/// Puts fallback content in the place of what the target cannot show or the host does not support, as a renderer does.
///
/// An element fails if its type is unknown or too new, if it requires a feature that the host lacks, or if something
/// in it has failed and has no fallback. The nearest element with a fallback around a failure is replaced or dropped;
/// without any, only what failed is left out.
package struct ResolveFallback: Pass {
  package init() {}

  package let name = "resolve-fallback"
  package let summary = "Uses fallbacks where an element or a feature that it requires is not supported."
  package let stage = PassStage.lowering
  // What a version leaves of the document decides which fallbacks are used.
  package let follows: Set<String> = ["gate-version"]
  package let example = PassExample(
    before: """
      custom type-name="Gauge"
        fallback
          text text="70 %"
      """,
    after: #"text text="70 %""#)

  package func concerns(in context: PassContext) -> ContentSet? {
    // What a version has not is found out element by element.
    context.target.newerFeatures == nil ? Self.content : nil
  }

  /// What fails, and what says what is shown then.
  private static let content = ContentSet(
    [.custom, .customAction], attributes: [.requires, .dropsOnFallback], regions: [.fallback])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.supports(.fallback, on: .text) || context.source.supports(.fallback, on: .stack) else {
      return
    }
    guard context.target.newerFeatures != nil || !context.target.supports(.fallback, on: .stack) else { return }
    var worker = FallbackResolution(context, isTemplate: screen.isTemplate)
    worker.resolve(&screen.root)
    context = worker.context
  }
}

/// One run of ``ResolveFallback``.
private struct FallbackResolution {
  var context: PassContext
  private let host: HostFeatures
  private let rules: FallbackRules
  private let unknown: UnknownContent
  /// How many elements around the present one have a fallback.
  private var enclosingFallbacks = 0

  init(_ context: PassContext, isTemplate: Bool) {
    self.context = context
    unknown = UnknownContent(context.source, isTemplate: isTemplate)
    host = HostFeatures(context)
    rules = context.options.fallbackRules
  }

  /// Something that failed and waits for an element around it that has a fallback.
  private struct Failure {
    let element: Element
    let reason: String
    /// The requirement only, so that some renderers would show the element.
    let isRequirement: Bool
  }

  /// What is left of an element, and the failures in it that no fallback has taken care of.
  private struct Outcome {
    var slot: Slot?
    var failures: [Failure] = []
  }

  /// Resolves everything in a document; what no fallback takes care of is left out.
  mutating func resolve(_ root: inout Element) {
    report(resolveChildren(of: &root))
  }

  // MARK: Elements

  private mutating func outcome(of slot: Slot, in region: RegionID) -> Outcome {
    guard case .one(let element, let scope, let when) = slot else { return Outcome(slot: slot) }
    var current = (element: element, slot: slot)
    var checksRequirements = true
    // Fallbacks may have fallbacks of their own.
    while true {
      var kept = current.element
      let own = ownFailure(of: current.element, checksRequirements: checksRequirements)
      let isOwn = own.map { !isForgiven($0) } ?? false
      var failures = own.map { [$0] } ?? []
      if !isOwn {
        let isFallback = Self.hasFallback(kept)
        if isFallback { enclosingFallbacks += 1 }
        failures += resolveChildren(of: &kept)
        if isFallback { enclosingFallbacks -= 1 }
      }
      if failures.isEmpty { return Outcome(slot: Self.replacing(current.slot, kept)) }
      if current.element.has(.dropsOnFallback) {
        if rules == .seed, !isOwn { return Outcome(slot: Self.replacing(current.slot, kept)) }
        record(failures, "its fallback is to leave it out", at: current.element)
        return Outcome()
      }
      guard let fallback = current.element[.fallback].first, let substitute = fallback.element else {
        if current.element.has(.fallback), !current.element[.fallback].isEmpty {
          context.record(
            LossKinds.binding, "the fallback is known only with data, so it is not used", at: current.element)
        }
        return unresolved(
          failures, isOwn: isOwn, kept: Self.replacing(current.slot, kept), slot: slot, in: region)
      }
      record(failures, "its fallback is used", at: current.element)
      guard let next = Self.join(fallback, substitute, scope: scope, when: when) else {
        context.record(
          LossKinds.droppedBinding, "a fallback with data of its own cannot stand here, so it is left out",
          at: current.element)
        return Outcome()
      }
      // Not every renderer looks at what the substitute requires.
      checksRequirements = rules != .ios
      let placed = Self.fitting(next, in: current.element)
      current = (placed.element ?? substitute, placed)
    }
  }

  /// What becomes of an element with failures and without a fallback.
  private mutating func unresolved(
    _ failures: [Failure], isOwn: Bool, kept: Slot, slot: Slot, in region: RegionID
  ) -> Outcome {
    // Pages keep what happens in them to themselves, in one renderer.
    if slot.element?.kind == .page, rules == .javascript {
      report(failures)
      return Outcome(slot: kept)
    }
    // Whether the element is there at all is known only with data, so nothing around it is replaced for it.
    if !slot.isPlain {
      if isOwn, let content = content(of: slot, in: region) { return Outcome(slot: content) }
      report(failures)
      return Outcome(slot: isOwn ? nil : kept)
    }
    guard isOwn else { return Outcome(slot: kept, failures: failures) }
    if enclosingFallbacks == 0, let content = content(of: slot, in: region) { return Outcome(slot: content) }
    return Outcome(slot: nil, failures: failures)
  }

  /// What is written of something whose type nobody knows: the texts, pictures and elements in an element, a button
  /// with the title of an action that does nothing.
  private mutating func content(of slot: Slot, in region: RegionID) -> Slot? {
    // A type that the source's format was given a definition of is known: what it means, the definition says.
    guard let element = slot.element, !context.source.customTypes.contains(element.literal(.typeName) ?? "") else {
      return nil
    }
    let name = element.literal(.typeName).map { "`\($0)`" } ?? "the object"
    switch element.kind {
    case .custom:
      guard var content = unknown.substitute(for: element) else { return nil }
      context.record(
        LossKinds.custom, "\(name) is not known, so its texts, images and elements replace it", at: element,
        value: element.literal(.typeName))
      report(resolveChildren(of: &content))
      return slot.replacing { _ in content }
    case .customAction where [.actions, .inlineAction, .menu].contains(region):
      guard let title = unknown.title(of: element) else { return nil }
      var action = element
      // Where buttons are not actions, the step that makes buttons says what is lost.
      if context.target.supports(.submit) {
        context.record(
          LossKinds.unsupportedAction, "\(name) is not known, so the button with its title does nothing", at: element,
          value: element.literal(.typeName))
        action = Element(.submit, source: element.source)
        action.take(.id, from: element)
      }
      action[value: .title] = title
      action[.isEnabled] = .literal(false)
      return slot.replacing { _ in action }
    default: return nil
    }
  }

  private mutating func report(_ failures: [Failure]) {
    for failure in failures where !isForgiven(failure) {
      context.record(
        LossKinds.droppedCustom, "\(failure.reason), and nothing replaces it", at: failure.element,
        value: failure.element.literal(.typeName))
    }
  }

  private mutating func record(_ failures: [Failure], _ consequence: String, at element: Element) {
    guard let first = failures.first else { return }
    context.record(LossKinds.fallbackUsed, "\(first.reason), so \(consequence)", at: element)
  }

  /// Resolves what is in an element and gives the failures that it has to answer for.
  private mutating func resolveChildren(of element: inout Element) -> [Failure] {
    var failures: [Failure] = []
    for region in element.regions.indices {
      let id = element.regions[region].id
      if id == .fallback || id.bringsItsElements { continue }
      var slots: [Slot] = []
      for slot in element.regions[region].slots {
        let outcome = outcome(of: slot, in: id)
        failures += outcome.failures
        guard let kept = outcome.slot.flatMap({ placed($0, in: id, of: element.kind) }) else { continue }
        slots.append(kept)
      }
      element.regions[region].slots = slots
    }
    // A single position without its element is no position.
    element.removeEmptySingles()
    return failures
  }

  /// The slot where an element of `parent` holds it, in a page, cell or card of its own if it has to be; none for what
  /// cannot stand there at all.
  private mutating func placed(_ slot: Slot, in region: RegionID, of parent: ElementKind) -> Slot? {
    guard let element = slot.element, !element.kind.mayStand(in: region, of: parent) else { return slot }
    if let holder = ElementKind.only(in: region, of: parent), [.page, .tableCell, .screen].contains(holder) {
      return slot.replacing { Element(holder, children: [.one($0)]) }
    }
    context.record(
      LossKinds.droppedCustom,
      parent == .imageSet
        ? "an image set can only contain images, so the replacement of one is left out"
        : "what replaces an unknown object cannot stand in its place, so it is left out",
      at: element, value: element.principalText)
    return nil
  }

  // MARK: Failures

  /// Whether an element is shown although it failed and nothing replaces it: in one renderer it was made before
  /// what it requires was looked at.
  private func isForgiven(_ failure: Failure) -> Bool { rules == .javascript && failure.isRequirement }

  private static func hasFallback(_ element: Element) -> Bool {
    element.has(.fallback) || element.has(.dropsOnFallback)
  }

  private func ownFailure(of element: Element, checksRequirements: Bool) -> Failure? {
    if element.kind == .custom || element.kind == .customAction {
      let name = element.literal(.typeName) ?? ""
      if !context.target.customTypes.contains(name) {
        // In its own format an unknown element that nothing stands in for is left to the host, which may know it.
        if context.target.newerFeatures != nil, !Self.hasFallback(element), enclosingFallbacks == 0 { return nil }
        let lack = context.target.newerFeatures?(element).first { $0.part == .element }
        return Failure(element: element, reason: lack?.reason ?? "`\(name)` is not known", isRequirement: false)
      }
    }
    // Nothing stands for it but a button without effect.
    if element.kind == .resetInputs, !context.target.supports(.resetInputs), Self.hasFallback(element) {
      return Failure(element: element, reason: "\(context.targetName) cannot reset inputs", isRequirement: false)
    }
    if let newer = context.target.newerFeatures?(element).first(where: { $0.part == .element }) {
      if Self.hasFallback(element) || !Legalization.canLower(element.kind, to: context.target) {
        return Failure(element: element, reason: newer.reason, isRequirement: false)
      }
    }
    if checksRequirements, case .json(let requires)? = element[value: .requires],
      let unmet = host.unmet(requires, rules)
    {
      return Failure(element: element, reason: unmet, isRequirement: true)
    }
    return nil
  }

  // MARK: Slots

  private static func replacing(_ slot: Slot, _ element: Element) -> Slot { slot.replacing { _ in element } }

  /// The slot as it can stand where the element stood: a page holds what stands in for a page, a card what stands in
  /// for a card that a button shows.
  private static func fitting(_ slot: Slot, in element: Element) -> Slot {
    let kind = element.kind
    guard kind == .page || kind == .screen else { return slot }
    return slot.replacing { $0.kind == kind ? $0 : Element(kind, children: [.one($0)]) }
  }

  /// The fallback where the element stood: its own data and condition are inside of those of the element.
  private static func join(
    _ fallback: Slot, _ element: Element, scope: Scope?, when: Condition?
  ) -> Slot? {
    if scope == nil, when == nil { return fallback }
    if fallback.isPlain { return .one(element, scope: scope, when: when) }
    guard element.kind.family == .content else { return nil }
    var stack = Element(.stack)
    stack[.axis] = .literal(.vertical)
    stack[.children] = [fallback]
    return .one(stack, scope: scope, when: when)
  }
}

extension Element {
  /// Takes single positions away that hold nothing any more.
  fileprivate mutating func removeEmptySingles() {
    for id in [RegionID.tap, .inlineAction, .onChange, .card, .background] where has(id) && self[id].isEmpty {
      remove(id)
    }
  }
}
