import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct SimplifySpacersTests {
  private func room(_ points: Double, _ change: (inout Element) -> Void = { _ in }) -> Element {
    .make(.spacer) {
      $0[.height] = .literal(.points(points))
      change(&$0)
    }
  }

  private func after(_ children: [Element], gap: Double = 0) -> String {
    optimized(SimplifySpacers(), [stack(children, gap: gap)], in: Traits.views).after
  }

  private func stack(_ children: [Element], gap: Double = 0) -> Element {
    group(.stack, .vertical, children) { $0[.gap] = .literal(gap) }
  }

  private func remains(_ children: [Element], gap: Double = 0) -> Bool {
    stays(SimplifySpacers(), [stack(children, gap: gap)], in: Traits.views)
  }

  // MARK: Fires

  @Test func joinsTwo() { #expect(after([text("A"), room(8), room(4), text("B")]).contains("height=12pt")) }

  @Test func addsTheGapBetweenThem() { #expect(after([room(8), room(4)], gap: 2).contains("height=14pt")) }

  @Test func joinsMany() { #expect(after([room(1), room(2), room(3), room(4)]).contains("height=10pt")) }

  @Test func removesRoomOfNoExtent() { #expect(!after([text("A"), room(0), text("B")]).contains("spacer")) }

  @Test func forgetsNamesThatNothingUses() {
    #expect(after([room(8) { $0[.id] = .literal("x") }, room(4)]).contains("height=12pt"))
  }

  // MARK: Stays

  @Test func keepsFlexibleRoom() { #expect(remains([Element(.spacer), Element(.spacer)])) }

  @Test func keepsRoomBesideContent() { #expect(remains([room(8), text("A"), room(4)])) }

  @Test func keepsRoomOfNoExtentThatAddsAGap() { #expect(remains([text("A"), room(0), text("B")], gap: 4)) }

  @Test func keepsRoomAcrossTheStack() {
    #expect(remains([.make(.spacer) { $0[.width] = .literal(.points(8)) }, room(4)]))
  }

  @Test func keepsPaintedRoom() {
    let painted = room(8) { $0[.backgroundColor] = .literal(Color(red: 255, green: 0, blue: 0)) }
    #expect(remains([painted, room(4)]))
  }

  @Test func keepsBoundRoom() {
    #expect(remains([.make(.spacer) { $0[.height] = .template(template("${h}")) }, room(4)]))
  }
}

@Suite struct HoistColorsTests {
  private static let gray = Color(red: 90, green: 98, blue: 112)
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func colored(_ content: String, _ color: Color = gray) -> Element {
    text(content) { $0[.textColor] = .literal(.absolute(color)) }
  }

  private func after(_ children: [Element]) -> String {
    optimized(HoistColors(), [group(.stack, .vertical, children)], in: Traits.views).after
  }

  private func remains(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Bool {
    stays(HoistColors(), [group(.stack, .vertical, children, change)], in: Traits.views)
  }

  // MARK: Fires

  @Test func statesACommonColorOnce() {
    let after = after([colored("A"), colored("B")])
    #expect(after.contains("foreground-color=#5A6270") && !after.contains("text-color"))
  }

  @Test func looksPastRoom() {
    #expect(after([colored("A"), Element(.spacer), colored("B")]).contains("foreground-color"))
  }

  @Test func takesTheColorsOfInnerStacksFurther() {
    let inner = group(.stack, .horizontal, [colored("A"), colored("B")])
    let after = after([inner, colored("C")])
    #expect(after.split(separator: "foreground-color").count == 2 && after.hasPrefix("stack"))
  }

  @Test func countsRepetitions() {
    let slot = Slot.one(colored("${name}"), scope: Scope(repeats: true, source: .template(template("${items}"))))
    let stack = Element.make(.stack) {
      $0[.axis] = .literal(.vertical)
      $0[.children] = [slot, .one(colored("B"))]
    }
    #expect(optimized(HoistColors(), [stack], in: Traits.views).after.contains("foreground-color"))
  }

  @Test func countsConditions() {
    let slot = Slot.one(colored("A"), when: Condition(.template(template("${show}"))))
    let stack = Element.make(.stack) {
      $0[.axis] = .literal(.vertical)
      $0[.children] = [slot, .one(colored("B"))]
    }
    #expect(optimized(HoistColors(), [stack], in: Traits.views).after.contains("foreground-color"))
  }

  // MARK: Stays

  @Test func keepsDifferentColors() { #expect(remains([colored("A"), colored("B", Self.red)])) }

  @Test func keepsOneColor() { #expect(remains([colored("A")])) }

  @Test func keepsColorsBesideTextWithoutOne() { #expect(remains([colored("A"), colored("B"), text("C")])) }

  @Test func keepsColorsInAStackWithItsOwn() {
    #expect(remains([colored("A"), colored("B")]) { $0[.foregroundColor] = .literal(Self.red) })
  }

  @Test func keepsColorsBesidePictures() { #expect(remains([colored("A"), colored("B"), .make(.image)])) }

  @Test func keepsColorsBesideSymbols() {
    let symbol = Element.make(.icon) { $0[.foregroundColor] = .literal(Self.gray) }
    #expect(remains([colored("A"), symbol]))
  }

  @Test func keepsColorsWhereNothingIsInherited() {
    let stack = group(.stack, .vertical, [colored("A"), colored("B")])
    #expect(stays(HoistColors(), [stack], in: Traits.meaning))
  }

  @Test func keepsBoundColors() {
    let bound = text("A") { $0[.textColor] = .template(template("${color}")) }
    #expect(remains([bound, bound]))
  }
}

@Suite struct ShortenValuesTests {
  private func image(_ json: String, _ id: AttributeID = .cornerRadius) throws -> Element {
    var image = Element(.image)
    let node = try data(json)
    image.set(id, node.double.map { .number($0) } ?? .text(node.string ?? ""), origin: node)
    return image
  }

  /// Whether the pass lets go of the source's spelling, and of nothing else.
  private func isShortened(_ element: Element) -> Bool {
    var screen = Screen(
      name: "test", format: FormatID(rawValue: "test"),
      root: Element(.screen, children: [.one(element)]), isTemplate: false)
    var context = PassContext(source: Traits.meaning, target: Traits.meaning, targetName: "Target")
    ShortenValues().run(&screen, &context)
    let entry = screen.root[.children].first?.element?.attributes.first
    #expect(entry?.value == element.attributes.first?.value)
    return entry?.isAsRead == false
  }

  @Test(arguments: ["12.0", "12.50", "1e0", "0.10", "-0.250", "100e-2", "120.000"])
  func shortensNumbers(_ text: String) throws { #expect(isShortened(try image(text))) }

  @Test(arguments: ["12", "1.5", "0", "-3", "1e9", "0.1"])
  func keepsNumbersThatAreShort(_ text: String) throws { #expect(!isShortened(try image(text))) }

  @Test(arguments: [#""12.0""#, #""https://example.com/a?b=1.0""#, #""1.50""#])
  func keepsTexts(_ text: String) throws { #expect(!isShortened(try image(text, .url))) }
}
