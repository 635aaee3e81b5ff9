import CardIR
import CardStyle
import CardSyntax

/// What is smaller than its frame, and who takes the room of a stack, where the source's stacks hug what is in them.
extension ConstraintSynthesis {
  /// Whether stacks of the source are as large as what is in them unless something there takes all the room.
  var sourceHugs: Bool { !context.source.stacksFillWidth }

  // MARK: Frames

  /// A stack that hugs what is in it, in the middle of a canvas that has its extents; none if the stack itself lays its
  /// children out as they are in the middle of a frame.
  ///
  /// `hasHeight` says that what surrounds the canvas gives it a height.
  mutating func framed(_ stack: Element, _ extents: [Slot], hasHeight: Bool) -> Element? {
    let isRow = stack[.axis]?.literal == .horizontal
    func isLoose(_ rule: ConstraintRule, _ axis: Axis) -> Bool {
      extents.haveRule(rule) && !Self.grows(stack, axis)
    }
    let (isWide, isHigh) = (isLoose(.width, .horizontal), isLoose(.height, .vertical))
    let isCentered = stack[.alignment]?.literal ?? .center == .center
    let isAcross = (isRow ? isHigh : isWide) && !isCentered
    guard !stack[.children].isEmpty, isAcross || (isRow ? isWide : isHigh) else { return nil }
    // What is as wide as its frame, or wider, must keep to its sides in order to wrap.
    let keepsSides = !isWide || !isRow && isCentered || !fits(stack, extents)
    if isWide, isRow || !isCentered, keepsSides {
      context.record(
        LossKinds.textAlignment, "what is wider than its frame begins at the start of it in \(context.targetName)",
        at: stack)
    }
    if isWide, keepsSides, !isHigh { return nil }
    var content = stack
    self.stack(&content, in: .column(.center), hasHeight: hasHeight || !isHigh && extents.haveRule(.height))
    content[.constraints] = [
      keepsSides ? ConstraintRule.make(.sides, .number(0)) : ConstraintRule.make(.centerX)
    ]
    if isHigh {
      content[.constraints].append(ConstraintRule.make(.centerY))
    } else {
      content[.constraints] += [ConstraintRule.top, .bottom].map { ConstraintRule.make($0, .number(0)) }
    }
    var frame = Element(.canvas, source: stack.source)
    frame.constrain(extents)
    frame[.children] = [.one(content)]
    return frame
  }

  /// Whether content is probably narrower than its frame.
  func fits(_ content: Element, _ extents: [Slot]) -> Bool {
    let width = extents.first { $0.isRule(.width) }?.element?[.constant]?.literal
    guard let width else { return true }
    return SizeEstimate(host: context.styles.host).width(of: content) <= width
  }

  // MARK: Rows

  /// Decides who gets the room of a row where several take it; constraints cannot say that they get equal parts unless
  /// they are all there is in a row.
  mutating func settleRoom(in row: inout Element) {
    guard row[.axis]?.literal == .horizontal, row[.distribution]?.literal ?? .fill == .fill else { return }
    closeRoom(in: &row, along: .horizontal)
    row[.children] = row[.children].map { slot in flexible(slot, along: .horizontal).replacing { inMiddle($0) } }
    let slots = row[.children]
    let takers = slots.indices.filter { Self.takesRoom(slots[$0]) }
    guard let first = takers.first, let last = takers.last, first < last else { return }
    let rooms = takers.filter { Self.isRoom(slots[$0]) }
    let others = slots.indices.filter { !takers.contains($0) }
    let isAround = rooms.count == 2 && takers.count == 2 && first + 1 < last
    if isAround, first == 0, last == slots.count - 1, last == 2 { return }
    if rooms.count == takers.count, slots.count >= 5, slots.count % 2 == 1,
      rooms.allSatisfy({ $0 % 2 == 1 }), rooms.count == slots.count / 2
    {
      return
    }
    // Equal spacing gives room its equal parts.
    if rooms.count == takers.count, rooms.count > 2 { return }
    guard takers.allSatisfy({ slots[$0].isPlain }) else { return reportShares(of: row) }
    if others.isEmpty {
      row[.distribution] = .literal(.fillEqually)
      return
    }
    func part(_ slots: [Slot]) -> Element {
      var part = Element.flow(.horizontal, alignment: row[.alignment]?.literal ?? .center, slots)
      part[.gap] = row[.gap]
      return part
    }
    let content: Element
    if last - first == takers.count - 1 {
      content = part(Array(slots[first...last]))
    } else if isAround {
      let inner = Array(slots[(first + 1)..<last])
      let isOne = inner.count == 1 && inner[0].isPlain
      guard let middle = isOne ? inner[0].element : part(inner) else { return reportShares(of: row) }
      content = part([slots[first], .one(middle), slots[last]])
    } else {
      return reportShares(of: row)
    }
    row[.children] = Array(slots[..<first]) + [.one(content)] + Array(slots[(last + 1)...])
  }

  private mutating func reportShares(of row: Element) {
    context.record(
      LossKinds.distribution,
      "\(context.targetName) cannot give equal parts of the room in a row to several that others stand between", at: row
    )
  }

  /// Gives room in a stack its least length where something else there takes all that it is given: room comes last.
  private func closeRoom(in stack: inout Element, along axis: Axis) {
    // A circle is only as large as it can be in both directions.
    func takes(_ slot: Slot) -> Bool {
      slot.isPlain && (slot.element.map { $0.kind != .divider && !$0.isCircle && Self.grows($0, axis) } ?? false)
    }
    let slots = stack[.children]
    guard slots.contains(where: takes), slots.contains(where: { $0.element?.isFlexibleRoom(along: axis) ?? false })
    else { return }
    stack[.children] = slots.map { slot in
      slot.replacing { element in
        guard element.isFlexibleRoom(along: axis) else { return element }
        var room = element
        let least = room[.minLength]?.literal ?? Element.leastRoom
        room[.minLength] = nil
        room[axis == .horizontal ? .width : .height] = .literal(.points(max(least, 0)))
        return room
      }
    }
  }

  /// Room with a least length takes what is left.
  private mutating func flexible(_ slot: Slot, along axis: Axis) -> Slot {
    guard let room = slot.element, room.isFlexibleRoom(along: axis), room.has(.minLength) else { return slot }
    context.record(
      LossKinds.minSize, "the spacer has no least length", at: room, .minLength,
      value: room[.minLength]?.literal.map { NumberText.javaScript($0) })
    return slot.replacing { element in
      var element = element
      element[.minLength] = nil
      return element
    }
  }

  /// A circle that takes all the width, in the middle of a row that does.
  mutating func inMiddle(_ element: Element) -> Element {
    guard element.isCircle, Self.grows(element, .horizontal) else {
      return element
    }
    var circle = element
    if case .points(let height)? = element.literal(.height) {
      circle[.width] = .literal(.points(max(height, 0.5)))
    } else {
      circle[.height] = nil
      circle[.width] = .literal(.points(Self.shapeExtent))
      reportCircle(element, Self.shapeExtent)
    }
    let room = Slot.one(Element(.spacer))
    return .flow(.horizontal, alignment: .center, [room, .one(circle), room])
  }

  private static func takesRoom(_ slot: Slot) -> Bool {
    guard let element = slot.element, element.kind != .divider else { return false }
    return element.isFlexibleRoom(along: .horizontal) || grows(element, .horizontal)
  }

  // MARK: Heights

  /// Settles what takes the height of a column before its children are placed across it: a circle is in the middle of
  /// the height, and room has no least length, as a fixed one would leave nothing that could give.
  mutating func settleHeights(in column: inout Element) {
    guard column[.axis]?.literal == .vertical else { return }
    closeRoom(in: &column, along: .vertical)
    column[.children] = column[.children].flatMap { slot -> [Slot] in
      guard slot.isPlain, let circle = slot.element, circle.isCircle, circle.has(.width), Self.grows(circle, .vertical)
      else { return [flexible(slot, along: .vertical)] }
      let room = Slot.one(Element(.spacer))
      return [room, slot.replacing(Self.settled), room]
    }
  }

  /// Lets the only child that takes all the height of a column have it.
  mutating func passHeight(to column: inout Element) {
    guard column[.axis]?.literal == .vertical else { return }
    let slots = column[.children]
    let takers = slots.indices.filter { index in
      slots[index].element.map { $0.isFlexibleRoom(along: .vertical) || Self.grows($0, .vertical) } ?? false
    }
    guard takers.count > 1 else {
      if let taker = takers.first, let kind = slots[taker].element?.kind,
        kind == .stack || kind == .shape || kind == .overlay
      {
        column[.children][taker] = slots[taker].replacing(Self.stretched)
      }
      return
    }
    if takers.count == 2, takers.allSatisfy({ Self.isRoom(slots[$0]) }) { return }
    context.record(
      LossKinds.spacer,
      "\(context.targetName) cannot give equal parts of the height of a column to several that take it", at: column)
  }

  /// A circle as high as it is wide.
  private static func settled(_ circle: Element) -> Element {
    guard grows(circle, .vertical) else { return circle }
    var circle = circle
    circle[.height] = circle[.width] ?? .literal(.points(Self.shapeExtent))
    return circle
  }

  static func stretched(_ element: Element) -> Element {
    var element = element
    element[.height] = .literal(.stretch)
    return element
  }

  /// How a child of a row lies in the row's height: with its top, bottom or middle, or from edge to edge.
  enum Side { case top, bottom, middle, edges }

  /// How the children of a row that has a height lie in it, if some of them take all of it; none where its alignment
  /// says it for all.
  mutating func sidesOfChildren(in row: inout Element) -> [Side]? {
    guard row[.axis]?.literal == .horizontal else { return nil }
    let slots = row[.children]
    let takers = slots.map { slot in slot.element.map { $0.kind != .divider && Self.grows($0, .vertical) } ?? false }
    let growing = zip(slots, takers).map { slot, takes in takes && slot.element?.isCircle != true }
    guard takers.contains(true), let alignment = row[.alignment]?.literal, alignment != .fill else { return nil }
    row[.alignment] = .literal(.fill)
    row[.children] = slots.indices.map { index in
      slots[index].replacing { growing[index] ? Self.stretched($0) : $0.isCircle ? Self.settled($0) : $0 }
    }
    return slots.indices.map { index in
      if growing[index] || Self.isRoom(slots[index]) { return .edges }
      if let child = slots[index].element, child.isCircle, Self.grows(child, .vertical) { return .middle }
      return alignment == .top ? .top : alignment == .bottom ? .bottom : .middle
    }
  }

  /// Whether a lowered element is room without a height.
  private static func isEmptyRoom(_ element: Element) -> Bool {
    element.kind == .canvas && element[.children].isEmpty && !element.isConstrained(by: .height)
  }

  /// Puts the children of a row whose children are as high as it into canvases, unless they are meant to be so.
  static func place(_ row: inout Element, _ sides: [Side]) {
    row[.children] = zip(row[.children], sides).map { slot, side in
      if side == .edges || slot.element.map(Self.isEmptyRoom) ?? true { return slot }
      return slot.replacing { child in
        var child = child
        child.constrain([ConstraintRule.make(.sides, .number(0))])
        switch side {
        case .top: child.constrain([ConstraintRule.make(.top, .number(0))])
        case .bottom: child.constrain([ConstraintRule.make(.bottom, .number(0))])
        default: child.constrain([ConstraintRule.make(.centerY)])
        }
        return Element(.canvas, children: [.one(child)])
      }
    }
  }
}

extension Element {
  /// The text of a row that holds nothing else but flexible room, aligned as that room has it; none if the element is
  /// no such row.
  var textBesideRoom: Element? {
    guard case (var text, let side)? = contentBesideRoom, text.kind == .text,
      ![AttributeID.width, .backgroundColor, .borderWidth, .padding].contains(where: text.has)
    else { return nil }
    text[.horizontalAlignment] = .literal(side)
    return text
  }
}
