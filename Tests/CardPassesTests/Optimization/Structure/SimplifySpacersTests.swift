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
