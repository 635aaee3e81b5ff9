import CardIR
import CardSyntax

/// How a row shares its width out: which child takes what the others leave, and what each gets, so that the row fits the
/// narrowest screens as well.
struct RowPlan {
  /// The children, in one list: a screen has many rows, and most of them few children.
  private var parts: [RowPart]
  /// What is left of the row without the distances between its children.
  private let left: WidthSettling.Room
  /// Whether room between the children takes what they leave.
  private var hasRoom = false
  /// Whether the children fill the row.
  private let isFull: Bool
  /// The child that takes what the others leave, if one must.
  private(set) var giver: Int?
  /// What children keep of their widths where the narrowest screens need it, as shares.
  private let factor: Double
  /// The same of lines and distances, which give up something last.
  private let rigidFactor: Double
  /// What all but the giver have.
  let others: Double
  /// How many children hold texts of several lines.
  private var linesCount = 0

  /// What is left at least for the child that takes what the others leave, on the narrowest screens, in points: more for one
  /// that shares it out again or keeps its content off its sides.
  private static let (leastRest, leastSharedRest) = (4.0, 12.0)

  /// The plan of a row in `room`, `distances` of which are between its children.
  ///
  /// `isWide` says that the row has that width whatever is in it, `known` the natural widths of the children, if somebody
  /// has asked for them, and `reaches` by how much children are wider than their share, if any are. With `keepsInner` the
  /// plan knows the natural widths of what is in the children as well.
  init(
    of slots: [Slot], in room: WidthSettling.Room, distances: Double, isWide: Bool, natural: NaturalWidth,
    known: [NaturalWidths]? = nil, reaches: [Double] = [], keepsInner: Bool = false
  ) {
    left = WidthSettling.Room(
      points: max(0, room.points - distances), least: max(0, room.least - distances), isReduced: room.isReduced)
    parts = Array(repeating: RowPart(), count: slots.count)
    for index in slots.indices {
      if let known { parts[index].natural = known[index] }
      guard let child = slots[index].element else { continue }
      if child.isFlexibleRoom(along: .horizontal) { hasRoom = true }
      if child.holdsLines { linesCount += 1 }
      parts[index].isRigid = child.kind == .divider || child.kind == .spacer || child.kind == .toggle
      parts[index].padding = 2 * (child[.padding]?.literal ?? 0)
      parts[index].share = Self.share(of: child, natural, &parts[index].natural, keepsInner: keepsInner)
    }
    var grows = parts.contains { $0.share.grows }
    // Where no column says so, what gets wider gladly takes what is left.
    if isWide, !hasRoom, !grows, let taker = slots.firstIndex(where: { $0.element?.takesRest ?? false }) {
      parts[taker].share = .rest
      grows = true
    }
    if grows { Self.limit(&parts, of: slots, in: left.points) }
    let reach = reaches.reduce(0, +)
    RowShare.shareOut(&parts, width: max(0, room.points - reach), room: max(0, left.points - reach))
    for (index, reach) in reaches.enumerated() { parts[index].width += reach }
    let total = parts.reduce(0) { $0 + $1.width }
    isFull = total > left.points - 0.5
    if !hasRoom, isWide || grows {
      giver = Self.giver(of: slots, parts, isNeeded: isFull || total > left.least)
    }
    // What the others leave on the narrowest screens; they give something up where that is nothing.
    var (others, rigid) = (0.0, 0.0)
    for index in parts.indices where index != giver {
      others += parts[index].width
      if parts[index].isRigid { rigid += parts[index].width }
    }
    var most = left.least
    if let giver {
      let sharesOut = slots[giver].element?.containsElement(where: Self.takesRoom) ?? false
      // Beside widths that leave nothing on any screen it is seen as well.
      let least = max(parts[giver].width, min(Self.leastRest, left.least / Double(parts.count)))
      most -= min(sharesOut ? Self.leastSharedRest : Self.leastRest, least)
    }
    most = max(0, most)
    factor = others <= most || others == rigid ? 1 : max(0, (most - rigid) / (others - rigid))
    rigidFactor = rigid <= most || rigid == 0 ? 1 : most / rigid
    self.others = rigid * rigidFactor + (others - rigid) * factor
  }

  // MARK: What children get

  /// The number of children.
  var count: Int { parts.count }

  /// What a child asks for.
  func share(of index: Int) -> RowShare { parts[index].share }

  /// Whether all children ask for the same, which is some of what is left.
  var growsEqually: Bool {
    guard let first = parts.first?.share, first.grows else { return false }
    return parts.allSatisfy { $0.share == first }
  }

  /// Whether the row gives a share of its width to some child but the one that takes what is left.
  var hasSharesBesideGiver: Bool { parts.indices.contains { $0 != giver && parts[$0].share.grows } }

  /// Whether a child has less than it would have if there were no narrower screens.
  func isLess(_ index: Int) -> Bool { (parts[index].isRigid ? rigidFactor : factor) < 1 }

  /// The room of a child.
  func room(of index: Int) -> WidthSettling.Room {
    let isReduced = isLess(index) || left.isReduced
    if index == giver {
      return .init(points: max(0, left.points - others), least: max(0, left.least - others), isReduced: isReduced)
    }
    let width = parts[index].width * (parts[index].isRigid ? rigidFactor : factor)
    return .init(points: width, least: width, isReduced: isReduced)
  }

  /// The width of each child where all have the same.
  var equalPart: Double { left.points / Double(max(1, parts.count)) }

  /// The natural widths of a child, if anybody has asked for them.
  func natural(of index: Int) -> NaturalWidths? { parts[index].natural.width < 0 ? nil : parts[index].natural }

  /// Whether a child is as wide as its content without anybody saying so.
  func keepsOwn(_ index: Int) -> Bool {
    // Texts of several lines get no more than equal parts by themselves.
    let isShort = linesCount < 2 || parts[index].width <= left.least / Double(linesCount)
    return factor == 1 && !isFull && (giver == nil || hasRoom) && isShort
  }

  /// Whether a child that is as wide as its content ends the row behind the one that takes what is left.
  func endsRow(_ index: Int) -> Bool {
    guard let giver, index > giver, case .content(let wanted) = parts[index].share else { return false }
    return !isLess(index) && parts[index].width > wanted - 0.5
  }

  /// Whether nothing takes what the children of a row leave that is wide whatever is in it.
  func needsRoom(isWide: Bool) -> Bool { giver == nil && !hasRoom && isWide && !parts.isEmpty }

  /// Whether room at the end, with a distance of `gap` before it, fits the narrowest screens.
  func fitsRoom(after gap: Double) -> Bool { gap <= 0 || others + gap <= left.least }

  // MARK: What children ask for

  private static func share(
    of child: Element, _ natural: NaturalWidth, _ widths: inout NaturalWidths, keepsInner: Bool
  ) -> RowShare {
    func content() -> Double {
      if widths.width < 0 {
        widths = keepsInner ? natural.widths(of: child) : NaturalWidths(width: natural.width(of: child))
      }
      return widths.width
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

  /// Whether an element needs its width for more than one thing: it has sides, or several things beside each other.
  private static func takesRoom(_ element: Element) -> Bool {
    guard element.kind == .stack else { return false }
    if element.has(.padding) { return true }
    guard element[.axis]?.literal == .horizontal else { return false }
    return element[.children].count { !($0.element?.isFlexibleRoom(along: .horizontal) ?? false) } > 1
  }

  /// Makes no share that is no more than expected larger than an equal part where something else takes what is left: an
  /// expectation must not leave that without room.
  private static func limit(_ parts: inout [RowPart], of slots: [Slot], in room: Double) {
    var (fixed, count) = (0.0, 0)
    for part in parts { if case .fixed(let points) = part.share { fixed += points } else { count += 1 } }
    let equal = max(0, room - fixed) / Double(max(1, count))
    for index in parts.indices {
      guard case .content(let points) = parts[index].share, points > equal, let child = slots[index].element else {
        continue
      }
      if child.holdsUnknownText { parts[index].share = .content(equal) }
    }
  }

  /// The child that takes what the others leave: of those that grow the widest, and where none does but the others
  /// leave nothing on some screens, as `isNeeded` says, the widest of all.
  private static func giver(of slots: [Slot], _ parts: [RowPart], isNeeded: Bool) -> Int? {
    func widest(_ isIncluded: (Int) -> Bool) -> Int? {
      var widest: Int?
      // Of those that are as wide the last.
      for index in parts.indices where isIncluded(index) && parts[index].width >= parts[widest ?? index].width {
        widest = index
      }
      return widest
    }
    func isSure(_ index: Int) -> Bool { slots[index].isPlain && canGive(slots[index]) }
    if let growing = widest({ parts[$0].share.grows && isSure($0) }) ?? widest({ parts[$0].share.grows }) {
      return growing
    }
    return isNeeded ? widest(isSure) : nil
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

extension PassContext {
  /// Says that columns of a row have widths of their own in place of shares, or of what is in them.
  mutating func recordWidths(of row: Element, _ plan: RowPlan, areEstimated: Bool) {
    if plan.hasSharesBesideGiver {
      let width = NumberText.javaScript(options.screenWidth)
      record(
        LossKinds.columnWeight,
        "\(targetName) has no shares of a row, so the columns have the widths of a screen of \(width) points, "
          + "and one takes the rest", at: row)
    } else if areEstimated {
      record(
        LossKinds.columnWeight,
        "\(targetName) has no columns as wide as their content, so the widths of their texts are estimated", at: row)
    }
  }
}
