import CardIR
import CardStyle
import CardSyntax

/// Rows, whose children share their width.
extension WidthSettling {
  mutating func settleRow(_ row: inout Element, in room: Room, isWide: Bool, _ known: NaturalWidths?) {
    let side = side.take()
    let isBroken = breakLines(of: &row, in: room, isWide: isWide)
    if isBroken { recordLines(of: row) }
    switch isBroken ? .lines : settleButtons(of: &row, in: room, isWide: isWide) {
    case .row: break
    case .settled: return
    case .lines:
      // Lines that a row has become are where the row was.
      if side != nil || !isWide { row.alignLines(at: side ?? .leading) }
      return settle(&row, in: room, isWide: isWide)
    }
    let gap = distance(in: &row, in: room)
    var slots = row.takeSlots(of: .children)
    let count = Double(slots.expectedCount)
    let distances = gap * max(count - 1, 0)
    divideRepeated(slots, of: &row, in: room.least - distances)
    if row[.distribution]?.literal == .fillEqually, !slots.isEmpty {
      let part = Room(
        points: max(0, (room.points - distances) / count), least: max(0, (room.least - distances) / count),
        isReduced: room.isReduced)
      slots.updateElements { child in
        if let picture = pictureFilling(child, in: part) { child = picture }
        if child.kind == .image { return fit(&child, in: part, fillsColumn: true) }
        if child.kind != .spacer { child[.width] = nil }
        settle(&child, in: part, isWide: true)
      }
      row[.children] = slots
      return
    }
    settle(&slots, of: &row, in: room, distances: distances, isWide: isWide, known)
    row[.children] = slots
  }

  /// Gives all that data make of the only child of a row equal parts of it where as many as usual would not have their
  /// natural widths in so many points: nobody knows how many there are, and equal parts always fit.
  private mutating func divideRepeated(_ slots: [Slot], of row: inout Element, in points: Double) {
    guard slots.count == 1, slots.expectedCount > 1, row[.distribution]?.literal ?? .fill == .fill,
      let child = slots[0].element, child.kind == .stack || child.kind == .text,
      natural.width(of: child) * Double(slots.expectedCount) > points
    else { return }
    row[.distribution] = .literal(.fillEqually)
    guard child.has(.width) else { return }
    context.record(
      LossKinds.columnWeight,
      "data decide how many columns there are, so all have equal parts of the row", at: child, .width)
  }

  /// The distance between the children of a row, of which there is less where it would leave them nothing on the narrowest
  /// screens.
  private mutating func distance(in row: inout Element, in room: Room) -> Double {
    guard let gap = row[.gap]?.literal, gap > 0 else { return 0 }
    let count = row.count(of: .children)
    guard count > 1, gap * Double(count - 1) >= room.least else { return gap }
    let most = (room.least / Double(2 * count - 1)).rounded(.down)
    context.record(
      LossKinds.spacing,
      "there is room for \(NumberText.javaScript(most)) of the \(NumberText.javaScript(gap)) points between its parts",
      at: row)
    row[.gap] = .literal(most)
    return most
  }

  private mutating func settle(
    _ slots: inout [Slot], of row: inout Element, in room: Room, distances: Double, isWide: Bool,
    _ known: NaturalWidths?
  ) {
    let known = known.flatMap { $0.children.count == slots.count ? $0.children : nil }
    // Columns with something in them that reaches the side have their share, and the padding.
    let reaches = slots.map { $0.element?[value: .bleed] == .flag(true) ? context.styles.padding : 0 }
    slots.updateElements { $0[.bleed] = nil }
    let plan = RowPlan(
      of: slots, in: room, distances: distances, isWide: isWide, natural: natural, known: known, reaches: reaches,
      keepsInner: true)
    var isEstimated = false
    for index in slots.indices {
      let side = Self.side(of: index, in: slots)
      slots[index].update { child in
        let saysWidth = child.has(.width)
        self.side = child[.axis]?.literal == .horizontal ? side : nil
        place(&child, at: index, plan)
        self.side = nil
        guard case .content = plan.share(of: index), index != plan.giver, child.kind == .text || child.kind == .stack,
          child.has(.width)
        else { return }
        isEstimated = isEstimated || saysWidth && child.holdsText
        // What ends a line ends where the line does, however wide it is.
        if child.kind == .text, plan.endsRow(index), !child.has(.horizontalAlignment) {
          child[.horizontalAlignment] = .literal(.trailing)
        }
      }
    }
    context.recordWidths(of: row, plan, areEstimated: isEstimated)
    if plan.needsRoom(isWide: isWide) { fill(&slots, of: &row, plan) }
  }

  /// Where room before or on both sides of a child puts it; none where it is at the start.
  private static func side(of index: Int, in slots: [Slot]) -> Alignment? {
    func isRoom(_ index: Int) -> Bool {
      slots.indices.contains(index) && slots[index].element?.isFlexibleRoom(along: .horizontal) ?? false
    }
    return isRoom(index - 1) ? isRoom(index + 1) ? .center : .trailing : nil
  }

  /// The only picture of a row that says nothing else, if it is nearer to what it should be where it is as wide as the row,
  /// whatever room is beside it, than what the narrowest screens allow.
  func pictureFilling(_ row: Element, in room: Room) -> Element? {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.extras.isEmpty, row.regions.count == 1,
      row.attributes.allSatisfy({ [.axis, .gap, .alignment, .id].contains($0.id) })
    else { return nil }
    let slots = row[.children]
    guard let place = slots.firstIndex(where: { $0.element?.kind == .image }), slots.allSatisfy(\.isPlain),
      slots.indices.allSatisfy({ index in
        index == place || slots[index].element?.isFlexibleRoom(along: .horizontal) ?? false
      }), slots.count == 1 || row[.gap]?.literal ?? 0 == 0,
      var image = slots[place].element, image[.imageFit]?.literal ?? .contain == .contain,
      case .points(let width)? = image.literal(.width), width > room.least, case .points? = image.literal(.height),
      isNearer(filling: room, width, isCentered: place > 0 && place + 1 < slots.count)
    else { return nil }
    if let name = row.entry(.id) {
      guard !image.has(.id) else { return nil }
      image.set(.id, name.value, origin: name.origin)
    }
    return image
  }

  /// Puts room at the end of a row that nothing else in it takes. A distance before the room must fit as well.
  private func fill(_ slots: inout [Slot], of row: inout Element, _ plan: RowPlan) {
    let gap = row[.gap]?.literal ?? 0
    if plan.fitsRoom(after: gap) {
      slots.append(.one(Element(.spacer)))
      return
    }
    let content = Element.flow(.horizontal, gap: gap, alignment: row[.alignment]?.literal ?? .fill, slots)
    slots = [.one(content), .one(Element(.spacer))]
    row[.gap] = .literal(0)
  }

  /// Gives a child of a row its width, and settles what is in it.
  private mutating func place(_ child: inout Element, at index: Int, _ plan: RowPlan) {
    var room = plan.room(of: index)
    let known = plan.natural(of: index)
    switch child.kind {
    case .divider: return
    case .spacer:
      if plan.isLess(index), child.has(.width) { child[.width] = .literal(.points(half(room.points))) }
      return
    case .image: return fit(&child, in: room, fillsColumn: false)
    default: break
    }
    if index != plan.giver, !child.has(.width), plan.isLess(index), hugButtons(of: &child, in: room) {
      return settle(&child, in: room, isWide: false)
    }
    let isBound = child.has(.width) && child.literal(.width) == nil
    let isFixed = if case .fixed = plan.share(of: index) { true } else { false }
    if index == plan.giver {
      child[.width] = nil
    } else if isBound || isFixed && !plan.isLess(index) {
      // The data say it, or it does itself.
    } else if plan.keepsOwn(index), !child.has(.children) {
      child[.width] = nil
    } else if child.has(.width) || plan.isLess(index) || child.kind == .button || plan.share(of: index).grows {
      // What is in it has no more than the width that it is given in the end.
      room.points = half(room.points)
      room.least = min(room.least, room.points)
      child[.width] = .literal(.points(room.points))
    } else if child.kind == .stack || child.kind == .text {
      // Beside room it is as wide as it is.
      return settle(&child, in: room, isWide: false, known: known)
    }
    settle(&child, in: room, isWide: true, known: known)
    if let image = child.onlyImage { child = image }
  }

  /// The nearest half point, and no less than one: no view is seen that has no width.
  private func half(_ points: Double) -> Double { max((points * 2).rounded() / 2, 0.5) }

  // MARK: Lines

  /// Says that images of a row stand in lines, whatever the screen.
  mutating func recordLines(of row: Element) {
    context.record(LossKinds.wrap, "\(context.targetName) rows do not wrap, so the rows of images are fixed", at: row)
  }

  /// Breaks a row of nothing but images where it is longer than its room; says whether it did. `isWide` says that the row
  /// has its width whatever is in it.
  func breakLines(of row: inout Element, in room: Room, isWide: Bool = false) -> Bool {
    let order = RowOrder(of: row)
    let slots = order.fromStart(row[.children])
    guard slots.count > 1, row[.distribution]?.literal ?? .fill == .fill,
      slots.allSatisfy({ $0.isPlain && $0.element?.kind == .image })
    else { return false }
    let gap = row[.gap]?.literal ?? 0
    let widths = slots.map { min($0.element.map(natural.width) ?? 0, room.least) }
    let lines = LineBreaking.lines(of: widths, gap: gap, in: room.least)
    guard lines.count > 1 else { return false }
    let usual = LineBreaking.lines(of: widths, gap: gap, in: room.points)
    let areLess = isWide && usual.allSatisfy { $0.count == 1 } && slots.allSatisfy { $0.isWider(than: room.least) }
    if usual != lines || areLess, let rows = shrinkingLines(slots, usual, order, gap: gap, in: room) {
      row[.axis] = .literal(.vertical)
      row[.alignment] = nil
      row[.children] = rows
      return true
    }
    row[.axis] = .literal(.vertical)
    row[.alignment] = nil
    row[.children] = lines.map { .one(.flow(.horizontal, gap: gap, alignment: .top, order.fromLeft(slots[$0]))) }
    return true
  }

  /// How much smaller than usual the images of a line may be on narrow screens.
  private static let leastShare = 0.6

  /// Lines with as many images as on the usual screen, which get smaller on narrower ones and stay in line: in equal parts,
  /// with what the usual screen leaves beside them. None if the images differ or would get too small.
  private func shrinkingLines(
    _ slots: [Slot], _ lines: [Range<Int>], _ order: RowOrder, gap: Double, in room: Room
  ) -> [Slot]? {
    let first = slots[0].element
    guard slots.allSatisfy({ $0.element?[value: .width] == first?[value: .width] }),
      slots.allSatisfy({ $0.element?[value: .height] == first?[value: .height] }),
      case .points(let width)? = slots[0].element?.literal(.width),
      case .points? = slots[0].element?.literal(.height), let count = lines.map(\.count).max()
    else { return nil }
    let distances = gap * Double(count - 1)
    let rest = room.points - Double(count) * width - distances
    guard rest >= 0, (room.least - rest - distances) / Double(count) >= width * Self.leastShare else { return nil }
    return lines.map { line in
      var images = slots[line].map { slot in
        slot.replacing { image in
          var image = image
          image[.width] = .literal(.stretch)
          return image
        }
      }
      images += (line.count..<count).map { _ in .one(Element(.spacer)) }
      var parts = Element.flow(.horizontal, gap: gap, alignment: .top, order.fromLeft(images[...]))
      parts[.distribution] = .literal(.fillEqually)
      parts[.width] = .literal(.stretch)
      guard rest > 0 else { return .one(parts) }
      return .one(
        .flow(.horizontal, gap: 0, alignment: .top, order.fromLeft([.one(parts), .one(.room(rest, .horizontal))])))
    }
  }
}

/// Where a row of buttons or images begins, whose children stand from left to right: at its right where they have been
/// mirrored, which its direction says until the row has been broken into lines.
struct RowOrder {
  private let isMirrored: Bool

  init(of row: Element) { isMirrored = row[value: .rightToLeft] == .flag(true) }

  /// What stands from left to right, from the start of the row.
  func fromStart<Part>(_ parts: [Part]) -> [Part] { isMirrored ? parts.reversed() : parts }

  /// What is in the order from the start, from left to right.
  func fromLeft(_ slots: ArraySlice<Slot>) -> [Slot] { isMirrored ? slots.reversed() : Array(slots) }

  /// The side that the row begins at.
  var start: Alignment { isMirrored ? .trailing : .leading }

  /// Forgets the directions of rows, which have been broken into lines by then.
  static func forget(in root: inout Element) {
    root.rewriteDescendants(in: ContentSet(attributes: [.rightToLeft])) { $0[value: .rightToLeft] = nil }
  }
}

extension Slot {
  /// Whether an element states a width of more than so many points.
  fileprivate func isWider(than points: Double) -> Bool {
    if case .points(let width)? = element?.literal(.width) { width > points } else { false }
  }
}

extension Element {
  /// Lets each of the rows in a column be as wide as what is in it, at a side that nothing beside them takes up.
  fileprivate mutating func alignLines(at side: Alignment) {
    let lines = self[.children].compactMap(\.element)
    guard lines.count > 1, lines.allSatisfy({ $0[.axis]?.literal == .horizontal }) else { return }
    let fills = lines.contains { line in
      line[.children].contains { if case .stretch? = $0.element?.literal(.width) { true } else { false } }
    }
    if !fills { self[.alignment] = .literal(side) }
  }

  /// The image that a column of a row holds and is as wide as, if the column says nothing else.
  fileprivate var onlyImage: Element? {
    guard kind == .stack, case .points(let width)? = literal(.width), count(of: .children) == 1, extras.isEmpty,
      self[.children][0].isPlain, let image = self[.children][0].element, image.kind == .image,
      image.literal(.width) == .points(width), regions.count == 1,
      attributes.allSatisfy({ $0.id == .width || $0.id == .axis || $0.id == .gap || $0.id == .alignment })
    else { return nil }
    return image
  }
}
