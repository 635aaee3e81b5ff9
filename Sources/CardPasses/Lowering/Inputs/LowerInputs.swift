package import CardIR
import CardSyntax

/// Turns inputs that the target does not have into those that it has: typed fields into text fields, choices into
/// toggles, captions into texts.
package struct LowerInputs: Pass {
  package init() {}

  package let name = "lower-inputs"
  package let summary = "Turns typed inputs into text fields, choices into toggles and labels into texts."
  package let stage = PassStage.lowering
  // First values are sent, which fields may not be able to show.
  package let follows: Set<String> = ["associate-inputs"]
  package let example = PassExample(
    before: #"input.number id="seats" label="Seats" minimum=1 maximum=8"#,
    after: """
      stack axis=vertical
        children
          text text="Seats"
          input.text id="seats" placeholder="1–8" variable-id="seats"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(ElementKind.allCases.filter(\.isInput))

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.supports(.textInput) else { return }
    var lowering = InputLowering(context: context)
    screen.rewrite(in: Self.content) { element in
      if element.kind.isInput { element = lowering.lower(element) }
    }
    context = lowering.context
  }
}

/// One run of ``LowerInputs``.
private struct InputLowering {
  var context: PassContext

  mutating func lower(_ source: Element) -> Element {
    let element = source.kind == .choiceSet ? ChoiceField.withoutQuery(source, &context) : source
    var input = element
    switch element.kind {
    case .numberInput, .dateInput, .timeInput:
      if !context.target.supports(element.kind) { becomeText(&input) }
    case .choiceSet:
      if ChoiceField.stands(for: element, in: context) {
        input = ChoiceField.field(for: element, &context)
      } else if !context.target.supports(.choiceSet), context.target.supports(.toggle) {
        var choices = ChoiceLowering(element, context: context.lend())
        let toggles = choices.toggles()
        context = choices.context
        return captioned(toggles, element)
      }
    case .toggle where element.has(.label): return captioned(input, element)
    default: break
    }
    guard input.kind == .textInput else { return input }
    name(&input)
    dropValue(&input)
    dropValidation(&input)
    if element.kind == .choiceSet { return ChoiceField.hinted(captioned(input, element), element) }
    return captioned(withInlineAction(input), element)
  }

  private mutating func becomeText(_ input: inout Element) {
    if !input.has(.placeholder) {
      switch input.kind {
      case .dateInput: input[.placeholder] = .literal("YYYY-MM-DD")
      case .timeInput: input[.placeholder] = .literal("HH:MM")
      default:
        if let range = range(input) { input[.placeholder] = .literal(range) }
      }
    }
    context.record(
      LossKinds.inputType, "\(context.targetName) has text fields only, so any text can be entered", at: input)
    input.kind = .textInput
  }

  private func range(_ input: Element) -> String? {
    guard let least = Self.text(input[value: .minimum]), let most = Self.text(input[value: .maximum]) else {
      return nil
    }
    return "\(least)–\(most)"
  }

  private static func text(_ value: AttributeValue?) -> String? {
    switch value {
    case .number(let number)?: NumberText.javaScript(number)
    case .text(let text)?: text
    default: nil
    }
  }

  /// The value is stored under the name that the source sends it under. What sends inputs as such needs no variables.
  private func name(_ input: inout Element) {
    let target = context.target
    guard target.supports(.variableID, on: .textInput), !target.supports(.submit), !input.has(.variableID) else {
      return
    }
    if let id = input[value: .id] { input[value: .variableID] = id }
  }

  private mutating func dropValue(_ input: inout Element) {
    guard input.has(.value), !context.target.supports(.value, on: .textInput) else { return }
    context.record(
      LossKinds.inputValue, "\(context.targetName) fields begin empty, so the first value is not shown", at: input,
      .value, value: Self.text(input[value: .value]))
    input[.value] = nil
  }

  private static let validation = AttributeID.all(.validation)

  /// What is the same for all fields of a target without an attribute.
  private static func limit(of id: AttributeID) -> String {
    switch id {
    case .isMultiline: "have one line"
    case .inputStyle: "have one keyboard"
    default: "take any text"
    }
  }

  private mutating func dropValidation(_ input: inout Element) {
    for id in Self.validation where input.has(id) && !context.target.supports(id, on: .textInput) {
      let isInert = input[value: id] == .flag(false) || input.entry(id)?.origin == nil
      if id == .inputStyle, input[value: id] == .token("password") {
        context.record(
          LossKinds.password, "\(context.targetName) fields show what is typed, so others can read the password",
          at: input, id)
      } else if !isInert {
        context.record(
          LossKinds.inputValidation,
          "\(context.targetName) fields \(Self.limit(of: id)), so `\(input.sourceName(of: id))` is lost",
          at: input, id)
      }
      input[value: id] = nil
    }
  }

  /// The action in a field becomes a button beside it.
  private mutating func withInlineAction(_ input: Element) -> Element {
    guard input.has(.inlineAction), !context.target.supports(.inlineAction, on: .textInput),
      context.target.supports(.button)
    else { return input }
    var input = input
    let actions = input[.inlineAction]
    input.remove(.inlineAction)
    guard let action = actions.first?.element else { return input }
    var button = Element(.button, source: action.source)
    context.entitle(&button, as: action)
    button[.buttonStyle] = .literal(context.buttonStyle(of: action))
    button[.actions] = actions
    var row = Element(.stack, source: input.source)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(8)
    row[.alignment] = .literal(.center)
    row[.children] = [.one(input), .one(button)]
    return row
  }

  /// The input below its caption, where the target's inputs have none.
  private func captioned(_ input: Element, _ source: Element) -> Element {
    guard source.has(.label), !context.target.supports(.label, on: source.kind) else { return moved(input, source) }
    var label = Element(.text, source: source.source)
    if let entry = source.entry(.label) { label.set(.text, entry.value, origin: entry.origin) }
    label[.wrap] = .literal(true)
    context.style(&label, of: source)
    if let id = source.literal(.id), context.target.supports(.id, on: .text) {
      label[.id] = .literal(InputNames.caption(of: id))
    }
    // The field itself stands in a row where it has a button beside it.
    var input = Self.without([.label, .spacing, .separator], in: input, source)
    for id in [AttributeID.label, .spacing, .separator] { input[value: id] = nil }
    var column = Element(.stack, source: source.source)
    for id in [AttributeID.spacing, .separator] { column.take(id, from: source) }
    context.put(label, of: source, in: &column, beside: input, gap: 4)
    return column
  }

  /// The place among the siblings belongs to what stands for the input.
  private func moved(_ element: Element, _ source: Element) -> Element {
    guard element.kind == .stack else { return element }
    var element = element
    for id in [AttributeID.spacing, .separator] { element.take(id, from: source) }
    return Self.without([.spacing, .separator], in: element, source)
  }

  /// A stack in which what stands for the input itself does not have some of its attributes.
  private static func without(_ ids: [AttributeID], in stack: Element, _ source: Element) -> Element {
    guard stack.kind == .stack else { return stack }
    var stack = stack
    stack[.children] = stack[.children].map { slot in
      slot.replacing { child in
        guard child.source == source.source else { return child }
        var child = child
        for id in ids { child[value: id] = nil }
        return child
      }
    }
    return stack
  }
}
