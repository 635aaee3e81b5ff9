package import CardIR

/// Removes actions and runs of texts that are hidden where the target shows all that there are: nothing in a screen shows
/// them later.
package struct DropHiddenParts: Pass {
  package init() {}

  package let name = "drop-hidden-parts"
  package let summary = "Removes hidden actions and text runs where the target shows all of them."
  package let stage = PassStage.lowering
  package let follows: Set<String> = ["materialize-defaults"]
  package let example = PassExample(
    before: """
      action-set
        actions
          action.submit title="Later" is-visible=false
          action.submit title="Now"
      """,
    after: """
      action-set
        actions
          action.submit title="Now"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet(attributes: [.isVisible])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = Worker(target: context.target, keeps: context.options.showsHidden)
    screen.rewrite(in: Self.content) { worker.settle(&$0) }
    worker.settle(&screen.root)
    for part in worker.hidden {
      context.record(LossKinds.hidden, "nothing shows it later, so it is left out", at: part)
    }
    for action in worker.taps {
      context.record(LossKinds.hidden, "what a tap does has no button that could be hidden", at: action, .isVisible)
    }
  }

  /// One run of the pass.
  private struct Worker {
    let target: Capabilities
    /// Whether what is hidden is to be shown.
    let keeps: Bool
    var hidden: [Element] = []
    /// What a tap does, which has no button that could be hidden.
    var taps: [Element] = []

    /// Settles the actions and runs that an element has.
    mutating func settle(_ element: inout Element) {
      for region in element.regions.indices {
        let id = element.regions[region].id
        guard element.regions[region].slots.contains(where: concerns) else { continue }
        element.regions[region].slots = element.regions[region].slots.compactMap { slot in
          guard concerns(slot), let part = slot.element else { return slot }
          if id == .tap {
            if part.literal(.isVisible) != true { taps.append(part) }
            return slot.replacing { action in
              var action = action
              action[.isVisible] = nil
              return action
            }
          }
          if !keeps, part.literal(.isVisible) == false {
            hidden.append(part)
            return nil
          }
          return slot.shownByCondition
        }
      }
    }

    /// Whether it is something that says whether it is shown, to a target that shows it anyway.
    private func concerns(_ slot: Slot) -> Bool {
      guard let element = slot.element, element.has(.isVisible) else { return false }
      return (element.kind.family == .action || element.kind == .run) && !target.supports(.isVisible, on: element.kind)
    }
  }
}
