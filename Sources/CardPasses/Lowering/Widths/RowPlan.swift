import CardIR

/// How a row shares its width out: which child takes what the others leave, and what each gets, so that the row fits the
/// narrowest screens as well.
struct RowPlan {
  /// What each child asks for.
  let shares: [RowShare]
  /// The natural widths of the children; below zero where nobody has asked.
  private let naturals: [NaturalWidths]
  /// What each child gets on the screen that widths are worked out for.
  private let widths: [Double]
  /// What is left of the row without the distances between its children.
  private let left: WidthSettling.Room
  /// Whether room between the children takes what they leave.
  private let hasRoom: Bool
  /// Whether the children fill the row.
  private let isFull: Bool
  /// The child that takes what the others leave, if one must.
  let giver: Int?
  /// What children keep of their widths where the narrowest screens need it, as shares.
  private let factor: Double
  /// The same of lines and distances, which give up something last.
  private let rigidFactor: Double
  private let isRigid: [Bool]
  /// What all but the giver have.
  let others: Double
  /// How many children hold texts of several lines.
  private let linesCount: Int

  /// What is left at least for the child that takes what the others leave, on the narrowest screens, in points.
  private static let leastRest = 12.0

  /// The plan of a row in `room`, `distances` of which are between its children.
  ///
  /// `isWide` says that the row has that width whatever is in it, `known` the natural widths of the children, if somebody
  /// has asked for them, and `reaches` by how much children are wider than their share.
  init(
    of slots: [Slot], in room: WidthSettling.Room, distances: Double, isWide: Bool, natural: NaturalWidth,
    known: [NaturalWidths]?, reaches: [Double]
  ) {
    let hasRoom = slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    var naturals = known ?? slots.map { _ in NaturalWidths(width: -1) }
    let left = WidthSettling.Room(
      points: max(0, room.points - distances), least: max(0, room.least - distances), isReduced: room.isReduced)
    let shares = Self.limited(
      Self.shares(of: slots, takesRest: isWide && !hasRoom, natural, &naturals), of: slots, in: left.points)
    let reach = reaches.reduce(0, +)
    let paddings = slots.map { 2 * ($0.element?[.padding]?.literal ?? 0) }
    let widths = zip(
      RowShare.widths(
        of: shares, paddings: paddings, width: max(0, room.points - reach), room: max(0, left.points - reach)),
      reaches
    ).map { $0 + $1 }
    let isFull = widths.reduce(0, +) > left.points - 0.5
    var giver: Int?
    if !hasRoom, isWide || shares.contains(where: \.grows) {
      giver = Self.giver(of: slots, shares, widths, left, isFull: isFull)
    }
    let isRigid = slots.map { slot in
      guard let kind = slot.element?.kind else { return true }
      return kind == .divider || kind == .spacer || kind == .toggle
    }
    // What the others leave on the narrowest screens; they give something up where that is nothing.
    var (others, rigid) = (0.0, 0.0)
    for index in widths.indices where index != giver {
      others += widths[index]
      if isRigid[index] { rigid += widths[index] }
    }
    let most = max(0, left.least - (giver.map { min(Self.leastRest, widths[$0]) } ?? 0))
    factor = others <= most || others == rigid ? 1 : max(0, (most - rigid) / (others - rigid))
    rigidFactor = rigid <= most || rigid == 0 ? 1 : most / rigid
    self.others = rigid * rigidFactor + (others - rigid) * factor
    linesCount = slots.count { $0.element?.holdsLines ?? false }
    (self.shares, self.naturals, self.widths, self.left) = (shares, naturals, widths, left)
    (self.hasRoom, self.isFull, self.giver, self.isRigid) = (hasRoom, isFull, giver, isRigid)
  }

  // MARK: What children get

  /// Whether a child has less than it would have if there were no narrower screens.
  func isLess(_ index: Int) -> Bool { (isRigid[index] ? rigidFactor : factor) < 1 }

  /// The room of a child.
  func room(of index: Int) -> WidthSettling.Room {
    let isReduced = isLess(index) || left.isReduced
    if index == giver {
      return .init(points: max(0, left.points - others), least: max(0, left.least - others), isReduced: isReduced)
    }
    let width = widths[index] * (isRigid[index] ? rigidFactor : factor)
    return .init(points: width, least: width, isReduced: isReduced)
  }

  /// The width of each child where all have the same.
  var equalPart: Double { left.points / Double(max(1, shares.count)) }

  /// The natural widths of a child, if anybody has asked for them.
  func natural(of index: Int) -> NaturalWidths? { naturals[index].width < 0 ? nil : naturals[index] }

  /// Whether a child is as wide as its content without anybody saying so.
  func keepsOwn(_ index: Int) -> Bool {
    // Texts of several lines get no more than equal parts by themselves.
    let isShort = linesCount < 2 || widths[index] <= left.least / Double(linesCount)
    return factor == 1 && !isFull && (giver == nil || hasRoom) && isShort
  }

  /// Whether a child that is as wide as its content ends the row behind the one that takes what is left.
  func endsRow(_ index: Int) -> Bool {
    guard let giver, index > giver, case .content(let wanted) = shares[index] else { return false }
    return !isLess(index) && widths[index] > wanted - 0.5
  }

  /// Whether nothing takes what the children of a row leave that is wide whatever is in it.
  func needsRoom(isWide: Bool) -> Bool { giver == nil && !hasRoom && isWide && !shares.isEmpty }

  /// Whether room at the end, with a distance of `gap` before it, fits the narrowest screens.
  func fitsRoom(after gap: Double) -> Bool { gap <= 0 || others + gap <= left.least }

  // MARK: What children ask for

  private static func shares(
    of slots: [Slot], takesRest: Bool, _ natural: NaturalWidth, _ naturals: inout [NaturalWidths]
  ) -> [RowShare] {
    var shares = slots.indices.map { index -> RowShare in
      guard let child = slots[index].element else { return .fixed(0) }
      func content() -> Double {
        if naturals[index].width < 0 { naturals[index] = natural.widths(of: child) }
        return naturals[index].width
      }
      switch child.literal(.width) {
      // A picture is no wider than the column that it was in, which gives something up like others.
      case .points(let points)?: return child.kind == .image ? .content(points) : .fixed(points)
      case .stretch?: return child.kind == .image ? .content(content()) : .rest
      case .weight(let weight)?: return weight > 0 ? .weight(weight) : .content(content())
      case .auto?, .token?: return .content(content())
      case nil:
        switch child.kind {
        case .spacer, .divider, .toggle: return .fixed(content())
        default: return .content(content())
        }
      }
    }
    // Where no column says so, what gets wider gladly takes what is left.
    if takesRest, !shares.contains(where: \.grows),
      let taker = slots.firstIndex(where: { $0.element?.takesRest ?? false })
    {
      shares[taker] = .rest
    }
    return shares
  }

  /// The shares, of which none that is no more than expected is larger than an equal part where something else takes what
  /// is left: an expectation must not leave that without room.
  private static func limited(_ shares: [RowShare], of slots: [Slot], in room: Double) -> [RowShare] {
    guard shares.contains(where: \.grows) else { return shares }
    let fixed = shares.reduce(0) { if case .fixed(let points) = $1 { $0 + points } else { $0 } }
    let count = shares.count { if case .fixed = $0 { false } else { true } }
    let part = max(0, room - fixed) / Double(max(1, count))
    return zip(shares, slots).map { share, slot in
      guard case .content(let points) = share, points > part, let child = slot.element else { return share }
      return child.holdsUnknownText ? .content(part) : share
    }
  }

  /// The child that takes what the others leave: of those that grow the widest, and where none does but the others
  /// leave nothing on some screens, the widest of all.
  private static func giver(
    of slots: [Slot], _ shares: [RowShare], _ widths: [Double], _ room: WidthSettling.Room, isFull: Bool
  ) -> Int? {
    func widest(_ isIncluded: (Int) -> Bool) -> Int? {
      slots.indices.filter(isIncluded).max { (widths[$0], $0) < (widths[$1], $1) }
    }
    func isSure(_ index: Int) -> Bool { slots[index].isPlain && canGive(slots[index]) }
    if let growing = widest({ shares[$0].grows && isSure($0) }) ?? widest({ shares[$0].grows }) { return growing }
    guard isFull || widths.reduce(0, +) > room.least else { return nil }
    return widest(isSure)
  }

  /// Whether a child may be wider or narrower than what is in it.
  private static func canGive(_ slot: Slot) -> Bool {
    guard let child = slot.element, !child.has(.width) || child.literal(.width) != nil else { return false }
    switch child.kind {
    case .spacer, .divider, .image, .toggle, .shape: return false
    default: return true
    }
  }
}
