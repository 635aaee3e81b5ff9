import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// Writes the controls of inputs, which change the view's form.
struct InputCode {
  let attributes: AttributeCode
  let slots: SlotCode
  let actions: ActionCode
  let buttons: ButtonCode
  let subviews: Subviews
  let openSlots: OpenSlotCode
  let styles: StyleResolver
  let looks: TextStyleCode
  let colors: ViewColors
  let findings: ViewFindings
  let needs: ViewNeeds

  /// The control of an input, with its label and what is wrong with what was entered.
  func view(of element: Element, _ context: ViewContext) -> SwiftExpression {
    needs.use(.form)
    let scope = context.scope
    let id = attributes.key(of: element, context)
    let entry = Entry(id: id, changes: actions.statements(for: element[.onChange], context))
    var control: SwiftExpression
    switch element.kind {
    case .toggle: control = toggle(element, entry, context)
    case .choiceSet: control = choices(element, entry, context)
    case .dateInput, .timeInput: control = dateField(element, entry, scope)
    default: control = textField(element, entry, scope)
    }
    if let action = element[.inlineAction].first?.element {
      let button = buttons.button(for: action, context)
      control = .call(
        "HStack", [SwiftArgument("spacing", "8")], SwiftClosure([], [.expression(control), .expression(button)]))
    }
    let label = attributes.string(element, .label, scope) ?? .text("")
    // What is named by something else, or is several controls, says what it is for as a whole.
    if !label.isEmptyText, title(of: element, scope) != label || Self.isList(element) {
      control = control.modified("accessibilityElement", [SwiftArgument("children", ".contain")])
        .modified("accessibilityLabel", [SwiftArgument(nil, label.caption)])
    }
    let isRequired = attributes.flag(element, .isRequired, usually: false, scope)
    needs.use("CardInputField")
    let observed = SwiftExpression.call("form.entry", [SwiftArgument(nil, id)])
    var arguments = [SwiftArgument("entry", observed)]
    if !label.isEmptyText { arguments.append(SwiftArgument("label", label)) }
    if let isRequired { arguments.append(SwiftArgument("isRequired", isRequired)) }
    if !label.isEmptyText { arguments += suffix(isRequired: isRequired, context) }
    // Fields that are typed into get the focus, to which the system scrolls.
    let isTyped = element.kind == .textInput || element.kind == .numberInput
    if !isTyped, isRequired != nil || element.hasAny(of: [.minimum, .maximum]) {
      arguments.append(SwiftArgument("scrolls", "true"))
    }
    var field = SwiftExpression.call("CardInputField", arguments, SwiftClosure([], [.expression(control)]))
    if let width = attributes.length(element, .width, scope) { field = field.framed([SwiftArgument("width", width)]) }
    return openSlots.view(ofInput: element, field, entry: observed, value: binding("text", entry), context)
  }

  /// What the host has behind captions, where that is not a red star behind those of fields that must have a value.
  private func suffix(isRequired: SwiftExpression?, _ context: ViewContext) -> [SwiftArgument] {
    let (required, optional) = (styles.host.inputs.requiredLabel, styles.host.inputs.optionalLabel)
    let isRequiredUsual = required.suffix == " *" && required.suffixColor == .attention
    let isOptionalUsual = (optional.suffix ?? "").isEmpty
    func text(_ label: HostConfig.InputLabel) -> SwiftExpression {
      let text = SwiftExpression.plainText(.text(label.suffix ?? ""))
      guard let words = label.suffix, !words.isEmpty else { return text }
      let color = colors.text(label.suffixColor, subtle: false, in: context.style)
      return color.map { text.modified("foregroundColor", [SwiftArgument(nil, $0)]) } ?? text
    }
    let suffix: SwiftExpression? =
      switch isRequired {
      case nil, "false"?: isOptionalUsual ? nil : text(optional)
      case "true"?: isRequiredUsual ? nil : text(required)
      case let condition?:
        isRequiredUsual && isOptionalUsual ? nil : .conditional(condition, text(required), text(optional))
      }
    return suffix.map { [SwiftArgument("suffix", $0)] } ?? []
  }

  /// What a control is called where it does not show that itself.
  private func title(of element: Element, _ scope: BindingScope) -> SwiftExpression {
    // A toggle with both has its label above it, like any other input, and its title beside it.
    let texts: [AttributeID] = element.kind == .toggle ? [.title, .label] : [.label, .title, .placeholder]
    for id in texts {
      if let text = attributes.string(element, id, scope), !text.isEmptyText { return text }
    }
    // The name of a value is no language; a switch shows what it is called.
    return element.kind == .toggle ? attributes.key(of: element, scope) : .text("")
  }

  /// What a control changes: the name that its value is stored under, and what runs when it is another one.
  private struct Entry {
    let id: SwiftExpression
    let changes: [SwiftStatement]
  }

  private func binding(_ method: String, _ entry: Entry, _ more: [SwiftArgument] = []) -> SwiftExpression {
    let value = SwiftExpression.call(.verbatim("form." + method), [SwiftArgument(nil, entry.id)] + more, nil)
    return entry.changes.isEmpty
      ? value : .call(.member(value, "onValueChange"), [], SwiftClosure([], entry.changes))
  }

  // MARK: Fields

  private func textField(_ element: Element, _ entry: Entry, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardTextEntry")
    var arguments = [
      SwiftArgument(nil, title(of: element, scope).caption), SwiftArgument("text", binding("text", entry)),
    ]
    let prompt = attributes.string(element, .placeholder, scope) ?? .text("")
    arguments.append(SwiftArgument("prompt", .plainText(prompt)))
    let style = element[value: .inputStyle]
    let isMultiline = element.literal(.isMultiline) == true
    if style == .token("password") {
      return .call("SecureField", arguments).modified("cardTextEntry")
    }
    if isMultiline { arguments.append(SwiftArgument("axis", ".vertical")) }
    var view = SwiftExpression.call("TextField", arguments)
    if isMultiline { view = view.modified("lineLimit", [SwiftArgument(nil, "3...")]) }
    let keyboard: SwiftExpression? =
      switch style {
      case .token("tel")?: ".phone"
      case .token("url")?: ".url"
      case .token("email")?: ".email"
      default: element.kind == .numberInput ? Self.isUnsigned(element) ? ".amount" : ".number" : nil
      }
    return view.modified("cardTextEntry", keyboard.map { [SwiftArgument(nil, $0)] } ?? [])
  }

  /// Whether a number is never less than nothing, so that there need be no key for a sign.
  private static func isUnsigned(_ element: Element) -> Bool {
    switch element[value: .minimum] {
    case .text(let text)?: Double(text).map { $0 >= 0 } ?? false
    case .number(let number)?: number >= 0
    default: false
    }
  }

  private func dateField(_ element: Element, _ entry: Entry, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardDateField")
    var arguments = [
      SwiftArgument(nil, title(of: element, scope)),
      SwiftArgument(nil, element.kind == .dateInput ? ".date" : ".time"),
      SwiftArgument("text", binding("text", entry)),
    ]
    if let prompt = attributes.string(element, .placeholder, scope), !prompt.isEmptyText {
      arguments.append(SwiftArgument("prompt", prompt))
    }
    for (id, label) in [(AttributeID.minimum, "minimum"), (.maximum, "maximum")] {
      guard let text = attributes.string(element, id, scope), let limit = text.asMoment(of: element.kind, needs) else {
        continue
      }
      arguments.append(SwiftArgument(label, limit))
    }
    return .call("CardDateField", arguments)
  }

  // MARK: Choices

  /// Whether a field has a control for each of its choices.
  private static func isList(_ element: Element) -> Bool {
    element.listsChoices && element[value: .inputStyle] != Equivalent.stars
  }

  private func toggle(_ element: Element, _ entry: Entry, _ context: ViewContext) -> SwiftExpression {
    let scope = context.scope
    var values: [SwiftArgument] = []
    if let on = attributes.string(element, .valueOn, scope), on != .text("true") {
      values.append(SwiftArgument("on", on))
    }
    if let off = attributes.string(element, .valueOff, scope), off != .text("false") {
      values.append(SwiftArgument("off", off))
    }
    let words = title(of: element, scope)
    let title = words.caption
    var isOn = binding("flag", entry, values)
    let on = actions.statements(for: element[.onActivated], context)
    let off = actions.statements(for: element[.onDeactivated], context)
    if !on.isEmpty || !off.isEmpty {
      // What is the same either way is done when the value changes.
      isOn =
        on == off
        ? .call(.member(isOn, "onValueChange"), [], SwiftClosure([], on))
        : .call(.member(isOn, "onSet"), [], Self.change(on: on, off: off))
    }
    var view = SwiftExpression.call("Toggle", [SwiftArgument(nil, title), SwiftArgument("isOn", isOn)])
    if let color = attributes.color(element, .backgroundColor, scope) {
      view = view.modified("tint", [SwiftArgument(nil, color)])
    }
    if !words.isEmptyText { view = limited(view, titlesOf: element, scope) }
    return titled(view, element, context)
  }

  /// A control whose titles have one line, unless the card says that they may break.
  private func limited(
    _ view: SwiftExpression, titlesOf input: Element, _ scope: BindingScope
  ) -> SwiftExpression {
    let lines = input.has(.wrap) ? looks.lineLimit(of: input, scope) : "1"
    return lines.map { view.modified("lineLimit", [SwiftArgument(nil, $0)]) } ?? view
  }

  /// A switch whose title looks as the text did that stood beside it.
  private func titled(_ view: SwiftExpression, _ toggle: Element, _ context: ViewContext) -> SwiftExpression {
    var title = Element(.run)
    for id in [AttributeID.textSize, .textWeight, .textColor, .isSubtle, .fontType] { title.take(id, from: toggle) }
    guard !title.attributes.isEmpty else { return view }
    let look = styles.look(of: title, isInHeader: false)
    let fonted = looks.fonted(view, title, look, context.scope, isText: false)
    return looks.color(of: title, look, context).map { fonted.modified("foregroundStyle", [SwiftArgument(nil, $0)]) }
      ?? fonted
  }

  /// What is done when a switch is set.
  private static func change(on: [SwiftStatement], off: [SwiftStatement]) -> SwiftClosure {
    if on.isEmpty { return SwiftClosure([], [.branches([SwiftBranch([.expression("!$0")], off)], otherwise: nil)]) }
    return SwiftClosure(
      [], [.branches([SwiftBranch([.expression("$0")], on)], otherwise: off.isEmpty ? nil : off)])
  }

  private func choices(_ element: Element, _ entry: Entry, _ context: ViewContext) -> SwiftExpression {
    if element[value: .inputStyle] == Equivalent.stars { return stars(element, entry, context.scope) }
    let isMulti = element[value: .isMultiSelect] == .flag(true)
    if Self.isList(element) {
      return list(of: element, entry, context, isMulti: isMulti)
    }
    return picker(element, entry, context)
  }

  /// Stars of which a number is chosen.
  private func stars(_ element: Element, _ entry: Entry, _ scope: BindingScope) -> SwiftExpression {
    needs.use("CardStars")
    let count = element[.children].count
    let hasHalves = element[.children].first?.element?.literal(.value) == "0.5"
    var arguments = [
      SwiftArgument(nil, title(of: element, scope)),
      SwiftArgument("of", .number(Double(hasHalves ? count / 2 : count))),
    ]
    if hasHalves { arguments.append(SwiftArgument("hasHalves", "true")) }
    return .call("CardStars", arguments + [SwiftArgument("chosen", binding("text", entry))])
  }

  /// A toggle for each choice, or a mark for each of those of which one is made.
  private func list(
    of element: Element, _ entry: Entry, _ context: ViewContext, isMulti: Bool
  ) -> SwiftExpression {
    if !isMulti { needs.use("CardChoice") }
    let views = WrittenList.parts(of: element).map { slot in
      slots.view(ofPart: slot, context) { choice, inner in
        let (title, value) = content(of: choice, inner.scope)
        if !isMulti {
          let chosen = SwiftArgument("chosen", binding("text", entry))
          return BuiltView(.call("CardChoice", [SwiftArgument(nil, title), SwiftArgument(nil, value), chosen]))
        }
        let isOn = binding("choices", entry, [SwiftArgument(nil, value)])
        return BuiltView(.call("Toggle", [SwiftArgument(nil, title.caption), SwiftArgument("isOn", isOn)]))
      }
    }
    let parts = subviews.bounded(views, context.parameters)
    let column = SwiftExpression.call(
      "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", "8")],
      SwiftClosure([], parts.flatMap(\.split)))
    return limited(column, titlesOf: element, context.scope)
  }

  private func picker(_ element: Element, _ entry: Entry, _ context: ViewContext) -> SwiftExpression {
    func option(_ title: SwiftExpression, _ value: SwiftExpression) -> BuiltView {
      BuiltView(.plainText(title).modified("tag", [SwiftArgument(nil, value)]))
    }
    let prompt = attributes.string(element, .placeholder, context.scope) ?? .text("")
    var views: [BuiltView] = []
    // What is chosen at first is the choice without a value, if there is one: no two can have the same tag.
    if element[.children].contains(where: { $0.isPlain && $0.element?.literal(.value) == "" }) {
      reportPlaceholder(of: element, scope: context.scope)
    } else {
      views.append(option(prompt.isEmptyText ? .text("—") : prompt, .text("")))
    }
    for slot in WrittenList.parts(of: element) {
      views.append(
        slots.view(ofPart: slot, context) { choice, inner in
          let (title, value) = content(of: choice, inner.scope)
          return option(title, value)
        })
    }
    let parts = subviews.bounded(views, context.parameters)
    let name = title(of: element, context.scope).caption
    let arguments = [SwiftArgument(nil, name), SwiftArgument("selection", binding("text", entry))]
    return .call("Picker", arguments, SwiftClosure([], parts.flatMap(\.split)))
  }

  /// Reports a placeholder that nothing shows.
  private func reportPlaceholder(of element: Element, scope: BindingScope) {
    guard let text = attributes.string(element, .placeholder, scope), !text.isEmptyText,
      title(of: element, scope) != text
    else { return }
    findings.report(
      .leftOut(
        "a choice without a value is chosen at first, so the placeholder is left out",
        at: element.entry(.placeholder)?.origin?.span))
  }

  private func content(of choice: Element, _ scope: BindingScope) -> (title: SwiftExpression, value: SwiftExpression) {
    let value = attributes.string(choice, .value, scope) ?? .text("")
    return (attributes.string(choice, .title, scope) ?? value, value)
  }
}
