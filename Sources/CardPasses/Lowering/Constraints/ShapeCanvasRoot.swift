package import CardIR
import CardStyle
import CardTemplate

/// Puts the content of a document into one region that scrolls, where the target's root is an empty canvas.
package struct ShapeCanvasRoot: Pass {
  package init() {}

  package let name = "shape-canvas-root"
  package let summary = "Wraps the content of a document in a scroll view where the target's root is a canvas."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        children
          stack axis=vertical padding=20
      """,
    after: """
      screen id="name" version="1"
        children
          scroll id="root" axis=vertical
            children
              stack axis=vertical padding=20
      """)

  /// What the region that scrolls is called, where it has no name of its own.
  static let pageID = "root"

  /// What the buttons of a document are called that stay at the bottom of the screen.
  static let actionsID = "actions"

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.root == .canvas, context.source.root != .canvas, screen.form == .screen else { return }
    // The version of a document of another format says nothing about this one.
    screen.root[.version] = .literal("1")
    if !screen.root.has(.id) { screen.root[.id] = .literal(screen.name) }
    raisePage(&screen.root)
    if context.source.root == .single, let page = screen.root[.children].first, screen.root[.children].count == 1,
      page.isPlain, var stack = page.element, fillsScreen(stack, &context)
    {
      stack[.height] = .literal(.stretch)
      screen.root[.children] = [.one(stack)]
      return
    }
    if context.source.root == .single { Self.settleRoom(in: &screen.root) }
    let actions = context.options.pinsActions ? Self.takeActions(&screen.root) : nil
    var scroll: Element
    if let slot = screen.root[.children].first, screen.root[.children].count == 1, slot.isPlain,
      let only = slot.element, only.kind == .scroll, only[.axis]?.literal ?? .vertical == .vertical
    {
      scroll = only
    } else {
      scroll = Element(.scroll)
      scroll[.children] = [.one(Self.page(screen.root[.children], isCentered: context.source.root == .single))]
    }
    scroll[.axis] = .literal(.vertical)
    if !scroll.has(.id) { scroll[.id] = .literal(Self.pageID) }
    screen.root[.children] = [.one(scroll)] + (actions.map { [.one($0)] } ?? [])
  }

  /// The height of a screen in points, less what the system has at its top and bottom.
  static let screenHeight = 763.0

  /// Gives flexible room of a page that scrolls its least height: nothing else says how high it is.
  private static func settleRoom(in root: inout Element) {
    guard root.count(of: .children) == 1, root[.children][0].isPlain else { return }
    root.updateSlots(of: .children) { _, pages in
      pages.updateElements { page in
        guard page.kind == .stack, page[.axis]?.literal ?? .vertical == .vertical, !page.has(.height) else { return }
        page.updateSlots(of: .children) { _, slots in
          slots.updateElements { room in
            guard room.isFlexibleRoom(along: .vertical), !room.has(.minLength) else { return }
            room[.height] = .literal(.points(Element.leastRoom))
          }
        }
      }
    }
  }

  /// Whether a page has flexible room that comes to nothing where it scrolls: its host shows it as high as the screen.
  private func fillsScreen(_ page: Element, _ context: inout PassContext) -> Bool {
    if page.kind == .overlay, !page.has(.height) { return layersFillScreen(page, &context) }
    guard page.kind == .stack, !page.has(.height) else {
      if Self.takesHeight(page) { reportScroll(of: page, &context) }
      return false
    }
    let slots = page[.children]
    let isColumn = page[.axis]?.literal ?? .vertical == .vertical
    let takers = slots.indices.filter { index in
      slots[index].element.map { isColumn && $0.isFlexibleRoom(along: .vertical) || Self.takesHeight($0) } ?? false
    }
    let rooms = takers.filter { slots[$0].isPlain && slots[$0].element?.kind == .spacer }
    // Room at the end pushes the content to the top, where it is anyway.
    guard takers.contains(where: { $0 < slots.count - 1 || slots[$0].element?.kind != .spacer }) else { return false }
    let isFixed = slots.allSatisfy { $0.scope?.repeats != true }
    let height = SizeEstimate(host: context.styles.host).height(of: page, width: context.options.screenWidth)
    let isSettled = takers.count == 1 || !isColumn || rooms.count == takers.count
    if isFixed, isSettled, !Self.holdsGuess(page), height <= Self.screenHeight { return true }
    for index in rooms where index < slots.count - 1 {
      guard let room = slots[index].element else { continue }
      context.record(
        LossKinds.spacer, "the page scrolls in \(context.targetName), so room in it has no height",
        at: slots.subject(ofRoomAt: index) ?? room)
    }
    if rooms.count < takers.count { reportScroll(of: page, &context) }
    return false
  }

  /// Whether layers that are a page are as high as the screen: something behind the content is.
  private func layersFillScreen(_ page: Element, _ context: inout PassContext) -> Bool {
    let layers = page[.children]
    let isHigh = layers.contains { $0.element.map { ConstraintSynthesis.grows($0, .vertical) } ?? false }
    let height = SizeEstimate(host: context.styles.host).height(of: page, width: context.options.screenWidth)
    if isHigh, layers.allSatisfy(\.isPlain), height <= Self.screenHeight,
      !layers.contains(where: { $0.element.map(Self.holdsGuess) ?? false })
    {
      return true
    }
    if isHigh { reportScroll(of: page, &context) }
    return false
  }

  private func reportScroll(of page: Element, _ context: inout PassContext) {
    context.record(
      LossKinds.scroll,
      "the page scrolls in \(context.targetName), so what takes all the height that is left is as high as its content",
      at: page)
  }

  /// Whether something in an element takes all the height that there is.
  private static func takesHeight(_ element: Element) -> Bool {
    // What scrolls does so here as well, and what is behind other layers is as high as they are.
    if element.kind == .scroll || element.kind == .list { return false }
    if element.kind == .overlay, element[.children].count > 1, !element.has(.height) {
      let back = element[.children].first?.element?.kind
      let layers = back == .shape || back == .image ? element[.children].dropFirst() : element[.children][...]
      return layers.contains { $0.element.map(takesHeight) ?? false }
    }
    return ConstraintSynthesis.grows(element, .vertical) || holdsGuess(element)
  }

  /// Whether an element holds a picture whose height is a guess, because its own is whatever there is.
  private static func holdsGuess(_ element: Element) -> Bool {
    guard element.kind == .image else {
      return element.kind != .list && element.kind != .scroll
        && element.entry(.height)?.origin == nil && element[.children].contains { $0.element.map(holdsGuess) ?? false }
    }
    return !element.isBehindContent && element.entry(.height)?.origin == nil
  }

  /// Takes the buttons of the document from the end of its page.
  private static func takeActions(_ root: inout Element) -> Element? {
    guard root[.children].count == 1, case .one(var page, nil, nil)? = root[.children].first, page.kind == .stack,
      let last = page[.children].last, last.isPlain, let actions = last.element, actions.kind == .stack,
      actions.literal(.id) == actionsID, holdsButtons(actions)
    else { return nil }
    page[.children].removeLast()
    // The room between content and buttons has nothing to keep apart any more.
    if let room = page[.children].last, room.isPlain, room.element?.kind == .spacer { page[.children].removeLast() }
    root[.children] = [.one(page)]
    return actions
  }

  /// Whether an element holds nothing but buttons and the room beside them.
  private static func holdsButtons(_ group: Element) -> Bool {
    group[.children].allSatisfy { slot in
      guard let child = slot.element else { return false }
      return child.kind == .button || child.kind == .spacer || child.kind == .stack && holdsButtons(child)
    }
  }

  /// The colour of a document's only element is the colour of its page.
  private func raisePage(_ root: inout Element) {
    guard !root.has(.backgroundColor), root[.children].count == 1 else { return }
    root[.children] = root[.children].map { slot in
      guard slot.isPlain, let element = slot.element, element.kind == .stack, !element.has(.borderWidth),
        !element.has(.cornerRadius)
      else { return slot }
      root.take(.backgroundColor, from: element)
      return slot.replacing { element in
        var element = element
        element[.backgroundColor] = nil
        return element
      }
    }
  }

  /// The column that scrolls; `isCentered` says that the source's host has its document in the middle.
  private static func page(_ slots: [Slot], isCentered: Bool) -> Element {
    if slots.count == 1, let slot = slots.first, slot.isPlain, let only = slot.element, only.kind == .stack,
      only[.axis]?.literal == .vertical
    {
      return only
    }
    var column = Element(.stack)
    column[.axis] = .literal(.vertical)
    if isCentered { column[.alignment] = .literal(.center) }
    column[.children] = slots
    return column
  }
}
