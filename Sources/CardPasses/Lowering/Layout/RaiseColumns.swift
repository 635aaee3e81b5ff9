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
    Self.raiseRows(in: &screen.root, Place(room: context.options.screenWidth - 2 * context.styles.padding), &context)
  }

  /// Where a row is.
  private struct Place {
    /// The points of width that are left for it.
    var room: Double
    /// Whether something beside the row would see how wide it is.
    var isInRow = false
    /// Whether the row is as wide as what is in it, because room beside it takes the rest.
    var isHugged = false
  }

  /// Puts the children of all rows into columns; `outer` is the place of what is in the element.
  private static func raiseRows(in element: inout Element, _ outer: Place, _ context: inout PassContext) {
    guard element.kind == .stack, element[.axis]?.literal == .horizontal else {
      return element.updateChildren { raiseRow(&$0, outer, &context) }
    }
    let places = PaintedRow(element, host: context.styles.host).places(in: outer.room)
    var slots = element.takeSlots(of: .children)
    let hasRoom = outer.isHugged || slots.contains { isFlexibleSpacer($0) }
    for index in slots.indices {
      slots[index].update { child in
        let isHugged =
          hasRoom && !child.has(.width) && Self.width(of: child, distribution: nil, hasSpacer: true) == .auto
          && !isGreedy(child, in: context.source)
          && (context.source.stacksFillWidth || !child.containsFlexibleRow)
        raiseRow(
          &child, Place(room: min(places[index], outer.room), isInRow: true, isHugged: isHugged), &context)
      }
    }
    element.updateChildren { raiseRow(&$0, outer, &context) }
    element[.children] = slots
  }

  private static func raiseRow(_ child: inout Element, _ outer: Place, _ context: inout PassContext) {
    var place = outer
    if case .points(let width)? = child.literal(.width) {
      place.room = min(place.room, width)
      place.isHugged = false
    }
    if child.has(.containerStyle) { place.room -= 2 * context.styles.padding }
    drawLines(in: &child, &context)
    raiseRows(in: &child, place, &context)
    guard child.kind == .stack, child[.axis]?.literal == .horizontal,
      child[.children].contains(where: { $0.element?.kind != .column })
    else { return }
    if place.isHugged { dropRoom(in: &child) }
    if shareOut(&child, in: place.room, &context) { return }
    let standsAtSide = standAtSide(&child, in: place.room, &context)
    raise(&child, isHugged: place.isHugged || standsAtSide, &context)
    widenLong(&child, in: place.room, isInRow: place.isInRow, context)
  }

  /// Takes flexible room out of a row that is as wide as what is in it: there is none, and a column of its own would have
  /// a width.
  private static func dropRoom(in row: inout Element) {
    let rest = row[.children].filter { !isFlexibleSpacer($0) || $0.element?.has(.minLength) ?? false }
    if !rest.isEmpty, rest.count < row.count(of: .children) { row[.children] = rest }
  }

  // MARK: Lines

  /// Makes the line that the content of a column begins with the line before the column: columns of one row have lines
  /// between them.
  private static func drawLines(in row: inout Element, _ context: inout PassContext) {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.count(of: .children) > 1 else { return }
    let isClose = (row[.gap]?.literal ?? 0) == 0
    var slots: [Slot] = []
    for (index, slot) in row[.children].enumerated() {
      guard slot.isPlain, let (line, inset, content) = slot.element.flatMap(beginsWithLine) else {
        slots.append(slot)
        continue
      }
      var column = content
      if index == 0 {
        context.record(
          LossKinds.shape,
          "\(context.targetName) has lines between columns only, so the first one is left out",
          at: line)
      } else {
        if let color = line.literal(.backgroundColor), color != context.styles.host.separator.color {
          let text = color.text(.alphaLast)
          context.record(
            LossKinds.separatorColor, "the line of colour \(text) gets the host's colour", at: line, .backgroundColor,
            value: text)
        }
        column[.separator] = .literal(true)
        if let inset, isClose { slots.append(inset) }
      }
      slots.append(.one(column))
    }
    row[.children] = slots
  }

  /// The line that a row begins with, room of stated width behind it, and the only other child; none if the row has a look
  /// of its own.
  private static func beginsWithLine(_ row: Element) -> (line: Element, inset: Slot?, content: Element)? {
    let slots = row[.children]
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, slots.allSatisfy(\.isPlain), row.regions.count == 1,
      row.attributes.allSatisfy({ $0.id.roles.contains(.flow) }), let line = slots.first?.element,
      line.kind == .divider
    else { return nil }
    let inset = slots.count == 3 && slots[1].element?.kind == .spacer && slots[1].element?.has(.width) == true
    guard slots.count == 2 || inset, let content = slots[slots.count - 1].element, content.kind == .stack else {
      return nil
    }
    return (line, inset ? slots[1] : nil, content)
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
      zip(places, places.dropFirst()).allSatisfy({ $0 + 1 < $1 })
    else { return false }
    // What says how wide it is keeps its width, so that all the room is that of the only other thing.
    let open = places.filter { canHaveColumn(slots[$0]) }
    let isFramed = open.count < places.count
    if isFramed {
      guard open.count == 1, places.allSatisfy({ canHaveColumn(slots[$0]) || isOfStatedWidth(slots[$0]) }) else {
        return false
      }
    }
    let natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    let widths = places.map { slots[$0].element.map(natural.width) ?? 0 }
    let gaps = (row[.gap]?.literal ?? 0) * Double(slots.count - 1)
    guard widths.reduce(gaps + Double(roomCount) * emptyColumn, +) > room else { return false }
    let distances = (row[.gap]?.literal ?? 0) * Double(places.count - 1)
    let columns =
      isFramed
      ? places.map { slots[$0].element?.literal(.width) ?? .stretch }
      : Self.widths(
        widths, rooms: roomCount, in: room - distances, hasRoomBefore: first > 0,
        hasRoomBehind: last < slots.count - 1)
    let alignment = columnAlignment(of: row, &context)
    context.record(
      LossKinds.distribution,
      places.count == 1
        ? "columns of \(context.targetName) for the room beside the content would leave too little for it, so the room is "
          + "part of its column"
        : "columns of \(context.targetName) for the room between the children would leave too little for these, so the "
          + "room is part of their columns", at: row)
    row[.children] = places.enumerated().map { number, place in
      let side: Alignment =
        place == first && first == 0 ? .leading : place == last && last == slots.count - 1 ? .trailing : .center
      return slots[place].replacing { child in
        var child = child
        if child.kind == .text, child.has(.width) {
          centerInFrame(&child, context)
        } else if child.kind == .text || child.kind == .image, !child.has(.horizontalAlignment), side != .leading {
          child[.horizontalAlignment] = .literal(side)
        }
        return column(width: columns[number], alignment: alignment, holding: child)
      }
    }
    row[.alignment] = nil
    row[.distribution] = nil
    return true
  }

  /// Lets a row say where its columns stand, in place of the room before them, if there is not enough for columns of this
  /// room: beside those, columns as wide as their words would all get narrower, and words would be cut. Says whether the row
  /// is as wide as what is in it then.
  private static func standAtSide(
    _ row: inout Element, in room: Double, _ context: inout PassContext
  ) -> Bool {
    guard context.target.supports(.horizontalAlignment, on: .stack), !row.has(.horizontalAlignment),
      row[.distribution]?.literal ?? .fill == .fill
    else { return false }
    let slots = row[.children]
    let places = slots.indices.filter { !isFlexibleSpacer(slots[$0]) }
    guard let first = places.first, let last = places.last, first > 0, places.count > 1,
      last - first == places.count - 1,
      places.allSatisfy({ canHaveColumn(slots[$0]) })
    else { return false }
    let source = context.source
    guard !places.contains(where: { slots[$0].element.map { isGreedy($0, in: source) } ?? true }) else { return false }
    let natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    let gap = row[.gap]?.literal ?? 0
    let own = places.reduce(gap * Double(places.count - 1)) { $0 + (slots[$1].element.map(natural.width) ?? 0) }
    let rooms = Double(slots.count - places.count)
    guard own + rooms * (gap + emptyColumn) > room else { return false }
    row[.children] = places.map { slots[$0] }
    if own <= room {
      row[.horizontalAlignment] = .literal(last < slots.count - 1 ? .center : .trailing)
      return true
    }
    context.record(
      LossKinds.distribution,
      "there is no place for the room beside the content, so what is long in it takes all the width", at: row)
    return false
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

  /// Lets the columns of a row that are wider than their part of it take what the others leave, where there is not enough
  /// room for all: columns as wide as their content would all give up some of it, so that short words would be cut.
  ///
  /// A last one whose words only data know takes what is left as well, for they may be long; `isInRow` says that something
  /// beside the row would see that.
  private static func widenLong(_ row: inout Element, in room: Double, isInRow: Bool, _ context: PassContext) {
    let slots = row[.children]
    guard slots.allSatisfy({ $0.element != nil && !($0.scope?.repeats ?? false) }) else { return }
    let columns = slots.indices.filter { slots[$0].element?.kind == .column }
    guard columns.count > 1, columns.allSatisfy({ Self.isSettled(slots[$0]) }) else { return }
    let natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    let widths = slots.map { $0.element.map(natural.width) ?? 0 }
    var left = room - Double(columns.count - 1) * (row[.gap]?.literal ?? 0)
    for index in slots.indices where !isAuto(slots[index]) { left -= widths[index] }
    var unsettled = RowShare.wide(columns.filter { isAuto(slots[$0]) }, in: left) { widths[$0] }
    if unsettled.isEmpty, !isInRow, !row.has(.horizontalAlignment), let last = columns.last, isAuto(slots[last]),
      let column = slots[last].element, holdsOnlyUnknownText(column)
    {
      unsettled = [last]
    }
    for index in unsettled where slots[index].element?.holdsLines ?? false {
      row[.children][index].update { $0[.width] = .literal(.stretch) }
    }
  }

  /// Whether a column says how wide it is or is as wide as its content.
  private static func isSettled(_ slot: Slot) -> Bool {
    if case .points? = slot.element?.literal(.width) { return true }
    return isAuto(slot)
  }

  private static func isAuto(_ slot: Slot) -> Bool {
    guard let column = slot.element, column.kind == .column else { return false }
    return column.literal(.width) == .auto
  }

  /// Whether a column holds a text that only data know, at its start, and nothing that shows how wide it is.
  private static func holdsOnlyUnknownText(_ column: Element) -> Bool {
    let children = column[.children]
    guard children.count == 1, let text = children[0].element, text.kind == .text, !column.isPainted else {
      return false
    }
    return text.has(.text) && text.literal(.text) == nil && !alignsContent(column)
  }

  /// Puts the words of a text into the middle of a frame that is larger, where the source does.
  static func centerInFrame(_ child: inout Element, _ context: PassContext) {
    guard context.source.framesSurroundBackgrounds, child.kind == .text, !child.has(.horizontalAlignment) else {
      return
    }
    child[.horizontalAlignment] = .literal(.center)
  }

  /// Whether a child says how wide its column is, in points.
  private static func isOfStatedWidth(_ slot: Slot) -> Bool {
    guard slot.isPlain, let child = slot.element, child.kind == .text || child.kind == .stack,
      case .points? = child.literal(.width)
    else { return false }
    return true
  }

  private static func canHaveColumn(_ slot: Slot) -> Bool {
    guard slot.isPlain, let child = slot.element, child.kind != .spacer, child.kind != .divider else { return false }
    return child.kind == .image || !child.has(.width)
  }
}
