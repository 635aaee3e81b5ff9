package import CardIR
import CardStyle

/// Puts screens that are higher than a phone into a list, for targets in which nothing else scrolls.
package struct ScrollTallScreens: Pass {
  package init() {}

  package let name = "scroll-tall-screens"
  package let summary = "Puts screens that are higher than a phone into a list where only lists scroll."
  package let stage = PassStage.lowering
  // How high everything is can be told when sizes are in points.
  package let follows: Set<String> = [
    "lower-scroll", "lower-text", "lower-images", "lower-sizes", "lower-spacing", "round-measures",
  ]
  package let example = PassExample(
    before: """
      screen
        children
          stack padding=20 axis=vertical
            children
              shape shape=rectangle height=900
              spacer
      """,
    after: """
      screen
        children
          list
            children
              stack padding=4 axis=vertical
                children
                  shape shape=rectangle height=900
      """)

  /// The height of the content of a usual phone, in points: 844 without the bars above and below.
  static let phone = 763.0
  /// A screen with more elements is higher in any case.
  private static let mostElements = 1000

  package func run(_ screen: inout Screen, _ context: inout PassContext) {
    guard context.target.root == .single, context.target.supports(.list), !context.target.supports(.scroll),
      screen.root.count(of: .children) == 1, let slot = screen.root[.children].first, slot.isPlain,
      let page = slot.element, page.kind != .list
    else { return }
    if context.options.scrolls == nil || context.options.scrolls == false {
      // Documents of other hosts that show them as high as the screen have chosen what is on it.
      guard context.source.root == .column || context.source.root == .canvas else { return }
      guard page.elementCount > Self.mostElements || height(of: page, context) > Self.phone else { return }
      if context.options.scrolls == false || page.containsElement(where: { $0.kind == .list }) {
        context.record(
          LossKinds.scroll, "the screen is higher than a phone, and \(context.targetName) does not show the rest",
          at: page)
        return
      }
      context.record(
        LossKinds.scroll, "the screen is higher than a phone, so it becomes a list, which scrolls", at: page)
    }
    screen.root[.children] = [.one(listed(page, context))]
  }

  /// A bar is at most as high as this, in points: what is higher would leave too little to what scrolls.
  private static let barHeight = 120.0

  /// The page as a list, between those parts at its ends that are painted from side to side, such as a bar with the title:
  /// in the row of a list these would end at its insets.
  private func listed(_ page: Element, _ context: PassContext) -> Element {
    func isBar(_ slot: Slot) -> Bool {
      guard slot.isPlain, let part = slot.element, Self.isWideAndPainted(part) else { return false }
      return height(of: part, context) <= Self.barHeight
    }
    var slots = page[.children]
    if let last = slots.last, last.isPlain, last.element?.isFlexibleRoom(along: .vertical) ?? false {
      slots.removeLast()
    }
    let start = slots.prefix(while: isBar).count
    let end = slots.reversed().prefix(while: isBar).count
    guard page.kind == .stack, page[.axis]?.literal ?? .vertical == .vertical, page[.padding]?.literal ?? 0 == 0,
      !page.isPainted, !page.has(.background), !page.has(.width), start + end > 0, start + end < slots.count
    else { return Element(.list, children: [.one(Self.row(page))]) }
    var content = Element.flow(
      .vertical, alignment: page[.alignment]?.literal ?? .center, Array(slots[start..<(slots.count - end)]))
    content[.gap] = page[.gap]
    var column = page
    let list = Slot.one(Element(.list, children: [.one(Self.row(content))]))
    column[.children] = Array(slots[..<start]) + [list] + Array(slots[(slots.count - end)...])
    return column
  }

  /// Whether it is seen that a part of a page reaches from side to side: its colour does.
  private static func isWideAndPainted(_ part: Element) -> Bool {
    if part.kind == .stack { return part.has(.backgroundColor) && !part.has(.width) && part.containsFlexibleRow }
    guard part.kind == .overlay, !part.has(.width), let back = part[.children].first?.element else { return false }
    return back.kind == .shape && !back.has(.width)
  }

  private func height(of page: Element, _ context: PassContext) -> Double {
    SizeEstimate(host: context.styles.host).height(of: page, width: context.options.screenWidth)
  }

  /// The page as the row of a list, whose insets are part of its padding.
  static func row(_ page: Element) -> Element {
    var page = page
    // Nothing is pushed to the top of a list's row.
    if let last = page[.children].last, last.isPlain, last.element?.isFlexibleRoom(along: .vertical) ?? false {
      page[.children].removeLast()
    }
    if let padding = page[.padding]?.literal, padding > 0 {
      page[.padding] = .literal(max(0, padding - LowerScroll.sideInset))
    } else if page.kind == .stack, page[.axis]?.literal == .vertical {
      page.updateSlots(of: .children) { _, slots in slots.updateElements { $0 = withoutInsets($0) } }
    }
    return page
  }

  /// A part of a page without padding, whose own padding is in part that of the row at the sides; above and below it is
  /// all there.
  private static func withoutInsets(_ part: Element) -> Element {
    guard part.kind == .stack, part[.axis]?.literal == .vertical, let padding = part[.padding]?.literal, padding > 0,
      !part.hasAny(of: [.backgroundColor, .borderColor, .width, .height]), !part.has(.background), !part.has(.tap)
    else { return part }
    let less = min(padding, LowerScroll.sideInset)
    var inner = part
    inner[.padding] = .literal(padding - less)
    var outer = Element.flow(.vertical, alignment: part[.alignment]?.literal ?? .leading, [])
    outer.takePlace(of: &inner)
    outer[.children] = [.one(.room(less, .vertical)), .one(inner), .one(.room(less, .vertical))]
    return outer
  }
}
