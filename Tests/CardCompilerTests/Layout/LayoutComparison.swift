/// What an entry of a report says: which deviation, and where.
struct LayoutEntry {
  let id: String
  let pointer: String
}

/// What two documents say of one leaf, and differently.
struct LayoutDifference: CustomStringConvertible {
  /// What may be lost of a layout.
  enum Aspect: String, CaseIterable {
    /// Where something is across the page, and how it is pushed up and down in its box, its row or the page.
    case horizontal, vertical
    /// Whether it takes all the width.
    case fill
    /// Lengths in points, and parts of a row.
    case size, share
    case shape
    /// What is before, below and beside what.
    case order
  }

  let aspect: Aspect
  let pointer: String
  let name: String
  let source: String
  let output: String

  var description: String { "\(aspect.rawValue) of \(name) at \(pointer): \(source), but \(output)" }
}

/// Compares what two documents say of the same things, and looks for words about every difference.
struct LayoutComparison {
  typealias Aspects = Set<LayoutDifference.Aspect>

  /// What deviations explain where they are about the thing itself, and about a box that it is in. Those that are not
  /// here explain nothing.
  static let explanations: [String: (own: Aspects, inside: Aspects)] = [
    "lossy.spacer": ([.horizontal, .vertical], [.horizontal, .vertical]),
    "lossy.direction": ([.horizontal, .order], [.horizontal, .order]),
    "lossy.distribution": ([.horizontal, .vertical, .fill, .share], [.horizontal, .vertical, .fill, .share]),
    "lossy.column-weight": ([.share, .horizontal, .fill, .size], [.share, .horizontal, .fill, .size]),
    "lossy.size": ([.size, .share, .fill], [.size, .horizontal, .vertical, .fill, .share]),
    "lossy.min-size": ([.size], [.size]),
    "lossy.implicit-size": ([.size, .fill], [.size]),
    "lossy.image-ratio": ([.size, .fill], []),
    // What only looks like a button has the size of its title.
    "unsupported.action": ([.size], []),
    "lossy.constraint": (
      [.horizontal, .vertical, .fill, .size, .order], [.horizontal, .vertical, .fill, .size, .order]
    ),
    "lossy.overlay": (
      [.horizontal, .vertical, .fill, .size, .order, .shape], [.horizontal, .vertical, .fill, .size, .order, .shape]
    ),
    "lossy.box-width": ([.horizontal, .fill, .size], [.horizontal, .fill]),
    "lossy.fill-alignment": ([.fill], [.fill]),
    "lossy.text-alignment": ([.horizontal], [.horizontal]),
    "lossy.justified": ([.horizontal], []),
    "lossy.column-align": ([.vertical], [.vertical]),
    "lossy.baseline": ([.vertical], [.vertical]),
    "lossy.stretch": ([.vertical, .size, .fill], [.vertical, .size, .fill]),
    "lossy.scroll": ([.vertical], [.vertical]),
    "lossy.padding": ([.size], [.size]),
    "lossy.shape": ([.shape, .size, .fill, .horizontal], []),
    "lossy.corner-radius": ([.shape], []),
    "lossy.image-person": ([.shape], []),
    "lossy.table": ([.horizontal, .vertical, .fill, .share, .size], [.horizontal, .vertical, .fill, .share, .size]),
    "lossy.list": ([.horizontal, .vertical], [.horizontal, .vertical]),
    "lossy.wrap": ([.order, .size], [.order, .size, .horizontal]),
    // Its title stands above the card then.
    "lossy.show-card": ([.order, .horizontal], [.order]),
    // Boxes of different colours may become alike.
    "lossy.color": ([.shape], []),
    "lossy.fact-columns": ([.horizontal], [.horizontal, .share]),
    "lossy.attribute": ([.horizontal, .vertical, .size, .share, .shape, .fill], []),
    // The card's own alignment in the room that its host gives it.
    "lossy.envelope": ([.vertical], [.vertical]),
    "dropped.property": ([.horizontal, .vertical, .size, .share, .shape, .fill], []),
    "unsupported.input": ([.horizontal, .vertical, .size, .share, .fill], []),
  ]

  /// Deviations that take an element away.
  private static let removals: Set<String> = [
    "unsupported.element", "unsupported.media", "unsupported.newer-version", "dropped.hidden", "dropped.custom",
    "dropped.empty-image", "dropped.icon",
  ]

  /// Deviations that are about how an element shares room with those beside it.
  private static let shared: Set<String> = [
    "lossy.spacer", "lossy.column-weight", "lossy.stretch", "lossy.implicit-size", "lossy.scroll", "lossy.list",
  ]

  let source: LayoutWalk
  let output: LayoutWalk
  private let explained: [(owner: String, own: Aspects, inside: Aspects)]

  init(source: LayoutWalk, output: LayoutWalk, entries: [LayoutEntry]) {
    self.source = source
    self.output = output
    explained = entries.flatMap { entry -> [(String, Aspects, Aspects)] in
      let all = Set(LayoutDifference.Aspect.allCases)
      guard let known = Self.removals.contains(entry.id) ? (all, all) : Self.explanations[entry.id] else { return [] }
      let owner = Self.owner(of: entry.pointer, in: source.pointers)
      if entry.id == "lossy.envelope", entry.pointer != "/verticalContentAlignment" { return [] }
      var found = [(owner, known.0, known.1)]
      let sharesRoom = Self.shared.contains(entry.id) || Self.removals.contains(entry.id) && owner == entry.pointer
      if sharesRoom, let last = owner.lastIndex(of: "/") {
        let row = Self.owner(of: String(owner[..<last]), in: source.pointers)
        found.append((row, [], [.horizontal, .vertical, .share]))
      }
      return found
    }
  }

  /// The innermost element that a place is in.
  private static func owner(of pointer: String, in pointers: Set<String>) -> String {
    var place = pointer
    while !place.isEmpty, !pointers.contains(place) {
      place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
    }
    return place
  }

  private func isExplained(_ aspect: LayoutDifference.Aspect, at pointer: String) -> Bool {
    explained.contains { entry in
      if entry.owner == pointer { return entry.own.contains(aspect) || entry.inside.contains(aspect) }
      return (entry.owner.isEmpty || pointer.hasPrefix(entry.owner + "/")) && entry.inside.contains(aspect)
    }
  }

  // MARK: Pairs

  /// The facts of what is found in both documents, as often in one as in the other.
  private func pairs() -> [(LayoutFact, LayoutFact)] {
    func grouped(_ facts: [LayoutFact]) -> [String: [LayoutFact]] {
      Dictionary(grouping: facts) { fact in
        switch fact.leaf.kind {
        case .words: "words " + fact.leaf.key
        case .image: "image " + fact.leaf.key
        case .input: "input " + fact.leaf.key
        case .shape: "shape"
        }
      }
    }
    let sources = grouped(source.facts.filter { $0.leaf.kind != .shape })
    let outputs = grouped(output.facts.filter { $0.leaf.kind != .shape })
    var pairs: [(LayoutFact, LayoutFact)] = []
    for fact in source.facts where fact.leaf.kind != .shape && !fact.leaf.key.isEmpty {
      let name = "\(fact.leaf.kind) \(fact.leaf.key)"
      guard let all = sources[name], let found = outputs[name], found.count == all.count,
        let position = all.firstIndex(where: { $0.pointer == fact.pointer })
      else { continue }
      pairs.append((fact, found[position]))
    }
    return pairs
  }

  // MARK: Differences

  /// The differences that no entry explains.
  func silentDifferences() -> [LayoutDifference] {
    differences().filter { !isExplained($0.aspect, at: $0.pointer) }
  }

  func differences() -> [LayoutDifference] {
    let pairs = pairs()
    var found = pairs.flatMap { differences($0.0, $0.1) }
    for (position, (fact, other)) in pairs.enumerated() {
      for (next, nextOther) in pairs.dropFirst(position + 1) {
        if other.leaf.isHostPlaced && nextOther.leaf.isHostPlaced || fact.leaf.isHostPlaced && next.leaf.isHostPlaced {
          continue
        }
        if [fact, other, next, nextOther].contains(where: { $0.leaf.isBackground }) { continue }
        let (before, after) = (fact.relation(of: next), other.relation(of: nextOther))
        guard before != after, before != .unknown, after != .unknown else { continue }
        if isExplained(.order, at: next.pointer) { continue }
        found.append(
          LayoutDifference(
            aspect: .order, pointer: fact.pointer, name: "\(fact.leaf.kind) “\(fact.leaf.key)”",
            source: "\(before) “\(next.leaf.key)”", output: "\(after) it"))
        break
      }
    }
    return found + shapes()
  }

  private func differences(_ fact: LayoutFact, _ other: LayoutFact) -> [LayoutDifference] {
    guard !fact.leaf.isBackground, !other.leaf.isBackground else { return [] }
    var found: [LayoutDifference] = []
    func add(_ aspect: LayoutDifference.Aspect, _ source: String, _ output: String) {
      found.append(
        LayoutDifference(
          aspect: aspect, pointer: fact.pointer, name: "\(fact.leaf.kind) “\(fact.leaf.key)”", source: source,
          output: output))
    }
    if !Self.agree(fact, other) {
      let isFilling = fact.horizontal.kind == .fills || other.horizontal.kind == .fills
      add(
        isFilling ? .fill : .horizontal, Self.text(fact.horizontal, "horizontally"),
        Self.text(other.horizontal, "horizontally"))
    } else if let slot = fact.slot, let otherSlot = other.slot, slot != .unknown, otherSlot != .unknown,
      slot != otherSlot, slot != .fills, otherSlot != .fills, !fact.leaf.isHostPlaced, !other.leaf.isHostPlaced
    {
      add(.horizontal, "\(slot) of its row", "\(otherSlot)")
    }
    for frame in [Region.Frame.page, .row, .box] {
      guard let one = fact.vertical[frame], let two = other.vertical[frame], one != two, one != .unknown,
        two != .unknown, one != .fills, two != .fills
      else { continue }
      add(.vertical, "vertically \(one) of the \(frame)", "\(two)")
    }
    if let share = fact.share, let otherShare = other.share, abs(share - otherShare) > 0.1 {
      add(.share, "\(share) of its row", "\(otherShare)")
    }
    if fact.leaf.kind == .image || fact.leaf.kind == .shape, !fact.leaf.hasHostSize, !other.leaf.hasHostSize {
      if fact.leaf.isRound != other.leaf.isRound, fact.leaf.kind == .image { add(.shape, "round", "not") }
      for (name, length, otherLength) in [
        ("width", fact.width, other.width), ("height", fact.height, other.height),
      ] {
        guard let length else { continue }
        if otherLength.map({ abs($0 - length) > 1 }) ?? true {
          add(.size, "\(name) \(length)", otherLength.map { "\(name) \($0)" } ?? "no \(name)")
        }
      }
    }
    for (name, lengths, others) in [("width", fact.widths, other.widths), ("height", fact.heights, other.heights)] {
      guard let length = lengths.last, !other.leaf.isHostPlaced, !others.contains(where: { abs($0 - length) <= 1 })
      else { continue }
      if fact.leaf.kind == .image || fact.leaf.kind == .shape, fact.width == length || fact.height == length {
        continue
      }
      add(.size, "in a box with \(name) \(length)", others.isEmpty ? "not" : "\(others)")
    }
    return found
  }

  private static func text(_ region: Region, _ axis: String) -> String {
    "\(axis) \(region.kind) of the \(region.frame)"
      + (region.position.map { " at \(($0 * 100).rounded() / 100)" } ?? "")
  }

  /// Whether what is known of two places across the page is the same.
  private static func agree(_ fact: LayoutFact, _ other: LayoutFact) -> Bool {
    let (one, two) = (fact.horizontal, other.horizontal)
    guard one.kind != .unknown, two.kind != .unknown else { return true }
    if fact.leaf.isHostPlaced || other.leaf.isHostPlaced {
      let (own, known) = fact.leaf.isHostPlaced ? (fact, other) : (other, fact)
      // Hosts have buttons begin at the start, or fill the width with the title in the middle.
      let kind = known.leaf.isButton ? known.frame.kind : known.horizontal.kind
      guard own.horizontal.kind == .start || own.horizontal.kind == .fills else {
        return kind == own.horizontal.kind || kind == .unknown
      }
      return kind != .end && !(known.leaf.isButton && kind == .center)
    }
    if isAtEdge(one, two) || isAtEdge(two, one) { return true }
    guard one.kind == two.kind else {
      // Of a block, only the whole lies so.
      return one.isBlock && two.position == nil || two.isBlock && one.position == nil
    }
    guard let place = one.position, let otherPlace = two.position else { return true }
    return abs(place - otherPlace) < 0.2
  }

  /// Whether a place is at the edge of room that is not known to be any longer.
  private static func isAtEdge(_ room: Region, _ place: Region) -> Bool {
    guard room.kind == .fills, room.isOpen, place.kind == .start || place.kind == .end else { return false }
    guard let edge = place.kind == .start ? room.low : room.high else { return room.low == nil && room.high == nil }
    return place.position.map { abs($0 - edge) < 0.2 } ?? true
  }

  /// What became of shapes, in their order.
  private func shapes() -> [LayoutDifference] {
    var found: [LayoutDifference] = []
    func difference(_ fact: LayoutFact, _ aspect: LayoutDifference.Aspect, _ source: String, _ output: String) {
      found.append(
        LayoutDifference(aspect: aspect, pointer: fact.pointer, name: "shape", source: source, output: output))
    }
    for isCircle in [false, true] {
      func shapes(_ walk: LayoutWalk) -> [LayoutFact] {
        walk.facts.filter { $0.leaf.kind == .shape && $0.isCircle == isCircle && (isCircle || !$0.leaf.isBackground) }
      }
      let wanted = shapes(source).filter { !isExplained(.shape, at: $0.pointer) }
      let written = shapes(output)
      guard wanted.count == written.count else {
        if wanted.count > written.count {
          for fact in wanted.prefix(wanted.count - written.count) {
            difference(fact, .shape, isCircle ? "a circle" : "a rectangle", "there are fewer")
          }
        }
        continue
      }
      for (fact, other) in zip(wanted, written) {
        let pair = differences(fact, other)
        found += pair
      }
    }
    return found
  }
}
