import CardIR
import CardStyle

extension PageBuilder {
  // MARK: Cards

  /// A card: its content, and its buttons below.
  func card(_ element: Element, _ around: Around) -> Markup? {
    var card = Markup("article", "card", look: Look(["display": "flex", "flex-direction": "column"]))
    let result = cardBox(&card, element, around)
    card.look["justify-content"] = Self.justify(vertical: result.inner.verticalAlignment)
    if let speech = words(element, .speak), !speech.hasPrefix("<") { card[attribute: "aria-label"] = speech }
    if data(element, "layouts") == nil {
      flow(element[.children], in: element, into: &card, result, hasMore: !element[.actions].isEmpty)
    } else {
      var body = Markup("div", look: Look(["display": "flex", "flex-direction": "column"]))
      flow(element[.children], in: element, into: &body, result, hasMore: !element[.actions].isEmpty)
      layOut(&body, element)
      card.append(body)
    }
    if !element[.actions].isEmpty {
      let padding = Edges(result.padding)
      if let bar = actions(element[.actions], of: element, axis: host.actions.axis, result.inner, room: padding) {
        if let room = separator(points: roomBeforeActions(of: element), line: nil, .vertical) { card.append(room) }
        card.append(bar)
      }
    }
    size(&card, element)
    tap(&card, element)
    return card
  }

  /// The points before the buttons of a card.
  private func roomBeforeActions(of card: Element) -> Double {
    let last = card[.children].last { $0.element.map(isVisible) ?? false }
    return max(host.spacing[host.actions.spacing], last?.element?.kind == .actionSet ? Self.buttonReach : 0)
  }

  /// The box of a card, which is always painted, and has the padding that it states.
  private func cardBox(_ card: inout Markup, _ element: Element, _ around: Around) -> BoxResult {
    var result = box(&card, element, around)
    let own = host.adaptiveCard.allowCustomStyle ? element.literal(.containerStyle) : nil
    result.padding = element.literal(.padding) ?? 0
    card.look["padding"] = result.padding > 0 ? CSSText.pixels(result.padding) : nil
    if !element.has(.backgroundColor), let color = resolver.background(of: own ?? .default) {
      paint(&card, color, staysLight: result.inner.isOnPicture)
      ground(&card, color, &result.inner)
    }
    return result
  }

  /// A card that a button shows, in the style that the host has for such cards.
  func shownCard(_ element: Element, _ around: Around, room: Edges) -> Markup {
    var card = Markup("article", "card", look: Look(["display": "flex", "flex-direction": "column"]))
    let isPlain = !around.isAloneInRow
    let style = isPlain ? ContainerStyle.default : host.actions.showCard.style
    var result = box(&card, element, around)
    let padding = resolver.padding
    result.padding = padding
    let above = isPlain ? 0 : padding
    let below = room.bottom > 0 ? room.bottom : above
    card.look["padding"] = [above, room.right, below, room.left].map(CSSText.pixels).joined(separator: " ")
    card.look["margin"] = [0, -room.right, -room.bottom, -room.left].map(CSSText.pixels).joined(separator: " ")
    if let color = resolver.background(of: style) {
      paint(&card, color, staysLight: result.inner.isOnPicture && element.hasBackgroundPicture)
      ground(&card, color, &result.inner)
    }
    card.look["justify-content"] = Self.justify(vertical: result.inner.verticalAlignment)
    flow(element[.children], in: element, into: &card, result, hasMore: !element[.actions].isEmpty)
    if !element[.actions].isEmpty {
      let inside = Edges(padding)
      if let bar = actions(element[.actions], of: element, axis: host.actions.axis, result.inner, room: inside) {
        if let room = separator(points: roomBeforeActions(of: element), line: nil, .vertical) { card.append(room) }
        card.append(bar)
      }
    }
    annotate(&card, element, around)
    return card
  }

  // MARK: Columns

  /// Children one below the other.
  func column(_ element: Element, _ around: Around) -> Markup? { column(element, around, table: nil) }

  /// The same for a cell of a table.
  func column(_ element: Element, _ around: Around, table: TableFacts?) -> Markup? {
    var markup = Markup("div", look: Look(["display": "flex", "flex-direction": "column"]))
    var around = around
    if let table { around = table.around(element, around) }
    let result = box(&markup, element, around, table: table)
    markup.look["justify-content"] = Self.justify(vertical: result.inner.verticalAlignment)
    stackAlignment(&markup, element, axis: .vertical)
    flow(element[.children], in: element, into: &markup, result)
    layOut(&markup, element)
    size(&markup, element)
    tap(&markup, element)
    return markup
  }

  /// A region that scrolls.
  func scroll(_ element: Element, _ around: Around) -> Markup? {
    let isRow = element.literal(.axis) == .horizontal
    guard var markup = isRow ? row(element, around) : column(element, around) else { return nil }
    if isRow { markup.look["overflow-x"] = "auto" }
    return markup
  }

  /// Where the content of a column stands.
  static func justify(vertical alignment: Alignment) -> String {
    switch alignment {
    case .center: "center"
    case .bottom: "flex-end"
    default: "flex-start"
    }
  }

  /// How a stack that says so itself places and shares out its children.
  func stackAlignment(_ markup: inout Markup, _ element: Element, axis: Axis) {
    if let gap = element.literal(.gap), gap > 0 { markup.look["gap"] = CSSText.pixels(gap) }
    switch element.literal(.alignment) {
    case .leading?, .top?: markup.look["align-items"] = "flex-start"
    case .trailing?, .bottom?: markup.look["align-items"] = "flex-end"
    case .center?: markup.look["align-items"] = "center"
    case .firstBaseline?: markup.look["align-items"] = "first baseline"
    case .lastBaseline?: markup.look["align-items"] = "last baseline"
    case .fill?, .justified?, nil: break
    }
    switch element.literal(.distribution) {
    case .equalSpacing?: markup.look["justify-content"] = "space-between"
    case .equalCentering?: markup.look["justify-content"] = "space-around"
    case .fill?, .fillEqually?, .fillProportionally?, nil: break
    }
  }

  // MARK: Flow

  /// Puts children one below the other, each with the room before it.
  func flow(
    _ slots: [Slot], in element: Element, into markup: inout Markup, _ box: BoxResult, hasMore: Bool = false
  ) {
    let children = slots.compactMap(\.element)
    let first = children.firstIndex(where: isVisible)
    let last = children.lastIndex(where: isVisible)
    var around = box.inner
    around.axis = .vertical
    var earlier = CardWidths()
    for (index, child) in children.enumerated() {
      let place = Place(isTop: index == first, isBottom: index == last && !hasMore)
      guard var item = self.markup(child, around.inside(place, padding: box.padding)) else { continue }
      if item.look["flex"] == nil { item.look["flex"] = "0 0 auto" }
      if element.literal(.distribution) == .fillEqually { item.look["flex"] = "1 1 0" }
      // Buttons reach out of their sets, so those of two of them would lie over each other.
      let isBelowButtons =
        child.kind == .actionSet && children[..<index].last(where: isVisible)?.kind == .actionSet
      let least = isBelowButtons ? Self.buttonReach : 0
      add(item, of: child, isFirst: index == first, after: &earlier, to: &markup, .vertical, least: least)
    }
  }

  /// Adds a child with the room before it. What is hidden keeps its place: an action may show it. `earlier` has the widths
  /// at which one of the children before it is shown, and `least` points of room there are in any case.
  func add(
    _ item: Markup, of child: Element, isFirst: Bool, after earlier: inout CardWidths, to markup: inout Markup,
    _ axis: Axis, least: Double = 0
  ) {
    var item = item
    let isShown = isVisible(child)
    if !isShown { item.set(flag: "hidden") }
    let lead = resolver.lead(of: child)
    if !markup.isEmpty, child.has(.spacing) || child.has(.separator) || least > 0 {
      let line = lead.lineThickness > 0 ? lead : nil
      let points = max(child.has(.spacing) ? lead.points : 0, least)
      if var separator = separator(points: points, line: line, axis) {
        if !isShown || isFirst { separator.set(flag: "hidden") }
        // The room goes with the child, and with everything that it keeps the child away from.
        show(&separator, at: widths(of: child).intersection(earlier))
        markup.append(separator)
      }
    }
    earlier.formUnion(widths(of: child))
    markup.append(item)
  }

  /// The room before a child, with a line in its middle if there is one. `axis` is the direction of the children.
  func separator(points: Double, line: ResolvedLead?, _ axis: Axis) -> Markup? {
    if points <= 0, line == nil { return nil }
    var separator = Markup("div", "lead", look: Look(["flex": "0 0 auto", "overflow": "hidden"]))
    separator[attribute: "aria-hidden"] = "true"
    guard let line else {
      separator.look[axis == .vertical ? "height" : "width"] = CSSText.pixels(points)
      return separator
    }
    let half = CSSText.pixels(points / 2)
    let border = "\(CSSText.pixels(line.lineThickness)) solid \(sheet.color(line.lineColor))"
    let (before, after, edge) =
      axis == .vertical
      ? ("padding-top", "margin-bottom", "border-bottom") : ("padding-left", "margin-right", "border-right")
    separator.look[before] = half
    separator.look[after] = half
    separator.look[edge] = border
    return separator
  }
}
