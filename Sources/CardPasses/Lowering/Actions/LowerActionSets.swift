package import CardIR
import CardStyle
import CardSyntax

/// Turns groups of actions into rows of buttons; where the target has no buttons, into what looks like them.
///
/// The buttons of a document become a group at its end. A card that a button would show stands below the group, and its
/// title above it; what only looks like its button stays among others, where it does no less than these.
package struct LowerActionSets: Pass {
  package init() {}

  package let name = "lower-action-sets"
  package let summary = "Turns action sets into buttons, or into elements that look like buttons."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      action-set
        actions
          action.open-url title="Map" url="https://example.com"
      """,
    after: """
      stack axis=horizontal gap=10
        children
          button title="Map" button-style=secondary
            actions
              action.open-url url="https://example.com"
      """)

  /// What the pass looks for, apart from the buttons of documents.
  private static let content = ContentSet([.actionSet, .button])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.supports(.actionSet) else {
      if context.target.foldsActions { Self.noteFolded(in: screen.root, &context) }
      return
    }
    var worker = ActionSetLowering(context: context.lend())
    worker.appendDocumentActions(&screen.root)
    worker.dropToggles(&screen.root)
    if !worker.hasButtons { ActionSetLowering.keepAtSide(&screen.root) }
    screen.root.rewriteDescendants(in: Self.content) { worker.lower(&$0) }
    context = worker.context
  }
}

extension LowerActionSets {
  /// Says of which groups not all buttons are shown at once.
  private static func noteFolded(in root: Element, _ context: inout PassContext) {
    let most = context.styles.host.actions.maxActions
    guard most > 0, context.styles.host.supportsInteractivity else { return }
    root.visit { element in
      guard element.kind == .actionSet || element.kind == .screen else { return }
      let count = element[.actions].count { $0.element?[value: .mode] != .token("secondary") }
      guard Double(count) > most else { return }
      context.record(
        LossKinds.maxActions,
        "the group has \(count) buttons; the host shows \(NumberText.javaScript(most)), and the others are in a menu",
        at: element)
    }
  }
}

/// One run of ``LowerActionSets``.
private struct ActionSetLowering {
  var context: PassContext

  fileprivate var hasButtons: Bool { context.target.supports(.button) }

  /// Buttons of a document, or of a card in it, are its last content.
  func appendDocumentActions(_ root: inout Element) {
    root.rewriteDescendants(in: ContentSet([.screen])) { element in
      if element.kind == .screen { moveActions(&element) }
    }
    moveActions(&root, isDocument: true)
  }

  private func moveActions(_ screen: inout Element, isDocument: Bool = false) {
    guard screen.has(.actions), !screen[.actions].isEmpty else { return screen.remove(.actions) }
    var group = Element(.actionSet)
    group[.actions] = screen[.actions]
    let spacing = context.styles.host.actions.spacing
    if spacing != .default { group[.spacing] = .literal(spacing) }
    if context.options.pinsActions, context.target.root == .canvas, isDocument {
      // Cards that buttons show would not fit below buttons that stay in their place: they end what scrolls.
      var cards = group
      cards[.actions] = group[.actions].filter { $0.element?.kind == .showCard }
      group[.actions] = group[.actions].filter { $0.element?.kind != .showCard }
      if !cards[.actions].isEmpty { screen[.children].append(.one(cards)) }
      group[.id] = .literal(ShapeCanvasRoot.actionsID)
    }
    screen.remove(.actions)
    if group[.actions].isEmpty { return }
    screen[.children].append(.one(group))
  }

  /// Removes buttons that would show or hide content, with the groups and boxes in which there is nothing else: empty ones
  /// would have their distance to what is around them.
  mutating func dropToggles(_ root: inout Element) {
    if hasButtons, !context.target.supports(.toggleVisibility) { _ = dropToggles(in: &root) }
  }

  private static let toggles = ContentSet([.toggleVisibility])

  /// Whether nothing is left in an element from which something was removed.
  private mutating func dropToggles(in element: inout Element) -> Bool {
    guard element.contents.intersects(Self.toggles) else { return false }
    var isChanged = false
    for region in element.regions.map(\.id) where region != .fallback {
      let isGroup = element.kind == .actionSet
      var kept: [Slot] = []
      for var slot in element.takeSlots(of: region) {
        var isGone = false
        slot.update { child in
          if isGroup, child.kind == .toggleVisibility {
            context.recordRemoval(
              of: child, LossKinds.unsupportedVisibility,
              "\(context.targetName) cannot show or hide content, so the button is left out")
            isGone = true
          } else {
            isGone = dropToggles(in: &child) && Self.isBare(child)
          }
        }
        if isGone { isChanged = true } else { kept.append(slot) }
      }
      element[region] = kept
    }
    return isChanged && element.regions.allSatisfy { $0.id == .fallback || $0.slots.isEmpty }
  }

  /// Whether nothing is seen of an element that has nothing in it.
  private static func isBare(_ element: Element) -> Bool {
    let look: [AttributeID] = [.containerStyle, .backgroundColor, .borderColor, .minHeight, .height]
    return element.kind == .actionSet || element.kind == .stack && look.allSatisfy { !element.has($0) }
  }

  /// Gives buttons at the beginning of columns as wide as the page room beside them: what looks like one is painted, and a
  /// painted box alone would become as wide as its column.
  static func keepAtSide(_ element: inout Element) {
    let isColumn = element.kind == .stack && element[.axis]?.literal == .vertical
    let isWide = isColumn && element[.alignment]?.literal == .fill && !element.has(.width)
    guard isWide || element.kind == .screen || element.kind == .scroll else { return }
    element.updateChildren(in: ContentSet([.button])) { child in
      guard child.kind == .button else { return keepAtSide(&child) }
      guard isWide, child[.horizontalAlignment]?.literal == .leading, child[.buttonStyle]?.literal != .link else {
        return
      }
      var row = Element.flow(.horizontal, alignment: .center, source: child.source, [])
      for id in [AttributeID.spacing, .separator] {
        row.take(id, from: child)
        child[value: id] = nil
      }
      row[.children] = [.one(child), .one(Element(.spacer))]
      child = row
    }
  }

  mutating func lower(_ element: inout Element) {
    switch element.kind {
    case .actionSet: element = buttons(element)
    case .button where !hasButtons: element = context.lookalike(of: element)
    default: break
    }
  }

  // MARK: Groups

  private mutating func buttons(_ group: Element) -> Element {
    let buttons = context.styles.buttons(of: group)
    var row = Element(.stack, source: group.source)
    row[.axis] = .literal(buttons.axis)
    row[.gap] = .literal(buttons.spacing)
    var cards: [Slot] = []
    // Alone, or where it could be pressed, a button that does nothing is worse than the title of its card.
    let keepsOpeners = !hasButtons && group.count(of: .actions) > 1
    for slot in group[.actions] {
      if let action = slot.element, action.kind == .showCard {
        cards.append(slot.replacing { shown($0, isKept: keepsOpeners) })
        if !keepsOpeners { continue }
      }
      if slot.element == nil {
        context.record(
          LossKinds.droppedBinding, "actions from a binding cannot be turned into buttons, so they are left out",
          at: group)
        continue
      }
      row[.children].append(slot.replacing { button($0, in: group) })
    }
    let count = row[.children].count
    let place = context.styles.host.actions.alignment
    if !hasButtons, !group.has(.horizontalAlignment), place == .center || place == .right {
      row[.horizontalAlignment] = .literal(place == .center ? .center : .trailing)
    }
    if buttons.axis == .horizontal, !hasButtons, count > 1, place != .stretch {
      breakLines(of: &row, of: group, gap: buttons.spacing)
    } else if buttons.axis == .horizontal, !hasButtons, count > 1, !fits(group, count: count, gap: buttons.spacing) {
      context.record(
        LossKinds.distribution,
        "there is no room for the titles beside each other, so the buttons stand below each other",
        at: group)
      row[.axis] = .literal(.vertical)
    }
    if Double(count) > buttons.maxCount {
      context.record(
        LossKinds.maxActions,
        "the group has \(count) buttons, all of which are shown; the host shows \(NumberText.javaScript(buttons.maxCount))",
        at: group)
    }
    if cards.isEmpty {
      row.takeRest(of: group, regions: [.actions])
      return row
    }
    if count == 0, cards.count == 1, cards[0].isPlain, var card = cards[0].element, !group.has(.isVisible) {
      card.take(.spacing, from: group)
      card.takeRest(of: group, except: [.axis], regions: [.actions])
      return card
    }
    var column = Element(.stack, source: group.source)
    column[.axis] = .literal(.vertical)
    // Where the group has its buttons is nothing to the cards below them.
    if count > 0 { row.take(.horizontalAlignment, from: group) }
    column.takeRest(of: group, except: [.axis, .horizontalAlignment], regions: [.actions])
    column[.children] = (count > 0 ? [.one(row)] : []) + cards
    return column
  }

  /// Puts boxes that look like buttons, and are as wide as their titles, into as many rows as they need.
  private mutating func breakLines(of row: inout Element, of group: Element, gap: Double) {
    let room = context.options.screenWidth - 2 * context.styles.padding
    let slots = row[.children]
    let widths = slots.map { $0.element.map { context.width(ofLookalike: $0) } ?? 0 }
    let lines = LineBreaking.lines(of: widths, gap: gap, in: room)
    guard lines.count > 1 else { return }
    context.record(
      LossKinds.distribution,
      "there is no room for the titles beside each other, so the buttons stand in \(lines.count) rows", at: group)
    row[.axis] = .literal(.vertical)
    if let side = group.literal(.horizontalAlignment) ?? row.literal(.horizontalAlignment), side != .leading {
      row[.alignment] = .literal(side)
    }
    // One below the other they are as wide as their column; below others in a row none stands out.
    let isColumn = lines.allSatisfy { $0.count == 1 }
    if isColumn { return }
    row[.children] = lines.map { range in
      var line = Element(.stack)
      line[.axis] = .literal(.horizontal)
      line[.gap] = .literal(gap)
      line[.children] = Array(slots[range])
      return .one(line)
    }
  }

  /// Whether boxes that look like buttons have room for their titles beside each other, each with an equal part.
  private func fits(_ group: Element, count: Int, gap: Double) -> Bool {
    let room = context.options.screenWidth - 2 * context.styles.padding - gap * Double(count - 1)
    return group[.actions].allSatisfy { slot in
      guard let action = slot.element, let title = action.literal(.title) else { return true }
      return context.widthOfLookalike(title, hasIcon: action.has(.iconURL)) <= room / Double(count)
    }
  }

  /// What only documents have, and a card in a document loses with a word: the version and the address of the schema
  /// say nothing of it.
  private static let envelope: [AttributeID] = [
    .authentication, .refresh, .metadata, .fallbackText, .speak, .language,
  ]

  /// What stays of a button as what looks like it.
  private static let look: AttributeSet = [.title, .iconURL, .actionStyle, .isEnabled]

  /// The card that a button shows, below a line and the title of the button; `isKept` says that the button is there too.
  private mutating func shown(_ action: Element, isKept: Bool) -> Element {
    context.record(
      LossKinds.showCard, "\(context.targetName) cannot show a card on demand, so it stands below the buttons",
      at: action, value: action.literal(.title))
    var column = Element(.stack, source: action.source)
    column[.axis] = .literal(.vertical)
    column[.separator] = .literal(true)
    if let title = action.entry(.title) {
      var heading = Element(.text, source: action.source)
      heading.set(.text, title.value, origin: title.origin)
      heading[.textSize] = .literal(.token(.medium))
      // It is bold to stand out, not because anybody asks for it.
      if context.target.textWeights != .none { heading[.textWeight] = .literal(.bolder) }
      heading[.wrap] = .literal(true)
      column[.children].append(.one(heading))
    }
    // Where the button is not there, what it looks like is lost; what the card looks like is the column's.
    context.recordRest(of: action, except: isKept ? Self.look : [.title], regions: [.card])
    if let card = action.single(.card) {
      column[.children] += card[.children]
      for id in Self.envelope { if let entry = card.entry(id) { context.recordLoss(of: entry, on: card) } }
      column.takeRest(
        of: card, except: AttributeSet(Self.envelope).union([.version, .schema]), regions: [.children, .actions])
    }
    return column
  }

  // MARK: Buttons

  private mutating func button(_ action: Element, in group: Element) -> Element {
    guard hasButtons else {
      if action.has(.iconURL), !context.target.supports(.image) {
        context.record(
          LossKinds.actionIcon, "\(context.targetName) buttons have no icons", at: action, .iconURL,
          value: action.literal(.iconURL))
      }
      let hasSide = group[.horizontalAlignment]?.literal != nil || context.styles.host.actions.alignment != .stretch
      return context.lookalike(of: action, hugsTitle: hasSide)
    }
    var button = Element(.button, source: action.source)
    for id in [AttributeID.id, .isEnabled, .tooltip] { button.take(id, from: action) }
    context.entitle(&button, as: action)
    button[.buttonStyle] = .literal(context.buttonStyle(of: action))
    var bare = action
    if let role = action.entry(.role) { context.recordLoss(of: role, on: action) }
    for id in [AttributeID.title, .id, .isEnabled, .tooltip, .iconURL, .actionStyle, .mode, .role] {
      bare[value: id] = nil
    }
    // What nobody knows of an action is the button's, for steps that make other actions of it.
    button.extras = action.extras
    bare.extras = []
    button[.actions] = [.one(bare)]
    return button
  }
}
