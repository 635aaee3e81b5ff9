import CardIR

/// Writes buttons, and what makes any view one.
struct ButtonCode {
  let attributes: AttributeCode
  let actions: ActionCode
  let state: StateCode
  let needs: ViewNeeds
  let names: ViewNames
  /// The points that an icon beside a title is high and wide.
  let iconSize: Double

  /// The button of an action with a title.
  func button(for action: Element, _ context: ViewContext, shows card: ShownCard? = nil) -> SwiftExpression {
    let body: [SwiftStatement] =
      if let card {
        [.expression(.call("withAnimation", [], SwiftClosure([], [.expression(state.toggle(card))])))]
      } else {
        actions.statements(for: [.one(action)], context)
      }
    names.note("Button", of: action)
    let isDestructive = action[value: .actionStyle] == .token("destructive")
    let view = labelled(
      title: attributes.string(action, .title, context.scope) ?? .text(""),
      icon: attributes.string(action, .iconURL, context.scope),
      role: isDestructive ? ".destructive" : nil, body)
    let style: SwiftExpression =
      action[value: .mode] == .token("secondary")
      ? ".borderless" : action[value: .actionStyle] == .token("positive") ? ".borderedProminent" : ".bordered"
    return finished(styled(view, style), action, context.scope)
  }

  /// A button with a sequence of actions.
  func button(_ element: Element, _ context: ViewContext) -> SwiftExpression {
    let ownTitle = attributes.string(element, .title, context.scope) ?? .text("")
    let title = state.content(of: element, initially: ownTitle) ?? ownTitle
    let statements = actions.statements(for: element[.actions], context)
    let style: SwiftExpression =
      switch element[.buttonStyle]?.literal {
      case .primary?, nil: ".borderedProminent"
      case .secondary?: ".bordered"
      case .link?: ".borderless"
      }
    let view = styled(labelled(title: title, icon: nil, role: nil, statements), style)
    if let id = state.changedName(of: element) {
      let initially = attributes.flag(element, .isEnabled, usually: true, context.scope)
      let isEnabled = state.isEnabled(id, initially: initially)
      return view.modified("disabled", [SwiftArgument(nil, .prefix("!", isEnabled))])
    }
    return finished(view, element, context.scope)
  }

  private func styled(_ button: SwiftExpression, _ style: SwiftExpression) -> SwiftExpression {
    if style == ".borderless" {
      needs.use("CardLinkButton")
      return button.modified("cardLinkButton")
    }
    return button.modified("buttonStyle", [SwiftArgument(nil, style)])
  }

  private func finished(_ view: SwiftExpression, _ element: Element, _ scope: BindingScope) -> SwiftExpression {
    var view = view
    if let isEnabled = attributes.flag(element, .isEnabled, usually: true, scope) {
      view = view.modified("disabled", [SwiftArgument(nil, isEnabled.negated)])
    }
    if let tooltip = attributes.string(element, .tooltip, scope), !tooltip.isEmptyText {
      view = view.modified("help", [SwiftArgument(nil, tooltip.caption)])
    }
    return view
  }

  private func labelled(
    title: SwiftExpression, icon: SwiftExpression?, role: SwiftExpression?, _ body: [SwiftStatement]
  ) -> SwiftExpression {
    let roleArguments = role.map { [SwiftArgument("role", $0)] } ?? []
    guard let icon, !icon.isEmptyText else {
      return .call("Button", [SwiftArgument(nil, title.caption)] + roleArguments, SwiftClosure([], body))
    }
    let size = SwiftExpression.number(iconSize)
    needs.use("CardImage")
    let arguments = [SwiftArgument(nil, icon), SwiftArgument("width", size), SwiftArgument("height", size)]
    let image = SwiftExpression.call("CardImage", arguments).modified(
      "accessibilityHidden", [SwiftArgument(nil, "true")])
    let label = SwiftExpression.call(
      "Label", [],
      SwiftClosure([], [.expression(.plainText(title))]).then("icon", SwiftClosure([], [.expression(image)])))
    return .call("Button", roleArguments, SwiftClosure([], body).then("label", SwiftClosure([], [.expression(label)])))
  }

  // MARK: Taps

  /// What makes a view do what its element does when it is tapped.
  func tappable(_ view: ViewSteps, _ element: Element, _ context: ViewContext) -> ViewSteps {
    guard !element[.tap].isEmpty else { return view }
    let statements = actions.statements(for: element[.tap], context)
    guard !statements.isEmpty else { return view }
    var button = view.then { content in
      .call("Button", [], SwiftClosure([], statements).then("label", SwiftClosure([], [.expression(content)])))
    }
    .modified("buttonStyle", [SwiftArgument(nil, ".plain")])
    if let action = element[.tap].first?.element {
      names.note("Button", of: action)
      if let title = attributes.string(action, .title, context.scope), !title.isEmptyText {
        button = button.modified("accessibilityLabel", [SwiftArgument(nil, title.caption)])
      }
      if let isEnabled = attributes.flag(action, .isEnabled, usually: true, context.scope) {
        button = button.modified("disabled", [SwiftArgument(nil, isEnabled.negated)])
      }
    }
    return button
  }
}
