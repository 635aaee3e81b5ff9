import CardIR
import CardTemplate

// What stands in front of each other.
extension FlowArrangement {
  /// Children that are pinned to all edges, at the back, and what stands in front of them.
  mutating func layers() -> Result {
    var back = pinned(0)
    if !graph.anchors[0].isPinned {
      // A picture as large as its canvas has the size of that.
      back.slot.update { picture in
        picture[.width] = nil
        picture[.height] = nil
      }
      back.insets = [.top: 0, .bottom: 0, .left: 0, .right: 0]
    }
    let isLayer = { [slots, graph] (index: Int) in graph.anchors[index].isPinned && slots[index].isPlain }
    let count = slots.indices.dropFirst().first { !isLayer($0) } ?? slots.count
    var children = [back.slot.replacing { Self.filling(Self.unclipped($0)) }]
    for index in 1..<count { children.append(.one(Self.padded(pinned(index), less: back.insets))) }
    if count < slots.count {
      var rest = FlowArrangement(Array(slots[count...]), in: canvas, context: context.lend())
      let front = rest.arrange()
      context = rest.context
      children.append(.one(layer(front, less: back.insets)))
    }
    return Result(slot: .one(Element(.overlay, children: children)), insets: back.insets)
  }

  /// The picture in a region that scrolls behind other content, which takes no part in the layout and is as large as that.
  private static func unclipped(_ back: Element) -> Element {
    guard back.kind == .scroll, !back.has(.id), !back.has(.tap), back[.children].count == 1,
      back[.children][0].isPlain, var picture = back[.children][0].element, picture.kind == .image,
      !picture.has(.width)
    else { return back }
    picture[.height] = nil
    return picture
  }

  /// A picture at the back, which has the size of what it is pinned to, whatever its own is.
  private static func filling(_ back: Element) -> Element {
    guard back.kind == .image, !back.has(.width), !back.has(.height) else { return back }
    var picture = back
    picture[.width] = .literal(.stretch)
    picture[.height] = .literal(.stretch)
    return picture
  }

  /// A child that is pinned to all edges.
  mutating func pinned(_ index: Int) -> Result {
    var result = Result(slot: bare(index))
    let insets = [ConstraintEdge.top, .bottom, .left, .right].compactMap { edge in
      graph.anchors[index].ties[edge]?.inset.map { (edge, $0) }
    }
    if let bound = insets.first?.1.template, insets.allSatisfy({ $0.1.template == bound }) {
      result.boundPadding = bound
      return result
    }
    for (edge, inset) in insets { result.insets[edge] = inset.points }
    return result
  }

  /// An arrangement as one element, with its insets as padding.
  private static func padded(_ result: Result, less outer: [ConstraintEdge: Double]) -> Element {
    let padding = max(0, (result.insets.values.min() ?? 0) - max(0, outer.values.min() ?? 0))
    if result.slot.isPlain, let element = result.slot.element, padding == 0, result.boundPadding == nil {
      return element
    }
    var column = FlowRecovery.column([result.slot])
    if let bound = result.boundPadding {
      column[.padding] = .template(bound)
    } else {
      column[.padding] = .literal(padding)
    }
    return column
  }

  /// An arrangement as one layer of its canvas: as layers stand in the middle of each other, room keeps it at the edges that
  /// it is tied to.
  mutating func layer(_ result: Result, less outer: [ConstraintEdge: Double] = [:]) -> Element {
    guard result.boundPadding == nil, result.slot.isPlain, let content = result.slot.element else {
      return Self.padded(result, less: outer)
    }
    var inner = result.insets
    for (edge, inset) in outer { inner[edge] = inner[edge].map { max(0, $0 - max(0, inset)) } }
    var element = content
    if content.holdsRoom(along: .vertical) {
      // The room is at the top or the bottom of the layer, and what stands there at a side of it.
      element.updateChildren { if $0.kind != .spacer { place(&$0, at: result.side) } }
      element[.alignment] = .literal(.fill)
    } else {
      place(&element, at: result.side)
      if canvas.isTall, inner[.top] == nil || inner[.bottom] == nil {
        let hangs = inner[.top] == nil && inner[.bottom] != nil
        element = FlowRecovery.column(
          hangs ? [FlowRecovery.room(), .one(element)] : [.one(element), FlowRecovery.room()])
      }
    }
    return FlowRecovery.inset(element, inner)
  }

  /// Puts room beside what does not reach from side to side; where stacks hug what is in them, beside all.
  private func place(_ element: inout Element, at side: Alignment) {
    var side = side
    if side == .fill {
      if context.target.stacksFillWidth { return }
      side = element.literal(.horizontalAlignment) ?? .leading
    }
    element = FlowRecovery.placed(element, at: side)
  }

  // MARK: In the middle

  /// So many groups are compared with each other for ties between them.
  private static let mostGroups = 400

  /// What the canvas has in its middle from top to bottom, behind what follows it in the canvas and in front of what else is
  /// in it; none if there is no such thing, if something ties one to the other, or if the target has no layers.
  mutating func layersAroundMiddle(_ groups: [[Int]]) -> Result? {
    guard canvas.isTall, context.target.supports(.overlay) else { return nil }
    let isMiddle = groups.map { $0.allSatisfy(isCenteredDown) }
    let middle = zip(groups, isMiddle).filter(\.1).map(\.0), others = zip(groups, isMiddle).filter { !$0.1 }.map(\.0)
    let (inMiddle, outside) = (Set(middle.joined()), Set(others.joined()))
    guard !middle.isEmpty, !others.isEmpty, groups.count <= Self.mostGroups, !areTied(inMiddle, to: outside),
      !areTied(outside, to: inMiddle)
    else { return nil }
    let (behind, inFront) = aroundMiddle(inMiddle, others)
    var layers: [Element] = []
    func add(_ groups: [[Int]]) {
      guard !groups.isEmpty else { return }
      layers.append(layer(stack(groups, groups.map { $0.count == 1 ? node($0[0]) : row($0) }, loose: [])))
    }
    add(behind)
    for group in middle {
      var result = stack([group], [group.count == 1 ? node(group[0]) : row(group)], loose: [])
      if !(result.slot.element?.holdsRoom(along: .vertical) ?? true) {
        result.slot = .one(FlowRecovery.column([FlowRecovery.room(), result.slot, FlowRecovery.room()]))
      }
      result.insets[.top] = 0
      result.insets[.bottom] = 0
      layers.append(layer(result))
    }
    add(inFront)
    return Result(slot: .one(Element(.overlay, children: layers.map { .one($0) })))
  }

  /// What is behind the children in the middle, because it precedes them, and what is in front of them. What is tied together is
  /// one layer, and in front: nothing of it is hidden there.
  func aroundMiddle(_ middle: Set<Int>, _ others: [[Int]]) -> (behind: [[Int]], inFront: [[Int]]) {
    guard let first = middle.min() else { return (others, []) }
    let behind = others.filter { $0.allSatisfy { $0 < first } }, inFront = others.filter { $0.contains { $0 > first } }
    let (back, front) = (Set(behind.joined()), Set(inFront.joined()))
    return areTied(back, to: front) || areTied(front, to: back) ? ([], others) : (behind, inFront)
  }

  /// Whether the place of some children is counted from others.
  private func areTied(_ members: Set<Int>, to others: Set<Int>) -> Bool {
    members.contains { index in
      graph.anchors[index].ties.values.contains { tie in
        if case .sibling(let sibling, _, _) = tie { others.contains(sibling) } else { false }
      }
    }
  }

  // MARK: In front of one

  /// A child with those in front of it, inside of it.
  mutating func overlay(_ base: Int, _ front: [(index: Int, place: Overlaid)]) -> Node {
    var node = node(base)
    let ends = graph.anchors[base]
    let names = Set(front.compactMap { slots[$0.index].element?.literal(.id) })
    let moved = front.map { index, place in
      slots[index].replacing { element in
        var element = element
        element[.constraints] = element[.constraints].flatMap { Self.moved($0, place, ends, names) }
        return element
      }
    }
    var arrangement = FlowArrangement(
      moved,
      in: Canvas(
        isTall: true, isWide: node.spansWidth || node.extents.width != nil, width: node.extents.width,
        height: node.extents.height),
      context: context.lend())
    let result = arrangement.arrange()
    let layer = arrangement.layer(result)
    context = arrangement.context
    node.slot = node.slot.replacing { element in
      var back = element
      var overlay = Element(.overlay)
      overlay.take(.height, from: back)
      overlay.take(.width, from: back)
      if back.kind == .image {
        back[.imageSize] = nil
        back[.width] = nil
        back[.height] = nil
        back = Self.filling(back)
      }
      overlay[.children] = [.one(back), .one(layer)]
      return overlay
    }
    return node
  }

  /// A constraint of a child in front of another one, as a constraint on the edges of that; what is tied to another of
  /// those in front, which have these names, stays so.
  private static func moved(_ slot: Slot, _ place: Overlaid, _ ends: ConstraintAnchors, _ names: Set<String>) -> [Slot]
  {
    guard let constraint = slot.element, let rule = constraint.literal(.rule),
      !(constraint.literal(.anchorID).map(names.contains) ?? false)
    else { return [slot] }
    func edge(_ rule: ConstraintRule, _ inset: Double) -> Slot {
      var moved = constraint
      moved[.rule] = .literal(rule)
      moved[.constant] = .literal(inset)
      moved[.anchorID] = nil
      moved[.anchorEdge] = nil
      return .one(moved)
    }
    let isTied = constraint.has(.anchorID)
    let length = constraint.literal(.constant) ?? 0
    switch rule {
    case .top where place.edge == .top, .bottom where place.edge == .bottom:
      return [edge(rule, place.inset)]
    case .sides:
      return [edge(.left, length - (ends.inset(.left) ?? 0)), edge(.right, length - (ends.inset(.right) ?? 0))]
    case .left: return [edge(.left, isTied ? length : length - (ends.inset(.left) ?? 0))]
    case .right: return [edge(.right, isTied ? -length : length - (ends.inset(.right) ?? 0))]
    default: return [slot]
    }
  }
}

extension Element {
  /// Whether a stack has room along an axis that takes all there is.
  fileprivate func holdsRoom(along axis: Axis) -> Bool {
    kind == .stack && self[.axis]?.literal == axis
      && self[.children].contains { $0.element?.isFlexibleRoom(along: axis) ?? false }
  }
}
