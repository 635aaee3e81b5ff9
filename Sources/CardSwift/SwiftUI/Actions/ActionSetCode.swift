import CardIR
import CardStyle

/// Writes groups of actions: their buttons, and below these the cards that some of them show.
final class ActionSetCode {
  private let slots: SlotCode
  private let buttons: ButtonCode
  private let state: StateCode
  private let styles: StyleResolver
  private let colors: ViewColors
  private let subviews: Subviews
  private let names: InputNames
  /// How many groups there are so far: of the cards of each, one is shown at a time.
  private var count = 0

  init(
    slots: SlotCode, buttons: ButtonCode, state: StateCode, styles: StyleResolver, colors: ViewColors,
    subviews: Subviews, names: InputNames
  ) {
    self.slots = slots
    self.buttons = buttons
    self.state = state
    self.styles = styles
    self.colors = colors
    self.subviews = subviews
    self.names = names
  }

  /// The view of a group.
  func view(of element: Element, _ context: ViewContext, _ children: some ChildViews) -> BuiltView {
    count += 1
    let group = "cards\(count)"
    var cards: [BuiltView] = []
    var views: [BuiltView] = []
    var others: (views: [BuiltView], slots: [Slot]) = ([], [])
    let most = styles.buttons(of: element).maxCount
    for (index, slot) in element[.actions].enumerated() {
      let showsCard = slot.element?.kind == .showCard
      func card(_ inner: ViewContext) -> ShownCard? {
        showsCard ? ShownCard(number: index, in: group, context.copies, of: inner.copies) : nil
      }
      // A bubble points at its button, which a menu that has closed no longer has.
      let canFold = slot.element?.kind != .showPopover
      let isSecondary = slot.element?[value: .mode] == .token("secondary")
      let isOther = canFold && (isSecondary || most > 0 && Double(views.count) >= most)
      let view = slots.view(ofPart: slot, context) { action, inner in
        BuiltView(
          isOther
            ? buttons.menuItem(for: action, inner, shows: card(inner))
            : buttons.button(for: action, inner, shows: card(inner)))
      }
      if isOther {
        others.views.append(view)
        others.slots.append(slot)
      } else {
        views.append(view)
      }
      if showsCard, let content = slot.element?[.card].first {
        cards.append(shown(card, content, by: slot, context, children))
      }
    }
    if !others.views.isEmpty {
      let menu = buttons.menu(of: others.views)
      let presence = slots.presence(of: others.slots, context)
      views.append(
        presence.map { condition in
          menu.wrapped { [.branches([SwiftBranch([.expression(condition)], $0)], otherwise: nil)] }
        } ?? menu)
    }
    let placed = row(of: element, views, context)
    guard !cards.isEmpty else { return placed }
    let below = subviews.bounded(cards, context.parameters)
    let gap = SwiftExpression.number(styles.host.actions.showCard.inlineTopMargin)
    return BuiltView(around: [placed] + below, name: "actions") { statements in
      [
        .expression(
          .call(
            "VStack", [SwiftArgument("alignment", ".leading"), SwiftArgument("spacing", gap)],
            SwiftClosure([], statements)))
      ]
    }
  }

  /// The buttons beside or below each other.
  private func row(of element: Element, _ views: [BuiltView], _ context: ViewContext) -> BuiltView {
    let look = styles.buttons(of: element)
    let parts = subviews.bounded(views, context.parameters)
    let spacing = SwiftExpression.number(look.spacing)
    let side =
      switch element[.horizontalAlignment]?.literal {
      case .center?: ".center"
      case .trailing?: ".trailing"
      default: look.alignment == .center ? ".center" : look.alignment == .right ? ".trailing" : ".leading"
      }
    func column(_ statements: [SwiftStatement]) -> SwiftExpression {
      .call(
        "VStack", [SwiftArgument("alignment", .verbatim(side)), SwiftArgument("spacing", spacing)],
        SwiftClosure([], statements))
    }
    let buttons: BuiltView
    if parts.count == 1 {
      buttons = parts[0]
    } else if parts.count > 1, look.axis == .horizontal {
      // Beside each other if there is room, else below each other.
      let inside = subviews.extracted(BuiltView(around: parts, name: "buttons") { $0 }, context.parameters)
      buttons = BuiltView(around: [inside], name: "buttons") { statements in
        let row = Self.row(statements, spacing)
        let fitting = SwiftExpression.call(
          "ViewThatFits", [SwiftArgument("in", ".horizontal")],
          SwiftClosure([], [.expression(row), .expression(column(statements))]))
        return [.expression(fitting)]
      }
    } else {
      buttons = BuiltView(around: parts, name: "buttons") { statements in
        [.expression(look.axis == .vertical ? column(statements) : Self.row(statements, spacing))]
      }
    }
    return side == ".leading" ? buttons : buttons.map { $0.fillingWidth(side) }
  }

  private static func row(_ statements: [SwiftStatement], _ spacing: SwiftExpression) -> SwiftExpression {
    .call("HStack", [SwiftArgument("spacing", spacing)], SwiftClosure([], statements))
  }

  /// A card that a button shows.
  private func shown(
    _ card: (ViewContext) -> ShownCard?, _ content: Slot, by action: Slot, _ context: ViewContext,
    _ children: some ChildViews
  ) -> BuiltView {
    var root = content.element ?? Element(.screen)
    let style = styles.host.style(ofShownCard: root)
    let color = style == context.style ? nil : colors.background(style)
    // The card is painted here, with its room.
    root[.containerStyle] = nil
    let isSeen = style != .default || context.style != .default
    if isSeen, !root.has(.padding) { root[.padding] = .literal(styles.padding) }
    var around = context
    around.boxes.enter(style)
    let scoped = Slot.one(root, scope: action.scope ?? content.scope, when: content.when)
    return slots.view(ofPart: scoped, around) { root, inner in
      let inner = names.inside(Region(.card, [.one(root)]), of: Element(.showCard), inner)
      var view = children.view(of: .one(root), inner)
      if view.weight > 3 {
        let title = action.element?.literal(.title).flatMap { Subviews.name(from: $0) }
        view.name = title.map { $0 + "Card" } ?? "shownCard"
        view = subviews.extracted(view, inner.parameters)
      }
      if let color { view = view.map { $0.modified("background", [SwiftArgument(nil, color)]) } }
      guard let card = card(inner) else { return view }
      let condition = state.isShown(card)
      return view.wrapped { [.branches([SwiftBranch([.expression(condition)], $0)], otherwise: nil)] }
    }
  }
}
