import CardIR
import Testing

@testable import CardPasses

/// Rows that reach from side to side where they are read, and hug their content where they are written.
@Suite struct FillRowsTests {
  private func filled(_ children: [Element], from source: Capabilities = Traits.widgets) -> String {
    run(FillRows(), children, from: source, to: Traits.views).dump
  }

  private func stays(_ children: [Element], from source: Capabilities = Traits.widgets) -> Bool {
    filled(children, from: source) == run(FillRows(), children, from: source, to: source).dump
  }

  private func row(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .horizontal, children, change)
  }

  private func column(_ children: [Element], _ alignment: Alignment? = nil) -> Element {
    column(children) { if let alignment { $0[.alignment] = .literal(alignment) } }
  }

  private func column(_ children: [Element], _ change: (inout Element) -> Void) -> Element {
    group(.stack, .vertical, children, change)
  }

  private let picture = Element.make(.image) { $0[.width] = .literal(.points(40)) }

  private func word(_ content: String, at side: Alignment) -> Element {
    text(content) { $0[.horizontalAlignment] = .literal(side) }
  }

  // MARK: Fires

  @Test func roomOfARowIsBetweenItsParts() {
    let spaced = row([text("A"), text("B")]) { $0[.distribution] = .literal(.equalSpacing) }
    #expect(
      filled([spaced]) == """
        stack axis=horizontal
          children
            text text="A"
            spacer
            text text="B"
        """)
  }

  @Test func equalPartsSayTheirShare() {
    let framed = with(Traits.views, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }
    let equal = row([text("A"), text("B")]) { $0[.distribution] = .literal(.fillEqually) }
    #expect(
      run(FillRows(), [equal], from: Traits.widgets, to: framed).dump == """
        stack axis=horizontal
          children
            text width=1fr text="A"
            text width=1fr text="B"
        """)
  }

  @Test func boxesTakeWhatTheOthersLeaveThemselves() {
    let framed = with(Traits.views, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }
    func box(_ color: Color?) -> Element {
      column([text("A")]) { $0[.borderColor] = color.map { .literal($0) } }
    }
    let dump = run(FillRows(), [row([box(.black), picture])], from: Traits.widgets, to: framed).dump
    #expect(dump.contains("width=stretch") && !dump.contains("spacer"))
    let bare = run(FillRows(), [row([box(nil), picture])], from: Traits.widgets, to: framed).dump
    #expect(!bare.contains("width=stretch") && bare.contains("spacer"))
  }

  @Test func whatIsAloneBetweenDistancesHasAllThatTheyLeave() {
    let inset = row([.room(16, .horizontal), column([text("A")]), .room(16, .horizontal)])
    #expect(stays([inset]))
  }

  /// What stands before the colour of a page is as wide as the page.
  @Test func rowsOnAColouredPageAreFilled() {
    let content = column([row([text("A"), text("B")])], .fill)
    let page = Element(.overlay, children: [.one(Element(.shape)), .one(content)])
    #expect(filled([page]).components(of: "spacer") == 1)
  }

  @Test func theFirstTextTakesTheRest() {
    #expect(
      filled([row([text("A"), text("B")])]) == """
        stack axis=horizontal
          children
            text text="A"
            spacer
            text text="B"
        """)
  }

  @Test func whatHasAWidthTakesNothing() {
    #expect(
      filled([row([text("A") { $0[.width] = .literal(.points(80)) }, text("B"), picture])]) == """
        stack axis=horizontal
          children
            text width=80pt text="A"
            text text="B"
            spacer
            image width=40pt
        """)
  }

  @Test func roomFillsARowOfStatedWidth() {
    #expect(
      filled([row([picture, text("A")]) { $0[.width] = .literal(.points(200)) }]) == """
        stack width=200pt axis=horizontal
          children
            image width=40pt
            text text="A"
            spacer
        """)
  }

  @Test func textThatEndsAtTheRightIsPushedThere() {
    #expect(
      filled([row([picture, word("A", at: .trailing)])]) == """
        stack axis=horizontal
          children
            image width=40pt
            spacer
            text text="A"
        """)
  }

  @Test func textInTheMiddleHasRoomOnBothSides() {
    #expect(
      filled([row([word("A", at: .center), picture])]) == """
        stack axis=horizontal
          children
            spacer
            text text="A"
            spacer
            image width=40pt
        """)
  }

  @Test func rowsInColumnsThatFillAreFilled() {
    #expect(filled([column([row([text("A"), picture])], .fill)]).contains("spacer"))
  }

  @Test func rowsInColumnsWithAWidthAreFilled() {
    let narrow = row([text("A"), picture]) { $0[.width] = .literal(.points(200)) }
    #expect(filled([column([narrow], .leading)]).contains("spacer"))
  }

  @Test func whatSharesARowEquallyHasAWidth() {
    let halves = row([row([text("A"), picture]), row([text("B"), picture])]) {
      $0[.distribution] = .literal(.fillEqually)
    }
    #expect(filled([halves]).components(of: "spacer") == 2)
  }

  @Test func roomInARowIsRoomOfTheRowAround() {
    // The inner row takes the rest of the outer one, so room behind it would only share that.
    let dump = filled([row([row([text("A"), picture]), picture])])
    #expect(dump.components(of: "spacer") == 1 && dump.contains("text text=\"A\"\n        spacer"))
  }

  // MARK: Stays

  @Test func rowsThatHugStay() { #expect(stays([column([row([text("A"), picture])], .leading)])) }

  @Test func rowsWithRoomStay() { #expect(stays([row([text("A"), Element(.spacer), picture])])) }

  @Test func rowsThatShareTheirRoomStay() {
    #expect(stays([row([text("A"), text("B")]) { $0[.distribution] = .literal(.fillProportionally) }]))
  }

  /// How many spacers or shares there would have to be, only data know.
  @Test func partsThatRepeatStay() {
    for distribution in [Distribution.equalSpacing, .fillEqually] {
      var repeated = row([text("A")]) { $0[.distribution] = .literal(distribution) }
      repeated[.children].append(.one(text("B"), scope: Scope(repeats: true, source: .template(template("${items}")))))
      #expect(stays([repeated]))
    }
  }

  @Test func roomBehindTheLastPartPushesNothing() { #expect(stays([row([picture, text("A")])])) }

  @Test func rowsInWhichNothingGrowsStay() { #expect(stays([row([picture, picture])])) }

  @Test func rowsOfTargetsThatFillStay() {
    let children = [row([text("A"), text("B")])]
    #expect(
      run(FillRows(), children, from: Traits.widgets, to: Traits.widgets).dump
        == run(FillRows(), children, from: Traits.views, to: Traits.views).dump)
  }

  @Test func rowsOfSourcesThatHugStay() { #expect(stays([row([text("A"), text("B")])], from: Traits.views)) }

  @Test func rowsWithColumnsStay() {
    // Columns say how wide they are.
    #expect(stays([row([text("A"), text("B")])], from: Traits.meaning))
  }

  @Test func whatScrollsSidewaysHasNoWidthToFill() {
    let region = group(.scroll, .horizontal, [row([text("A"), picture])])
    #expect(stays([region]))
    #expect(!stays([group(.scroll, .vertical, [row([text("A"), picture])])]))
  }
}
