package import CardIR

/// Removes the tooltips of buttons.
package struct DropTooltips: Pass {
  package init() {}

  package let name = "drop-tooltips"
  package let summary = "Removes the tooltips of buttons."
  package let stage = PassStage.lossy
  package let example = PassExample(
    before: #"button title="Send" tooltip="Sends the form""#, after: #"button title="Send""#)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var taken = context.lend()
    screen.rewrite(where: { $0.has(.tooltip) }) { element in
      guard element.has(.tooltip) else { return }
      taken.record(LossKinds.budget, "the tooltip is left out to keep to the budget", at: element, .tooltip)
      element[value: .tooltip] = nil
    }
    context = taken
  }
}
