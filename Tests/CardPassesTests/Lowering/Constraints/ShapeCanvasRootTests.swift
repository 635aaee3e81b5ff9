import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct ShapeCanvasRootTests {
  private func shaped(
    _ children: [Slot], from source: Capabilities = Traits.meaning, options: LoweringOptions = LoweringOptions()
  ) -> (dump: String, losses: [String]) {
    run(ShapeCanvasRoot(), children, from: source, to: Traits.widgets, options: options)
  }

  private func shaped(_ children: [Element], from source: Capabilities = Traits.meaning) -> (
    dump: String, losses: [String]
  ) {
    shaped(children.map { .one($0) }, from: source)
  }

  private func column(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .vertical, children, change)
  }

  /// The root that the pass makes of one whose only child this is.
  private func root(_ child: Element) -> Element {
    var screen = Screen(
      name: "news", format: FormatID(rawValue: "test"), root: Element(.screen, children: [.one(child)]),
      isTemplate: false)
    var context = PassContext(source: Traits.meaning, target: Traits.widgets, targetName: "Target")
    ShapeCanvasRoot().run(&screen, &context)
    return screen.root
  }

  @Test func theContentScrolls() {
    let (dump, losses) = shaped([text("A"), text("B")])
    #expect(
      dump == """
        scroll id="root" axis=vertical
          children
            stack axis=vertical
              children
                text text="A"
                text text="B"
        """)
    #expect(losses == [])
  }

  @Test func aColumnIsThePage() {
    #expect(shaped([column([text("A")])]).dump.components(of: "stack") == 1)
  }

  @Test func aPageThatIsCentredStaysSo() {
    #expect(shaped([text("A")], from: Traits.views).dump.contains("stack axis=vertical alignment=center"))
  }

  @Test func whatScrollsKeepsItsName() {
    let scroll = group(.scroll, .vertical, [text("A")]) { $0[.id] = .literal("list") }
    let dump = shaped([scroll]).dump
    #expect(dump.hasPrefix(#"scroll id="list" axis=vertical"#) && dump.components(of: "scroll") == 1)
    let sideways = shaped([group(.scroll, .horizontal, [text("A")])]).dump
    #expect(sideways.components(of: "scroll") == 2 && sideways.contains("scroll axis=horizontal"))
  }

  @Test func documentsHaveANameAndAVersionAndTheColourOfTheirPage() {
    let root = root(column([text("A")]) { $0[.backgroundColor] = .literal(.white) })
    #expect(root.literal(.id) == "news" && root.literal(.version) == "1")
    #expect(root.literal(.backgroundColor) == .white)
    let page = root[.children].first?.element?[.children].first?.element
    #expect(page?.kind == .stack && page?.has(.backgroundColor) == false)
    // The corners of the page would be those of the screen.
    let rounded = self.root(
      column([text("A")]) {
        $0[.backgroundColor] = .literal(.white)
        $0[.cornerRadius] = .literal(8)
      })
    #expect(!rounded.has(.backgroundColor))
  }

  // MARK: Room that takes the height of the screen

  @Test func aPageWithRoomInItIsAsHighAsTheScreen() {
    let (dump, losses) = shaped([column([text("A"), Element(.spacer), text("B")])], from: Traits.views)
    #expect(dump.hasPrefix("stack height=stretch axis=vertical") && !dump.contains("scroll") && losses == [])
  }

  @Test func roomOnSeveralPlacesOfAPageKeepsItAsHighAsTheScreen() {
    let room = Element(.spacer)
    let (dump, losses) = shaped([column([room, text("A"), room, room])], from: Traits.views)
    #expect(dump.hasPrefix("stack height=stretch axis=vertical") && losses == [])
  }

  @Test func roomInAPageThatDataMakeLongerHasNoHeight() {
    var page = column([text("A"), Element(.spacer)])
    page[.children].append(.one(text("B"), scope: Scope(repeats: true, source: .template(template("${items}")))))
    let (dump, losses) = shaped([page], from: Traits.views)
    #expect(dump.hasPrefix("scroll") && losses == ["lossy.spacer"])
  }

  @Test func roomAtTheEndOfAPageSaysNothing() {
    let (dump, losses) = shaped([column([text("A"), Element(.spacer)])], from: Traits.views)
    #expect(dump.hasPrefix("scroll") && losses == [])
  }

  // MARK: Buttons at the bottom

  @Test func theButtonsOfADocumentStayBelowWhatScrollsIfWanted() {
    let buttons = group(.stack, .horizontal, [Element(.button)]) { $0[.id] = .literal("actions") }
    let page = column([text("A"), .make(.spacer) { $0[.height] = .literal(.points(10)) }, buttons])
    #expect(shaped([page]).dump.components(of: "spacer") == 1)
    var options = LoweringOptions()
    options.pinsActions = true
    #expect(
      shaped([.one(page)], options: options).dump == """
        scroll id="root" axis=vertical
          children
            stack axis=vertical
              children
                text text="A"
        stack id="actions" axis=horizontal
          children
            button
        """)
  }

  // MARK: Other documents

  @Test func onlyDocumentsThatBecomeCanvasesAreChanged() {
    #expect(run(ShapeCanvasRoot(), [text("A")], to: Traits.views).dump == #"text text="A""#)
    #expect(shaped([text("A")], from: Traits.widgets).dump == #"text text="A""#)
  }
}
