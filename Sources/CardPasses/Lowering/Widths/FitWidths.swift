import CardIR
import CardSyntax

/// Screens whose elements say how wide they are, in points, whatever the screen.
extension WidthSettling {
  /// What of the room on the usual screen something must take to be meant to take all of it.
  private static let usualShare = 0.85

  /// Makes what is wider than the narrowest screens fit them: as wide as its room if it takes most of that on the usual
  /// screen, else as wide as there is room on the narrowest.
  ///
  /// `isFree` says that nobody sees whether the element is wider than what is in it: it begins at the side, as all around
  /// it does, and nothing is painted. `hasAllRoom` says that nothing beside it shares the room with it.
  mutating func fit(_ element: inout Element, in outer: Room, isFree: Bool = true, hasAllRoom: Bool = true) {
    guard element.has(.children), element.kind != .scroll || element[.axis]?.literal == .vertical else { return }
    var room = outer.inset(by: element[.padding]?.literal ?? 0)
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    var slots = element.takeSlots(of: .children)
    if isRow {
      // Only what is wider than all that the others leave can be told to be too wide.
      let others = slots.reduce(Double(max(slots.count - 1, 0)) * (element[.gap]?.literal ?? 0)) { total, slot in
        guard let child = slot.element, child.kind == .spacer, case .points(let points)? = child.literal(.width)
        else { return total }
        return total + points
      }
      room = Room(points: max(0, room.points - others), least: max(0, room.least - others))
    }
    if isRow { keepInLine(&slots, of: element, in: room, isFree: isFree) }
    // What takes all the width makes its column fill it, and what else is in it is placed one by one.
    let isCentered =
      !isRow && element.kind == .stack && element[.alignment]?.literal == .center
      && slots.contains { $0.element.map { ConstraintSynthesis.grows($0, .horizontal) } ?? false }
    let alignment = element[.alignment]?.literal ?? (element.kind == .stack ? .center : .fill)
    let beginsAtSide = element.kind != .overlay && (alignment == .leading || alignment == .fill)
    // What is as wide as its room anyway has a row in it that may be as well, whatever is around it.
    let isFilled = hasAllRoom && !isRow && slots.contains { $0.element.map { fills($0, room) } ?? false }
    let isFree = isFree || isFilled && beginsAtSide
    let sharesRoom = isRow && slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    slots.updateElements { child in
      if case .points(let points)? = child.literal(.width), child.kind != .spacer {
        if points > room.least, room.least > 0 { narrow(&child, from: points, in: room, isAlone: !isRow) }
      } else if isCentered, child.kind == .stack, child.holdsLines, natural.width(of: child) > room.least,
        !ConstraintSynthesis.grows(child, .horizontal)
      {
        // In the middle of its column it would be as wide as its texts in one line; beside room they break.
        context.record(
          LossKinds.stretch, "it begins at the side, so that its texts break where the screen ends", at: child)
        child = .flow(.horizontal, alignment: .center, [.one(child), .one(Element(.spacer))])
      }
      let isPainted = child.has(.backgroundColor) || child.has(.borderColor) || child.has(.width)
      fit(
        &child, in: room, isFree: isFree && !isRow && !isPainted && beginsAtSide,
        hasAllRoom: hasAllRoom && !sharesRoom)
    }
    element[.children] = slots
  }

  /// Whether a line or a text of several lines takes all the width of its column.
  private func fills(_ child: Element, _ room: Room) -> Bool {
    switch child.kind {
    case .divider: true
    case .text: child.holdsLines && natural.width(of: child) > room.points
    default: false
    }
  }

  /// Keeps texts that fit a row in one line each, with room beside them: of several that may break, none gets more than an
  /// equal part.
  private func keepInLine(_ slots: inout [Slot], of row: Element, in room: Room, isFree: Bool) {
    guard slots.count(where: { $0.element?.holdsLines ?? false }) > 1 else { return }
    let gaps = (row[.gap]?.literal ?? 0) * Double(slots.count)
    let width = slots.reduce(gaps) { $0 + ($1.element.map(natural.width) ?? 0) }
    let hasRoom = slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    // Beside room that is added a text that only data know would break, for nobody can tell that it need not; alone among
    // short ones it has what these leave.
    let unknown = slots.count { slot in slot.element.map { $0.kind == .text && $0.literal(.text) == nil } ?? false }
    let isFilled = unknown == 1 && !hasRoom
    guard width <= room.least, hasRoom || isFilled || isFree && unknown == 0 else { return }
    slots.updateElements { child in
      if child.kind == .text, child.literal(.text) != nil, !child.has(.width), !child.has(.maxLines) {
        child[.maxLines] = .literal(1)
      }
    }
    if !hasRoom, !isFilled { slots.append(.one(Element(.spacer))) }
  }

  private mutating func narrow(_ element: inout Element, from points: Double, in room: Room, isAlone: Bool) {
    var free = element
    free[.width] = nil
    if isAlone, points >= room.points * Self.usualShare, ConstraintSynthesis.grows(free, .horizontal) {
      context.record(
        LossKinds.size, "it is as wide as there is room, so that it fits narrow screens", at: element, .width)
      element = free
      return
    }
    limit(&element, to: room.least)
    if case .points(let height)? = element.literal(.height) {
      element[.height] = .literal(.points(max((height * room.least / points).rounded(), 0.5)))
    }
  }
}
