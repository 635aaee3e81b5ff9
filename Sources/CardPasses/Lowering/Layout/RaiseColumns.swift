package import CardIR
import CardStyle
import CardSyntax

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
    Self.raiseRows(in: &screen.root, room: context.options.screenWidth - 2 * context.styles.padding, &context)
  }

  /// Puts the children of all rows into columns; `outer` points of width are left for what is in the element.
  private static func raiseRows(in element: inout Element, room outer: Double, _ context: inout PassContext) {
    element.updateChildren { child in
      var room = outer
      if case .points(let width)? = child.literal(.width) { room = min(room, width) }
      if child.has(.containerStyle) { room -= 2 * context.styles.padding }
      raiseRows(in: &child, room: room, &context)
      guard child.kind == .stack, child[.axis]?.literal == .horizontal,
        child[.children].contains(where: { $0.element?.kind != .column })
      else { return }
      if !shareOut(&child, in: room, &context) { raise(&child, &context) }
    }
  }

  // MARK: Room that there is not

  /// The width that columns of the reference renderer begin with that take what is left, also those without content.
  private static let emptyColumn = 50.0

  /// Puts the children of a row that flexible room stands between into columns that have this room in them, if there is not
  /// enough for columns of its own beside the words; says whether it did.
  private static func shareOut(_ row: inout Element, in room: Double, _ context: inout PassContext) -> Bool {
    let slots = row[.children]
    let places = slots.indices.filter { !isFlexibleSpacer(slots[$0]) }
    let roomCount = slots.count - places.count
    // What stands directly beside something else has no room of its own.
    guard roomCount > 1, let first = places.first, let last = places.last,
      zip(places, places.dropFirst()).allSatisfy({ $0 + 1 < $1 }),
      places.allSatisfy({ canHaveColumn(slots[$0]) })
    else { return false }
    let natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    let widths = places.map { slots[$0].element.map(natural.width) ?? 0 }
    let gaps = (row[.gap]?.literal ?? 0) * Double(slots.count - 1)
    guard widths.reduce(gaps + Double(roomCount) * emptyColumn, +) > room else { return false }
    let distances = (row[.gap]?.literal ?? 0) * Double(places.count - 1)
    let columns = Self.widths(
      widths, rooms: roomCount, in: room - distances, hasRoomBefore: first > 0,
      hasRoomBehind: last < slots.count - 1)
    let alignment = columnAlignment(of: row, &context)
    context.record(
      LossKinds.distribution,
      "columns of \(context.targetName) for the room between the children would leave too little for these, so the room is "
        + "part of their columns", at: row)
    row[.children] = places.enumerated().map { number, place in
      let side: Alignment =
        place == first && first == 0 ? .leading : place == last && last == slots.count - 1 ? .trailing : .center
      return slots[place].replacing { child in
        var child = child
        if child.kind == .text || child.kind == .image, !child.has(.horizontalAlignment), side != .leading {
          child[.horizontalAlignment] = .literal(side)
        }
        return column(width: columns[number], alignment: alignment, holding: child)
      }
    }
    row[.alignment] = nil
    row[.distribution] = nil
    return true
  }

  /// The widths of columns for what is so wide, with its part of `rooms` rooms that are equal, which are between the columns,
  /// before the first and behind the last.
  private static func widths(
    _ widths: [Double], rooms: Int, in room: Double, hasRoomBefore: Bool, hasRoomBehind: Bool
  ) -> [Dimension] {
    let widest = widths.max() ?? 0
    if widest * Double(widths.count) <= room { return widths.map { _ in .stretch } }
    let left = room - widths.reduce(0, +)
    // The widest breaks into lines where all together do not fit.
    if left <= 0 { return widths.map { $0 == widest ? .stretch : .auto } }
    let half = left / Double(rooms) / 2
    return widths.enumerated().map { number, width in
      let before = number > 0 ? half : hasRoomBefore ? 2 * half : 0
      let behind = number < widths.count - 1 ? half : hasRoomBehind ? 2 * half : 0
      return .weight((width + before + behind).rounded())
    }
  }

  private static func canHaveColumn(_ slot: Slot) -> Bool {
    guard slot.isPlain, let child = slot.element, child.kind != .spacer, child.kind != .divider else { return false }
    return child.kind == .image || !child.has(.width)
  }

  // MARK: Columns

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
    let takesRest = (distribution == .fill || distribution == nil) && !hasSpacer && context.source.stacksFillWidth
    let taker = takesRest ? row.restTaker : nil
    var columns: [Slot] = []
    var hasStretched = false
    var filler = 0.0
    for (index, slot) in slots.enumerated() {
      if let spacer = slot.element, spacer.kind == .spacer, slot.isPlain {
        context.recordRest(of: spacer, except: [.width, .minLength, .axis])
        if let width = spacer.literal(.width), case .points(let points) = width {
          filler += points
        } else if !hasSpacers, case .one(var last, let scope, let when)? = columns.last, scope == nil, !hasStretched,
          last.literal(.width) == .stretch || last.literal(.width) == .auto && !alignsContent(last)
        {
          // The room belongs to what stands before it, unless that would move in it or is of a stated width.
          last[.width] = .literal(.stretch)
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
        if width == .auto, !context.source.stacksFillWidth, isGreedy(child, in: context.source) { width = .stretch }
        if index == taker, width == .auto {
          if holdsField(child), slots.contains(where: { isEmpty($0) }) {
            context.record(
              LossKinds.size, "the field takes the room of the row that something empty beside it had", at: child)
          }
          width = .stretch
          hasStretched = true
        }
        if (distribution == .equalSpacing || distribution == .equalCentering), index < slots.count - 1 {
          if case .points(let points) = width {
            context.record(
              LossKinds.size, "the column takes the room behind the element as well, so it has no width of its own",
              at: child, .width, value: NumberText.javaScript(points))
          }
          width = .stretch
        }
        var child = child
        // The words of a text are in the middle of a frame that is larger.
        if context.source.framesSurroundBackgrounds, child.kind == .text, case .points = width,
          !child.has(.horizontalAlignment)
        {
          child[.horizontalAlignment] = .literal(.center)
        }
        return column(width: width, alignment: fills ? innerAlignment(of: child) : alignment, holding: child)
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

  /// Whether there is nothing in a child of a row, and no width, so that it took what fields left.
  private static func isEmpty(_ slot: Slot) -> Bool {
    guard let child = slot.element, child.kind == .stack, !child.has(.width) else { return false }
    return child[.children].allSatisfy(isEmpty)
  }

  /// Whether an element is a field, or a stack with one in it, which is as wide as that is.
  private static func holdsField(_ element: Element) -> Bool {
    guard element.kind == .stack || element.kind == .column else { return element.kind == .textInput }
    return element[.children].contains { $0.element.map(holdsField) ?? false }
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

  /// Whether something in a stack takes all the width that there is: the rows in it have their columns already.
  private static func isGreedy(_ element: Element, in source: Capabilities) -> Bool {
    if element.isUnframedImage(in: source) || element.isStretched { return true }
    guard element.kind == .stack || element.kind == .column, !element.has(.width) else { return false }
    return element[.children].contains { $0.element.map { isGreedy($0, in: source) } ?? false }
  }

  /// Whether something in a column does not stand at its start, so that it would move if the column were wider.
  private static func alignsContent(_ element: Element) -> Bool {
    element[.children].contains { slot in
      guard let child = slot.element else { return false }
      let side = child.literal(.horizontalAlignment)
      return side == .center || side == .trailing || child.kind == .stack && alignsContent(child)
    }
  }

  /// Where the content of a child stands that is as high as its row: texts and buttons have theirs in the middle, and a
  /// row in a row where it aligns its own children.
  private static func innerAlignment(of child: Element) -> Bound<Alignment>? {
    switch child.kind {
    case .text, .button, .actionSet: return .literal(.center)
    case .stack where child[.axis]?.literal == .horizontal:
      let alignments = child[.children].compactMap(\.element).map { $0[.verticalAlignment] }
      guard let first = alignments.first, alignments.allSatisfy({ $0 == first }) else { return nil }
      return first
    default: return nil
    }
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
    if var child, child.kind == .stack, child[.axis]?.literal ?? .horizontal == .vertical,
      // A box that says how high it is, and where its content stands in it, is not as high as the row.
      !child.has(.height) || !child.has(.verticalAlignment) || child[.verticalAlignment] == alignment
    {
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
