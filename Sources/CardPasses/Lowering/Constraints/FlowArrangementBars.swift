import CardIR

/// Bars along a side of a canvas, such as the coloured edge of a card.
extension FlowArrangement {
  /// A row of a bar that reaches from the top to the bottom of the canvas at one of its sides, and of all other children,
  /// if these stand beside it; none if there is no such bar.
  mutating func besideBar() -> Result? {
    guard slots.count > 1, let bar = slots.indices.first(where: { barSide($0) != nil }), let side = barSide(bar),
      let width = graph.anchors[bar].width.flatMap({ Double($0) }),
      slots.indices.allSatisfy({ $0 == bar || stands($0, beside: bar, width, side) })
    else { return nil }
    var rest = FlowArrangement(
      slots.indices.filter { $0 != bar }.map { slots[$0] }, in: canvas, context: context.lend())
    var result = rest.arrange()
    context = rest.context
    guard result.boundPadding == nil else { return nil }
    if side == .left, let line = separator(bar, width) {
      let inset = (result.insets[.left] ?? 0) - width
      let room = inset > 0 ? [Slot.one(.room(inset, .horizontal))] : []
      result.slot = .one(FlowRecovery.row([.one(line)] + room + [result.slot], alignment: .fill))
      result.insets[.left] = 0
      result.side = .fill
      return result
    }
    var insets = result.insets
    insets[side] = max(0, (insets[side] ?? 0) - width)
    var content = FlowRecovery.column([result.slot])
    if result.slot.isPlain, let element = result.slot.element { content = element }
    content = FlowRecovery.inset(content, insets)
    let parts = [bare(bar), .one(content)]
    let row = FlowRecovery.row(side == .left ? parts : parts.reversed(), alignment: .fill)
    return Result(slot: .one(row), insets: [.top: 0, .bottom: 0, .left: 0, .right: 0])
  }

  /// How wide a line is at most, in points.
  private static let widestLine = 4.0

  /// A bar as the line of a column, for targets without layers whose columns have lines between them.
  private func separator(_ index: Int, _ width: Double) -> Element? {
    guard context.target.rowsHaveColumns, !context.target.supports(.overlay), width <= Self.widestLine,
      let shape = slots[index].element, !shape.has(.tap)
    else { return nil }
    var line = Element(.divider, source: shape.source)
    line[.axis] = .literal(.vertical)
    if let color = shape.entry(.foregroundColor) { line.set(.backgroundColor, color.value, origin: color.origin) }
    return line
  }

  /// The side of the canvas along which a child is a bar from the top to the bottom; none if it is none.
  private func barSide(_ index: Int) -> ConstraintEdge? {
    let anchors = graph.anchors[index]
    guard slots[index].isPlain, let kind = slots[index].element?.kind, kind == .shape || kind == .divider,
      anchors.knownInset(.top) == 0, anchors.knownInset(.bottom) == 0,
      let width = anchors.width.flatMap({ Double($0) }), width > 0
    else { return nil }
    return [ConstraintEdge.left, .right].first { side in
      anchors.knownInset(side) == 0 && anchors.ties[side == .left ? .right : .left] == nil
    }
  }

  /// Whether a child leaves the width of a bar at a side of the canvas, and does not depend on the bar.
  private func stands(_ index: Int, beside bar: Int, _ width: Double, _ side: ConstraintEdge) -> Bool {
    let anchors = graph.anchors[index]
    for tie in anchors.ties.values { if case .sibling(bar, _, _) = tie { return false } }
    switch anchors.ties[side] {
    case .parent?: return anchors.knownInset(side).map { $0 >= width - Self.tolerance } ?? false
    case .sibling?: return true
    case nil: return anchors.ties[side == .left ? .right : .left] != nil
    }
  }
}
