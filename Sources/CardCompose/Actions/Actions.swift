import CardIR
import CardStyle
import CardSyntax

extension ScreenGenerator {
  // MARK: Taps

  /// What a tap on an element does.
  func tap(_ modifier: inout ModifierChain, _ element: Element, _ around: Around) {
    guard let first = element.single(.tap), host.supportsInteractivity else { return }
    let body = actions(element[.tap], around, of: element)
    if body.isEmpty { return }
    var arguments: [KotlinArgument] = []
    if let isEnabled = flag(first, .isEnabled, usually: true, around) {
      arguments.append(KotlinArgument("enabled", isEnabled))
    }
    if let title = text(first, .title, around), title != .text("") {
      arguments.append(KotlinArgument("onClickLabel", title))
    }
    arguments.append(KotlinArgument("role", use("androidx.compose.ui.semantics.Role").member("Button")))
    arguments.append(KotlinArgument(.lambda(KotlinLambda(body: body))))
    _ = use("androidx.compose.foundation.clickable")
    modifier.add("clickable", arguments)
    note("clickable", of: first)
  }

  // MARK: Actions

  /// What the actions of a button, tap or switch do, one after the other. `opening` is what opens the card of a button.
  func actions(_ slots: [Slot], _ around: Around, of owner: Element, opening: KotlinStatement? = nil)
    -> [KotlinStatement]
  {
    slots.flatMap { slot in
      statements(for: slot, around) { action, inner in self.action(action, inner, of: owner, opening) }.statements
    }
  }

  private func action(_ action: Element, _ around: Around, of owner: Element, _ opening: KotlinStatement?)
    -> [KotlinStatement]
  {
    switch action.kind {
    case .openURL:
      return [perform(.call("CardAction.OpenUrl", KotlinArgument(text(action, .url, around) ?? .text(""))))]
    case .submit, .execute: return submission(action, owner, around)
    case .showCard:
      if let opening { return [opening] }
      report(.cardWithoutPlace(at: action.span))
      return []
    case .toggleVisibility: return toggle(action)
    case .resetInputs: return reset(action)
    case .navigate:
      return [
        perform("CardAction.Navigate", arguments(action, [("destination", .destination), ("url", .url)], around))
      ]
    case .callAPI:
      var arguments = arguments(action, [("method", .method), ("endpoint", .endpoint)], around)
      if case .json(let body)? = action[value: .body] {
        arguments.append(KotlinArgument("body", value(body, around)))
      }
      // What is sent are names, among them those of inputs.
      return sending(sentInputs(from: around.cards), sentForms(from: around.cards), "CardAction.CallApi", arguments)
    case .setVariable:
      let names: [(String, AttributeID)] = [
        ("operation", .operation), ("name", .targetID), ("type", .dataType), ("value", .value),
      ]
      return [perform("CardAction.SetVariable", arguments(action, names, around))]
    default: return []
    }
  }

  /// Shows or hides elements, or changes over between both.
  private func toggle(_ action: Element) -> [KotlinStatement] {
    let changes = action[.targets].compactMap(\.element).compactMap { target -> KotlinStatement? in
      guard let id = target.literal(.targetID), let state = visibilities[id] else { return nil }
      let value: KotlinExpression =
        switch target.literal(.isVisible) {
        case true?: "true"
        case false?: "false"
        case nil: .not(.verbatim(state.name))
        }
      return .assignment(state.name, value)
    }
    return changes.isEmpty ? Self.nothing : changes
  }

  /// What a button does that changes nothing: it is there as well.
  private static let nothing: [KotlinStatement] = [.expression("Unit")]

  /// Takes back what was entered into inputs.
  private func reset(_ action: Element) -> [KotlinStatement] {
    func reset(_ name: String, _ arguments: KotlinArgument...) -> KotlinStatement {
      .expression(.call(.member(.verbatim(name), "reset", isSafe: false), arguments, trailing: nil))
    }
    var names: [String] = []
    if case .json(let list)? = action[value: .targetInputs] { names = list.elements.compactMap(\.string) }
    let resets: [KotlinStatement]
    if names.isEmpty {
      // Without names it is about all inputs.
      resets = inputs.map { reset($0.name) } + forms.map { reset(formName($0)) }
    } else {
      resets = names.flatMap { name -> [KotlinStatement] in
        if let input = inputs.first(where: { $0.key == .text(name) }) { return [reset(input.name)] }
        return forms.map { reset(formName($0), KotlinArgument(.text(name))) }
      }
    }
    return resets.isEmpty ? Self.nothing : resets
  }

  private func arguments(_ action: Element, _ names: [(String, AttributeID)], _ around: Around) -> [KotlinArgument] {
    names.compactMap { name, id in text(action, id, around).map { KotlinArgument(name, $0) } }
  }

  /// Hands an action to the handler.
  func perform(_ action: KotlinExpression) -> KotlinStatement {
    usesActions = true
    return .expression(.call("actions.perform", KotlinArgument(action)))
  }

  private func perform(_ name: String, _ arguments: [KotlinArgument]) -> KotlinStatement {
    perform(.call(.verbatim(name), arguments, trailing: nil))
  }

  /// Data and inputs are sent if what was entered is right.
  private func submission(_ action: Element, _ owner: Element, _ around: Around) -> [KotlinStatement] {
    var arguments: [KotlinArgument] = []
    if let id = text(action, .id, around) ?? text(owner, .id, around) { arguments.append(KotlinArgument("id", id)) }
    if action.kind == .execute, let verb = text(action, .verb, around) {
      arguments.append(KotlinArgument("verb", verb))
    }
    switch action.entry(.data)?.value {
    case .json(let data)?: arguments.append(KotlinArgument("data", value(data, around)))
    case .template(let template)?:
      let span = action.entry(.data)?.origin?.span ?? action.span
      arguments.append(KotlinArgument("data", bindings.value(template, around.scope, at: span)))
    case .text(let text)?: arguments.append(KotlinArgument("data", .text(text)))
    default: break
    }
    let sendsInputs = action[value: .associatedInputs] != .token("none")
    let sent = sendsInputs ? sentInputs(from: around.cards) : []
    let forms = sendsInputs ? sentForms(from: around.cards) : []
    return sending(sent, forms, action.kind == .execute ? "CardAction.Execute" : "CardAction.Submit", arguments)
  }

  /// An action with what was entered, if that is right.
  private func sending(
    _ inputs: [InputState], _ forms: [KotlinExpression], _ name: String, _ arguments: [KotlinArgument]
  ) -> [KotlinStatement] {
    if inputs.isEmpty, forms.isEmpty { return [perform(name, arguments)] }
    let performed = perform(name, arguments + [KotlinArgument("inputs", sentValues(inputs, forms))])
    return [.branch(accepted(inputs, forms), [performed])]
  }
}
