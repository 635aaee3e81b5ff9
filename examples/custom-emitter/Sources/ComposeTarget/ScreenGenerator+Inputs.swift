import CardCompiler

/// The state of an input, which the function declares.
struct InputState {
  /// What the state is a value of.
  enum Kind { case text, flag, choices }

  /// The name that the value is sent under.
  let key: String
  /// The name of the variable, with backticks where it needs them.
  let name: String
  let kind: Kind
  let declaration: KotlinStatement
  /// What is sent.
  let sent: KotlinExpression
}

extension ScreenGenerator {
  // MARK: State

  /// Declares the state of every input in an element.
  mutating func collectInputs(_ element: Element, _ around: Surroundings, isScoped: Bool = false) {
    if element.kind.isInput, !isScoped { declare(element, around) }
    for region in element.regions {
      for slot in region.slots {
        guard let child = slot.element else { continue }
        collectInputs(child, around, isScoped: isScoped || slot.scope != nil)
      }
    }
  }

  private mutating func declare(_ input: Element, _ around: Surroundings) {
    let key = input.literal(.id) ?? "input\(inputs.count + 1)"
    guard !inputs.contains(where: { $0.key == key }) else { return }
    var taken: Set<String> = ["data", "actions", "modifier"]
    for input in inputs { taken.insert(input.name) }
    let camel = KotlinNames.isIdentifier(key) ? key : KotlinNames.lowerCamel(key)
    let name = KotlinNames.escaped(KotlinNames.unique(camel, among: &taken))
    let variable = KotlinExpression.verbatim(name)
    let initial: KotlinExpression
    let sent: KotlinExpression
    var kind = InputState.Kind.text
    switch input.kind {
    case .toggle:
      kind = .flag
      initial = flag(input, .isOn, usually: false, around) ?? "false"
      let on = text(input, .valueOn, around) ?? .text("true"), off = text(input, .valueOff, around) ?? .text("false")
      sent =
        on == .text("true") && off == .text("false")
        ? variable.calling("toString") : .conditional(variable, on, off)
    case .choiceSet where input[value: .isMultiSelect] == .flag(true):
      kind = .choices
      switch input.entry(.value)?.value {
      case .text(let text)? where !text.isEmpty:
        let values = text.split(separator: ",").map { KotlinArgument(.text(String($0))) }
        initial = .call("setOf", values, trailing: nil)
      case .template?:
        initial = (text(input, .value, around) ?? .text("")).calling("split", KotlinArgument(.text(","))).calling(
          "toSet")
      default: initial = .call("emptySet<String>")
      }
      sent = variable.calling("joinToString", KotlinArgument(.text(",")))
    default:
      initial = text(input, .value, around) ?? .text("")
      sent = variable
    }
    for name in ["getValue", "mutableStateOf", "setValue", "saveable.rememberSaveable"] {
      _ = use("androidx.compose.runtime." + name)
    }
    let state = KotlinExpression.call("mutableStateOf", KotlinArgument(initial))
    let remembered = KotlinExpression.call("rememberSaveable", [], trailing: KotlinLambda(body: [.expression(state)]))
    inputs.append(
      InputState(
        key: key, name: name, kind: kind, declaration: .declaration("var", name, remembered), sent: sent))
  }

  /// What all inputs have been given, by name.
  var sentInputs: KotlinExpression {
    .call(
      "mapOf", inputs.map { KotlinArgument(.operation(.text($0.key), "to", $0.sent)) }, trailing: nil)
  }

  // MARK: Controls

  /// The control of an input.
  mutating func input(_ element: Element, _ around: Surroundings) -> [KotlinStatement] {
    guard !around.isScoped, let state = state(of: element) else {
      report(
        ComposeDiagnostics.repeatedInput,
        "an input that is repeated or sees other data than the screen has no state of its own, so it is left out",
        at: element.span, help: "move the input out of the element with `$data`")
      return []
    }
    switch element.kind {
    case .toggle:
      bindings.use(part: "CardToggle")
      let title = text(element, .title, around) ?? .text("")
      return [
        .expression(
          .call(
            "CardToggle", KotlinArgument("title", title), KotlinArgument("isOn", .verbatim(state.name)),
            KotlinArgument("onChange", Self.setting(state, to: "it"))))
      ]
    case .choiceSet: return choices(element, state, around)
    default: return [.expression(textField(element, state, around))]
    }
  }

  private func state(of element: Element) -> InputState? {
    guard let id = element.literal(.id) else { return inputs.first { $0.key.hasPrefix("input") } }
    return inputs.first { $0.key == id }
  }

  private static func setting(_ state: InputState, to value: KotlinExpression) -> KotlinExpression {
    .lambda(KotlinLambda(body: [.assignment(state.name, value)]))
  }

  private mutating func textField(_ element: Element, _ state: InputState, _ around: Surroundings) -> KotlinExpression {
    var value: KotlinExpression = "it"
    if let most = element.literal(.maxLength), most > 0 {
      value = value.calling("take", KotlinArgument(.verbatim(Self.number(most))))
    }
    _ = use("androidx.compose.foundation.layout.fillMaxWidth")
    var arguments = [
      KotlinArgument("value", .verbatim(state.name)), KotlinArgument("onValueChange", Self.setting(state, to: value)),
      KotlinArgument("modifier", use("androidx.compose.ui.Modifier").calling("fillMaxWidth")),
    ]
    let usual: String? =
      switch element.kind {
      case .dateInput: "yyyy-MM-dd"
      case .timeInput: "HH:mm"
      default: nil
      }
    for (id, name) in [(AttributeID.label, "label"), (.placeholder, "placeholder")] {
      let usual = id == .placeholder ? usual.map { KotlinExpression.text($0) } : nil
      guard let caption = text(element, id, around) ?? usual else { continue }
      let text = KotlinExpression.call(use("androidx.compose.material3.Text"), KotlinArgument("text", caption))
      arguments.append(KotlinArgument(name, .lambda(KotlinLambda(body: [.expression(text)]))))
    }
    if element.kind == .numberInput {
      let type = use("androidx.compose.ui.text.input.KeyboardType").member("Decimal")
      let options = use("androidx.compose.foundation.text.KeyboardOptions")
      arguments.append(
        KotlinArgument("keyboardOptions", .call(options, KotlinArgument("keyboardType", type))))
    }
    let isMultiline = element.literal(.isMultiline) == true
    arguments.append(
      isMultiline ? KotlinArgument("minLines", "3") : KotlinArgument("singleLine", "true"))
    return .call(use("androidx.compose.material3.OutlinedTextField"), arguments, trailing: nil)
  }

  private mutating func choices(_ element: Element, _ state: InputState, _ around: Surroundings) -> [KotlinStatement] {
    var result: [KotlinStatement] = []
    if let label = text(element, .label, around) {
      result.append(.expression(.call(use("androidx.compose.material3.Text"), KotlinArgument("text", label))))
    }
    let isMulti = state.kind == .choices
    let variable = KotlinExpression.verbatim(state.name)
    let part = isMulti ? "CardCheckbox" : "CardRadioButton"
    for slot in element[.children] {
      result += statements(for: slot, around) { generator, choice, inner in
        generator.bindings.use(part: part)
        let value = generator.text(choice, .value, inner) ?? .text("")
        let title = generator.text(choice, .title, inner) ?? value
        let isOn: KotlinExpression = isMulti ? .operation(value, "in", variable) : .operation(variable, "==", value)
        let change: KotlinExpression =
          isMulti
          ? .conditional("it", .operation(variable, "+", value), .operation(variable, "-", value)) : value
        return [
          .expression(
            .call(
              .verbatim(part), KotlinArgument("title", title), KotlinArgument("isOn", isOn),
              KotlinArgument(isMulti ? "onChange" : "onSelect", Self.setting(state, to: change))))
        ]
      }
    }
    return result
  }

  // MARK: Buttons

  mutating func button(_ element: Element, _ around: Surroundings) -> KotlinExpression {
    let name: String =
      switch element.literal(.buttonStyle) {
      case .secondary?: "OutlinedButton"
      case .link?: "TextButton"
      default: "Button"
      }
    var arguments = [
      KotlinArgument("onClick", .lambda(KotlinLambda(body: actions(element[.actions], around, of: element))))
    ]
    if let isEnabled = flag(element, .isEnabled, usually: true, around) {
      arguments.append(KotlinArgument("enabled", isEnabled))
    }
    let title = text(element, .title, around) ?? .text("")
    let label = KotlinExpression.call(use("androidx.compose.material3.Text"), KotlinArgument("text", title))
    return .call(
      use("androidx.compose.material3." + name), arguments, trailing: KotlinLambda(body: [.expression(label)]))
  }

  /// What the actions of a button or picture do, one after the other.
  mutating func actions(_ slots: [Slot], _ around: Surroundings, of owner: Element) -> [KotlinStatement] {
    slots.flatMap { slot in
      statements(for: slot, around) { generator, action, inner in
        let made: KotlinExpression
        switch action.kind {
        case .openURL:
          let url = generator.text(action, .url, inner) ?? .text("")
          made = .call("CardAction.OpenUrl", KotlinArgument(url))
        case .submit: made = generator.submission(action, owner, inner)
        default: return []
        }
        generator.usesActions = true
        generator.bindings.use(part: "CardAction")
        return [.expression(.call("actions.perform", KotlinArgument(made)))]
      }
    }
  }

  private mutating func submission(_ action: Element, _ owner: Element, _ around: Surroundings) -> KotlinExpression {
    var arguments: [KotlinArgument] = []
    if let id = text(action, .id, around) ?? text(owner, .id, around) { arguments.append(KotlinArgument("id", id)) }
    if let data = action.literal(.data) { arguments.append(KotlinArgument("data", value(data, around))) }
    let sendsInputs = action[value: .associatedInputs] != .token("none")
    if sendsInputs, !inputs.isEmpty { arguments.append(KotlinArgument("inputs", sentInputs)) }
    return .call("CardAction.Submit", arguments, trailing: nil)
  }

  /// A value of JSON, with the holes in its texts.
  private mutating func value(_ node: Node, _ around: Surroundings) -> KotlinExpression {
    switch node.kind {
    case .null: return "null"
    case .boolean: return node.boolean == true ? "true" : "false"
    case .number: return .verbatim(Self.number(node.double ?? 0))
    case .string:
      var ignored = Diagnostics()
      if screen.isTemplate, let template = TemplateString.parse(node, diagnostics: &ignored) {
        return bindings.value(template, around.scope, at: node.span)
      }
      return .text(node.string ?? "")
    case .array:
      var elements: [KotlinArgument] = []
      for element in node.elements { elements.append(KotlinArgument(value(element, around))) }
      return .call("listOf", elements, trailing: nil)
    case .object:
      var members: [KotlinArgument] = []
      for member in node.members {
        members.append(KotlinArgument(.operation(.text(member.name), "to", value(member.value, around))))
      }
      return .call("mapOf", members, trailing: nil)
    }
  }
}
