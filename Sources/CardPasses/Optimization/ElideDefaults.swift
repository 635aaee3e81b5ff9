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
      let attributes = element.attributes
      let kind = element.kind
      for index in attributes.indices where defaults.mayConcern(attributes[index].id, of: kind) {
        if isElidable(attributes[index], element) { element[value: attributes[index].id] = nil }
      }
    }
    if screen.format == screen.sourceFormat {
      // Nearly nothing states a default, and what does not stays as it was read.
      screen.rewrite(
        where: { element in
          guard defaults.mayConcern(element) else { return false }
          let attributes = element.attributes
          return attributes.indices.contains { isElidable(attributes[$0], element) }
        }, elide)
    } else {
      screen.rewrite(elide)
    }
    elide(&screen.root)
  }
}
