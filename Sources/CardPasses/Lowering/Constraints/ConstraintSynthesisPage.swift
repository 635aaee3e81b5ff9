import CardIR
import CardSyntax

/// Flexible room in columns whose height is known.
extension ConstraintSynthesis {
  /// The positions of the flexible spacers of a column that has two.
  static func roomsAround(_ column: Element) -> ClosedRange<Int>? {
    guard column[.axis]?.literal == .vertical else { return nil }
    let slots = column[.children]
    let rooms = slots.indices.filter { isRoom(slots[$0]) }
    return rooms.count == 2 ? rooms[0]...rooms[1] : nil
  }

  /// Puts what stands between two flexible spacers of a column into the middle of one box that takes all the room: two
  /// spacers would not know which of them gets it.
  static func center(_ rooms: ClosedRange<Int>, of column: inout Element) {
    let slots = column[.children]
    var content = Element.flow(
      .vertical, alignment: column[.alignment]?.literal ?? .fill, Array(slots[rooms].dropFirst().dropLast()))
    content.take(.gap, from: column)
    content[.constraints] = [
      ConstraintRule.make(.sides, .number(0)), ConstraintRule.make(.centerY),
    ]
    var box = Element(.canvas)
    if rooms.count > 2 { box[.children] = [.one(content)] }
    column[.children] = Array(slots[..<rooms.lowerBound]) + [.one(box)] + Array(slots[(rooms.upperBound + 1)...])
  }

  /// Whether an element takes all the room there is along an axis.
  static func grows(_ element: Element, _ axis: Axis) -> Bool {
    // Pictures alone say that they do.
    if element.kind == .image { return axis == .horizontal && element.literal(.width) == .stretch }
    guard !element.has(axis == .horizontal ? .width : .height) else { return false }
    switch element.kind {
    case .shape, .scroll, .list: return true
    case .divider: return axis == .horizontal
    case .overlay:
      return element[.children].contains { slot in
        guard let layer = slot.element else { return false }
        return layer.isFlexibleRoom(along: axis) || grows(layer, axis)
      }
    case .stack:
      let isAlong = element[.axis]?.literal ?? .vertical == axis
      if !isAlong, element[.alignment]?.literal == .fill { return true }
      return element[.children].contains { slot in
        guard let child = slot.element else { return false }
        // A line between columns is as wide as it is thick.
        if isAlong, axis == .horizontal, child.kind == .divider { return false }
        return isAlong && child.isFlexibleRoom(along: axis) || grows(child, axis)
      }
    default: return false
    }
  }
}
