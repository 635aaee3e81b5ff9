import CardIR
import CardTemplate

/// Writes buttons, and what makes any view one.
struct ButtonCode {
  let attributes: AttributeCode
  let actions: ActionCode
  let state: StateCode
  let needs: ViewNeeds
  let names: ViewNames
  let popovers: PopoverCode
  let slots: SlotCode
  /// The points that an icon beside a title is high and wide.
  let iconSize: Double

  /// The button of an action with a title.
  func button(for action: Element, _ context: ViewContext, shows card: ShownCard? = nil) -> SwiftExpression {
    let body = statements(for: action, context, shows: card)
    var view: SwiftExpression
    if action.kind == .showPopover {
      names.note("CardPopover", of: action)
      let title = attributes.string(action, .title, context.scope) ?? .text("")
      let label = label(title, of: action, context.scope) ?? .plainText(title)
      view = popovers.button(for: action, role: Self.role(of: action), label: [.expression(label)], context)
    } else {
      names.note("Button", of: action)
      view = unstyled(action, body, context.scope)
    }
    if let card { view = showing(card, view) }
    let style: SwiftExpression =
      action[value: .mode] == .token("secondary")
      ? ".borderless" : action[value: .actionStyle] == .token("positive") ? ".borderedProminent" : ".bordered"
    return withMenu(finished(styled(view, style), action, context.scope), action, context)
  }

  private func statements(for action: Element, _ context: ViewContext, shows card: ShownCard?) -> [SwiftStatement] {
    guard let card else { return actions.statements(for: [.one(action)], context) }
    return [.expression(.call("withAnimation", [], SwiftClosure([], [.expression(state.toggle(card))])))]
  }

  /// A button that says whether the card that it shows is there.
  private func showing(_ card: ShownCard, _ button: SwiftExpression) -> SwiftExpression {
    needs.use("CardShows")
    return button.modified("cardShows", [SwiftArgument(nil, state.isShown(card))])
  }

  // MARK: Menus

  /// The button of an action in a menu.
  func menuItem(for action: Element, _ context: ViewContext, shows card: ShownCard? = nil) -> SwiftExpression {
    names.note("Button", of: action)
    let button = unstyled(action, statements(for: action, context, shows: card), context.scope)
    return finished(card.map { showing($0, button) } ?? button, action, context.scope)
  }

  /// The menu of a group for the buttons that have no place in its row.
  func menu(of items: [BuiltView]) -> BuiltView {
    needs.use("CardMenu")
    return BuiltView(around: items, name: "more") { statements in
      [.expression(.call("CardMenu", [], SwiftClosure([], statements)))]
    }
  }

  /// A button with its menu beside it, if it has one.
  private func withMenu(_ button: SwiftExpression, _ action: Element, _ context: ViewContext) -> SwiftExpression {
    if action[.menu].isEmpty { return button }
    needs.use("CardMenu")
    let items = action[.menu].map { slot in
      slots.view(ofPart: slot, context) { other, inner in BuiltView(menuItem(for: other, inner)) }
    }
    let presence = slots.presence(of: Array(action[.menu]), context).map { [SwiftArgument("hasOthers", $0)] }
    return .call(
      "CardMenu", presence ?? [],
      SwiftClosure([], [.expression(button)]).then("others", SwiftClosure([], items.flatMap(\.split))))
  }

  /// A button that looks as those around it do.
  private func unstyled(_ action: Element, _ body: [SwiftStatement], _ scope: BindingScope) -> SwiftExpression {
    let title = attributes.string(action, .title, scope) ?? .text("")
    // What is only an icon is called what its tooltip says.
    if title.isEmptyText, let name = attributes.string(action, .tooltip, scope), !name.isEmptyText,
      let icon = label(name, of: action, scope)
    {
      let label = icon.modified("labelStyle", [SwiftArgument(nil, ".iconOnly")])
      return labelled(title: name, label: label, role: Self.role(of: action), body)
    }
    return labelled(title: title, label: label(title, of: action, scope), role: Self.role(of: action), body)
  }

  private static func role(of action: Element) -> SwiftExpression? {
    action[value: .actionStyle] == .token("destructive") ? ".destructive" : nil
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
    let extents = extents(of: element, context.scope)
    let label = extents.inside.isEmpty ? nil : SwiftExpression.plainText(title).framed(extents.inside)
    var view = styled(labelled(title: title, label: label, role: nil, statements), style)
    if !extents.outside.isEmpty { view = view.framed(extents.outside) }
    let initially = attributes.flag(element, .isEnabled, usually: true, context.scope)
    return state.enabled(view, element, initially: initially) ?? finished(view, element, context.scope)
  }

  /// The frames of a button: that of its title, which its background follows, and the one around it.
  private func extents(
    of button: Element, _ scope: BindingScope
  ) -> (inside: [SwiftArgument], outside: [SwiftArgument]) {
    var (inside, outside): ([SwiftArgument], [SwiftArgument]) = ([], [])
    let width = attributes.length(button, .width, scope)
    if let width { outside.append(SwiftArgument("width", width)) }
    if width != nil || button.literal(.width) == .stretch { inside.append(SwiftArgument("maxWidth", ".infinity")) }
    if let height = attributes.length(button, .height, scope) {
      inside.append(SwiftArgument("maxHeight", ".infinity"))
      outside.append(SwiftArgument("height", height))
    }
    return (inside, outside)
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
    title: SwiftExpression, label: SwiftExpression?, role: SwiftExpression?, _ body: [SwiftStatement]
  ) -> SwiftExpression {
    let roleArguments = role.map { [SwiftArgument("role", $0)] } ?? []
    guard let label else {
      return .call("Button", [SwiftArgument(nil, title.caption)] + roleArguments, SwiftClosure([], body))
    }
    return .call("Button", roleArguments, SwiftClosure([], body).then("label", SwiftClosure([], [.expression(label)])))
  }

  /// The title of an action with its icon; none where there is only the title.
  private func label(_ title: SwiftExpression, of action: Element, _ scope: BindingScope) -> SwiftExpression? {
    if let symbol = action.literal(.symbolName) {
      return .call("Label", [SwiftArgument(nil, title.caption), SwiftArgument("systemImage", .text(symbol))])
    }
    guard let icon = attributes.address(action, .iconURL, scope), !icon.isEmptyText else { return nil }
    let size = SwiftExpression.number(iconSize)
    needs.use("CardImage")
    let arguments = [SwiftArgument("url", icon), SwiftArgument("width", size), SwiftArgument("height", size)]
    let image = SwiftExpression.call("CardImage", arguments).modified(
      "accessibilityHidden", [SwiftArgument(nil, "true")])
    return .call(
      "Label", [],
      SwiftClosure([], [.expression(.plainText(title))]).then("icon", SwiftClosure([], [.expression(image)])))
  }

  // MARK: Taps

  /// What makes a view do what its element does when it is tapped.
  func tappable(_ view: ViewSteps, _ element: Element, _ context: ViewContext) -> ViewSteps {
    guard !element[.tap].isEmpty else { return view }
    let popover = element.single(.tap).flatMap { $0.kind == .showPopover ? $0 : nil }
    let statements = actions.statements(for: element[.tap], context)
    guard !statements.isEmpty || popover != nil else { return view }
    if Self.hasControls(element) {
      guard let popover else { return tapped(view, element, statements, context) }
      names.note("CardTapPopover", of: popover)
      return helped(
        view.then { popovers.tapped([.expression($0)], showing: popover, context) }, popover, context.scope)
    }
    // A plain button is tapped where something is drawn, and not between.
    let area =
      Self.hasGaps(element) ? view.modified("contentShape", [SwiftArgument(nil, .call("Rectangle"))]) : view
    var button = area.then { content in
      if let popover { return popovers.button(for: popover, role: nil, label: [.expression(content)], context) }
      return .call("Button", [], SwiftClosure([], statements).then("label", SwiftClosure([], [.expression(content)])))
    }
    .modified("buttonStyle", [SwiftArgument(nil, ".plain")])
    if let action = element[.tap].first?.element {
      names.note(popover == nil ? "Button" : "CardPopover", of: action)
      if let title = attributes.string(action, .title, context.scope), !title.isEmptyText {
        // What is in a box is read; a picture without a description has nothing else.
        let isMute = element.kind == .image && !element.has(.altText) || element.kind == .icon
        button = button.modified(
          isMute ? "accessibilityLabel" : "accessibilityHint", [SwiftArgument(nil, title.caption)])
      }
      button = helped(button, action, context.scope)
      if let isEnabled = attributes.flag(action, .isEnabled, usually: true, context.scope) {
        button = button.modified("disabled", [SwiftArgument(nil, isEnabled.negated)])
      }
    }
    return button
  }

  /// A view with controls in it, which work: what is around them does something when it is tapped.
  private func tapped(
    _ view: ViewSteps, _ element: Element, _ statements: [SwiftStatement], _ context: ViewContext
  ) -> ViewSteps {
    needs.use("CardTap")
    var (statements, name) = (statements, [SwiftArgument]())
    if let action = element[.tap].first?.element {
      names.note("onCardTap", of: action)
      if let title = attributes.string(action, .title, context.scope), !title.isEmptyText {
        name = [SwiftArgument(nil, title)]
      }
      if let isEnabled = attributes.flag(action, .isEnabled, usually: true, context.scope) {
        statements = [.branches([SwiftBranch([.expression(isEnabled)], statements)], otherwise: nil)]
      }
    }
    let tapped = view.modified("onCardTap", name, closure: SwiftClosure([], statements))
    return element[.tap].first?.element.map { helped(tapped, $0, context.scope) } ?? tapped
  }

  /// A view that says what its action is for while a pointer is on it.
  private func helped(_ view: ViewSteps, _ action: Element, _ scope: BindingScope) -> ViewSteps {
    guard let tooltip = attributes.string(action, .tooltip, scope), !tooltip.isEmptyText else { return view }
    return view.modified("help", [SwiftArgument(nil, tooltip.caption)])
  }

  /// Whether there may be room in an element where nothing is drawn.
  private static func hasGaps(_ element: Element) -> Bool {
    switch element.kind {
    case .text, .richText: [.padding, .width, .height, .minHeight].contains { element.has($0) }
    case .image, .icon, .shape, .media: element.has(.padding)
    default: true
    }
  }

  /// Whether something in an element, besides the element itself, is there to be tapped or filled in.
  private static func hasControls(_ element: Element) -> Bool {
    element.regions.contains { region in
      guard region.id != .tap, region.id != .background else { return false }
      return region.slots.contains { slot in
        guard let part = slot.element else { return false }
        return part.kind.isInput || part.kind.family == .action || part.kind == .media || !part[.tap].isEmpty
          || hasLinks(part) || hasControls(part)
      }
    }
  }

  /// Whether a text leads somewhere.
  private static func hasLinks(_ element: Element) -> Bool {
    guard element.kind == .text else { return false }
    return switch element[.text] {
    case .literal(let text)?: text.contains("](")
    case .template(let template)?: template.sourceText.contains("](")
    case nil: false
    }
  }
}
