package import CardIR

/// Puts the children of rows into columns, for targets whose rows consist of columns.
package struct RaiseColumns: Pass {
  package init() {}

  package let name = "raise-columns"
  package let summary = "Puts the children of rows into columns where the target requires columns."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=horizontal
        children
          text text="A"
          spacer
          text text="B"
      """,
    after: """
      stack axis=horizontal
        children
          column width=stretch
            children
              text text="A"
          column width=auto
            children
              text text="B"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.rowsHaveColumns else { return }
    var recorded = context
    screen.root.rewriteDescendants { row in
      guard row.kind == .stack, row[.axis]?.literal == .horizontal else { return }
      guard row[.children].contains(where: { $0.element?.kind != .column }) else { return }
      Self.raise(&row, &recorded)
    }
    context = recorded
  }

  private static func raise(_ row: inout Element, _ context: inout PassContext) {
    let alignment = columnAlignment(of: row, &context)
    // A text that is as high as its row stands in the middle of it.
    let fills =
      context.source.supports(.alignment, on: .stack) && (row[.alignment]?.literal ?? .fill) == .fill
      && context.source.stacksFillWidth
    let distribution = row[.distribution]?.literal
    if distribution == .equalSpacing || distribution == .equalCentering || distribution == .fillProportionally {
      context.record(
        LossKinds.distribution, "\(context.targetName) shares out the room of a row by column widths only", at: row,
        .distribution)
    }
    let slots = row[.children]
    let hasSpacer = slots.contains { isFlexibleSpacer($0) }
    // Room on several places is shared out between them, so that what is between is in the middle: each is a column.
    let hasSpacers = slots.count { isFlexibleSpacer($0) } > 1
    var columns: [Slot] = []
    var hasStretched = false
    var filler = 0.0
    for (index, slot) in slots.enumerated() {
      if let spacer = slot.element, spacer.kind == .spacer, slot.isPlain {
        context.recordRest(of: spacer, except: [.width, .minLength, .axis])
        if let width = spacer.literal(.width), case .points(let points) = width {
          filler += points
        } else if !hasSpacers, case .one(var last, let scope, let when)? = columns.last, scope == nil, !hasStretched {
          // The room belongs to what stands before it.
          if last.literal(.width) == .auto { last[.width] = .literal(.stretch) }
          columns[columns.count - 1] = .one(last, scope: scope, when: when)
          hasStretched = true
        } else {
          columns.append(.one(column(width: .stretch, alignment: alignment, holding: nil)))
        }
        continue
      }
      if let divider = slot.element, divider.kind == .divider {
        // A vertical line belongs to the column behind it; spacing finds it there.
        columns.append(slot)
        continue
      }
      let gapBefore = filler
      filler = 0
      let raised = slot.replacing { child in
        var width = Self.width(of: child, distribution: distribution, hasSpacer: hasSpacer)
        // Flexible room in a column makes it as wide as it can be, where stacks hug their content otherwise.
        if width == .auto, !context.source.stacksFillWidth, isGreedy(child) { width = .stretch }
        if distribution == .fill || distribution == nil, !hasSpacer, !hasStretched, width == .auto,
          child.kind.takesRest, context.source.stacksFillWidth
        {
          width = .stretch
          hasStretched = true
        }
        if (distribution == .equalSpacing || distribution == .equalCentering), index < slots.count - 1 {
          width = .stretch
        }
        let isCentered = fills && child.kind == .text
        return column(width: width, alignment: isCentered ? .literal(.center) : alignment, holding: child)
      }
      if gapBefore > 0 {
        var spacer = Element(.spacer)
        spacer[.width] = .literal(.points(gapBefore))
        columns.append(.one(spacer))
      }
      columns.append(raised)
    }
    row[.children] = columns
    row[.alignment] = nil
    row[.distribution] = nil
  }

  private static func isFlexibleSpacer(_ slot: Slot) -> Bool {
    slot.element?.isFlexibleRoom(along: .horizontal) ?? false
  }

  private static func width(of child: Element, distribution: Distribution?, hasSpacer: Bool) -> Dimension {
    if case .literal(.points(let points))? = child[.width], child.kind != .image { return .points(points) }
    if distribution == .fillEqually { return .weight(1) }
    if child.kind == .stack, child[.axis]?.literal == .horizontal, child[.children].contains(where: isFlexibleSpacer) {
      return .stretch
    }
    return .auto
  }

  /// Whether a row in a stack, whose columns are there already, has one that stretches.
  private static func isGreedy(_ element: Element) -> Bool {
    guard element.kind == .stack || element.kind == .column, !element.has(.width) else {
      return element.kind == .column && element.literal(.width) == .stretch
    }
    return element[.children].contains { $0.element.map(isGreedy) ?? false }
  }

  private static func columnAlignment(of row: Element, _ context: inout PassContext) -> Bound<Alignment>? {
    switch row[.alignment] {
    case .literal(.firstBaseline), .literal(.lastBaseline):
      context.record(
        LossKinds.baseline, "\(context.targetName) cannot align at a baseline, so the row is centred", at: row,
        .alignment)
      return .literal(.center)
    case .literal(.center), .literal(.bottom): return row[.alignment]
    case .template(let template): return .template(template)
    default: return nil
    }
  }

  /// A column around a child, or the child itself as column if it is a plain vertical stack.
  private static func column(width: Dimension, alignment: Bound<Alignment>?, holding child: Element?) -> Element {
    var column: Element
    if var child, child.kind == .stack, child[.axis]?.literal ?? .horizontal == .vertical {
      child.kind = .column
      child[.axis] = nil
      column = child
    } else {
      column = Element(.column, source: child?.source)
      if var child {
        if case .literal(.points)? = child[.width], child.kind != .image { child[.width] = nil }
        for id in [AttributeID.spacing, .separator] {
          column.take(id, from: child)
          child[value: id] = nil
        }
        column[.children] = [.one(child)]
      } else {
        column[.children] = []
      }
    }
    column[.width] = .literal(width)
    if let alignment { column[.verticalAlignment] = alignment }
    return column
  }
}
