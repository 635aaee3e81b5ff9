package import CardIR
import CardStyle
import CardSyntax

/// Turns columns into plain children of their row, for targets whose rows have no columns.
///
/// A column's share of the width becomes a fixed width or flexible room behind it. Where a later step works widths out,
/// see ``SettleWidths``, the shares stay on what the columns become.
package struct LowerColumns: Pass {
  package init() {}

  package let name = "lower-columns"
  package let summary = "Turns columns into plain children of their row where the target has no columns."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=horizontal
        children
          column width=stretch
            children
              text text="A"
          column width=auto
            children
              text text="B"
      """,
    after: """
      stack axis=horizontal alignment=top
        children
          text text="A"
          spacer
          text text="B"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.supports(.column) else { return levelWeights(&screen, &context) }
    if screen.root.contents.intersects(Self.alignment) { Self.handDown(&screen.root, nil) }
    guard screen.root.contents.contains(.column) else { return }
    var lowered = context.lend()
    screen.root.rewriteDescendants(in: Self.columns) { row in
      guard row.kind == .stack, row.hasChild(in: .children, where: { $0.kind == .column }) else { return }
      Self.lower(&row, &lowered)
    }
    // A column outside of a row lays its children out like any other stack.
    screen.root.rewriteDescendants(in: Self.columns) { element in
      if element.kind == .column { Self.becomeStack(&element) }
    }
    context = lowered
  }

  /// What the pass looks for.
  private static let columns = ContentSet([.column])

  /// What says where content stands in a higher box.
  private static let alignment = ContentSet(attributes: [.verticalAlignment])

  /// What the alignment of a box around it means something to.
  private static let boxes = ContentSet([.column], attributes: [.minHeight, .verticalAlignment])

  /// Gives columns, and boxes that may be higher than what is in them, the alignment of the box that they are in, as renderers
  /// do.
  private static func handDown(_ element: inout Element, _ alignment: Bound<Alignment>?) {
    var alignment = alignment
    let isBox = element.kind == .column || element.kind == .stack && element.has(.minHeight)
    if isBox, alignment != nil, !element.has(.verticalAlignment) { element[.verticalAlignment] = alignment }
    if let own = element[.verticalAlignment] { alignment = own }
    element.updateChildren(in: boxes) { handDown(&$0, alignment) }
  }

  /// Makes the shares of columns equal, where the target has columns but no shares.
  private func levelWeights(_ screen: inout Screen, _ context: inout PassContext) {
    guard !context.target.accepts(.measure(2, .weight), .width, .column) else { return }
    screen.root.rewriteDescendants { element in
      let (region, kind): (RegionID, ElementKind) =
        element.kind == .table ? (.columns, .tableColumn) : (.children, .column)
      guard element.kind == .stack || element.kind == .table, element.has(region) else { return }
      var weights: Set<Double> = []
      for column in element[region].compactMap(\.element) where column.kind == kind {
        switch column.literal(.width) {
        case .weight(let weight)?: weights.insert(weight)
        case .stretch?: weights.insert(1)
        // A width that nobody states is a share of what is left.
        case nil where !column.has(.width): weights.insert(1)
        default: break
        }
      }
      guard weights.contains(where: { $0 != 1 }) else { return }
      if weights.count > 1 {
        context.record(
          LossKinds.columnWeight, "\(context.targetName) has no relative column widths, so they become equal",
          at: element)
      }
      element[region] = element[region].map { slot in
        slot.replacing { column in
          guard case .weight? = column.literal(.width) else { return column }
          var column = column
          column[.width] = .literal(.stretch)
          return column
        }
      }
    }
  }

  /// How wide a column wants to be.
  private enum Share: Equatable {
    case auto
    case stretch
    case weight(Double)
    case points(Double)
    case bound

    init(_ column: Element) {
      // A width that makes no sense counts as that of the content.
      if !column.has(.width), column.source?["width"] != nil {
        self = .auto
        return
      }
      switch column[.width] {
      case nil, .literal(.stretch): self = .stretch
      case .literal(.auto), .literal(.token): self = .auto
      case .literal(.weight(let weight)): self = .weight(weight)
      case .literal(.points(let points)): self = .points(points)
      case .template: self = .bound
      }
    }

    var isFlexible: Bool { weight != nil }

    /// The part of the room that is left; a column that stretches has one part.
    var weight: Double? {
      switch self {
      case .stretch: 1
      case .weight(let weight): weight
      default: nil
      }
    }
  }

  private static func lower(_ row: inout Element, _ context: inout PassContext) {
    alignRow(&row, &context)
    if context.settlesWidths || context.framesColumns { return keepShares(of: &row, &context) }
    let slots = row[.children]
    let shares = slots.map { $0.element.map { Share($0) } ?? .auto }
    let weights = shares.lazy.compactMap(\.weight)
    if let first = weights.first, weights.contains(where: { $0 != first }) {
      context.record(
        LossKinds.columnWeight, "\(context.targetName) has no relative column widths, so they are approximated",
        at: row)
    }
    var result: [Slot] = []
    for (index, slot) in slots.enumerated() {
      guard let column = slot.element, column.kind == .column else {
        result.append(slot)
        continue
      }
      if case .bound = shares[index] {
        context.record(
          LossKinds.binding, "the width of the column is known only with data, so the column gets the room it needs",
          at: column, .width)
      }
      var content = content(of: column, context)
      if case .auto = shares[index] { hug(&content, isAlone: true) }
      if shares[index].isFlexible, content.has(.backgroundColor) || content.has(.containerStyle) {
        context.record(
          LossKinds.boxWidth, "the box of the column is as wide as its content, with room behind it", at: column)
      }
      guard shares[index].isFlexible else {
        result.append(slot.replacing { _ in content })
        continue
      }
      if slot.isPlain {
        if content.containsFlexibleRow {
          result.append(slot.replacing { _ in content })
          continue
        }
        // The room stands where the content does not.
        let side = content.kind == .text ? content.literal(.horizontalAlignment) : nil
        if side == .trailing {
          result += [.one(Element(.spacer)), slot.replacing { _ in content }]
        } else {
          if side == .center || alignsContent(content) {
            context.record(
              LossKinds.stretch, "the column is as wide as its content, and the room stands behind it", at: column)
          }
          result += [slot.replacing { _ in content }, .one(Element(.spacer))]
        }
      } else {
        result.append(slot.replacing { _ in withRoom(content) })
      }
    }
    if case .one(let last, nil, nil)? = result.last, last.kind == .spacer, !last.has(.width),
      result.filter({ $0.element?.kind == .spacer }).count == 1, shares.filter(\.isFlexible).count == 1,
      !(shares.last?.isFlexible ?? false)
    {
      result.removeLast()
    }
    row[.children] = result
  }

  /// Leaves the shares of columns on their content, for a later step that knows how wide the row is.
  private static func keepShares(of row: inout Element, _ context: inout PassContext) {
    if !context.framesColumns { settleBoundShares(of: &row, &context) }
    if !context.framesColumns, hasEqualShares(row) { row[.distribution] = .literal(.fillEqually) }
    let alignment = row[.alignment]?.literal
    let canMove =
      row.hasChild(in: .children, where: { $0.kind == .column && deviates($0, from: alignment) })
      && (alignment == .fill || canMoveColumns(of: row, context))
    row.updateChildren(in: columns) { column in
      guard column.kind == .column else { return }
      let (width, share) = (column.entry(.width), Share(column))
      // A later step puts columns into their places that stand elsewhere than where the row has them all.
      let isMoved = canMove && deviates(column, from: alignment) || context.reservesHeights && column.has(.minHeight)
      let isLook = column.has(.containerStyle) || column.has(.background) || isMoved
      if column.count(of: .children) == 1, column[.children][0].isPlain, let child = column.single(.children),
        child.kind == .text || child.kind == .image && share == .auto && !context.framesColumns, !child.has(.width),
        column.extras.isEmpty,
        !isLook,
        column.attributes.allSatisfy({ place.contains($0.id) || $0.id == .bleed }),
        column.regions.allSatisfy({ $0.id == .children })
      {
        // Moved out of the column, so that it is not copied.
        var slots = column.takeSlots(of: .children)
        if case .one(var content, _, _) = slots.removeLast() {
          for id in [AttributeID.spacing, .separator] {
            content[value: id] = nil
            content.take(id, from: column)
          }
          column = content
        }
      } else {
        let side = isMoved ? column[.verticalAlignment] ?? .literal(.top) : nil
        becomeStack(&column)
        column[.verticalAlignment] = side
        if context.framesColumns, share == .auto { hug(&column, isAlone: true) }
      }
      if context.framesColumns, case .bound = share {
        context.record(
          LossKinds.binding, "the width of the column is known only with data, so the column gets the room it needs",
          at: column, .width)
        column[.width] = .literal(.auto)
        return
      }
      column[value: .width] = width?.value ?? (share == .auto ? Dimension.auto : .stretch).storage
    }
  }

  /// Gives columns whose widths are known only with data an equal share of what is left: a width of data may be a share
  /// or a word, and constraints have points.
  private static func settleBoundShares(of row: inout Element, _ context: inout PassContext) {
    row.updateChildren(in: columns) { column in
      guard column.kind == .column, case .bound = Share(column) else { return }
      context.record(
        LossKinds.binding, "the width of the column is known only with data, so the column shares what is left",
        at: column, .width)
      column[.width] = .literal(.stretch)
    }
  }

  /// Whether a row gives all that is in it equal parts of its width.
  private static func hasEqualShares(_ row: Element) -> Bool {
    let slots = row[.children]
    let shares = slots.map { $0.element.map { Share($0) } ?? .auto }
    // One column that data repeat is several.
    guard shares.count > 1 || slots.first?.scope?.repeats == true,
      shares.allSatisfy({ $0 == shares[0] && $0.isFlexible })
    else { return false }
    // Different distances among equal children would have equal parts as well.
    let leads = slots.dropFirst().map {
      ($0.element?[.spacing], $0.element?[value: .separator] ?? .flag(false))
    }
    return leads.allSatisfy { $0 == leads[0] }
  }

  /// Whether a later step can tell by how much columns are lower than their row.
  private static func canMoveColumns(of row: Element, _ context: PassContext) -> Bool {
    context.reservesHeights && !row.holdsUnknownText && !row.holdsRepetitions && !row.holdsUnknownPicture
  }

  /// Whether a column stands elsewhere than where its row has its columns.
  private static func deviates(_ column: Element, from alignment: Alignment?) -> Bool {
    guard case .literal(let own)? = column[.verticalAlignment] ?? .literal(.top) else { return false }
    return own != alignment
  }

  /// Rows align all their children alike: where columns differ, so that they are as near to their places as they can be.
  private static func alignRow(_ row: inout Element, _ context: inout PassContext) {
    let wanted = row[.children].compactMap(\.element).map { $0[.verticalAlignment] ?? .literal(.top) }
    if let first = wanted.first, wanted.allSatisfy({ $0 == first }) {
      row[.alignment] = first
      return
    }
    // Where constraints make all columns as high as their row, a later step puts the content of each into its place.
    // Where an empty column has its content is nobody's question.
    let sides = row[.children].compactMap(\.element).filter { $0.kind != .column || $0.count(of: .children) > 0 }
      .map { $0[.verticalAlignment] ?? .literal(.top) }
    if context.target.boxes == .byConstraints, let side = sides.first, sides.allSatisfy({ $0 == side }) {
      row[.alignment] = side
      return
    }
    if context.target.boxes == .byConstraints, context.settlesWidths, wanted.allSatisfy({ $0.literal != nil }) {
      row[.alignment] = .literal(.fill)
      if row.holdsUnknownPicture {
        context.record(
          LossKinds.columnAlign,
          "how high the row is depends on a picture of unknown size, so columns that are not at its top are elsewhere",
          at: row)
      }
      return
    }
    guard !wanted.isEmpty else {
      row[.alignment] = .literal(.top)
      return
    }
    let width = context.options.screenWidth - 2 * context.styles.padding
    let heights = SizeEstimate(host: context.styles.host).columnHeights(of: row, width: width)
    let highest = heights.max() ?? 0
    // A painted column is as high as its row, so where its content stands in it says nothing of the others.
    let isPainted = row[.children].compactMap(\.element).map(\.isPainted)
    let isAnyBare = isPainted.contains(false) && !canMoveColumns(of: row, context)
    /// How far all columns together are from where they want to be.
    func error(_ alignment: Alignment) -> Double {
      wanted.indices.reduce(0) { sum, index in
        if isAnyBare, isPainted[index] { return sum }
        let part = part(above: alignment) - part(above: wanted[index].literal ?? .top)
        return sum + abs(part) * (highest - heights[index])
      }
    }
    let alignment = [Alignment.top, .center, .bottom].min { error($0) < error($1) } ?? .top
    row[.alignment] = .literal(alignment)
    let place =
      switch alignment {
      case .center: "in the middle"
      case .bottom: "at the bottom"
      default: "at the top"
      }
    let isMoved = canMoveColumns(of: row, context) && wanted.allSatisfy { $0.literal != nil }
    context.record(
      LossKinds.columnAlign,
      "\(context.targetName) aligns all columns of a row alike, so they stand \(place)"
        + (isMoved ? ", and estimated space moves the others" : ""), at: row)
  }

  /// How much of the room that a row has beyond a column is above it.
  private static func part(above alignment: Alignment) -> Double {
    switch alignment {
    case .center: 0.5
    case .bottom: 1
    default: 0
    }
  }

  /// What of a column may be dropped with it.
  private static let place: AttributeSet = [.width, .spacing, .separator, .verticalAlignment, .alignment]

  /// A column's only child if the column adds nothing but its place and width, else a stack.
  private static func content(of column: Element, _ context: PassContext) -> Element {
    let slots = column[.children]
    // An image has a width of its own, which is not the column's.
    let isFramed = if case .literal(.points)? = column[.width] { slots.first?.element?.kind == .image } else { false }
    if slots.count == 1, let slot = slots.first, slot.isPlain, var child = slot.element, !isFramed,
      column.extras.isEmpty,
      column.attributes.allSatisfy({ entry in
        place.contains(entry.id) || context.source.defaultValue(of: entry.id, on: .column) == entry.value
      }), column.regions.allSatisfy({ $0.id == .children })
    {
      for id in [AttributeID.spacing, .separator] {
        child[value: id] = nil
        child.take(id, from: column)
      }
      if case .literal(.points)? = column[.width], child.kind != .image { child.take(.width, from: column) }
      return context.target.framesSurroundBackgrounds ? child.framed() : child
    }
    return stack(from: column)
  }

  /// Takes the flexible room out of the rows of a column that is as wide as its content: it would take that of the
  /// columns beside it. Room that keeps things at a side stays where others below each other need it, as `isAlone` says.
  private static func hug(_ content: inout Element, isAlone: Bool) {
    guard content.kind == .stack, !content.has(.width), !content.has(.backgroundColor) || isAlone else { return }
    func isRoom(_ slot: Slot?) -> Bool {
      guard let slot, slot.isPlain else { return false }
      return slot.element?.isFlexibleRoom(along: .horizontal) ?? false
    }
    var slots = content[.children]
    let isRow = content[.axis]?.literal == .horizontal
    if isRow, isAlone {
      slots.removeAll { isRoom($0) }
    } else if isRow, !isRoom(slots.first) {
      while isRoom(slots.last) { slots.removeLast() }
    }
    let isAlone = isAlone && (isRow || slots.count == 1)
    content[.children] = slots.map { slot in
      slot.replacing { child in
        var child = child
        hug(&child, isAlone: isAlone)
        return child
      }
    }
  }

  /// Whether something in an element does not stand at its start.
  private static func alignsContent(_ content: Element) -> Bool {
    content.kind == .stack
      && content[.children].contains { slot in
        guard let child = slot.element else { return false }
        let side = child.literal(.horizontalAlignment)
        return side == .center || side == .trailing || alignsContent(child)
      }
  }

  private static func stack(from column: Element) -> Element {
    var stack = column
    becomeStack(&stack)
    return stack
  }

  private static func becomeStack(_ column: inout Element) {
    column.kind = .stack
    column[.axis] = .literal(.vertical)
    column[.verticalAlignment] = nil
    if case .literal(.points)? = column[.width] {} else { column[.width] = nil }
  }

  private static func withRoom(_ element: Element) -> Element {
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.gap] = .literal(0)
    for id in [AttributeID.spacing, .separator] { row.take(id, from: element) }
    var element = element
    element[.spacing] = nil
    element[.separator] = nil
    row[.children] = [.one(element), .one(Element(.spacer))]
    return row
  }
}
