package import CardIR
import CardStyle
import CardSyntax

/// Puts columns into frames of the width that they have on the screen that widths are worked out for, where the target's
/// rows hug what is in them.
///
/// Every column but one gets its width in points; that one takes what is left, so that rows fit screens of other widths
/// as well. Frames have their content in the middle, so flexible room in each pushes it to its side.
package struct FrameColumns: Pass {
  package init() {}

  package let name = "frame-columns"
  package let summary = "Puts columns into frames of known width where the target's rows hug their content."
  package let stage = PassStage.lowering
  // All measures are in points by then, and all columns are stacks or texts that say their share.
  package let follows: Set<String> = [
    "lower-columns", "lower-tables", "lower-boxes", "lower-images", "lower-sizes", "lower-spacing", "lower-text",
    "lower-bleed",
  ]
  package let example = PassExample(
    before: """
      screen
        children
          stack axis=horizontal gap=10
            children
              stack axis=vertical width=1fr alignment=leading
                children
                  text text="A"
              text text="B" width=3fr
      """,
    after: """
      screen
        children
          stack axis=horizontal gap=10
            children
              stack axis=horizontal gap=0 alignment=top width=95pt
                children
                  stack axis=vertical gap=0 alignment=leading
                    children
                      text text="A"
                  spacer
              stack axis=horizontal gap=0 alignment=top
                children
                  text text="B"
                  spacer
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.framesColumns else { return }
    var worker = ColumnFraming(context: context.lend())
    worker.frame(&screen.root, in: worker.context.options.screenWidth)
    if !worker.context.target.supports(.rightToLeft, on: .stack) { RowOrder.forget(in: &screen.root) }
    screen.root.rewriteDescendants(in: ContentSet(attributes: [.wrap, .maxLines])) { text in
      text[.wrap] = nil
      text[.maxLines] = nil
    }
    context = worker.context
  }
}

/// One run of ``FrameColumns``.
struct ColumnFraming {
  var context: PassContext
  let natural: NaturalWidth

  init(context: PassContext) {
    self.context = context
    natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
  }

  /// Frames the columns in an element that has `outer` points for its box; `isHugged` says that it is as wide as what is
  /// in it, so that rows in it need not fill anything.
  mutating func frame(_ element: inout Element, in outer: Double, isHugged: Bool = false) {
    if element.has(.bleed) { element[.bleed] = nil }
    guard element.has(.children) else { return }
    let insets = element.kind == .list ? LowerScroll.sideInset : element[.padding]?.literal ?? 0
    let room = max(0, outer - 2 * insets)
    breakLines(of: &element, in: room)
    joinRoom(of: &element, in: outer)
    var slots = element.takeSlots(of: .children)
    if element.kind == .stack, element[.axis]?.literal == .horizontal {
      frameRow(&slots, of: element, in: room, isHugged: isHugged)
    } else {
      shortenStarts(of: &slots, in: room)
      slots.updateElements { child in
        // A column outside of a row has all the width.
        if child.has(.width), Self.isShare(child) { child[.width] = nil }
        settle(&child, in: room, isLayer: element.kind == .overlay, isHugged: isHugged)
        // What hugs its content would stand in the middle of the screen, or of the picture behind it.
        guard Self.centers(element), child.kind == .stack, !child.has(.width),
          child[.alignment]?.literal != .center, !child[.children].isEmpty,
          !child.containsFlexibleRow(inStatedWidths: false), !holdsGreedy(child)
        else { return }
        Self.fill(&child)
        var filled = child.takeSlots(of: .children)
        tighten(&filled, distances: 0, in: max(0, room - 2 * (child[.padding]?.literal ?? 0)))
        child[.children] = filled
      }
    }
    element[.children] = slots
  }

  /// Whether what is narrower than an element stands in the middle of it.
  private static func centers(_ element: Element) -> Bool {
    element.kind == .screen || element.kind == .overlay || element.kind == .list
  }

  /// Whether something in an element takes all the width that there is, of which room beside it would take half.
  private func holdsGreedy(_ element: Element) -> Bool {
    if element.has(.width) { return false }
    switch element.kind {
    case .image: return element.isUnframedImage(in: context.target)
    case .shape, .divider: return true
    case .overlay: return element.hasChild(in: .children) { holdsGreedy($0) }
    case .stack:
      let isRow = element[.axis]?.literal == .horizontal
      return element.hasChild(in: .children) { !(isRow && $0.kind == .divider) && holdsGreedy($0) }
    default: return false
    }
  }

  /// Breaks a row of images that is longer than its room.
  private mutating func breakLines(of row: inout Element, in room: Double) {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.count(of: .children) > 1,
      !row.hasChild(in: .children, where: { $0.kind != .image })
    else { return }
    var settling = WidthSettling(context: context.lend())
    let start = RowOrder(of: row).start
    if settling.breakLines(of: &row, in: WidthSettling.Room(points: room, least: room)) {
      row[.alignment] = .literal(start)
      settling.recordLines(of: row)
    }
    context = settling.context
  }

  /// Settles what is in an element that has so many points; `isLayer` says that it is as high as what is in front of it.
  private mutating func settle(
    _ element: inout Element, in room: Double, isLayer: Bool = false, isHugged: Bool = false
  ) {
    var room = room
    let isHugged = isHugged && !element.has(.width)
    if element.kind == .text {
      WholeWords.keep(in: &element, room: room, natural, &context)
      reportLines(of: &element, in: room)
      cutLines(of: &element, in: room)
    }
    if case .points(let points)? = element.literal(.width) {
      if element.kind == .image {
        // A height that the source states alone does not come from the width that a step has found for it.
        let isHeightStated = element.entry(.height)?.origin != nil && element.entry(.width)?.origin == nil
        return shrink(&element, from: points, to: room, keepsHeight: isLayer || isHeightStated)
      }
      room = min(room, points)
    }
    frame(&element, in: room, isHugged: isHugged)
  }

  /// Makes an image no wider than its column.
  private func shrink(_ image: inout Element, from points: Double, to room: Double, keepsHeight: Bool) {
    guard points > room, room >= 1 else { return }
    image[.width] = .literal(.points(room.rounded(.down)))
    if !keepsHeight, case .points(let height)? = image.literal(.height) {
      image[.height] = .literal(.points(max(1, (height * room / points).rounded())))
    }
  }

  // MARK: Rows

  /// Whether a child of a row says what part of it it has.
  private static func isShare(_ child: Element) -> Bool {
    switch child.literal(.width) {
    case .auto?, .stretch?, .weight?, .token?: true
    case .points?, nil: false
    }
  }

  /// By how much the children of a row that reach its side are wider than their share; empty if none does.
  private func reaches(of slots: [Slot]) -> [Double] {
    guard slots.contains(where: { $0.element?.has(.bleed) ?? false }) else { return [] }
    return slots.map { $0.element?[value: .bleed] == .flag(true) ? context.styles.padding : 0 }
  }

  private mutating func frameRow(
    _ slots: inout [Slot], of row: Element, in room: Double, isHugged: Bool
  ) {
    let distances = (row[.gap]?.literal ?? 0) * Double(max(slots.expectedCount - 1, 0))
    if slots.count == 1, slots.expectedCount > 1, !isHugged {
      return frameRepeated(&slots, in: (room - distances) / Double(slots.expectedCount))
    }
    let reaches = reaches(of: slots)
    let hasColumns = slots.contains { $0.element.map(Self.isShare) ?? false }
    let known =
      hasColumns ? nil : slots.map { NaturalWidths(width: $0.element.map(natural.width) ?? 0) }
    let plan = RowPlan(
      of: slots, in: WidthSettling.Room(points: room, least: room), distances: distances, isWide: !isHugged,
      natural: natural, known: known, reaches: reaches)
    if hasColumns, sharesEqually(&slots, plan) || fillsEqually(&slots, plan) {
      return slots.updateElements { settle(&$0, in: plan.equalPart) }
    }
    var isEstimated = false
    let count = slots.count
    let part = part(of: room - distances, plan)
    // Where room takes what is left, each may have all that the others leave.
    let naturals = known?.map(\.width) ?? []
    let free = room - distances - naturals.reduce(0, +)
    // An image that only room is beside is moved to its place in a column, and no wider than that.
    let isAlone = slots.count { $0.element?.kind != .spacer } == 1
    for index in slots.indices {
      var width = max(plan.room(of: index).points, hasColumns ? 0 : free + naturals[index])
      // What has no texts that could break keeps its size beside those that do.
      let isRigid = slots[index].element.map { !$0.holdsLines } ?? false
      if !hasColumns, isRigid, naturals[index] <= (room - distances) / 2 { width = max(width, naturals[index]) }
      slots[index].update { child in
        if child.kind == .spacer || child.kind == .divider { return }
        if !hasColumns, count > 2, let points = child.framePoints {
          let most = Self.most(naturals[index], beside: free, in: room - distances)
          if points > most, most >= 1 { child[.width] = .literal(.points(most)) }
        }
        if hasColumns {
          isEstimated = place(&child, at: index, plan, part: part) || isEstimated
        }
        let isContent = if case .content = plan.share(of: index) { hasColumns && index != plan.giver } else { isHugged }
        settle(
          &child, in: child.kind == .image && !hasColumns && !isAlone ? .infinity : width,
          isHugged: isContent && !child.containsFlexibleRow)
      }
    }
    limitLines(of: &slots, in: row, room)
    tighten(&slots, distances: distances, in: room)
    guard hasColumns else { return }
    context.recordWidths(of: row, plan, areEstimated: isEstimated)
  }

  /// Frames what is in the only child of a row, which data repeat, for so many points: nobody knows how many there are, so
  /// the row itself divides its width.
  private mutating func frameRepeated(_ slots: inout [Slot], in points: Double) {
    slots.updateElements { child in
      if child.literal(.width).map({ if case .points = $0 { false } else { true } }) ?? true { child[.width] = nil }
      settle(&child, in: max(points, 1))
    }
  }

  /// Leaves parts of a row without frames that are equal, fit them and take all the width that they get: the row gives
  /// them equal parts by itself, whatever the screen. Says whether it did.
  private func sharesEqually(_ slots: inout [Slot], _ plan: RowPlan) -> Bool {
    // Columns of cards keep their shares even where words in them are wider.
    guard context.source.boxes != .byMeaning, slots.count > 1, plan.growsEqually,
      slots.allSatisfy({ slot in
        guard slot.isPlain, let child = slot.element, child[value: .bleed] != .flag(true) else { return false }
        return child.fillsWidth && natural.width(of: child) <= plan.equalPart
      })
    else { return false }
    slots.updateElements { if Self.isShare($0) { $0[.width] = nil } }
    return true
  }

  /// Puts columns of cards that have equal parts of a row into frames that each take all the width that they get: the row
  /// gives them equal parts by itself, whatever the screen. Says whether it did, which takes that nothing but text, which
  /// breaks, needs more than the part of a narrow screen.
  private mutating func fillsEqually(_ slots: inout [Slot], _ plan: RowPlan) -> Bool {
    let part = plan.equalPart
    let least = part - max(0, context.options.screenWidth - WidthSettling.narrowest) / Double(slots.count)
    guard context.source.boxes == .byMeaning, slots.count > 1, plan.growsEqually,
      slots.allSatisfy({ slot in
        guard slot.isPlain, let child = slot.element, child[value: .bleed] != .flag(true) else { return false }
        return (child.kind == .stack || child.kind == .text || child.takesAllWidth)
          && natural.rigidWidth(of: child) + Element.leastRoom <= least
      })
    else { return false }
    slots.updateElements { child in
      if Self.isShare(child) { child[.width] = nil }
      let side = child.kind == .text ? child[.horizontalAlignment]?.literal : nil
      if child.kind == .text { reportLines(of: &child, in: part) }
      Self.fill(&child, textAt: side)
    }
    return true
  }

  /// Gives lines between columns the height that the row probably has: by itself such a line takes all the height that a
  /// screen has left, and in a list next to none.
  private func limitLines(of slots: inout [Slot], in row: Element, _ room: Double) {
    guard context.target.supports(.height, on: .divider), slots.contains(where: { $0.element?.kind == .divider }) else {
      return
    }
    var content = row
    content[.children] = slots.filter { $0.element?.kind != .divider }
    let heights = SizeEstimate(host: context.styles.host).columnHeights(of: content, width: room)
    guard let height = heights.max(), height > 0 else { return }
    slots.updateElements { line in
      if line.kind == .divider, !line.has(.height) { line[.height] = .literal(.points(height.rounded())) }
    }
  }

  /// The most points that a frame may have in a row, so that what is beside it has what it wants, or half of all where it
  /// wants more.
  private static func most(_ natural: Double, beside free: Double, in room: Double) -> Double {
    max(max(0, room) / 2, free + natural).rounded(.down)
  }

  /// Makes frames of one width at the start of the rows of a column all as narrow as one of them has to be, so that what
  /// is beside them stays in line. They keep their width where it is enough that the room at the end of their rows has no
  /// distance of its own.
  private func shortenStarts(of rows: inout [Slot], in room: Double) {
    rows.updateElements { joinRoom(of: &$0, in: room) }
    func start(of row: Element) -> Double? {
      guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.count(of: .children) > 2 else { return nil }
      return row[.children].first?.element?.framePoints
    }
    func most(of row: Element, joined: Bool) -> Double {
      var children = row[.children]
      if joined, children.last?.element?.isFlexibleRoom(along: .horizontal) ?? false { children.removeLast() }
      let distances = (row[.gap]?.literal ?? 0) * Double(children.count - 1)
      let naturals = children.map { $0.element.map(natural.width) ?? 0 }
      let free = room - distances - naturals.reduce(0, +)
      return Self.most(naturals[0], beside: free, in: room - distances)
    }
    var least: [Double: (apart: Double, joined: Double)] = [:]
    for row in rows.lazy.compactMap(\.element) {
      guard let points = start(of: row) else { continue }
      let known = least[points] ?? (points, points)
      least[points] = (min(known.apart, most(of: row, joined: false)), min(known.joined, most(of: row, joined: true)))
    }
    guard least.contains(where: { $0.value.apart < $0.key && $0.value.apart >= 1 }) else { return }
    rows.updateElements { row in
      guard let points = start(of: row), let most = least[points], most.apart < points, most.apart >= 1 else { return }
      // Widths are estimated with a little room to spare.
      if most.joined >= points - 1 {
        joinEnd(of: &row)
      } else {
        row[.children][0].update { $0[.width] = .literal(.points(most.apart)) }
      }
    }
  }

  /// Puts the room in a row, or at the end of one that begins with a frame, into one element with what is before it, where
  /// the row is only too long by the distance between them.
  private func joinRoom(of row: inout Element, in room: Double) {
    guard row.kind == .stack, row[.axis]?.literal == .horizontal, row.count(of: .children) > 2,
      let gap = row[.gap]?.literal, gap > 0
    else { return }
    let excess = natural.width(of: row) - room
    guard excess > 0, excess <= gap else { return }
    let children = row[.children]
    let least = children[0].element?.framePoints == nil ? children.count - 1 : children.count
    if let place = children[..<least].firstIndex(where: { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }) {
      joinRoom(of: &row, at: place)
    }
  }

  /// Puts the room at the end of a row into one element with what is before it.
  private func joinEnd(of row: inout Element) {
    let last = row.count(of: .children) - 1
    if row[.children][last].element?.isFlexibleRoom(along: .horizontal) ?? false { joinRoom(of: &row, at: last) }
  }

  private func joinRoom(of row: inout Element, at place: Int) {
    var slots = row[.children]
    guard place > 0, slots[place].isPlain, slots[place - 1].isPlain, var space = slots[place].element,
      let content = slots[place - 1].element, !content.isFlexibleRoom(along: .horizontal)
    else { return }
    space[.minLength] = .literal(0)
    let side = place == slots.count - 1 ? Alignment.top : row[.alignment]?.literal ?? .center
    slots[(place - 1)...place] = [.one(.flow(.horizontal, alignment: side, [slots[place - 1], .one(space)]))]
    row[.children] = slots
  }

  /// What a row offers each child that has no frame: equal parts of what those with frames leave.
  private func part(of room: Double, _ plan: RowPlan) -> Double {
    var (left, count) = (room, 0.0)
    for index in 0..<plan.count {
      let share = plan.share(of: index)
      let isFramed = if case .fixed = share { true } else { share.grows && index != plan.giver }
      if isFramed { left -= plan.room(of: index).points } else { count += 1 }
    }
    return left / max(1, count)
  }

  /// Lets flexible room have no length where its least would break what else is in the row.
  private func tighten(_ slots: inout [Slot], distances: Double, in room: Double) {
    let count = slots.count { $0.element?.isFlexibleRoom(along: .horizontal) ?? false }
    guard count > 0 else { return }
    let others = slots.reduce(distances) { $0 + ($1.element.map(natural.width) ?? 0) }
    // Where there is nothing but room, there is nothing that it could break.
    guard others > distances, others + Element.leastRoom * Double(count) > room else { return }
    slots.updateElements { child in
      if child.isFlexibleRoom(along: .horizontal), !child.has(.minLength) { child[.minLength] = .literal(0) }
    }
  }

  /// Gives a child of a row its frame; says whether its width was estimated from its texts.
  private mutating func place(_ child: inout Element, at index: Int, _ plan: RowPlan, part: Double) -> Bool {
    guard Self.isShare(child) || index == plan.giver || child.isFramedText else { return false }
    if Self.isShare(child) { child[.width] = nil }
    let isContent = if case .content = plan.share(of: index) { index != plan.giver } else { false }
    if child.kind == .image { return false }
    // As wide as it is by itself, where its row offers it as much and nothing in it takes more.
    if isContent, !child.containsFlexibleRow,
      plan.keepsOwn(index) || plan.natural(of: index)?.width ?? natural.width(of: child) <= part
    {
      return false
    }
    // What ends a line ends where the line does, however wide it is.
    var side = child.kind == .text ? child[.horizontalAlignment]?.literal : nil
    if child.kind == .text {
      reportLines(of: &child, in: plan.room(of: index).points)
      if plan.endsRow(index) { side = .trailing }
    }
    let width: Dimension? = if case .points? = child.literal(.width) { child.literal(.width) } else { nil }
    // However small the share of a box is, it has its padding.
    let least = 2 * (child[.padding]?.literal ?? 0)
    Self.fill(&child, textAt: side)
    if let width {
      child[.width] = .literal(width)
    } else if index != plan.giver {
      child[.width] = .literal(.points(max(least, Self.frameWidth(plan.room(of: index).points))))
    }
    return isContent && child.holdsText
  }

  /// The width of a frame: what is half a point narrower may break its words elsewhere.
  private static func frameWidth(_ points: Double) -> Double { max(0.5, (points * 100).rounded() / 100) }

  // MARK: Frames

  /// Makes an element as wide as its frame, with its content at its side, which a text does not say itself.
  private static func fill(_ element: inout Element, textAt textSide: Alignment? = nil) {
    let room = Element(.spacer)
    func beside(_ content: Element, _ side: Alignment?) -> [Slot] {
      switch side {
      case .center: [.one(room), .one(content), .one(room)]
      case .trailing: [.one(room), .one(content)]
      default: [.one(content), .one(room)]
      }
    }
    guard element.kind == .stack else {
      if element.takesAllWidth { return }
      // What the source calls the element is the element still, and not the room beside it.
      var row = Element.flow(.horizontal, alignment: .top, [])
      row.takePlace(of: &element)
      row[.children] = beside(element, textSide)
      element = row
      return
    }
    if element.fillsWidth { return }
    if element[.children].isEmpty {
      element[.children] = [.one(room)]
    } else {
      let isRow = element[.axis]?.literal == .horizontal
      let side = element[.alignment]?.literal
      var content = Element.flow(
        isRow ? .horizontal : .vertical, alignment: side ?? (isRow ? .center : .leading), element[.children])
      if let gap = element.entry(.gap) { content.set(.gap, gap.value, origin: gap.origin) }
      element[.children] = beside(content, isRow ? nil : side)
    }
    element[.axis] = .literal(.horizontal)
    element[.gap] = .literal(0)
    element[.alignment] = .literal(.top)
  }
}

extension Element {
  /// Whether an element is a shape that takes all the width that there is, or a number of layers of which one does.
  var takesAllWidth: Bool {
    if kind == .shape { return !has(.width) }
    if case .points? = literal(.width) { return false }
    return kind == .overlay
      && hasChild(in: .children) { layer in
        layer.kind == .shape && !layer.has(.width) || layer.containsFlexibleRow
      }
  }

  /// Whether an element is as wide as it may be, because of what is in it: not because of room in what says how wide it is.
  fileprivate var fillsWidth: Bool {
    containsFlexibleRow(inStatedWidths: false) || takesAllWidth
      || kind == .stack && self[.children].contains { $0.isPlain && $0.element?.takesAllWidth ?? false }
  }

  /// The points across of an element that is a frame around others.
  fileprivate var framePoints: Double? {
    guard kind == .stack, case .points(let points)? = literal(.width) else { return nil }
    return points
  }
}
