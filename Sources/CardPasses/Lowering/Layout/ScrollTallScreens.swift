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
    screen.root[.children] = [.one(Element(.list, children: [.one(Self.row(page))]))]
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
