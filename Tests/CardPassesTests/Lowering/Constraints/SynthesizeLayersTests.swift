import CardFormats
import CardIR
import Testing

@testable import CardPasses

/// Layers, circles and boxes whose extents are stated in part, of sources whose stacks hug what is in them.
@Suite struct SynthesizeLayersTests {
  private static let target = SkimaFormat().capabilities

  /// What becomes of a column that is the document.
  private func synthesize(_ column: Element) -> (lines: [String], losses: [String]) {
    let result = run(SynthesizeConstraints(), [column], from: Traits.views, to: Self.target)
    return (result.dump.split(separator: "\n").map { String($0.drop { $0 == " " }) }, result.losses)
  }

  private func column(_ alignment: Alignment, _ children: [Element], _ change: (inout Element) -> Void = { _ in })
    -> Element
  {
    group(.stack, .vertical, children) {
      $0[.alignment] = .literal(alignment)
      change(&$0)
    }
  }

  /// A column that is as high as the screen.
  private func page(_ alignment: Alignment, _ children: [Element]) -> Element {
    column(alignment, children) { $0[.height] = .literal(.stretch) }
  }

  private func shape(_ kind: ShapeKind, _ width: Double?, _ height: Double?) -> Element {
    var shape = Element(.shape)
    shape[value: .shape] = kind.storage
    if let width { shape[.width] = .literal(.points(width)) }
    if let height { shape[.height] = .literal(.points(height)) }
    return shape
  }

  private func layers(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.overlay, nil, children, change)
  }

  private func rule(_ name: String, _ value: String? = nil) -> String {
    "constraint rule=\(name)" + (value.map { " constant=\($0)" } ?? "")
  }

  @Test func aLayerKeepsItsWidthInLayersOfAnother() {
    let row = group(.stack, .horizontal, [Element(.spacer), text("A")]) {
      $0[.width] = .literal(.points(40))
      $0[.height] = .literal(.points(16))
    }
    let lines = synthesize(column(.center, [layers([row]) { $0[.width] = .literal(.points(12)) }])).lines
    #expect(lines.contains(rule("width", "40")) && lines.contains(rule("width", "12")))
    #expect(lines.contains(rule("centerX")))
  }

  @Test func layersWithoutContentAreAsHighAsWhatInThemSaysSo() {
    func lines(_ height: Double?) -> [String] {
      let part = group(.stack, .horizontal, [shape(.rectangle, 120, height), Element(.spacer)])
      return synthesize(column(.fill, [layers([shape(.rectangle, nil, height), part]), text("A")])).lines
    }
    #expect(lines(4).contains(rule("height", "4")) && !lines(4).contains(rule("height", "24")))
    #expect(lines(nil).contains(rule("height", "24")))
  }

  @Test func aLayerKeepsItsHeightInLayersOfAnother() {
    let layers = layers([shape(.circle, nil, 12)]) { $0[.height] = .literal(.points(7)) }
    let lines = synthesize(column(.center, [layers])).lines
    #expect(lines.contains(rule("height", "12")) && lines.contains(rule("height", "7")))
    #expect(lines.contains(rule("centerY")))
  }

  @Test func aLayerKeepsItsWidthWhereAnotherTakesAllThereIs() {
    let lines = synthesize(column(.center, [layers([shape(.rectangle, 40, 12), Element(.spacer)])])).lines
    let place = lines.firstIndex(of: rule("width", "40")) ?? lines.count
    #expect(lines[place...].prefix(5).contains(rule("centerX")) || lines[..<place].suffix(4).contains(rule("centerX")))
  }

  @Test func layersTakeTheHeightOfAPage() {
    let lines = synthesize(page(.center, [layers([Element(.spacer)]), text("A")])).lines
    #expect(!lines.contains { $0.hasPrefix(rule("height")) })
  }

  @Test func aCircleIsInTheMiddleOfTheHeightAtTheSideOfItsColumn() {
    let beside = group(.stack, .horizontal, [Element(.spacer)])
    let lines = synthesize(page(.leading, [shape(.circle, 16, nil), beside])).lines
    #expect(lines.contains(rule("height", "16")) && lines.contains(rule("centerY")))
  }

  @Test func aCircleIsInTheMiddleOfTheHeightOfItsRow() {
    let row = group(.stack, .horizontal, [shape(.circle, 16, nil)]) { $0[.alignment] = .literal(.top) }
    #expect(synthesize(page(.center, [row, text("A")])).lines.contains(rule("centerY")))
  }

  @Test func aPageWithAWidthPassesItsHeightOn() {
    let page = column(.trailing, [text("A"), shape(.circle, 12, nil)]) {
      $0[.height] = .literal(.stretch)
      $0[.width] = .literal(.points(16))
    }
    #expect(synthesize(page).lines.contains(rule("centerY")))
  }

  @Test func layersOfNothingTakeNoHeight() {
    let lines = synthesize(page(.center, [text("A"), layers([])])).lines
    #expect(lines.contains(rule("height", "0.5")))
  }

  @Test func layersOfNothingTakeNoWidth() {
    let row = group(.stack, .horizontal, [layers([]), text("A"), Element(.spacer)])
    #expect(synthesize(column(.center, [row])).lines.contains(rule("width", "0.5")))
  }

  @Test func layersInLayersHaveTheHeightThatSurroundsThese() {
    let inner = layers([shape(.rectangle, 40, 12), Element(.spacer)])
    let lines = synthesize(page(.center, [layers([inner]), text("A")])).lines
    #expect(lines.contains(rule("height", "12")) && lines.contains(rule("centerY")))
  }

  @Test func aPictureInABoxKeepsItsWidthInLayers() {
    var image = Element(.image)
    image[.width] = .literal(.points(8))
    image[.height] = .literal(.points(8))
    image[.borderColor] = .literal(.black)
    image[.borderWidth] = .literal(1)
    let lines = synthesize(column(.center, [layers([image]) { $0[.width] = .literal(.points(40)) }])).lines
    #expect(lines.contains(rule("width", "8")) && lines.contains(rule("centerX")))
  }

  @Test func aCircleIsInTheMiddleOfALongerFrame() {
    let lines = synthesize(column(.leading, [shape(.circle, 16, 4)])).lines
    #expect(lines.count { $0 == rule("width", "4") || $0 == rule("height", "4") } == 3)
    #expect(lines.contains(rule("width", "16")) && lines.contains(rule("centerX")))
  }

  @Test func roomOfAColumnWithAHeightHasNoLeastLength() {
    let column = column(.center, [text("A"), Element(.spacer)]) {
      $0[.height] = .literal(.points(96))
      $0[.children][1] = $0[.children][1].replacing { room in
        var room = room
        room[.minLength] = .literal(8)
        return room
      }
    }
    let result = synthesize(column)
    #expect(!result.lines.contains(rule("height", "8")))
    #expect(result.losses.contains("lossy.min-size"))
  }

  @Test func anEmptyBoxIsAsWideAsItsPadding() {
    let box = column(.center, []) {
      $0[.padding] = .literal(40)
      $0[.backgroundColor] = .literal(.black)
    }
    let lines = synthesize(column(.center, [box, Element(.divider)])).lines
    #expect(lines.contains(rule("width", "80")) && lines.contains(rule("height", "80")))
  }

  @Test func aShapeWithOneExtentReachesFromEdgeToEdgeAlongTheOther() {
    let picture = Element.make(.image) {
      $0[.url] = .literal("u")
      $0[.width] = .literal(.stretch)
      $0[.height] = .literal(.stretch)
    }
    let band = layers([picture, shape(.rectangle, nil, 60), text("A")]) { $0[.height] = .literal(.points(220)) }
    let across = synthesize(column(.fill, [band])).lines
    #expect(across.contains(rule("height", "60")) && across.contains(rule("centerY")))
    #expect(!across.contains { $0.contains("constant=24") })
    let bar = layers([picture, shape(.rectangle, 4, nil), text("A")]) { $0[.height] = .literal(.points(220)) }
    let down = synthesize(column(.fill, [bar])).lines
    #expect(down.contains(rule("width", "4")) && !down.contains { $0.contains("constant=24") })
  }

  @Test func theHighestLayerThatStatesItGivesTheHeight() {
    let lines = synthesize(column(.fill, [layers([shape(.rectangle, nil, 50), text("A")])])).lines
    #expect(lines.filter { $0 == rule("height", "50") }.count == 2)
    // What is higher than that gives it by itself.
    let texts = column(.center, (0..<6).map { text("\($0)") })
    let high = synthesize(column(.fill, [layers([shape(.rectangle, nil, 50), texts])])).lines
    #expect(high.filter { $0 == rule("height", "50") }.count == 1)
  }

  @Test func whatTakesTheHeightOfLayersHasTheirs() {
    let bar = group(.stack, .horizontal, [shape(.rectangle, 156, nil), Element(.spacer)])
    let track = layers([shape(.rectangle, nil, nil), column(.leading, [bar])]) { $0[.height] = .literal(.points(6)) }
    let result = synthesize(column(.fill, [track]))
    #expect(!result.lines.contains { $0.contains("constant=24") })
    #expect(result.losses == ["lossy.implicit-size"])
  }

  @Test func aNarrowStackIsInTheMiddleOfWideLayers() {
    let stack = column(.leading, [text("A"), text("B")])
    let lines = synthesize(column(.fill, [layers([shape(.rectangle, nil, nil), stack])])).lines
    #expect(lines.contains(rule("centerX")))
    let wide = column(.leading, [text(String(repeating: "long ", count: 30)), text("B")])
    #expect(
      !synthesize(column(.fill, [layers([shape(.rectangle, nil, nil), wide])])).lines.contains(rule("centerX")))
  }
}
