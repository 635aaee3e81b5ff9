import CardIR

// Who takes the room that a stack has left.
extension Element {
  /// Whether the element is a spacer without a length of its own, which takes what is left along an axis.
  func isFlexibleRoom(along axis: Axis) -> Bool { kind == .spacer && !has(axis == .horizontal ? .width : .height) }

  /// Whether flexible room in a row somewhere in the element takes all the width that there is.
  var containsFlexibleRow: Bool {
    guard kind == .stack else { return false }
    let isRow = self[.axis]?.literal == .horizontal
    return self[.children].contains { slot in
      slot.element.map { isRow && $0.isFlexibleRoom(along: .horizontal) || $0.containsFlexibleRow } ?? false
    }
  }

  /// Whether the element gets wider where a row that fills its width has room left; pictures, controls and lines keep
  /// their size.
  var takesRest: Bool { kind.takesRest && !has(.width) }
}

extension ElementKind {
  /// Whether elements of the kind get wider where a row has room left, unless they say how wide they are.
  var takesRest: Bool { self == .text || self == .stack || self == .textInput }
}
