import CardIR
import CardSyntax
import CardTemplate

/// One walk over the holes of a screen that makes them simpler, each with what is known in its own scope.
///
/// A hole whose value is always the same becomes the literal that the format reads such a value as; where the format
/// cannot, the hole stays.
struct BindingRewrite {
  /// What is made simpler.
  let rules: SimplificationRules
  /// Whether conditions that are always the same go, and with them elements that are never there.
  var prunes = false
  /// How the format reads values.
  let reads: @Sendable (Node, AttributeID, Element) -> AttributeValue?

  /// Rewrites a screen.
  func run(_ screen: inout Screen, knowing known: KnownData) {
    // Without holes `${` is text.
    guard screen.isTemplate else { return }
    var known = known
    if let scope = screen.scope {
      screen.scope = rewritten(scope, known) ?? scope
      known = inside(screen.scope, known)
    }
    switch screen.when.map({ rewritten($0, known) }) ?? .same {
    // A document that is never there has no form but its condition.
    case .same, .never: break
    case .always: screen.when = nil
    case .changed(let condition): screen.when = condition
    }
    if let root = rewritten(screen.root, known) { screen.root = root }
  }

  // MARK: Elements

  /// The element with simpler holes; none if nothing in it changes, so that it is still as it was read.
  private func rewritten(_ element: Element, _ known: KnownData) -> Element? {
    var result: Element?
    func change(_ body: (inout Element) -> Void) {
      var changed = result ?? element
      body(&changed)
      result = changed
    }
    for entry in element.attributes {
      if let value = rewritten(entry.value, entry.id, element, known) { change { $0.revise(entry.id, value) } }
    }
    for extra in element.extras where extra.mayHaveHoles {
      let data = BindingDataRewrite(rules: rules)
      guard let value = data.rewritten(extra.value, known) else { continue }
      change { $0.revise(extra, value) }
    }
    for (index, region) in element.regions.enumerated() {
      if let slots = rewritten(region.slots, known) { change { $0.regions[index].slots = slots } }
    }
    return result
  }

  private func rewritten(
    _ value: AttributeValue, _ id: AttributeID, _ element: Element, _ known: KnownData
  ) -> AttributeValue? {
    switch value {
    case .template(let template):
      if known.isEmpty, template.isSettled(under: rules) { return nil }
      switch template.simplified(knowing: known, rules: rules) {
      case .constant(let node): return reads(node, id, element)
      case .template(let simple): return simple == template ? nil : .template(simple)
      }
    case .json(let node): return BindingDataRewrite(rules: rules).rewritten(node, known).map { .json($0) }
    default: return nil
    }
  }

  // MARK: Slots

  /// The slots with simpler holes, without those that are never there; none if nothing changes.
  private func rewritten(_ slots: [Slot], _ known: KnownData) -> [Slot]? {
    var result: [Slot]?
    for (index, slot) in slots.enumerated() {
      switch rewritten(slot, known) {
      case .same: result?.append(slot)
      case .changed(let changed):
        if result == nil { result = Array(slots[..<index]) }
        result?.append(changed)
      case .removed:
        if result == nil { result = Array(slots[..<index]) }
      }
    }
    return result
  }

  private enum Outcome {
    case same
    case changed(Slot)
    case removed
  }

  private func rewritten(_ slot: Slot, _ known: KnownData) -> Outcome {
    switch slot {
    case .splice(let template, _):
      if known.isEmpty, template.isSettled(under: rules) { return .same }
      // Its value is a list of elements, which only an importer could read.
      guard case .template(let simple) = template.simplified(knowing: known, rules: rules), simple != template else {
        return .same
      }
      return .changed(.splice(simple, origin: nil))
    case .one(let element, let scope, let when):
      let newScope = scope.flatMap { rewritten($0, known) }
      let inner = inside(newScope ?? scope, known)
      var newWhen = when
      var isSame = newScope == nil
      switch when.map({ rewritten($0, inner) }) ?? .same {
      case .same: break
      case .never: return .removed
      case .always: (newWhen, isSame) = (nil, false)
      case .changed(let condition): (newWhen, isSame) = (condition, false)
      }
      let content = rewritten(element, inner)
      if isSame, content == nil { return .same }
      return .changed(.one(content ?? element, scope: newScope ?? scope, when: newWhen))
    }
  }

  // MARK: Scopes and conditions

  /// The scope with simpler holes; none if it stays as it is.
  private func rewritten(_ scope: Scope, _ known: KnownData) -> Scope? {
    guard case .template(let template) = scope.source else { return nil }
    if known.isEmpty, template.isSettled(under: rules) { return nil }
    switch template.simplifiedScope(knowing: known, rules: rules) {
    case .constant(let node):
      return Scope(repeats: node.kind == .array, source: .inline(node))
    case .template(let simple):
      return simple == template ? nil : Scope(repeats: scope.repeats, source: .template(simple))
    }
  }

  /// What is known inside of a scope.
  private func inside(_ scope: Scope?, _ known: KnownData) -> KnownData {
    switch scope?.source {
    case nil: known
    // What data that stand in the template say is not repeated wherever a hole asks for it, unless that is wanted.
    case _ where !rules.contains(.inlining): known.inUnknownScope
    case .inline(let node): known.inScope(of: node)
    case .template(let template): template.singleHole.map { known.inScope(of: $0) } ?? known.inUnknownScope
    }
  }

  private enum Test {
    case same
    case always
    case never
    case changed(Condition)
  }

  private func rewritten(_ condition: Condition, _ known: KnownData) -> Test {
    guard case .template(let template) = condition.test else { return .same }
    if known.isEmpty, template.isSettled(under: rules) { return .same }
    switch template.simplifiedTest(knowing: known, rules: rules) {
    case .constant(let node):
      if !prunes { return .same }
      return node.boolean == true ? .always : .never
    case .template(let simple): return simple == template ? .same : .changed(Condition(.template(simple)))
    }
  }
}
