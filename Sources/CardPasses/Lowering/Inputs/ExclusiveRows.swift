import CardIR
import CardSyntax

/// Boxes that authors have wired so that one at most is on, read as the choice that they are.
///
/// Each box stores its value in one variable and switches all others off, whatever the boxes and the variable are called.
enum ExclusiveRows {
  /// A box of a group.
  private struct Box {
    let toggle: Element
    let id: String
    let variable: String
    let value: String
    /// The boxes that it switches off.
    let others: Set<String>
  }

  /// Puts a choice in the place of each group of rows below each other; `sent` has the variables that calls send.
  static func raise(in column: inout Element, sent: Set<String>, _ target: Capabilities) {
    guard target.supports(.choiceSet), column.count(of: .children) > 1 else { return }
    let slots = column[.children]
    var result: [Slot] = []
    var index = 0
    while index < slots.count {
      if let (choice, end) = group(from: index, in: slots, sent, target) {
        result.append(.one(choice))
        index = end
      } else {
        result.append(slots[index])
        index += 1
      }
    }
    if result.count < slots.count { column[.children] = result }
  }

  /// The variables that the calls of a screen send; none where only data know.
  static func sentVariables(of screen: Screen) -> Set<String>? {
    var sent: Set<String>? = []
    screen.root.visit { element in
      guard element.kind == .callAPI, element.has(.body) else { return }
      if case .literal(let list)? = element[.body], list.kind == .array {
        sent?.formUnion(list.elements.compactMap(\.string))
      } else {
        sent = nil
      }
    }
    return sent
  }

  private static func group(
    from start: Int, in slots: [Slot], _ sent: Set<String>, _ target: Capabilities
  ) -> (choice: Element, end: Int)? {
    guard let first = box(of: slots[start], sent) else { return nil }
    var boxes = [first]
    var end = start + 1
    while end < slots.count, let next = box(of: slots[end], sent), next.variable == first.variable {
      boxes.append(next)
      end += 1
    }
    let ids = Set(boxes.map(\.id))
    guard boxes.count > 1, ids.count == boxes.count, Set(boxes.map(\.value)).count == boxes.count,
      boxes.allSatisfy({ $0.others == ids.subtracting([$0.id]) }),
      boxes.count(where: { $0.toggle.literal(.isOn) == true }) <= 1
    else { return nil }
    return (choice(of: boxes, in: slots[start], target), end)
  }

  private static func choice(of boxes: [Box], in first: Slot, _ target: Capabilities) -> Element {
    var set = Element(.choiceSet, source: first.element?.source)
    if let row = first.element {
      for id in [AttributeID.spacing, .separator] { set.take(id, from: row) }
    }
    set[.id] = .literal(boxes[0].variable)
    set[value: .inputStyle] = .token("expanded")
    if boxes.contains(where: { $0.toggle.literal(.wrap) == true }), target.supports(.wrap, on: .choiceSet) {
      set[.wrap] = .literal(true)
    }
    if let chosen = boxes.first(where: { $0.toggle.literal(.isOn) == true }) { set[.value] = .literal(chosen.value) }
    set[.children] = boxes.map { box in
      var choice = Element(.choice, source: box.toggle.source)
      choice.take(.title, from: box.toggle)
      choice[.value] = .literal(box.value)
      return .one(choice)
    }
    return set
  }

  /// The box of a row with nothing but it and its title, if it does no more than a box of a group.
  private static func box(of slot: Slot, _ sent: Set<String>) -> Box? {
    guard slot.isPlain, let row = slot.element, row.kind == .stack, !JoinToggles.isSeen(row),
      let toggle = JoinToggles.joined(row), let id = toggle.literal(.id), toggle.literal(.isOn) != nil,
      toggle[.onActivated].allSatisfy(\.isPlain), toggle[.onDeactivated].allSatisfy(\.isPlain)
    else { return nil }
    // A state that is sent by itself is more than a choice says.
    if toggle.has(.variableID), toggle.literal(.variableID).map(sent.contains) ?? true { return nil }
    let actions = toggle[.onActivated].compactMap(\.element)
    let stores = actions.filter { $0.kind == .setVariable }
    guard stores.count == 1, stores[0].literal(.operation) == .set, let variable = stores[0].literal(.targetID),
      let value = stores[0].literal(.value), !value.isEmpty
    else { return nil }
    let switches = actions.filter { $0.kind != .setVariable }
    guard switches.allSatisfy({ $0.switchesOff }) else { return nil }
    let forgets = toggle[.onDeactivated].compactMap(\.element)
    guard forgets.allSatisfy({ $0.removes(variable) }) else { return nil }
    return Box(
      toggle: toggle, id: id, variable: variable, value: value,
      others: Set(switches.compactMap { $0.literal(.targetID) }))
  }
}

extension Element {
  /// Whether the action switches a box off.
  fileprivate var switchesOff: Bool {
    kind == .manipulate && literal(.targetKind) == .toggle && literal(.operation) == .deactivate
      && literal(.targetID) != nil
  }

  /// Whether the action removes a variable.
  fileprivate func removes(_ variable: String) -> Bool {
    kind == .setVariable && literal(.operation) == .remove && literal(.targetID) == variable
  }
}
