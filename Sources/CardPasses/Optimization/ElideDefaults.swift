package import CardIR

/// Removes attributes whose value is what their absence means.
package struct ElideDefaults: Pass {
  package init() {}

  package let name = "elide-defaults"
  package let summary = "Removes attributes whose value is what their absence means in the target."
  package let stage = PassStage.late(.canonical)
  package let example = PassExample(
    before: #"text text="Hello" wrap=false is-subtle=false"#, after: #"text text="Hello""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let target = context.target
    // Most elements have nothing that could be elided: that must cost next to nothing.
    var defaults = [[(id: AttributeID, value: AttributeValue)]](repeating: [], count: ElementKind.count)
    var candidates = [AttributeSet](repeating: [], count: ElementKind.count)
    for (kind, values) in target.defaults {
      for (id, value) in values where !target.explicitAttributes.contains(id) {
        defaults[kind.ordinal].append((id, value))
        candidates[kind.ordinal].insert(id)
      }
    }
    func hasCandidates(_ element: Element) -> Bool { element.hasAny(of: candidates[element.kind.ordinal]) }
    func isElidable(_ entry: AttributeEntry, _ element: Element) -> Bool {
      defaults[element.kind.ordinal].contains { $0.id == entry.id && Capabilities.areAlike($0.value, entry.value) }
        && !target.statesExplicitly(entry.id, element)
    }
    func elide(_ element: inout Element) {
      guard hasCandidates(element) else { return }
      for entry in element.attributes where isElidable(entry, element) { element[value: entry.id] = nil }
    }
    screen.rewrite(
      where: { element in
        hasCandidates(element) && element.attributes.contains { isElidable($0, element) }
      }, elide)
    elide(&screen.root)
  }
}
