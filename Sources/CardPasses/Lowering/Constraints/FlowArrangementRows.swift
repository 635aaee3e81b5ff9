import CardIR

// What stands beside each other.
extension FlowArrangement {
  /// What children share that stand at the same height.
  private enum Bucket: Hashable {
    case tie(ConstraintEdge, ConstraintTie)
    case center
  }

  /// The children that stand beside each other, in document order of their first.
  func groups(_ members: [Int]) -> [[Int]] {
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
    for (one, other) in pairsBeside(members) { join(one, other) }
    let byRoot = Dictionary(grouping: members) { find($0) }
    return byRoot.keys.sorted().map { byRoot[$0] ?? [] }
  }

  // MARK: Rows

  /// A row of what stands beside each other.
  mutating func row(_ members: [Int]) -> Node {
    let clusters = clusters(members)
    let nodes = clusters.map { $0.count == 1 ? node($0[0]) : cluster($0.map { [$0] }, $0.map { node($0) }) }
    return rowBehindMiddle(clusters, nodes) ?? row(of: nodes, clusters)
  }

  /// A row with what is in the middle of its width in front of it, such as the title of a bar, which has that place whatever
  /// stands at the sides; none if there is no such thing, or if the target has no layers.
  private mutating func rowBehindMiddle(_ clusters: [[Int]], _ nodes: [Node]) -> Node? {
    let target = context.target
    guard target.boxes == .any, target.supports(.overlay), nodes.count > 1,
      let middle = nodes.firstIndex(where: \.centerX), nodes.count(where: \.centerX) == 1
    else { return nil }
    let others = nodes.indices.filter { $0 != middle }
    let isAtSide = { (node: Node) in node.insets[.left] != nil || node.insets[.right] != nil }
    guard others.contains(where: { isAtSide(nodes[$0]) }) else { return nil }
    let rest =
      others.count == 1 ? nodes[others[0]] : row(of: others.map { nodes[$0] }, others.map { clusters[$0] })
    var layers = Element(.overlay)
    let side = side(rest)
    let back = side == .fill ? rest.slot : rest.slot.replacing { FlowRecovery.placed($0, at: side) }
    layers[.children] = [back, nodes[middle].slot]
    layers[.alignment] = .literal(.center)
    var whole = Node(slot: .one(layers))
    for edge in [ConstraintEdge.top, .bottom] { whole.insets[edge] = nodes.compactMap { $0.insets[edge] }.min() }
    let (left, right) = (rest.insets[.left], rest.insets[.right])
    whole.insets[.left] = left ?? right
    whole.insets[.right] = right ?? left
    whole.hasLeft = true
    whole.hasTop = nodes.contains(where: \.hasTop)
    whole.spansWidth = true
    return whole
  }

  /// So many pairs of children are looked at for whether one is beside all the others.
  private static let mostPairs = 400

  /// A row of a column and of what the canvas has in its middle from top to bottom, at the column's side; none if there is
  /// no such thing, or if it would be in front of the column.
  mutating func rowAroundMiddle(_ groups: [[Int]]) -> Node? {
    let isMiddle = groups.map { $0.allSatisfy(isCenteredDown) }
    let middle = zip(groups, isMiddle).filter(\.1).map(\.0), others = zip(groups, isMiddle).filter { !$0.1 }.map(\.0)
    let (inMiddle, outside) = (middle.flatMap(\.self), others.flatMap(\.self))
    guard !inMiddle.isEmpty, !outside.isEmpty, inMiddle.count * outside.count <= Self.mostPairs,
      inMiddle.allSatisfy({ one in outside.allSatisfy { areApart(one, $0) } }),
      reachesDown(outside)
    else { return nil }
    let nodes = others.map { $0.count == 1 ? node($0[0]) : row($0) }
    let column = others.count == 1 ? nodes[0] : cluster(others, nodes)
    return row(of: [column] + middle.map { $0.count == 1 ? node($0[0]) : row($0) }, [outside] + middle)
  }

  /// Whether children reach from the top of the canvas to its bottom, so that its middle is theirs.
  private func reachesDown(_ members: [Int]) -> Bool {
    members.contains { graph.anchors[$0].inset(.top) != nil }
      && members.contains { graph.anchors[$0].inset(.bottom) != nil }
  }

  /// A column that has a place in a row.
  private mutating func cluster(_ groups: [[Int]], _ nodes: [Node]) -> Node {
    let column = stack(groups, nodes, loose: [])
    var joined = nodes[0]
    joined.slot = column.slot
    for edge in [ConstraintEdge.top, .bottom] { joined.insets[edge] = column.insets[edge] }
    joined.insets[.left] = nodes.compactMap { $0.insets[.left] }.min()
    joined.insets[.right] = nodes.compactMap { $0.insets[.right] }.min()
    joined.hasLeft = nodes.contains(where: \.hasLeft)
    joined.hasTop = nodes.contains(where: \.hasTop)
    joined.spansWidth = nodes.contains(where: \.spansWidth)
    let widths = nodes.compactMap(\.extents.width)
    joined.extents = (widths.count == nodes.count ? widths.max() : nil, nil)
    return joined
  }

  private mutating func row(of nodes: [Node], _ clusters: [[Int]]) -> Node {
    let members = clusters.flatMap(\.self).sorted()
    var position: [Int: Int] = [:]
    for (cluster, members) in clusters.enumerated() { for member in members { position[member] = cluster } }
    let links = graph.horizontal(among: members).compactMap { link -> ConstraintChain.Link? in
      guard let before = position[link.before], let after = position[link.after] else { return nil }
      return ConstraintChain.Link(before: before, after: after, gap: link.gap)
    }
    let entries = nodes.map {
      ConstraintChain.Entry(
        start: $0.insets[.left], end: $0.insets[.right], hasStart: $0.hasLeft, extent: $0.extents.width,
        isGreedy: $0.spansWidth && $0.extents.width == nil)
    }
    let chain = ConstraintChain(entries, links)
    let nodes = stretched(nodes, along: chain)
    let line = alignment(of: clusters)
    var row = FlowRecovery.row([], alignment: line)
    var whole = Node(slot: .one(row))
    whole.insets[.top] = nodes.compactMap { $0.insets[.top] }.min()
    whole.insets[.bottom] = nodes.compactMap { $0.insets[.bottom] }.min()
    var leads: [(lead: ConstraintChain.Lead, slot: Slot)] = []
    for (index, lead) in chain.order {
      report(lead, clusters[index])
      leads.append((lead, held(nodes[index], in: whole, along: line)))
    }
    if let middle = middle(of: nodes, along: chain) { leads = around(middle, leads) }
    fill(&row, leads, along: .horizontal)
    if line != .center {
      reportOffsets(clusters.map { $0[0] }, along: line == .bottom ? .bottom : .top)
    }
    if endsWithContent(nodes, along: chain) { row[.children].append(FlowRecovery.room()) }
    whole.slot = .one(row)
    if let first = chain.order.first { whole.insets[.left] = nodes[first.index].insets[.left] }
    if let last = chain.order.last { whole.insets[.right] = nodes[last.index].insets[.right] }
    whole.hasTop = members.contains { graph.isTied($0, .top, outside: members) }
    whole.hasLeft = nodes.contains { $0.hasLeft }
    // A row has the width of its column, so that room in it has a meaning.
    whole.spansWidth = true
    whole.extents.height = nodes.compactMap(\.extents.height).max()
    return whole
  }

  /// Whether a row in a wide canvas ends where its last member does: nothing ties that to the right, and so none of the members
  /// before it takes what the others leave.
  private func endsWithContent(_ nodes: [Node], along chain: ConstraintChain) -> Bool {
    guard canvas.isWide, let first = chain.order.first, let last = chain.order.last, nodes[first.index].hasLeft,
      nodes[last.index].insets[.right] == nil, !nodes.contains(where: { $0.spansWidth || $0.isGreedy || $0.centerX }),
      chain.order.dropFirst().allSatisfy({ if case .gap = $0.lead { true } else { false } })
    else { return false }
    return chain.order.dropLast().contains { nodes[$0.index].extents.width == nil }
  }

  /// The place in a row of what stands in the middle of a wide canvas, where all else is tied to it.
  private func middle(of nodes: [Node], along chain: ConstraintChain) -> Int? {
    guard canvas.isWide, nodes.count > 1, nodes.count(where: \.centerX) == 1,
      nodes.allSatisfy({ $0.insets[.left] == nil && $0.insets[.right] == nil && !$0.spansWidth && !$0.isGreedy }),
      chain.order.dropFirst().allSatisfy({ if case .gap = $0.lead { true } else { false } })
    else { return nil }
    return chain.order.firstIndex { nodes[$0.index].centerX }
  }

  /// A row with what is in its middle between equal parts, one of which is what is tied to it, where the target has columns, and
  /// with all of it in the middle elsewhere.
  private func around(
    _ middle: Int, _ leads: [(lead: ConstraintChain.Lead, slot: Slot)]
  ) -> [(lead: ConstraintChain.Lead, slot: Slot)] {
    var leads = leads
    let room = (lead: ConstraintChain.Lead.none, slot: FlowRecovery.room())
    guard context.target.rowsHaveColumns, leads.count == 2 else { return [room] + leads + [room] }
    let other = 1 - middle
    leads[other].slot = leads[other].slot.replacing { element in
      let slots = [Slot.one(element), room.slot]
      return FlowRecovery.row(other == 0 ? slots.reversed() : slots, alignment: .fill)
    }
    return other == 0 ? leads + [room] : [room] + leads
  }

  /// The members of a row, of which the only one without a width has what the others leave of it: the row reaches from side
  /// to side of its canvas, and everything in it is tied to what is beside it.
  private func stretched(_ nodes: [Node], along chain: ConstraintChain) -> [Node] {
    guard let first = chain.order.first, let last = chain.order.last, nodes.count > 1,
      nodes[first.index].insets[.left] != nil, nodes[last.index].insets[.right] != nil, nodes[last.index].hasLeft,
      chain.order.dropFirst().allSatisfy({ if case .gap = $0.lead { true } else { false } })
    else { return nodes }
    let open = nodes.indices.filter { nodes[$0].extents.width == nil }
    guard open.count == 1, canvas.isWide else { return nodes }
    var nodes = nodes
    nodes[open[0]].slot = nodes[open[0]].slot.replacing { element in
      var element = stretched(element)
      element.takeRest(in: context.target)
      return element
    }
    return nodes
  }

  /// A member of a row that reaches from the top of the canvas to its bottom, with room where others of the row are nearer
  /// to these.
  private func held(_ node: Node, in row: Node, along line: Alignment) -> Slot {
    guard line == .fill, let top = node.insets[.top], let bottom = node.insets[.bottom] else { return node.slot }
    let (above, below) = (top - (row.insets[.top] ?? 0), bottom - (row.insets[.bottom] ?? 0))
    guard above > Self.tolerance || below > Self.tolerance, node.slot.element?.kind != .shape else { return node.slot }
    return node.slot.replacing { element in
      var slots = [Slot.one(element)]
      if above > Self.tolerance { slots.insert(FlowRecovery.room(above), at: 0) }
      if below > Self.tolerance { slots.append(FlowRecovery.room(below)) }
      return FlowRecovery.column(slots)
    }
  }

  /// Members of a row that stand below each other at one place of it.
  private func clusters(_ members: [Int]) -> [[Int]] {
    var before: [Int: Int] = [:]
    for link in graph.horizontal(among: members) where before[link.after] == nil { before[link.after] = link.before }
    var place: [Int: Int] = [:]
    var standing = members.map { [$0] }
    for (number, member) in members.enumerated() { place[member] = number }
    func put(_ below: Int, under above: Int) {
      guard let upper = place[above], let lower = place[below], upper != lower else { return }
      for member in standing[lower] { place[member] = upper }
      standing[upper] += standing[lower]
      standing[lower] = []
    }
    for link in graph.vertical(among: members) {
      var follows = before[link.before] != nil && before[link.before] == before[link.after]
      if case .sibling(link.before, .left, _)? = graph.anchors[link.after].ties[.left] { follows = true }
      if let side = columnSide(link.before), side == columnSide(link.after) { follows = true }
      if follows { put(link.after, under: link.before) }
    }
    for (above, below) in pairsBelow(members) { put(below, under: above) }
    let byPlace = Dictionary(grouping: members) { place[$0] ?? 0 }
    return byPlace.keys.sorted().map { byPlace[$0] ?? [] }
  }

  /// How far the middles of two things may be from each other that stand in one line, in points: how high a text is is
  /// estimated.
  private static let middleTolerance = 3.0

  /// The line of a row, by the first of what stands at each place of it, and by how far all of that reaches.
  private func alignment(of clusters: [[Int]]) -> Alignment {
    let anchors = clusters.map { graph.anchors[$0[0]] }
    if anchors.contains(where: \.centerY) { return .center }
    if anchors.allSatisfy(\.spansHeight) { return .fill }
    let isBottom = anchors.allSatisfy { $0.ties[.top] == nil && $0.ties[.bottom] != nil }
    let places = clusters.compactMap(extent)
    if places.count == clusters.count, Set(places.map(\.reference)).count == 1,
      places.contains(where: { abs($0.start - places[0].start) > Self.tolerance })
    {
      let middles = places.map { $0.start + $0.least / 2 }
      if (middles.max() ?? 0) - (middles.min() ?? 0) <= Self.middleTolerance { return .center }
    }
    return isBottom ? .bottom : .top
  }

  /// From where to where the members at one place of a row reach: all of them where their distances from one edge say it,
  /// else the first.
  private func extent(of cluster: [Int]) -> Stretch? {
    let stretches = cluster.compactMap(stretch)
    guard let first = stretches.first, stretches.count == cluster.count, Set(stretches.map(\.reference)).count == 1
    else { return stretch(cluster[0]) }
    let start = stretches.map(\.start).min() ?? first.start
    let end = stretches.map(\.earliestEnd).max() ?? first.earliestEnd
    return Stretch(reference: first.reference, start: start, length: nil, least: end - start)
  }
}
