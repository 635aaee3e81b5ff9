package import CardIR
import CardSyntax

/// Notes with each submission which inputs it sends and which values these begin with, where the target calls an
/// endpoint with variables.
///
/// It runs while the cards that buttons show are still cards of their own: a card's inputs are sent by its own buttons
/// and those of the cards in it. Later passes take the values from fields that cannot show them, and hidden inputs.
package struct AssociateInputs: Pass {
  package init() {}

  package let name = "associate-inputs"
  package let summary = "Records the inputs that each submission sends where the target sends variables."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        children
          input.text id="name" value="Ada"
        actions
          action.submit title="Send"
      """,
    after: """
      screen
        children
          input.text id="name" value="Ada"
        actions
          action.submit title="Send" body=["name"]
            steps
              action.set-variable value="Ada" operation=setIfMissing data-type="string" target-id="name"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  fileprivate static let content = ContentSet([.submit, .execute])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let (kinds, own) = (context.target.kinds, context.source.kinds)
    guard kinds.contains(.callAPI), !kinds.contains(.submit), own.contains(.submit) || own.contains(.execute) else {
      return
    }
    var worker = InputAssociation(context: context)
    worker.annotate(&screen.root, inputs: worker.inputs(of: screen.root), isScoped: false)
    context = worker.context
  }
}

/// One run of ``AssociateInputs``.
private struct InputAssociation {
  var context: PassContext

  /// An input with what has to be known of it where its value is sent.
  struct Input {
    /// The variables of the value, in order.
    let variables: [String]
    /// What gives the variables their first values.
    let steps: [Slot]
  }

  // MARK: Inputs

  /// The inputs of a card in document order, without those of cards that its buttons show.
  mutating func inputs(of card: Element) -> [Input] {
    var found: [Input] = []
    collect(card, conditions: [], isScoped: false, isHidden: false, into: &found)
    return found
  }

  private mutating func collect(
    _ element: Element, conditions: [Condition], isScoped: Bool, isHidden: Bool, into found: inout [Input]
  ) {
    for region in element.regions where region.id != .card && region.id != .fallback {
      for case .one(let child, let scope, let when) in region.slots {
        let conditions = when.map { conditions + [$0] } ?? conditions
        let isScoped = isScoped || scope != nil
        let isHidden = isHidden || child.literal(.isVisible) == false
        if child.kind.isInput {
          if let input = input(child, conditions, isScoped: isScoped, isHidden: isHidden) { found.append(input) }
        } else {
          collect(child, conditions: conditions, isScoped: isScoped, isHidden: isHidden, into: &found)
        }
      }
    }
  }

  private mutating func input(
    _ input: Element, _ conditions: [Condition], isScoped: Bool, isHidden: Bool
  ) -> Input? {
    guard let id = input.literal(.id) else {
      if input.has(.id) {
        context.record(
          LossKinds.binding, "the name of the input is known only with data, so no call sends its value", at: input, .id
        )
      }
      return nil
    }
    let isField = ChoiceField.stands(for: input, in: context)
    let variables = isField ? [id] : InputNames.variables(of: input, id, context.target)
    let isGone = isHidden && !context.options.showsHidden
    let values = firstValues(of: input, variables, isField: isField, isGone: isGone)
    if isScoped || conditions.count > 1 {
      for (_, value) in values {
        if case .literal = value, conditions.isEmpty { continue }
        context.record(
          LossKinds.binding, "the first value belongs to other data than the call, so it is not sent", at: input, .value
        )
        return Input(variables: variables, steps: [])
      }
    }
    let steps = values.map { Slot.one(Self.store($0.0, $0.1), when: conditions.first) }
    return Input(variables: variables, steps: steps)
  }

  /// The values that the variables have as long as nobody has touched the input, where its widget does not store them.
  private func firstValues(
    of input: Element, _ variables: [String], isField: Bool, isGone: Bool
  ) -> [(String, Bound<String>)] {
    switch input.kind {
    case .toggle:
      let (on, off) = (input.literal(.valueOn) ?? "true", input.literal(.valueOff) ?? "false")
      if on == "true", off == "false", !isGone { return [] }
      switch input[.value] {
      case .literal(let value)?: return variables.map { ($0, .literal(value == on ? on : off)) }
      case .template(let value)?: return variables.map { ($0, .template(value)) }
      case nil: return variables.map { ($0, .literal(off)) }
      }
    case .choiceSet where !isField && (variables.count != 1 || input[value: .isMultiSelect] == .flag(true)):
      guard isGone else { return [] }
      let chosen = Set((input.literal(.value) ?? "").split(separator: ",").map(String.init))
      return zip(variables, input[.children]).map { name, slot in
        (name, .literal(String(slot.element?.literal(.value).map { chosen.contains($0) } ?? false)))
      }
    default:
      switch input[value: .value] {
      case .text(let text)?: return variables.map { ($0, .literal(text)) }
      case .number(let number)?: return variables.map { ($0, .literal(NumberText.javaScript(number))) }
      case .template(let template)?:
        // Fields have texts; what else an input has may be a number.
        let value = input.kind == .textInput ? template : StringifyTexts.text(ofAny: template)
        return variables.map { ($0, .template(value)) }
      default: return []
      }
    }
  }

  private static func store(_ name: String, _ value: Bound<String>) -> Element {
    var step = Element(.setVariable)
    step[.operation] = .literal(.setIfMissing)
    step[.targetID] = .literal(name)
    step[.dataType] = .literal("string")
    step[.value] = value
    return step
  }

  // MARK: Submissions

  /// Gives the submissions in `element` the inputs; a card that a button shows adds its own.
  mutating func annotate(_ element: inout Element, inputs: [Input], isScoped: Bool) {
    // Those of a card that became a screen of its own know its parents' inputs already.
    if element.kind == .submit || element.kind == .execute, !element.has(.body) {
      note(&element, inputs, isScoped: isScoped)
    }
    for region in element.regions.indices where element.regions[region].id != .fallback {
      for slot in element.regions[region].slots.indices {
        guard case .one(var child, let scope, let when) = element.regions[region].slots[slot],
          child.contents.intersects(AssociateInputs.content)
        else { continue }
        let own = element.regions[region].id == .card ? self.inputs(of: child) : []
        annotate(&child, inputs: inputs + own, isScoped: isScoped || scope != nil)
        element.regions[region].slots[slot] = .one(child, scope: scope, when: when)
      }
    }
  }

  private mutating func note(_ action: inout Element, _ inputs: [Input], isScoped: Bool) {
    let isAlone = action[value: .associatedInputs] == .token("none")
    var seen: Set<String> = []
    let names = isAlone ? [] : inputs.flatMap(\.variables).filter { seen.insert($0).inserted }
    guard let body = JSONLiteral.list(names) else { return }
    action[.body] = .literal(body)
    var steps = isAlone ? [] : inputs.flatMap(\.steps)
    if isScoped {
      let count = steps.count
      steps.removeAll { slot in
        if case .template? = slot.element?[.value] { true } else { slot.when != nil }
      }
      if steps.count < count {
        context.record(
          LossKinds.binding, "first values that are known only with data belong to other data than the call", at: action
        )
      }
    }
    if !steps.isEmpty { action[.steps] = steps }
  }
}
