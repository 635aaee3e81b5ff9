import CardFormats
import CardIR
import CardStyle
import CardTemplate
import Testing

@testable import CardPasses

/// Sets of images, media, carousels, facts and rich text: what they have besides their content is carried over.
@Suite struct LowerGroupsTests {
  private static let target = with(Traits.views, attributes: [.stack: [.spacing, .separator, .id]])

  private func lowered(_ pass: any Pass, _ element: Element) -> (dump: String, losses: [String]) {
    run(pass, [element], from: Traits.meaning, to: Self.target)
  }

  /// What every element of a card can have, and a property that nobody knows.
  private func dressed(_ element: inout Element) {
    element[.id] = .literal("it")
    element[.spacing] = .literal(.large)
    element[.separator] = .literal(true)
    element[.isVisible] = .literal(false)
    element.extras = [.init(name: "odd", value: JSONNodes.one)]
  }

  private static let groups: [(ElementKind, any Pass)] = [
    (.imageSet, LowerGroups()), (.media, LowerGroups()), (.carousel, LowerGroups()), (.table, LowerGroups()),
    (.facts, LowerFacts()), (.richText, LowerRichText()),
  ]

  @Test(arguments: groups.indices) func whatEveryElementHasIsCarriedOver(_ index: Int) {
    let (kind, pass) = Self.groups[index]
    var root = Element(.screen)
    root[.children] = [.one(.make(kind, dressed))]
    var screen = Screen(name: "test", format: FormatID(rawValue: "test"), root: root, isTemplate: false)
    var context = PassContext(source: Traits.meaning, target: Self.target, targetName: "Target")
    pass.run(&screen, &context)
    let result = screen.root.single(.children)
    #expect(result?.kind == (kind == .richText ? .text : .stack))
    #expect(result?.literal(.id) == "it" && result?.literal(.spacing) == .large && result?.literal(.separator) == true)
    #expect(result?.literal(.isVisible) == false)
    #expect(result?.extras.map(\.name) == ["odd"])
  }

  private func image(_ name: String) -> Element { .make(.image) { $0[.url] = .literal("https://e.com/\(name).png") } }

  @Test func imagesOfASetStandInRowsAndHaveItsSize() {
    let set = group(.imageSet, nil, (1...6).map { image("\($0)") }) { $0[.imageSize] = .literal(.token(.medium)) }
    let (dump, losses) = lowered(LowerGroups(), set)
    // Three of 80 points and their distances are as wide as a page.
    #expect(dump.components(of: "stack axis=horizontal") == 2 && dump.components(of: "image-size=medium") == 6)
    #expect(losses == ["lossy.wrap"])
  }

  @Test func imagesOfASetAreNoHigherThanTheHostAllows() {
    let set = group(.imageSet, nil, [image("a")]) { $0[.imageSize] = .literal(.token(.large)) }
    let dump = run(
      LowerGroups(), [set], from: AdaptiveCardsFormat().capabilities, to: DrivenUIFormat().capabilities
    ).dump
    #expect(dump.contains("image width=100pt height=100pt"))
  }

  @Test func imagesThatDataRepeatStandInOneRow() {
    let scope = Scope(repeats: true, source: .template(template("${images}")))
    let set = Element.make(.imageSet) { $0[.children] = [.one(image("a"), scope: scope)] }
    #expect(lowered(LowerGroups(), set).dump.hasPrefix("stack axis=horizontal gap=8\n"))
  }

  @Test func mediaAreTheirPosterAndWhatIsSaidOfThem() throws {
    let address = try data("\"https://e.com/a.mp4\"")
    let media = group(
      .media, nil, [.make(.mediaSource) { $0.set(.url, .text("https://e.com/a.mp4"), origin: address) }]
    ) {
      $0[value: .poster] = .text("https://e.com/a.png")
      $0[.altText] = .literal("A film")
    }
    let (dump, losses) = lowered(LowerGroups(), media)
    #expect(dump.contains("image url=\"https://e.com/a.png\"") && dump.contains("text text=\"A film\""))
    #expect(losses == ["unsupported.media", "unsupported.media"])
  }

  @Test func theHeightOfACarouselIsThatOfEachPage() {
    let high = group(.page, nil, [text("B")]) { $0[.minHeight] = .literal(90) }
    let carousel = group(.carousel, nil, [group(.page, nil, [text("A")]), high]) { $0[.height] = .literal(.points(60)) }
    let (dump, _) = lowered(LowerGroups(), carousel)
    #expect(dump.components(of: " height=") == 0)
    #expect(dump.components(of: "min-height=60") == 1 && dump.components(of: "min-height=90") == 1)
  }

  @Test func pagesOfCarouselsStandBelowEachOther() {
    let carousel = group(
      .carousel, nil,
      [group(.page, nil, [text("A")]) { $0[.containerStyle] = .literal(.good) }, group(.page, nil, [text("B")])])
    let (dump, losses) = lowered(LowerGroups(), carousel)
    #expect(
      dump == """
        stack axis=vertical
          children
            stack container-style=good axis=vertical
              children
                text text="A"
            stack axis=vertical
              children
                text text="B"
        """)
    #expect(losses == ["lossy.scroll"])
  }

  @Test func whatAFactHasIsTheRows() {
    let fact = Element.make(.fact) {
      $0[.title] = .literal("Gate")
      $0[.value] = .literal("B7")
      $0.extras = [.init(name: "odd", value: JSONNodes.one)]
    }
    var screen = Screen(
      name: "test", format: FormatID(rawValue: "test"),
      root: .make(.screen) { $0[.children] = [.one(group(.facts, nil, [fact]))] }, isTemplate: false)
    var context = PassContext(source: Traits.meaning, target: Self.target, targetName: "Target")
    LowerFacts().run(&screen, &context)
    #expect(screen.root.single(.children)?.single(.children)?.extras.map(\.name) == ["odd"])
  }

  @Test func linksInTextAreReportedOneByOne() throws {
    let address = try data("\"https://e.com\"")
    let link = Element.make(.run) {
      $0[.text] = .literal("here")
      $0[.tap] = [.one(.make(.openURL) { $0.set(.url, .text("https://e.com"), origin: address) })]
    }
    let (dump, losses) = lowered(LowerRichText(), group(.richText, nil, [link, link]))
    #expect(dump == #"text text="herehere" wrap=true"#)
    #expect(losses.filter { $0 == "unsupported.open-url" }.count >= 2 && losses.contains("lossy.rich-text"))
  }

  /// Rows of one cell each, below each other in a table; the second one is repeated or conditional.
  private func table(_ slots: (Element) -> [Slot]) -> String {
    let cell = Element(.tableCell, children: [.one(text("A"))])
    let row = Element(.tableRow, children: [.one(cell)])
    var host = HostConfig.default
    host.containerStyles[.default].border = Color(0xCCCCCC)
    return run(
      LowerGroups(), [Element(.table, children: slots(row))], from: Traits.meaning, to: Self.target, host: host
    ).dump
  }

  @Test func rowsThatDataRepeatOrLeaveOutBringTheirLines() throws {
    let rows = Scope(repeats: true, source: .template(try #require(TemplateString.parse("${rows}"))))
    let condition = Condition(.template(try #require(TemplateString.parse("${shown}"))))
    let repeated = table { [.one($0), .one($0, scope: rows), .one($0)] }
    #expect(repeated.components(of: "divider") == 2 && !repeated.contains("$index"))
    #expect(table { [.one($0), .one($0, when: condition)] }.components(of: "divider") == 1)
    // The first row has a line only above its repetitions.
    #expect(table { [.one($0, scope: rows)] }.contains("${$index > 0}"))
    #expect(table { [.one($0, when: condition)] }.components(of: "divider") == 0)
  }
}
