package import CardIR
import CardSyntax
import CardTemplate

/// Translates what actions do: opening links, sending data, navigating, calling endpoints.
package struct LowerActions: Pass {
  package init() {}

  package let name = "lower-actions"
  package let summary = "Translates what actions do into the target's actions."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"action.open-url url="https://example.com""#,
    after: #"action.navigate url="https://example.com" destination=deep-link"#)

  /// The regions in which there are actions.
  fileprivate static let regions: [RegionID] = [.actions, .tap, .inlineAction, .onChange, .menu]

  /// What becomes an action with which a host sends inputs.
  private static let senders = ContentSet([.callAPI, .navigate])

  /// What the pass looks for.
  private static let content = ContentSet(regions: regions)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.contents.intersects(Self.content) else { return }
    var worker = ActionLowering(context: context.lend(), isTemplate: screen.isTemplate)
    if screen.root.contents.intersects(Self.senders) { worker.calls.collectInputs(screen.root, context.source) }
    worker.lowerRegions(&screen.root)
    screen.root.rewriteDescendants(in: Self.content) { worker.lowerRegions(&$0) }
    let values = worker.calls.firstValues
    if !values.isEmpty { screen.rewrite { CallRaising.begin(&$0, with: values, worker.context.target) } }
    context = worker.context
  }
}

/// One run of ``LowerActions``.
private struct ActionLowering {
  var context: PassContext
  let isTemplate: Bool
  var calls = CallRaising()

  init(context: PassContext, isTemplate: Bool) {
    self.context = context
    self.isTemplate = isTemplate
  }

  mutating func lowerRegions(_ element: inout Element) {
    if !element.hasRegions { return }
    for region in LowerActions.regions where element.has(region) {
      if region == .tap { keepPrincipal(&element) }
      var slots: [Slot] = []
      for slot in element[region] {
        if region == .tap, let action = slot.element, action.kind == .showCard, showsCardsByButtonsOnly {
          context.recordRemoval(
            of: action, LossKinds.unsupportedAction, "\(context.targetName) shows a card only below its button")
          continue
        }
        guard let action = slot.element, !context.target.supports(action.kind) || isUnknown(action) else {
          slots += withSteps(slot, isTap: region == .tap)
          continue
        }
        let isUsable = element.literal(.isEnabled) != false && action.literal(.isEnabled) != false
        let lowered = lower(action, isUsable: isUsable)
        if region == .tap, action.has(.title), !lowered.isEmpty,
          !lowered.contains(where: { $0.element?.has(.title) ?? false })
        {
          context.record(
            LossKinds.accessibility, "\(context.targetName) has no text for what a tap does", at: action, .title,
            value: action.literal(.title))
        }
        if region == .tap, !lowered.isEmpty {
          // What a button would show or do; nobody sees it where something is tapped.
          for id in [AttributeID.iconURL, .tooltip, .isEnabled] {
            guard let entry = action.entry(id), !lowered.contains(where: { $0.element?.has(id) ?? false }) else {
              continue
            }
            context.recordLoss(of: entry, on: action)
          }
        }
        // A condition on an action holds for each step of what it becomes, besides its own.
        slots += lowered.map { step in
          slot.when == nil && slot.scope == nil ? step : slot.replacing { action in step.element ?? action }
        }
      }
      element[region] = slots
      if slots.isEmpty, region != .actions { element.remove(region) }
    }
  }

  /// Whether a card that comes up is always that of a button: renderers run no such action where something is tapped. Documents
  /// say it all the same.
  private var showsCardsByButtonsOnly: Bool {
    context.target.supports(.showCard) && !context.target.codec.writesDocuments
  }

  /// An action of the target after what runs before it.
  private mutating func withSteps(_ slot: Slot, isTap: Bool) -> [Slot] {
    guard let action = slot.element, action.has(.steps) else { return [slot] }
    if isTap, action.has(.title) {
      context.record(
        LossKinds.accessibility, "\(context.targetName) has no text for what a tap does", at: action, .title,
        value: action.literal(.title))
    }
    let last = slot.replacing { action in
      var action = action
      action.remove(.steps)
      action[.title] = nil
      return action
    }
    return action[.steps].map { step in slot.replacing { action in step.element ?? action } } + [last]
  }

  /// Whether an action is of a type that the target does not know.
  private func isUnknown(_ action: Element) -> Bool {
    action.kind == .customAction && action.literal(.typeName).map { !context.target.customTypes.contains($0) } ?? true
  }

  /// Where an element runs one action only, the first that counts is kept.
  private mutating func keepPrincipal(_ element: inout Element) {
    let slots = element[.tap]
    guard context.target.supports(.openURL), !context.target.runsSequences,
      slots.count > 1 || slots.contains(where: isAuxiliary)
    else { return }
    let owner = element
    element[.tap] = ActionSequence.principal(of: slots, at: owner, &context).map { [.one($0)] } ?? []
  }

  private func isAuxiliary(_ slot: Slot) -> Bool {
    slot.element.map { $0.kind == .setVariable || $0.kind == .manipulate } ?? false
  }

  /// The actions that stand for one in the target, in order; none if there is nothing like it.
  private mutating func lower(_ action: Element, isUsable: Bool) -> [Slot] {
    switch action.kind {
    case .openURL where context.target.supports(.navigate): return [.one(openLink(action))]
    case .submit where context.target.supports(.callAPI), .execute where context.target.supports(.callAPI):
      var sending = CallLowering(context: context.lend(), isTemplate: isTemplate, isUsable: isUsable)
      let steps = sending.steps(for: action)
      context = sending.context
      return steps
    case .navigate where context.target.supports(.openURL): return [.one(follow(action))]
    case .callAPI where context.target.supports(.submit): return [.one(calls.raise(action, &context))]
    case .toggleVisibility:
      context.recordRemoval(
        of: action, LossKinds.unsupportedVisibility, "\(context.targetName) cannot show or hide content")
      return []
    case .manipulate:
      context.recordRemoval(
        of: action, LossKinds.unsupportedManipulator, "\(context.targetName) cannot change other elements")
      return []
    case .setVariable:
      context.record(
        LossKinds.unsupportedVariable, "\(context.targetName) has no variables", at: action,
        value: action.literal(.targetID))
      return []
    default:
      context.recordRemoval(of: action, LossKinds.unsupportedAction, "\(context.targetName) has no such action")
      return []
    }
  }

  /// Says of an action whose address is empty that it does nothing; whether there is more to say.
  private mutating func hasAddress(_ action: Element) -> Bool {
    if let url = action[.url], url != .literal("") { return true }
    context.record(
      LossKinds.emptyAddress, "the action has no URL, so it does nothing", at: action,
      value: action.literal(.title))
    return false
  }

  private mutating func openLink(_ action: Element) -> Element {
    if hasAddress(action) { recordLink(action) }
    var step = Element(.navigate, source: action.source)
    step[.destination] = .literal(.deepLink)
    if let url = action.entry(.url) { step.set(.url, url.value, origin: url.origin) }
    return step
  }

  private mutating func recordLink(_ action: Element) {
    context.record(
      LossKinds.openURL, "\(context.targetName) opens only links that the app has registered", at: action, .url,
      value: action.literal(.url))
  }

  /// Whether a host can open an address: one with a scheme, or one that only data know. An app's own places have names.
  private static func mayOpen(_ url: Bound<String>) -> Bool {
    guard case .literal(let url) = url, !url.isEmpty else { return true }
    return URLText(url).isAbsolute
  }

  private mutating func follow(_ action: Element) -> Element {
    let isLink = action[.url].map(Self.mayOpen) ?? true
    if action.literal(.destination) == .deepLink, isLink {
      _ = hasAddress(action)
      var link = Element(.openURL, source: action.source)
      if let url = action.entry(.url) { link.set(.url, url.value, origin: url.origin) }
      link.takeButton(from: action)
      return link
    }
    let destination = action.literal(.destination) ?? .endpoint
    if action.has(.destination), action.literal(.destination) == nil {
      context.record(
        LossKinds.binding, "the kind of navigation is known only with data, so it is one to an address", at: action,
        .destination)
    }
    if destination != .back { _ = hasAddress(action) }
    context.record(
      LossKinds.navigation,
      "\(context.targetName) has no navigation, so it becomes a command that the host carries out",
      at: action, value: action.literal(.url))
    var command = Element(.execute, source: action.source)
    command[.verb] = .literal(CallNames.verb(of: destination))
    // The inputs of the screen have not been asked for.
    if calls.hasInputs, context.target.supports(.associatedInputs, on: .execute) {
      command[value: .associatedInputs] = .token("none")
    }
    if let url = action[.url],
      let data = JSONLiteral.make({ writer in
        writer.beginObject()
        writer.key(CallNames.address)
        writer.text(url)
        writer.endObject()
      })
    {
      command[.data] = .literal(data)
    }
    command.takeButton(from: action)
    return command
  }
}

extension Element {
  /// Takes over what concerns the button that an action is.
  mutating func takeButton(from action: Element) {
    for id in [AttributeID.title, .id, .isEnabled, .actionStyle, .mode, .tooltip, .iconURL] { take(id, from: action) }
  }
}

extension DocumentWriter {
  /// Writes a text that may have holes.
  mutating func text(_ text: Bound<String>) {
    switch text {
    case .literal(let text): string(text)
    case .template(let template): string(template.sourceText)
    }
  }
}
