import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTestSupport
import Testing

/// Screens of values that no decoder takes: what is written of them after legalization is decoded all the same.
@Suite struct WildScreenTests {
  /// Random elements with values at and beyond the edges of what formats can say.
  private struct WildScreen {
    var random: SeededGenerator

    private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    private mutating func pick<Value>(_ values: [Value], or other: Value) -> Value {
      values.randomElement(using: &random) ?? other
    }

    private mutating func number() -> Double {
      pick([0, 1, 8, 8.5, 7.49, 0.001, -4, -0.5, 1e9, 1e19, 1e39, 1e300, -1e300, 9.3e18], or: 0)
    }

    private mutating func color() -> Color {
      pick([.black, .white, Color(0xABCDEF), Color(0x123456, alpha: 0), Color(0x123456, alpha: 0x7F)], or: .black)
    }

    private mutating func text() -> String {
      pick(["", "a", "**b** [c](d)", "${x}", "#", "\u{0}\n\"\\", "$prop{x}", "{{DATE(2020-01-01)}}"], or: "")
    }

    private mutating func url() -> String {
      pick(
        ["", " ", "a b", "https://e.com/ü", "%zz", "https://e.com/a.png", "#", "##", "data:,", "\u{0}", "a.png"], or: ""
      )
    }

    private mutating func dress(_ element: inout Element) {
      if chance(30) { element[.padding] = .literal(number()) }
      if chance(30) { element[.width] = .literal(.points(number())) }
      if chance(30) { element[.height] = .literal(.points(number())) }
      if chance(25) { element[.backgroundColor] = .literal(color()) }
      if chance(20) { element[.foregroundColor] = .literal(color()) }
      if chance(20) { element[.borderColor] = .literal(color()) }
      if chance(20) { element[.borderWidth] = .literal(number()) }
      if chance(15) { element[.cornerRadius] = .literal(number()) }
      if chance(20) { element[.id] = .literal(pick(["a", "b", "", " "], or: "a")) }
      if chance(10) { element[.isVisible] = .literal(chance(50)) }
    }

    mutating func element(depth: Int) -> Element {
      var element: Element
      switch Int.random(in: 0..<(depth > 0 ? 14 : 10), using: &random) {
      case 0, 1:
        element = Element(.text)
        element[.text] = .literal(text())
        if chance(40) {
          let sizes: [TextSize] = [.points(number()), .style(.headline), .style(.caption), .points(12.5)]
          element[.textSize] = .literal(pick(sizes, or: .points(1)))
        }
        if chance(30) { element[.textWeight] = .literal(pick([.bold, .ultraLight, .black], or: .bold)) }
        if chance(30) { element[.textColor] = .literal(.absolute(color())) }
        if chance(20) { element[.maxLines] = .literal(Double(Int.random(in: -2...9, using: &random))) }
      case 2:
        element = Element(.image)
        if chance(80) { element[.url] = .literal(url()) }
        if chance(20) { element[.assetName] = .literal(text()) }
        // An extent that no `Float` holds is left out, and reported, by which the image has no frame.
        dress(&element)
        for id in [AttributeID.width, .height] where element[value: id].flatMap({ Double($0) }) ?? 0 > 1e38 {
          element[value: id] = nil
        }
        return element
      case 3:
        element = Element(.icon)
        element[.symbolName] = .literal(pick(["star", "", "no.such.symbol"], or: ""))
      case 4:
        element = Element(.shape)
        element[.shape] = .literal(chance(50) ? .circle : .rectangle)
      case 5: element = Element(.divider)
      case 6:
        element = Element(.spacer)
        if chance(40) { element[.minLength] = .literal(number()) }
      case 7:
        element = Element(.button)
        element[.title] = .literal(text())
        var link = Element(.openURL)
        link[.url] = .literal(url())
        if chance(60) { element[.actions] = [.one(link)] }
      case 8:
        element = Element(.textInput)
        element[.variableID] = .literal(text())
        if chance(50) { element[.placeholder] = .literal(text()) }
      case 9:
        element = Element(.toggle)
        element[.variableID] = .literal(text())
        element[.isOn] = .literal(chance(50))
        if chance(50) { element[.title] = .literal(text()) }
      case 10: element = container(.overlay, depth)
      case 11: element = container(.list, depth)
      default:
        element = container(.stack, depth)
        element[.axis] = .literal(chance(50) ? .vertical : .horizontal)
        if chance(50) { element[.gap] = .literal(number()) }
        let alignments: [Alignment] = [.leading, .center, .trailing, .top, .bottom, .fill, .firstBaseline, .justified]
        if chance(50) { element[.alignment] = .literal(pick(alignments, or: .fill)) }
      }
      dress(&element)
      return element
    }

    private mutating func container(_ kind: ElementKind, _ depth: Int) -> Element {
      var element = Element(kind)
      if chance(90) {
        element[.children] = (0..<Int.random(in: 0...4, using: &random)).map { _ in .one(self.element(depth: depth - 1))
        }
      }
      return element
    }
  }

  /// A format that can say everything that a wild screen says.
  private static var source: Capabilities {
    var source = DrivenUIFormat().capabilities
    let skima = SkimaFormat().capabilities
    source.kinds.formUnion(skima.kinds.subtracting([.canvas, .constraint]).union([.openURL]))
    source.colors = .translucent
    source.imagesNeedBothExtents = false
    return source
  }

  @Test(arguments: ["drivenui", "skima"]) func whatIsWrittenIsDecoded(_ name: String) throws {
    let formats: [any Format] = [DrivenUIFormat(), SkimaFormat()]
    let target = try #require(formats.first { $0.id.rawValue == name })
    for seed in 0..<150 {
      var wild = WildScreen(random: SeededGenerator(seed: UInt64(seed)))
      let children = (0..<3).map { _ in Slot.one(wild.element(depth: 3)) }
      let root = Element(.screen, children: children)
      var screen = Screen(name: "w", format: FormatID(rawValue: "wild"), root: root, isTemplate: false)
      var context = PassContext(source: Self.source, target: target.capabilities, targetName: target.title)
      let outcome = PassPipeline(level: .canonical).run(&screen, target: target.id, context: &context)
      #expect(outcome.brokenRules.map { "\($0.pass): \($0.problem)" } == [], "seed \(seed)")
      let bytes = target.emit(screen, options: EmitOptions(syntax: .minified)).first?.bytes ?? []
      var diagnostics = Diagnostics()
      let document = try #require(
        JSONReader.read(SourceText(name: "w.json", bytes: bytes), diagnostics: &diagnostics), "seed \(seed)")
      let problems = name == "skima" ? SkimaValidator.problems(in: document) : drivenUIProblems(in: bytes)
      #expect(problems == [], "seed \(seed)\n\(String(decoding: bytes, as: UTF8.self))")
      // The importer is as content as the decoder.
      let again = target.importScreen(
        document, options: ImportOptions(name: "w", readsHoles: false), diagnostics: &diagnostics)
      #expect(again != nil && diagnostics.all.filter { $0.severity != .note }.map(\.message) == [], "seed \(seed)")
    }
  }
}
