package import CardIR
import CardSyntax
import CardTemplate

/// Writes neighbours that differ only in values as one element that the template language repeats.
///
/// The values go into the `$data` of the element. Only templates are changed, so that whatever fills their holes fills
/// these as well, and only where the written document gets smaller.
package struct ShareRepeats: Pass {
  package init() {}

  package let name = "share-repeats"
  package let summary =
    "Writes adjacent elements that differ only in values as one element with inline `$data`, in templates."
  package let stage = PassStage.late(.size)
  package let keepsMeaning = true
  package let repeats = true
  package let endsStage = true
  package let example = PassExample(
    before: """
      screen
        children
          text text=$"Hello, ${name}"
          text text="Milk" text-size=small wrap=true
          text text="Bread" text-size=small wrap=true
          text text="Eggs" text-size=small wrap=true
      """,
    after: """
      screen
        children
          text text=$"Hello, ${name}"
          text text=$"${$data}" text-size=small wrap=true $data=["Milk","Bread","Eggs"]
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    // A template all of whose holes are filled is final output like any other.
    guard screen.isTemplate, screen.form == .screen, Self.isBound(screen) else { return }
    var frame = Screen(name: "", format: screen.sourceFormat, root: Element(.screen), isTemplate: true)
    frame.format = screen.format
    RepeatSharing(target: context.target, frame: frame).share(in: &screen.root)
  }

  /// Whether only data tell what some of the screen is.
  private static func isBound(_ screen: Screen) -> Bool {
    screen.scope != nil || screen.when != nil
      || screen.root.containsElement { element in
        RepeatedShape.hasHoles(element)
          || element.regions.contains { region in region.slots.contains { !$0.isPlain } }
      }
  }
}

/// One walk over the lists of a screen that shares what is repeated in them.
private struct RepeatSharing {
  let target: Capabilities
  /// The screen without its elements, for measuring.
  let frame: Screen

  /// Shares repetitions in the lists of an element and of what is in it, the outermost first: they save the most.
  func share(in element: inout Element) {
    // What an input offers is known before it is shown, and belongs to its name.
    if element.kind.isInput { return }
    for id in [RegionID.children, .actions] where element.has(id) {
      if let shared = shared(element[id], id, of: element) { element[id] = shared }
    }
    element.updateChildren { share(in: &$0) }
  }

  /// The slots with every run of repetitions as one; none if nothing is gained.
  private func shared(_ slots: [Slot], _ region: RegionID, of parent: Element) -> [Slot]? {
    if slots.count < 2 { return nil }
    var result: [Slot] = []
    var hasChanged = false
    var start = 0
    while start < slots.count {
      let shape = RepeatedShape(slots[start], target, isOwn: frame.sourceFormat == frame.format)
      var end = start + 1
      if let shape { while end < slots.count, shape.covers(slots[end]) { end += 1 } }
      let run = Array(slots[start..<end])
      if let folded = shape?.folded(run), isSmaller([folded], than: run, region, of: parent) {
        result.append(folded)
        hasChanged = true
      } else {
        result += run
      }
      start = end
    }
    return hasChanged ? result : nil
  }

  private func isSmaller(_ slots: [Slot], than others: [Slot], _ region: RegionID, of parent: Element) -> Bool {
    guard let size = target.codec.size(slots, region, parent, frame),
      let other = target.codec.size(others, region, parent, frame)
    else { return false }
    return size < other
  }
}
