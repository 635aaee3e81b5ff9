import CardIR
import CardText

// What boxes ask for before anything is solved.
extension BoxTree {
  /// The length that a box asks for: that of a stack comes from its children.
  func naturalLength(of index: Int, along axis: Axis) -> Double? {
    let box = boxes[index]
    let fixed: ConstraintRule = axis == .horizontal ? .width : .height
    if let rule = box.rules.first(where: { $0.rule == fixed }) { return rule.constant }
    if let natural = axis == .horizontal ? box.naturalWidth : box.naturalHeight { return natural }
    guard case .stack = box.kind else { return nil }
    let lengths = box.children.map { naturalLength(of: $0, along: axis) ?? 0 }
    guard box.axis == axis else { return lengths.max() }
    return lengths.reduce(0, +) + box.gap * Double(max(0, lengths.count - 1))
  }

  /// How much of the height of a line is above its baseline, in the system's font.
  private static let ascent = 0.8

  /// How far the baseline of the first line in a box is from the top of the box, or that of the last line from its bottom.
  ///
  /// What has no text stands on the baseline. A column has the baseline of its first or last child, and a row that of the
  /// highest, as UIKit's stack views do.
  func baseline(of index: Int, isLast: Bool) -> Double {
    let box = boxes[index]
    let height = naturalLength(of: index, along: .vertical) ?? 0
    if let line = box.lineHeight {
      // The lines stand in the middle of a box that is higher.
      let lines = if case .text = box.kind { box.naturalHeight ?? line } else { line }
      return (height - lines) / 2 + line * (isLast ? 1 - Self.ascent : Self.ascent)
    }
    guard box.kind == .stack, let first = box.children.first, let last = box.children.last else {
      return isLast ? 0 : height
    }
    guard box.axis == .horizontal else { return baseline(of: isLast ? last : first, isLast: isLast) }
    let heights = box.children.map { naturalLength(of: $0, along: .vertical) ?? 0 }
    let highest = heights.indices.max { heights[$0] < heights[$1] || heights[$0] == heights[$1] && $0 > $1 } ?? 0
    return baseline(of: box.children[highest], isLast: isLast)
  }
}
