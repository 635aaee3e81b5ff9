import CardIR

// Who takes the room that a stack has left.
extension Element {
  /// The length in points that flexible room has at least where nobody says another: that of SwiftUI's spacers.
  static let leastRoom = 8.0

  /// Whether the element is a spacer without a length of its own, which takes what is left along an axis.
  func isFlexibleRoom(along axis: Axis) -> Bool { kind == .spacer && !has(axis == .horizontal ? .width : .height) }

  /// Whether flexible room in a row somewhere in the element takes all the width that there is.
  var containsFlexibleRow: Bool { containsFlexibleRow(inStatedWidths: true) }

  /// The same, but where `inStatedWidths` is false not in what says how wide it is: there the room takes that width alone.
  func containsFlexibleRow(inStatedWidths: Bool) -> Bool {
    guard kind == .stack else { return false }
    let isRow = self[.axis]?.literal == .horizontal
    return self[.children].contains { slot in
      guard let child = slot.element else { return false }
      if isRow, child.isFlexibleRoom(along: .horizontal) { return true }
      if !inStatedWidths, case .points? = child.literal(.width) { return false }
      return child.containsFlexibleRow(inStatedWidths: inStatedWidths)
    }
  }

  /// Whether the element is a scroll region with the height that its column has left, or has one between rooms at its
  /// sides.
  var scrollsInHeightLeft: Bool {
    if kind == .scroll { return !has(.height) && self[.axis]?.literal ?? .vertical == .vertical }
    guard kind == .stack, self[.axis]?.literal == .horizontal else { return false }
    let content = self[.children].filter { $0.element?.kind != .spacer }
    guard content.count == 1, content[0].isPlain, let only = content[0].element else { return false }
    return only.kind == .scroll && only.scrollsInHeightLeft
  }

  /// What a row holds that has nothing else in it but flexible room, and where that room puts it; none if the element is
  /// no such row.
  var contentBesideRoom: (content: Element, side: Alignment)? {
    guard kind == .stack, self[.axis]?.literal == .horizontal, regions.count == 1,
      attributes.allSatisfy({ $0.id.roles.contains(.flow) || $0.id == .id })
    else { return nil }
    let slots = self[.children]
    guard slots.allSatisfy(\.isPlain) else { return nil }
    func isRoom(_ slot: Slot?) -> Bool { slot?.element?.isFlexibleRoom(along: .horizontal) ?? false }
    let content = slots.filter { !isRoom($0) }
    guard content.count == 1, var element = content[0].element else { return nil }
    if has(.id) {
      if element.has(.id) { return nil }
      // The place of a picture has the name of the picture.
      element.take(.id, from: self)
    }
    switch (isRoom(slots.first), isRoom(slots.last)) {
    case (true, true): return (element, .center)
    case (true, false): return (element, .trailing)
    case (false, true): return (element, .leading)
    case (false, false): return nil
    }
  }

  /// Whether the element is a picture that takes all the width there is: its format stretches pictures to their frame,
  /// and this one has none.
  func isUnframedImage(in source: Capabilities) -> Bool {
    kind == .image && !has(.width) && source.defaultValue(of: .imageFit, on: .image) == ImageFit.stretch.storage
  }

  /// Whether the element was one of a kind that takes all the width there is, such as a shape or a list.
  var isStretched: Bool { self[.width]?.literal == .stretch }

  /// Whether the element gets wider where a row that fills its width has room left; pictures, controls and lines keep
  /// their size.
  var takesRest: Bool { kind.takesRest && !has(.width) }
}

extension Element {
  /// Which child of a row gets what the others leave, where rows fill their width: the first that gets wider gladly, else
  /// a button, which nothing else but its title holds back.
  var restTaker: Int? {
    let children = self[.children]
    return children.firstIndex { $0.element?.takesRest ?? false }
      ?? children.firstIndex { slot in
        guard let child = slot.element, !child.has(.width) else { return false }
        return child.kind == .button || child.kind == .actionSet
      }
  }
}

extension ElementKind {
  /// Whether elements of the kind get wider where a row has room left, unless they say how wide they are.
  var takesRest: Bool { self == .text || self == .stack || self == .textInput }
}

extension [Slot] {
  /// What stands for the room at a place where something is said of it: the room itself where somebody wrote it, else what
  /// it keeps at its place.
  func subject(ofRoomAt index: Int) -> CardIR.Element? {
    let room = self[index].element
    if room?.nearestSpan != nil { return room }
    return self[(index + 1)...].lazy.compactMap(\.element).first { $0.nearestSpan != nil } ?? room
  }
}
