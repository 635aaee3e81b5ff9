import CardFormats
import CardIR
import CardSyntax

/// Writes the statements that run actions.
struct ActionCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let state: StateCode
  let facts: ScreenFacts
  let needs: ViewNeeds
  let lists: InputLists
  let findings: ViewFindings

  /// The statements that run actions one after the other.
  func statements(for actions: [Slot], _ context: ViewContext) -> [SwiftStatement] {
    actions.flatMap { slot -> [SwiftStatement] in
      guard let action = slots.enter(slot, context, names: ("step", "stepIndex")) else { return [] }
      return slots.statements(statements(for: action.element, action.context), for: action)
    }
  }

  private func statements(for action: Element, _ context: ViewContext) -> [SwiftStatement] {
    let scope = context.scope
    switch action.kind {
    case .openURL: return [opening(attributes.address(action, .url, scope) ?? .text(""))]
    case .submit:
      let own = id(of: action, scope) + [SwiftArgument("data", attributes.value(action, .data, scope))]
      return send(action, context) { .call(".submit", own + [SwiftArgument("inputs", $0)]) }
    case .execute:
      let own =
        id(of: action, scope) + [
          SwiftArgument("verb", text(action, .verb, scope)),
          SwiftArgument("data", attributes.value(action, .data, scope)),
        ]
      return send(action, context) { .call(".execute", own + [SwiftArgument("inputs", $0)]) }
    case .navigate:
      switch action[.destination]?.literal {
      case .back?: return [perform(".navigateBack", nil)]
      case .deepLink?: return [perform(".openDeepLink", [SwiftArgument(nil, text(action, .url, scope))])]
      default: return [perform(".navigate", [SwiftArgument("to", text(action, .url, scope))])]
      }
    case .callAPI: return call(action, scope)
    case .setVariable: return change(variable: action, scope)
    case .manipulate: return change(element: action, scope)
    case .toggleVisibility: return toggle(action, context)
    case .resetInputs: return reset(action, context)
    default: return []
    }
  }

  /// The name by which an app knows an action from others.
  private func id(of action: Element, _ scope: BindingScope) -> [SwiftArgument] {
    attributes.string(action, .id, scope).map { [SwiftArgument("id", $0)] } ?? []
  }

  private func text(_ action: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression {
    attributes.string(action, id, scope) ?? .text("")
  }

  /// What apps are told that an action does.
  private func operation(of action: Element, or other: Operation? = nil, _ scope: BindingScope) -> SwiftExpression {
    if let operation = action.literal(.operation) { return .text(ActionNames.name(of: operation)) }
    return attributes.string(action, .operation, scope) ?? .text(other.map { ActionNames.name(of: $0) } ?? "")
  }

  // MARK: What the host does

  /// The statement that opens a URL.
  func opening(_ url: SwiftExpression) -> SwiftStatement {
    needs.use(.links)
    return .expression(.call("openLink", [SwiftArgument(nil, url)]))
  }

  private func perform(_ name: String, _ arguments: [SwiftArgument]?) -> SwiftStatement {
    perform(arguments.map { SwiftExpression.call(.verbatim(name), $0, nil) } ?? .verbatim(name))
  }

  private func perform(_ action: SwiftExpression, isSent: Bool = false) -> SwiftStatement {
    needs.use(.actions)
    // Whoever takes the values may find something wrong with them.
    let refused = isSent ? [SwiftArgument("refused", "form.refuse")] : []
    return .expression(.call("perform", [SwiftArgument(nil, action)] + refused))
  }

  /// Sends the inputs if what was entered is taken.
  private func send(
    _ action: Element, _ context: ViewContext, _ make: (SwiftExpression) -> SwiftExpression
  ) -> [SwiftStatement] {
    guard facts.hasInputs, action[value: .associatedInputs] != .token("none") else { return [perform(make("[:]"))] }
    needs.use(.form)
    let arguments = context.inputs.map { Self.arguments("of", lists.lists($0)) } ?? []
    var condition = SwiftCondition.pattern("let inputs", .call("form.submission", arguments))
    if facts.inputsMayHide {
      let shown = SwiftArgument("isShown", state.isVisibleMethod)
      condition = .pattern("let inputs", .call("form.shownSubmission", arguments + [shown]))
    }
    return [.branches([SwiftBranch([condition], [perform(make("inputs"), isSent: true)])], otherwise: nil)]
  }

  /// Arguments of which the first one has a label.
  private static func arguments(_ label: String, _ values: [SwiftExpression]) -> [SwiftArgument] {
    values.enumerated().map { SwiftArgument($0 == 0 ? label : nil, $1) }
  }

  private func call(_ action: Element, _ scope: BindingScope) -> [SwiftStatement] {
    let method = attributes.string(action, .method, scope) ?? .text("get")
    let endpoint = text(action, .endpoint, scope)
    var body: SwiftExpression = "[:]"
    if let list = names(in: action, .body, scope) {
      needs.use(.form)
      body = .call("form.values", [SwiftArgument("of", list)])
    }
    let arguments = [
      SwiftArgument("method", method), SwiftArgument("endpoint", endpoint), SwiftArgument("body", body),
    ]
    return [perform(.call(".callAPI", arguments), isSent: body != "[:]")]
  }

  /// The names in a list, or in one that data have; none for no names.
  private func names(in action: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    switch action[value: id] {
    case .json(let node)?:
      let names = attributes.texts(node, scope)
      return names.isEmpty ? nil : .array(names)
    case .template(let template)?:
      // Data may also have one name alone.
      return .member(attributes.value(template, of: action, scope), "texts")
    default: return nil
    }
  }

  // MARK: What the view does itself

  private func reset(_ action: Element, _ context: ViewContext) -> [SwiftStatement] {
    needs.use(.form)
    // Without names it is about all inputs.
    var list = names(in: action, .targetInputs, context.scope)
    if case .array(let names)? = list {
      list = .array(names.map { $0.knownText.flatMap { context.ownKeys[$0] } ?? $0 })
    }
    return [.expression(.call("form.reset", list.map { [SwiftArgument(nil, $0)] } ?? []))]
  }

  private func change(variable action: Element, _ scope: BindingScope) -> [SwiftStatement] {
    needs.use(.form)
    let name = text(action, .targetID, scope)
    let operation = operation(of: action, or: .set, scope)
    let value = text(action, .value, scope)
    return [
      .expression(
        .call("form.set", [SwiftArgument(nil, name), SwiftArgument("to", value), SwiftArgument(nil, operation)])),
      perform(
        ".setVariable",
        [SwiftArgument("name", name), SwiftArgument("operation", operation), SwiftArgument("value", value)]),
    ]
  }

  private func change(element action: Element, _ scope: BindingScope) -> [SwiftStatement] {
    let id = text(action, .targetID, scope)
    let value = text(action, .value, scope)
    let operation = operation(of: action, scope)
    let type = text(action, .typeName, scope)
    let key = action.literal(.targetID).flatMap { facts.keys[$0] }.map { SwiftExpression.text($0) } ?? id
    func enter(_ value: SwiftExpression) -> SwiftExpression {
      needs.use(.form)
      return .call("form.set", [SwiftArgument(nil, key), SwiftArgument("to", value)])
    }
    func changeOver() -> SwiftExpression {
      needs.use(.form)
      let isOn = SwiftExpression.call("form.flag", [SwiftArgument(nil, key)])
      return .call(.member(.member(isOn, "wrappedValue"), "toggle"), [], nil)
    }
    let change: SwiftExpression? =
      switch (action.literal(.targetKind), action.literal(.operation)) {
      case (.textInput?, .changeText?): enter(value)
      case (.toggle?, .activate?): enter(.text("true"))
      case (.toggle?, .deactivate?): enter(.text("false"))
      case (.toggle?, .toggle?): changeOver()
      case (_, .changeState?): state.setEnabled(id, to: value)
      case (_, .changeText?), (_, .changeImage?): state.setContent(id, to: value)
      default: nil
      }
    if change == nil, let entry = action.entry(.operation), case .token(let operation) = entry.value {
      let name = entry.origin?.string ?? operation
      let target = action.literal(.targetID) ?? action.entry(.targetID)?.origin?.string ?? ""
      findings.report(.unchangedLook(name, of: target, at: entry.origin?.span ?? action.span))
    }
    let report = perform(
      ".change",
      [
        SwiftArgument("element", id), SwiftArgument("type", type), SwiftArgument("operation", operation),
        SwiftArgument("value", value),
      ])
    return (change.map { [.expression($0)] } ?? []) + [report]
  }

  private func toggle(_ action: Element, _ context: ViewContext) -> [SwiftStatement] {
    let steps = action[.targets].compactMap { slot -> SwiftStatement? in
      guard let target = slot.element, let id = attributes.string(target, .targetID, context.scope) else { return nil }
      return .expression(state.setVisible(id, visibility(of: target, context)))
    }
    return steps.isEmpty ? [] : [.expression(.call("withAnimation", [], SwiftClosure([], steps)))]
  }

  /// Whether a target is to be shown; for one that only changes over, whether it is shown at first.
  private func visibility(of target: Element, _ context: ViewContext) -> [SwiftArgument] {
    switch target[value: .isVisible] {
    case .flag(let flag)?: return [SwiftArgument(nil, flag ? "true" : "false")]
    case .template(let template)?:
      return [SwiftArgument(nil, attributes.flag(template, of: target, or: true, context.scope))]
    default: return firstVisibility(of: target, context).map { [SwiftArgument("initially", $0)] } ?? []
    }
  }

  /// Whether what a target names is shown at first, as the view of that asks; none if it always is.
  private func firstVisibility(of target: Element, _ context: ViewContext) -> SwiftExpression? {
    guard let id = target[.targetID] else { return nil }
    return facts.hidden(named: id).lazy.compactMap { hidden in
      if hidden.element.literal(.isVisible) == false { return "false" }
      guard let scope = scope(inside: hidden.scopes, context) else { return nil }
      return attributes.flag(hidden.element, .isVisible, usually: true, scope)
    }.first
  }

  /// What bindings see inside of some `$data`, seen from elsewhere; none if one repeats that is not around there as well.
  private func scope(inside scopes: [Scope], _ context: ViewContext) -> BindingScope? {
    let shared = zip(scopes, context.scopes).prefix { $0.source == $1.entered.source }.count
    let start = shared < context.scopes.count ? context.scopes[shared].outside : context.scope
    return scopes.dropFirst(shared).reduce(start) { outer, entered in
      guard let outer, case .once(let inner) = attributes.enter(entered, outer) else { return nil }
      return inner
    }
  }
}
