import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerAlignmentTests {
  @Test func whatAllChildrenSayTheirStackSays() {
    let stack = group(.stack, .vertical, ["A", "B"].map { text($0) { $0[.horizontalAlignment] = .literal(.center) } })
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    #expect(dump.hasPrefix("stack axis=vertical alignment=center") && !dump.contains("horizontal-alignment"))
  }

  @Test func whatDiffersGetsRoom() {
    let stack = group(.stack, .vertical, [text("A"), text("B") { $0[.horizontalAlignment] = .literal(.trailing) }])
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    #expect(
      dump == """
        stack axis=vertical alignment=leading
          children
            text text="A"
            stack axis=horizontal gap=0 alignment=center
              children
                spacer
                text text="B"
        """)
  }

  /// The box of a painted text would be as wide as its column.
  @Test func roomBesideAPaintedTextStays() {
    let badge = text("OPEN") { $0[.backgroundColor] = .literal(Color(0x16A34A)) }
    let row = group(.stack, .horizontal, [Element(.spacer), badge])
    let stack = group(.stack, .vertical, [text("A"), row]) { $0[.alignment] = .literal(.leading) }
    let dump = run(LowerAlignment(), [stack], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.contains("spacer") && !dump.contains("horizontal-alignment"))
    let middle = group(.stack, .vertical, [badge]) { $0[.alignment] = .literal(.center) }
    #expect(
      run(LowerAlignment(), [middle], from: Traits.views, to: Traits.meaning).dump.components(of: "spacer") == 2)
  }

  @Test func statedLinesOfATextStandWhereTheTextDoes() {
    let address = text("Anna\n\nStreet 5") {
      $0[.horizontalAlignment] = .literal(.trailing)
      $0[.textWeight] = .literal(.bold)
    }
    let stack = group(.stack, .vertical, [text("A"), address])
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    #expect(
      dump == """
        stack axis=vertical alignment=leading
          children
            text text="A"
            stack axis=horizontal gap=0 alignment=center
              children
                spacer
                stack axis=vertical gap=0 alignment=trailing
                  children
                    text text="Anna" text-weight=bold
                    text text="\u{A0}" text-weight=bold
                    text text="Street 5" text-weight=bold
        """)
    // At the start, and in targets whose texts align their lines, one text does.
    let plain = group(.stack, .vertical, [text("A\nB")])
    #expect(run(LowerAlignment(), [plain], to: Traits.views).dump.contains(#"text text="A\nB""#))
    #expect(run(LowerAlignment(), [stack], from: Traits.views, to: Traits.meaning).dump.contains(#"Anna\n\nStreet"#))
  }

  @Test func boxesThatAreAsHighAsTheirRowBeginAtOneHeight() {
    func dump(_ children: [Element]) -> String {
      let row = group(.stack, .horizontal, children) { $0[.alignment] = .literal(.fill) }
      return run(LowerAlignment(), [row], from: Traits.widgets, to: Traits.views).dump
    }
    let box = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xF3F2F1)) }
    #expect(dump([box, Element(.spacer), box]).hasPrefix("stack axis=horizontal alignment=top"))
    // Beside words it is in the middle, as these are of the height that they have there.
    #expect(dump([text("B"), box]).hasPrefix("stack axis=horizontal alignment=center"))
  }

  @Test func roomAroundAnElementBecomesAlignment() {
    let row = group(.stack, .horizontal, [Element(.spacer), text("A"), Element(.spacer)])
    let stack = group(.stack, .vertical, [row]) { $0[.alignment] = .literal(.leading) }
    let dump = run(LowerAlignment(), [stack], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.contains(#"text horizontal-alignment=center text="A""#) && !dump.contains("spacer"))
  }

  @Test(arguments: [
    (Axis.horizontal, Alignment.leading, "top"), (.horizontal, .trailing, "bottom"), (.vertical, .top, "leading"),
    (.vertical, .bottom, "trailing"), (.vertical, .firstBaseline, "leading"),
    (.horizontal, .firstBaseline, "firstBaseline"),
  ])
  func alignmentIsNamedAfterItsAxis(_ axis: Axis, _ stated: Alignment, _ meant: String) {
    let stack = group(.stack, axis, [text("A"), text("B")]) { $0[.alignment] = .literal(stated) }
    let dump = run(LowerAlignment(), [stack], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.contains(" alignment=\(meant)\n"))
  }

  @Test(arguments: [ElementKind.image, .text, .stack])
  func whatIsShownByNameKeepsItsNameWhereItIsHidden(_ kind: ElementKind) {
    var child = Element(kind)
    child[.id] = .literal("hint")
    child[.isVisible] = .literal(false)
    child[.horizontalAlignment] = .literal(.center)
    let stack = group(.stack, .vertical, [text("A"), child])
    let dump = run(LowerAlignment(), [stack], to: Traits.views).dump
    let lines = dump.split(separator: "\n")
    #expect(lines.contains { $0.contains("id=\"hint\"") && $0.contains("visible=false") }, "\(dump)")
  }

  /// Without the room, columns of a row would be as wide as their words, and these could not stand at the side.
  @Test func columnsWithRoomInTheirRowsTakeWhatTheirRowLeaves() {
    func widths(_ cell: Element) -> String {
      let row = group(.stack, .horizontal, [text("250"), cell, text("End")])
      let dump = run([LowerAlignment(), RaiseColumns()], [.one(row)], from: Traits.views, to: Traits.meaning).dump
      return dump.matches(of: /column width=([a-z]+)/).map { String($0.1) }.joined(separator: " ")
    }
    let right = group(.stack, .horizontal, [Element(.spacer), text("Shoes")])
    let cell = group(.stack, .vertical, [right])
    #expect(widths(cell) == "auto stretch auto")
    #expect(widths(group(.stack, .vertical, [text("A"), cell])) == "auto stretch auto")
    #expect(widths(group(.stack, .vertical, [text("Shoes")])) == "auto auto auto")
  }
}
