package import CardIR

/// Removes attributes whose value is what their absence means.
package struct ElideDefaults: Pass {
  package init() {}

  package let name = "elide-defaults"
  package let summary = "Omits properties that equal the target's default."
  package let stage = PassStage.late(.canonical)
  package let keepsMeaning = true
  package let preserves: Set<ScreenAnalysis> = [.references]
  package let example = PassExample(
    before: #"text text="Hello" wrap=false is-subtle=false"#, after: #"text text="Hello""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    let defaults = target.elidableDefaults
    func isElidable(_ entry: AttributeEntry, _ element: Element) -> Bool {
      // Without it, a property that gives way to it would count.
      defaults.contains(entry, of: element.kind) && !target.statesExplicitly(entry.id, element)
        && !element.extras.contains { $0.overruledBy != nil }
    }
    func elide(_ element: inout Element) {
      guard defaults.mayConcern(element) else { return }
      for entry in element.attributes where isElidable(entry, element) { element[value: entry.id] = nil }
    }
    screen.rewrite(
      where: { element in
        defaults.mayConcern(element) && element.attributes.contains { isElidable($0, element) }
      }, elide)
    elide(&screen.root)
  }
}
