package import CardIR
import CardStyle

/// Turns pairs of title and value into rows of two texts.
package struct LowerFacts: Pass {
  package init() {}

  package let name = "lower-facts"
  package let summary = "Turns facts into rows of two texts where the target has no facts."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      facts
        children
          fact value="07:45" title="Departure"
      """,
    after: """
      stack axis=vertical gap=4
        children
          stack axis=horizontal gap=10
            children
              text text="Departure" text-weight=bolder
              text text="07:45"
      """)

  package func concerns(in context: PassContext) -> ContentSet? { Self.content }

  /// What the pass looks for.
  private static let content = ContentSet([.facts])

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.supports(.facts) else { return }
    var worker = context
    screen.rewrite(in: Self.content) { element in
      if element.kind == .facts { element = Self.lowered(element, &worker) }
    }
    context = worker
  }

  private static func lowered(_ facts: Element, _ context: inout PassContext) -> Element {
    var stack = Element(.stack, source: facts.source)
    stack[.axis] = .literal(.vertical)
    stack[.gap] = .literal(4)
    // Facts fill the width, and no renderer moves them to a side.
    stack.takeRest(of: facts, except: [.horizontalAlignment])
    if let entry = facts.entry(.horizontalAlignment) { context.recordLoss(of: entry, on: facts) }
    var hasSplice = false
    let titleWidth = titleWidth(of: facts, context)
    stack[.children] = facts[.children].compactMap { slot in
      guard slot.element != nil else {
        hasSplice = true
        return nil
      }
      return slot.replacing { row(from: $0, titleWidth, context) }
    }
    if hasSplice {
      context.record(
        LossKinds.binding, "facts from a binding cannot be turned into rows, so they are left out", at: facts)
    }
    if !stack[.children].isEmpty {
      let kind = context.target.stacksFillWidth ? LossKinds.fontWeight : LossKinds.factColumns
      context.record(kind, "\(context.targetName) has no facts, so they become rows of two texts", at: facts)
    }
    return stack
  }

  private static func row(from fact: Element, _ titleWidth: Double, _ context: PassContext) -> Element {
    let design = context.styles.host.factSet
    let title = text(fact, .title, design.title, context)
    var value = text(fact, .value, design.value, context)
    if design.value.maxWidth > 0 { value[.width] = .literal(.points(design.value.maxWidth)) }
    var row = Element(.stack, source: fact.source)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(design.spacing)
    row[.alignment] = .literal(.top)
    row.takeRest(of: fact, except: [.title, .value])
    if context.target.stacksFillWidth {
      // Equal titles line the values up.
      var column = title
      column[.width] = .literal(.points(titleWidth))
      row[.children] = [.one(column), .one(value)]
    } else {
      // Titles in frames of one width line the values up.
      var column = title
      column[.width] = .literal(.points(titleWidth))
      row[.children] = [.one(context.framesColumns ? column.framed() : title), .one(value), .one(Element(.spacer))]
    }
    return row
  }

  /// The points across of all titles: as wide as the widest, where that is known, and no wider than the host allows.
  private static func titleWidth(of facts: Element, _ context: PassContext) -> Double {
    let design = context.styles.host.factSet.title
    let limit = design.maxWidth > 0 ? design.maxWidth : usualTitleWidth
    let own = context.styles.host.points(design.look.size)
    let size = TextSizeScale(context).points(of: .token(design.look.size))
    guard context.settlesWidths || context.framesColumns else { return min(usualTitleWidth, limit) }
    let natural = NaturalWidth(lineThickness: 0)
    let titles = facts[.children].map { $0.element?.literal(.title) }
    let isBold = design.look.weight == .bolder && context.target.textWeights != .none
    let widths = titles.map { $0.map { natural.width(of: $0, size: size, isBold: isBold) } ?? usualTitleWidth }
    // The limit is for text of the host's size.
    return max(1, min(widths.max() ?? usualTitleWidth, (limit * max(1, size / own)).rounded()))
  }

  /// The points across of titles on a page as wide as a telephone.
  private static let usualTitleWidth = 110.0

  /// The title or value as text of the look that the host gives it.
  private static func text(
    _ fact: Element, _ part: AttributeID, _ design: HostConfig.FactText, _ context: PassContext
  ) -> Element {
    var text = Element(.text, source: fact.source)
    text.reserveAttributes(8)
    if let entry = fact.entry(part) { text.set(.text, entry.value, origin: entry.origin) }
    let look = design.look
    if look.weight != .default, context.target.textWeights != .none { text[.textWeight] = .literal(look.weight) }
    text[.wrap] = .literal(design.wrap)
    if look.size != .default { text[.textSize] = .literal(.token(look.size)) }
    if look.color != .default { text[.textColor] = .literal(.palette(look.color)) }
    if look.isSubtle { text[.isSubtle] = .literal(true) }
    if look.font != .default { text[value: .fontType] = look.font.storage }
    return text
  }
}
