/// The order of things along one axis, found from what is tied to what.
///
/// Cycles and contradictions cost an entry its distance, never the entry itself: everything comes out exactly once.
struct ConstraintChain {
  /// What stands before an entry.
  enum Lead: Equatable {
    /// Nothing: it is the first.
    case none
    /// A fixed distance.
    case gap(ConstraintLength)
    /// All the room that is left.
    case flexible
    /// Something that the constraints do not say in a way that fits a chain.
    case unknown
  }

  /// A thing along the axis.
  struct Entry {
    /// The inset from the start of the canvas, if it is tied to that.
    var start: Double?
    /// The inset from the end of the canvas, if it is tied to that.
    var end: Double?
    /// Whether its start is tied to anything at all.
    var hasStart: Bool
    /// The extent, if it is fixed or can be estimated.
    var extent: Double?
    /// Whether it takes what room there is by itself.
    var isGreedy = false
  }

  /// One thing next to another.
  struct Link {
    let before: Int
    let after: Int
    let gap: ConstraintLength
  }

  /// The positions of the entries in order, with what stands before each.
  private(set) var order: [(index: Int, lead: Lead)] = []
  private let entries: [Entry]
  private var predecessor: [Int: Link] = [:]
  private var successors: [Int: [Link]] = [:]
  private var isVisited: [Bool]

  init(_ entries: [Entry], _ links: [Link]) {
    self.entries = entries
    isVisited = Array(repeating: false, count: entries.count)
    for link in links where link.before != link.after && predecessor[link.after] == nil {
      predecessor[link.after] = link
      successors[link.before, default: []].append(link)
    }
    let roots = entries.indices.filter { predecessor[$0] == nil }.map { (index: $0, rank: rank($0)) }
    let sorted = roots.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      let (leftStart, rightStart) = (entries[left.index].start ?? 0, entries[right.index].start ?? 0)
      if left.rank == .start, leftStart != rightStart { return leftStart < rightStart }
      return left.index < right.index
    }
    for root in sorted { visit(root.index, rank: root.rank) }
    // What is left is tied in circles.
    for index in entries.indices where !isVisited[index] { visit(index, rank: .loose) }
  }

  private enum Rank: Int, Comparable {
    case start, loose, end

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// Where the chain that begins at a root hangs.
  private func rank(_ root: Int) -> Rank {
    if entries[root].start != nil { return .start }
    var index = root
    var steps = 0
    while steps <= entries.count {
      if entries[index].end != nil { return entries[root].hasStart ? .loose : .end }
      guard let next = successors[index]?.first else { return .loose }
      index = next.after
      steps += 1
    }
    return .loose
  }

  private mutating func visit(_ root: Int, rank: Rank) {
    var pending = [root]
    while let index = pending.popLast() {
      guard !isVisited[index] else { continue }
      isVisited[index] = true
      order.append((index, lead(index, isRoot: index == root, rank)))
      // The first successor comes next, so it is pushed last.
      for link in (successors[index] ?? []).reversed() { pending.append(link.after) }
    }
  }

  private func lead(_ index: Int, isRoot: Bool, _ rank: Rank) -> Lead {
    let entry = entries[index]
    // A chain begins in the middle of a circle only when nothing else is left to begin with.
    if isRoot, predecessor[index] != nil { return .unknown }
    guard let previous = order.last?.index else { return rank == .end ? .flexible : .none }
    if isRoot {
      if rank == .end { return entries[previous].isGreedy ? .gap(.zero) : .flexible }
      guard rank == .start, let start = entry.start, let before = entries[previous].start,
        let extent = entries[previous].extent, start >= before + extent
      else { return .unknown }
      return .gap(ConstraintLength(points: start - before - extent))
    }
    guard let link = predecessor[index], link.before == previous, link.gap.points >= 0 else { return .unknown }
    // What hangs from the end alone is pushed there, whatever else reaches up to it; what hangs from that goes with it.
    if rank != .end, !entry.hasStart, entry.end != nil, !entries[previous].isGreedy { return .flexible }
    return .gap(link.gap)
  }
}
