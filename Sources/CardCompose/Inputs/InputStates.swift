import CardIR
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
  let declaration: KotlinStatement
  /// What must be true for the input to be there at all.
  let conditions: [KotlinExpression]
  /// The states of the elements around it, and its own, that actions show and hide.
  let shownBy: [KotlinExpression]
}

/// Whether an element is shown that actions show and hide.
struct VisibilityState {
  /// The name of the variable.
  let name: String
  let declaration: KotlinStatement
}

extension ScreenGenerator {
  // MARK: What is shown and hidden

  /// Declares a state for every element that an action shows or hides.
  func collectVisibilities(_ around: Around) {
    var targets: Set<String> = []
    screen.root.visit { element in
      if element.kind == .target, let id = element.literal(.targetID) { targets.insert(id) }
    }
    var taken = Self.parameters
    func visit(_ element: Element, _ scopes: [Scope]) {
      if element.kind.family == .content, let id = element.literal(.id), targets.contains(id), visibilities[id] == nil {
        let name = KotlinNames.unique("isShown" + KotlinNames.upperCamel(id), among: &taken)
        let initial = remembered(firstVisibility(of: element, in: scopes, around.scope))
        visibilities[id] = VisibilityState(name: name, declaration: .declaration("var", name, initial))
      }
      for region in element.regions {
        for slot in region.slots { slot.element.map { visit($0, scopes + (slot.scope.map { [$0] } ?? [])) } }
      }
    }
    visit(screen.root, [])
  }

  /// Whether an element is shown at first, by the data that it sees.
  private func firstVisibility(of element: Element, in scopes: [Scope], _ root: BindingScope) -> KotlinExpression {
    guard case .template(let template)? = element[value: .isVisible] else {
      return element.literal(.isVisible) == false ? "false" : "true"
    }
    let span = element.entry(.isVisible)?.origin?.span ?? element.span
    let scope = scopes.reduce(root) { outer, scope in
      // The copies of what repeats share a state, which can follow the data of none of them.
      guard case .template(let object) = scope.source, bindings.list(object, outer, at: span) == nil,
        let data = bindings.object(object, outer, at: span)
      else { return outer }
      var inner = outer
      inner.data = data
      return inner
    }
    return bindings.flag(template, scope, at: span)
  }

  /// A state that outlives changes of the configuration.
  func remembered(_ initial: KotlinExpression) -> KotlinExpression {
    for name in ["getValue", "mutableStateOf", "setValue", "saveable.rememberSaveable"] {
      _ = use("androidx.compose.runtime." + name)
    }
    let state = KotlinExpression.call("mutableStateOf", KotlinArgument(initial))
    return .call("rememberSaveable", [], trailing: KotlinLambda(body: [.expression(state)]))
  }

  // MARK: Inputs

  /// Declares the state of every input in an element, and counts what sends them.
  func collectInputs(_ root: Element, _ around: Around) {
    takenNames = Self.parameters.union(visibilities.values.map(\.name))
    var cards: [Int] = []
    var conditions: [KotlinExpression] = []
    var shownBy: [KotlinExpression] = []
    var isScoped = screen.scope != nil
    func visit(_ element: Element) {
      count(element, in: cards)
      if isScoped {
        if element.kind.isInput, !entries[cards, default: CardEntries()].hasForm {
          entries[cards, default: CardEntries()].hasForm = true
          forms.append(cards)
        }
        for region in element.regions {
          for child in region.slots.compactMap(\.element) {
            let known = cards
            if region.id == .card { cards.append(number(ofCard: child)) }
            visit(child)
            cards = known
          }
        }
        return
      }
      let outer = (cards, conditions, shownBy)
      if let id = element.literal(.id), element.kind.family == .content, let state = visibilities[id] {
        shownBy.append(.verbatim(state.name))
      } else if case .template(let template)? = element[value: .isVisible] {
        conditions.append(bindings.flag(template, around.scope, at: element.entry(.isVisible)?.origin?.span))
      }
      if element.kind.isInput { declare(element, around, cards, conditions, shownBy) }
      for region in element.regions {
        for slot in region.slots {
          guard let child = slot.element, slot.when?.constant != false else { continue }
          let known = (cards, conditions, isScoped)
          // What is repeated or sees other data has its state where it stands.
          if slot.scope != nil { isScoped = true }
          if region.id == .card { cards.append(number(ofCard: child)) }
          if !isScoped, case .template(let template)? = slot.when?.test, child.containsElement(where: \.kind.isInput) {
            conditions.append(bindings.flag(template, around.scope, at: slot.when?.origin?.span))
          }
          visit(child)
          (cards, conditions, isScoped) = known
        }
      }
      (cards, conditions, shownBy) = outer
    }
    visit(root)
  }

  private func declare(
    _ input: Element, _ around: Around, _ cards: [Int], _ conditions: [KotlinExpression],
    _ shownBy: [KotlinExpression]
  ) {
    let literal = input.literal(.variableID) ?? input.literal(.id)
    let key = text(input, .variableID, around) ?? text(input, .id, around) ?? .text("input\(inputs.count + 1)")
    let camel = literal.map { KotlinNames.lowerCamel($0) } ?? "input"
    let name = KotlinNames.unique(KotlinNames.escaped(camel) == camel ? camel : camel + "Field", among: &takenNames)
    let arguments = beginning(of: input, around)
    let state = KotlinExpression.call(use(part: "rememberCardField"), arguments, trailing: nil)
    let entry = InputState(
      element: input, key: key, name: name, declaration: .value(name, state), conditions: conditions, shownBy: shownBy)
    inputPlaces[input.identity] = inputs.count
    inputs.append(entry)
    entries[cards, default: CardEntries()].inputs.append(entry)
  }

  /// The first value of an input, and what its value has to be.
  private func beginning(of input: Element, _ around: Around) -> [KotlinArgument] {
    var arguments = [KotlinArgument(initialValue(of: input, around))]
    let rules = rules(of: input, around)
    if !rules.isEmpty { arguments.append(KotlinArgument(.call(use(part: "CardRules"), rules, trailing: nil))) }
    if input.writesVariable { arguments.append(KotlinArgument("existsAtFirst", "false")) }
    return arguments
  }

  /// The variable of an input that is repeated or sees other data, with the statement that declares it where it stands.
  func scopedState(of input: Element, _ around: Around) -> (name: String, declaration: KotlinStatement)? {
    guard let key = text(input, .variableID, around) ?? text(input, .id, around) else {
      report(.repeatedInput(at: input.span))
      return nil
    }
    var taken = around.taken
    let name = KotlinNames.unique("entry", among: &taken)
    let form = KotlinExpression.verbatim(formName(around.cards))
    let arguments = [KotlinArgument(key)] + beginning(of: input, around)
    return (name, .value(name, .call(.member(form, "field", isSafe: false), arguments, trailing: nil)))
  }

  /// The variable of the form with the repeated inputs of a card.
  func formName(_ cards: [Int]) -> String { "form" + (cards.last.map { "\($0)" } ?? "") }

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
    guard input.kind == .toggle else { return moment(input, .value, around) ?? .text("") }
    let on = text(input, .valueOn, around) ?? .text("true"), off = text(input, .valueOff, around) ?? .text("false")
    if let isOn = flag(input, .isOn, usually: false, around) {
      return isOn == "true" ? on : isOn == "false" ? off : .conditional(isOn, on, off)
    }
    return text(input, .value, around) ?? off
  }

  /// A value or rule of an input, dates and times as they are compared; none of those that cannot be read.
  private func moment(_ input: Element, _ id: AttributeID, _ around: Around) -> KotlinExpression? {
    guard id != .regex, case .text(let text)? = input[value: id] else { return self.text(input, id, around) }
    return MomentText.normalized(text, of: input.kind).map { .text($0) }
  }

  /// What the value of an input has to be.
  private func rules(of input: Element, _ around: Around) -> [KotlinArgument] {
    var rules: [KotlinArgument] = []
    if let isRequired = flag(input, .isRequired, usually: false, around) {
      rules.append(KotlinArgument("isRequired", isRequired))
      if input.kind == .toggle {
        rules.append(KotlinArgument("requiredValue", text(input, .valueOn, around) ?? .text("true")))
      }
    }
    for (name, id) in [("pattern", AttributeID.regex), ("minimum", .minimum), ("maximum", .maximum)] {
      guard let text = moment(input, id, around), text != .text("") else { continue }
      rules.append(KotlinArgument(name, text))
    }
    if input.kind == .numberInput { rules.append(KotlinArgument("isNumber", "true")) }
    return rules
  }

  /// The state of an input; none for one that is repeated or sees other data.
  func state(of input: Element) -> InputState? { inputPlaces[input.identity].map { inputs[$0] } }
}
