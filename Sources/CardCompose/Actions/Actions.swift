import CardFormats
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
    let titles = [AttributeID.title, .tooltip].lazy.compactMap { self.text(first, $0, around) }
    if let title = titles.first(where: { $0 != .text("") }) {
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
    var around = around
    around.isInHandler = true
    return slots.flatMap { slot in
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
    case .showPopover: return open(action, around)
    case .toggleVisibility: return toggle(action, around)
    case .resetInputs:
      let resets = resets(by: action, around)
      return resets.isEmpty ? Self.nothing : resets
    case .navigate:
      return [
        perform("CardAction.Navigate", arguments(action, [("destination", .destination), ("url", .url)], around))
      ]
    case .callAPI:
      var arguments = arguments(action, [("method", .method), ("endpoint", .endpoint)], around)
      arguments += sent(.body, of: action, around)
      return sending(sentEntries(around), "CardAction.CallApi", arguments)
    case .setVariable:
      let operation = action.literal(.operation).map { KotlinExpression.text(ActionNames.name(of: $0)) }
      let first = (operation ?? text(action, .operation, around)).map { [KotlinArgument("operation", $0)] } ?? []
      let names: [(String, AttributeID)] = [("name", .targetID), ("type", .dataType), ("value", .value)]
      return [perform("CardAction.SetVariable", first + arguments(action, names, around))]
    default: return []
    }
  }

  /// Shows or hides elements, or changes over between both.
  private func toggle(_ action: Element, _ around: Around) -> [KotlinStatement] {
    let changes = action[.targets].compactMap { $0.element.flatMap { change($0, around) } }
    return changes.isEmpty ? Self.nothing : changes
  }

  /// What a button does that changes nothing: it is there as well.
  static let nothing: [KotlinStatement] = [.expression("Unit")]

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
    arguments += sent(.data, of: action, around)
    let sent = action.sendsEntries ? sentEntries(around) : nil
    return sending(sent, action.kind == .execute ? "CardAction.Execute" : "CardAction.Submit", arguments)
  }

  /// What an action sends beside what was entered: a value that is written out, or one that a binding gives as a whole.
  private func sent(_ id: AttributeID, of action: Element, _ around: Around) -> [KotlinArgument] {
    let value: KotlinExpression
    switch action.entry(id)?.value {
    case .json(let json)?: value = self.value(json, around)
    case .template(let template)?:
      value = bindings.value(template, around.scope, at: action.entry(id)?.origin?.span ?? action.span)
    case .text(let text)?: value = .text(text)
    default: return []
    }
    return [KotlinArgument(id == .body ? "body" : "data", value)]
  }

  /// An action with what was entered, if that is right.
  private func sending(_ entries: SentEntries?, _ name: String, _ arguments: [KotlinArgument]) -> [KotlinStatement] {
    guard let entries else { return [perform(name, arguments)] }
    let sent = perform(name, arguments + [KotlinArgument("inputs", entries.values)])
    return [entries.accepts.map { .branch($0, [sent]) } ?? sent]
  }
}
