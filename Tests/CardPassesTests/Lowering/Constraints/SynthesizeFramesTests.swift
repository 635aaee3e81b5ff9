import CardFormats
import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// Frames, and room that several take, of sources whose stacks hug what is in them.
@Suite struct SynthesizeFramesTests {
  private static let target = SkimaFormat().capabilities

  /// What becomes of elements in a column that has its children in the middle.
  private func synthesize(_ children: [Element], _ passes: [any Pass] = [SynthesizeConstraints()]) -> (
    dump: String, losses: [String]
  ) {
    let column = group(.stack, .vertical, children) { $0[.alignment] = .literal(.center) }
    return result(of: [column], passes)
  }

  private func result(of children: [Element], _ passes: [any Pass]) -> (dump: String, losses: [String]) {
    var root = Element(.screen)
    root[.children] = children.map { .one($0) }
    var screen = Screen(name: "frames", format: FormatID(rawValue: "other"), root: root, isTemplate: true)
    var context = PassContext(source: Traits.views, target: Self.target, targetName: "Target")
    for pass in passes { pass.run(&screen, &context) }
    return (TextDump.text(of: screen), context.fidelity.map(\.kind.id))
  }

  private func row(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .horizontal, children) {
      $0[.alignment] = .literal(.center)
      change(&$0)
    }
  }

  private var room: Element { Element(.spacer) }

  private func circle(height: Double? = nil) -> Element {
    var circle = Element(.shape)
    circle[value: .shape] = ShapeKind.circle.storage
    if let height { circle[.height] = .literal(.points(height)) }
    return circle
  }

  private func rule(_ rule: ConstraintRule, _ value: String? = nil) -> String {
    "constraint rule=\(rule.rawValue)" + (value.map { " constant=\($0)" } ?? "")
  }

  @Test func whatIsLowerThanItsFrameIsInTheMiddleOfIt() {
    let column = group(.stack, .vertical, [text("A"), text("B")]) {
      $0[.alignment] = .literal(.leading)
      $0[.height] = .literal(.points(96))
    }
    let dump = synthesize([column]).dump
    #expect(dump.contains(rule(.centerY)) && dump.contains(rule(.height, "96")))
  }

  @Test func whatIsNarrowerThanItsFrameIsInTheMiddleOfIt() {
    let narrow = synthesize([row([text("A"), text("B")]) { $0[.width] = .literal(.points(200)) }])
    #expect(narrow.dump.contains(rule(.centerX)) && narrow.dump.contains(rule(.width, "200")))
    #expect(narrow.losses == [])
    // What does not fit must wrap at its sides.
    let wide = synthesize([row([text("A"), text("B")]) { $0[.width] = .literal(.points(8)) }])
    #expect(!wide.dump.contains(rule(.centerX)))
    #expect(wide.losses == ["lossy.text-alignment"])
  }

  @Test func linesMakeColumnsWideAndRowsNot() {
    func grows(_ axis: Axis) -> Bool {
      ConstraintSynthesis.grows(group(.stack, axis, [text("A"), Element(.divider), text("B")]), .horizontal)
    }
    #expect(grows(.vertical) && !grows(.horizontal))
    // A row of texts and lines stays in the middle of a column that something else makes wide.
    let figures = row([text("A"), Element(.divider), text("B")])
    #expect(synthesize([figures, row([text("C"), room])]).dump.contains(rule(.centerX)))
  }

  @Test func allThatTakeTheRoomOfARowGetEqualParts() {
    let wide = row([text("A"), room, text("B")])
    let result = synthesize([row([wide, wide])])
    #expect(result.dump.components(of: "distribution=fillEqually") == 1)
    #expect(result.losses == [])
  }

  @Test func neighboursThatTakeTheRoomOfARowShareIt() {
    let wide = row([text("B"), room, text("C")])
    let result = synthesize([row([text("A"), wide, wide])])
    #expect(result.dump.components(of: "distribution=fillEqually") == 1)
    #expect(result.losses == [])
  }

  @Test func roomAroundPartOfARowIsACanvasWithThePartInTheMiddle() {
    let result = synthesize([row([room, text("A"), room, text("B")])])
    #expect(result.dump.components(of: rule(.centerX)) == 1)
    #expect(result.losses == [])
  }

  @Test func otherSharesOfTheRoomAreReported() {
    let wide = row([text("B"), room, text("C")])
    let result = synthesize([row([wide, text("A"), wide])])
    #expect(result.losses == ["lossy.distribution"])
  }

  @Test func roomBesideWhatTakesItIsNoLongerThanItsLeastLength() {
    let result = synthesize([row([room, row([text("A"), room, text("B")])])])
    #expect(result.dump.contains(rule(.width, "8")) && !result.dump.contains("fillEqually"))
    #expect(result.losses == [])
    var stated = room
    stated[.minLength] = .literal(3)
    #expect(synthesize([row([stated, row([text("A"), room, text("B")])])]).dump.contains(rule(.width, "3")))
  }

  @Test func roomOnManyPlacesOfARowIsEqualSpacing() {
    let tabs = synthesize([row([room, text("A"), room, text("B"), room, text("C"), room])])
    #expect(tabs.dump.components(of: "distribution=equalSpacing") == 1 && tabs.losses == [])
    // A line between two is one more of them.
    let numbers = synthesize([row([room, text("A"), room, Element(.divider), room, text("B"), room])])
    #expect(numbers.dump.components(of: "distribution=equalSpacing") == 1)
    #expect(numbers.losses == ["lossy.implicit-size"])
  }

  @Test func roomBesideRoomOfAPageIsTwiceAsHigh() {
    let result = page([room, text("A"), text("B"), room, room])
    #expect(result.dump.contains("distribution=equalSpacing") && !result.dump.contains("scroll"))
    // The two ends, and between the two rooms at the bottom.
    #expect(result.dump.components(of: rule(.height, "0.5")) == 3)
    #expect(result.losses == [])
  }

  @Test func layersTakeTheHeightOfTheirCanvas() {
    func bar(_ width: Double?) -> Element {
      var bar = Element(.shape)
      bar[value: .shape] = ShapeKind.rectangle.storage
      if let width { bar[.width] = .literal(.points(width)) }
      return bar
    }
    var layers = Element(.overlay, children: [.one(bar(nil)), .one(row([bar(200), room]))])
    layers[.width] = .literal(.points(300))
    layers[.height] = .literal(.points(12))
    let result = synthesize([layers])
    #expect(!result.dump.contains(rule(.height, "24")) && result.dump.contains(rule(.height, "12")))
    #expect(result.losses == [])
  }

  @Test func layersOverAPictureHaveItsPlace() {
    let picture = Element.make(.image) {
      $0[.url] = .literal("https://example.com/a.png")
      $0[.width] = .literal(.stretch)
      $0[.height] = .literal(.stretch)
    }
    let band = Element.make(.shape) {
      $0[value: .shape] = ShapeKind.rectangle.storage
      $0[.height] = .literal(.points(60))
    }
    var layers = Element(.overlay, children: [.one(picture), .one(band), .one(text("A"))])
    layers[.height] = .literal(.points(220))
    let result = synthesize([layers])
    #expect(!result.dump.contains(rule(.width, "24")) && result.losses == [])
    // The picture and the band reach from side to side, and only the picture from top to bottom.
    #expect(result.dump.components(of: rule(.sides, "0")) >= 2 && result.dump.contains(rule(.height, "60")))
  }

  @Test func aTextBesideRoomIsAlignedInAColumnThatFills() {
    let dump = synthesize([text("A"), row([room, text("B")])]).dump
    #expect(dump.contains("stack axis=vertical alignment=fill"))
    #expect(dump.contains(#"text horizontal-alignment=trailing text="B""#))
    #expect(dump.contains(#"text horizontal-alignment=center text="A""#))
  }

  @Test func aCircleIsInTheMiddleOfTheRoomThatItTakes() {
    let column = group(.stack, .vertical, [text("A"), circle(height: 16)]) { $0[.alignment] = .literal(.leading) }
    let result = result(of: [column], [SynthesizeConstraints()])
    #expect(result.dump.contains(rule(.centerX)) && result.dump.contains(rule(.width, "16")))
    #expect(result.losses == [])
  }

  @Test func anExtentOfNothingIsReported() {
    let column = group(.stack, .vertical, [text("A")]) {
      $0[.alignment] = .literal(.center)
      $0.set(.width, .measure(0, .points), origin: JSONNodes.one)
    }
    let result = synthesize([column])
    #expect(!result.dump.contains(#"rule=width"#))
    #expect(result.losses == ["lossy.size"])
  }

  @Test func aCircleIsInTheMiddleOfARowThatIsHigher() {
    let high = row([circle(), text("A")]) {
      $0[.height] = .literal(.points(96))
      $0[.width] = .literal(.points(200))
    }
    let result = synthesize([high])
    #expect(result.dump.contains(rule(.centerY)) || result.dump.contains("alignment=center"))
    #expect(result.losses == ["lossy.implicit-size"])
  }

  @Test func aPictureThatFillsItsWidthGetsThatOfItsHeight() {
    let picture = Element.make(.image) {
      $0[.url] = .literal("https://example.com/a.png")
      $0[.height] = .literal(.points(40))
    }
    let result = run(LowerImages(), [picture], from: DrivenUIFormat().capabilities, to: Self.target)
    #expect(result.dump.contains("width=40pt") && result.losses == ["lossy.implicit-size"])
  }

  // MARK: Pages

  private func page(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> (
    dump: String, losses: [String]
  ) {
    let column = group(.stack, .vertical, children) {
      $0[.alignment] = .literal(.center)
      change(&$0)
    }
    return result(of: [column], [ShapeCanvasRoot(), SynthesizeConstraints()])
  }

  @Test func aPageWithAWidthIsInTheMiddle() {
    let dump = page([text("A")]) { $0[.width] = .literal(.points(200)) }.dump
    #expect(dump.contains("scroll") && dump.contains(rule(.centerX)) && dump.contains(rule(.width, "200")))
  }

  @Test func roomInAPartOfAPageIsThatOfTheScreen() {
    let result = page([group(.stack, .vertical, [room, text("A")]), text("B")])
    #expect(!result.dump.contains("scroll"))
    #expect(result.losses == [])
  }

  @Test func severalThatTakeTheHeightOfAPageAreReported() {
    let part = group(.stack, .vertical, [room, text("A")])
    let result = page([part, text("B"), part])
    #expect(result.dump.contains("scroll"))
    #expect(result.losses == ["lossy.scroll"])
  }

  @Test func partsThatTakeTheHeightOfARowAreAsHighAsIt() {
    let part = group(.stack, .vertical, [text("A"), room, text("B")])
    let high = row([part, text("C")]) { $0[.height] = .literal(.points(96)) }
    let dump = synthesize([high]).dump
    #expect(dump.contains("alignment=fill") && dump.contains(rule(.centerY)))
  }
}
