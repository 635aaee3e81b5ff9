package import CardIR
import CardStyle

/// Replaces scroll regions and lists by what the target has: a list, a scroll region, or a stack.
///
/// A list in a scroll region imitates the rows of a system list: room around each and a hairline between them.
package struct LowerScroll: Pass {
  /// Room at the sides of the content of a system list's row, in points.
  static let sideInset = 16.0

  package init() {}

  package let name = "lower-scroll"
  package let summary = "Replaces scroll views and lists with what the target has instead."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      list
        children
          text text="A"
          text text="B"
      """,
    after: """
      stack axis=vertical gap=20
        children
          text text="A"
          text text="B" separator=true
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    var worker = ScrollLowering(context: context)
    guard screen.root.contents.intersects(Self.content) || context.options.scrolls == true else { return }
    let isAlone = screen.root.count(of: .children) == 1
    screen.root.updateChildren { worker.lower(&$0, isWholeScreen: isAlone) }
    if context.options.scrolls == true { worker.scrollRoot(&screen.root) }
    context = worker.context
  }

  /// What the pass looks for.
  private static let content = ContentSet([.scroll, .list])
}

/// One run of ``LowerScroll``.
private struct ScrollLowering {
  var context: PassContext

  /// Room above and below the content of a system list's row, in points.
  private static let rowInset = 11.0
  /// The colour of a system list's hairlines.
  private static let hairline = Color(0xC6C6C8)

  private var hasScroll: Bool { context.target.supports(.scroll) }
  private var hasList: Bool { context.target.supports(.list) }

  /// `isWholeScreen` says that nothing else is on the screen, so that the element's scrolling is the screen's.
  mutating func lower(_ element: inout Element, isWholeScreen: Bool) {
    let isOnlyChild = element.kind == .stack && element.count(of: .children) == 1
    let regions = scrollsAboveOthers(in: element)
    if element.kind == .stack, !isOnlyChild { reportLists(in: element) }
    let isScrolledPage = !hasScroll && element.isPage && element[.children].last?.element?.kind == .scroll
    // What is painted is a box on the screen, where constraints do not make boxes as high as it.
    let isWhole =
      isWholeScreen && isOnlyChild
      && !(context.target.boxes == .byConstraints && element.hasAny(of: AttributeSet(Self.look)))
    element.updateChildren { lower(&$0, isWholeScreen: isWhole) }
    if isScrolledPage { pushUp(&element) }
    // What does not scroll any more is as high as its content: room has the height that it had.
    for index in regions.reversed() { element[.children].insert(.one(Element(.spacer)), at: index + 1) }
    switch element.kind {
    case .scroll where !hasScroll: lowerScroll(&element, isWholeScreen: isWholeScreen)
    case .list where !hasList: lowerList(&element, isWholeScreen: isWholeScreen)
    default: break
    }
  }

  /// The scroll regions of a column that take the height which what stands below them leaves, and will not do so as
  /// stacks.
  private func scrollsAboveOthers(in column: Element) -> [Int] {
    guard !hasScroll, column.kind == .stack, column[.axis]?.literal ?? .vertical == .vertical else { return [] }
    let slots = column[.children]
    if slots.contains(where: { $0.element?.isFlexibleRoom(along: .vertical) ?? false }) { return [] }
    return slots.indices.dropLast().filter { index in
      slots[index].isPlain && slots[index].element?.scrollsInHeightLeft ?? false
    }
  }

  /// Stacks that take the height which is left because a list in them does, beside others: no list is there to take it.
  private mutating func reportLists(in stack: Element) {
    guard !hasList else { return }
    for child in stack[.children].compactMap(\.element) where child.kind != .list && Self.isHighByList(child) {
      context.record(
        LossKinds.scroll, "the stack is as high as its content, not all there is, as the list in it is no list",
        at: child)
    }
  }

  private static func isHighByList(_ element: Element) -> Bool {
    guard !element.has(.height) else { return false }
    return element.kind == .list
      || [.stack, .overlay].contains(element.kind)
        && element[.children].contains { $0.element.map(isHighByList) ?? false }
  }

  /// Keeps what does not scroll any more at the top of its page.
  private func pushUp(_ page: inout Element) {
    page.updateChildren { layer in
      if layer.kind == .stack, layer[.axis]?.literal == .vertical, !layer.has(.height) {
        layer[.children].append(.one(Element(.spacer)))
      }
    }
  }

  // MARK: Scroll regions

  private mutating func lowerScroll(_ scroll: inout Element, isWholeScreen: Bool) {
    let axis = scroll[.axis]?.literal ?? .vertical
    let becomesList = isWholeScreen && axis == .vertical && hasList
    let remark = becomesList ? "a list with one row" : axis == .vertical ? "a column" : "a row"
    context.record(
      LossKinds.scroll, "\(context.targetName) has no scroll regions, so this one becomes \(remark)", at: scroll)
    if becomesList {
      var content = scroll[.children]
      let isStack = content.count == 1 && content[0].isPlain && content[0].element?.kind == .stack
      if !isStack {
        var column = Element.flow(.vertical, alignment: .leading, content)
        for id in [AttributeID.gap, .alignment] where scroll.has(id) {
          column[value: id] = nil
          column.take(id, from: scroll)
        }
        content = [.one(column)]
      }
      content = content.map { $0.replacing(ScrollTallScreens.row) }
      for id in [AttributeID.gap, .alignment, .distribution] { scroll[value: id] = nil }
      scroll.kind = .list
      scroll[.axis] = nil
      scroll[.children] = content
    } else {
      becomeStack(&scroll, axis, gap: scroll[.gap]?.literal ?? 0)
    }
  }

  private func becomeStack(_ element: inout Element, _ axis: Axis, gap: Double) {
    element.kind = .stack
    element[.axis] = .literal(axis)
    element[.gap] = .literal(gap)
    if !element.has(.alignment) { element[.alignment] = .literal(axis == .vertical ? .leading : .center) }
    if !element.has(.children) { element[.children] = [] }
  }

  // MARK: Lists

  private mutating func lowerList(_ list: inout Element, isWholeScreen: Bool) {
    if hasScroll {
      context.record(
        LossKinds.listChrome, "\(context.targetName) has no lists, so lines and insets imitate one", at: list)
      let alignment: Alignment = context.target.stacksFillWidth ? .fill : .leading
      let slots = separated(list[.children].map { $0.replacing(inset) })
      // Where only constraints give a scroll region its height, one beside other things would have none.
      if context.target.boxes == .byConstraints, !isWholeScreen, !hasHeight(list) {
        context.record(LossKinds.scroll, "the list has no height of its own, so it scrolls with the screen", at: list)
        list[.children] = slots
        list[.alignment] = .literal(alignment)
        becomeStack(&list, .vertical, gap: 0)
        return
      }
      var rows = Element.flow(.vertical, alignment: alignment, slots)
      if context.target.boxes == .byConstraints, list.hasAny(of: AttributeSet(Self.look)) {
        context.record(
          LossKinds.listChrome, "the colours of the list are those of its rows, which may end above the screen",
          at: list)
        for id in Self.look { rows.move(id, from: &list) }
      }
      list.kind = .scroll
      list[.axis] = .literal(.vertical)
      list[.children] = [.one(rows)]
    } else {
      context.record(LossKinds.list, "\(context.targetName) has no lists, so this one becomes a container", at: list)
      let isPerElement = context.target.spacing == .perElement
      let slots = list[.children]
      list[.children] = isPerElement ? lined(slots) : separated(slots)
      // The insets of two rows are about the host's usual distance.
      becomeStack(&list, .vertical, gap: isPerElement ? context.styles.host.spacing[.default] : Self.rowInset)
      if !isWholeScreen, !list.has(.width) { list[.width] = .literal(.stretch) }
    }
  }

  /// How a box is painted, which scroll regions of constraints are not.
  private static let look: [AttributeID] = [.backgroundColor, .borderColor, .borderWidth, .cornerRadius]

  private func hasHeight(_ list: Element) -> Bool {
    switch list[.height] {
    case .literal(.points(let points))?: points > 0
    case .template?: true
    default: false
    }
  }

  /// The rows with a separator on each but the first.
  private func lined(_ slots: [Slot]) -> [Slot] {
    slots.enumerated().map { index, slot in
      guard index > 0 || slot.scope?.repeats == true else { return slot }
      return slot.replacing { element in
        var element = element
        element[.separator] = .literal(true)
        return element
      }
    }
  }

  /// A row's content with the room around it.
  private func inset(_ content: Element) -> Element {
    var content = content
    var row = Element.flow(.horizontal, alignment: .center, source: content.source, [])
    row.takePlace(of: &content)
    // The width and height that an element asks for are its own, not the row's.
    for id in [AttributeID.width, .height] {
      content.take(id, from: row)
      row[value: id] = nil
    }
    // Content that is as wide as it likes stands at the start of a row.
    let fills = context.target.stacksFillWidth && context.source.stacksFillWidth
    let alignment: Alignment = fills ? .fill : .leading
    let column = Element.flow(
      .vertical, alignment: alignment,
      [.one(.room(Self.rowInset, .vertical)), .one(content), .one(.room(Self.rowInset, .vertical))])
    row[.children] = [
      .one(.room(LowerScroll.sideInset, .horizontal)), .one(column), .one(.room(LowerScroll.sideInset, .horizontal)),
    ]
    return row
  }

  /// The rows with hairlines between them. What repeats or depends on a condition has its line in its own slot.
  private func separated(_ slots: [Slot]) -> [Slot] {
    var line = Element(.divider)
    line[.axis] = .literal(.horizontal)
    line[.backgroundColor] = .literal(Self.hairline)
    var result: [Slot] = []
    var hasLine = true
    for slot in slots {
      if slot.isPlain || slot.element == nil {
        if !hasLine { result.append(.one(line)) }
        result.append(slot)
        hasLine = false
      } else {
        let isAbove = !hasLine
        result.append(
          slot.replacing { row in
            let parts: [Slot] = isAbove ? [.one(line), .one(row)] : [.one(row), .one(line)]
            return .flow(.vertical, alignment: .leading, source: row.source, parts)
          })
        hasLine = !isAbove
      }
    }
    return result
  }

  // MARK: The whole screen

  /// Puts everything on a screen that is no host's card into one region that scrolls; the buttons may stay below it.
  mutating func scrollRoot(_ root: inout Element) {
    guard context.target.root == .any, hasScroll else { return }
    let scrollable: Set<ElementKind> = [.scroll, .list]
    if root[.children].count == 1, let only = root[.children][0].element, scrollable.contains(only.kind) { return }
    var region = Element(.scroll, children: root[.children])
    for id in [AttributeID.gap, .alignment] { region.take(id, from: root) }
    if !root[.actions].isEmpty, !context.options.pinsActions {
      var group = Element(.actionSet)
      group[.actions] = root[.actions]
      group[.spacing] = .literal(context.styles.host.actions.spacing)
      region[.children].append(.one(group))
      root.remove(.actions)
    }
    root[.children] = [.one(region)]
  }
}
