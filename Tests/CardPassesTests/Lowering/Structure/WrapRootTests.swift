import CardIR
import Testing

@testable import CardPasses

@Suite struct WrapRootTests {
  @Test func roomBelowIsNotSharedWithRoomInside() {
    let bottom = group(.stack, .vertical, [text("A"), Element(.spacer), text("B")])
    let inset = group(.stack, .vertical, [group(.stack, .horizontal, [bottom])])
    let dump = run(WrapRoot(), [inset], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.components(of: "spacer") == 1)
    // Room between the parts of a row takes no height.
    let row = group(.stack, .vertical, [group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")])])
    #expect(run(WrapRoot(), [row], from: Traits.widgets, to: Traits.views).dump.components(of: "spacer") == 2)
  }

  @Test func roomBelowAPageOfItsOwnHeightStandsBesideIt() {
    let page = group(.stack, .vertical, [text("A")]) { $0[.height] = .literal(.points(200)) }
    #expect(
      run(WrapRoot(), [page], from: Traits.widgets, to: Traits.views).dump == """
        stack axis=vertical gap=0 alignment=leading
          children
            stack height=200pt axis=vertical
              children
                text text="A"
            spacer
        """)
    // Room inside of it is its own: it does not push the page.
    let inner = group(.stack, .vertical, [text("A"), Element(.spacer), text("B")]) {
      $0[.height] = .literal(.points(200))
    }
    #expect(run(WrapRoot(), [inner], from: Traits.widgets, to: Traits.views).dump.components(of: "spacer") == 2)
  }

  @Test func aPageThatIsARowStandsAtTheTopAsWell() {
    let row = group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")]) { $0[.padding] = .literal(20) }
    let dump = run(WrapRoot(), [row], from: Traits.widgets, to: Traits.views).dump
    #expect(
      dump.hasPrefix("stack axis=vertical gap=0 alignment=fill\n  children\n    stack padding=20 axis=horizontal"))
    #expect(dump.hasSuffix("\n    spacer"))
  }

  @Test func layersOfTheirOwnHeightStandAtTheTopAsWell() {
    let picture = Element.make(.image) { $0[.url] = .literal("https://example.com/a.png") }
    let hero = group(.overlay, nil, [picture, group(.stack, .vertical, [Element(.spacer), text("A")])]) {
      $0[.height] = .literal(.points(200))
    }
    let dump = run(WrapRoot(), [hero], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.hasPrefix("stack axis=vertical gap=0 alignment=fill\n  children\n    overlay height=200pt"))
    #expect(dump.hasSuffix("\n    spacer"))
  }

  @Test func theLastOfSeveralLayersIsThePage() {
    let layers = group(.overlay, nil, [group(.stack, .vertical, []), group(.stack, .vertical, [text("A")])])
    let dump = run(WrapRoot(), [layers], from: Traits.widgets, to: Traits.views).dump
    #expect(dump.components(of: "spacer") == 1 && dump.hasSuffix("spacer"))
    // In one that is as high as the screen it is in the middle.
    let bar = group(.stack, .vertical, [Element(.spacer), text("Bar")])
    let tall = group(.overlay, nil, [bar, group(.stack, .vertical, [text("A")])])
    #expect(run(WrapRoot(), [tall], from: Traits.widgets, to: Traits.views).dump.components(of: "spacer") == 1)
  }

  @Test func theRootGetsAStack() {
    let dump = run(WrapRoot(), [text("A")], to: Traits.views).dump
    #expect(
      dump == """
        stack padding=20 axis=vertical
          children
            text text="A"
            spacer
        """)
  }

  @Test func onlyARootThatIsCentredNeedsRoomBelow() {
    let dump = run(WrapRoot(), [text("A")], to: Traits.widgets).dump
    #expect(dump.hasPrefix("stack padding=20 axis=vertical") && !dump.contains("spacer"))
  }

  @Test func columnsNeedNoStack() {
    #expect(run(WrapRoot(), [text("A")], to: Traits.meaning).dump == #"text text="A""#)
    #expect(run(WrapRoot(), [text("A")], from: Traits.views, to: Traits.views).dump == #"text text="A""#)
  }
}
