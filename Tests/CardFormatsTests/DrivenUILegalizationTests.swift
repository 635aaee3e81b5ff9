import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTestSupport
import Testing

/// What other formats say is rewritten until the SDK decodes it and shows all of it.
@Suite struct DrivenUILegalizationTests {
  /// A format whose boxes, sizes and distances have meanings, as cards have.
  private var cards: Capabilities {
    var source = SkimaFormat().capabilities
    source.root = .column
    source.boxes = .byMeaning
    source.spacing = .perElement
    source.textSizes = .tokens
    source.defaults = [.image: [.imageSize: .token("auto")]]
    source.colors = .palette
    source.colorNotation = .alphaFirst
    return source
  }

  private func element(
    _ kind: ElementKind, _ values: [AttributeID: AttributeValue] = [:], _ children: [Element] = []
  ) -> Element {
    var element = Element(kind)
    for id in AttributeID.allCases { element[value: id] = values[id] }
    if !children.isEmpty || kind == .stack { element[.children] = children.map { .one($0) } }
    return element
  }

  private func converted(_ children: [Element]) -> (text: String, losses: Set<String>, problems: [String]) {
    let root = Element(.screen, children: children.map { .one($0) })
    var screen = Screen(name: "t", format: FormatID(rawValue: "cards"), root: root, isTemplate: false)
    let format = DrivenUIFormat()
    var context = PassContext(source: cards, target: format.capabilities, targetName: format.title)
    let outcome = PassPipeline(level: .none).run(&screen, target: .drivenUI, context: &context)
    #expect(outcome.brokenRules.isEmpty, "\(outcome.brokenRules)")
    let files = format.emit(screen, options: EmitOptions(syntax: .minified))
    let bytes = files.first?.bytes ?? []
    let losses = Set(context.fidelity.map(\.kind.id))
    return (String(decoding: bytes, as: UTF8.self), losses, drivenUIProblems(in: bytes))
  }

  @Test func everythingAtOnceDecodes() {
    let vertical = AttributeValue.token("vertical")
    var boxed = element(
      .stack, [.axis: vertical, .containerStyle: .token("emphasis")],
      [
        element(.text, [.text: .text("In a box"), .textColor: .token("accent"), .isSubtle: .flag(true)]),
        element(.choiceSet, [.value: .text("1")], [element(.choice, [.title: .text("One"), .value: .text("1")])]),
      ])
    boxed[.background] = [.one(element(.backgroundImage, [.url: .text("https://a.example/b.png")]))]
    let result = converted([
      element(.text, [.text: .text("Title"), .textSize: .token("large"), .textWeight: .token("bolder")]),
      element(.image, [.url: .text("https://a.example/a.png"), .imageSize: .token("small")]),
      element(.image, [.url: .text("https://a.example/a.png"), .spacing: .token("large")]),
      element(.image, [.url: .text("")]),
      boxed,
      element(.toggle, [.title: .text("Wifi"), .isOn: .flag(true), .separator: .flag(true)]),
      element(.textInput, [.placeholder: .text("Name")]),
      element(.scroll, [.axis: .token("horizontal")], [element(.text, [.text: .text("Beside")])]),
      element(.shape, [.shape: .token("circle"), .foregroundColor: .color(Color(0x112233, alpha: 0x80))]),
      element(.stack, [.axis: vertical, .gap: .measure(7.5, .points)], [element(.divider)]),
    ])
    #expect(result.problems == [])
    #expect(!result.text.contains("null"))
    #expect(!result.text.contains(#"{"type":"Spacer","properties":{"height":20}},{"type":"Spacer","properties""#))
    for text in ["Title", "In a box", "• One", "Wifi", "checkmark.square", "Name", "Beside"] {
      #expect(result.text.contains(text), "\(text) is lost")
    }
    #expect(
      result.losses.isSuperset(of: [
        "lossy.image-ratio", "lossy.size", "dropped.empty-image", "unsupported.input", "lossy.scroll",
        "note.alpha-flattened", "lossy.fraction",
      ]), "\(result.losses.sorted())")
  }

  /// A phone would show it in its middle, were there no room beside it and below.
  @Test func theRootIsOneColumnAtTheTopOfItsSide() {
    let result = converted([element(.text, [.text: .text("A")])])
    #expect(result.text.hasPrefix(#"{"type":"HStack","properties":{"padding":20"#))
    #expect(result.text.contains(#""subviews":[{"type":"VStack""#))
    #expect(result.text.hasSuffix(#"{"type":"Spacer"}]},{"type":"Spacer"}]}"#))
    #expect(result.problems == [])
  }

  @Test func everyCardOfTheCorpusDecodes() throws {
    guard let files = TestFiles.corpus("adaptive-cards") else {
      print("CARDC_SHARED names no corpus: no cards are converted")
      return
    }
    let (source, target) = (AdaptiveCardsFormat(), DrivenUIFormat())
    for file in files {
      var diagnostics = Diagnostics()
      let text = SourceText(name: file, bytes: try TestFiles.bytes(file))
      guard let document = Document.read(text, as: .json, diagnostics: &diagnostics),
        var screen = source.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics)
      else { continue }
      var context = PassContext(
        source: source.capabilities, target: target.capabilities, targetName: target.title)
      let outcome = PassPipeline(level: .canonical).run(&screen, target: .drivenUI, context: &context)
      #expect(outcome.brokenRules.isEmpty, "\(file): \(outcome.brokenRules)")
      let bytes = target.emit(screen, options: EmitOptions(syntax: .minified)).first?.bytes ?? []
      #expect(drivenUIProblems(in: bytes) == [], "\(file)")
      // What cannot be written comes out as `null`.
      #expect(!String(decoding: bytes, as: UTF8.self).contains(":null"), "\(file)")
    }
  }
}
