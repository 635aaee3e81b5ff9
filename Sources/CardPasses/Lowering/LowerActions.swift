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

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = ActionLowering(context: context, isTemplate: screen.isTemplate)
    worker.collectInputs(screen.root)
    worker.lowerRegions(&screen.root)
    screen.root.rewriteDescendants { worker.lowerRegions(&$0) }
    context = worker.context
  }
}

/// One run of ``LowerActions``.
private struct ActionLowering {
  var context: PassContext
  let isTemplate: Bool
  private var inputs: [String] = []

  init(context: PassContext, isTemplate: Bool) {
    self.context = context
    self.isTemplate = isTemplate
  }

  /// The names under which the screen's inputs keep their values, in document order.
  mutating func collectInputs(_ root: Element) {
    var names: [String] = []
    root.visit { element in
      if element.kind.isInput, let name = element.literal(.variableID) ?? element.literal(.id), !names.contains(name) {
        names.append(name)
      }
    }
    inputs = names
  }

  mutating func lowerRegions(_ element: inout Element) {
    for region in [RegionID.actions, .tap, .inlineAction] where element.has(region) {
      var slots: [Slot] = []
      for slot in element[region] {
        guard let action = slot.element, !context.target.kinds.contains(action.kind) || action.kind == .customAction
        else {
          slots.append(slot)
          continue
        }
        let lowered = lower(action)
        if region == .tap, action.has(.title), !lowered.isEmpty, !lowered.contains(where: { $0.has(.title) }) {
          context.record(
            LossKinds.accessibility, "\(context.targetName) has no text for what a tap does", at: action, .title,
            value: action.literal(.title))
        }
        // A condition on an action holds for each step of what it becomes.
        slots += lowered.map { step in slot.replacing { _ in step } }
      }
      // Where an element runs one action only, the first that counts is kept.
      if region == .tap, context.target.kinds.contains(.openURL), slots.count > 1 || slots.contains(where: isAuxiliary)
      {
        let owner = element
        if let principal = ActionSequence.principal(of: element[region], at: owner, &context),
          let lowered = lower(principal).first
        {
          slots = [.one(lowered)]
        } else {
          slots = []
        }
      }
      element[region] = slots
      if slots.isEmpty, region != .actions { element.remove(region) }
    }
  }

  private func isAuxiliary(_ slot: Slot) -> Bool {
    slot.element.map { $0.kind == .setVariable || $0.kind == .manipulate } ?? false
  }

  /// The actions that stand for one in the target, in order; none if there is nothing like it.
  private mutating func lower(_ action: Element) -> [Element] {
    let kinds = context.target.kinds
    switch action.kind {
    case .openURL where kinds.contains(.navigate): return [openLink(action)]
    case .submit where kinds.contains(.callAPI), .execute where kinds.contains(.callAPI): return send(action)
    case .navigate where kinds.contains(.openURL): return [follow(action)]
    case .callAPI where kinds.contains(.submit): return [call(action)]
    case .toggleVisibility:
      context.record(
        LossKinds.unsupportedVisibility, "\(context.targetName) cannot show or hide content", at: action,
        value: action.literal(.title))
      return []
    case .manipulate:
      context.record(
        LossKinds.unsupportedManipulator, "\(context.targetName) cannot change other elements", at: action,
        value: action.principalText)
      return []
    case .setVariable:
      context.record(
        LossKinds.variable, "\(context.targetName) has no variables", at: action, value: action.literal(.targetID))
      return []
    default:
      context.recordRemoval(of: action, LossKinds.unsupportedAction, "\(context.targetName) has no such action")
      return []
    }
  }

  // MARK: From cards

  private mutating func openLink(_ action: Element) -> Element {
    context.record(
      LossKinds.openURL, "\(context.targetName) opens only links that the app has registered", at: action, .url,
      value: action.literal(.url))
    var step = Element(.navigate, source: action.source)
    step[.destination] = .literal(.deepLink)
    if let url = action.entry(.url) { step.set(.url, url.value, origin: url.origin) }
    return step
  }

  /// Data become variables, then a call sends them with the inputs.
  private mutating func send(_ action: Element) -> [Element] {
    var steps: [Element] = []
    var names = action[value: .associatedInputs] == .token("none") ? [] : inputs
    var leaves: [(name: String, value: Bound<String>)] = []
    var hasTypes = false
    if case .literal(let data)? = action[.data] { collect(data, [], &leaves, &hasTypes) }
    if let verb = action[.verb] { leaves.append(("verb", verb)) }
    for leaf in leaves {
      var step = Element(.setVariable, source: action.source)
      step[.operation] = .literal("createOrModify")
      step[.targetID] = .literal(leaf.name)
      step[.dataType] = .literal("string")
      step[.value] = leaf.value
      steps.append(step)
      if !names.contains(leaf.name) { names.append(leaf.name) }
    }
    if hasTypes || !inputs.isEmpty {
      context.record(
        LossKinds.submitTypes, "\(context.targetName) sends every value as text", at: action,
        action.has(.data) ? .data : .id)
    }
    if context.options.submitEndpoint == nil {
      context.record(
        LossKinds.submitEndpointMissing, "the call has no endpoint; `--submit-endpoint` sets it", at: action)
    }
    var call = Element(.callAPI, source: action.source)
    call[.method] = .literal("post")
    call[.endpoint] = .literal(context.options.submitEndpoint ?? "")
    if let body = JSONLiteral.list(names) { call[.body] = .literal(body) }
    return steps + [call]
  }

  /// The leaves of submitted data, named by their path.
  private func collect(
    _ node: Node, _ path: [String], _ leaves: inout [(name: String, value: Bound<String>)], _ hasTypes: inout Bool
  ) {
    let name = path.isEmpty ? "data" : path.joined(separator: ".")
    switch node.kind {
    case .object:
      for member in node.members { collect(member.value, path + [member.name], &leaves, &hasTypes) }
    case .string:
      if isTemplate, let text = node.string, let template = TemplateString.parse(text), template.hasHoles {
        leaves.append((name, .template(template)))
      } else {
        leaves.append((name, .literal(node.string ?? "")))
      }
    default:
      hasTypes = true
      var writer = DocumentWriter(.minified)
      writer.value(node)
      leaves.append((name, .literal(String(decoding: writer.finish(), as: UTF8.self))))
    }
  }

  // MARK: To cards

  private mutating func follow(_ action: Element) -> Element {
    if action.literal(.destination) == .deepLink {
      var link = Element(.openURL, source: action.source)
      if let url = action.entry(.url) { link.set(.url, url.value, origin: url.origin) }
      copyButton(action, to: &link)
      return link
    }
    let destination = action.literal(.destination) ?? .endpoint
    context.record(
      LossKinds.navigation,
      "\(context.targetName) has no navigation, so it becomes a command that the host carries out",
      at: action, value: action.literal(.url))
    var command = Element(.execute, source: action.source)
    command[.verb] = .literal("navigate.\(destination == .back ? "back" : "endpoint")")
    if let url = action[.url],
      let data = JSONLiteral.make({ writer in
        writer.beginObject()
        writer.key("value")
        switch url {
        case .literal(let text): writer.string(text)
        case .template(let template): writer.string(template.sourceText)
        }
        writer.endObject()
      })
    {
      command[.data] = .literal(data)
    }
    copyButton(action, to: &command)
    return command
  }

  private mutating func call(_ action: Element) -> Element {
    context.record(
      LossKinds.endpoint, "\(context.targetName) sends data to its host, so the endpoint is part of the data",
      at: action,
      .endpoint, value: action.literal(.endpoint))
    var command = Element(.execute, source: action.source)
    command[.verb] = .literal("apicall")
    let data = JSONLiteral.make { writer in
      writer.beginObject()
      if case .literal(let variables)? = action[.data] {
        for member in variables.members {
          writer.key(of: member)
          writer.value(member.value)
        }
      }
      writer.key("$apicall")
      writer.beginObject()
      for (key, id) in [("method", AttributeKey.method), ("endpoint", AttributeKey<String>.endpoint)] {
        guard let value = action[id] else { continue }
        writer.key(key)
        switch value {
        case .literal(let text): writer.string(text)
        case .template(let template): writer.string(template.sourceText)
        }
      }
      switch action[.body] {
      case .literal(let body)?:
        writer.key("body")
        writer.value(body)
      case .template(let template)?:
        writer.key("body")
        writer.string(template.sourceText)
      case nil: break
      }
      writer.endObject()
      writer.endObject()
    }
    if let data { command[.data] = .literal(data) }
    copyButton(action, to: &command)
    return command
  }

  private func copyButton(_ action: Element, to other: inout Element) {
    for id in [AttributeID.title, .id, .isEnabled, .actionStyle, .mode, .tooltip, .iconURL] {
      other.take(id, from: action)
    }
  }
}
