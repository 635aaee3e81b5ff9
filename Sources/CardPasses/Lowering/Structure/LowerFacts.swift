package import CardIR
import CardStyle
import CardText

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
    Self.lower(&screen.root, room: context.options.screenWidth, in: EnclosingBoxes(), &worker)
    context = worker
  }

  /// Lowers the facts in an element that has about so many points across.
  private static func lower(
    _ element: inout Element, room: Double, in boxes: EnclosingBoxes, _ context: inout PassContext
  ) {
    if element.kind == .facts {
      element = lowered(element, in: room, &context)
      return
    }
    var boxes = boxes
    boxes.enter(element)
    let isPainted = element.literal(.containerStyle).map(boxes.paints) ?? false
    let isPadded = element.kind == .screen || element.hasBackgroundPicture || isPainted
    let padding = element[.padding]?.literal ?? (isPadded ? context.styles.padding : 0)
    let columns = ColumnRooms(of: element, in: max(0, room - 2 * padding), context)
    element.updateChildren(in: content) { lower(&$0, room: columns.room(of: $0), in: boxes, &context) }
  }

  private static func lowered(_ facts: Element, in room: Double, _ context: inout PassContext) -> Element {
    var stack = Element(.stack, source: facts.source)
    stack[.axis] = .literal(.vertical)
    stack[.gap] = .literal(4)
    // Facts fill the width, and no renderer moves them to a side.
    stack.takeRest(of: facts, except: [.horizontalAlignment])
    if let entry = facts.entry(.horizontalAlignment) { context.recordLoss(of: entry, on: facts) }
    var hasSplice = false
    let titleWidth = titleWidth(of: facts, in: room, context)
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
      let losesWeight = context.target.stacksFillWidth
      context.record(
        losesWeight ? LossKinds.fontWeight : LossKinds.factColumns,
        "\(context.targetName) has no facts, so they become rows of two texts"
          + (losesWeight ? ", whose titles look like their values" : ""), at: facts)
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

  /// The points across of all titles: as wide as the widest, where that is known and the values leave it room, and no wider
  /// than the host allows.
  private static func titleWidth(of facts: Element, in room: Double, _ context: PassContext) -> Double {
    let host = context.styles.host
    let design = host.factSet.title
    let limit = design.maxWidth > 0 ? design.maxWidth : usualTitleWidth
    guard context.settlesWidths || context.framesColumns else { return min(usualTitleWidth, limit) }
    let titles = extent(of: facts, .title, design.look, unknown: usualTitleWidth, context)
    let values = extent(of: facts, .value, host.factSet.value.look, unknown: nil, context)
    // The limit is for text of the host's size.
    let size = TextSizeScale(context).points(of: .token(design.look.size))
    let most = min(titles.most, (limit * max(1, size / host.points(design.look.size))).rounded())
    let left = room - host.factSet.spacing - min(titles.least, most) - values.least
    // As browsers share a table: beyond what its words need, each column has a part of the room by what it would like.
    let wishes = max(0, most - titles.least)
    let others = max(
      0, min(values.most, host.factSet.value.maxWidth > 0 ? host.factSet.value.maxWidth : .infinity) - values.least)
    if left < wishes + others, wishes > 0 {
      return max(1, (titles.least + max(0, left) * wishes / (wishes + others)).rounded(.up))
    }
    return max(1, most)
  }

  /// How wide the titles or the values are that have all the room they want, and their longest words. Bound ones are as wide
  /// as `unknown`, or if there is no such width as what their expression probably gives.
  private static func extent(
    of facts: Element, _ part: AttributeID, _ look: HostConfig.TextLook, unknown: Double?, _ context: PassContext
  ) -> (least: Double, most: Double) {
    let natural = NaturalWidth(lineThickness: 0)
    let size = TextSizeScale(context).points(of: .token(look.size))
    let isBold = look.weight == .bolder && context.target.textWeights != .none
    var (least, most) = (0.0, 0.0)
    for fact in facts[.children].lazy.compactMap(\.element) {
      let text: String
      switch fact[value: part] {
      case .text(let literal)?: text = literal
      case .template(let template)? where unknown == nil: text = ExpectedText.text(template)
      default:
        if fact.has(part), let unknown { (least, most) = (max(least, unknown), max(most, unknown)) }
        continue
      }
      most = max(most, natural.width(of: text, size: size, isBold: isBold))
      for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
        least = max(least, natural.width(of: String(word), size: size, isBold: isBold))
      }
    }
    return (least, most)
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

/// How much of the width of an element each of what is in it has, about: before widths are worked out.
private struct ColumnRooms {
  private let whole: Double
  /// The points that columns share which say no width in points.
  private let shared: Double
  /// The sum of their shares; zero where what is in the element has all its width.
  private let shares: Double

  init(of element: Element, in room: Double, _ context: PassContext) {
    whole = room
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal || element.kind == .tableRow
    guard isRow else {
      (shared, shares) = (room, 0)
      return
    }
    let columns = element[.children].compactMap(\.element)
    var (points, sum) = (Double(max(0, columns.count - 1)) * context.styles.host.spacing[.default], 0.0)
    for column in columns {
      if case .points(let own)? = column.literal(.width) { points += own } else { sum += Self.share(of: column) }
    }
    (shared, shares) = (max(0, room - points), sum)
  }

  func room(of child: Element) -> Double {
    guard shares > 0 else { return whole }
    if case .points(let own)? = child.literal(.width) { return min(own, whole) }
    return shared * Self.share(of: child) / shares
  }

  private static func share(of column: Element) -> Double {
    if case .weight(let weight)? = column.literal(.width) { max(weight, 0) } else { 1 }
  }
}
