import CardIR
import CardStyle
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct LowerTextTests {
  private func lowered(
    _ element: Element, from source: Capabilities, to target: Capabilities
  ) -> (dump: String, losses: [String]) {
    run(LowerText(), [element], from: source, to: target)
  }

  @Test(arguments: [
    (TextSizeToken.small, "footnote"), (.default, "body"), (.medium, "headline"), (.large, "title"),
    (.extraLarge, "largeTitle"),
  ])
  func ranksBecomeStyles(_ rank: TextSizeToken, _ style: String) {
    let result = lowered(text("A") { $0[.textSize] = .literal(.token(rank)) }, from: Traits.meaning, to: Traits.views)
    #expect(result.dump.contains("text-size=\(style)"))
    // Nothing is lost, but the styles of the system have other sizes than the host.
    #expect(result.losses == ["note.text-styles"])
  }

  @Test func symbolsOnBoxesHaveTheColourOfTheTextsThere() {
    func lowered(_ style: ContainerStyle?) -> String {
      let symbol = Element.make(.icon) { $0[value: .symbolName] = .text("bell") }
      let box = group(.stack, .vertical, [symbol]) { $0[.containerStyle] = style.map { .literal($0) } }
      return run([LowerBoxes(), LowerText()], [.one(box)], from: Traits.meaning, to: Traits.views).dump
    }
    #expect(lowered(.good).contains("icon foreground-color=#333333 symbol-name"), "\(lowered(.good))")
    // On the page it follows the look of the device.
    #expect(!lowered(nil).contains("foreground-color"))
  }

  @Test(arguments: [
    (TextSizeToken.small, "12pt"), (.default, "14pt"), (.medium, "17pt"), (.large, "21pt"), (.extraLarge, "26pt"),
  ])
  func ranksBecomePoints(_ rank: TextSizeToken, _ points: String) {
    let result = lowered(text("A") { $0[.textSize] = .literal(.token(rank)) }, from: Traits.meaning, to: Traits.widgets)
    #expect(result.dump.contains("text-size=\(points)"))
  }

  @Test(arguments: [
    (11.0, "small"), (13, "small"), (17, "medium"), (19, "medium"), (40, "extraLarge"),
  ])
  func pointsBecomeTheNearestRank(_ points: Double, _ rank: String) {
    let result = lowered(
      text("A") { $0[.textSize] = .literal(.points(points)) }, from: Traits.widgets, to: Traits.meaning)
    #expect(result.dump.contains("text-size=\(rank)"))
  }

  @Test func theDefaultRankGoesWithoutSaying() {
    let result = lowered(
      text("A") { $0[.textSize] = .literal(.points(15.5)) }, from: Traits.widgets, to: Traits.meaning)
    #expect(!result.dump.contains("text-size"))
    #expect(result.losses == ["lossy.font-size"])
  }

  @Test func aHeadlineIsRegularUnlessItSaysSo() {
    let result = lowered(
      text("A") { $0[.textSize] = .literal(.token(.medium)) }, from: Traits.meaning, to: Traits.views)
    #expect(result.dump.contains("text-weight=regular"))
  }

  @Test func weightsAreTranslatedAndLost() {
    let bold = text("A") { $0[.textWeight] = .literal(.bolder) }
    #expect(lowered(bold, from: Traits.meaning, to: Traits.views).dump.contains("text-weight=semibold"))
    let lost = lowered(bold, from: Traits.meaning, to: Traits.widgets)
    #expect(!lost.dump.contains("text-weight") && lost.losses == ["lossy.font-weight"])
    let heavy = lowered(text("A") { $0[.textWeight] = .literal(.heavy) }, from: Traits.views, to: Traits.meaning)
    #expect(heavy.dump.contains("text-weight=bolder") && heavy.losses == ["lossy.font-weight"])
  }

  @Test func paletteColoursComeFromTheHost() {
    let accent = text("A") { $0[.textColor] = .literal(.palette(.accent)) }
    #expect(lowered(accent, from: Traits.meaning, to: Traits.widgets).dump.contains("text-color=#2E89FC"))
    let subtle = text("A") { $0[.isSubtle] = .literal(true) }
    #expect(lowered(subtle, from: Traits.meaning, to: Traits.widgets).dump.contains("text-color=#333333EE"))
    #expect(!lowered(text("A"), from: Traits.meaning, to: Traits.widgets).dump.contains("text-color"))
  }

  @Test(arguments: [PaletteColor.accent, .good, .warning, .attention, .dark])
  func coloursOfThePaletteComeBack(_ name: PaletteColor) {
    let color = HostConfig.default.color(name, subtle: false)
    let result = lowered(
      text("A") { $0[.textColor] = .literal(.absolute(color)) }, from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains("text-color=\(name.rawValue)"))
    #expect(result.losses == [])
  }

  @Test func otherColoursTakeTheNearestAndSaySo() {
    let result = lowered(
      text("A") { $0[.textColor] = .literal(.absolute(Color(0xB91C1C))) }, from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains("text-color=attention"))
    #expect(result.losses == ["lossy.color"])
  }

  @Test func colourCascadesOnlyWhereTheTargetLetsIt() {
    let stack = group(.stack, .vertical, [text("A")]) { $0[.foregroundColor] = .literal(Color(0x112233)) }
    let result = run(LowerText(), [stack], from: Traits.views, to: Traits.widgets)
    #expect(result.dump.contains(##"text text="A" text-color=#112233"##))
    #expect(!result.dump.contains("foreground-color"))
  }

  @Test func lineLimitsAreTranslated() {
    let oneLine = lowered(text("A") { $0[.wrap] = .literal(false) }, from: Traits.meaning, to: Traits.widgets)
    #expect(oneLine.dump.contains("max-lines=1"))
    let back = lowered(text("A") { $0[.maxLines] = .literal(1) }, from: Traits.widgets, to: Traits.meaning)
    #expect(back.dump.contains("wrap=false") && !back.dump.contains("max-lines"))
    let many = lowered(text("A") { $0[.maxLines] = .literal(0) }, from: Traits.widgets, to: Traits.meaning)
    #expect(many.dump.contains("wrap=true") && !many.dump.contains("max-lines"))
  }

  // MARK: Fonts of the host

  private func fontLosses(
    _ change: (inout HostConfig) -> Void, to target: Capabilities = Traits.views, isMetric: Bool = false,
    _ children: [Element] = [text("A")]
  ) -> [String] {
    var host = HostConfig.default
    change(&host)
    var options = LoweringOptions()
    if isMetric { options.fontMap = .metric }
    var screen = Screen(
      name: "test", format: FormatID(rawValue: "test"),
      root: .make(.screen) { $0[.children] = children.map { .one($0) } }, isTemplate: false)
    var context = PassContext(
      source: Traits.meaning, target: target, targetName: "Target", host: host, options: options)
    LowerText().run(&screen, &context)
    return context.fidelity.map(\.kind.id)
  }

  @Test func anotherFamilyIsReportedOnce() {
    let serif: (inout HostConfig) -> Void = { $0.fontTypes[.default].family = "Georgia" }
    #expect(fontLosses(serif) == ["lossy.font-family", "note.text-styles"])
    #expect(fontLosses(serif, [text("A"), text("B")]) == ["lossy.font-family", "note.text-styles"])
    #expect(fontLosses(serif, to: Traits.widgets) == ["lossy.font-family"])
  }

  @Test func otherSizesAreReportedWhereRanksAreStyles() {
    let large: (inout HostConfig) -> Void = { $0.fontTypes[.default].sizes[.large] = 90 }
    #expect(fontLosses(large) == ["lossy.font-size"])
    // Points and the style of the nearest size follow the host.
    #expect(fontLosses(large, to: Traits.widgets) == [])
    #expect(fontLosses(large, isMetric: true) == [])
  }

  @Test func whatTheTargetTakesOfTheHostsFontsIsNotReported() {
    let own: (inout HostConfig) -> Void = {
      $0.fontTypes[.default].family = "Inter"
      $0.fontTypes[.default].sizes[.large] = 22
    }
    func losses(_ fonts: HostFonts) -> [String] {
      var target = Traits.views
      target.codec.hostFonts = fonts
      return fontLosses(own, to: target)
    }
    #expect(losses(.none) == ["lossy.font-family", "lossy.font-size"])
    #expect(losses(.sizes) == ["lossy.font-family"])
    #expect(losses(.ownFamily) == [])
    #expect(losses(.all) == [])
  }

  @Test func usualFontsAndScreensWithoutTextAreNot() {
    #expect(fontLosses { _ in } == ["note.text-styles"])
    // The sizes that the styles have.
    #expect(fontLosses { $0.fontTypes[.default].sizes[.default] = 17 } == ["lossy.font-size"])
    #expect(fontLosses({ $0.fontTypes[.default].family = "Georgia" }, [Element(.image)]) == [])
    #expect(fontLosses({ $0.fontTypes[.default].family = "Georgia" }, to: Traits.meaning) == [])
    for host in [HostConfig.renderer, .seed] { #expect(fontLosses { $0 = host } == ["note.text-styles"]) }
  }

  @Test("a heading that the target does not announce is told of")
  func headings() {
    func losses(_ style: String) -> [String] {
      run(LowerText(), [text("A") { $0[value: .textStyle] = .token(style) }], to: Traits.views).losses
    }
    #expect(losses("heading").contains("lossy.accessibility") && !losses("default").contains("lossy.accessibility"))
  }
}
