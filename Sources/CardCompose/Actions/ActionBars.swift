import CardFormats
import CardIR
import CardStyle
import CardSyntax

/// The cards that the buttons of a group show, of which one is open at a time.
private struct OpenedCards {
  /// The name of the state with the number of the open one.
  let name: String
  var panels: [KotlinStatement] = []
  /// The declarations of what is entered in them, where each row has its own.
  var forms: [KotlinStatement] = []
}

extension ScreenGenerator {
  /// A group of buttons among the content.
  func actionSet(_ element: Element, _ around: Around) -> [KotlinStatement] {
    actions(element[.actions], of: element, axis: element.literal(.axis) ?? host.actions.axis, around)
  }

  /// Buttons in the host's order and places, and below them the cards that they show.
  func actions(_ slots: [Slot], of owner: Element, axis: Axis, _ around: Around) -> [KotlinStatement] {
    guard host.supportsInteractivity, !slots.isEmpty else { return [] }
    let primary = slots.filter { $0.element?[value: .mode] != .token("secondary") }
    let most = host.actions.maxActions > 0 ? Int(host.actions.maxActions) : primary.count
    // A button that finds no place among the others is in the menu with those that belong there.
    let more = primary.dropFirst(most) + slots.filter { $0.element?[value: .mode] == .token("secondary") }
    let stretches = host.actions.alignment == .stretch
    let isRow = axis == .horizontal
    var inner = around
    inner.layout = isRow ? (stretches ? .row : .box) : .column
    inner.hugs = !stretches
    var opened: OpenedCards?
    func open(_ slot: Slot) -> KotlinStatement? { self.opening(slot, around, &opened) }
    var buttons = primary.prefix(most).flatMap { slot in
      let opening = open(slot)
      return statements(for: slot, inner) { action, inner in
        self.actionButton(action, [.one(action)], inner, fills: stretches, opening: opening)
          + self.menu(of: action, inner)
      }.statements
    }
    if !more.isEmpty {
      buttons += overflow(
        more.map { slot in
          let opening = open(slot)
          var inner = inner
          // A menu is gone as soon as something is chosen, and with it what its repeated items could open.
          inner.cannotOpen = slot.scope != nil
          return statements(for: slot, inner) { action, inner in self.menuItem(action, inner, opening) }
        }, [])
    }
    if buttons.isEmpty { return [] }
    var result: [KotlinStatement] = []
    if let opened {
      result.append(.declaration("var", opened.name, remembered("0")))
      result += opened.forms
    }
    result.append(.expression(bar(buttons, of: owner, isRow: isRow, around)))
    guard let opened, !opened.panels.isEmpty else { return result }
    // The buttons and what they open are one child of what is around: nothing but the margin of the card is between them.
    var modifier = modifier()
    place(&modifier, Element(.actionSet), around, fills: true)
    let arguments = modifier.isEmpty ? [] : [KotlinArgument("modifier", modifier.expression)]
    let name = use("androidx.compose.foundation.layout.Column")
    return [.expression(.call(name, arguments, trailing: KotlinLambda(body: result + opened.panels)))]
  }

  /// The menu beside the button of an action.
  private func menu(of action: Element, _ around: Around) -> [KotlinStatement] {
    if action[.menu].isEmpty { return [] }
    return overflow(
      action[.menu].map { slot in
        statements(for: slot, around) { other, inner in self.menuItem(other, inner, nil) }
      }, [KotlinArgument("sign", .text("▾"))])
  }

  /// A menu with items, which is there only where one of them is.
  private func overflow(_ items: [SlotCode], _ arguments: [KotlinArgument]) -> [KotlinStatement] {
    let body = items.flatMap(\.statements)
    if body.isEmpty { return [] }
    let menu = KotlinStatement.expression(
      .call(use(part: "CardOverflow"), arguments, trailing: KotlinLambda(body: body)))
    let presence = items.reduce(Presence.never) { $0.or($1.presence) }
    guard case .whenAny(let conditions) = presence, let condition = KotlinExpression.any(conditions) else {
      return [menu]
    }
    return [.branch(condition, [menu])]
  }

  private func bar(_ buttons: [KotlinStatement], of owner: Element, isRow: Bool, _ around: Around) -> KotlinExpression {
    let stretches = host.actions.alignment == .stretch
    let own = owner.kind == .actionSet && !stretches ? owner.literal(.horizontalAlignment) : nil
    let side: String =
      switch (own, host.actions.alignment) {
      case (.center?, _), (nil, .center): "CenterHorizontally"
      case (.trailing?, _), (nil, .right): "End"
      default: "Start"
      }
    let distance = host.actions.buttonSpacing
    if isRow, !stretches { return flow(distance: distance, around, arrangement: side, buttons) }
    var modifier = modifier()
    place(&modifier, Element(.actionSet), around, fills: true)
    let spaced = use("androidx.compose.foundation.layout.Arrangement")
      .calling("spacedBy", KotlinArgument(length(distance)))
    var arguments = modifier.isEmpty ? [] : [KotlinArgument("modifier", modifier.expression)]
    arguments.append(KotlinArgument(isRow ? "horizontalArrangement" : "verticalArrangement", spaced))
    if !isRow, !stretches, side != "Start" {
      let alignment = use("androidx.compose.ui.Alignment").member(side)
      arguments.append(KotlinArgument("horizontalAlignment", alignment))
    }
    let name = use("androidx.compose.foundation.layout." + (isRow ? "Row" : "Column"))
    return .call(name, arguments, trailing: KotlinLambda(body: buttons))
  }

  // MARK: Cards

  /// What opens the card of a button, if it has one; the cards are collected with the name of their state.
  private func opening(
    _ slot: Slot, _ around: Around, _ opened: inout OpenedCards?
  ) -> KotlinStatement? {
    guard let action = slot.element, action.kind == .showCard, let card = action.single(.card), slot.scope == nil
    else { return nil }
    let number = number(ofCard: card)
    let name = opened?.name ?? "openCard\(number)"
    var inner = around
    let form = ownForm(ofCard: number, &inner)
    inner.cards.append(number)
    if form != nil { inner.isRepeated = false }
    inner.layout = .column
    inner.loopIndex = nil
    let isOpen = KotlinExpression.operation(.verbatim(name), "==", .verbatim("\(number)"))
    let content = [room(host.actions.showCard.inlineTopMargin)] + screen(card, inner, isShown: true)
    // A card goes with its button.
    let panel = statements(for: .one(action, when: slot.when), around) { _, _ in [.branch(isOpen, content)] }.statements
    opened = opened ?? OpenedCards(name: name)
    opened?.panels += panel
    if let form { opened?.forms.append(form) }
    return .assignment(name, .conditional(isOpen, "0", .verbatim("\(number)")))
  }

  /// The number of a card that a button shows.
  func number(ofCard card: Element) -> Int {
    if let known = cardNumbers.first(where: { $0.card.isSame(as: card) }) { return known.number }
    cardNumbers.append((card, cardNumbers.count + 1))
    return cardNumbers.count
  }

  // MARK: Buttons

  /// A button of its own with a sequence of actions.
  func button(_ element: Element, _ around: Around) -> [KotlinStatement] {
    var arguments = words(of: element, around)
    var modifier = modifier()
    if let alignment = element.literal(.horizontalAlignment) { align(&modifier, alignment, around) }
    place(&modifier, element, around)
    look(&modifier, element, around)
    if let padding = element.literal(.padding), padding > 0 { pad(&modifier, padding) }
    if !modifier.isEmpty { arguments.append(KotlinArgument("modifier", modifier.expression)) }
    let style: String? =
      switch element.literal(.buttonStyle) {
      case .primary?: "POSITIVE"
      case .link?: "LINK"
      case .secondary?, nil: nil
      }
    arguments += look(style)
    if let isEnabled = flag(element, .isEnabled, usually: true, around) {
      arguments.append(KotlinArgument("isEnabled", isEnabled))
    }
    let body = actions(element[.actions], around, of: element)
    return [.expression(.call(use(part: "CardButton"), arguments, trailing: KotlinLambda(body: body)))]
  }

  private func look(_ style: String?) -> [KotlinArgument] {
    style.map { [KotlinArgument("look", use(part: "CardButtonLook").member($0))] } ?? []
  }

  /// The button of an action.
  func actionButton(
    _ action: Element, _ slots: [Slot], _ around: Around, isInline: Bool = false, fills: Bool = false,
    opening: KotlinStatement? = nil
  ) -> [KotlinStatement] {
    guard let body = handler(of: action, slots, around, opening) else { return [] }
    var arguments = words(of: action, around)
    if fills {
      var modifier = modifier()
      if around.layout == .row {
        modifier.add("weight", KotlinArgument("1f"))
      } else {
        add("fillMaxWidth", from: "androidx.compose.foundation.layout.", to: &modifier)
      }
      arguments.append(KotlinArgument("modifier", modifier.expression))
    }
    let style: String? =
      switch action.literal(.actionStyle) {
      case .positive?: "POSITIVE"
      case .destructive?: "DESTRUCTIVE"
      case .default?, nil: isInline ? "LINK" : nil
      }
    arguments += look(style)
    if let isEnabled = flag(action, .isEnabled, usually: true, around) {
      arguments.append(KotlinArgument("isEnabled", isEnabled))
    }
    if case .assignment(_, .conditional(let isOpen, _, _))? = opening {
      arguments.append(KotlinArgument("isExpanded", isOpen))
    }
    if let icon = icon(of: action, around) { arguments.append(KotlinArgument("icon", icon)) }
    note("CardButton", of: action)
    return [.expression(.call(use(part: "CardButton"), arguments, trailing: KotlinLambda(body: body)))]
  }

  /// What the button of an action does; none where it is not there. One that nobody can press does nothing.
  private func handler(
    of action: Element, _ slots: [Slot], _ around: Around, _ opening: KotlinStatement?
  ) -> [KotlinStatement]? {
    if action.literal(.isEnabled) == false, opening == nil { return Self.nothing }
    let body = actions(slots, around, of: action, opening: opening)
    return body.isEmpty ? nil : body
  }

  /// What a button says: its title, and for screen readers what its tooltip says, which is the name of one without title.
  private func words(of button: Element, _ around: Around) -> [KotlinArgument] {
    let title = text(button, .title, around) ?? .text("")
    let words = [KotlinArgument("title", title)]
    var hint = text(button, .tooltip, around)
    if hint ?? .text("") == .text("") {
      // An icon of the catalogue is called by its name.
      guard title == .text(""), case .text(let icon)? = button[value: .symbolName] else { return words }
      hint = .text(HostIcons.words(of: icon))
    }
    return words + (hint.map { [KotlinArgument("hint", $0)] } ?? [])
  }

  private func icon(of action: Element, _ around: Around) -> KotlinExpression? {
    if case .text(let icon)? = action[value: .symbolName] {
      // Words beside the title would be read as part of it.
      let isAlone = text(action, .title, around) ?? .text("") == .text("")
      let shown = HostIcons.sign(of: icon) ?? (isAlone ? HostIcons.words(of: icon) : nil)
      report(.iconSign(icon, shown: shown, at: action.entry(.symbolName)?.origin?.span ?? action.span))
      guard let shown else { return nil }
      _ = use("androidx.compose.ui.semantics.clearAndSetSemantics")
      let silent = use("androidx.compose.ui.Modifier").calling(
        "clearAndSetSemantics", KotlinArgument(.lambda(KotlinLambda(body: []))))
      let sign = KotlinExpression.call(
        use("androidx.compose.material3.Text"), KotlinArgument("text", .text(shown)),
        KotlinArgument("modifier", silent))
      return .lambda(KotlinLambda(body: [.expression(sign)]))
    }
    guard let url = text(action, .iconURL, around), url != .text("") else { return nil }
    var modifier = modifier()
    let size = KotlinArgument(length(host.actions.iconSize))
    add("size", from: "androidx.compose.foundation.layout.", size, to: &modifier)
    usesImages = true
    let image = KotlinExpression.call(
      use(part: "CardImage"), KotlinArgument("url", url), KotlinArgument("modifier", modifier.expression))
    return .lambda(KotlinLambda(body: [.expression(.call("image", KotlinArgument(image)))]))
  }

  private func menuItem(_ action: Element, _ around: Around, _ opening: KotlinStatement?) -> [KotlinStatement] {
    guard let body = handler(of: action, [.one(action)], around, opening) else { return [] }
    var arguments = words(of: action, around)
    if action.literal(.actionStyle) == .destructive { arguments.append(KotlinArgument("isDestructive", "true")) }
    if let isEnabled = flag(action, .isEnabled, usually: true, around) {
      arguments.append(KotlinArgument("isEnabled", isEnabled))
    }
    if let icon = icon(of: action, around) { arguments.append(KotlinArgument("icon", icon)) }
    note("CardMenuItem", of: action)
    return [.expression(.call(use(part: "CardMenuItem"), arguments, trailing: KotlinLambda(body: body)))]
  }
}
