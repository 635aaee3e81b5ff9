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
    func elide(_ element: inout Element) {
      for entry in element.attributes where target.isElidable(entry.value, of: entry.id, on: element.kind) {
        element[value: entry.id] = nil
      }
    }
    screen.rewrite(elide)
    elide(&screen.root)
  }
}
