import CardIR
import CardStyle
import CardSyntax
import CardTemplate

/// Finds the rows, columns and layers in the children of one canvas.
struct FlowArrangement {
  var context: PassContext
  let slots: [Slot]
  let graph: ConstraintGraph
  /// What is known of the canvas besides its content.
  let canvas: Canvas
  /// The children with those in front of them.
  private var overlays: [Int: Node] = [:]

  /// What is known of a canvas besides its content.
  struct Canvas {
    /// Whether it is the page.
    var isPage = false
    /// Whether something says how high it is, so that its content need not.
    var isTall = false
    /// Whether something says how wide it is, so that its content need not.
    var isWide = false
    /// The extents in points, where they are fixed.
    var width: Double?
    var height: Double?

    /// The page.
    static let page = Canvas(isPage: true, isTall: true, isWide: true)

    /// A canvas in others; `isWide` says that what it is in makes it as wide as itself unless it says otherwise.
    init(_ canvas: Element, isWide: Bool) {
      let anchors = ConstraintGraph.anchors(of: canvas)
      isTall = canvas.has(.height) || anchors.height != nil || anchors.spansHeight
      let isFree = anchors.ties[.left] == nil && anchors.ties[.right] == nil && !anchors.centerX
      self.isWide = anchors.width != nil || anchors.spansWidth || isWide && isFree
      width = anchors.width.flatMap { Double($0) }
      height = anchors.height.flatMap { Double($0) }
    }

    init(isPage: Bool = false, isTall: Bool, isWide: Bool, width: Double? = nil, height: Double? = nil) {
      (self.isPage, self.isTall, self.isWide, self.width, self.height) = (isPage, isTall, isWide, width, height)
    }
  }

  /// All children in one slot, and how far that stands from the edges of the canvas where it is known.
  struct Result {
    var slot: Slot
    var insets: [ConstraintEdge: Double] = [:]
    /// The inset on all sides where it is known only with data.
    var boundPadding: TemplateString?
    /// The side of the canvas at which all children are.
    var side = Alignment.fill
  }

  /// One child, or several that were found to belong together.
  struct Node {
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
  init(_ slots: [Slot], in canvas: Canvas, context: PassContext) {
    self.slots = slots
    self.canvas = canvas
    self.context = context
    graph = ConstraintGraph(slots)
  }

  // MARK: Layers

  /// All the children in one slot.
  mutating func arrange() -> Result {
    reportInexact()
    reportMiddleBesideSide()
    if slots.count == 1, graph.anchors[0].isPinned { return pinned(0) }
    if let result = besideBar() { return result }
    if slots.count > 1, covers(0), slots[0].isPlain { return layers() }
    let centered = slots.indices.filter { isCentered($0) }
    for index in centered { reportWidth(node(index)) }
    let placed = slots.indices.filter { !isCentered($0) && !graph.anchors[$0].sources.isEmpty }
    let loose = slots.indices.filter { graph.anchors[$0].sources.isEmpty }
    if placed.isEmpty, loose.isEmpty {
      if centered.count == 1 {
        var column = FlowRecovery.column([FlowRecovery.room(), bare(centered[0]), FlowRecovery.room()])
        column[.alignment] = .literal(.center)
        return Result(slot: .one(column), side: .center)
      }
      return Result(slot: .one(Element(.overlay, children: centered.map { bare($0) })))
    }
    if centered.isEmpty { return column(placed, loose: loose) }
    let (behind, inFront) = aroundMiddle(Set(centered), (placed + loose).map { [$0] })
    func layer(_ others: [[Int]]) -> [Slot] {
      let others = Set(others.joined())
      if others.isEmpty { return [] }
      return [.one(self.layer(column(placed.filter(others.contains), loose: loose.filter(others.contains))))]
    }
    return Result(
      slot: .one(Element(.overlay, children: layer(behind) + centered.map { bare($0) } + layer(inFront))))
  }

  /// Whether a child is behind all of its canvas: it is pinned to all edges, or a picture that reaches from one edge as far as
  /// the canvas is long.
  func covers(_ index: Int) -> Bool {
    let anchors = graph.anchors[index]
    if anchors.isPinned { return true }
    guard slots[index].element?.kind == .image else { return false }
    func reaches(_ start: ConstraintEdge, _ end: ConstraintEdge, _ length: AttributeValue?, _ room: Double?) -> Bool {
      if anchors.knownInset(start) == 0, anchors.knownInset(end) == 0 { return true }
      guard let room, length.flatMap({ Double($0) }) == room else { return false }
      return anchors.knownInset(start) == 0 || anchors.knownInset(end) == 0
    }
    return reaches(.left, .right, anchors.width, canvas.width) && reaches(.top, .bottom, anchors.height, canvas.height)
  }

  private func isCentered(_ index: Int) -> Bool {
    let anchors = graph.anchors[index]
    return anchors.centerX && anchors.centerY && anchors.ties.isEmpty
  }

  // MARK: Nodes

  /// A child with its fixed extents as attributes.
  func bare(_ index: Int) -> Slot { slots[index].replacing(FlowRecovery.sized) }

  func node(_ index: Int) -> Node {
    if let overlay = overlays[index] { return overlay }
    let anchors = graph.anchors[index]
    var node = Node(slot: bare(index))
    for edge in [ConstraintEdge.top, .bottom] { node.insets[edge] = anchors.inset(edge) }
    for side in [ConstraintEdge.left, .right] { node.insets[side] = graph.inset(side, of: index) }
    node.spansWidth = anchors.spansWidth
    node.centerX = anchors.centerX && anchors.ties[.left] == nil && anchors.ties[.right] == nil
    node.hasTop = anchors.ties[.top] != nil
    node.hasLeft = anchors.ties[.left] != nil
    node.extents = (anchors.width.flatMap { Double($0) }, anchors.height.flatMap { Double($0) })
    node.isGreedy = slots[index].element?.kind == .scroll
    if anchors.spansWidth { node.slot = node.slot.replacing(stretched) }
    return node
  }

  /// A picture or a button between two edges is as wide as these say, whatever its own size is.
  func stretched(_ element: Element) -> Element {
    guard !element.has(.width) else { return element }
    var element = element
    if element.kind == .image { element[.imageSize] = .literal(.stretch) }
    element.fillWidth(in: context.target)
    return element
  }

  // MARK: Columns

  private mutating func column(_ members: [Int], loose: [Int]) -> Result {
    let front = overlaid(members)
    let bases = Dictionary(grouping: members.filter { front[$0] != nil }) { front[$0]?.base ?? 0 }
    for base in bases.keys.sorted() {
      overlays[base] = overlay(base, (bases[base] ?? []).compactMap { index in front[index].map { (index, $0) } })
    }
    var standing = members.filter { front[$0] == nil }
    let crossing = crossing(standing)
    if !crossing.isEmpty {
      standing.removeAll { crossing.contains($0) }
      var layers = [layer(column(standing, loose: loose))]
      for index in crossing { layers.append(layer(column([index], loose: []))) }
      return Result(slot: .one(Element(.overlay, children: layers.map { .one($0) })))
    }
    let groups = groups(standing)
    if loose.isEmpty {
      if groups.count == 1, groups[0].count > 1 {
        let row = row(groups[0])
        // What hangs from the bottom alone is pushed there, and what is in the middle of the page alone is between rooms.
        if row.hasTop || row.insets[.bottom] == nil && !(canvas.isPage && groups[0].allSatisfy(isCenteredDown)) {
          return Self.result(of: row)
        }
        return stack(groups, [row], loose: [])
      }
      if groups.count > 1, let row = rowAroundMiddle(groups) { return Self.result(of: row) }
      if groups.count > 1, let layers = layersAroundMiddle(groups) { return layers }
    }
    let nodes = groups.map { $0.count == 1 ? node($0[0]) : row($0) }
    return stack(groups, nodes, loose: loose)
  }

  /// A row as all that is in a canvas.
  private static func result(of row: Node) -> Result {
    var result = Result(slot: row.slot, insets: row.insets)
    if row.insets[.right] == nil || !row.hasLeft { result.side = row.hasLeft ? .leading : .trailing }
    return result
  }

  /// A column of what belongs together.
  mutating func stack(_ groups: [[Int]], _ nodes: [Node], loose: [Int]) -> Result {
    var position: [Int: Int] = [:]
    for (group, members) in groups.enumerated() { for member in members { position[member] = group } }
    let links = graph.vertical(among: groups.flatMap(\.self).sorted()).compactMap { link -> ConstraintChain.Link? in
      guard let before = position[link.before], let after = position[link.after] else { return nil }
      return ConstraintChain.Link(before: before, after: after, gap: link.gap)
    }
    let atTop = nodes.count { $0.insets[.top] != nil }
    let entries = nodes.map { node in
      ConstraintChain.Entry(
        start: node.insets[.top], end: node.insets[.bottom], hasStart: node.hasTop,
        extent: node.extents.height ?? (atTop > 1 && node.insets[.top] != nil ? estimatedHeight(of: node) : nil),
        isGreedy: node.isGreedy)
    }
    let chain = ConstraintChain(entries, links)
    var result = Result(slot: .one(Element(.stack)))
    let sides = sides(nodes)
    result.insets = sides
    if chain.order.first?.lead == ConstraintChain.Lead.none { result.insets[.top] = inset(.top, of: chain, nodes) }
    if loose.isEmpty { result.insets[.bottom] = inset(.bottom, of: chain, nodes) }
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
    result.side = alignment
    fill(&column, leads, along: .vertical)
    let isMiddle = groups.count == 1 && loose.isEmpty && groups[0].allSatisfy(isCenteredDown)
    if leads.count == 1, !(isMiddle && canvas.isPage), case .one(let only, nil, nil) = leads[0].slot,
      chain.order.first?.lead == ConstraintChain.Lead.none,
      alignment == .fill
    {
      result.slot = .one(only)
      return result
    }
    if isMiddle { column[.children] = [FlowRecovery.room()] + column[.children] + [FlowRecovery.room()] }
    result.slot = .one(column)
    return result
  }

  /// How far a column stands from an edge of the canvas: what is nearest to it says so, or what that is tied to, less all that
  /// is between that and the edge.
  private func inset(_ edge: ConstraintEdge, of chain: ConstraintChain, _ nodes: [Node]) -> Double? {
    let order = edge == .top ? chain.order : chain.order.reversed()
    guard let known = order.firstIndex(where: { nodes[$0.index].insets[edge] != nil }),
      let stated = nodes[order[known].index].insets[edge]
    else { return nil }
    if known == 0 { return stated }
    var inset = stated
    for position in 0..<known {
      let node = nodes[order[position].index]
      // A distance is said of the lower of two.
      guard case .gap(let gap) = order[edge == .top ? position + 1 : position].lead, gap.template == nil,
        let height = node.extents.height ?? estimatedHeight(of: node)
      else { return nil }
      inset -= gap.points + height
    }
    return max(0, inset.rounded())
  }

  /// About how high something is whose constraints do not say it; none if it may be as high as it likes.
  private func estimatedHeight(of node: Node) -> Double? {
    guard !node.isGreedy, let element = node.slot.element else { return nil }
    let sides = (node.insets[.left] ?? 0) + (node.insets[.right] ?? 0)
    return SizeEstimate(host: context.styles.host).height(of: element, width: context.options.screenWidth - sides)
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
    guard side(node) != .center, left > 0 && node.insets[.left] != nil || right > 0 && node.insets[.right] != nil,
      !context.target.rowsHaveColumns, context.target.supports(.width, on: .spacer),
      slot.element?.kind != .scroll || !context.target.supports(.scroll)
    else {
      reportSides(node, sides, members)
      return slot
    }
    let isTrailing = side(node) == .trailing
    return (isTrailing ? node.slot : slot).replacing { element in
      var row = [Slot.one(element)]
      if isTrailing { row.insert(FlowRecovery.room(), at: 0) }
      if left > 0, !isTrailing { row.insert(.one(.room(left, .horizontal)), at: 0) }
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

  func side(_ node: Node) -> Alignment {
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

  // MARK: Distances

  /// Puts the children with their distances into a stack: the same everywhere as its gap, otherwise as spacers.
  mutating func fill(
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
        spacer.set(axis == .vertical ? .height : .width, gap.measure, origin: gap.template == nil ? nil : gap.origin)
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
