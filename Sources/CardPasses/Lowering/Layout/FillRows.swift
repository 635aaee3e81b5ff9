package import CardIR

/// Puts flexible room beside the element that takes the rest of a row, for targets whose rows are as wide as what is in
/// them.
///
/// In formats whose stacks fill their width one element of a row gets what the others leave, so that the last of them
/// ends where the row ends.
package struct FillRows: Pass {
  package init() {}

  package let name = "fill-rows"
  package let summary =
    "Adds flexible space to full-width rows where the target's rows hug their content."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      stack axis=horizontal
        children
          text text="Name"
          image url="https://example.com/a.png" width=40pt
      """,
    after: """
      stack axis=horizontal
        children
          text text="Name"
          spacer
          image url="https://example.com/a.png" width=40pt
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.source.stacksFillWidth, !context.source.rowsHaveColumns, !context.target.stacksFillWidth,
      !context.target.rowsHaveColumns
    else { return }
    Self.fill(&screen.root, isWide: true, makesShares: context.framesColumns)
  }

  /// `isWide` says that the element has a width that does not come from its content, `makesShares` that a later step gives
  /// each part of a row its width.
  private static func fill(_ element: inout Element, isWide: Bool, makesShares: Bool) {
    let isWide = isWide || element.hasFixedWidth
    guard element.kind == .stack, element[.axis]?.literal == .horizontal else {
      let reachesSides =
        switch element.kind {
        // What scrolls sideways is as wide as it likes.
        case .scroll where element[.axis]?.literal == .horizontal: false
        case .stack, .scroll: element[.alignment]?.literal ?? .fill == .fill
        case .screen, .list: true
        // What stands before the colour of a page is as wide as the page.
        case .overlay: element.isPage
        default: false
        }
      element.updateChildren { fill(&$0, isWide: isWide && reachesSides, makesShares: makesShares) }
      return
    }
    let distribution = element[.distribution]?.literal ?? .fill
    guard isWide, distribution == .fill,
      !element[.children].contains(where: { $0.element?.isFlexibleRoom(along: .horizontal) ?? false })
    else {
      let isShared = isWide && distribution == .fillEqually
      // How many parts there are must be known.
      if isWide, element[.children].allSatisfy(\.isPlain) {
        if isShared, makesShares { share(&element) }
        if distribution == .equalSpacing, space(&element) { element[.distribution] = nil }
        // Distances that are alike are nearest to middles that are; that they are not the same is told with what is lost.
        if distribution == .equalCentering { _ = space(&element) }
      }
      element.updateChildren { fill(&$0, isWide: isShared, makesShares: makesShares) }
      return
    }
    let taker = element[.children].firstIndex { $0.element?.takesRest ?? false }
    var position = 0
    element.updateChildren { child in
      fill(&child, isWide: position == taker, makesShares: makesShares)
      position += 1
    }
    if let taker { makeRoom(at: taker, in: &element, makesShares: makesShares) }
  }

  /// Says of the equal parts of a row that they are.
  private static func share(_ row: inout Element) {
    row[.distribution] = nil
    row.updateChildren { child in
      if child.kind != .spacer, child.kind != .divider, !child.has(.width) { child[.width] = .literal(.weight(1)) }
    }
  }

  /// Puts the room of a row between its parts; false if it has room already, or nothing to put it between.
  private static func space(_ row: inout Element) -> Bool {
    let slots = row[.children]
    guard slots.count > 1, !slots.contains(where: { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }) else {
      return false
    }
    row[.children] = Array(slots.map { [$0] }.joined(separator: [.one(Element(.spacer))]))
    return true
  }

  private static func makeRoom(at taker: Int, in row: inout Element, makesShares: Bool) {
    guard let child = row[.children][taker].element, !child.containsFlexibleRow else { return }
    // What is alone between distances has all that they leave; room in it comes with what needs some.
    if child.kind == .stack, row.isInset { return }
    // A box is seen to be as wide as the others leave it, such as what stands for a field beside a button.
    if makesShares, child.kind == .stack, child.isPainted {
      row[.children][taker].update { $0[.width] = .literal(.stretch) }
      return
    }
    let side = child.kind == .text ? child[.horizontalAlignment]?.literal ?? .leading : .leading
    let room = Slot.one(Element(.spacer))
    if side == .center || side == .trailing {
      row[.children][taker] = row[.children][taker].replacing { text in
        var text = text
        text[.horizontalAlignment] = nil
        return text
      }
    }
    // Behind the last element room would only make the row wider than anything in it, unless it has a width anyway.
    if side != .trailing, taker < row[.children].count - 1 || side == .center || row.hasFixedWidth {
      row[.children].insert(room, at: taker + 1)
    }
    if side == .trailing || side == .center { row[.children].insert(room, at: taker) }
  }
}

extension Element {
  /// Whether a row has one child between distances of stated width, which keep it from the sides.
  fileprivate var isInset: Bool {
    let children = self[.children].map(\.element)
    let distances = children.count { $0?.kind == .spacer && $0?.has(.width) ?? false }
    return distances > 0 && children.count == distances + 1
  }

  fileprivate var hasFixedWidth: Bool {
    if case .measure(_, .points)? = self[value: .width] { true } else { false }
  }
}
