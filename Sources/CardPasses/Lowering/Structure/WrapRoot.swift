package import CardIR
import CardStyle

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
    if page.kind == .overlay, page.has(.height) {
      return .flow(.vertical, alignment: .fill, [.one(page), .one(Element(.spacer))])
    }
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
