import CardIR
import CardStyle
import CardSyntax

/// Rows, whose children share their width.
extension WidthSettling {
  mutating func settleRow(_ row: inout Element, in room: Room, isWide: Bool, _ known: NaturalWidths?) {
    if breakLines(of: &row, in: room) { return settle(&row, in: room, isWide: isWide) }
    let gap = row[.gap]?.literal ?? 0
    var slots = row.takeSlots(of: .children)
    let distances = gap * Double(max(slots.count - 1, 0))
    if slots.count > 1, slots.allSatisfy({ $0.element?.kind == .button && $0.element?.has(.width) == false }) {
      // Buttons that do not fit narrow screens side by side get shares of the row as long as their titles.
      let widths = slots.reduce(distances) { $0 + ($1.element.map(natural.width) ?? 0) }
      if widths > room.least, !row.has(.distribution) {
        row[.distribution] = .literal(.fillProportionally)
        row[.children] = slots
        return
      }
    }
    if row[.distribution]?.literal == .fillEqually, !slots.isEmpty {
      let count = Double(slots.count)
      let part = Room(
        points: max(0, (room.points - distances) / count), least: max(0, (room.least - distances) / count),
        isReduced: room.isReduced)
      slots.updateElements { child in
        if child.kind == .image { return fit(&child, in: part, fillsColumn: true) }
        if child.kind != .spacer { child[.width] = nil }
        settle(&child, in: part, isWide: true)
      }
      row[.children] = slots
      return
    }
    settle(&slots, of: &row, in: room, distances: distances, isWide: isWide, known)
    row[.children] = slots
  }

  private mutating func settle(
    _ slots: inout [Slot], of row: inout Element, in room: Room, distances: Double, isWide: Bool,
    _ known: NaturalWidths?
  ) {
    let known = known.flatMap { $0.children.count == slots.count ? $0.children : nil }
    var naturals = known ?? slots.map { _ in NaturalWidths(width: -1) }
    let shares = shares(of: slots, isWide: isWide, &naturals)
    // Boxes that reach the sides have their share of what is between the paddings, and the padding.
    let reaches = slots.map { $0.element?[value: .bleed] == .flag(true) ? context.styles.padding : 0 }
    let reach = reaches.reduce(0, +)
    slots.updateElements { $0[.bleed] = nil }
    let left = Room(points: max(0, room.points - distances), least: max(0, room.least - distances))
    let widths = zip(
      RowShare.widths(of: shares, width: max(0, room.points - reach), room: max(0, left.points - reach)), reaches
    ).map { $0 + $1 }
    let hasRoom = slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    let isFull = widths.reduce(0, +) > left.points - 0.5
    var giver: Int?
    if !hasRoom, isWide || shares.contains(where: \.grows) {
      giver = self.giver(of: slots, shares, widths, left, isFull: isFull)
    }
    // What the others leave on the narrowest screens; they give something up where that is nothing, lines and distances
    // last.
    var (others, rigid) = (0.0, 0.0)
    for index in widths.indices where index != giver {
      others += widths[index]
      if isRigid(slots[index]) { rigid += widths[index] }
    }
    let most = max(0, left.least - (giver.map { min(Self.leastGiver, widths[$0]) } ?? 0))
    let factor = others <= most || others == rigid ? 1 : max(0, (most - rigid) / (others - rigid))
    let rigidFactor = rigid <= most || rigid == 0 ? 1 : most / rigid
    others = rigid * rigidFactor + (others - rigid) * factor
    let linesCount = slots.count { $0.element?.holdsLines ?? false }
    var (isShared, isEstimated) = (false, false)
    for index in slots.indices {
      let isGiver = index == giver
      let own = widths[index] * (isRigid(slots[index]) ? rigidFactor : factor)
      let isLess = (isRigid(slots[index]) ? rigidFactor : factor) < 1
      let rest = Room(
        points: isGiver ? max(0, left.points - others) : own, least: isGiver ? max(0, left.least - others) : own,
        isReduced: isLess || room.isReduced)
      if !isGiver, shares[index].grows { isShared = true }
      let inner = naturals[index].width < 0 ? nil : naturals[index]
      slots[index].update { child in
        // Texts of several lines get no more than equal parts by themselves.
        let isShort = linesCount < 2 || widths[index] <= left.least / Double(linesCount)
        let keepsOwn = factor == 1 && !isFull && (giver == nil || hasRoom) && isShort
        let before = child.has(.width)
        place(&child, in: rest, shares[index], isGiver: isGiver, keepsOwn: keepsOwn, isLess: isLess, inner)
        if case .content(let wanted) = shares[index], child.kind == .text || child.kind == .stack, !isGiver,
          child.has(.width)
        {
          isEstimated = isEstimated || before && child.holdsText
          // What ends a line ends where the line does, however wide it is.
          if child.kind == .text, !isLess, widths[index] > wanted - 0.5, index > giver ?? index,
            !child.has(.horizontalAlignment)
          {
            child[.horizontalAlignment] = .literal(.trailing)
          }
        }
      }
    }
    if isShared {
      context.record(
        LossKinds.columnWeight,
        "\(context.targetName) has no shares of a row, so the columns have the widths of a screen of "
          + "\(NumberText.javaScript(context.options.screenWidth)) points, and one takes the rest", at: row)
    } else if isEstimated {
      context.record(
        LossKinds.columnWeight,
        "\(context.targetName) has no columns as wide as their content, so the widths of their texts are estimated",
        at: row)
    }
    if giver == nil, !hasRoom, isWide, !slots.isEmpty {
      fill(&slots, of: &row, others, left)
    }
  }

  /// Puts room at the end of a row that nothing else in it takes. A distance before the room must fit as well.
  private func fill(_ slots: inout [Slot], of row: inout Element, _ used: Double, _ left: Room) {
    let gap = row[.gap]?.literal ?? 0
    guard gap > 0, used + gap > left.least else {
      slots.append(.one(Element(.spacer)))
      return
    }
    let content = Element.flow(.horizontal, gap: gap, alignment: row[.alignment]?.literal ?? .fill, slots)
    slots = [.one(content), .one(Element(.spacer))]
    row[.gap] = .literal(0)
  }

  /// Whether a child of a row is as wide as it is whatever the screen.
  private func isRigid(_ slot: Slot) -> Bool { slot.element.map(isRigid) ?? true }

  private func isRigid(_ child: Element) -> Bool {
    child.kind == .divider || child.kind == .spacer || child.kind == .toggle
  }

  /// What is left at least for the child that takes what the others leave, on the narrowest screens.
  private static var leastGiver: Double { 12 }

  /// How the children share the width out.
  private func shares(of slots: [Slot], isWide: Bool, _ naturals: inout [NaturalWidths]) -> [RowShare] {
    var shares = slots.indices.map { index -> RowShare in
      guard let child = slots[index].element else { return .fixed(0) }
      func content() -> Double {
        if naturals[index].width < 0 { naturals[index] = natural.widths(of: child) }
        return naturals[index].width
      }
      switch child.literal(.width) {
      case .points(let points)?: return .fixed(points)
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
    let hasRoom = slots.contains { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    if isWide, !hasRoom, !shares.contains(where: \.grows),
      let taker = slots.firstIndex(where: { $0.element?.takesRest ?? false })
    {
      shares[taker] = .rest
    }
    return shares
  }

  /// The child that takes what the others leave: of those that grow the widest, and where none does but the others
  /// leave nothing on some screens, the widest of all.
  private func giver(
    of slots: [Slot], _ shares: [RowShare], _ widths: [Double], _ room: Room, isFull: Bool
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
  private func canGive(_ slot: Slot) -> Bool {
    guard let child = slot.element, !child.has(.width) || child.literal(.width) != nil else { return false }
    switch child.kind {
    case .spacer, .divider, .image, .toggle, .shape: return false
    default: return true
    }
  }

  /// Gives a child of a row its width, and settles what is in it.
  private mutating func place(
    _ child: inout Element, in room: Room, _ share: RowShare, isGiver: Bool, keepsOwn: Bool, isLess: Bool,
    _ known: NaturalWidths?
  ) {
    switch child.kind {
    case .divider: return
    case .spacer:
      if isLess, child.has(.width) { child[.width] = .literal(.points(half(room.points))) }
      return
    case .image: return fit(&child, in: room, fillsColumn: false)
    default: break
    }
    let isBound = child.has(.width) && child.literal(.width) == nil
    if isGiver {
      child[.width] = nil
    } else if isBound {
      // The data say it.
    } else if case .fixed = share, !isLess {
      // It says so itself.
    } else if keepsOwn, !child.has(.children) {
      child[.width] = nil
    } else if child.has(.width) || isLess || child.kind == .button || share.grows {
      child[.width] = .literal(.points(half(room.points)))
    } else if child.kind == .stack || child.kind == .text {
      // Beside room it is as wide as it is.
      return settle(&child, in: room, isWide: false, known: known)
    }
    settle(&child, in: room, isWide: true, known: known)
    if let image = child.onlyImage { child = image }
  }

  /// The nearest half point, and no less than one: no view is seen that has no width.
  private func half(_ points: Double) -> Double { max((points * 2).rounded() / 2, 0.5) }

  // MARK: Lines

  /// Breaks a row of nothing but images where it is longer than its room; says whether it did.
  private mutating func breakLines(of row: inout Element, in room: Room) -> Bool {
    let slots = row[.children]
    guard slots.count > 1, row[.distribution]?.literal ?? .fill == .fill,
      slots.allSatisfy({ $0.isPlain && $0.element?.kind == .image })
    else { return false }
    let gap = row[.gap]?.literal ?? 0
    var lines: [[Slot]] = [[]]
    var used = 0.0
    for slot in slots {
      let width = min(slot.element.map(natural.width) ?? 0, room.least)
      if !lines[lines.count - 1].isEmpty, used + gap + width > room.least {
        lines.append([])
        used = 0
      }
      used += (used > 0 ? gap : 0) + width
      lines[lines.count - 1].append(slot)
    }
    guard lines.count > 1 else { return false }
    row[.axis] = .literal(.vertical)
    row[.alignment] = nil
    row[.children] = lines.map { slots in
      var line = Element(.stack)
      line[.axis] = .literal(.horizontal)
      line[.gap] = .literal(gap)
      line[.alignment] = .literal(.top)
      line[.children] = slots
      return .one(line)
    }
    return true
  }
}

extension Element {
  /// The image that a column of a row holds and is as wide as, if the column says nothing else.
  fileprivate var onlyImage: Element? {
    guard kind == .stack, case .points(let width)? = literal(.width), count(of: .children) == 1, extras.isEmpty,
      self[.children][0].isPlain, let image = self[.children][0].element, image.kind == .image,
      image.literal(.width) == .points(width), regions.count == 1,
      attributes.allSatisfy({ $0.id == .width || $0.id == .axis || $0.id == .gap || $0.id == .alignment })
    else { return nil }
    return image
  }
}
