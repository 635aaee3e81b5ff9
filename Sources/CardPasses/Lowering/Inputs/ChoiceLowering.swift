import CardIR

/// Turns a choice of one or several into a column of toggles.
///
/// Where one is to be chosen, each toggle stores its value and switches the others off (``ExclusiveBoxes``); that needs
/// all choices to be known.
struct ChoiceLowering {
  var context: PassContext
  private let choices: Element
  private let isMulti: Bool

  init(_ choices: Element, context: PassContext) {
    self.choices = choices
    self.context = context
    isMulti = choices[value: .isMultiSelect] == .flag(true)
  }

  /// The column.
  mutating func toggles() -> Element {
    let id = choices.literal(.id) ?? "choice"
    let slots = choices[.children]
    let emulatesRadio = InputNames.areWired(choices, context.target)
    context.record(
      LossKinds.choiceStyle, "\(context.targetName) has no choice sets, so each choice is a toggle", at: choices)
    if case .template? = choices[value: .isMultiSelect] {
      context.record(
        LossKinds.binding, "whether several can be chosen is known only with data, so one is chosen", at: choices,
        .isMultiSelect)
    }
    if isMulti, slots.contains(where: { InputNames.box(of: id, $0, isMulti: true) != nil }) {
      context.record(
        LossKinds.choiceJoin,
        "the choices are known only with data, so no call sends which are chosen; expand the template first",
        at: choices)
    } else if isMulti {
      context.record(
        LossKinds.choiceJoin, "the chosen values are sent one by one, each under its own name", at: choices)
    } else if !emulatesRadio {
      context.record(
        LossKinds.choiceStyle,
        "the choices are known only with data, so choosing one does not switch the others off, and the last one chosen "
          + "is sent", at: choices)
    }
    for id in [AttributeID.placeholder, .errorMessage] {
      context.recordRemoval(
        of: id, of: choices, id == .placeholder ? LossKinds.choiceStyle : LossKinds.inputValidation,
        "\(context.targetName) has no choice sets, so `\(choices.sourceName(of: id))` is lost")
    }
    let selection = ChoiceSelection(of: choices)
    let chosen = slots.map(selection.isChosen)
    if chosen.contains(where: { $0 == nil }) {
      context.record(
        LossKinds.binding, "the first choice is known only with data, so none is made", at: choices, .value)
    }
    var column = Element(.stack, source: choices.source)
    column[.axis] = .literal(.vertical)
    column[.gap] = .literal(8)
    if choices[value: .isRequired] == .flag(true) {
      context.record(
        LossKinds.inputValidation,
        "\(context.targetName) checks nothing, so `\(choices.sourceName(of: .isRequired))` is lost", at: choices,
        .isRequired)
    }
    var handled: AttributeSet = [
      .label, .placeholder, .errorMessage, .isRequired, .isMultiSelect, .value, .variableID, .wrap, .spacing,
      .separator,
    ]
    // Toggles below each other are what an expanded choice is.
    if choices[value: .inputStyle] == .token("expanded") { handled.insert(.inputStyle) }
    column.takeRest(of: choices, except: handled)
    column[.children] = slots.enumerated().map { position, slot in
      slot.replacing { choice in
        toggle(
          choice, id, position, of: slots, isOn: chosen[position] ?? .literal(false), emulatesRadio: emulatesRadio)
      }
    }
    return column
  }

  private func toggle(
    _ choice: Element, _ id: String, _ position: Int, of slots: [Slot], isOn: Bound<Bool>, emulatesRadio: Bool
  ) -> Element {
    var toggle = Element(.toggle, source: choice.source)
    let place =
      isMulti
      ? InputNames.member(of: id, choice.literal(.value), at: position) : InputNames.box(of: id, at: position)
    let name = InputNames.box(of: id, slots[position], isMulti: isMulti) ?? .literal(place)
    toggle[.id] = name
    toggle[.variableID] = name
    toggle[.isOn] = isOn
    toggle.take(.title, from: choice)
    toggle.take(.wrap, from: choices)
    toggle.extras = choice.extras
    guard InputNames.storeOne(choices, context.target) else { return toggle }
    var store = Element(.setVariable)
    store[.operation] = .literal(.set)
    store[.targetID] = .literal(id)
    store[.dataType] = .literal("string")
    store[value: .value] = choice[value: .value] ?? .text("")
    guard emulatesRadio else {
      // Whoever switches off the one chosen before means the last one.
      toggle[.onActivated] = [.one(store)]
      return toggle
    }
    var forget = Element(.setVariable)
    forget[.operation] = .literal(.remove)
    forget[.targetID] = .literal(id)
    toggle[.onActivated] = ExclusiveBoxes.actions(of: id, at: position, of: slots.count, storing: .one(store))
    toggle[.onDeactivated] = [.one(forget)]
    return toggle
  }
}
