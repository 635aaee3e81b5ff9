package import CardIR
import CardTemplate

/// Spells colours that are known only with data as the target does: with or without `#`, alpha first, last or not.
package struct RespellBoundColors: Pass {
  package init() {}

  package let name = "respell-bound-colors"
  package let summary = "Translates bindings of colours into the target's notation."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: #"text text="A" text-color=$"${color}""#, after: ##"text text="A" text-color=$"#${color}""##)

  package func concerns(in context: PassContext) -> ContentSet? { .bindings }

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard let source = context.source.colorNotation, let target = context.target.colorNotation, source != target
    else { return }
    screen.rewrite(in: .bindings) { Self.respell(&$0, from: source, to: target) }
    Self.respell(&screen.root, from: source, to: target)
  }

  private static let colors: [AttributeID] = [.backgroundColor, .borderColor, .foregroundColor, .textColor]

  private static func respell(_ element: inout Element, from source: Color.Notation, to target: Color.Notation) {
    for id in colors where element.has(id) {
      // What a pass has made is spelt for the target already.
      guard let entry = element.entry(id), entry.origin != nil, case .template(let template) = entry.value else {
        continue
      }
      element.set(id, .template(respelt(template, from: source, to: target)), origin: nil)
    }
  }

  private static func respelt(
    _ template: TemplateString, from source: Color.Notation, to target: Color.Notation
  ) -> TemplateString {
    if source == .bare { return TemplateString([.text("#")] + template.segments) }
    guard template.isSingleHole, case .hole(let hole)? = template.segments.first else {
      // The `#` is usually the only part that is known.
      if target == .bare, case .text(let text)? = template.segments.first, text.hasPrefix("#") {
        let rest = text.dropFirst()
        return TemplateString((rest.isEmpty ? [] : [.text(String(rest))]) + template.segments.dropFirst())
      }
      return template
    }
    let choice = template.mappingChoice { text in Color(text, source).map { .string($0.text(target)) } }
    if let choice { return choice }
    // What data leave out, or have as something that is no colour, is no colour to the source.
    let text = hole.type.contains(.null) ? Expression.call("coalesce", [hole, .string("")]) : hole
    let length = Expression.call("length", [text])
    func part(_ start: Expression, _ count: Double) -> Expression { .call("substring", [hole, start, .number(count)]) }
    let last = part(.call("sub", [length, .number(6)]), 6)
    let first = part(.number(1), 6)
    func ifLong(_ color: Expression) -> TemplateString {
      let isLong = Expression.call("greaterOrEquals", [length, .number(7)])
      return TemplateString([.hole(.call("if", [isLong, color, .null]))])
    }
    switch (source, target) {
    case (.alphaFirst, .bare): return ifLong(last)
    case (_, .bare): return ifLong(first)
    case (.alphaFirst, _):
      return permuted(hole, length, color: last, alpha: part(.number(1), 2), alphaFirst: false)
    default: return permuted(hole, length, color: first, alpha: part(.number(7), 2), alphaFirst: true)
    }
  }

  /// The two digits of alpha moved to the other side, if there are any.
  private static func permuted(
    _ hole: Expression, _ length: Expression, color: Expression, alpha: Expression, alphaFirst: Bool
  ) -> TemplateString {
    let parts = alphaFirst ? [.string("#"), alpha, color] : [Expression.string("#"), color, alpha]
    return TemplateString([
      .hole(.call("if", [.call("equals", [length, .number(9)]), .call("concat", parts), hole]))
    ])
  }
}
