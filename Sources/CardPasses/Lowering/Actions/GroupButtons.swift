package import CardIR
import CardStyle
import CardSyntax

/// Gathers neighbouring buttons into groups of actions, for targets whose buttons are actions with titles.
///
/// A row of nothing but buttons is such a group; the buttons at the end of a document are the document's own.
package struct GroupButtons: Pass {
  package init() {}

  package let name = "group-buttons"
  package let summary = "Groups neighbouring buttons into action sets where the target has no buttons."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      button title="Save" button-style=primary
        actions
          action.open-url url="https://example.com"
      text text="Hello"
      """,
    after: """
      action-set
        actions
          action.open-url title="Save" action-style=positive url="https://example.com"
      text text="Hello"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.supports(.actionSet), !context.target.supports(.button) else { return }
    var worker = context
    if context.target.supports(.inlineAction, on: .textInput) {
      screen.rewrite { element in
        if let field = Self.withInlineAction(element, &worker) { element = field }
      }
    }
    screen.root.rewriteChildren { parent, slots in
      let isRow = parent.kind == .stack && parent[.axis]?.literal == .horizontal
      if parent.kind == .stack || parent.kind == .screen, !isRow, parent[.alignment]?.literal == .fill {
        for slot in slots { if let button = slot.element { Self.reportWidth(of: button, &worker) } }
      }
      slots = Self.grouped(slots, inRow: isRow, &worker)
    }
    screen.rewrite { element in
      if element.kind == .stack, Self.isGroup(element), let group = element.single(.children) {
        if let distribution = element[.distribution]?.literal, distribution != .fill,
          distribution != .fillEqually || worker.styles.host.actions.alignment != .stretch
        {
          worker.record(
            LossKinds.distribution, "\(worker.targetName) puts the buttons of a group side by side", at: element,
            .distribution)
        }
        element = Self.placed(group, as: element)
      }
    }
    context = worker
    if context.target.supports(.actions, on: .screen), !screen.root.has(.actions) {
      var slots = screen.root[.children]
      let side = screen.root.literal(.alignment)
      if let last = slots.last, last.isPlain, let group = last.element, group.kind == .actionSet,
        group.literal(.horizontalAlignment) ?? .leading == .leading, side != .center, side != .trailing
      {
        slots.removeLast()
        screen.root[.children] = slots
        screen.root[.actions] = group[.actions]
      }
    }
  }

  /// The field of a row that holds nothing else but a button that does one thing.
  private static func withInlineAction(_ row: Element, _ context: inout PassContext) -> Element? {
    let layout = Set(AttributeID.all([.flow, .distance]))
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.regions.count == 1, row.extras.isEmpty,
      row.attributes.allSatisfy({ layout.contains($0.id) }), row[.children].allSatisfy(\.isPlain)
    else { return nil }
    let content = row[.children].compactMap(\.element).filter { $0.kind != .spacer }
    guard content.count == 2, content[0].kind == .textInput, !content[0].has(.inlineAction),
      content[1].kind == .button, content[1][.isEnabled]?.literal ?? true
    else { return nil }
    let actions = content[1][.actions]
    // What is stored for a call belongs to it; anything else is a second action.
    guard actions.allSatisfy(\.isPlain), actions.dropLast().allSatisfy({ $0.element?.kind == .setVariable }),
      let last = actions.last?.element, [.navigate, .callAPI, .openURL].contains(last.kind),
      var action = ActionSequence.principal(of: actions, at: content[1], &context)
    else { return nil }
    var field = content[0]
    for id in [AttributeID.title, .id] { action.take(id, from: content[1]) }
    field[.inlineAction] = [.one(action)]
    for id in [AttributeID.spacing, .separator] { field.take(id, from: row) }
    return field
  }

  /// Says of a button that is as wide as its column that the host makes it as wide as its title.
  private static func reportWidth(of button: Element, _ context: inout PassContext) {
    guard button.kind == .button, !button.has(.horizontalAlignment), !button.has(.width),
      context.styles.host.actions.alignment != .stretch
    else { return }
    context.record(
      LossKinds.fillAlignment,
      "the host makes buttons of \(context.targetName) as wide as their titles, and this one was as wide as its column; "
        + "with `actionAlignment` of `stretch` a host configuration keeps that", at: button)
  }

  /// Whether a stack is nothing but the place of one group.
  private static func isGroup(_ stack: Element) -> Bool {
    let layout = Set(AttributeID.all([.flow, .distance])).union([.id])
    return stack[.children].count == 1 && stack[.children][0].isPlain
      && stack[.children][0].element?.kind == .actionSet && stack.regions.count == 1
      && stack.attributes.allSatisfy { layout.contains($0.id) }
  }

  private static func placed(_ group: Element, as stack: Element) -> Element {
    var group = group
    for id in [AttributeID.spacing, .separator] { group.take(id, from: stack) }
    if stack[.axis]?.literal == .vertical, !group.has(.horizontalAlignment),
      let side = stack[.alignment]?.literal, side == .center || side == .trailing
    {
      group[.horizontalAlignment] = .literal(side)
    }
    return group
  }

  private static func grouped(_ slots: [Slot], inRow isRow: Bool, _ context: inout PassContext) -> [Slot] {
    var result: [Slot] = []
    var open: Element?
    var room: [Slot] = []
    for slot in slots {
      guard let button = slot.element, button.kind == .button else {
        // Room between the buttons of a group is the host's business; what is between them and other things is not.
        if open != nil, slot.isPlain, slot.element?.kind == .spacer {
          room.append(slot)
          continue
        }
        if let group = open { result += [.one(shown(group, &context))] + room }
        (open, room) = (nil, [])
        result.append(slot)
        continue
      }
      for id in [AttributeID.width, .height] {
        guard let extent = button.entry(id) else { continue }
        context.record(
          LossKinds.size, "the buttons of \(context.targetName) have the size that the host gives them", at: button, id,
          value: extent.origin?.numberText)
      }
      // Buttons that stand elsewhere are another group.
      if let group = open, group[.horizontalAlignment] != button[.horizontalAlignment] {
        result += [.one(shown(group, &context))] + room
        open = nil
      }
      room = []
      var group = open ?? Element(.actionSet, source: nil)
      if open == nil {
        for id in [AttributeID.spacing, .separator, .horizontalAlignment] { group.take(id, from: button) }
      }
      let action = action(button, &context)
      group[.actions].append(slot.replacing { _ in action })
      open = group
    }
    // Below the last group of a column there is nothing to keep away from.
    if let group = open { result += [.one(shown(group, &context))] + (isRow && !result.isEmpty ? room : []) }
    return result
  }

  /// A group in which something is seen: were all of its actions in the menu, there would be nothing but the menu's sign.
  /// Says of those that stay in the menu that they do.
  private static func shown(_ group: Element, _ context: inout PassContext) -> Element {
    let isMenu = group[.actions].allSatisfy { $0.element?[value: .mode] == .token("secondary") }
    guard isMenu else {
      for action in group[.actions].compactMap(\.element)
      where action[value: .mode] == .token("secondary") && context.target.supports(.mode, on: .submit) {
        context.record(
          LossKinds.buttonStyle,
          "\(context.targetName) has links in a menu only, so this one stands in the menu behind `…`", at: action)
      }
      return group
    }
    var group = group
    group[.actions] = group[.actions].map { slot in
      slot.replacing { action in
        var action = action
        context.record(
          LossKinds.buttonStyle,
          "\(context.targetName) has links in a menu only, so this one becomes a button, which is seen", at: action)
        action[value: .mode] = nil
        return action
      }
    }
    return group
  }

  /// The action that a button is: the first of its sequence that leads somewhere or sends something.
  private static func action(_ button: Element, _ context: inout PassContext) -> Element {
    var action = ActionSequence.principal(of: button[.actions], at: button, &context)
    let isIdle = action == nil
    if action == nil { action = Element(.submit, source: button.source) }
    var result = action ?? Element(.submit)
    for id in [AttributeID.title, .id] { result.take(id, from: button) }
    switch button[.buttonStyle] {
    case .literal(.primary)?, nil: result[.actionStyle] = .literal(.positive)
    case .literal(.link)?: result[value: .mode] = .token("secondary")
    case .literal(.secondary)?: break
    case .template?:
      context.record(LossKinds.binding, "the style of the button is known only with data", at: button, .buttonStyle)
    }
    if isIdle {
      if button[.isEnabled]?.literal != false, button[.actions].isEmpty {
        context.record(
          LossKinds.buttonStyle,
          "every button of \(context.targetName) that can be used sends something, so this one, which does nothing, cannot",
          at: button)
      }
      result[.isEnabled] = .literal(false)
    } else {
      result.take(.isEnabled, from: button)
    }
    return result
  }
}
