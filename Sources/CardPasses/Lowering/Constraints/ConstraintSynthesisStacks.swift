import CardIR

// Stacks, and what is scrolled.
extension ConstraintSynthesis {
  /// `hasHeight` says that what surrounds the stack gives it a height.
  mutating func stack(_ stack: inout Element, in place: Place, hasHeight: Bool = false) {
    let axis = stack[.axis]?.literal ?? .vertical
    stack[.axis] = .literal(axis)
    let isStretched = sourceHugs && stack.literal(.height) == .stretch
    if isStretched { stack[.height] = nil }
    let extents = extents(&stack)
    if stack.count(of: .children) == 0, Self.boxAttributes.contains(where: { Self.isVisible($0, stack) }) {
      stack = emptyBox(stack, extents)
      return
    }
    if sourceHugs { settleRoom(in: &stack) }
    let isWide = sourceHugs || place.givesWidth || extents.haveRule(.width)
    if isWide, let centered = centered(stack, extents, isHigh: isStretched || hasHeight) {
      stack = hugging(centered, in: place)
      return
    }
    if sourceHugs, let framed = framed(stack, extents, hasHeight: hasHeight || isStretched) {
      stack = hugging(framed, in: place)
      return
    }
    let isHigh = hasHeight || isStretched || extents.haveRule(.height)
    if isHigh, sourceHugs { settleHeights(in: &stack) }
    if axis == .horizontal { shareOut(&stack, along: .horizontal) } else { fill(&stack) }
    if axis == .vertical, isHigh, sourceHugs, stack[.children].count(where: Self.isRoom) > 2 {
      shareOut(&stack, along: .vertical)
    }
    if isHigh, sourceHugs { passHeight(to: &stack) }
    let alignment = stack[.alignment]?.literal ?? .fill
    let rooms = isHigh ? Self.roomsAround(stack) : nil
    let sides = isHigh && sourceHugs ? sidesOfChildren(in: &stack) : nil
    let across = sides == nil ? alignment : .fill
    let inRow = stack.literal(.distribution) == .fillEqually ? Place.part(across) : .row(across)
    lowerChildren(of: &stack, in: axis == .horizontal ? inRow : .column(alignment))
    if let sides { Self.place(&stack, sides) }
    if let rooms { Self.center(rooms, of: &stack) }
    stack.constrain(extents)
    box(&stack)
    hug(&stack, in: place)
  }

  /// A coloured box without content: nothing gives it an extent.
  private func emptyBox(_ stack: Element, _ extents: [Slot]) -> Element {
    var box = stack
    box.kind = .canvas
    let padding = box[.padding]?.literal ?? 0
    for id in [AttributeID.padding, .axis, .gap, .alignment, .distribution] { box[value: id] = nil }
    box.remove(.children)
    box.constrain(extents)
    for rule in [ConstraintRule.width, .height]
    where (padding > 0 || !sourceHugs) && !extents.haveRule(rule) && (sourceHugs || rule == .height) {
      box.constrain([ConstraintRule.extent(rule, max(padding * 2, 0.5))])
    }
    return box
  }

  /// A row of one element between two flexible spacers, as a canvas with the element in its middle: two spacers
  /// would not know which of them gets the room.
  private mutating func centered(_ row: Element, _ extents: [Slot], isHigh: Bool) -> Element? {
    guard row.count(of: .children) == 3 else { return nil }
    let slots = row[.children]
    guard row[.axis]?.literal == .horizontal, Self.isRoom(slots[0]), Self.isRoom(slots[2]),
      slots[1].isPlain, let element = slots[1].element, element.kind != .spacer,
      !sourceHugs || !Self.grows(element, .horizontal)
    else { return nil }
    let hasHeight = isHigh || extents.haveRule(.height)
    let isCircle = element.isCircle
    let growsDown = sourceHugs && hasHeight && !isCircle && Self.grows(element, .vertical)
    var content = lowered(growsDown ? Self.stretched(element) : element, in: .row(.center))
    guard context.target.supports(content.kind), content.kind != .custom else { return nil }
    let inset = (row[value: .padding] ?? .number(0)).number
    let own = content[.constraints].compactMap { $0.element?.literal(.rule) }
    let isEmpty = content.kind == .canvas && content[.children].isEmpty
    // A scroll view is as wide as it is told to be, never as what is in it.
    content[.constraints].append(
      (isEmpty || content.kind == .scroll) && !own.contains(.width)
        ? ConstraintRule.make(.sides, .number(0)) : ConstraintRule.make(.centerX))
    if isEmpty, !own.contains(.height), !hasHeight {
      content[.constraints].append(ConstraintRule.extent(.height, Self.shapeExtent))
    }
    content[.constraints] +=
      hasHeight && !growsDown
      ? [ConstraintRule.make(.centerY)]
      : [ConstraintRule.make(.top, inset), ConstraintRule.make(.bottom, inset)]
    var canvas = Element(.canvas, source: row.source)
    for id in Self.boxAttributes where id != .padding { canvas.take(id, from: row) }
    for id in [AttributeID.id, .scopes] { canvas.take(id, from: row) }
    if row.has(.tap) { canvas[.tap] = row[.tap] }
    canvas.constrain(extents)
    canvas[.children] = [.one(content)]
    return canvas
  }

  static func isRoom(_ slot: Slot) -> Bool {
    guard slot.isPlain, let element = slot.element, element.kind == .spacer else { return false }
    return !element.has(.width) && !element.has(.height) && !element.has(.minLength)
  }

  /// Room between every two children of a stack is what equal spacing means; room at its ends is like that between two,
  /// one of which has no length, and so is room beside room. Children without room between them stand together.
  private func shareOut(_ stack: inout Element, along axis: Axis) {
    let slots = stack[.children]
    guard !stack.has(.distribution) || stack[.distribution]?.literal == .fill, slots.count(where: Self.isRoom) > 1,
      !slots.contains(where: { slot in
        !Self.isRoom(slot) && (slot.element.map { $0.kind != .divider && Self.grows($0, axis) } ?? false)
      })
    else { return }
    let groups = slots.split(omittingEmptySubsequences: false, whereSeparator: Self.isRoom).map(Array.init)
    // One group between two rooms is in the middle.
    guard groups.count > 3 || groups.count(where: { !$0.isEmpty }) > 1 else { return }
    stack[.distribution] = .literal(.equalSpacing)
    stack[.children] = groups.map { group in
      if group.count == 1 { return group[0] }
      if group.isEmpty { return .one(.room(0, axis)) }
      return .one(.flow(axis, gap: stack[.gap]?.literal ?? 0, alignment: stack[.alignment]?.literal ?? .center, group))
    }
  }

  /// A column that does not fill its width cannot hold what wants all of it, so it fills and its children are placed
  /// one by one.
  private mutating func fill(_ column: inout Element) {
    let hugs = sourceHugs
    guard let alignment = column[.alignment]?.literal, alignment != .fill,
      column.hasChild(in: .children, where: { hugs ? Self.grows($0, .horizontal) : Self.wantsWidth($0) })
    else { return }
    column[.alignment] = .literal(.fill)
    column.updateSlots(of: .children) { _, slots in
      slots.updateElements { child in
        if hugs, let text = child.textBesideRoom {
          child = text
        } else if child.kind == .text, !child.has(.width), !child.has(.backgroundColor), !child.has(.borderWidth) {
          if child[.horizontalAlignment]?.literal ?? .leading == .leading {
            child[.horizontalAlignment] = .literal(alignment)
          }
        } else if hugs ? Self.grows(child, .horizontal) && !child.isCircle : Self.wantsWidth(child) {
          return
        } else if child.kind != .spacer, child.kind != .textInput {
          child = hugs && Self.grows(child, .horizontal) ? inMiddle(child) : beside(child, alignment)
        }
      }
    }
  }

  /// The element in a row with room on the sides where it is not.
  private func beside(_ element: Element, _ alignment: Alignment) -> Element {
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.alignment] = .literal(.center)
    let room = Slot.one(Element(.spacer))
    switch alignment {
    case .center: row[.children] = [room, .one(element), room]
    case .trailing: row[.children] = [room, .one(element)]
    default: row[.children] = [.one(element), room]
    }
    return row
  }

  /// Whether the element takes all the width that it can get, where stacks are no wider than they must be.
  private static func wantsWidth(_ element: Element) -> Bool {
    switch element.kind {
    case .divider, .scroll, .overlay, .shape, .stack: break
    default: return false
    }
    if element.has(.width), case .points? = element[.width]?.literal { return false }
    switch element.kind {
    case .divider, .scroll: return true
    case .overlay: return element.hasChild(in: .children, where: wantsWidth)
    case .shape: return !element.isCircle
    case .stack:
      if element[.axis]?.literal == .horizontal, element[.children].contains(where: { isRoom($0) }) { return true }
      return element.hasChild(in: .children, where: wantsWidth)
    default: return false
    }
  }

  mutating func scroll(_ scroll: inout Element, in place: Place) {
    let extents = extents(&scroll)
    let axis = scroll[.axis]?.literal ?? .vertical
    scroll[.axis] = .literal(axis)
    // Where a host shows its document in the middle, one with a width of its own is there.
    let isCentered = context.source.root == .single && scroll.literal(.id) == ShapeCanvasRoot.pageID
    var inner = scroll.takeSlots(of: .children)
    let place = axis == .horizontal ? Place.row(.fill) : .column(isCentered ? .center : .fill)
    inner.updateElements { lower(&$0, in: place) }
    // The page of a document is a canvas, so that its colour and insets have a place.
    if let page = inner.first, inner.count == 1, page.isPlain, let content = page.element,
      content.kind == .stack || isCentered && Self.hasWidth(content)
    {
      inner = [
        .one(
          {
            var canvas = Element(.canvas)
            var content = content
            let extents = content[.constraints]
            if isCentered, Self.hasWidth(content) {
              content[.constraints] = ConstraintRule.middle + extents.filter { !Self.contradictsEdges($0) }
              canvas[.children] = [.one(content)]
              return canvas
            }
            content[.constraints] = ConstraintRule.edges(.number(0))
            canvas[.children] = [.one(content)]
            canvas.constrain(extents)
            return canvas
          }())
      ]
    }
    scroll[.children] = inner
    // The page must be as wide as the viewport.
    for id in Self.boxAttributes + [.alignment] { scroll[value: id] = nil }
    scroll.constrain(extents)
  }
}
