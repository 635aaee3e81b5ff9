import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// What stands in for elements that a renderer cannot show.
@Suite struct ResolveFallbackTests {
  private static let kinds: Set<ElementKind> = [.carousel, .page, .imageSet, .image, .text, .stack]
  private static let source = with(
    Traits.meaning, kinds: kinds,
    regions: Dictionary(uniqueKeysWithValues: kinds.map { ($0, [.children, .fallback]) }))
  private static let target = Traits.views

  private func resolved(_ children: [Element]) -> (dump: String, losses: [String]) {
    run(ResolveFallback(), children, from: Self.source, to: Self.target)
  }

  private func unknown(_ name: String = "Gauge", or fallback: Element? = nil) -> Element {
    .make(.custom) {
      $0[.typeName] = .literal(name)
      if let fallback { $0[.fallback] = [.one(fallback)] }
    }
  }

  // MARK: Elements

  @Test func aFallbackStandsInForWhatIsNotKnown() {
    let (dump, losses) = resolved([unknown(or: text("70 %")), text("A")])
    #expect(dump == "text text=\"70 %\"\ntext text=\"A\"" && losses == ["note.fallback-used"])
  }

  @Test func theNearestBoxWithAFallbackStandsBack() {
    let inner = group(.stack, .vertical, [unknown(), text("A")])
    let outer = group(.stack, .vertical, [inner, text("B")]) { $0[.fallback] = [.one(text("C"))] }
    #expect(resolved([outer, text("D")]).dump == "text text=\"C\"\ntext text=\"D\"")
  }

  @Test func fallbacksHaveFallbacks() {
    #expect(resolved([unknown(or: unknown("Dial", or: text("70 %")))]).dump == #"text text="70 %""#)
  }

  @Test func withoutAFallbackOnlyTheElementGoes() {
    let (dump, losses) = resolved([unknown(), text("A")])
    #expect(dump == #"text text="A""# && losses == ["dropped.custom"])
  }

  @Test func whatIsToBeLeftOutIs() {
    let gone = group(.stack, .vertical, [unknown(), text("A")]) { $0[.dropsOnFallback] = .literal(true) }
    #expect(resolved([gone, text("B")]).dump == #"text text="B""#)
  }

  // MARK: Cards

  @Test func whatStandsInForACardThatAButtonShowsIsACard() {
    let card = Element.make(.screen) {
      $0[.children] = [.one(unknown())]
      $0[.fallback] = [.one(text("A"))]
    }
    let show = Element.make(.showCard) { $0[.card] = [.one(card)] }
    let (dump, losses) = resolved([button("More", [show])])
    #expect(
      dump == """
        button title="More"
          actions
            action.show-card
              card
                screen
                  children
                    text text="A"
        """)
    #expect(losses == ["note.fallback-used"])
  }

  // MARK: Pages

  private func carousel(_ pages: [Element]) -> Element { group(.carousel, nil, pages) }

  @Test func whatStandsInForAPageIsAPage() {
    let page = group(.page, nil, [unknown()]) { $0[.fallback] = [.one(text("A"))] }
    let (dump, losses) = resolved([carousel([page])])
    #expect(
      dump == """
        carousel
          children
            page
              children
                text text="A"
        """)
    #expect(losses == ["note.fallback-used"])
  }

  @Test func aPageThatStandsInForAPageIsNoPageInAPage() {
    let substitute = group(.page, nil, [text("A")])
    let page = group(.page, nil, [unknown()]) { $0[.fallback] = [.one(substitute)] }
    #expect(resolved([carousel([page])]).dump.split(separator: "\n").count { $0.hasSuffix("  page") } == 1)
  }

  @Test func theFallbackOfAnElementInAPageStaysInIt() {
    let page = group(.page, nil, [unknown(or: text("A")), text("B")])
    let dump = resolved([carousel([page])]).dump
    #expect(dump.contains(#"text text="A""#) && dump.contains(#"text text="B""#))
  }

  // MARK: Sets of images

  private func image(_ name: String) -> Element { .make(.image) { $0[.url] = .literal("https://e.com/\(name).png") } }

  private func tooNew(_ image: Element, or fallback: Element) -> Element {
    var image = image
    image[value: .requires] = .json(JSONNodes.feature)
    image[.fallback] = [.one(fallback)]
    return image
  }

  @Test func anImageStandsInForAnImageOfASet() {
    let set = group(.imageSet, nil, [tooNew(image("a"), or: image("b")), image("c")])
    let (dump, losses) = resolved([set])
    #expect(!dump.contains("a.png") && dump.contains("b.png") && dump.contains("c.png"))
    #expect(losses == ["note.fallback-used"])
  }

  @Test func textIsNoImageOfASet() {
    let set = group(.imageSet, nil, [tooNew(image("a"), or: text("B")), image("c")])
    let (dump, losses) = resolved([set])
    #expect(!dump.contains("\"B\"") && dump.contains("c.png"))
    #expect(losses == ["dropped.custom", "note.fallback-used"])
  }
}
