import CardFormats
import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// Where rarer constructs are, and that it is said where a target has them elsewhere.
@Suite struct PlacementTests {
  private static let cards = AdaptiveCardsFormat().capabilities
  private static let views = DrivenUIFormat().capabilities
  private static let widgets = SkimaFormat().capabilities

  private func column(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .vertical, children, change)
  }

  private func image(_ width: Double?) -> Element {
    var image = Element(.image)
    image[.url] = .literal("a.png")
    if let width { image[.width] = .literal(.points(width)) }
    return image
  }

  // MARK: Alignment

  @Test func aLineInARowDoesNotMakeItWide() {
    let row = group(.stack, .horizontal, [Element(.divider), text("A")])
    let column = column([row]) { $0[.alignment] = .literal(.center) }
    let result = run(LowerAlignment(), [column], from: Self.views, to: Self.cards)
    #expect(result.dump.components(of: "spacer") == 2)
  }

  @Test func theWordsOfAFrameStayInItsMiddle() {
    let framed = text("A") { $0[.width] = .literal(.points(40)) }
    let column = column([framed, text("B")]) { $0[.alignment] = .literal(.trailing) }
    let dump = run(LowerAlignment(), [column], from: Self.views, to: Self.widgets).dump
    #expect(dump.components(of: "horizontal-alignment=trailing") == 1)
  }

  @Test func aColumnThatIsAsWideAsOneRowLeavesNoRoomBesideIt() {
    func column(besideWidth width: Double) -> Element {
      let empty = group(.stack, .horizontal, []) { $0[.width] = .literal(.points(width)) }
      let row = group(.stack, .horizontal, [text("Several words")])
      return self.column([empty, row]) { $0[.alignment] = .literal(.trailing) }
    }
    func rooms(_ element: Element) -> Int {
      run(LowerAlignment(), [element], from: Self.views, to: Self.cards).dump.components(of: "spacer")
    }
    #expect(rooms(group(.stack, .horizontal, [column(besideWidth: 12), text("B")])) == 0)
    #expect(rooms(group(.stack, .horizontal, [column(besideWidth: 400), text("B")])) == 1)
    #expect(rooms(column(besideWidth: 12)) == 1)
  }

  @Test func theOnlyTextOfAColumnWithAHeightIsInTheMiddle() {
    func dump(_ children: [Element]) -> String {
      let column = column(children) { $0[.height] = .literal(.points(96)) }
      return run(LowerAlignment(), [column], from: Self.widgets, to: Self.cards).dump
    }
    #expect(dump([text("A")]).contains("vertical-alignment=center"))
    #expect(!dump([text("A"), text("B")]).contains("vertical-alignment=center"))
  }

  @Test func aPictureThatIsAsHighAsAFrameIsReported() {
    let row = group(.stack, .horizontal, [image(16)]) { $0[.height] = .literal(.points(40)) }
    #expect(run(LowerAlignment(), [row], from: Self.views, to: Self.cards).losses == ["lossy.stretch"])
    let free = group(.stack, .horizontal, [image(16)])
    #expect(run(LowerAlignment(), [free], from: Self.views, to: Self.cards).losses == [])
  }

  @Test func aBackgroundThatTookTheHeightIsReported() {
    let layers = column([text("B")]) { $0[.background] = [.one(Element(.backgroundImage))] }
    let column = column([text("A"), layers]) { $0[.height] = .literal(.points(96)) }
    #expect(run(LowerAlignment(), [column], from: Self.views, to: Self.cards).losses == ["lossy.stretch"])
  }

  // MARK: Rows

  @Test func aWidthThatBecomesRoomIsReported() {
    let row = group(
      .stack, .horizontal, [text("A") { $0[.width] = .literal(.points(40)) }, text("B")]
    ) { $0[.distribution] = .literal(.equalSpacing) }
    let losses = run(RaiseColumns(), [row], from: Self.widgets, to: Self.cards).losses
    #expect(losses == ["lossy.distribution", "lossy.size"])
  }

  @Test func aFieldThatTakesTheRoomOfSomethingEmptyIsReported() {
    func losses(_ beside: Element) -> [String] {
      let row = group(.stack, .horizontal, [Element(.textInput), beside])
      return run(RaiseColumns(), [row], from: Self.widgets, to: Self.cards).losses
    }
    #expect(losses(column([])) == ["lossy.size"])
    #expect(losses(image(40)) == [])
  }

  @Test func aFieldInARowThatTakesTheRoomOfSomethingEmptyIsReported() {
    func losses(_ content: Element) -> [String] {
      let row = group(.stack, .horizontal, [group(.stack, .horizontal, [content]), column([])])
      return run(RaiseColumns(), [row], from: Self.widgets, to: Self.cards).losses
    }
    #expect(losses(Element(.textInput)) == ["lossy.size"])
    #expect(losses(text("A")) == [])
  }

  // MARK: Pages and boxes

  @Test func roomAfterContentStaysWhereThereIsRoomBeforeIt() {
    func dump(_ children: [Element]) -> String {
      run(UnwrapRoot(), [column(children)], from: Self.widgets, to: Self.cards).dump
    }
    #expect(dump([Element(.spacer), text("A"), Element(.spacer)]).components(of: "spacer") == 2)
    #expect(!dump([text("A"), Element(.spacer)]).contains("spacer"))
  }

  @Test func anEmptyBoxGetsRoomOfItsOwn() {
    let inner = group(.stack, .horizontal, []) { $0[.backgroundColor] = .literal(.black) }
    let outer = column([inner]) { $0[.backgroundColor] = .literal(.white) }
    let dump = run(WidenBoxes(), [outer], from: Traits.meaning, to: Traits.views).dump
    #expect(dump.components(of: "spacer") == 1)
    #expect(dump.components(of: "axis=horizontal") == 1)
  }

  @Test func aLeastHeightOfNothingIsNone() {
    let box = column([]) { $0[.minHeight] = .literal(0) }
    let result = run(LowerSizes(), [box], from: Self.cards, to: Self.views)
    #expect(!result.dump.contains("height"))
    #expect(result.losses == [])
  }

  @Test func whatIsHighByAListIsReportedBesideOthers() {
    let list = column([group(.overlay, nil, [group(.list, nil, [text("A")])])])
    #expect(
      run(LowerScroll(), [column([text("B"), list])], from: Self.views, to: Self.cards).losses
        == ["lossy.list", "lossy.scroll"])
    #expect(run(LowerScroll(), [column([list])], from: Self.views, to: Self.cards).losses == ["lossy.list"])
  }

  // MARK: Constraints

  @Test func theMiddleBesideASideIsReported() {
    func losses(_ rules: [Slot]) -> [String] {
      let label = text("A") { $0[.constraints] = [ConstraintRule.make(.sides, .number(0))] + rules }
      return run(RecoverFlow(), [label], from: Self.widgets, to: Self.cards).losses
    }
    let (middle, bottom) = (ConstraintRule.make(.centerY), ConstraintRule.make(.bottom, .number(0)))
    #expect(losses([middle, bottom]) == ["lossy.constraint"])
    #expect(losses([middle]) == [])
  }

  @Test func aPictureThatIsAsWideAsItsColumnIsReported() {
    func losses(_ image: Element, _ change: (inout Element) -> Void) -> [String] {
      let column = column([image]) {
        $0[.constraints] = [ConstraintRule.make(.sides, .number(0)), ConstraintRule.make(.top)]
        change(&$0)
      }
      return run(RecoverFlow(), [column], from: Self.widgets, to: Self.cards).losses
    }
    #expect(losses(image(nil)) { $0[.distribution] = .literal(.fill) } == ["lossy.implicit-size"])
    #expect(losses(image(40)) { $0[.distribution] = .literal(.fill) } == [])
    #expect(
      losses(image(nil)) {
        $0[.distribution] = .literal(.fill)
        $0[.alignment] = .literal(.leading)
      } == [])
    // As it is in a column that was recovered.
    #expect(losses(image(nil)) { _ in } == [])
  }

  // MARK: Buttons

  @Test func buttonsAboveACardKeepTheirSide() {
    var (submit, show) = (Element(.submit), Element(.showCard))
    submit[.title] = .literal("A")
    show[.card] = [.one(group(.screen, nil, [text("B")]))]
    var group = Element(.actionSet)
    group[.horizontalAlignment] = .literal(.trailing)
    group[.actions] = [.one(submit), .one(show)]
    let lines = run(LowerActionSets(), [group], from: Self.cards, to: Self.views).dump.split(separator: "\n")
    let aligned = lines.filter { $0.contains("horizontal-alignment=trailing") }
    #expect(aligned.count == 1 && aligned[0].contains("axis=horizontal"))
  }
}
