import CardIR
import CardSyntax
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct LowerSizesTests {
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

  @Test func whatStretchesInARowPushesNothingOffTheScreen() {
    let tall = text("A") { $0[.height] = .literal(.stretch) }
    let row = group(.stack, .horizontal, [group(.stack, .vertical, [tall, text("B")]), text("C")])
    let result = run(LowerSizes(), [row], from: Traits.meaning, to: Self.framed)
    #expect(!result.dump.contains("spacer"))
    #expect(result.losses == ["lossy.stretch"])
  }

  @Test func aPictureBehindContentHasNoExtentsWherePicturesFillTheirPlace() {
    var picture = Element(.image)
    picture[.width] = .literal(.stretch)
    picture[.height] = .literal(.stretch)
    let layers = Element(.overlay, children: [.one(picture), .one(text("A"))])
    var target = Self.framed
    target.imagesNeedBothExtents = true
    let result = run(LowerSizes(), [layers], from: Traits.views, to: target)
    #expect(!result.dump.contains("stretch") && !result.dump.contains("spacer"))
    #expect(result.losses == [])
  }
}
