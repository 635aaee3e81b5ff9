package import CardIR
import CardStyle
import CardSyntax

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
