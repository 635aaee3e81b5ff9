package import CardIR

/// Removes steps of actions that cannot have an effect: changes of elements that do not exist, and variables that
/// nothing reads.
///
/// A button stays even if no step of it is left: it is seen. Nothing is removed where scopes or names are known only
/// with data, nor a variable in a screen that calls an endpoint, whose answer may hold
/// actions that read it.
package struct RemoveDeadActions: Pass {
  private let isLate: Bool

  /// The pass on what the source says or, late, on what legalization has made of it, which may have left elements out.
  package init(isLate: Bool = false) { self.isLate = isLate }

  package var name: String { isLate ? "remove-dead-lowered-actions" : "remove-dead-actions" }
  package var summary: String {
    isLate
      ? "Removes steps of actions that have no effect after legalization."
      : "Removes steps of actions that cannot have an effect."
  }
  package var stage: PassStage { isLate ? .late(.structural) : .early(.structural) }
  package let keepsMeaning = true
  package var repeats: Bool { isLate }
  package var concernsLegalized: Bool { isLate }
  package let needs: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: """
      text text="Hello" id="greeting"
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="greeting"
              target target-id="farewell"
      """,
    after: """
      text text="Hello" id="greeting"
      button title="More"
        actions
          action.toggle-visibility
            targets
              target target-id="greeting"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard screen.root.containsElement(where: { Self.mayBeDead.contains($0.kind) }) else { return }
    let references = context.references(of: screen)
    let isReadable = screen.form != .screen || screen.root.containsElement(where: Self.mayReadVariables)
    func isDead(_ action: Element) -> Bool {
      guard !action.has(.scopes), action.extras.isEmpty else { return false }
      switch action.kind {
      case .target, .manipulate: return action.literal(.targetID).map { !references.mayExist($0) } ?? false
      case .setVariable: return !isReadable && action.literal(.targetID) != nil
      default: return false
      }
    }
    func holdsDead(_ region: Region) -> Bool {
      Self.sequences.contains(region.id) && region.slots.contains { $0.element.map(isDead) ?? false }
    }
    func holdsDead(_ element: Element) -> Bool { element.regions.contains(where: holdsDead) }
    guard screen.root.containsElement(where: holdsDead) else { return }
    screen.rewrite(where: holdsDead) { element in
      for region in element.regions.indices where holdsDead(element.regions[region]) {
        let kept = element.regions[region].slots.filter { !($0.element.map(isDead) ?? false) }
        // A visibility action that addresses nothing is none that the format knows.
        if kept.isEmpty, element.regions[region].id == .targets { continue }
        element.regions[region].slots = kept
      }
    }
  }

  /// The kinds of steps that need something else to have an effect.
  private static let mayBeDead: [ElementKind] = [.target, .manipulate, .setVariable]

  private static func mayReadVariables(_ element: Element) -> Bool {
    switch element.kind {
    case .callAPI, .custom, .customAction: true
    default: element.kind.isInput
    }
  }

  /// The lists of an element that are run as a whole, so that one step less is not seen.
  private static let sequences: Set<RegionID> = [.actions, .targets, .onActivated, .onDeactivated, .steps]
}
