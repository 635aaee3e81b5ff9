import CardIR
import CardSyntax

// Actions: what the user can run, and what it does.
extension FactWriter {
  /// Writes a list of actions: buttons, each on its own, or steps that run one after the other.
  mutating func writeActions(_ slots: [Slot], _ region: RegionID, of owner: Element, _ context: Context) {
    let isSequence = region != .menu && (region != .actions || owner.kind == .button)
    var sequence: [VisibilityAction] = []
    for slot in slots {
      guard let element = slot.element, let count = open(slot.scope, slot.when, element) else {
        if case .splice = slot {
          var nowhere: Flow?
          write([slot], context, &nowhere)
        }
        continue
      }
      let reached = actions.count
      writeAction(element, register(element), context)
      close(count, element)
      guard !isSequence || element.kind != .toggleVisibility else {
        // What runs together is one step from state to state.
        sequence += actions[reached...].prefix(1)
        actions.removeSubrange(reached..<min(reached + 1, actions.count))
        continue
      }
    }
    guard let first = sequence.first, owner[value: .isEnabled] != .flag(false) else { return }
    let title = owner.kind == .button ? owner.literal(.title) ?? first.title : first.title
    actions.append(VisibilityAction(changes: sequence.flatMap(\.changes), title: title))
  }

  /// Writes an action; steps that change nothing that anyone looks at are left out.
  mutating func writeAction(_ element: Element, _ owner: Int, _ context: Context) {
    if element.kind == .manipulate, !index.exists(element[value: .targetID]) { return }
    if element.kind == .setVariable, !index.isRead(element[value: .targetID]) { return }
    if element.kind == .toggleVisibility, element[value: .isEnabled] != .flag(false) {
      let changes = changes(of: element)
      if !changes.isEmpty {
        actions.append(VisibilityAction(changes: changes, title: element.literal(.title) ?? element.kind.words))
      }
    }
    writeContent(element, owner, context, isInFlow: false)
  }

  private func changes(of action: Element) -> [(name: String, isShown: Bool?)] {
    action[.targets].compactMap { slot in
      guard let target = slot.element, let id = target[value: .targetID], index.exists(id), let name = id.name else {
        return nil
      }
      return (name, target.literal(.isVisible))
    }
  }

  /// Writes what a visibility action addresses, as far as it is there.
  mutating func writeTargets(_ slots: [Slot]) {
    for slot in slots {
      guard let target = slot.element, target.kind == .target else {
        var nowhere: Flow?
        write([slot], Context(), &nowhere)
        continue
      }
      guard index.exists(target[value: .targetID]), let name = target[value: .targetID]?.name,
        let count = open(slot.scope, slot.when, target)
      else { continue }
      let owner = register(target)
      add(.target(name, target[value: .isVisible].map { FactValue($0) }), of: owner)
      for extra in target.extras {
        let value = CanonicalData.text(of: extra.value)
        add(.property(group: extra.group, name: extra.name, value: value), of: owner, origin: extra.origin)
      }
      close(count, target)
    }
  }
}
