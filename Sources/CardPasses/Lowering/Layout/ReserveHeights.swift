package import CardIR
import CardStyle
import CardSyntax

/// Makes boxes as high as they have to be at least, with room beside their content, where the target has no least height.
///
/// How high the content is can only be estimated; content that is higher than that still has all the room it needs. A
/// picture behind content becomes as large as the box.
package struct ReserveHeights: Pass {
  package init() {}

  package let name = "reserve-heights"
  package let summary = "Puts room beside content that is lower than its box has to be, where targets cannot say so."
  package let stage = PassStage.lowering
  // What is in boxes has its size by then.
  package let follows: Set<String> = [
    "lower-columns", "lower-boxes", "lower-images", "lower-shapes", "lower-spacing", "lower-text",
  ]
  package let example = PassExample(
    before: """
      stack axis=vertical gap=0 min-height=100 vertical-alignment=bottom
        children
          text text="Hello" text-size=20pt
      """,
    after: """
      stack axis=vertical gap=0
        children
          spacer height=76pt
          text text="Hello" text-size=20pt
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    if context.source.boxes == .byConstraints, context.target.boxes != .byConstraints, context.target.supports(.shape) {
      UnstatedHeights(host: context.styles.host).settle(&screen.root, room: context.options.screenWidth)
    }
    guard context.reservesHeights, screen.root.contents.intersects(HeightReserving.content) else { return }
    var worker = HeightReserving(context: context.lend())
    worker.handDown(&screen.root)
    worker.reserve(in: &screen.root, room: worker.context.options.screenWidth)
    context = worker.context
  }
}

/// One run of ``ReserveHeights``.
private struct HeightReserving {
  var context: PassContext
  private let natural: NaturalWidth
  private let estimate: SizeEstimate
  /// Whether the elements that are looked at stand in a row, whose room is shared out among all in it.
  private var isInRow = false

  /// What the pass looks for.
  static let content = ContentSet(
    [.overlay, .divider], attributes: [.minHeight, .height, .verticalAlignment, .backgroundColor, .borderColor])

  /// In so many elements whose heights are estimated others are: each estimate looks at all that is in the element.
  private static let mostEstimates = 8
  /// The least room that is worth an element, in points.
  private static let leastRoom = 1.0

  init(context: PassContext) {
    self.context = context
    natural = NaturalWidth(lineThickness: context.styles.host.separator.thickness)
    estimate = SizeEstimate(host: context.styles.host)
  }

  /// Has the content of a page reserve the height of the page where that decides where content stands: what is below
  /// it looks like more of the page.
  mutating func handDown(_ page: inout Element) {
    guard page.kind != .stack, page.has(.minHeight), page.count(of: .children) > 0 else { return }
    guard page.has(.verticalAlignment), page[.verticalAlignment]?.literal != .top else {
      if page[.minHeight]?.literal != 0, page.entry(.minHeight)?.origin != nil {
        context.record(
          LossKinds.size, "a page of \(context.targetName) is as high as its screen or its content", at: page,
          .minHeight)
      }
      page[.minHeight] = nil
      return
    }
    var slots = page.takeSlots(of: .children)
    slots[slots.count - 1].update { content in
      for id in [AttributeID.minHeight, .verticalAlignment] where !content.has(id) { content.move(id, from: &page) }
      handDown(&content)
    }
    page[.children] = slots
  }

  /// Reserves height in an element that has `outer` points across, out of which boxes in it that bleed reach `around`, and
  /// that is in `depth` elements whose heights are estimated; `isColumn` says that its row has yet to see where it stands.
  mutating func reserve(
    in element: inout Element, room outer: Double, around: Reach = .none, depth: Int = 0, isColumn: Bool = false
  ) {
    // Most rows are as high as what is in them, and nobody sees how high that is.
    guard element.has(.children), element.contents.intersects(Self.content) else { return }
    let reach = element.reach(around: around)
    let room = max(0, outer - 2 * (element[.padding]?.literal ?? 0))
    let isRow = element.kind == .stack && element[.axis]?.literal == .horizontal
    let isKnown = depth < Self.mostEstimates
    let rooms = isRow && isKnown ? rooms(in: element, element.reachingWidth(room, reach)) : nil
    let isEstimated = isRow || element.has(.minHeight) || element.kind == .overlay
    var slots = element.takeSlots(of: .children)
    let count = slots.count
    let wasInRow = isInRow
    if isRow, count > 1 { isInRow = true }
    for index in slots.indices {
      slots[index].update { child in
        var own = rooms?[index] ?? (child.bleeds ? room + 2 * reach.side : room)
        if case .points(let width)? = child.literal(.width) { own = min(own, width) }
        // What a text is as high as depends on its size.
        if child.kind == .text { WholeWords.keep(in: &child, room: own, natural, &context) }
        reserve(
          in: &child, room: own, around: isRow || child.bleeds ? .none : reach.child(index, of: count),
          depth: depth + (isEstimated ? 1 : 0),
          isColumn: rooms != nil)
      }
    }
    isInRow = wasInRow
    element[.children] = slots
    if isRow,
      element[.alignment]?.literal == .fill && element.hasChild(in: .children, where: { $0.has(.verticalAlignment) })
        || canFill(element)
    {
      fillColumns(of: &element)
    } else if let rooms {
      level(&element, rooms, reach)
    }
    if isKnown, element.has(.minHeight) {
      keepLeastHeight(of: &element, outer)
      if !isColumn { element[.verticalAlignment] = nil }
    }
    if element.kind == .overlay { size(pictureIn: &element, room, isKnown: isKnown) }
  }

  /// The points across of each child of a row.
  private func rooms(in row: Element, _ room: Double) -> [Double] {
    let slots = row[.children]
    let plan = RowPlan(
      of: slots, in: .init(points: room, least: room),
      distances: (row[.gap]?.literal ?? 0) * Double(max(slots.count - 1, 0)), isWide: true, natural: natural)
    return slots.indices.map { plan.room(of: $0).points }
  }

  // MARK: Rows

  /// Whether constraints can make the columns of a row as high as it, in which that is seen of one of them: somewhere has to
  /// be content that says how high the row is.
  private func canFill(_ row: Element) -> Bool {
    guard context.target.boxes == .byConstraints, !row.has(.minHeight) else { return false }
    let common = row[.alignment]?.literal ?? .top
    guard [.top, .center, .bottom].contains(common) else { return false }
    let columns = row[.children].compactMap(\.element).filter { $0.kind != .spacer && $0.kind != .divider }
    let isShare = row[.distribution]?.literal == .fillEqually
    return columns.contains { Self.isSeen($0, common, isShare) || $0.holdsTakers }
      && columns.contains { !$0.holdsTakers }
      && columns.allSatisfy { column in
        // How wide a picture is that gives way is worked out later, of those that stand in the row themselves.
        column.kind != .image && !column.hasPictureBehind
          && column[.children].count { $0.element?.takesHeight ?? false } < 2
      }
  }

  /// Makes columns as high as their row and puts the content of each to the side where it has it, or else the row: by itself
  /// a text is in the middle of its height, and what is below each other is stretched.
  private mutating func fillColumns(of row: inout Element) {
    let common = row[.alignment]?.literal ?? .top
    row[.alignment] = .literal(.fill)
    var slots = row.takeSlots(of: .children)
    slots.updateElements { column in
      if column.kind == .spacer || column.kind == .divider { return }
      let side = column[.verticalAlignment]?.literal ?? (common == .fill ? .top : common)
      column[.verticalAlignment] = nil
      if column.holdsTakers {
        var children = column.takeSlots(of: .children)
        children.updateElements { if $0.takesHeight { fill(&$0) } }
        column[.children] = children
      } else {
        place(&column, at: side)
      }
    }
    row[.children] = slots
  }

  /// Makes something take the height that is left in its column.
  private mutating func fill(_ element: inout Element) {
    context.record(
      LossKinds.stretch,
      "the element takes the height that its row leaves, and rows of \(context.targetName) have other heights",
      at: element, .height)
    element[.height] = nil
    if element.kind == .stack {
      let side = element[.verticalAlignment]?.literal ?? .top
      element[.verticalAlignment] = nil
      place(&element, at: side)
    } else {
      var place = Element.flow(.vertical, alignment: .fill, [])
      place.takePlace(of: &element)
      place[.children] = [.one(element), .one(Element(.spacer))]
      element = place
    }
  }

  /// Puts the content of something that is higher than its content to a side of it.
  private func place(_ column: inout Element, at side: Alignment) {
    if column.kind == .stack, column.isPainted {
      let content = takeContent(of: &column)
      column[.axis] = .literal(.horizontal)
      column[.gap] = .literal(0)
      column[.alignment] = .literal(side)
      column[.children] = [.one(content)]
      return
    }
    var place = Element.flow(.horizontal, alignment: side, [])
    place.takePlace(of: &column)
    if place.has(.height) { column.move(.height, from: &place) }
    if holdsOnlyText(column) {
      place[.children] = column[.children]
    } else {
      // What is in the middle of its width is so in a column.
      let isRow = column.kind == .stack && column[.axis]?.literal == .horizontal
      place[.children] = [.one(isRow ? .flow(.vertical, alignment: .fill, [.one(column)]) : column)]
    }
    column = place
  }

  /// Whether a column does nothing but hold a text.
  private func holdsOnlyText(_ column: Element) -> Bool {
    column.kind == .stack && column.count(of: .children) == 1 && column[.children][0].isPlain
      && column.single(.children)?.kind == .text && column.extras.isEmpty
      && column.attributes.allSatisfy { [.axis, .gap, .alignment].contains($0.id) }
      && column[.alignment]?.literal ?? .fill == .fill
      && column.regions.allSatisfy { $0.id == .children }
  }

  /// Makes the columns of a row that are seen to be lower than the row as high as it, and puts those in their places that
  /// do not stand where the row has its columns; `rooms` are their widths, and those that bleed have `reach`.
  private mutating func level(_ row: inout Element, _ rooms: [Double], _ reach: Reach) {
    let common = row[.alignment]?.literal ?? .top
    // The row gives all of them their width.
    let isShare = row[.distribution]?.literal == .fillEqually
    var slots = row[.children]
    guard
      slots.contains(where: { slot in
        slot.element.map { Self.isSeen($0, common, isShare) || $0.kind == .divider || $0.holdsTakers } ?? false
      }),
      !row.holdsRepetitions
    else { return }
    let heights = zip(slots, rooms).map { slot, room in
      slot.element.map { $0.kind == .divider ? 0 : estimate.columnHeight(of: $0, width: room, reach: reach) } ?? 0
    }
    let padding = row[.padding]?.literal ?? 0
    let highest = max(heights.max() ?? 0, (row[.minHeight]?.literal ?? 0) - 2 * padding)
    var hasRoom = false
    for index in slots.indices {
      slots[index].update { child in
        if child.kind == .divider, !child.has(.height), highest >= 1 {
          child[.height] = .literal(.points(highest.rounded()))
        }
        let missing = highest - heights[index]
        if missing >= Self.leastRoom, Self.isSeen(child, common, isShare) {
          let side = child[.verticalAlignment]?.literal ?? common
          fill(&child, missing, at: side)
          // Of columns that stand elsewhere than their row, the step that chose its place has said so.
          if side == common { hasRoom = true }
        } else if missing >= Self.leastRoom {
          stretch(takersIn: &child, by: missing)
        }
        if child.has(.width) { child[.verticalAlignment] = nil }
      }
    }
    row[.children] = slots
    if hasRoom {
      context.record(
        LossKinds.size,
        "columns of \(context.targetName) are as high as their content, so estimated space is added to some of them",
        at: row)
    }
  }

  /// Makes those children of a column higher that take the height that is left, so many points in all, and says so.
  private mutating func stretch(takersIn column: inout Element, by missing: Double) {
    guard column.holdsTakers else { return }
    let gap = column[.gap]?.literal ?? 0
    let part = missing / Double(column[.children].count { $0.element?.takesHeight ?? false })
    guard part - gap >= Self.leastRoom else { return }
    var slots: [Slot] = []
    for var slot in column.takeSlots(of: .children) {
      guard var element = slot.element, element.takesHeight, slot.isPlain else {
        slots.append(slot)
        continue
      }
      context.record(
        LossKinds.stretch, "\(context.targetName) cannot stretch this element, so estimated space stands below it",
        at: element, .height)
      element[.height] = nil
      let isBox = element.kind == .stack && element[.axis]?.literal == .vertical && element.count(of: .children) > 0
      if element.holdsTakers {
        stretch(takersIn: &element, by: part)
      } else if isBox {
        addRoom(part, to: &element, beside: element[.verticalAlignment]?.literal)
        element[.verticalAlignment] = nil
      }
      slot = .one(element)
      slots.append(slot)
      if !isBox { slots.append(.one(.room(((part - gap) * 2).rounded() / 2, .vertical))) }
    }
    column[.children] = slots
  }

  /// Whether it is seen how high a column is: it is painted, or stands elsewhere than where its row has its columns.
  /// `isShare` says that it has its width from the row.
  private static func isSeen(_ column: Element, _ common: Alignment, _ isShare: Bool) -> Bool {
    let isColumn = isShare || column.has(.width)
    if isColumn, column.hasPictureBehind { return true }
    guard column.kind == .stack, column[.axis]?.literal == .vertical, !column.has(.height) else { return false }
    if column.has(.verticalAlignment) { return column[.verticalAlignment]?.literal != common }
    return isColumn && (column.has(.backgroundColor) || column.has(.borderColor))
  }

  /// Makes a column higher; where it is a picture with something in front of it, these are made higher.
  private func fill(_ column: inout Element, _ missing: Double, at side: Alignment) {
    guard column.hasPictureBehind else { return addRoom(missing, to: &column, beside: side) }
    if column.kind == .stack { return column[.children][0].update { fill(&$0, missing, at: side) } }
    column[.children][0].update { picture in
      guard case .points(let height)? = picture.literal(.height) else { return }
      picture[.height] = .literal(.points((height + missing).rounded()))
    }
    column[.children][1].update { addRoom(missing, to: &$0, beside: side) }
  }

  // MARK: Boxes

  /// Makes a box of so many points across as high as it has to be at least.
  private mutating func keepLeastHeight(of box: inout Element, _ room: Double) {
    guard box.kind == .stack, !box[.children].isEmpty, !box.has(.height), let least = box[.minHeight]?.literal else {
      return
    }
    let side = box[.verticalAlignment]?.literal
    let entry = box.entry(.minHeight)
    box[.minHeight] = nil
    guard least > 0 else { return }
    let missing = least - estimate.height(of: box, width: room)
    let isReserved = missing >= Self.leastRoom
    if isReserved, !addRoom(missing, toColumnOf: &box, in: room) { addRoom(missing, to: &box, beside: side) }
    guard entry?.origin != nil else { return }
    let value = NumberText.javaScript(least)
    context.record(
      LossKinds.size,
      isReserved
        ? "\(context.targetName) has no minimum height, so estimated space makes the box \(value) points high"
        : "\(context.targetName) has no minimum height; the content is probably higher than \(value) points",
      at: box, value: value)
  }

  /// Puts room into the highest child of a row whose children are all as high as that; says whether there is one. Below the
  /// row, what is painted in it would not reach it.
  private func addRoom(_ missing: Double, toColumnOf row: inout Element, in room: Double) -> Bool {
    guard row[.axis]?.literal == .horizontal, row[.alignment]?.literal == .fill else { return false }
    let slots = row[.children]
    let columns = slots.indices.filter { index in
      guard slots[index].isPlain, let column = slots[index].element else { return false }
      return column.kind == .stack && !column.has(.height) && !column[.children].isEmpty
    }
    let part = room / Double(max(slots.count, 1))
    let heights = columns.map { slots[$0].element.map { estimate.height(of: $0, width: part) } ?? 0 }
    guard let highest = heights.indices.max(by: { heights[$0] < heights[$1] }) else { return false }
    row[.children][columns[highest]].update { column in
      let isRow = column[.axis]?.literal == .horizontal
      addRoom(missing, to: &column, beside: isRow ? column[.alignment]?.literal : column[.verticalAlignment]?.literal)
    }
    return true
  }

  /// Puts room into a box where its content, which stands at `side`, does not.
  private func addRoom(_ missing: Double, to box: inout Element, beside side: Alignment?) {
    let parts = side == .center ? 2.0 : 1
    // What a page leaves of its screen is below all of it.
    let rest = box.takesHeightLeft && box[.children].count > 1 ? box[.children].removeLast() : nil
    defer { if let rest { box[.children].append(rest) } }
    var slots = box[.children]
    var length = missing / parts - (box[.gap]?.literal ?? 0)
    if box[.axis]?.literal == .horizontal || length < Self.leastRoom, !slots.isEmpty {
      slots = [.one(takeContent(of: &box))]
      length = missing / parts
    }
    let part = Slot.one(.room((length * 2).rounded() / 2, .vertical))
    if side != .bottom { slots.append(part) }
    if side == .center || side == .bottom { slots.insert(part, at: 0) }
    box[.children] = slots
  }

  /// Takes all that is in a box, with the way in which it is laid out, into a stack of its own.
  private func takeContent(of box: inout Element) -> Element {
    var content = Element(.stack, children: box[.children])
    for id in AttributeID.all(.flow) {
      content.take(id, from: box)
      box[value: id] = nil
    }
    box[.axis] = .literal(.vertical)
    box[.gap] = .literal(0)
    box[.alignment] = .literal(context.target.stacksFillWidth ? .fill : .leading)
    return content
  }

  // MARK: Pictures

  /// Makes a picture behind content, which has said that it takes all there is, as large as the content; constraints see
  /// to its width.
  private mutating func size(pictureIn overlay: inout Element, _ room: Double, isKnown: Bool) {
    let layers = overlay[.children]
    guard layers.count == 2, layers[0].element?.isBehindContent ?? false, var content = layers[1].element else {
      return
    }
    // What is behind a card ends where the card does, and what is left of the screen is below it.
    let endsWithContent = content.takesHeightLeft && context.source.boxes == .byMeaning
    if endsWithContent {
      content[.children].removeLast()
      overlay[.children][1] = layers[1].replacing { _ in content }
    }
    defer {
      if endsWithContent {
        overlay = .flow(.vertical, gap: 0, alignment: .leading, [.one(overlay), .one(Element(.spacer))])
      }
    }
    let width = max(1, room.rounded(.down))
    var height = isKnown ? max(1, estimate.height(of: content, width: room).rounded()) : context.styles.points(.large)
    // A page that is lower than the screen takes all of it, and so does what is behind it.
    if content.takesHeightLeft { height = max(height, ScrollTallScreens.phone) }
    overlay[.children][0].update { picture in
      picture[.height] = .literal(.points(height))
      let points = NumberText.javaScript(height)
      if context.target.boxes == .byConstraints {
        picture[.width] = nil
        context.record(
          LossKinds.implicitSize, "the background image becomes \(points) points high by estimate", at: picture)
      } else if !isInRow {
        // It takes the width that there is on the device.
        picture[.width] = nil
        context.record(
          LossKinds.size, "the background image becomes \(points) points high by estimate, and is stretched to that",
          at: picture)
      } else {
        // Without a width it would take the room of its neighbours.
        picture[.width] = .literal(.points(width))
        context.record(
          LossKinds.size,
          "the background image becomes \(NumberText.javaScript(width)) × \(points) points by estimate", at: picture)
      }
    }
  }
}

extension Element {
  /// Whether the element takes the height that is left.
  fileprivate var takesHeight: Bool { has(.height) && self[value: .height] == Dimension.stretch.storage }

  /// Whether the element is a column with a child that takes the height that is left.
  fileprivate var holdsTakers: Bool {
    kind == .stack && self[.axis]?.literal == .vertical && hasChild(in: .children, where: \.takesHeight)
  }

  /// Whether the element is a column that ends in flexible room.
  fileprivate var takesHeightLeft: Bool {
    kind == .stack && self[.children].last?.element?.isFlexibleRoom(along: .vertical) ?? false
  }

  /// Whether the element, or the only one in it, is a picture with a stack in front of it.
  fileprivate var hasPictureBehind: Bool {
    let children = self[.children]
    switch kind {
    case .overlay:
      return children.count == 2 && children[0].element?.kind == .image && children[1].element?.kind == .stack
    case .stack:
      return children.count == 1 && children[0].element.map { $0.kind == .overlay && $0.hasPictureBehind } ?? false
    default: return false
    }
  }
}
