import CardIR
import CardSyntax
import CardTemplate

// Inputs: the controls of the view, and the form that they change.
extension ScreenGenerator {
  /// The control of an input.
  mutating func input(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    usesForm = true
    use("CardForm")
    let id = key(of: element, context)
    var control: SwiftExpression
    switch element.kind {
    case .toggle: control = toggle(element, id, context)
    case .choiceSet: control = choices(element, id, context)
    case .dateInput, .timeInput: control = dateField(element, id, context)
    default: control = textField(element, id, context)
    }
    if let action = element[.inlineAction].first?.element {
      let button = actionButton(action, context)
      control = .call(
        "HStack", [SwiftArgument("spacing", "8")], SwiftClosure([], [.expression(control), .expression(button)]))
    }
    let label = string(element, .label, context) ?? .text("")
    let isRequired = flag(element, .isRequired, usually: false, context)
    let validates =
      isRequired != nil || [.regex, .minimum, .maximum, .errorMessage].contains { element.has($0) }
      || element.kind == .numberInput
    if label.isEmptyText, !validates { return control }
    use("CardInputField")
    var arguments = [SwiftArgument(nil, label)]
    if let isRequired { arguments.append(SwiftArgument("isRequired", isRequired)) }
    if validates { arguments.append(SwiftArgument("problem", .call("form.problem", [SwiftArgument(nil, id)]))) }
    return .call("CardInputField", arguments, SwiftClosure([], [.expression(control)]))
  }

  private mutating func key(of element: Element, _ context: ViewContext) -> SwiftExpression {
    switch InputNaming.key(of: element) {
    case .literal(let name)?: .text(name)
    case .template(let template)?: bindings.text(template, in: context.scope, at: element.span)
    case nil: .text("")
    }
  }

  /// What a control is called where it does not show that itself.
  private mutating func title(of element: Element, _ context: ViewContext) -> SwiftExpression {
    // A toggle with both has its label above it, like any other input, and its title beside it.
    let texts: [AttributeID] = element.kind == .toggle ? [.title, .label] : [.label, .title, .placeholder]
    for id in texts {
      if let text = string(element, id, context), !text.isEmptyText { return caption(text) }
    }
    return caption(key(of: element, context))
  }

  private func binding(_ function: String, _ id: SwiftExpression, _ more: [SwiftArgument] = []) -> SwiftExpression {
    .call(.verbatim("form." + function), [SwiftArgument(nil, id)] + more, nil)
  }

  // MARK: Controls

  private mutating func textField(_ element: Element, _ id: SwiftExpression, _ context: ViewContext) -> SwiftExpression
  {
    use("CardTextEntry")
    var arguments = [SwiftArgument(nil, title(of: element, context)), SwiftArgument("text", binding("text", id))]
    let prompt = string(element, .placeholder, context) ?? .text("")
    arguments.append(SwiftArgument("prompt", plainText(prompt)))
    let style = element[value: .inputStyle]
    let isMultiline = element.literal(.isMultiline) == true
    if style == .token("password") {
      return .call("SecureField", arguments).modified("cardTextEntry")
    }
    if isMultiline { arguments.append(SwiftArgument("axis", ".vertical")) }
    var view = SwiftExpression.call("TextField", arguments)
    if isMultiline { view = view.modified("lineLimit", [SwiftArgument(nil, "3...")]) }
    let entry: SwiftExpression? =
      switch style {
      case .token("tel")?: ".phone"
      case .token("url")?: ".url"
      case .token("email")?: ".email"
      default: element.kind == .numberInput ? ".number" : nil
      }
    return view.modified("cardTextEntry", entry.map { [SwiftArgument(nil, $0)] } ?? [])
  }

  private mutating func dateField(_ element: Element, _ id: SwiftExpression, _ context: ViewContext) -> SwiftExpression
  {
    use("CardDateField")
    let name = title(of: element, context)
    var arguments = [
      SwiftArgument(nil, unwrapped(name)), SwiftArgument(nil, element.kind == .dateInput ? ".date" : ".time"),
      SwiftArgument("text", binding("text", id)),
    ]
    if let prompt = string(element, .placeholder, context), !prompt.isEmptyText {
      arguments.append(SwiftArgument("prompt", prompt))
    }
    for (id, label) in [(AttributeID.minimum, "minimum"), (.maximum, "maximum")] {
      if let limit = string(element, id, context), !limit.isEmptyText { arguments.append(SwiftArgument(label, limit)) }
    }
    return .call("CardDateField", arguments)
  }

  /// The text in `String(text)`.
  private func unwrapped(_ caption: SwiftExpression) -> SwiftExpression {
    if case .call("String", let arguments, nil) = caption, arguments.count == 1 { return arguments[0].value }
    return caption
  }

  private mutating func toggle(_ element: Element, _ id: SwiftExpression, _ context: ViewContext) -> SwiftExpression {
    var values: [SwiftArgument] = []
    if let on = string(element, .valueOn, context), on != .text("true") { values.append(SwiftArgument("on", on)) }
    if let off = string(element, .valueOff, context), off != .text("false") { values.append(SwiftArgument("off", off)) }
    let title = title(of: element, context)
    var isOn = binding("flag", id, values)
    let on = statements(for: element[.onActivated], context)
    let off = statements(for: element[.onDeactivated], context)
    if !on.isEmpty || !off.isEmpty {
      let branches = SwiftStatement.branches(
        [SwiftBranch([.expression("$0")], on)], otherwise: off.isEmpty ? nil : off)
      isOn = .call(.member(isOn, "onSet"), [], SwiftClosure([], [branches]))
    }
    var view = SwiftExpression.call("Toggle", [SwiftArgument(nil, title), SwiftArgument("isOn", isOn)])
    if let color = color(element, .backgroundColor, context) {
      view = view.modified("tint", [SwiftArgument(nil, color)])
    }
    return view
  }

  private mutating func choices(_ element: Element, _ id: SwiftExpression, _ context: ViewContext) -> SwiftExpression {
    let isMulti = element[value: .isMultiSelect] == .flag(true)
    let isExpanded = element[value: .inputStyle] == .token("expanded")
    if isMulti || isExpanded {
      var views: [BuiltView] = []
      for slot in element[.children] {
        views.append(
          partView(slot, context) { generator, choice, inner in
            let value = generator.string(choice, .value, inner) ?? .text("")
            let isOn = generator.binding(isMulti ? "choices" : "choice", id, [SwiftArgument(nil, value)])
            let title = generator.caption(generator.string(choice, .title, inner) ?? value)
            return BuiltView(.call("Toggle", [SwiftArgument(nil, title), SwiftArgument("isOn", isOn)]))
          })
      }
      let parts = subviews.bounded(views, context.parameters)
      return .call(
        "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", "8")],
        SwiftClosure([], parts.flatMap(\.split)))
    }
    let prompt = string(element, .placeholder, context) ?? .text("")
    let none = plainText(prompt.isEmptyText ? .text("—") : prompt).modified("tag", [SwiftArgument(nil, .text(""))])
    var views = [BuiltView(none)]
    for slot in element[.children] {
      views.append(
        partView(slot, context) { generator, choice, inner in
          let value = generator.string(choice, .value, inner) ?? .text("")
          let title = generator.plainText(generator.string(choice, .title, inner) ?? value)
          return BuiltView(title.modified("tag", [SwiftArgument(nil, value)]))
        })
    }
    let parts = subviews.bounded(views, context.parameters)
    let name = title(of: element, context)
    let arguments = [SwiftArgument(nil, name), SwiftArgument("selection", binding("text", id))]
    return .call("Picker", arguments, SwiftClosure([], parts.flatMap(\.split)))
  }

  // MARK: The form

  /// The property with the form, and what makes its inputs of the data.
  mutating func formDeclarations() -> [SwiftDeclaration] {
    let context = ViewContext(scope: rootScope)
    var property = SwiftProperty("var", "form")
    property.attributes = ["@StateObject"]
    property.modifiers = ["private"]
    if !facts.inputsReadData {
      var inputs: [SwiftExpression] = []
      collect(screen.root) { generator, element in inputs.append(generator.declaration(of: element, context)) }
      if inputs.count <= 20 {
        property.value = .call("CardForm", [SwiftArgument(nil, .array(inputs))])
        return [.property(property)]
      }
      property.value = .call("CardForm", [SwiftArgument(nil, .call("Self.inputs"))])
      return [.property(property)]
        + lists(inputs.map { .expression(.call("inputs.append", [SwiftArgument(nil, $0)])) }, [])
    }
    property.type = "CardForm"
    var parameters: [String] = []
    if let type = bindings.types.root { parameters.append("_ data: \(type.source)") }
    if let type = bindings.types.host { parameters.append("_ host: \(type.source)") }
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    return [.property(property)] + lists(inputStatements(slot, context), parameters)
  }

  private mutating func collect(_ element: Element, _ body: (inout ScreenGenerator, Element) -> Void) {
    if element.kind.isInput { body(&self, element) }
    for region in element.regions { for slot in region.slots { if let child = slot.element { collect(child, body) } } }
  }

  /// Functions that put the inputs into a list, each with so many statements that the compiler has no trouble.
  private func lists(_ statements: [SwiftStatement], _ parameters: [String]) -> [SwiftDeclaration] {
    var body: [SwiftStatement] = [.variable(keyword: "var", name: "inputs", type: "[CardInput]", "[]")]
    body += statements
    body.append(.result("inputs"))
    var function = SwiftFunction("func inputs", parameters, result: "[CardInput]", body: body)
    function.modifiers = ["private", "static"]
    return [.function(function)]
  }

  private mutating func inputStatements(_ slot: Slot, _ context: ViewContext) -> [SwiftStatement] {
    guard case .one(let element, let scope, let when) = slot, element.containsElement(where: \.kind.isInput) else {
      return []
    }
    var inner = context
    var loop: (sequence: SwiftExpression, item: String, index: String)?
    if let scope {
      switch enter(scope, in: context) {
      case .once(let entered): inner.scope = entered
      case .each(let sequence, _, _, let item):
        let number = context.depth == 0 ? "" : String(context.depth + 1)
        loop = (sequence, "item" + number, "index" + number)
        inner.depth += 1
        inner.scope = item("item" + number, "index" + number)
      }
    }
    var body: [SwiftStatement] = []
    if element.kind.isInput {
      body.append(.expression(.call("inputs.append", [SwiftArgument(nil, declaration(of: element, inner))])))
    }
    for region in element.regions { for child in region.slots { body += inputStatements(child, inner) } }
    if let when {
      let condition = bindings.condition(when, in: inner.scope)
      if condition != "true" { body = [.branches([SwiftBranch([.expression(condition)], body)], otherwise: nil)] }
    }
    guard let loop else { return body }
    let used = [loop.index, loop.item].map { SwiftMentions.of($0, in: body) ? $0 : "_" }
    return [.loop(pattern: "(\(used[0]), \(used[1]))", in: .call(.member(loop.sequence, "enumerated"), [], nil), body)]
  }

  /// What the form knows of an input.
  private mutating func declaration(of element: Element, _ context: ViewContext) -> SwiftExpression {
    var arguments = [SwiftArgument(nil, key(of: element, context))]
    let kind: SwiftExpression? =
      switch element.kind {
      case .numberInput: ".number"
      case .dateInput: ".date"
      case .timeInput: ".time"
      case .toggle, .choiceSet: ".choice"
      default: nil
      }
    if let kind { arguments.append(SwiftArgument(nil, kind)) }
    let isOn = flag(element, .isOn, usually: false, context)
    if let isOn {
      let on = string(element, .valueOn, context) ?? .text("true")
      let off = string(element, .valueOff, context) ?? .text("false")
      arguments.append(SwiftArgument("value", isOn == "true" ? on : .conditional(isOn, on, off)))
    } else if let value = string(element, .value, context), !value.isEmptyText {
      arguments.append(SwiftArgument("value", value))
    } else if element.kind == .toggle {
      arguments.append(SwiftArgument("value", string(element, .valueOff, context) ?? .text("false")))
    }
    if let isRequired = flag(element, .isRequired, usually: false, context) {
      arguments.append(SwiftArgument("isRequired", isRequired))
      if element.kind == .toggle {
        arguments.append(SwiftArgument("requiredValue", string(element, .valueOn, context) ?? .text("true")))
      }
    }
    for (id, label) in [(AttributeID.minimum, "minimum"), (.maximum, "maximum")] {
      if let limit = string(element, id, context), !limit.isEmptyText { arguments.append(SwiftArgument(label, limit)) }
    }
    if let most = number(element, .maxLength, context), most != "0" {
      let isWhole = if case .verbatim(let source) = most { Int(source) != nil } else { false }
      arguments.append(SwiftArgument("maxLength", isWhole ? most : .call("Int", [SwiftArgument(nil, most)])))
    }
    if let pattern = string(element, .regex, context), !pattern.isEmptyText {
      arguments.append(SwiftArgument("pattern", pattern))
    }
    if let message = string(element, .errorMessage, context), !message.isEmptyText {
      arguments.append(SwiftArgument("message", message))
    }
    return .call("CardInput", arguments)
  }
}
