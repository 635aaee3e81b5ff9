import CardIR
import CardStyle
import CardSyntax
import CardTemplate
import CardText

/// The state of an input, which the function declares.
struct InputState {
  /// The input.
  let element: Element
  /// The name that the value is sent under.
  let key: KotlinExpression
  /// The name of the variable.
  let name: String
  let declarations: [KotlinStatement]
  /// The choices, where they are declared as well.
  let choices: KotlinExpression?
  /// What must be true for the input to be there at all.
  let conditions: [KotlinExpression]
  /// The states of the elements around it, and its own, that actions show and hide.
  let shownBy: [KotlinExpression]
  /// Whether it is hidden for good: its value is sent, but nobody can be asked for another one.
  let isNeverShown: Bool
}

/// What holds where an input stands, besides its card.
private struct InputPlace {
  var conditions: [KotlinExpression] = []
  var shownBy: [KotlinExpression] = []
  var isNeverShown = false
  /// What opens the pages around, from the outside inwards.
  var reveals: [KotlinStatement] = []
  var isScoped = false
}

extension ScreenGenerator {
  // MARK: Inputs

  /// Declares the state of every input in an element and of what opens in it, and counts what sends the inputs.
  func collectInputs(_ root: Element, _ around: Around) {
    takenNames = Self.parameters.union(visibilities.values.map(\.name))
    visit(root, [], InputPlace(isScoped: screen.scope != nil), around)
  }

  private func visit(_ element: Element, _ cards: [Int], _ place: InputPlace, _ around: Around) {
    count(element, in: cards)
    var place = place
    if place.isScoped {
      if element.kind.isInput, element.has(.variableID) || element.has(.id) { noteForm(cards) }
    } else {
      settle(&place, of: element, around)
      declareOpening(of: element)
      if element.kind.isInput { declare(element, around, cards, place) }
    }
    for region in element.regions {
      for (number, slot) in region.slots.enumerated() {
        guard let child = slot.element, place.isScoped || slot.when?.constant != false else { continue }
        var inner = place
        // What is repeated or sees other data has its state where it stands.
        if slot.scope != nil { inner.isScoped = true }
        if !inner.isScoped {
          if let reveal = reveal(number, of: element, region.id) { inner.reveals.append(reveal) }
          if case .template(let template)? = slot.when?.test, child.containsElement(where: \.kind.isInput) {
            inner.conditions.append(bindings.flag(template, around.scope, at: slot.when?.origin?.span))
          }
        }
        // What is asked in a bubble is sent from there, as what is asked in a card that a button shows.
        let card = region.id == .card ? child : element.kind == .showPopover ? element : nil
        visit(child, card.map { cards + [self.number(ofCard: $0)] } ?? cards, inner, around)
      }
    }
  }

  private func noteForm(_ cards: [Int]) {
    if entries[cards, default: CardEntries()].hasForm { return }
    entries[cards, default: CardEntries()].hasForm = true
    forms.append(cards)
    let name = "form" + (cards.last.map { "\($0)" } ?? "")
    formNames[cards] = cards.isEmpty ? name : KotlinNames.unique(name, among: &takenNames)
  }

  /// Notes what shows and hides an element and all that is in it.
  private func settle(_ place: inout InputPlace, of element: Element, _ around: Around) {
    guard element.kind.family == .content else { return }
    if let state = visibilityState(of: element, around) { return place.shownBy.append(state) }
    switch element[value: .isVisible] {
    case .template(let template)? where element.containsElement(where: \.kind.isInput):
      place.shownBy.append(bindings.flag(template, around.scope, at: element.entry(.isVisible)?.origin?.span))
    case .flag(false)?: place.isNeverShown = true
    default: break
    }
  }

  private func declare(_ input: Element, _ around: Around, _ cards: [Int], _ place: InputPlace) {
    let literal = input.literal(.variableID) ?? input.literal(.id)
    let key = text(input, .variableID, around) ?? text(input, .id, around) ?? .text("input\(inputs.count + 1)")
    let camel = literal.map { KotlinNames.lowerCamel($0) } ?? "input"
    let name = KotlinNames.unique(KotlinNames.escaped(camel) == camel ? camel : camel + "Field", among: &takenNames)
    let choices = checksChoices(input) ? list(of: input, around) : nil
    let choicesName = choices.map { _ in
      KotlinExpression.verbatim(KotlinNames.unique(name + "Choices", among: &takenNames))
    }
    var arguments = beginning(of: input, choices: choicesName, around)
    // An input that accepts anything is never looked for.
    if !place.reveals.isEmpty, !rules(of: input, choices: nil, around).isEmpty {
      arguments.append(KotlinArgument("reveal", .lambda(KotlinLambda(body: place.reveals))))
    }
    let state = KotlinExpression.call(use(part: "rememberCardField"), arguments, trailing: nil)
    let entry = InputState(
      element: input, key: key, name: name,
      declarations: Self.declared(choices, as: choicesName) + [.value(name, state)], choices: choicesName,
      conditions: place.conditions, shownBy: place.shownBy, isNeverShown: place.isNeverShown)
    inputPlaces[input.identity] = inputs.count
    inputs.append(entry)
    entries[cards, default: CardEntries()].inputs.append(entry)
  }

  /// The first value of an input, and what its value has to be.
  private func beginning(of input: Element, choices: KotlinExpression?, _ around: Around) -> [KotlinArgument] {
    var arguments = [KotlinArgument(initialValue(of: input, around))]
    let rules = rules(of: input, choices: choices, around)
    if !rules.isEmpty { arguments.append(KotlinArgument(.call(use(part: "CardRules"), rules, trailing: nil))) }
    if input.writesVariable { arguments.append(KotlinArgument("existsAtFirst", "false")) }
    return arguments
  }

  /// The declaration of a list of choices.
  private static func declared(_ choices: KotlinExpression?, as name: KotlinExpression?) -> [KotlinStatement] {
    guard let choices, case .verbatim(let name)? = name else { return [] }
    return [.value(name, choices)]
  }

  /// Whether the value of an input may be none of its choices, for data decide on the one or the others.
  private func checksChoices(_ input: Element) -> Bool {
    guard input.kind == .choiceSet else { return false }
    let plain = input[.children].allSatisfy { slot in
      guard slot.isPlain, let value = slot.element?[value: .value] ?? slot.element?[value: .title] else { return false }
      if case .template = value { return false }
      return true
    }
    if case .template? = input[value: .value] { return true }
    return !plain
  }

  /// The variable of an input that is repeated or sees other data, with its choices if they are declared with it, and the
  /// statements that declare both where it stands.
  func scopedState(of input: Element, _ around: Around)
    -> (name: String, choices: KotlinExpression?, declarations: [KotlinStatement])
  {
    var taken = around.taken
    let name = KotlinNames.unique("entry", among: &taken)
    let list = checksChoices(input) ? list(of: input, around) : nil
    let choices = list.map { _ in KotlinExpression.verbatim(KotlinNames.unique("entryChoices", among: &taken)) }
    let before = Self.declared(list, as: choices)
    guard let key = text(input, .variableID, around) ?? text(input, .id, around) else {
      report(.repeatedInput(at: input.span))
      let state = KotlinExpression.call(
        use(part: "rememberCardField"), beginning(of: input, choices: choices, around), trailing: nil)
      return (name, choices, before + [.value(name, state)])
    }
    let form = KotlinExpression.verbatim(formName(around.cards, around))
    let arguments = [KotlinArgument(key)] + beginning(of: input, choices: choices, around)
    let field = KotlinExpression.call(.member(form, "field", isSafe: false), arguments, trailing: nil)
    return (name, choices, before + [.value(name, field)])
  }

  /// What keeps the value of an input whose element is not shown, so that it is sent all the same.
  private func keep(_ input: Element, _ around: Around) -> KotlinStatement? {
    guard let key = text(input, .variableID, around) ?? text(input, .id, around) else { return nil }
    var arguments = [KotlinArgument(key), KotlinArgument(initialValue(of: input, around))]
    // It is not asked for anything, but is sent as it would be if it were shown.
    let rules = sending(of: input, choices: checksChoices(input) ? list(of: input, around) : nil, around)
    if !rules.isEmpty { arguments.append(KotlinArgument(.call(use(part: "CardRules"), rules, trailing: nil))) }
    if input.writesVariable { arguments.append(KotlinArgument("existsAtFirst", "false")) }
    return .expression(.call(.verbatim(formName(around.cards, around) + ".keep"), arguments, trailing: nil))
  }

  /// What keeps the values of the repeated inputs in an element that is not shown, except those of cards that open in it:
  /// they are sent from there.
  func keeps(_ element: Element, _ around: Around) -> [KotlinStatement] {
    guard element.kind != .showPopover else { return [] }
    if element.kind.isInput { return around.isScoped ? keep(element, around).map { [$0] } ?? [] : [] }
    return element.regions.filter { $0.id != .card }.flatMap { region in
      region.slots.flatMap { slot -> [KotlinStatement] in
        guard slot.element?.containsElement(where: \.kind.isInput) == true else { return [] }
        return statements(for: slot, around, shown: false) { self.keeps($0, $1) }.statements
      }
    }
  }

  /// The variable of the form with the repeated inputs of a card.
  func formName(_ cards: [Int], _ around: Around? = nil) -> String {
    if let card = cards.last, let own = around?.ownForms[card] { return own }
    return formNames[cards] ?? "form"
  }

  /// The declaration of the form that a row has for a card that it shows, if that asks for something.
  func ownForm(ofCard number: Int, _ around: inout Around) -> KotlinStatement? {
    let cards = around.cards + [number]
    guard around.isScoped, let name = formNames[cards] else { return nil }
    let own = KotlinNames.unique("own" + KotlinNames.upperCamel(name), among: &around.taken)
    around.ownForms[number] = own
    return .value(own, .call(.verbatim(name + ".part")))
  }

  /// The declarations of the forms.
  var formDeclarations: [KotlinStatement] {
    if forms.isEmpty { return [] }
    let form = KotlinExpression.call(use(part: "CardForm"))
    let remembered = KotlinExpression.call(
      use("androidx.compose.runtime.remember"), [], trailing: KotlinLambda(body: [.expression(form)]))
    return forms.map { .value(formName($0), remembered) }
  }

  /// The value of an input before anyone has entered something.
  private func initialValue(of input: Element, _ around: Around) -> KotlinExpression {
    guard input.kind == .toggle else {
      let value = moment(input, .value, around) ?? .text("")
      return input.kind == .choiceSet && !checksChoices(input) ? chosen(value, in: input, around) : value
    }
    let on = text(input, .valueOn, around) ?? .text("true"), off = text(input, .valueOff, around) ?? .text("false")
    if let isOn = flag(input, .isOn, usually: false, around) {
      return isOn == "true" ? on : isOn == "false" ? off : .conditional(isOn, on, off)
    }
    // A toggle has one of its two values, whatever else it is given.
    guard let value = text(input, .value, around) else { return off }
    if value.plainText != nil, on.plainText != nil { return value == on ? on : off }
    if case .conditional(let test, let yes, let no) = value, ![yes, no, on].contains(where: { $0.plainText == nil }) {
      return .conditional(test, yes == on ? on : off, no == on ? on : off)
    }
    if case .call(.member(_, "toString", isSafe: _), _, _) = value, on == .text("true"), off == .text("false") {
      return value
    }
    return .conditional(.operation(value, "==", on), on, off)
  }

  /// A value or rule of an input, dates and times as they are compared; none of those that cannot be read.
  private func moment(_ input: Element, _ id: AttributeID, _ around: Around) -> KotlinExpression? {
    guard let text = text(input, id, around) else { return nil }
    if let plain = text.plainText {
      return plain.isEmpty ? text : MomentText.normalized(plain, of: input.kind).map { .text($0) }
    }
    switch input.kind {
    case .dateInput: return .call(use(part: "dateEntry"), KotlinArgument(text))
    case .timeInput: return .call(use(part: "timeEntry"), KotlinArgument(text))
    default: return text
    }
  }

  /// What the value of an input has to be.
  private func rules(of input: Element, choices: KotlinExpression?, _ around: Around) -> [KotlinArgument] {
    var rules: [KotlinArgument] = []
    if let isRequired = flag(input, .isRequired, usually: false, around) {
      rules.append(KotlinArgument("isRequired", isRequired))
      if input.kind == .toggle {
        rules.append(KotlinArgument("requiredValue", text(input, .valueOn, around) ?? .text("true")))
      }
    }
    if case .text(let written)? = input[value: .regex] {
      if !written.isEmpty { rules.append(KotlinArgument("pattern", .text(PortablePattern.of(written)))) }
    } else if let pattern = text(input, .regex, around), pattern != .text("") {
      rules.append(KotlinArgument("pattern", pattern))
    }
    for (name, id) in [("minimum", AttributeID.minimum), ("maximum", .maximum)] {
      guard let text = moment(input, id, around), text != .text("") else { continue }
      rules.append(KotlinArgument(name, text))
    }
    return rules + sending(of: input, choices: choices, around)
  }

  /// What decides on what is sent of the characters that were entered.
  private func sending(of input: Element, choices: KotlinExpression?, _ around: Around) -> [KotlinArgument] {
    if input.kind == .numberInput { return [KotlinArgument("isNumber", "true")] }
    guard let choices else { return [] }
    let value = KotlinLambda(body: [.expression("it.value")])
    let rule = KotlinArgument("choices", .call(choices.operand.member("map"), [], trailing: value))
    guard input[value: .isMultiSelect] == .flag(true) else { return [rule] }
    return [rule, KotlinArgument("separator", .text(host.choiceSetValueSeparator))]
  }

  /// What of a value is among the choices, where both are known.
  private func chosen(_ value: KotlinExpression, in input: Element, _ around: Around) -> KotlinExpression {
    guard let text = value.plainText else { return value }
    let values = Set(
      input[.children].compactMap { choice in
        choice.element.flatMap { self.text($0, .value, around) ?? self.text($0, .title, around) }?.plainText
      })
    guard input[value: .isMultiSelect] == .flag(true) else { return values.contains(text) ? value : .text("") }
    let separator = host.choiceSetValueSeparator
    return .text(text.split(separator: separator).map(String.init).filter(values.contains).joined(separator: separator))
  }

  /// The state of an input; none for one that is repeated or sees other data.
  func state(of input: Element) -> InputState? { inputPlaces[input.identity].map { inputs[$0] } }
}
