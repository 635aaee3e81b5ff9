import CardIR
import CardStyle
import CardSyntax
import CardText

/// Writes the view's form, which knows every input of a screen and what was entered.
struct FormCode {
  let screen: Screen
  let facts: ScreenFacts
  let attributes: AttributeCode
  let slots: SlotCode
  let needs: ViewNeeds
  let findings: ViewFindings
  let names: InputNames
  private var choices: ChoiceLists { ChoiceLists(attributes: attributes, slots: slots) }

  /// The most inputs that are listed in one expression, which the compiler checks in no time.
  private static let expressionLimit = 20

  /// The declarations of a form.
  struct Declarations {
    /// The property with the form.
    let property: SwiftDeclaration
    /// The function that lists its inputs, where that needs one.
    let inputs: SwiftDeclaration?
    /// Whether what the inputs are depends on data.
    let readsData: Bool
  }

  /// The declarations of the form.
  func declarations() -> Declarations {
    let slot = Slot.one(screen.root, scope: screen.scope, when: screen.when)
    let statements = statements(for: slot, [], ViewContext(scope: attributes.rootScope))
    var property = SwiftProperty("var", "form")
    property.attributes = ["@StateObject"]
    property.modifiers = ["private"]
    let types = attributes.bindings.types
    let parameters = [("data", types.root), ("host", types.host)].compactMap { name, type in
      type.map { (name: name, source: "_ \(name): \($0.source)") }
    }
    let readsData = parameters.contains { slots.subviews.mentions($0.name, in: statements) }
    if readsData {
      property.type = "CardForm"
    } else if let inputs = Self.inputs(of: statements) {
      property.value = .call("CardForm", [SwiftArgument(nil, .array(inputs))])
      return Declarations(property: .property(property), inputs: nil, readsData: false)
    } else {
      property.value = .call("CardForm", [SwiftArgument(nil, .call("Self.inputs"))])
    }
    let inputs = Self.list(statements, readsData ? parameters.map(\.source) : [])
    return Declarations(property: .property(property), inputs: inputs, readsData: readsData)
  }

  /// The inputs that statements put into the list, if they do so one after the other, whatever data are; none for too many for
  /// one expression.
  private static func inputs(of statements: [SwiftStatement]) -> [SwiftExpression]? {
    let inputs = statements.compactMap { statement -> SwiftExpression? in
      guard case .expression(.call("inputs.append", let arguments, nil)) = statement else { return nil }
      return arguments.first?.value
    }
    return inputs.count == statements.count && inputs.count <= expressionLimit ? inputs : nil
  }

  /// An element that may be hidden, with what its bindings see.
  private struct Hideable {
    let element: Element
    let scope: BindingScope
    /// Whether an action may show or hide it.
    let mayToggle: Bool
  }

  /// An element as one that may be hidden; none for one that never is.
  private func hideable(_ element: Element, _ scope: BindingScope) -> [Hideable] {
    let mayToggle = facts.mayToggle(element[.id])
    let isShown = !element.has(.isVisible) || element.literal(.isVisible) == true
    return mayToggle || !isShown ? [Hideable(element: element, scope: scope, mayToggle: mayToggle)] : []
  }

  /// The function that lists the inputs.
  private static func list(_ statements: [SwiftStatement], _ parameters: [String]) -> SwiftDeclaration {
    let start = SwiftStatement.variable(keyword: "var", name: "inputs", type: "[CardInput]", "[]")
    let body = inputs(of: statements).map { [.expression(.array($0))] } ?? [start] + statements + [.result("inputs")]
    var function = SwiftFunction("func inputs", parameters, result: "[CardInput]", body: body)
    function.modifiers = ["private", "static"]
    return .function(function)
  }

  private static func appending(_ input: SwiftExpression) -> SwiftStatement {
    .expression(.call("inputs.append", [SwiftArgument(nil, input)]))
  }

  /// What puts the inputs of a slot into the list.
  private func statements(for slot: Slot, _ around: [Hideable], _ context: ViewContext) -> [SwiftStatement] {
    guard slot.element?.containsElement(where: \.kind.isInput) == true, let entered = slots.enter(slot, context)
    else { return [] }
    var body: [SwiftStatement] = []
    let around = around + hideable(entered.element, entered.context.scope)
    if entered.element.kind.isInput {
      body.append(Self.appending(declaration(of: entered.element, around, entered.context)))
    }
    for region in entered.element.regions {
      let inside = names.inside(region, of: entered.element, entered.context)
      for child in region.slots { body += statements(for: child, around, inside) }
    }
    body = BuiltView.gathered(body)
    return slots.statements(body, for: entered)
  }

  /// What the form knows of an input.
  private func declaration(of element: Element, _ around: [Hideable], _ context: ViewContext) -> SwiftExpression {
    let scope = context.scope
    let name = attributes.key(of: element, scope)
    let key = attributes.key(of: element, context)
    var arguments = [SwiftArgument("id", name)]
    if key != name { arguments.append(SwiftArgument("key", key)) }
    if let value = choices.value(firstValue(of: element, scope), of: element) {
      arguments.append(SwiftArgument("value", value))
    }
    // Nobody can mend what is never shown, or not with these data, so there are no rules for it.
    let shown = around.filter { !$0.mayToggle }.map { around in
      attributes.flag(around.element, .isVisible, usually: true, around.scope) ?? "true"
    }
    let rules = shown.contains("false") ? [] : rules(of: element, context)
    if !rules.isEmpty {
      let condition = shown.dropFirst().reduce(shown.first) { .infix($0 ?? "true", "&&", $1) }
      let list = SwiftExpression.array(rules)
      arguments.append(SwiftArgument("rules", condition.map { .conditional($0, list, "[]") } ?? list))
    }
    if !shown.contains("false"), let message = text(element, .errorMessage, scope) {
      arguments.append(SwiftArgument("message", message))
    }
    if element.writesVariable { arguments.append(SwiftArgument("isMissingAtFirst", "true")) }
    let shownBy = around.filter(\.mayToggle).compactMap { around -> SwiftPair? in
      guard let id = attributes.string(around.element, .id, around.scope) else { return nil }
      return SwiftPair(id, attributes.flag(around.element, .isVisible, usually: true, around.scope) ?? "true")
    }
    if !shownBy.isEmpty { arguments.append(SwiftArgument("shownBy", .dictionary(shownBy))) }
    return .call("CardInput", arguments)
  }

  /// What the values of an input must be like.
  private func rules(of element: Element, _ context: ViewContext) -> [SwiftExpression] {
    let scope = context.scope
    var rules = choices.rule(for: element, context).map { [$0] } ?? []
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
    if let most = attributes.number(element, .maxLength, scope)?.count(or: ".max", needs) {
      add("atMost", [SwiftArgument(nil, most)])
    }
    if let pattern = pattern(of: element, scope) { add("pattern", [SwiftArgument(nil, pattern)]) }
    let limits = [("least", AttributeID.minimum), ("most", .maximum)].compactMap { label, id in
      text(element, id, scope)?.asMoment(of: element.kind, needs).map { SwiftArgument(label, $0) }
    }
    switch element.kind {
    case .numberInput: add("numeric", limits)
    case .dateInput where !limits.isEmpty, .timeInput where !limits.isEmpty: add("moment", limits)
    default: break
    }
    return rules
  }

  /// The pattern of an input in the words of Swift, where it is known; none for no pattern.
  private func pattern(of element: Element, _ scope: BindingScope) -> SwiftExpression? {
    guard case .text(let written)? = element[value: .regex], !written.isEmpty else {
      return text(element, .regex, scope)
    }
    let pattern = PortablePattern.of(written)
    // This program is made with the engine that the app has.
    if (try? Regex(pattern)) == nil {
      findings.report(.unreadPattern(written, at: element.entry(.regex)?.origin?.span ?? element.span))
    }
    return .text(pattern)
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
    if element.kind == .toggle { return firstValue(ofToggle: element, scope) }
    if let value = attributes.string(element, .value, scope), !value.isEmptyText {
      // A hole can be read, and changed, in a text alone: anything else would have a value that nobody sees.
      if element.kind == .textInput { return value }
      return value.or(.text("")).asMoment(of: element.kind, or: .text(""), needs)
    }
    return nil
  }

  /// The value of a toggle before anyone has touched it, which is one of its two: it is on if its value is that of a toggle
  /// which is on, and off whatever else it is.
  private func firstValue(ofToggle toggle: Element, _ scope: BindingScope) -> SwiftExpression {
    let on = attributes.string(toggle, .valueOn, scope) ?? .text("true")
    let off = attributes.string(toggle, .valueOff, scope) ?? .text("false")
    guard let value = attributes.string(toggle, .value, scope), !value.isEmptyText else { return off }
    if toggle.literal(.value) != nil, toggle.literal(.valueOn) != nil || !toggle.has(.valueOn) {
      return value == on ? on : off
    }
    // Values that a condition has are these two already.
    if on == .text("true"), off == .text("false") { return value.or(off, forNull: true) }
    return .conditional(.infix(value.or(off), "==", on), on, off)
  }
}
