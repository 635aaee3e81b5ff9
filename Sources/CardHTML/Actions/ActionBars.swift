import CardFormats
import CardIR
import CardStyle

extension PageBuilder {
  // MARK: Bars

  /// A set of buttons among the content.
  func actionSet(_ element: Element, _ around: Around) -> Markup? {
    let axis = element.literal(.axis) ?? host.actions.axis
    guard var bar = actions(element[.actions], of: element, axis: axis, around, room: around.reach) else { return nil }
    size(&bar, element)
    return bar
  }

  /// Buttons in the host's order and places, and below them the cards that they show. `room` is the padding around, into
  /// which these cards reach; none for nothing to show.
  func actions(
    _ slots: [Slot], of owner: Element, axis: Axis, _ around: Around, room: Edges
  ) -> Markup? {
    guard host.supportsInteractivity else { return nil }
    let actions = slots.compactMap(\.element)
    let primary = actions.filter { $0[value: .mode] != .token("secondary") }
    let most = host.actions.maxActions > 0 ? Int(host.actions.maxActions) : actions.count
    let shown = Array(primary.prefix(most))
    // A button that finds no place among the others is in the menu with those that belong there.
    let more = primary.dropFirst(most) + actions.filter { $0[value: .mode] == .token("secondary") }
    var result = Markup("div")
    var panels: [Markup] = []
    if shown.isEmpty, more.isEmpty { return nil }
    var bar = bar(axis)
    place(&bar, owner, axis)
    let fills = axis == .horizontal && host.actions.alignment == .stretch
    // Those that share the width begin with what they need, so that a line takes no more of them than fit.
    let share = fills ? "1 1 0" : "0 1 auto"
    let opens =
      host.actions.preExpandsSingleShowCard && actions.count == 1 && actions[0].kind == .showCard
    for action in shown {
      var button = actionButton(.one(action), isInline: false)
      button.look["flex"] = share
      if axis == .vertical, host.actions.buttonSpacing < 12 { button.classes.append("close") }
      annotate(&button, action, around)
      if action.kind == .showCard, let card = action.single(.card) {
        panels.append(panel(card, of: &button, around, room: room, isOpen: opens))
      } else if action.kind == .showPopover {
        panels.append(bubble(of: &button, action, around))
      }
      let others = action[.menu].compactMap(\.element)
      if !others.isEmpty {
        let (opener, menu) = overflow(others, of: action, around)
        // The two stay together where buttons go on in the next line.
        var pair = Markup("div", "pair", look: Look(["flex": share]))
        if fills { button.look["flex"] = "1 1 auto" }
        if !opens { pair.append(button) }
        pair.append(opener)
        bar.append(pair)
        panels.append(menu)
      } else if !opens {
        bar.append(button)
      }
    }
    if !more.isEmpty {
      let (button, menu) = overflow(Array(more), of: nil, around)
      bar.append(button)
      panels.append(menu)
    }
    if !bar.isEmpty { result.append(bar) }
    for panel in panels { result.append(panel) }
    return result
  }

  /// A row that goes on in the next line where buttons have no room, or a column.
  private func bar(_ axis: Axis) -> Markup {
    var bar = Markup("div", "bar")
    let spacing = host.actions.buttonSpacing
    if axis == .vertical {
      bar.look["flex-direction"] = "column"
      if spacing > 0 { bar.look["gap"] = CSSText.pixels(spacing) }
      return bar
    }
    bar.look["flex-flow"] = "row wrap"
    // What is seen of a button reaches out above and below.
    bar.look["gap"] = CSSText.pixels(spacing + Self.buttonReach) + " " + CSSText.pixels(spacing)
    return bar
  }

  /// How much higher than its box a button is seen.
  static let buttonReach = 12.0

  private func place(_ bar: inout Markup, _ owner: Element, _ axis: Axis) {
    let property = axis == .horizontal ? "justify-content" : "align-items"
    let own = owner.kind == .actionSet ? owner.literal(.horizontalAlignment) : nil
    if let own, host.actions.alignment != .stretch {
      bar.look[property] = Self.justify(own)
      return
    }
    switch host.actions.alignment {
    case .center: bar.look[property] = "center"
    case .right: bar.look[property] = "flex-end"
    case .stretch where axis == .vertical: bar.look[property] = "stretch"
    case .left, .stretch: bar.look[property] = "flex-start"
    }
  }

  // MARK: What opens below

  /// The card that a button shows.
  private func panel(
    _ card: Element, of button: inout Markup, _ around: Around, room: Edges, isOpen: Bool
  ) -> Markup {
    let id = newID("p")
    button[attribute: "aria-controls"] = id
    button[attribute: "aria-expanded"] = isOpen ? "true" : "false"
    var panel = Markup("div", "panel")
    panel[attribute: "id"] = id
    if !isOpen {
      panel.look["margin-top"] = CSSText.pixels(host.actions.showCard.inlineTopMargin)
      panel.set(flag: "hidden")
    }
    panel.append(shownCard(card, around, room: room))
    return panel
  }

  /// The button for what has no place of its own, or for the menu of an action, and the list that it opens.
  private func overflow(
    _ actions: [Element], of owner: Element?, _ around: Around
  ) -> (button: Markup, menu: Markup) {
    let id = newID("p")
    var button = Markup("button", "act")
    button[attribute: "type"] = "button"
    let title = owner.flatMap { words($0, .title) }
    button[attribute: "aria-label"] = title.map { "More actions: \($0)" } ?? "More actions"
    button[attribute: "aria-controls"] = id
    button[attribute: "aria-expanded"] = "false"
    button[attribute: "data-run"] = #"[{"do":"show"}]"#
    button.look["flex"] = "0 1 auto"
    button.append(Markup("span").containing(text: owner == nil ? "…" : "▾"))
    var menu = Markup("div", "panel", look: Look(["display": "flex", "flex-wrap": "wrap", "gap": "16px 12px"]))
    menu.look["padding"] = "16px 2px 6px"
    menu[attribute: "id"] = id
    menu.set(flag: "hidden")
    for action in actions {
      var item = actionButton(.one(action), isInline: false)
      annotate(&item, action, around)
      // What a button opens is known before the button is written, which says what that is.
      var opened: Markup?
      if action.kind == .showCard, let card = action.single(.card) {
        var panel = panel(card, of: &item, around, room: Edges(), isOpen: false)
        panel.look["flex"] = "1 0 100%"
        opened = panel
      } else if action.kind == .showPopover {
        opened = bubble(of: &item, action, around)
      }
      menu.append(item)
      if let opened { menu.append(opened) }
    }
    return (button, menu)
  }

  // MARK: Buttons

  /// A button of its own with a sequence of actions.
  func button(_ element: Element, _ around: Around) -> Markup? {
    // Its height is its own, so that what is seen of it is all of it.
    var button = Markup("button", "act", "own")
    button[attribute: "type"] = "button"
    if let text = element[.title] {
      var title = Markup("span")
      title.content = textContent(text, isMarkdown: false)
      button.append(title)
    }
    switch element.literal(.buttonStyle) {
    case .primary?: button.classes.append("positive")
    case .link?: button.classes.append("plain")
    case .secondary?, nil: break
    }
    if let tooltip = words(element, .tooltip) { button[attribute: "title"] = tooltip }
    run(&button, element[.actions])
    if element[value: .isEnabled] == .flag(false) { button.set(flag: "disabled") }
    button.look["min-height"] = "32px"
    frame(&button, element)
    size(&button, element)
    return button
  }

  /// The button of an action; one that leads to a page is a link.
  func actionButton(_ slot: Slot, isInline: Bool) -> Markup {
    guard let action = slot.element else { return Markup("span") }
    let isEnabled = action[value: .isEnabled] != .flag(false)
    let address = action.kind == .openURL ? link(action) : nil
    var button = Markup(address == nil ? "button" : "a", "act")
    if let address {
      button = Self.leading(button, to: address)
      if !isEnabled {
        button[attribute: "href"] = nil
        button[attribute: "role"] = "link"
        button[attribute: "aria-disabled"] = "true"
      }
    } else {
      button[attribute: "type"] = "button"
      run(&button, [slot])
      if !isEnabled { button.set(flag: "disabled") }
    }
    if let role = Self.role(of: action) { button[attribute: "role"] = role }
    switch action.literal(.actionStyle) {
    case .positive?: button.classes.append("positive")
    case .destructive?: button.classes.append("destructive")
    case .default?, nil: break
    }
    content(&button, action, isInline: isInline)
    if let tooltip = words(action, .tooltip) { button[attribute: "title"] = tooltip }
    return button
  }

  private static func role(of action: Element) -> String? {
    guard case .token(let name)? = action[value: .role] else { return nil }
    // The other roles promise a structure around the button that is not there.
    return ["button", "link"].contains(name) ? name : nil
  }

  private func content(_ button: inout Markup, _ action: Element, isInline: Bool) {
    let title = action[.title]
    let isAbove = host.actions.iconPlacement == .aboveTitle
    if let url = picture(action, .iconURL) {
      var icon = Markup("img")
      icon[attribute: "src"] = url
      icon[attribute: "alt"] = title == nil ? words(action, .tooltip) ?? "" : ""
      icon.look["width"] = CSSText.pixels(host.actions.iconSize)
      icon.look["height"] = CSSText.pixels(host.actions.iconSize)
      icon.look["flex"] = "0 0 auto"
      if isAbove {
        button.look["flex-direction"] = "column"
        if title != nil { icon.look["margin-bottom"] = "6px" }
      } else {
        icon.look["max-height"] = "100%"
        if title != nil { icon.look["margin-right"] = "6px" }
      }
      button.append(icon)
      if isInline, title == nil { return }
    } else if let sign = words(action, .symbolName).flatMap({ HostIcons.sign(of: $0) }) {
      var icon = Markup("span", look: Look(["flex": "0 0 auto"])).with("aria-hidden", "true")
      icon.look[isAbove ? "margin-bottom" : "margin-right"] = "6px"
      if isAbove { button.look["flex-direction"] = "column" }
      button.append(icon.containing(text: sign))
    }
    var text = Markup("span")
    if !isAbove && !host.actions.allowTitleToWrap { text.look["white-space"] = "nowrap" }
    if let title { text.content = textContent(title, isMarkdown: false) }
    button.append(text)
  }
}
