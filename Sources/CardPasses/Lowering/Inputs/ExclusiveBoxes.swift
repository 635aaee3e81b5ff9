import CardIR

/// Boxes of which one at most is on, where a target can change boxes from the actions of others but knows no groups.
///
/// Of a few boxes each switches all others off, which is the shortest way. That would take the square of their number
/// in actions, so where there are more only the first does that, and the others set it off: to switch a box on or off
/// runs none of its actions, but to toggle it does. A box that is chosen toggles the first one, whereby all others go
/// off, itself included, and then puts the two of them right. If the first was on, toggling it switches only itself
/// off, and no other was on. All of it happens before anything is drawn, so that what is seen and sent is the same
/// either way.
enum ExclusiveBoxes {
  /// The most boxes that all switch each other off; with one more the other way is the shorter one.
  static let mostDirect = 4

  /// What the box at a place of a group runs when it is switched on: `store` notes the choice.
  static func actions(of id: String, at position: Int, of count: Int, storing store: Slot) -> [Slot] {
    if count <= mostDirect || position == 0 {
      return [store] + (0..<count).filter { $0 != position }.map { change(id, $0, .deactivate) }
    }
    return relay(at: position).map { change(id, $0.position, $0.operation) } + [store]
  }

  /// The changes by which a box has the first one switch the others off.
  private static func relay(at position: Int) -> [(position: Int, operation: Operation)] {
    [(0, .toggle), (0, .deactivate), (position, .activate)]
  }

  private static func change(_ id: String, _ position: Int, _ operation: Operation) -> Slot {
    var action = Element(.manipulate)
    action[.targetKind] = .literal(.toggle)
    action[.operation] = .literal(operation)
    action[.targetID] = .literal(InputNames.box(of: id, at: position))
    return .one(action)
  }

  /// The action among `actions` that notes the choice, if the others are those of the box at a place of a group.
  static func store(in actions: [Slot], of id: String, at position: Int, of count: Int) -> Element? {
    guard actions.allSatisfy(\.isPlain) else { return nil }
    let actions = actions.compactMap(\.element)
    if actions.count == count, let first = actions.first, first.kind == .setVariable,
      switchesOff(actions.dropFirst(), id, position, count)
    {
      return first
    }
    let relay = relay(at: position)
    guard position > 0, actions.count == relay.count + 1, let last = actions.last, last.kind == .setVariable,
      zip(relay, actions).allSatisfy({ step, action in
        operation(action) == step.operation && action.literal(.targetID) == InputNames.box(of: id, at: step.position)
      })
    else { return nil }
    return last
  }

  private static func switchesOff(_ actions: ArraySlice<Element>, _ id: String, _ position: Int, _ count: Int) -> Bool {
    guard actions.allSatisfy({ operation($0) == .deactivate }) else { return false }
    let expected = (0..<count).filter { $0 != position }.map { InputNames.box(of: id, at: $0) }
    return Set(actions.compactMap { $0.literal(.targetID) }) == Set(expected)
  }

  /// What an action does to a box.
  private static func operation(_ action: Element) -> Operation? {
    action.kind == .manipulate && action.literal(.targetKind) == .toggle ? action.literal(.operation) : nil
  }
}
