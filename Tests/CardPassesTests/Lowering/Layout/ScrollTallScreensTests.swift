import CardIR
import Testing

@testable import CardPasses

@Suite struct ScrollTallScreensTests {
  private static let lists = with(Traits.views, kinds: [.list]) { $0.root = .single }

  private func page(_ children: [Element]) -> Slot {
    .one(
      group(.stack, .vertical, children + [Element(.spacer)]) {
        $0[.padding] = .literal(20)
        $0[.gap] = .literal(10)
      })
  }

  private func scrolled(_ page: Slot, scrolls: Bool? = nil) -> (dump: String, losses: [String]) {
    var options = LoweringOptions()
    options.scrolls = scrolls
    return run(ScrollTallScreens(), [page], from: Traits.meaning, to: Self.lists, options: options)
  }

  private func texts(_ count: Int) -> [Element] {
    (0..<count).map { text("\($0)") { $0[.textSize] = .literal(.points(20)) } }
  }

  @Test func aScreenThatFitsStaysAsItIs() {
    // Each text is 24 points high and 10 from the next.
    let result = scrolled(page(texts(21)))
    #expect(!result.dump.contains("list"))
    #expect(result.losses == [])
  }

  @Test func aScreenThatIsHigherBecomesAList() {
    let result = scrolled(page(texts(22)))
    // The insets of the row are part of the padding, and nothing is pushed to its top.
    #expect(result.dump.hasPrefix("list\n  children\n    stack padding=4 axis=vertical gap=10"))
    #expect(!result.dump.contains("spacer"))
    #expect(result.losses == ["lossy.scroll"])
  }

  @Test func barsFromSideToSideStayAboveAndBelowTheList() {
    func bar(_ change: (inout Element) -> Void = { _ in }) -> Element {
      group(.stack, .horizontal, [text("Title"), Element(.spacer)]) {
        $0[.backgroundColor] = .literal(.black)
        change(&$0)
      }
    }
    func lines(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> [Substring] {
      let dump = scrolled(.one(group(.stack, .vertical, children, change))).dump.split(separator: "\n")
      return dump.filter { $0.prefix { $0 == " " }.count == 4 }.map { $0.drop { $0 == " " }.prefix { $0 != " " } }
    }
    #expect(lines([bar()] + texts(40) + [bar()]) == ["stack", "list", "stack"])
    #expect(lines([bar()] + texts(40) + [Element(.spacer)]) == ["stack", "list"])
    // One that is as wide as what is in it, or on a page with insets, is like the rest.
    #expect(lines([bar { $0[.width] = .literal(.points(80)) }] + texts(40)) == ["stack"])
    #expect(lines([bar()] + texts(40)) { $0[.padding] = .literal(20) } == ["stack"])
  }

  @Test func whatDataRepeatCountsMoreThanOnce() {
    var slots = (0..<10).map {
      Slot.one(texts(1)[0], scope: $0 == 0 ? Scope(repeats: true, source: .template(template("${items}"))) : nil)
    }
    slots.append(.one(Element(.spacer)))
    var list = group(.stack, .vertical, []) { $0[.gap] = .literal(50) }
    list[.children] = slots
    #expect(scrolled(.one(list)).dump.contains("list"))
    list[.children] = slots.map { .one($0.element ?? Element(.spacer)) }
    #expect(!scrolled(.one(list)).dump.contains("list"))
  }

  @Test func theOptionDecides() {
    let always = scrolled(page(texts(1)), scrolls: true)
    #expect(always.dump.hasPrefix("list"))
    #expect(always.losses == [])
    let never = scrolled(page(texts(40)), scrolls: false)
    #expect(never.dump.hasPrefix("stack"))
    #expect(never.losses == ["lossy.scroll"])
  }

  @Test func rowsAreAsHighAsTheirTextsAreThere() {
    // In a row of two each has its width; only the long one breaks.
    let words = String(repeating: "word ", count: 20)
    let row = group(.stack, .horizontal, [text("A"), text(words)])
    let rows = (0..<12).map { _ in row }
    #expect(scrolled(page(rows)).dump.hasPrefix("list"))
    let short = (0..<12).map { _ in group(.stack, .horizontal, [text("A"), text("B")]) }
    #expect(scrolled(page(short)).dump.hasPrefix("stack"))
  }
}
