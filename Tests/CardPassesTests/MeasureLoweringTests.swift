import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

/// Sizes of boxes, whole numbers, opaque colours and the spelling of bound ones.
@Suite struct MeasureLoweringTests {
  // MARK: Sizes

  private static let framed = with(
    Traits.views, kinds: [.overlay, .shape],
    attributes: [.stack: [.width, .height], .text: [.width, .height], .overlay: [.width, .height]]
  ) { $0.framesSurroundBackgrounds = true }

  @Test func heightsOfBoxesBecomeLeastOnesAndBack() {
    let cards = with(Traits.meaning, attributes: [.stack: [.minHeight]])
    let fixed = group(.stack, .vertical, [text("A")]) { $0[.height] = .literal(.points(96)) }
    let raised = run(LowerSizes(), [fixed], from: Self.framed, to: cards)
    #expect(raised.dump.hasPrefix("stack min-height=96 axis=vertical") && raised.losses == [])
    let empty = group(.stack, .vertical, []) { $0[.minHeight] = .literal(50) }
    #expect(run(LowerSizes(), [empty], from: cards, to: Self.framed).dump.hasPrefix("stack height=50pt"))
    let full = group(.stack, .vertical, [text("A")]) { $0[.minHeight] = .literal(50) }
    let dropped = run(LowerSizes(), [full], from: cards, to: Self.framed)
    #expect(!dropped.dump.contains("height") && dropped.losses == ["lossy.size"])
  }

  @Test func widthsThatTheTargetLacksAreLost() {
    let wide = text("A") { $0[.width] = .literal(.points(300)) }
    let result = run(LowerSizes(), [wide], from: Self.framed, to: Traits.meaning)
    #expect(result.dump == "text text=\"A\"" && result.losses == ["lossy.size"])
  }

  @Test func paintFillsTheFrame() {
    let box = group(.stack, .horizontal, [text("A")]) {
      $0[.width] = .literal(.points(300))
      $0[.height] = .literal(.points(80))
      $0[.padding] = .literal(8)
      $0[.backgroundColor] = .literal(Color(0x0B3D2E))
      $0[.borderColor] = .literal(.black)
      $0[.borderWidth] = .literal(1)
    }
    let result = run(LowerSizes(), [box], from: Traits.widgets, to: Self.framed)
    #expect(
      result.dump == """
        overlay width=300pt height=80pt
          children
            shape border-color=#000000 border-width=1 foreground-color=#0B3D2E shape=rectangle
            stack padding=8 axis=horizontal
              children
                text text="A"
        """)
  }

  /// A rectangle would take all the room there is in the other direction.
  @Test(arguments: [AttributeID.width, .height]) func paintIsAroundAFrameOfOneExtent(_ id: AttributeID) {
    let box = group(.stack, .horizontal, [text("A")]) {
      $0[value: id] = .measure(120, .points)
      $0[.padding] = .literal(8)
      $0[.backgroundColor] = .literal(.white)
    }
    let result = run(LowerSizes(), [box], from: Traits.widgets, to: Self.framed)
    #expect(
      result.dump
        == """
        stack background-color=#FFFFFF axis=vertical gap=0 alignment=center
          children
            stack \(id.rawValue)=120pt padding=8 axis=horizontal
              children
                text text="A"
        """.reordered(like: result.dump))
  }

  @Test func anEmptyBoxOfStatedSizeIsARectangle() {
    let empty = group(.stack, .vertical, []) {
      $0[.width] = .literal(.points(60))
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(.white)
    }
    let result = run(LowerSizes(), [empty], from: Traits.meaning, to: Self.framed)
    #expect(result.dump == "shape width=60pt height=40pt foreground-color=#FFFFFF shape=rectangle")
  }

  @Test func contentStaysAtItsSideOfTheFrame() {
    let column = group(.stack, .vertical, [text("A")]) {
      $0[.width] = .literal(.points(120))
      $0[.alignment] = .literal(.leading)
      $0[.gap] = .literal(4)
    }
    let result = run(LowerSizes(), [column], from: Traits.meaning, to: Self.framed)
    #expect(
      result.dump == """
        stack width=120pt axis=horizontal gap=0 alignment=center
          children
            stack axis=vertical gap=4 alignment=leading
              children
                text text="A"
            spacer
        """)
  }

  @Test func paintHugsTheContentOfAFrame() {
    let label = text("A") {
      $0[.width] = .literal(.points(300))
      $0[.backgroundColor] = .literal(Color(0xFFEE00))
    }
    let target = with(Traits.widgets, attributes: [.stack: [.width], .text: [.width]])
    let result = run(LowerSizes(), [label], from: Self.framed, to: target)
    #expect(
      result.dump == """
        stack width=300pt axis=vertical gap=0 alignment=center
          children
            text background-color=#FFEE00 text="A"
        """)
  }

  @Test func stretchedElementsPushWithRoom() {
    let tall = text("A") { $0[.height] = .literal(.stretch) }
    let result = run(
      LowerSizes(), [.one(tall), .one(tall, when: Condition(.template(template("${x}"))))], from: Traits.meaning,
      to: Self.framed)
    #expect(
      result.dump == """
        text text="A"
        spacer
        stack axis=vertical gap=0 alignment=leading $when="${x}"
          children
            text text="A"
            spacer
        """)
    #expect(result.losses == ["lossy.stretch", "lossy.stretch"])
  }

  // MARK: Whole numbers

  private static let whole = with(Traits.views) { $0.integralAttributes = [.gap, .padding, .borderWidth] }

  @Test(arguments: [(8.5, "9"), (8.4, "8"), (0.5, "1"), (-0.5, "0"), (-1.5, "-1")])
  func fractionsAreRoundedHalfUp(_ value: Double, _ rounded: String) {
    let stack = group(.stack, .vertical, []) { $0[.gap] = .literal(value) }
    let result = run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole)
    #expect(result.dump.contains("gap=\(rounded)pt") && result.losses == ["lossy.fraction"])
  }

  @Test func thinLinesStayLines() {
    let stack = group(.stack, .vertical, []) {
      $0[.borderWidth] = .literal(0.3)
      $0[.gap] = .literal(8)
      $0[.width] = .literal(.points(1.5))
    }
    let result = run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole)
    #expect(result.dump.contains("border-width=1pt") && result.dump.contains("width=1.5pt"))
    #expect(result.losses == ["lossy.fraction"])
  }

  @Test func boundMeasuresAreRoundedOnceTheyAreKnown() {
    let stack = group(.stack, .vertical, []) {
      $0[.gap] = .template(TemplateString([.hole(.call("gap", []))]))
    }
    #expect(run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole).dump.contains("round(gap())"))
    #expect(!run(RoundMeasures(), [stack], from: Self.whole, to: Self.whole).dump.contains("round"))
  }

  // MARK: Opaque colours

  @Test func coloursAreBlendedOverWhatIsBehind() {
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0x000000, alpha: 0x80))) }
    let box = group(.stack, .vertical, [label]) { $0[.backgroundColor] = .literal(Color(0xFF0000, alpha: 0x80)) }
    let result = run(FlattenAlpha(), [box], from: Traits.widgets, to: Traits.views)
    // Half red over white, then half black over that.
    #expect(result.dump.contains("background-color=#FF7F7F"))
    #expect(result.dump.contains("text-color=#7F3F3F"))
    #expect(result.losses == ["note.alpha-flattened", "note.alpha-flattened"])
  }

  @Test func layersLieOverTheLayersBefore() {
    var area = Element(.shape)
    area[.foregroundColor] = .literal(.black)
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0xFFFFFF, alpha: 0x80))) }
    let result = run(FlattenAlpha(), [group(.overlay, nil, [area, label])], from: Traits.widgets, to: Traits.views)
    #expect(result.dump.contains("text-color=#808080"))
  }

  @Test func whatIsTransparentIsNotWritten() {
    let box = group(.stack, .vertical, []) {
      $0[.backgroundColor] = .literal(Color(0xFF0000, alpha: 0))
      $0[.borderColor] = .literal(Color(0xFF0000, alpha: 0))
      $0[.borderWidth] = .literal(2)
    }
    let result = run(FlattenAlpha(), [box], from: Traits.widgets, to: Traits.views)
    #expect(result.dump == "stack axis=vertical\n  children (empty)" && result.losses == [])
  }

  @Test func alphaStaysWhereColoursHaveIt() {
    let label = text("A") { $0[.textColor] = .literal(.absolute(Color(0x000000, alpha: 0x80))) }
    #expect(run(FlattenAlpha(), [label], from: Traits.views, to: Traits.widgets).dump.contains("#00000080"))
  }

  // MARK: Bound colours

  /// A text whose colour was read as a hole from a document.
  private func bound(_ segments: [TemplateString.Segment]) -> Element {
    var diagnostics = Diagnostics()
    let document = JSONReader.read(SourceText(name: "a.json", text: #""${c}""#), diagnostics: &diagnostics)
    return text("A") { $0.set(.textColor, .template(TemplateString(segments)), origin: document?.root) }
  }

  private func respelt(
    _ element: Element, _ source: Color.Notation, _ target: Color.Notation
  ) -> String {
    run(
      RespellBoundColors(), [element], from: with(Traits.views) { $0.colorNotation = source },
      to: with(Traits.views) { $0.colorNotation = target }
    ).dump
  }

  @Test func boundColoursAreSpeltLikeTheTarget() {
    let hole = bound([.hole(.call("c", []))])
    #expect(respelt(hole, .bare, .alphaLast) == ##"text text="A" text-color=$"#${c()}""##)
    #expect(respelt(hole, .alphaLast, .bare).contains("${substring(c(), 1"))
    #expect(respelt(hole, .alphaFirst, .bare).contains("substring(c(), length(c()) - 6, 6)"))
    #expect(respelt(hole, .alphaFirst, .alphaLast).contains("concat('#'"))
    #expect(respelt(hole, .bare, .bare) == #"text text="A" text-color=$"${c()}""#)
    #expect(respelt(bound([.text("#"), .hole(.call("c", []))]), .alphaLast, .bare) == respelt(hole, .bare, .bare))
  }

  @Test func coloursThatAPassHasMadeStay() {
    let made = text("A") { $0[.textColor] = .template(TemplateString([.hole(.call("c", []))])) }
    #expect(respelt(made, .bare, .alphaLast) == #"text text="A" text-color=$"${c()}""#)
  }
}
