import CardIR
import CardSyntax
import CardTemplate

/// Finds the rows, columns and layers in the children of one canvas.
struct FlowArrangement {
  var context: PassContext
  let slots: [Slot]
  let graph: ConstraintGraph

  /// All children in one slot, and how far that stands from the edges of the canvas where it is known.
  struct Result {
    var slot: Slot
    var insets: [ConstraintEdge: Double] = [:]
    /// The inset on all sides where it is known only with data.
    var boundPadding: TemplateString?
  }

  /// One child, or several that were found to belong together.
  private struct Node {
    var slot: Slot
    var insets: [ConstraintEdge: Double] = [:]
    var spansWidth = false
    var centerX = false
    var hasTop = false
    var hasLeft = false
    var extents: (width: Double?, height: Double?) = (nil, nil)
    var isGreedy = false
  }

  /// The children of a canvas, without canvases in them.
  init(_ slots: [Slot], context: PassContext) {
    self.slots = slots
    self.context = context
    graph = ConstraintGraph(slots)
  }

  // MARK: Layers

  /// All the children in one slot.
  mutating func arrange() -> Result {
    reportInexact()
    reportMiddleBesideSide()
    if slots.count == 1, graph.anchors[0].isPinned { return pinned(0) }
    if slots.count > 1, graph.anchors[0].isPinned, slots[0].isPlain { return layers() }
    let centered = slots.indices.filter { isCentered($0) }
    for index in centered { reportWidth(node(index)) }
    let placed = slots.indices.filter { !isCentered($0) && !graph.anchors[$0].sources.isEmpty }
    let loose = slots.indices.filter { graph.anchors[$0].sources.isEmpty }
    if placed.isEmpty, loose.isEmpty {
      if centered.count == 1 {
        var column = FlowRecovery.column([FlowRecovery.room(), bare(centered[0]), FlowRecovery.room()])
        column[.alignment] = .literal(.center)
        return Result(slot: .one(column))
      }
      return Result(slot: .one(Element(.overlay, children: centered.map { bare($0) })))
    }
    var result = column(placed, loose: loose)
    if !centered.isEmpty {
      let base = Self.padded(result, less: [:])
      result = Result(slot: .one(Element(.overlay, children: [.one(base)] + centered.map { bare($0) })))
    }
    return result
  }

  /// Children that are pinned to all edges, at the back, and what stands in front of them.
  private mutating func layers() -> Result {
    let back = pinned(0)
    let isLayer = { [slots, graph] (index: Int) in graph.anchors[index].isPinned && slots[index].isPlain }
    let count = slots.indices.first { !isLayer($0) } ?? slots.count
    var children = [back.slot.replacing(Self.unclipped)]
    for index in 1..<count { children.append(.one(Self.padded(pinned(index), less: back.insets))) }
    if count < slots.count {
      var rest = FlowArrangement(Array(slots[count...]), context: context.lend())
      let front = rest.arrange()
      context = rest.context
      children.append(.one(Self.padded(front, less: back.insets)))
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

  private func isCentered(_ index: Int) -> Bool {
    let anchors = graph.anchors[index]
    return anchors.centerX && anchors.centerY && anchors.ties.isEmpty
  }

  /// A child that is pinned to all edges.
  private mutating func pinned(_ index: Int) -> Result {
    var result = Result(slot: bare(index))
    let insets = [ConstraintEdge.top, .bottom, .left, .right].compactMap { edge in
      graph.anchors[index].ties[edge]?.inset.map { (edge, $0) }
    }
    if let bound = insets.first?.1.template, insets.allSatisfy({ $0.1.template == bound }) {
      result.boundPadding = bound
      return result
    }
    for (edge, inset) in insets { result.insets[edge] = inset.points }
    reportBound(insets.map(\.1), of: index)
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

  // MARK: Nodes

  /// A child with its fixed extents as attributes.
  private func bare(_ index: Int) -> Slot { slots[index].replacing(FlowRecovery.sized) }

  private func node(_ index: Int) -> Node {
    let anchors = graph.anchors[index]
    var node = Node(slot: bare(index))
    for edge in [ConstraintEdge.top, .bottom, .left, .right] { node.insets[edge] = anchors.inset(edge) }
    node.spansWidth = anchors.spansWidth
    node.centerX = anchors.centerX && anchors.ties[.left] == nil && anchors.ties[.right] == nil
    node.hasTop = anchors.ties[.top] != nil
    node.hasLeft = anchors.ties[.left] != nil
    node.extents = (anchors.width.flatMap { Double($0) }, anchors.height.flatMap { Double($0) })
    node.isGreedy = slots[index].element?.kind == .scroll
    // A picture between two edges is as wide as these say, whatever its own size is.
    if anchors.spansWidth {
      node.slot = node.slot.replacing { element in
        guard element.kind == .image, !element.has(.width), !element.has(.height) else { return element }
        var image = element
        image[.imageSize] = .literal(.stretch)
        return image
      }
    }
    return node
  }

  /// What children share that stand at the same height.
  private enum Bucket: Hashable {
    case tie(ConstraintEdge, ConstraintTie)
    case center
  }

  /// The children that stand beside each other, in document order of their first.
  private func groups(_ members: [Int]) -> [[Int]] {
    var parent = Array(slots.indices)
    func find(_ index: Int) -> Int {
      var index = index
      while parent[index] != index {
        parent[index] = parent[parent[index]]
        index = parent[index]
      }
      return index
    }
    func join(_ one: Int, _ other: Int) {
      let (left, right) = (find(one), find(other))
      if left != right { parent[max(left, right)] = min(left, right) }
    }
    let isMember = Set(members)
    let beside = graph.horizontal(among: members)
    let followers = Set(beside.map(\.after))
    for link in beside { join(link.before, link.after) }
    // What stands under a child of a row, at its left edge, belongs into the row with it.
    for link in graph.vertical(among: members) where followers.contains(link.before) {
      if case .sibling(link.before, .left, _)? = graph.anchors[link.after].ties[.left] { join(link.before, link.after) }
    }
    var buckets: [Bucket: Int] = [:]
    for index in members {
      let anchors = graph.anchors[index]
      for edge in [ConstraintEdge.top, .bottom] {
        guard let tie = anchors.ties[edge] else { continue }
        if case .sibling(let sibling, edge, _) = tie, isMember.contains(sibling), graph.areBeside(index, sibling) {
          join(index, sibling)
        }
        if let before = buckets.updateValue(index, forKey: .tie(edge, tie)), graph.areBeside(index, before) {
          join(index, before)
        }
      }
      if anchors.centerY, let before = buckets.updateValue(index, forKey: .center), graph.areBeside(index, before) {
        join(index, before)
      }
    }
    let byRoot = Dictionary(grouping: members) { find($0) }
    return byRoot.keys.sorted().map { byRoot[$0] ?? [] }
  }

  // MARK: Columns

  private mutating func column(_ members: [Int], loose: [Int]) -> Result {
    let groups = groups(members)
    if groups.count == 1, groups[0].count > 1, loose.isEmpty {
      let row = row(groups[0])
      // What hangs from the bottom alone is pushed there.
      if row.hasTop || row.insets[.bottom] == nil { return Result(slot: row.slot, insets: row.insets) }
      return stack(groups, [row], loose: [])
    }
    let nodes = groups.map { $0.count == 1 ? node($0[0]) : row($0) }
    return stack(groups, nodes, loose: loose)
  }

  /// A column of what belongs together.
  private mutating func stack(_ groups: [[Int]], _ nodes: [Node], loose: [Int]) -> Result {
    var position: [Int: Int] = [:]
    for (group, members) in groups.enumerated() { for member in members { position[member] = group } }
    let links = graph.vertical(among: groups.flatMap(\.self).sorted()).compactMap { link -> ConstraintChain.Link? in
      guard let before = position[link.before], let after = position[link.after] else { return nil }
      return ConstraintChain.Link(before: before, after: after, gap: link.gap)
    }
    let entries = nodes.map {
      ConstraintChain.Entry(
        start: $0.insets[.top], end: $0.insets[.bottom], hasStart: $0.hasTop, extent: $0.extents.height,
        isGreedy: $0.isGreedy)
    }
    let chain = ConstraintChain(entries, links)
    var result = Result(slot: .one(Element(.stack)))
    let sides = sides(nodes)
    result.insets = sides
    if let first = chain.order.first, first.lead == .none { result.insets[.top] = nodes[first.index].insets[.top] }
    if loose.isEmpty, let last = chain.order.last { result.insets[.bottom] = nodes[last.index].insets[.bottom] }
    let alignment = commonAlignment(nodes)
    var leads: [(lead: ConstraintChain.Lead, slot: Slot)] = chain.order.map { index, lead in
      report(lead, groups[index])
      if groups.count > 1 || !loose.isEmpty { reportMiddle(groups[index]) }
      if alignment != .fill { reportWidth(nodes[index]) }
      let node = hugged(nodes[index])
      let slot = alignment == .fill ? aligned(node) : node.slot
      return (lead, inset(slot, of: nodes[index], sides, groups[index]))
    }
    leads += loose.map { (ConstraintChain.Lead.gap(.zero), bare($0)) }
    var column = FlowRecovery.column([])
    column[.alignment] = .literal(alignment)
    fill(&column, leads, along: .vertical)
    if leads.count == 1, case .one(let only, nil, nil) = leads[0].slot,
      chain.order.first?.lead == ConstraintChain.Lead.none,
      alignment == .fill
    {
      result.slot = .one(only)
      return result
    }
    let isMiddle = groups.count == 1 && groups[0].count == 1 && loose.isEmpty && isCenteredDown(groups[0][0])
    if isMiddle { column[.children] = [FlowRecovery.room()] + column[.children] + [FlowRecovery.room()] }
    result.slot = .one(column)
    return result
  }

  func isCenteredDown(_ index: Int) -> Bool {
    let anchors = graph.anchors[index]
    return anchors.centerY && anchors.ties[.top] == nil && anchors.ties[.bottom] == nil
  }

  /// The insets at the sides that most of a column keeps.
  private func sides(_ nodes: [Node]) -> [ConstraintEdge: Double] {
    let left = nodes.compactMap { $0.insets[.left] }.min()
    let right = nodes.compactMap { $0.insets[.right] }.min()
    var sides: [ConstraintEdge: Double] = [:]
    sides[.left] = left ?? right
    sides[.right] = right ?? left
    return sides
  }

  /// A child that is farther from the sides than its column, between rooms that keep it there where rows can have them.
  private mutating func inset(
    _ slot: Slot, of node: Node, _ sides: [ConstraintEdge: Double], _ members: [Int]
  ) -> Slot {
    let left = (node.insets[.left] ?? 0) - (sides[.left] ?? 0)
    let right = (node.insets[.right] ?? 0) - (sides[.right] ?? 0)
    let isPlaced = side(node) == .fill || side(node) == .leading
    guard isPlaced, left > 0 && node.insets[.left] != nil || right > 0 && node.insets[.right] != nil,
      !context.target.rowsHaveColumns, context.target.supports(.width, on: .spacer),
      slot.element?.kind != .scroll || !context.target.supports(.scroll)
    else {
      reportSides(node, sides, members)
      return slot
    }
    return slot.replacing { element in
      var row = [Slot.one(element)]
      if left > 0 { row.insert(.one(.room(left, .horizontal)), at: 0) }
      if right > 0 { row.append(.one(.room(right, .horizontal))) }
      return FlowRecovery.row(row, alignment: .fill)
    }
  }

  private mutating func reportSides(_ node: Node, _ sides: [ConstraintEdge: Double], _ members: [Int]) {
    guard let element = members.first.flatMap({ slots[$0].element }) else { return }
    for edge in [ConstraintEdge.left, .right] {
      guard let own = node.insets[edge], let common = sides[edge], own != common else { continue }
      context.record(
        LossKinds.padding,
        "the inset of \(NumberText.javaScript(own)) points becomes \(NumberText.javaScript(common)), as its column has",
        at: element, value: NumberText.javaScript(own))
      return
    }
  }

  /// Where all children of a column stand, if they agree; otherwise they fill it.
  private func commonAlignment(_ nodes: [Node]) -> Alignment {
    if nodes.contains(where: isFramed) { return .fill }
    let sides = Set(nodes.map { side($0) })
    return sides.count == 1 ? sides.first ?? .fill : .fill
  }

  /// Whether a node is a text that stands at another side of its own width than that at which the whole of it is.
  private func isFramed(_ node: Node) -> Bool {
    guard let text = node.slot.element, text.kind == .text, text.has(.width) else { return false }
    let side = side(node)
    return side != .fill && (text[.horizontalAlignment] ?? .literal(.leading)) != .literal(side)
  }

  private func side(_ node: Node) -> Alignment {
    if node.spansWidth { return .fill }
    if node.centerX { return .center }
    return node.insets[.right] != nil && !node.hasLeft ? .trailing : .leading
  }

  /// A text or button that is only as wide as its words. The alignment of such a text does not move it, it says where the
  /// lines begin if there are several; a button must be told to stay so.
  private mutating func hugged(_ node: Node) -> Node {
    let side = side(node)
    guard side != .fill, let element = node.slot.element else { return node }
    var own = element[.horizontalAlignment]
    switch element.kind {
    // One with a width of its own has room for its lines to stand in.
    case .text where !element.has(.width):
      guard own != nil, own?.literal != side else { return node }
      if own?.literal != .leading, element.literal(.wrap) != false {
        context.record(
          LossKinds.textAlignment, "the lines of wrapped text begin where the text does in \(context.targetName)",
          at: element, .horizontalAlignment)
      }
      own = nil
    case .button:
      guard own == nil, side != .leading || !context.target.stacksFillWidth else { return node }
      own = .literal(side)
    default: return node
    }
    var node = node
    node.slot = node.slot.replacing { element in
      var element = element
      element[.horizontalAlignment] = own
      return element
    }
    return node
  }

  /// A child that does not reach from side to side, in a column that does.
  private func aligned(_ node: Node) -> Slot {
    let side = side(node)
    guard side != .fill else { return node.slot }
    return node.slot.replacing { element in
      var element = element
      switch element.kind {
      case .text where !element.has(.width), .image, .button:
        let own = element[.horizontalAlignment]
        if side != .leading, own == nil || own?.literal == .leading { element[.horizontalAlignment] = .literal(side) }
        return element
      case .spacer, .divider, .scroll: return element
      default:
        return FlowRecovery.placed(element, at: side)
      }
    }
  }

  // MARK: Rows

  private mutating func row(_ members: [Int]) -> Node {
    let clusters = clusters(members)
    let nodes = clusters.map { cluster -> Node in
      if cluster.count == 1 { return node(cluster[0]) }
      let column = stack(cluster.map { [$0] }, cluster.map { node($0) }, loose: [])
      var joined = node(cluster[0])
      joined.slot = column.slot
      for edge in [ConstraintEdge.top, .left, .right] { joined.insets[edge] = column.insets[edge] }
      if !joined.hasLeft { joined.insets[.left] = nil }
      joined.spansWidth = cluster.contains { graph.anchors[$0].spansWidth }
      return joined
    }
    var position: [Int: Int] = [:]
    for (cluster, members) in clusters.enumerated() { for member in members { position[member] = cluster } }
    let links = graph.horizontal(among: members).compactMap { link -> ConstraintChain.Link? in
      guard let before = position[link.before], let after = position[link.after] else { return nil }
      return ConstraintChain.Link(before: before, after: after, gap: link.gap)
    }
    let entries = nodes.map {
      ConstraintChain.Entry(
        start: $0.insets[.left], end: $0.insets[.right], hasStart: $0.hasLeft, extent: $0.extents.width)
    }
    let chain = ConstraintChain(entries, links)
    var row = FlowRecovery.row([], alignment: alignment(of: members))
    var leads: [(lead: ConstraintChain.Lead, slot: Slot)] = []
    for (index, lead) in chain.order {
      report(lead, clusters[index])
      leads.append((lead, nodes[index].slot))
    }
    fill(&row, leads, along: .horizontal)
    reportOffsets(clusters.map { $0[0] }, along: row.literal(.alignment) == .bottom ? .bottom : .top)
    var whole = Node(slot: .one(row))
    if let first = chain.order.first { whole.insets[.left] = nodes[first.index].insets[.left] }
    if let last = chain.order.last { whole.insets[.right] = nodes[last.index].insets[.right] }
    whole.insets[.top] = nodes.compactMap { $0.insets[.top] }.min()
    whole.insets[.bottom] = nodes.compactMap { $0.insets[.bottom] }.min()
    whole.hasTop = members.contains { graph.isTied($0, .top, outside: members) }
    whole.hasLeft = nodes.contains { $0.hasLeft }
    // A row has the width of its column, so that room in it has a meaning.
    whole.spansWidth = true
    whole.extents.height = nodes.compactMap(\.extents.height).max()
    return whole
  }

  /// Members of a row that stand below each other at one place of it.
  private func clusters(_ members: [Int]) -> [[Int]] {
    var before: [Int: Int] = [:]
    for link in graph.horizontal(among: members) where before[link.after] == nil { before[link.after] = link.before }
    var place: [Int: Int] = [:]
    var standing = members.map { [$0] }
    for (number, member) in members.enumerated() { place[member] = number }
    for link in graph.vertical(among: members) {
      guard let upper = place[link.before], let lower = place[link.after], upper != lower else { continue }
      var follows = before[link.before] != nil && before[link.before] == before[link.after]
      if case .sibling(link.before, .left, _)? = graph.anchors[link.after].ties[.left] { follows = true }
      guard follows else { continue }
      for member in standing[lower] { place[member] = upper }
      standing[upper] += standing[lower]
      standing[lower] = []
    }
    let byPlace = Dictionary(grouping: members) { place[$0] ?? 0 }
    return byPlace.keys.sorted().map { byPlace[$0] ?? [] }
  }

  private func alignment(of members: [Int]) -> Alignment {
    let anchors = members.map { graph.anchors[$0] }
    if anchors.contains(where: \.centerY) { return .center }
    if anchors.allSatisfy(\.spansHeight) { return .fill }
    return anchors.allSatisfy { $0.ties[.top] == nil && $0.ties[.bottom] != nil } ? .bottom : .top
  }

  // MARK: Distances

  /// Puts the children with their distances into a stack: the same everywhere as its gap, otherwise as spacers.
  private mutating func fill(
    _ stack: inout Element, _ leads: [(lead: ConstraintChain.Lead, slot: Slot)], along axis: Axis
  ) {
    let gaps = leads.dropFirst().map(\.lead)
    if let first = gaps.first, case .gap(let gap) = first, gaps.allSatisfy({ $0 == first }),
      leads[0].lead == .none
    {
      stack[.gap] = gap.template.map { .template($0) } ?? .literal(gap.points)
      stack[.children] = leads.map(\.slot)
      return
    }
    var children: [Slot] = []
    for (lead, slot) in leads {
      switch lead {
      case .gap(let gap) where gap.points > 0 || gap.template != nil:
        var spacer = Element(.spacer)
        spacer[value: axis == .vertical ? .height : .width] =
          gap.template.map { .template($0) } ?? .measure(gap.points, .points)
        if slot.isPlain {
          children += [.one(spacer), slot]
        } else {
          // The distance comes and goes with what it stands before.
          children.append(
            slot.replacing { element in
              var pair = axis == .vertical ? FlowRecovery.column([]) : FlowRecovery.row([], alignment: .fill)
              pair[.children] = [.one(spacer), .one(element)]
              return pair
            })
        }
      case .flexible: children += [FlowRecovery.room(), slot]
      default: children.append(slot)
      }
    }
    stack[.children] = children
  }

  /// Reports what has no width of its own and does not reach from side to side, where the target makes it as wide as
  /// there is room.
  private mutating func reportWidth(_ node: Node) {
    guard side(node) != .fill, let element = node.slot.element, !element.has(.width) else { return }
    if element.kind == .shape, context.target.supports(.shape) {
      context.record(
        LossKinds.implicitSize, "the shape has no width, so it becomes as wide as there is room", at: element)
    }
    if context.target.supports(.textInput), context.target.stacksFillWidth { reportFields(in: element) }
  }
}
