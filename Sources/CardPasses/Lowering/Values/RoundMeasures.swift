package import CardIR
import CardSyntax
import CardTemplate

/// Rounds measures to whole numbers where the target's decoder takes no others.
package struct RoundMeasures: Pass {
  package init() {}

  package let name = "round-measures"
  package let summary = "Rounds measures to whole numbers where the target accepts only those."
  package let stage = PassStage.lowering
  // All measures are in points by then.
  package let follows: Set<String> = ["lower-boxes", "lower-images", "lower-sizes", "lower-spacing", "lower-text"]
  package let example = PassExample(
    before: "stack padding=8.5 axis=vertical", after: "stack padding=9 axis=vertical")

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    let integral = context.target.integralAttributes
    guard !integral.isEmpty else { return }
    let attributes = AttributeSet(integral)
    var recorded = context.lend()
    screen.rewrite(in: ContentSet(attributes: Array(integral))) { Self.round(&$0, attributes, &recorded) }
    Self.round(&screen.root, attributes, &recorded)
    context = recorded
  }

  private static func round(
    _ element: inout Element, _ attributes: AttributeSet, _ context: inout PassContext
  ) {
    guard element.hasAny(of: attributes) else { return }
    for entry in element.attributes where attributes.contains(entry.id) {
      switch entry.value {
      case .number(let number), .measure(let number, .points):
        // A line of half a point is still a line.
        let least = entry.id == .borderWidth && number > 0 ? 1.0 : -.greatestFiniteMagnitude
        let whole = max((number + 0.5).rounded(.down), least)
        if whole == number { continue }
        context.record(
          LossKinds.fraction,
          "the \(entry.id.rawValue) of \(NumberText.javaScript(number)) points becomes \(NumberText.javaScript(whole))",
          at: element, entry.id, value: NumberText.javaScript(number))
        element.set(entry.id, .measure(whole, .points), origin: entry.origin)
      case .template(let template):
        // What the source gives as a fraction is rounded once it is known.
        guard !context.source.integralAttributes.contains(entry.id), template.isSingleHole,
          case .hole(let hole)? = template.segments.first
        else { continue }
        let whole = Expression.call("round", [hole])
        // What is null counts as absent, and has nothing to round.
        let rounded =
          hole.type.contains(.null) ? Expression.call("if", [.call("equals", [hole, .null]), .null, whole]) : whole
        element.set(entry.id, .template(TemplateString([.hole(rounded)])), origin: nil)
      default: continue
      }
    }
  }
}
