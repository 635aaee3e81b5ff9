package import CardIR
import CardSyntax

/// Removes properties that nobody recognises, except from elements that nobody recognises either.
package struct DropUnknownProperties: Pass {
  package init() {}

  package let name = "drop-unknown-properties"
  package let summary = "Removes properties that the format does not have."
  package let stage = PassStage.lossy
  package let example = PassExample(before: #"text text="Hello" ?x-note="later""#, after: #"text text="Hello""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    func drop(_ element: inout Element) {
      // What an unknown element consists of is all that it says.
      guard !element.extras.isEmpty, element.kind != .custom, element.kind != .customAction else { return }
      for extra in element.extras {
        taken.record(
          LossKinds.budget, "the property `\(extra.name)` is left out to keep to the budget", at: extra.value,
          value: extra.value.string)
      }
      element.extras = []
    }
    screen.rewrite(where: { !$0.extras.isEmpty }, drop)
    drop(&screen.root)
    context = taken
  }
}
