import CardIR
import CardStyle

/// Writes the view's form, which knows every input of a screen and what was entered.
struct FormCode {
  let screen: Screen
  let facts: ScreenFacts
  let attributes: AttributeCode
  let slots: SlotCode

  /// The most inputs that are listed in one expression, which the compiler checks in no time.
  private static let expressionLimit = 20

  /// The property with the form, and the function that lists its inputs where that needs one.
  func declarations() -> [SwiftDeclaration] {
    let context = ViewContext(scope: attributes.rootScope)
    var property = SwiftProperty("var", "form")
    property.attributes = ["@StateObject"]
    property.modifiers = ["private"]
    if !facts.inputsReadData {
      let inputs = self.inputs(in: screen.root, context.scope).map {
        declaration(of: $0.input, $0.around, context.scope)
      }
      if inputs.count <= Self.expressionLimit {
        property.value = .call("CardForm", [SwiftArgument(nil, .array(inputs))])
        return [.property(property)]
      }
      property.value = .call("CardForm", [SwiftArgument(nil, .call("Self.inputs"))])
      return [.property(property), list(inputs.map { Self.appending($0) }, [])]
    }
    property.type = "CardForm"
    var parameters: [String] = []
    let types = attributes.bindings.types
    if let type = types.root { parameters.append("_ data: \(type.source)") }
    if let type = types.host { parameters.append("_ host: \(type.source)") }
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    return [.property(property), list(statements(for: slot, Surroundings(), context), parameters)]
  }

  /// What decides on whether an input is shown: of what is around it and of itself.
  private struct Surroundings {
    /// An element, with what its bindings see.
    struct Part {
      let element: Element
      let scope: BindingScope
    }

    /// What actions show and hide.
    private(set) var toggled: [Part] = []
    /// What no action shows or hides, but data may hide.
    private(set) var bound: [Part] = []
    /// Whether it is hidden for good: its value is sent, but nobody can be asked for another one.
    private(set) var isNeverShown = false

    /// What is inside of an element too.
    func inside(_ element: Element, _ scope: BindingScope, _ facts: ScreenFacts) -> Surroundings {
      var inner = self
      if facts.mayToggle(element[.id]) {
        inner.toggled.append(Part(element: element, scope: scope))
      } else {
        switch element[.isVisible] {
        case .literal(false)?: inner.isNeverShown = true
        case .template?: inner.bound.append(Part(element: element, scope: scope))
        default: break
        }
      }
      return inner
    }
  }

  /// The inputs, each with what decides on whether it is shown.
  private func inputs(in element: Element, _ scope: BindingScope) -> [(input: Element, around: Surroundings)] {
    var inputs: [(Element, Surroundings)] = []
    func visit(_ element: Element, _ around: Surroundings) {
      let around = around.inside(element, scope, facts)
      if element.kind.isInput { inputs.append((element, around)) }
      for region in element.regions {
        for slot in region.slots { slot.element.map { visit($0, around) } }
      }
    }
    visit(element, Surroundings())
    return inputs
  }

  /// The function that lists the inputs.
  private func list(_ statements: [SwiftStatement], _ parameters: [String]) -> SwiftDeclaration {
    var body: [SwiftStatement] = [.variable(keyword: "var", name: "inputs", type: "[CardInput]", "[]")]
    body += statements
    body.append(.result("inputs"))
    var function = SwiftFunction("func inputs", parameters, result: "[CardInput]", body: body)
    function.modifiers = ["private", "static"]
    return .function(function)
  }

  private static func appending(_ input: SwiftExpression) -> SwiftStatement {
    .expression(.call("inputs.append", [SwiftArgument(nil, input)]))
  }

  /// What puts the inputs of a slot into the list.
  private func statements(for slot: Slot, _ around: Surroundings, _ context: ViewContext) -> [SwiftStatement] {
    guard slot.element?.containsElement(where: \.kind.isInput) == true, let entered = slots.enter(slot, context)
    else { return [] }
    var body: [SwiftStatement] = []
    let around = around.inside(entered.element, entered.context.scope, facts)
    if entered.element.kind.isInput {
      body.append(Self.appending(declaration(of: entered.element, around, entered.context.scope)))
    }
    for region in entered.element.regions {
      for child in region.slots { body += statements(for: child, around, entered.context) }
    }
    return slots.statements(body, for: entered)
  }

  /// What the form knows of an input.
  private func declaration(of element: Element, _ around: Surroundings, _ scope: BindingScope) -> SwiftExpression {
    var arguments = [SwiftArgument("id", attributes.key(of: element, scope))]
    if let value = firstValue(of: element, scope) { arguments.append(SwiftArgument("value", value)) }
    let rules = around.isNeverShown ? [] : rules(of: element, scope)
    if !rules.isEmpty {
      let list = SwiftExpression.array(rules)
      arguments.append(SwiftArgument("rules", isShown(around.bound).map { .conditional($0, list, "[]") } ?? list))
    }
    if !around.isNeverShown, let message = text(element, .errorMessage, scope) {
      arguments.append(SwiftArgument("message", message))
    }
    if element.writesVariable { arguments.append(SwiftArgument("isMissingAtFirst", "true")) }
    let shownBy = around.toggled.compactMap { around -> SwiftPair? in
      guard let id = attributes.string(around.element, .id, around.scope) else { return nil }
      return SwiftPair(id, attributes.flag(around.element, .isVisible, usually: true, around.scope) ?? "true")
    }
    if !shownBy.isEmpty { arguments.append(SwiftArgument("shownBy", .dictionary(shownBy))) }
    return .call("CardInput", arguments)
  }

  /// Whether data show all of some elements; none if they always do.
  private func isShown(_ parts: [Surroundings.Part]) -> SwiftExpression? {
    parts.compactMap { attributes.flag($0.element, .isVisible, usually: true, $0.scope) }
      .reduce(nil) { all, flag in all.map { .infix($0, "&&", flag) } ?? flag }
  }

  /// What the values of an input must be like.
  private func rules(of element: Element, _ scope: BindingScope) -> [SwiftExpression] {
    var rules: [SwiftExpression] = []
    func add(_ name: String, _ arguments: [SwiftArgument]) {
      rules.append(.call(.verbatim("." + name), arguments, nil))
    }
    if let isRequired = attributes.flag(element, .isRequired, usually: false, scope) {
      var arguments = isRequired == "true" ? [] : [SwiftArgument(nil, isRequired)]
      if element.kind == .toggle {
        arguments.append(SwiftArgument("value", attributes.string(element, .valueOn, scope) ?? .text("true")))
      }
      add("required", arguments)
    }
    if let most = attributes.number(element, .maxLength, scope), most != "0" {
      add("atMost", [SwiftArgument(nil, most.wholeNumber)])
    }
    if let pattern = text(element, .regex, scope) { add("pattern", [SwiftArgument(nil, pattern)]) }
    let limits = [("least", AttributeID.minimum), ("most", .maximum)].compactMap { label, id in
      text(element, id, scope)?.asMoment(of: element.kind).map { SwiftArgument(label, $0) }
    }
    switch element.kind {
    case .numberInput: add("numeric", limits)
    case .dateInput where !limits.isEmpty, .timeInput where !limits.isEmpty: add("moment", limits)
    default: break
    }
    return rules
  }

  /// A text of an input; none for no text.
  private func text(_ element: Element, _ id: AttributeID, _ scope: BindingScope) -> SwiftExpression? {
    attributes.string(element, id, scope).flatMap { $0.isEmptyText ? nil : $0 }
  }

  /// The value of an input before anyone has entered something; none for no text.
  private func firstValue(of element: Element, _ scope: BindingScope) -> SwiftExpression? {
    if let isOn = attributes.flag(element, .isOn, usually: false, scope) {
      let on = attributes.string(element, .valueOn, scope) ?? .text("true")
      let off = attributes.string(element, .valueOff, scope) ?? .text("false")
      return isOn == "true" ? on : .conditional(isOn, on, off)
    }
    if let value = attributes.string(element, .value, scope), !value.isEmptyText {
      return value.asMoment(of: element.kind)
    }
    guard element.kind == .toggle else { return nil }
    return attributes.string(element, .valueOff, scope) ?? .text("false")
  }
}
