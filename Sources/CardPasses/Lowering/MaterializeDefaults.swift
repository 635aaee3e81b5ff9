package import CardIR

/// Writes down what absence means in the source, where it means something else in the target.
package struct MaterializeDefaults: Pass {
  package init() {}

  package let name = "materialize-defaults"
  package let summary = "Makes the source's defaults explicit where the target has others."
  package let stage = PassStage.lowering
  // Content of fallbacks has defaults as well.
  package let follows: Set<String> = ["resolve-fallback"]
  package let example = PassExample(before: #"text text="Hello""#, after: #"text text="Hello" text-size=body"#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let source = context.source.defaults
    let target = context.target
    func materialize(_ element: inout Element) {
      guard let values = source[element.kind] else { return }
      for (id, value) in values.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where !element.has(id) {
        if target.defaultValue(of: id, on: element.kind) != value { element[value: id] = value }
      }
    }
    screen.rewrite(materialize)
    materialize(&screen.root)
  }
}
