import CardIR

/// Rows of nothing but buttons that say nothing of their widths.
extension WidthSettling {
  /// Points between a title and the side of its button, where there is room: buttons are as wide as their titles by
  /// themselves, and those with a border touch it.
  static let buttonInset = 8.0

  /// The least of them: with less, titles seem to touch the border.
  private static let leastButtonInset = 3.0

  /// The points beside the titles of so many buttons where there is so much room around all of them; none where titles
  /// would touch the borders.
  private static func inset(of count: Int, _ room: Double) -> Double? {
    let inset = (room / Double(2 * max(1, count)) * 2).rounded(.down) / 2
    return inset >= leastButtonInset ? min(inset, buttonInset) : nil
  }

  /// How wide buttons are that touch their titles.
  private var titles: NaturalWidth { NaturalWidth(lineThickness: natural.lineThickness) }

  /// What becomes of a row of buttons.
  enum ButtonRow {
    /// It is a row like others.
    case row
    /// It has been settled.
    case settled
    /// It is a column of lines, still to be settled.
    case lines
  }

  /// Settles a row of buttons: with room around the titles if there is some on the narrowest screens, with shares as long
  /// as the titles where only those are too narrow for that, and in several lines where all screens are.
  ///
  /// A row that is not wide is as wide as its buttons, and has nothing to share.
  mutating func settleButtons(of row: inout Element, in room: Room, isWide: Bool) -> ButtonRow {
    let slots = row[.children]
    guard !slots.isEmpty, !row.has(.distribution) else { return .row }
    guard slots.allSatisfy({ $0.element.map(Self.isPlain) ?? false }) else {
      widenBeside(&row, in: room)
      return .row
    }
    let titles = titles(of: row, at: Array(slots.indices))
    if widen(&row, at: Array(slots.indices), titles, in: room) { return .row }
    let width = titles.reduce(Self.distances(in: row), +)
    if width <= room.least, !isWide { return .row }
    if width > room.points, slots.allSatisfy({ $0.scope == nil }) {
      breakLines(of: &row, titles, in: room)
      return .lines
    }
    row[.distribution] = .literal(.fillProportionally)
    return .settled
  }

  /// Gives the buttons of a row that stands beside room their widths, if all of them have some room around their titles on
  /// the narrowest screens; the row is as wide as they are then, and room stays where it was. Says whether it did.
  func hugButtons(of row: inout Element, in room: Room) -> Bool {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.count(of: .children) > 0, !row.has(.distribution),
      !row.hasChild(in: .children, where: { !Self.isPlain($0) || $0.literal(.title) == nil })
    else { return false }
    let places = Array(row[.children].indices)
    return widen(&row, at: places, titles(of: row, at: places), in: room)
  }

  private static func isPlain(_ element: Element) -> Bool { element.kind == .button && !element.has(.width) }

  /// Gives buttons room around their titles that stand beside nothing but flexible room and fields, which give way.
  private func widenBeside(_ row: inout Element, in room: Room) {
    let slots = row[.children]
    let buttons = slots.indices.filter { slots[$0].element.map(Self.isPlain) ?? false }
    let others = slots.indices.filter { !buttons.contains($0) }.compactMap { slots[$0].element }
    guard !buttons.isEmpty,
      others.allSatisfy({ $0.isFlexibleRoom(along: .horizontal) || $0.kind == .textInput && !$0.has(.width) })
    else { return }
    _ = widen(&row, at: buttons, titles(of: row, at: buttons), in: room)
  }

  /// The widths of the titles of some of the buttons of a row.
  private func titles(of row: Element, at places: [Int]) -> [Double] {
    let slots = row[.children]
    return places.map { slots[$0].element.map(titles.width) ?? 0 }
  }

  /// The points between the children of a row.
  private static func distances(in row: Element) -> Double {
    (row[.gap]?.literal ?? 0) * Double(row.count(of: .children) - 1)
  }

  /// Gives those buttons of a row whose titles are known their widths, with what room there is around the titles on the
  /// narrowest screens. Says whether there is enough.
  private func widen(_ row: inout Element, at places: [Int], _ titles: [Double], in room: Room) -> Bool {
    guard let inset = Self.inset(of: places.count, room.least - titles.reduce(Self.distances(in: row), +)) else {
      return false
    }
    row.updateSlots(of: .children) { _, slots in
      for (place, title) in zip(places, titles) {
        slots[place].update { button in
          if button.literal(.title) != nil { button[.width] = .literal(.points(title + 2 * inset)) }
        }
      }
    }
    return true
  }

  /// Puts buttons into as many lines as the narrowest screens need; where each has a line of its own, they are as wide as
  /// the column.
  private mutating func breakLines(of row: inout Element, _ titles: [Double], in room: Room) {
    let gap = row[.gap]?.literal ?? 0
    let order = RowOrder(of: row)
    let slots = order.fromStart(row[.children])
    let lines = LineBreaking.lines(
      of: order.fromStart(titles).map { $0 + 2 * Self.buttonInset }, gap: gap, in: room.least)
    context.record(
      LossKinds.distribution,
      "there is no room for the titles beside each other, so the buttons stand in \(lines.count) rows", at: row)
    let isColumn = lines.allSatisfy { $0.count == 1 }
    row[.axis] = .literal(.vertical)
    row[.alignment] = .literal(.fill)
    row[.children] =
      isColumn
      ? slots : lines.map { .one(.flow(.horizontal, gap: gap, alignment: .fill, order.fromLeft(slots[$0]))) }
  }
}
