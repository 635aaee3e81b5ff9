import CardIR
import CardStyle
import CardSyntax

extension ScreenGenerator {
  /// A field with its caption above it, and what is said of its value below.
  func input(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var declarations: [KotlinStatement] = []
    let field: KotlinExpression
    let choices: KotlinExpression?
    if around.isScoped {
      let state = scopedState(of: element, around)
      declarations = state.declarations
      (field, choices) = (.verbatim(state.name), state.choices)
    } else {
      guard let state = state(of: element) else { return [] }
      (field, choices) = (.verbatim(state.name), state.choices)
    }
    var arguments = [KotlinArgument("field", field), KotlinArgument("style", inputStyle(of: element, around))]
    var modifier = modifier()
    place(&modifier, element, around, fills: true)
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    if let label = text(element, .label, around), label != .text("") {
      arguments.append(KotlinArgument("label", label))
      if let isRequired = flag(element, .isRequired, usually: false, around) {
        arguments.append(KotlinArgument("isRequired", isRequired))
      }
    }
    if let message = text(element, .errorMessage, around), message != .text("") {
      arguments.append(KotlinArgument("error", message))
    }
    let changes = actions(element[.onChange], around, of: element)
    if !changes.isEmpty { arguments.append(KotlinArgument("onChange", .lambda(KotlinLambda(body: changes)))) }
    let body = control(of: element, field, choices, around)
    let input = KotlinStatement.expression(
      .call(use(part: "CardInput"), arguments, trailing: KotlinLambda(body: body)))
    if declarations.isEmpty { return [input] }
    // A block of its own: the same names stand beside it.
    return [.expression(.call("run", [], trailing: KotlinLambda(body: declarations + [input])))]
  }

  /// What the host makes of captions and of what is said of values.
  private func inputStyle(of element: Element, _ around: Around) -> KotlinExpression {
    var marked = element
    // The mark is shown where data want a value.
    if case .template? = element[value: .isRequired] { marked[.isRequired] = .literal(true) }
    let style = resolver.input(marked, in: around.style)
    var arguments = [
      KotlinArgument("label", textStyle(style.label)), KotlinArgument("labelSpacing", length(style.labelSpacing)),
    ]
    if let suffix = style.suffix {
      arguments.append(KotlinArgument("suffix", .text(suffix)))
      arguments.append(KotlinArgument("suffixColor", color(style.suffixColor)))
    }
    arguments.append(KotlinArgument("error", textStyle(style.error)))
    arguments.append(KotlinArgument("errorSpacing", length(style.errorSpacing)))
    return declarations.name(
      for: .call(use(part: "CardInputStyle"), arguments, trailing: nil),
      style.suffix == nil ? "inputStyle" : "requiredInputStyle")
  }

  private func control(
    of element: Element, _ field: KotlinExpression, _ choices: KotlinExpression?, _ around: Around
  ) -> [KotlinStatement] {
    switch element.kind {
    case .toggle: return [toggle(element, field, around)]
    case .choiceSet: return self.choices(element, field, choices ?? list(of: element, around), around)
    case .dateInput, .timeInput:
      let part = element.kind == .dateInput ? "CardDateField" : "CardTimeField"
      var arguments = [KotlinArgument("field", field)]
      if let text = text(element, .placeholder, around) { arguments.append(KotlinArgument("placeholder", text)) }
      arguments += name(of: element, around)
      return [.expression(.call(use(part: part), arguments, trailing: nil))]
    default: return [textField(element, field, around)]
    }
  }

  /// What a control is called for assistive technology where there is no caption.
  private func name(of element: Element, _ around: Around) -> [KotlinArgument] {
    let label = text(element, .label, around) ?? text(element, .placeholder, around)
    return label.map { [KotlinArgument("name", $0)] } ?? []
  }

  // MARK: Texts

  private func textField(_ element: Element, _ field: KotlinExpression, _ around: Around) -> KotlinStatement {
    var arguments = [KotlinArgument("field", field)]
    if let text = text(element, .placeholder, around) { arguments.append(KotlinArgument("placeholder", text)) }
    arguments += name(of: element, around)
    if let type = keyboard(for: element) {
      let name = use("androidx.compose.ui.text.input.KeyboardType").member(type)
      arguments.append(KotlinArgument("keyboard", name))
    }
    if element[value: .inputStyle] == .token("password") { arguments.append(KotlinArgument("isPassword", "true")) }
    if element[value: .isMultiline] == .flag(true) { arguments.append(KotlinArgument("lines", "3")) }
    if let most = element.literal(.maxLength).flatMap(Self.limit) {
      arguments.append(KotlinArgument("maxLength", most))
    }
    var trailing: KotlinLambda?
    if let action = element.single(.inlineAction), host.supportsInteractivity {
      let button = actionButton(action, element[.inlineAction], around, isInline: true)
      trailing = KotlinLambda(body: button)
    }
    if let trailing { arguments.append(KotlinArgument("trailing", .lambda(trailing))) }
    return .expression(.call(use(part: "CardTextField"), arguments, trailing: nil))
  }

  private func keyboard(for element: Element) -> String? {
    if element.kind == .numberInput { return "Decimal" }
    return switch element[value: .inputStyle] {
    case .token("tel")?: "Phone"
    case .token("url")?: "Uri"
    case .token("email")?: "Email"
    case .token("password")?: "Password"
    default: nil
    }
  }

  // MARK: Choices

  private func toggle(_ element: Element, _ field: KotlinExpression, _ around: Around) -> KotlinStatement {
    var arguments = [
      KotlinArgument("field", field), KotlinArgument("title", text(element, .title, around) ?? .text("")),
    ]
    for (name, id, usual) in [("on", AttributeID.valueOn, "true"), ("off", .valueOff, "false")] {
      guard let value = text(element, id, around), value != .text(usual) else { continue }
      arguments.append(KotlinArgument(name, value))
    }
    arguments.append(KotlinArgument("style", titleStyle(of: element, around)))
    if element.literal(.wrap) != true { arguments.append(KotlinArgument("maxLines", "1")) }
    for (name, region) in [("onActivated", RegionID.onActivated), ("onDeactivated", .onDeactivated)] {
      let body = actions(element[region], around, of: element)
      if !body.isEmpty { arguments.append(KotlinArgument(name, .lambda(KotlinLambda(body: body)))) }
    }
    return .expression(.call(use(part: "CardToggle"), arguments, trailing: nil))
  }

  /// The look of the title of a switch, which may be that of a text that stood beside it.
  private func titleStyle(of toggle: Element, _ around: Around) -> KotlinExpression {
    var title = Element(.run)
    for id in [AttributeID.textSize, .textWeight, .textColor, .isSubtle, .fontType] { title.take(id, from: toggle) }
    return textStyle(resolved(title, around), boundLook(of: title, around))
  }

  /// The look of titles of choices, which is that of plain text.
  private func choiceStyle(_ around: Around) -> KotlinExpression { textStyle(resolved(Element(.run), around)) }

  private func choices(
    _ element: Element, _ field: KotlinExpression, _ choices: KotlinExpression, _ around: Around
  ) -> [KotlinStatement] {
    let isMultiple = element[value: .isMultiSelect] == .flag(true)
    var arguments = [KotlinArgument("field", field), KotlinArgument("choices", choices)]
    guard element.listsChoices else {
      if let text = text(element, .placeholder, around) { arguments.append(KotlinArgument("placeholder", text)) }
      arguments += name(of: element, around)
      return [.expression(.call(use(part: "CardMenu"), arguments, trailing: nil))]
    }
    if isMultiple {
      arguments.append(KotlinArgument("isMultiple", "true"))
      if host.choiceSetValueSeparator != "," {
        arguments.append(KotlinArgument("separator", .text(host.choiceSetValueSeparator)))
      }
    }
    arguments.append(KotlinArgument("style", choiceStyle(around)))
    if element.literal(.wrap) != true { arguments.append(KotlinArgument("maxLines", "1")) }
    arguments += name(of: element, around)
    return [.expression(.call(use(part: "CardChoices"), arguments, trailing: nil))]
  }

  /// The choices, as a list that is written out unless only data know which ones there are.
  func list(of element: Element, _ around: Around) -> KotlinExpression {
    func choice(_ element: Element, _ around: Around) -> KotlinExpression {
      let value = text(element, .value, around) ?? .text("")
      let title = text(element, .title, around) ?? value
      return .call(use(part: "CardChoice"), KotlinArgument(title), KotlinArgument(value))
    }
    if element[.children].allSatisfy(\.isPlain) {
      let all = element[.children].compactMap(\.element).map { KotlinArgument(choice($0, around)) }
      return all.isEmpty ? "emptyList()" : .call("listOf", all, trailing: nil)
    }
    let body = element[.children].flatMap { slot in
      statements(for: slot, around) { element, inner in
        [.expression(.call("add", KotlinArgument(choice(element, inner))))]
      }.statements
    }
    return .call("buildList", [], trailing: KotlinLambda(body: body))
  }
}
