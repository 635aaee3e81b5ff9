import CardIR

/// Spells uses of the view's `CardState`, which knows what is shown and what actions have changed.
struct StateCode {
  let facts: ScreenFacts
  let needs: ViewNeeds

  // MARK: Elements

  /// Whether what an element shows may come and go.
  func mayToggle(_ element: Element) -> Bool { facts.mayToggle(element[.id]) }

  /// Whether the element with this name is shown.
  func isVisible(_ id: SwiftExpression, initially: SwiftExpression?) -> SwiftExpression {
    use("isVisible", [SwiftArgument(nil, id)] + (initially.map { [SwiftArgument("initially", $0)] } ?? []))
  }

  /// Whether an element is shown, by actions and by data; none if it always is.
  func visibility(of element: Element, _ attributes: AttributeCode, _ scope: BindingScope) -> SwiftExpression? {
    let usual = attributes.flag(element, .isVisible, usually: true, scope)
    guard mayToggle(element), let id = attributes.string(element, .id, scope) else { return usual }
    return isVisible(id, initially: usual)
  }

  /// What tells whether an element is shown, as a function of its name and its first state.
  var isVisibleMethod: SwiftExpression {
    needs.use(.state)
    return "state.isVisible"
  }

  /// Whether an action changes what an element shows.
  func changesContent(of element: Element) -> Bool {
    element.literal(.id).map(facts.changedContents.contains) ?? false
  }

  /// What an element shows that shows `content` until an action changes that; none if no action does.
  func content(of element: Element, initially content: SwiftExpression) -> SwiftExpression? {
    guard changesContent(of: element), let id = element.literal(.id) else { return nil }
    return .infix(use("content", [SwiftArgument(nil, .text(id))]), "??", content)
  }

  /// A control that cannot be used while actions say so, and at first if data do not say otherwise; none if no action says
  /// anything of it.
  func enabled(_ view: SwiftExpression, _ element: Element, initially: SwiftExpression?) -> SwiftExpression? {
    guard let id = element.literal(.id), facts.changedStates.contains(id) else { return nil }
    let more = initially.map { [SwiftArgument("initially", $0)] } ?? []
    let isEnabled = use("isEnabled", [SwiftArgument(nil, .text(id))] + more)
    return view.modified("disabled", [SwiftArgument(nil, .prefix("!", isEnabled))])
  }

  // MARK: Changes

  /// Shows or hides the element with this name, as more arguments say.
  func setVisible(_ id: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftExpression {
    use("setVisible", [SwiftArgument(nil, id)] + arguments)
  }

  /// Changes what the element with this name shows.
  func setContent(_ id: SwiftExpression, to value: SwiftExpression) -> SwiftExpression {
    use("setContent", [SwiftArgument(nil, id), SwiftArgument("to", value)])
  }

  /// Changes whether the element with this name can be used.
  func setEnabled(_ id: SwiftExpression, to value: SwiftExpression) -> SwiftExpression {
    use("setEnabled", [SwiftArgument(nil, id), SwiftArgument("to", value)])
  }

  // MARK: Cards that buttons show

  /// Whether a card is the one of its group that is shown.
  func isShown(_ card: ShownCard) -> SwiftExpression { use("isShown", card.arguments) }

  /// Shows a card instead of the others of its group, or hides it.
  func toggle(_ card: ShownCard) -> SwiftExpression { use("toggle", card.arguments) }

  private func use(_ method: String, _ arguments: [SwiftArgument]) -> SwiftExpression {
    needs.use(.state)
    return .call(.verbatim("state." + method), arguments, nil)
  }
}

/// A card that a button shows, among others of which one is shown at a time.
struct ShownCard {
  private let name: SwiftExpression
  private let group: SwiftExpression

  /// The card of an action by its number, in the copy of a group that stands in these copies of what repeats; the action
  /// stands in more of them if it repeats itself.
  init(number: Int, in group: String, _ groupCopies: [SwiftExpression], of actionCopies: [SwiftExpression]) {
    name = Self.name("\(group).\(number)", actionCopies)
    self.group = Self.name(group, groupCopies)
  }

  private static func name(_ base: String, _ copies: [SwiftExpression]) -> SwiftExpression {
    .string([.text(base)] + copies.flatMap { [.text(".")] + $0.textParts })
  }

  fileprivate var arguments: [SwiftArgument] { [SwiftArgument(nil, name), SwiftArgument("in", group)] }
}
