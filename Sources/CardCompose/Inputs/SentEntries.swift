import CardIR
import CardSyntax

/// What is entered in one card, without the cards around it.
struct CardEntries {
  /// The inputs that have states.
  var inputs: [InputState] = []
  /// Whether some inputs are repeated or see other data than the screen: those are in a form.
  var hasForm = false
  /// How many actions send what is entered: those of the card, and of the cards in it.
  var senders = 0
  /// The functions that say whether it is right and what it is; none where each action says so itself.
  var functions: (accepts: String, values: String)?
}

/// What an action sends.
struct SentEntries {
  /// Whether all that is sent may be sent; none where nobody can be asked.
  let accepts: KotlinExpression?
  /// The values, by name.
  let values: KotlinExpression

  /// All of several; none of nothing. Every one of them is asked whether it may be sent, so that each says what is wrong.
  init?(_ parts: [(accepts: KotlinExpression?, values: KotlinExpression)]) {
    guard let first = parts.first else { return nil }
    let asked = parts.compactMap(\.accepts)
    accepts = asked.first.map { asked.dropFirst().reduce($0) { .operation($0, "and", $1) } }
    values = parts.dropFirst().reduce(first.values) { .operation($0, "+", $1.values) }
  }
}

extension Element {
  /// Whether the element is an action that sends what was entered.
  var sendsEntries: Bool {
    switch kind {
    case .submit, .execute: self[value: .associatedInputs] != .token("none")
    // What is sent are names, among them those of inputs.
    case .callAPI: true
    default: false
    }
  }

  /// Whether the element is an action that takes back all that was entered.
  var resetsAll: Bool {
    switch self[value: .targetInputs] {
    case .json(let names)?: names.elements.count == 0
    case .template?: false
    default: true
    }
  }
}

extension ScreenGenerator {
  // MARK: Functions

  /// Counts an action among those that send what was entered, or take all of it back, in the cards `cards`.
  func count(_ action: Element, in cards: [Int]) {
    if action.kind == .resetInputs, action.resetsAll { resetCount += 1 }
    guard action.sendsEntries else { return }
    for depth in 0...cards.count { entries[Array(cards.prefix(depth)), default: CardEntries()].senders += 1 }
  }

  /// Names the functions for what several actions do with the same inputs, each of which would list all of them.
  func nameFunctions() {
    for card in entries.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      guard let own = entries[card], own.senders > 1, own.inputs.count + (own.hasForm ? 1 : 0) > 1 else { continue }
      let number = card.last.map { "\($0)" } ?? ""
      let accepts = KotlinNames.unique("acceptsEntries" + number, among: &takenNames)
      entries[card]?.functions = (accepts, KotlinNames.unique("entries" + number, among: &takenNames))
    }
    guard resetCount > 1, inputs.count + forms.count > 1 else { return }
    resetFunction = KotlinNames.unique("resetEntries", among: &takenNames)
  }

  /// The declarations of the functions.
  var functionDeclarations: [KotlinStatement] {
    let sending = entries.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap {
      card, own -> [KotlinStatement] in
      guard let names = own.functions,
        let sent = SentEntries(parts(own.inputs, forms: own.hasForm ? [card] : []))
      else { return [] }
      return [
        .function(names.accepts, [.expression(sent.accepts ?? "true")]),
        .function(names.values, [.expression(sent.values)]),
      ]
    }
    return sending + (resetFunction.map { [.function($0, resets)] } ?? [])
  }

  // MARK: What is sent

  /// What an action sends: the entries of its card and of the cards around that one; none if there
  /// are no inputs.
  func sentEntries(_ around: Around) -> SentEntries? {
    let cards = around.cards
    var functions: [(accepts: KotlinExpression?, values: KotlinExpression)] = []
    var inputs: [InputState] = []
    var forms: [[Int]] = []
    for depth in 0...cards.count {
      let card = Array(cards.prefix(depth))
      guard let own = entries[card] else { continue }
      if let names = own.functions {
        functions.append((.call(.verbatim(names.accepts)), .call(.verbatim(names.values))))
      } else {
        inputs += own.inputs
        if own.hasForm { forms.append(card) }
      }
    }
    return SentEntries(functions + parts(inputs, forms: forms, around))
  }

  /// What inputs and the forms of cards have been given.
  private func parts(
    _ inputs: [InputState], forms: [[Int]], _ around: Around? = nil
  ) -> [(accepts: KotlinExpression?, values: KotlinExpression)] {
    let forms = forms.map { KotlinExpression.verbatim(formName($0, around)) }
    return (inputs.isEmpty ? [] : [(accepted(inputs), values(of: inputs))])
      + forms.map { ($0.calling("accepts"), $0.member("values")) }
  }

  /// What inputs have been given, by name.
  private func values(of inputs: [InputState]) -> KotlinExpression {
    let haveVariables = inputs.contains { $0.element.writesVariable }
    let pairs = inputs.map { input -> (KotlinExpression, KotlinExpression?) in
      let field = KotlinExpression.verbatim(input.name)
      let pair = KotlinExpression.operation(input.key, "to", haveVariables ? field : field.member("value"))
      guard let first = input.conditions.first else { return (pair, nil) }
      return (pair, input.conditions.dropFirst().reduce(first) { .operation($0, "&&", $1) })
    }
    if haveVariables {
      let fields = pairs.map { pair, condition in
        KotlinArgument(condition.map { KotlinExpression.conditional($0, pair, "null") } ?? pair)
      }
      return .call(use(part: "cardValues"), fields, trailing: nil)
    }
    if pairs.allSatisfy({ $0.1 == nil }) { return .call("mapOf", pairs.map { KotlinArgument($0.0) }, trailing: nil) }
    let parts = pairs.map { pair, condition in
      KotlinArgument(condition.map { KotlinExpression.conditional($0, pair, "null") } ?? pair)
    }
    return .call("listOfNotNull", parts, trailing: nil).calling("toMap")
  }

  /// Whether all of the inputs that are shown have values that they accept; none where none of them ever is.
  private func accepted(_ inputs: [InputState]) -> KotlinExpression? {
    let inputs = inputs.filter { !$0.isNeverShown }
    if inputs.isEmpty { return nil }
    let fields = inputs.map { input -> KotlinArgument in
      let all = input.conditions + input.shownBy
      guard let first = all.first else { return KotlinArgument(.verbatim(input.name)) }
      let condition = all.dropFirst().reduce(first) { .operation($0, "&&", $1) }
      return KotlinArgument(.conditional(condition, .verbatim(input.name), "null"))
    }
    return .call(use(part: "cardAccepts"), fields, trailing: nil)
  }

  // MARK: What is taken back

  /// Takes back what was entered into the inputs that an action names, or into all of them.
  func resets(by action: Element, _ around: Around) -> [KotlinStatement] {
    switch action[value: .targetInputs] {
    case .json(let names)? where !action.resetsAll:
      return names.elements.flatMap { node -> [KotlinStatement] in
        guard let name = name(node, around) else { return [] }
        return resets(name, around)
      }
    case .template(let template)?:
      let span = action.entry(.targetInputs)?.origin?.span ?? action.span
      guard let list = bindings.list(template, around.scope, at: span) else {
        return resets(bindings.text(template, around.scope, at: span), around)
      }
      var inner = around
      let name = KotlinNames.unique(list.name, among: &inner.taken)
      let item = TypedExpression(.verbatim(KotlinNames.escaped(name)), list.element)
      let body = resets(bindings.text(of: item, at: span), inner)
      if body.isEmpty { return [] }
      let lambda = KotlinLambda(parameters: [KotlinNames.escaped(name)], body: body)
      return [.expression(.call(list.source.member("forEach"), [], trailing: lambda))]
    default: return resetFunction.map { [.expression(.call(.verbatim($0)))] } ?? resets
    }
  }

  /// Takes back what was entered into the inputs of a name: which of them that is only data know if they make a name.
  private func resets(_ name: KotlinExpression, _ around: Around) -> [KotlinStatement] {
    if name.plainText != nil, let input = inputs.first(where: { $0.key == name }) { return [reset(input.name)] }
    let possible = inputs.filter { $0.key.mayEqual(name) }
    return possible.map { input -> KotlinStatement in
      if input.key == name { return reset(input.name) }
      return .branch(.operation(name, "==", input.key), [reset(input.name)])
    } + forms.map { reset(formName($0, around), KotlinArgument(name)) }
  }

  /// Takes back all that was entered.
  private var resets: [KotlinStatement] { inputs.map { reset($0.name) } + forms.map { reset(formName($0)) } }

  private func reset(_ name: String, _ arguments: KotlinArgument...) -> KotlinStatement {
    .expression(.call(.member(.verbatim(name), "reset", isSafe: false), arguments, trailing: nil))
  }
}
