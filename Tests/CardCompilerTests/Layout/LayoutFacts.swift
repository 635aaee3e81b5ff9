/// What a document says of where a leaf is, how large, and in what shape.
struct LayoutFact {
  let leaf: Leaf
  let pointer: String
  let horizontal: Region
  /// How it is pushed up and down on the page, in the nearest row and in the nearest box of stated height.
  let vertical: [Region.Frame: Region.Kind]
  /// How the leaf itself lies across the page, whatever its text does in it.
  let frame: Region
  /// How the part of the nearest row that the leaf is in lies in the row; none outside rows.
  let slot: Region.Kind?
  /// The part of its row's width.
  let share: Double?
  /// Stated lengths of the leaf.
  let width: Double?
  let height: Double?
  /// Stated lengths of what it is in and of itself, the innermost last.
  let widths: [Double]
  let heights: [Double]
  /// The boxes it is in, with its place in them.
  let path: [Step]

  struct Step {
    let box: LayoutBox
    let position: Int
  }

  var isCircle: Bool {
    guard !leaf.isRound else { return true }
    guard let least = [width, height].compactMap({ $0 }).min(), leaf.radius > 0 else { return false }
    return leaf.radius * 2 >= least - 1
  }

  /// How another leaf lies to this one.
  func relation(of other: LayoutFact) -> Relation {
    for (step, next) in zip(path, other.path) where step.position != next.position {
      guard step.box === next.box else { return .unknown }
      let isAfter = next.position > step.position
      switch step.box.kind {
      case .column: return isAfter ? .below : .above
      case .row: return isAfter ? .right : .left
      case .canvas: return step.box.relations[.init(first: step.position, second: next.position)] ?? .unknown
      default: return .unknown
      }
    }
    return .unknown
  }
}

/// Goes through boxes and notes what is known of each leaf.
struct LayoutWalk {
  private(set) var facts: [LayoutFact] = []
  /// The places of all boxes in the document.
  private(set) var pointers: Set<String> = []

  private struct State {
    var horizontal: Region
    var vertical: Region {
      didSet { if oldValue.frame != vertical.frame || vertical.frame == .row { outer[oldValue.frame] = oldValue.kind } }
    }
    /// How rows and boxes around lie on what is around them.
    var outer: [Region.Frame: Region.Kind] = [:]
    var slot: Region.Kind?
    var share: Double?
    var widths: [Double] = []
    var heights: [Double] = []
    var path: [LayoutFact.Step] = []
  }

  /// The facts of a screen whose root has some room.
  init(_ root: LayoutBox, vertical: Region = .page) {
    note(root)
    var horizontal = Region.page
    horizontal.isAcross = true
    visit(
      root,
      State(
        horizontal: horizontal.placed(root.horizontal, points: root.width),
        vertical: vertical.placed(root.vertical, points: root.height)))
    facts.removeAll { $0.leaf.countsAsCircleOnly && !$0.isCircle }
  }

  private mutating func note(_ box: LayoutBox) {
    pointers.insert(box.pointer)
    for child in box.children { note(child) }
  }

  private mutating func visit(_ box: LayoutBox, _ given: State) {
    var state = given
    if let width = box.width { state.widths.append(width) }
    if let height = box.height { state.heights.append(height) }
    // The words of a label are in the middle of it, as those of a text are in the middle of its frame.
    if case .leaf(let leaf) = box.kind, leaf.kind == .words, box.height != nil {
      state.vertical = Self.frame(of: state.vertical)
    }
    switch box.kind {
    case .space: return
    case .leaf(let leaf): add(leaf, box, state)
    case .column:
      if box.height != nil { state.vertical = Self.frame(of: state.vertical) }
      let along = along(box, state.vertical)
      state.horizontal.isShared =
        state.horizontal.isTight && (state.horizontal.isShared || box.children.count(where: \.isSeen) > 1)
      for (position, child) in box.children.enumerated() {
        var inner = state
        inner.path.append(.init(box: box, position: position))
        inner.horizontal = state.horizontal.placed(child.horizontal, points: child.width)
        inner.vertical = along[position].region
        inner.vertical.points = child.height ?? inner.vertical.points
        visit(child, inner)
      }
    case .row:
      if box.height != nil { state.vertical = Self.frame(of: state.vertical) }
      let isRow = box.children.count(where: \.isSeen) > 1
      let isUneven = box.children.contains { $0.isSeen && !$0.isWords }
      let along = along(box, state.horizontal)
      for (position, child) in box.children.enumerated() {
        var inner = state
        inner.path.append(.init(box: box, position: position))
        inner.horizontal = along[position].region
        if let width = child.width { inner.horizontal.narrow(to: width) }
        if isRow {
          // Where a row is as wide as what is in it, its parts have no side of it.
          inner.slot = state.horizontal.isTight || along[position].region.isBlock ? .unknown : inner.horizontal.kind
          inner.share = along[position].share
          // Of a row of texts alone, each may be the highest.
          inner.vertical = Region(kind: isUneven ? .fills : .unknown, frame: .row, low: 0, high: 1)
        }
        inner.vertical = inner.vertical.placed(child.vertical, points: child.height)
        visit(child, inner)
      }
    case .canvas:
      if box.height != nil { state.vertical = Self.frame(of: state.vertical) }
      let isShared = box.children.count(where: \.isSeen) > 1
      state.horizontal.isShared = state.horizontal.isTight && (state.horizontal.isShared || isShared)
      state.vertical.isShared = state.vertical.isTight && (state.vertical.isShared || isShared)
      for (position, child) in box.children.enumerated() {
        var inner = state
        inner.path.append(.init(box: box, position: position))
        inner.horizontal = state.horizontal.placed(child.horizontal, points: child.width)
        if child.width == nil, let points = inner.horizontal.points { inner.horizontal.points = points - child.margins }
        inner.vertical = state.vertical.placed(child.vertical, points: child.height)
        visit(child, inner)
      }
    }
  }

  /// The room in a box of stated height, whose edges are what is said of inside.
  private static func frame(of region: Region) -> Region {
    Region(kind: .fills, frame: .box, low: 0, high: 1, points: region.points)
  }

  private mutating func add(_ leaf: Leaf, _ box: LayoutBox, _ state: State) {
    var horizontal = state.horizontal
    var (width, height) = (state.horizontal.points, state.vertical.points)
    if leaf.isRound, leaf.kind == .shape {
      // A circle is as large as its place allows.
      let side = width.flatMap { width in height.map { min(width, $0) } }
      (width, height) = (side, side)
    }
    if leaf.kind == .words { horizontal = horizontal.placed(leaf.content, points: nil) }
    // Where nothing says how wide it is, a shape has no place.
    if leaf.kind == .shape, width == nil, horizontal.isTight { horizontal = .unknown }
    var vertical = state.outer
    vertical[state.vertical.frame] = state.vertical.kind
    if leaf.kind == .words, state.vertical.kind == .fills {
      // Text is in the middle of a frame that is higher, where both ends of that are known.
      let isKnown = state.vertical.low != nil && state.vertical.high != nil
      vertical[state.vertical.frame] = isKnown ? .center : .unknown
    }
    facts.append(
      LayoutFact(
        leaf: leaf, pointer: box.pointer, horizontal: horizontal, vertical: vertical,
        frame: state.horizontal, slot: state.slot,
        share: state.share, width: width, height: height,
        widths: state.widths, heights: state.heights, path: state.path))
  }

  // MARK: Along an axis

  private typealias Part = (region: Region, share: Double?)

  /// The room of each child along the axis of a row or column.
  private func along(_ box: LayoutBox, _ region: Region) -> [Part] {
    var room = region
    if box.scrolls, case .row = box.kind { return box.children.map { _ in (.unknown, nil) } }
    if box.scrolls, !room.isTight {
      room.kind = room.kind == .fills ? .start : room.kind
      room.isTight = true
    }
    let children = box.children
    let growing = children.indices.filter { if case .rest = children[$0].share { true } else { false } }
    let isOpen = children.contains { $0.share == .unknown }
    guard !room.isTight else {
      // All of one block.
      room.isShared = children.count(where: \.isSeen) > 1
      return children.map { _ in
        var part = room
        if room.isShared, room.kind != .unknown { (part.low, part.high) = (nil, nil) }
        part.isBlock = room.isShared || room.isBlock
        part.isTight = true
        part.isShared = false
        part.points = nil
        return (part, nil)
      }
    }
    guard let first = growing.first, let last = growing.last else {
      if isOpen { return ends(of: children, in: room) }
      var block = room.placed(box.packing, points: nil)
      if children.count(where: \.isSeen) > 1 {
        (block.low, block.high) = (block.position, block.position)
        // In the middle is only the whole of it.
        block.isBlock = block.isBlock || block.kind == .center
      }
      return children.map { child in
        var part = block
        part.points = nil
        part.isTight = child.width == nil
        return (part, nil)
      }
    }
    if growing.count == children.count, let parts = shares(of: children, in: room) { return parts }
    let isFirst = Self.edges(children)
    let isLast = Array(Self.edges(children.reversed()).reversed())
    let isBalanced =
      first == 0 && last == children.count - 1 && growing.count == 2
      && children[first].share == children[last].share && !children[first].isSeen && !children[last].isSeen
    return children.indices.map { position in
      var part = room
      part.points = nil
      part.isTight = true
      if position < first {
        part = room.placed(.start, points: nil)
        if !isFirst[position] { part.low = nil; part.high = nil }
      } else if position > last {
        part = room.placed(.end, points: nil)
        if !isLast[position] { part.low = nil; part.high = nil }
      } else if growing.contains(position) {
        // From what is before to what is behind.
        part.kind = room.kind == .fills && growing.count == 1 ? .fills : .unknown
        if growing.count > 1, position == first { part.kind = .fills; part.high = nil }
        if growing.count > 1, position == last { part.kind = .fills; part.low = nil }
        if !isFirst[position] { part.low = nil }
        if !isLast[position] { part.high = nil }
        part.isTight = false
      } else {
        part = isBalanced ? room.placed(.center, points: nil) : .unknown
        part.frame = room.frame
        if isBalanced, children.count(where: \.isSeen) > 1 { part.isShared = false }
      }
      return (part, nil)
    }
  }

  /// Which children begin where their row does, or nearly.
  private static func edges(_ children: [LayoutBox]) -> [Bool] {
    var isEdge = true
    return children.map { child in
      defer { if child.isSeen || child.share != .content || (child.width ?? 0) > 40 { isEdge = false } }
      return isEdge
    }
  }

  /// Of a row that fills its room in a way that is not known, only the ends are known.
  private func ends(of children: [LayoutBox], in room: Region) -> [Part] {
    children.indices.map { position in
      guard position == 0 || position == children.count - 1, children.count > 1 else { return (.unknown, nil) }
      var part = room
      part.points = nil
      part.isTight = false
      if position == 0 { part.high = nil } else { part.low = nil }
      if children[position].share == .content {
        part = room.placed(position == 0 ? .start : .end, points: nil)
      } else {
        // Whether a text at the end is as wide as its words or begins farther to the left is not known, and neither is
        // the middle of a button, where its title is.
        part.kind = children[position].isButton || position > 0 && children[position].isWords ? .unknown : .fills
        part.isOpen = true
      }
      return (part, nil)
    }
  }

  /// The room of children that share all of it by weights; none if one has no weight.
  private func shares(of children: [LayoutBox], in room: Region) -> [Part]? {
    let weights = children.map { child -> Double? in
      if case .rest(let weight) = child.share { weight } else { nil }
    }
    let sum = weights.reduce(0) { $0 + ($1 ?? 0) }
    guard !weights.contains(nil), sum > 0 else { return nil }
    // What has all of the room lies as the room does.
    if children.count == 1 { return [(room, 1)] }
    var start = 0.0
    return weights.map { weight in
      let share = (weight ?? 0) / sum
      var part = room
      part.points = nil
      part.isTight = false
      part.kind = .fills
      if room.kind == .fills, let low = room.low, let high = room.high {
        part.low = low + (high - low) * start
        part.high = low + (high - low) * (start + share)
      } else {
        (part.low, part.high) = (nil, nil)
      }
      start += share
      return (part, share)
    }
  }
}
