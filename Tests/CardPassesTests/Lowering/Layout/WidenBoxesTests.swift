import CardFormats
import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct WidenBoxesTests {
  private func widened(_ box: Element) -> (dump: String, losses: [String]) {
    run(WidenBoxes(), [box], from: Traits.meaning, to: Traits.views)
  }

  private func box(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .vertical, children) {
      $0[.backgroundColor] = .literal(.white)
      change(&$0)
    }
  }

  // MARK: Fires

  @Test(arguments: [
    (nil, ["text", "spacer"]), (Alignment.leading, ["text", "spacer"]), (.fill, ["text", "spacer"]),
    (.center, ["spacer", "text", "spacer"]), (.trailing, ["spacer", "text"]),
  ])
  func theFirstPartGetsRoomBesideIt(_ alignment: Alignment?, _ expected: [String]) {
    let (dump, losses) = widened(
      box([text("A"), Element(.divider)]) { $0[.alignment] = alignment.map { .literal($0) } })
    let kinds = dump.split(separator: "\n").map { $0.split(separator: " ")[0] }
    #expect(kinds == ["stack", "children", "stack", "children"] + expected.map { $0[...] } + ["divider"])
    #expect(losses == [])
  }

  @Test func roomInSomethingOfStatedWidthDoesNotWidenTheBox() {
    let column = group(.stack, .horizontal, [text("A"), Element(.spacer)]) { $0[.width] = .literal(.points(50)) }
    let row = group(.stack, .horizontal, [column, text("B")]) { $0[.backgroundColor] = .literal(.white) }
    #expect(widened(row).dump.hasSuffix("text text=\"B\"\n    spacer"), "\(widened(row).dump)")
  }

  /// Columns that are as wide as their content or say how wide they are take nothing of what is left.
  @Test(arguments: [(Dimension.auto, true), (.stretch, false), (.weight(1), false)])
  func aRowOfColumnsIsAsWideAsThePage(_ width: Dimension, _ needsRoom: Bool) {
    let columns = [Dimension.points(80), width].map { width in
      group(.stack, .vertical, [text("A")]) { $0[.width] = .literal(width) }
    }
    let row = group(.stack, .horizontal, columns) { $0[.backgroundColor] = .literal(.white) }
    let dump = run(WidenBoxes(), [row], from: Traits.meaning, to: DrivenUIFormat().capabilities).dump
    #expect(dump.hasSuffix("\n    spacer") == needsRoom, "\(dump)")
  }

  @Test func aPageIsAsWideAsTheBoxInIt() {
    let inner = box([text("A")])
    let dump = widened(box([inner, text("B")])).dump
    // The room is in the inner box alone, which is a direct part of the page still.
    #expect(dump.split(separator: "\n").count { $0.hasSuffix("spacer") } == 1)
    #expect(dump.contains("\n    stack background-color=#FFFFFF axis=vertical\n"), "\(dump)")
  }

  @Test func roomAboveTheFirstPartStays() {
    #expect(
      widened(box([Element(.spacer), text("A"), text("B")])).dump == """
        stack background-color=#FFFFFF axis=vertical
          children
            spacer
            stack axis=horizontal gap=0
              children
                text text="A"
                spacer
            text text="B"
        """)
  }

  @Test func aRowOfStatedWidthsGetsRoomAndSharesTakeIt() {
    func painted(_ width: Dimension) -> String {
      let picture = Element.make(.image) { $0[.width] = .literal(width) }
      let row = group(.stack, .horizontal, [picture, text("A")]) { $0[.backgroundColor] = .literal(.white) }
      let target = with(Traits.views, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }
      return run(WidenBoxes(), [row], from: with(Traits.meaning) { $0.stacksFillWidth = true }, to: target).dump
    }
    #expect(painted(.points(64)).hasSuffix("spacer"))
    #expect(!painted(.stretch).contains("spacer"))
  }

  @Test func insetsBesideABoxShareNothingOut() {
    let inset = Element.make(.spacer) { $0[.width] = .literal(.points(8)) }
    let dump = run(
      WidenBoxes(), [group(.stack, .horizontal, [inset, box([text("A")]), inset])], from: Traits.meaning,
      to: Traits.views
    ).dump
    #expect(dump.components(of: "spacer\n") == 1 || dump.hasSuffix("spacer"))
    #expect(dump.contains("stack axis=horizontal gap=0"))
  }

  @Test func anEmptyBoxInARowIsReported() {
    let row = group(.stack, .horizontal, [box([]), text("A")])
    #expect(run(WidenBoxes(), [row], from: Traits.meaning, to: Traits.views).losses == ["lossy.box-width"])
  }

  @Test func theRowHasTheDistanceOfItsContent() {
    let dump = widened(box([text("A") { $0[.spacing] = .literal(.large) }])).dump
    #expect(dump.contains("stack spacing=large axis=horizontal gap=0") && dump.contains("  text text=\"A\""))
  }

  @Test func linedBoxesAreWideToo() {
    let lined = group(.stack, .vertical, [text("A")]) { $0[.borderColor] = .literal(.black) }
    #expect(widened(lined).dump.contains("spacer"))
  }

  @Test func paintedRowsGetRoomAtTheirEnd() {
    let row = group(.stack, .horizontal, [text("A")]) { $0[.backgroundColor] = .literal(.white) }
    #expect(widened(row).dump.hasSuffix("text text=\"A\"\n    spacer"))
  }

  @Test func whatMayBeMissingIsReported() {
    let maybe = Slot.one(text("A"), when: Condition(.template(template("${a}"))))
    let (dump, losses) = widened(box([]) { $0[.children] = [maybe] })
    #expect(!dump.contains("spacer") && losses == ["lossy.box-width"])
  }

  // MARK: Stays

  @Test func boxesWithoutPaintStay() {
    #expect(!widened(group(.stack, .vertical, [text("A")])).dump.contains("spacer"))
  }

  @Test func boxesWithAWidthStay() {
    #expect(!widened(box([text("A")]) { $0[.width] = .literal(.points(90)) }).dump.contains("spacer"))
  }

  @Test func boxesInRowsStay() {
    #expect(!widened(group(.stack, .horizontal, [box([text("A")])])).dump.contains("spacer"))
  }

  @Test func boxesWithARowThatFillsStay() {
    let row = group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")])
    #expect(widened(box([text("C"), row])).dump.components(of: "spacer") == 1)
  }
}
