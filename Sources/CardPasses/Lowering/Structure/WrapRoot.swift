package import CardIR
import CardStyle
import CardSyntax

/// Gives a document whose root does not lay out a column one stack that does.
///
/// The stack has the padding that the host puts around a card. Dissolving works the other way: a document whose root
/// is a column takes the children of its only stack.
package struct WrapRoot: Pass {
  package init() {}

  package let name = "wrap-root"
  package let summary = "Wraps the content of a document in one stack where the target's root is not a column."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        children
          text text="A"
      """,
    after: """
      screen
        children
          stack axis=vertical padding=20
            children
              text text="A"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    if context.source.root == .canvas, context.target.root == .single {
      screen.root[.children] = screen.root[.children].map { $0.isPlain ? $0.replacing(Self.pushedUp) : $0 }
      // The document is its only child, so what holds for the one holds for the other.
      if screen.root[.children].count == 1, case .one(let page, nil, nil)? = screen.root[.children].first {
        screen.root[.children] = [.one(page, scope: screen.scope, when: screen.when)]
        screen.scope = nil
        screen.when = nil
      }
      return
    }
    guard context.source.root == .column, context.target.root != .column else { return }
    if context.target.root == .any {
      if !screen.root.has(.padding) { screen.root[.padding] = .literal(context.styles.padding) }
      return
    }
    var stack = Element(.stack)
    stack[.axis] = .literal(.vertical)
    stack[.padding] = .literal(context.styles.padding)
    stack[.children] = screen.root[.children]
    if context.target.root == .single {
      // The root is centred by its host; room below pushes the content to the top.
      let isLast = stack[.children].isEmpty
      if !isLast { stack[.children].append(.one(Element(.spacer))) }
    }
    for region in screen.root.regions where region.id == .tap || region.id == .background {
      stack.regions.append(region)
      screen.root.remove(region.id)
    }
    if context.target.root == .single {
      // The document is its only child, so what holds for the one holds for the other.
      screen.root[.children] = [.one(stack, scope: screen.scope, when: screen.when)]
      screen.scope = nil
      screen.when = nil
    } else {
      screen.root[.children] = [.one(stack)]
    }
  }
}

extension WrapRoot {
  /// A page with room below, so that a host that centres it shows it at the top; of layers the last one is the page. One that
  /// is as high as the screen stays, and so does what is in the middle of it.
  private static func pushedUp(_ page: Element) -> Element {
    if growsDown(page) { return page }
    var page = page
    if page.kind == .overlay, let last = page[.children].last, last.isPlain {
      page[.children][page[.children].count - 1] = last.replacing(pushedUp)
    } else if page.kind == .stack {
      let isRow = page[.axis]?.literal != .vertical
      if isRow || page.has(.height) {
        // Room inside of a row, or of a page that has a height of its own, would move its content, not the page.
        return .flow(.vertical, alignment: isRow ? .fill : .leading, [.one(page), .one(Element(.spacer))])
      }
      page[.children].append(.one(Element(.spacer)))
    }
    return page
  }

  /// Whether flexible room in an element takes all the height that there is; more below it would only share it.
  private static func growsDown(_ element: Element) -> Bool {
    guard element.kind == .stack || element.kind == .overlay, !element.has(.height) else { return false }
    let isColumn = element.kind == .stack && element[.axis]?.literal == .vertical
    // A region that scrolls above something else has the height that is left; where nothing scrolls, room will have it.
    let hasRegion = element[.children].dropLast().contains { slot in
      guard slot.isPlain, let child = slot.element else { return false }
      return child.scrollsInHeightLeft
    }
    return isColumn && hasRegion
      || element[.children].contains { slot in
        guard let child = slot.element else { return false }
        return isColumn && child.isFlexibleRoom(along: .vertical) || growsDown(child)
      }
  }
}

/// Takes the stack away that is all a document consists of, where the target's root is such a stack itself.
package struct UnwrapRoot: Pass {
  package init() {}

  package let name = "unwrap-root"
  package let summary = "Removes the stack around the whole document where the target's root is a stack."
  package let stage = PassStage.lowering
  package let example = PassExample(
    before: """
      screen
        children
          stack axis=vertical
            children
              text text="A"
      """,
    after: """
      screen
        children
          text text="A"
      """)

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.root == .column, context.source.root != .column else { return }
    while screen.root[.children].count == 1, let slot = screen.root[.children].first, slot.isPlain,
      let stack = slot.element, stack.kind == .stack, stack[.axis]?.literal ?? .vertical == .vertical,
      Self.hasNothingOfItsOwn(stack)
    {
      screen.root[.children] = stack[.children]
      let host = context.styles.padding
      if let padding = stack[.padding]?.literal, padding > 0, padding != host {
        context.record(
          LossKinds.padding,
          "the padding of \(NumberText.javaScript(padding)) points becomes the host's \(NumberText.javaScript(host))",
          at: stack, .padding, value: NumberText.javaScript(padding))
      }
      if let gap = stack[.gap] { screen.root[.gap] = gap }
      if let alignment = stack[.alignment] { screen.root[.alignment] = alignment }
      Self.keepPadding(of: stack, on: &screen.root, context)
    }
    if screen.root[.children].count == 1, let slot = screen.root[.children].first, slot.isPlain,
      let only = slot.element, only.kind == .stack, only[.padding] == .literal(context.styles.padding),
      Self.hasNoBox(only)
    {
      // A row of its own has the room around it that the host gives to documents.
      screen.root[.children] = [
        slot.replacing { element in
          var element = element
          element[.padding] = nil
          return element
        }
      ]
      Self.keepPadding(of: only, on: &screen.root, context)
    }
    // The document's own padding is the host's; flexible room at its end has nothing to push, unless there is room
    // before that as well, which pushes against it.
    var slots = screen.root[.children]
    let content = slots.lastIndex { !$0.isPlain || $0.element?.isFlexibleRoom(along: .vertical) != true }
    let hasRoomBefore = slots.prefix((content ?? -1) + 1).contains {
      $0.element?.isFlexibleRoom(along: .vertical) ?? false
    }
    while !hasRoomBefore, let last = slots.last, last.isPlain, let spacer = last.element, spacer.kind == .spacer,
      !spacer.has(.height), !spacer.has(.width)
    {
      slots.removeLast()
    }
    screen.root[.children] = slots
  }

  /// Notes how far content stands from the sides of the page, for the step that looks for boxes which reach these.
  private static func keepPadding(of stack: Element, on page: inout Element, _ context: PassContext) {
    if context.target.boxes == .byMeaning, stack.has(.padding) { page.take(.padding, from: stack) }
  }

  private static func hasNoBox(_ stack: Element) -> Bool {
    !stack.has(.backgroundColor) && !stack.has(.borderColor) && !stack.has(.containerStyle) && !stack.has(.tap)
      && !stack.has(.background)
  }

  private static func hasNothingOfItsOwn(_ stack: Element) -> Bool {
    let own: Set<AttributeID> = [
      .backgroundColor, .borderColor, .cornerRadius, .containerStyle, .width, .height, .isVisible, .foregroundColor,
    ]
    // Conversions call the page so; its name says nothing.
    if stack.has(.id), stack.literal(.id) != ShapeCanvasRoot.pageID { return false }
    return stack.regions.allSatisfy { $0.id == .children } && stack.attributes.allSatisfy { !own.contains($0.id) }
  }
}
