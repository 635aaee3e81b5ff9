import CardIR
import CardText

// Where children of a canvas are, as far as their constraints say it without being solved.
extension FlowArrangement {
  /// What the place of a child from top to bottom is counted from.
  enum PlaceReference: Hashable {
    case top, bottom
    case sibling(Int, ConstraintEdge)
  }

  /// A stretch from top to bottom, in points downwards or, from the bottom of the canvas, upwards.
  struct Stretch {
    let reference: PlaceReference
    let start: Double
    /// The length, if it is fixed.
    let length: Double?
    /// The length that the stretch has at least.
    let least: Double

    /// Where the stretch ends at the earliest.
    var earliestEnd: Double { start + least }
  }

  /// The least height of what has some content, in points.
  private static let leastHeight = 10.0
  /// The height of a button of one line, in points.
  private static let buttonHeight = 34.0
  /// Differences below this, in points, are none.
  static let tolerance = 0.5

  /// Where a child is from top to bottom, if one of its edges says it.
  func stretch(_ index: Int) -> Stretch? {
    let anchors = graph.anchors[index]
    let length = anchors.height.flatMap { Double($0) }
    let least = length ?? leastHeight(index)
    func stretch(_ reference: PlaceReference, _ start: ConstraintLength) -> Stretch? {
      start.template == nil ? Stretch(reference: reference, start: start.points, length: length, least: least) : nil
    }
    switch (anchors.ties[.top], anchors.ties[.bottom]) {
    case (.parent(let inset)?, nil): return stretch(.top, inset)
    case (nil, .parent(let inset)?): return stretch(.bottom, inset)
    case (.sibling(let sibling, let edge, let offset)?, nil): return stretch(.sibling(sibling, edge), offset)
    default: return nil
    }
  }

  func leastHeight(_ index: Int) -> Double {
    guard let element = slots[index].element else { return Self.leastHeight }
    switch element.kind {
    case .text:
      let size: Double =
        if case .points(let points)? = element.literal(.textSize) { points } else { TextStyle.body.points }
      return size * TextMetrics.system.lineHeight
    case .button: return Self.buttonHeight
    default: return Self.leastHeight
    }
  }

  /// Whether neither of two children covers any of the other from side to side: they are at opposite sides of the canvas,
  /// or one ends before the other begins.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    let (first, second) = (graph.anchors[one], graph.anchors[other])
    for (side, opposite) in [(ConstraintEdge.left, ConstraintEdge.right), (.right, .left)] {
      if first.inset(side) != nil, first.ties[opposite] == nil, second.inset(opposite) != nil, second.ties[side] == nil
      {
        return true
      }
      if ends(one, before: other, from: side) || ends(other, before: one, from: side) { return true }
    }
    return false
  }

  private func ends(_ one: Int, before other: Int, from side: ConstraintEdge) -> Bool {
    guard let start = graph.anchors[one].knownInset(side), let next = graph.anchors[other].knownInset(side),
      start < next, let width = width(one, from: side)
    else { return false }
    return start + width <= next + Self.tolerance
  }

  /// How wide a child is that is tied to a side: its own width, or about that of its words where nothing ties it to the other
  /// side as well.
  private func width(_ index: Int, from side: ConstraintEdge) -> Double? {
    let anchors = graph.anchors[index]
    if let width = anchors.width.flatMap({ Double($0) }) { return width }
    guard anchors.ties[side == .left ? .right : .left] == nil, let text = slots[index].element, text.kind == .text,
      text.literal(.text) != nil
    else { return nil }
    return NaturalWidth(lineThickness: 0).width(of: text)
  }

  /// Pairs of children that stand beside each other, though at heights of their own: what one of them covers from top to
  /// bottom the other covers in part, and from side to side they are apart.
  func pairsBeside(_ members: [Int]) -> [(Int, Int)] {
    var byReference: [PlaceReference: [(index: Int, stretch: Stretch)]] = [:]
    let isMember = Set(members)
    for index in members {
      guard let stretch = stretch(index) else { continue }
      byReference[stretch.reference, default: []].append((index, stretch))
      // What stands directly below something in the same column is about as far from the top as that ends.
      if case .sibling(let above, .bottom) = stretch.reference, isMember.contains(above),
        let side = columnSide(index), side == columnSide(above), let upper = self.stretch(above),
        upper.reference == .top
      {
        let start = upper.earliestEnd + stretch.start
        byReference[.top, default: []].append(
          (index, Stretch(reference: .top, start: start, length: stretch.length, least: stretch.least)))
      }
    }
    var pairs: [(Int, Int)] = []
    for places in byReference.values where places.count > 1 {
      let sorted = places.sorted { ($0.stretch.start, $0.index) < ($1.stretch.start, $1.index) }
      // Beside what ends last among those before is enough: with the others it stands beside that.
      var last = sorted[0]
      for (before, place) in zip(sorted, sorted.dropFirst()) {
        for earlier in before.index == last.index ? [before] : [before, last]
        where place.stretch.start < earlier.stretch.earliestEnd - Self.tolerance && areApart(earlier.index, place.index)
        {
          pairs.append((earlier.index, place.index))
        }
        if place.stretch.earliestEnd > last.stretch.earliestEnd { last = place }
      }
    }
    return pairs
  }

  /// Pairs of members of a row that stand below each other, the upper one first: they begin at the same distance from the same
  /// side, or are in the same middle, so that they cannot be beside each other, and the lower one begins in the lower half of
  /// the upper one or under it.
  func pairsBelow(_ members: [Int]) -> [(above: Int, below: Int)] {
    var byPlace: [ColumnPlace: [(index: Int, stretch: Stretch)]] = [:]
    for index in members {
      guard let side = columnSide(index), let stretch = stretch(index) else { continue }
      byPlace[ColumnPlace(side: side, reference: stretch.reference), default: []].append((index, stretch))
    }
    var pairs: [(above: Int, below: Int)] = []
    for places in byPlace.values where places.count > 1 {
      let sorted = places.sorted { ($0.stretch.start, $0.index) < ($1.stretch.start, $1.index) }
      for (one, other) in zip(sorted, sorted.dropFirst()) {
        guard other.stretch.start >= one.stretch.start + one.stretch.least / 2 else { continue }
        // From the bottom they are counted upwards.
        pairs.append(one.stretch.reference == .bottom ? (other.index, one.index) : (one.index, other.index))
      }
    }
    return pairs.sorted { $0 < $1 }
  }

  /// What members of a row share that stand below each other in it.
  private struct ColumnPlace: Hashable {
    let side: ColumnSide
    let reference: PlaceReference
  }

  enum ColumnSide: Hashable {
    case edge(ConstraintEdge, ConstraintTie)
    case middle
  }

  /// Where a child begins from side to side.
  func columnSide(_ index: Int) -> ColumnSide? {
    let anchors = graph.anchors[index]
    if let tie = anchors.ties[.left] { return .edge(.left, tie) }
    if let tie = anchors.ties[.right] { return .edge(.right, tie) }
    return anchors.centerX ? .middle : nil
  }

  // MARK: In front of others

  /// Where a child stands that is in front of another one.
  struct Overlaid {
    /// The child that it is in front of.
    let base: Int
    /// The edge of that which its place is counted from: the top or the bottom.
    let edge: ConstraintEdge
    /// How far it is from there, in points.
    let inset: Double
    /// How high it is at least, in points.
    let least: Double
  }

  /// So many places before that at which a child begins, something may begin that it is in front of.
  private static let mostBases = 4

  /// The members that stand in front of an earlier one and inside of it.
  func overlaid(_ members: [Int]) -> [Int: Overlaid] {
    let plain = members.filter { slots[$0].isPlain }
    var bases: [PlaceReference: [(index: Int, stretch: Stretch)]] = [:]
    for index in plain {
      guard let stretch = stretch(index), stretch.length != nil else { continue }
      bases[stretch.reference, default: []].append((index, stretch))
    }
    guard !bases.isEmpty else { return [:] }
    bases = bases.mapValues { $0.sorted { $0.stretch.start < $1.stretch.start } }
    let isMember = Set(plain)
    var overlaid: [Int: Overlaid] = [:]
    for index in plain {
      guard let found = atEdge(index, isMember) ?? among(bases, index), overlaid[found.base] == nil else { continue }
      overlaid[index] = found
    }
    guard !overlaid.isEmpty else { return [:] }
    // What is tied to the end of something in front stands there with it.
    for index in plain where overlaid[index] == nil {
      if let found = behind(index, overlaid), overlaid[found.base] == nil { overlaid[index] = found }
    }
    for index in plain.reversed() where overlaid[index] == nil {
      if let found = behind(index, overlaid), overlaid[found.base] == nil { overlaid[index] = found }
    }
    return overlaid
  }

  /// The place of a child that is tied to an edge of what it is in front of.
  private func atEdge(_ index: Int, _ isMember: Set<Int>) -> Overlaid? {
    for edge in [ConstraintEdge.top, .bottom] {
      guard case .sibling(let base, edge, let offset)? = graph.anchors[index].ties[edge], base < index,
        isMember.contains(base), offset.template == nil
      else { continue }
      let inset = edge == .top ? offset.points : -offset.points
      if let found = inside(index, of: base, edge, inset) { return found }
    }
    return nil
  }

  /// The place of a child that is as far from the edge of the canvas as something that it is in front of.
  private func among(
    _ bases: [PlaceReference: [(index: Int, stretch: Stretch)]], _ index: Int
  ) -> Overlaid? {
    guard let stretch = stretch(index), let places = bases[stretch.reference] else { return nil }
    let edge: ConstraintEdge
    switch stretch.reference {
    case .top, .sibling(_, .bottom): edge = .top
    case .bottom: edge = .bottom
    default: return nil
    }
    let end = places.firstPosition { $0.stretch.start > stretch.start + Self.tolerance }
    for place in places[max(0, end - Self.mostBases)..<end].reversed() where place.index < index {
      if let found = inside(index, of: place.index, edge, stretch.start - place.stretch.start) { return found }
    }
    return nil
  }

  /// The place of a child that is tied to the end of another one that is in front of something.
  private func behind(_ index: Int, _ overlaid: [Int: Overlaid]) -> Overlaid? {
    for (edge, opposite) in [(ConstraintEdge.top, ConstraintEdge.bottom), (.bottom, .top)] {
      guard case .sibling(let sibling, opposite, let offset)? = graph.anchors[index].ties[edge],
        let before = overlaid[sibling], before.edge == edge, offset.template == nil
      else { continue }
      let gap = edge == .top ? offset.points : -offset.points
      if gap >= 0, let found = inside(index, of: before.base, edge, before.inset + before.least + gap) { return found }
    }
    return nil
  }

  /// The place of a child so many points from an edge of another one, if it is inside of that for all that is known.
  private func inside(_ index: Int, of base: Int, _ edge: ConstraintEdge, _ inset: Double) -> Overlaid? {
    guard let height = graph.anchors[base].height.flatMap({ Double($0) }) else { return nil }
    let least = graph.anchors[index].height.flatMap { Double($0) } ?? leastHeight(index)
    guard inset >= -Self.tolerance, inset + least <= height + Self.tolerance, isInside(index, of: base) else {
      return nil
    }
    return Overlaid(base: base, edge: edge, inset: inset, least: least)
  }

  // MARK: Across others

  /// A canvas with more children is a list, whose children are not compared with each other.
  private static let mostCompared = 24

  /// The members that cover a part of an earlier one, for all that is known, without being inside of it: those that are tied
  /// to the canvas alone, in a canvas that something else gives its height.
  func crossing(_ members: [Int]) -> [Int] {
    guard canvas.isTall, members.count > 1, members.count <= Self.mostCompared else { return [] }
    var seen: [(across: ClosedRange<Double>, down: ClosedRange<Double>)] = []
    var crossing: [Int] = []
    for index in members where slots[index].isPlain {
      let anchors = graph.anchors[index]
      guard let across = extent(anchors, (.left, .right), anchors.centerX, anchors.width, canvas.width),
        let down = extent(anchors, (.top, .bottom), anchors.centerY, anchors.height, canvas.height)
      else { continue }
      if seen.contains(where: { $0.across.overlaps(across) && $0.down.overlaps(down) }) { crossing.append(index) }
      seen.append((across, down))
    }
    // What others are tied to stays with them.
    return crossing.filter { index in
      !members.contains { other in
        graph.anchors[other].ties.values.contains { if case .sibling(index, _, _) = $0 { true } else { false } }
      }
    }
  }

  /// From where to where a child reaches along an axis, less a tolerance, if that follows from the canvas.
  private func extent(
    _ anchors: ConstraintAnchors, _ edges: (ConstraintEdge, ConstraintEdge), _ isCentered: Bool,
    _ length: AttributeValue?, _ whole: Double?
  ) -> ClosedRange<Double>? {
    let length = length.flatMap { Double($0) }
    let range: (Double, Double)
    switch (anchors.ties[edges.0], anchors.ties[edges.1]) {
    case (.parent(let start)?, .parent(let end)?):
      guard let whole, start.template == nil, end.template == nil else { return nil }
      range = (start.points, whole - end.points)
    case (.parent(let start)?, nil):
      guard let length, start.template == nil else { return nil }
      range = (start.points, start.points + length)
    case (nil, .parent(let end)?):
      guard let length, let whole, end.template == nil else { return nil }
      range = (whole - end.points - length, whole - end.points)
    case (nil, nil) where isCentered:
      guard let length, let whole else { return nil }
      range = ((whole - length) / 2, (whole + length) / 2)
    default: return nil
    }
    let (start, end) = (range.0 + Self.tolerance, range.1 - Self.tolerance)
    return start < end ? start...end : nil
  }

  /// Whether a child is known to be inside of another one from side to side.
  private func isInside(_ index: Int, of base: Int) -> Bool {
    let (inner, outer) = (graph.anchors[index], graph.anchors[base])
    let width = outer.width.flatMap { Double($0) }
    var isPlaced = false
    for (side, opposite) in [(ConstraintEdge.left, ConstraintEdge.right), (.right, .left)] {
      switch inner.ties[side] {
      case .parent(let inset)?:
        guard inset.template == nil, let edge = outer.knownInset(side), inset.points >= edge - Self.tolerance else {
          return false
        }
        if outer.ties[opposite] == nil {
          guard let width, inset.points + (inner.width.flatMap { Double($0) } ?? 0) <= edge + width + Self.tolerance
          else { return false }
        }
      case .sibling(base, side, let offset)?:
        guard offset.template == nil, (side == .left ? offset.points : -offset.points) >= -Self.tolerance else {
          return false
        }
      case .sibling?: return false
      case nil: continue
      }
      isPlaced = true
    }
    if isPlaced { return true }
    guard inner.centerX else { return false }
    return outer.centerX || outer.knownInset(.left) != nil && outer.knownInset(.left) == outer.knownInset(.right)
  }
}

extension Array {
  /// The first position at which a condition holds that holds at all positions behind it as well.
  fileprivate func firstPosition(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
