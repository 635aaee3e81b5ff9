import CardIR
import CardStyle
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@Suite("Host configurations") struct HostConfigReaderTests {
  private struct Reading {
    var config: HostConfig?
    var diagnostics: Diagnostics
    var ids: [String] { diagnostics.all.map(\.id) }
  }

  private func read(
    _ text: String, name: String = "host.json", over profile: HostConfig = .renderer
  ) -> Reading {
    read(SourceText(name: name, text: text), over: profile)
  }

  private func read(_ source: SourceText, over profile: HostConfig = .renderer) -> Reading {
    var diagnostics = Diagnostics()
    let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)
    let config = document.flatMap { HostConfig(reading: $0, over: profile, diagnostics: &diagnostics) }
    return Reading(config: config, diagnostics: diagnostics)
  }

  // MARK: What is taken

  @Test("change what they name and leave the rest as it was", arguments: HostConfigProfile.allCases)
  func keysThatAreLeftOut(_ profile: HostConfigProfile) throws {
    var wanted = HostConfig(profile)
    let reading = read(#"{"spacing": {"medium": 31}, "imageSizes": {"small": 7}}"#, over: wanted)
    wanted.spacing[.medium] = 31
    wanted.imageSizes[.small] = 7
    #expect(reading.config == wanted)
    #expect(reading.ids == [])
    #expect(read("{}", over: HostConfig(profile)).config == HostConfig(profile))
  }

  @Test("a file stands over what the renderer takes for absent keys")
  func usualProfile() throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "host.json", text: "{}")
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    #expect(HostConfig(reading: document, diagnostics: &diagnostics) == .renderer)
  }

  @Test("zero and false count, though one renderer takes them for absent")
  func zeroAndFalse() throws {
    let reading = read(
      #"{"spacing": {"small": 0}, "separator": {"lineThickness": 0}, "supportsInteractivity": false}"#)
    let config = try #require(reading.config)
    #expect(config.spacing[.small] == 0 && config.separator.thickness == 0 && !config.supportsInteractivity)
  }

  @Test("every kind of value is read")
  func values() throws {
    let reading = read(
      """
      {"$schema": "https://example.com/s", "imageBaseUrl": "https://example.com/", "actions": {"iconSize": "24px",
       "actionsOrientation": "Vertical", "showCard": {"style": "Accent"}, "spacing": "extralarge"},
       "factSet": {"title": {"weight": "normal", "maxWidth": 90}}, "lineHeights": {"large": 31.5},
       "separator": {"lineColor": "#80112233"}, "containerStyles": {"good": {"backgroundColor": "#aabbcc",
       "foregroundColors": {"accent": {"subtle": "#01020304", "highlightColors": {"default": "#FF00FF"}}}}},
       "imageSet": {"imageSize": "LARGE"}, "media": {"defaultPoster": ""}}
      """)
    let config = try #require(reading.config)
    #expect(reading.ids == [])
    #expect(config.imageBaseURL == "https://example.com/")
    #expect(config.actions.iconSize == 24 && config.actions.axis == .vertical)
    #expect(config.actions.showCard.style == .accent && config.actions.spacing == .extraLarge)
    #expect(config.factSet.title.look.weight == .default && config.factSet.title.maxWidth == 90)
    #expect(config.lineHeights[.large] == 31.5)
    #expect(config.separator.color == Color(0x112233, alpha: 0x80))
    let good = config.containerStyles[.good]
    #expect(good.background == Color(0xAABBCC))
    #expect(good.foreground[.accent].subtle == Color(0x020304, alpha: 0x01))
    #expect(good.foreground[.accent].highlight == Color(0xFF00FF))
    #expect(config.imageSet.imageSize == .token(.large))
    #expect(config.media.defaultPoster == nil)
  }

  @Test("YAML says the same as JSON")
  func yaml() {
    let yaml = read(
      "spacing:\n  medium: 31\ncontainerStyles:\n  accent: {backgroundColor: '#123456'}\n", name: "host.yaml")
    let json = read(##"{"spacing": {"medium": 31}, "containerStyles": {"accent": {"backgroundColor": "#123456"}}}"##)
    #expect(yaml.config == json.config && yaml.config != .renderer && yaml.ids == [])
  }

  @Test("fonts without a type are those of the default one, wherever they stand")
  func legacyFonts() throws {
    let reading = read(
      """
      {"fontTypes": {"default": {"fontSizes": {"large": 30}}, "monospace": {"fontSizes": {"small": 9}}},
       "fontFamily": "Calibri", "fontSizes": {"large": 25, "small": 11}, "fontWeights": {"bolder": 800}}
      """)
    let config = try #require(reading.config)
    #expect(reading.ids == [])
    #expect(config.fontTypes[.default].family == "Calibri")
    #expect(config.fontTypes[.monospace].family == HostConfig.renderer.fontTypes[.monospace].family)
    #expect(config.points(.large) == 30 && config.points(.small) == 11)
    // A monospaced font asks its own scale, then the default font's, then the untyped one.
    #expect(config.points(.small, .monospace) == 9 && config.points(.large, .monospace) == 30)
    #expect(config.number(.bolder) == 800 && config.number(.bolder, .monospace) == 800)
    #expect(config.points(.medium, .monospace) == 17)
  }

  @Test("null is as good as no key")
  func null() {
    let reading = read(
      #"{"containerStyles": {"default": {"backgroundColor": null}}, "spacing": null, "fontFamily": null}"#)
    #expect(reading.config == .renderer && reading.ids == [])
  }

  @Test("custom styles and capabilities are taken by name")
  func openKeys() throws {
    let reading = read(
      ##"""
      {"containerStyles": {"default": {"borderColor": "#010101"}, "customStyles": [
        {"name": "brand", "style": {"backgroundColor": "#102030"}}]},
       "hostCapabilities": {"acmeMaps": "1.2", "other": "*"}}
      """##)
    let config = try #require(reading.config)
    #expect(reading.ids == [])
    #expect(config.customStyles["brand"]?.background == Color(0x102030))
    #expect(config.customStyles["brand"]?.border == Color(0x010101))
    #expect(config.capabilities == ["acmeMaps": "1.2", "other": "*"])
  }

  // MARK: What is not

  /// Text in which the bad value is marked, the id, and the help.
  struct Mistake: Sendable, CustomTestStringConvertible {
    let text: String
    let id: String
    var help: String?
    var testDescription: String { text }

    init(_ text: String, _ id: String, help: String? = nil) {
      self.text = text
      self.id = id
      self.help = help
    }
  }

  static let mistakes = [
    Mistake(#"{▸"spacng": {}}"#, "unknown-key", help: "did you mean `spacing`?"),
    Mistake(#"{"spacing": {▸"Medium": 1}}"#, "unknown-key", help: "did you mean `medium`?"),
    Mistake(#"{"factSet": {"title": {▸"warp": true}}}"#, "unknown-key", help: "did you mean `wrap`?"),
    Mistake(#"{▸"preExpandSingleShowCardAction": true}"#, "unknown-key", help: "it belongs in `actions`"),
    Mistake(#"{"containerStyles": {"customStyles": [{"name": "a", ▸"stile": 1}]}}"#, "unknown-key"),
    Mistake(#"{"supportsInteractivity": ▸"true"}"#, "wrong-type"),
    Mistake(#"{"spacing": ▸[]}"#, "wrong-type"),
    Mistake(#"{"spacing": {"medium": ▸"20"}}"#, "wrong-type"),
    Mistake(#"{"actions": {"iconSize": ▸"16pt"}}"#, "wrong-type"),
    Mistake(#"{"actions": {"iconSize": ▸"px"}}"#, "wrong-type"),
    Mistake(#"{"actions": {"showCard": {"style": ▸{}}}}"#, "wrong-type"),
    Mistake(#"{"lineHeights": {"small": ▸true}}"#, "wrong-type"),
    Mistake(#"{"fontFamily": ▸12}"#, "wrong-type"), Mistake(#"{"imageBaseUrl": ▸12}"#, "wrong-type"),
    Mistake(#"{"separator": {"lineColor": ▸3}}"#, "wrong-type"),
    Mistake(#"{"containerStyles": {"customStyles": ▸{}}}"#, "wrong-type"),
    Mistake(#"{"containerStyles": {"customStyles": [▸{"style": {}}]}}"#, "wrong-type"),
    Mistake(#"{"hostCapabilities": {"a": ▸"one"}}"#, "wrong-type"),
    Mistake(#"{"spacing": {"medium": ▸-1}}"#, "out-of-range"),
    Mistake(#"{"spacing": {"medium": ▸1.5}}"#, "out-of-range"),
    Mistake(#"{"spacing": {"medium": ▸1e999}}"#, "out-of-range"),
    Mistake(#"{"lineHeights": {"small": ▸-0.5}}"#, "out-of-range"),
    Mistake(#"{"fontSizes": {"small": ▸0}}"#, "out-of-range"),
    Mistake(#"{"textBlock": {"headingLevel": ▸7}}"#, "out-of-range"),
    Mistake(#"{"separator": {"lineColor": ▸"red"}}"#, "bad-color"),
    Mistake(##"{"separator": {"lineColor": ▸"#12345"}}"##, "bad-color"),
    Mistake(#"{"separator": {"lineColor": ▸"AABBCC"}}"#, "bad-color"),
    Mistake(
      #"{"actions": {"actionAlignment": ▸"centre"}}"#, "unknown-value", help: "did you mean `center`?"),
    Mistake(#"{"factSet": {"value": {"weight": ▸"bold"}}}"#, "unknown-value"),
  ]

  @Test("what cannot be used is reported where it stands and changes nothing", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let marked = MarkedText(mistake.text)
    let reading = read(marked.source("host.json"))
    #expect(marked.ids(of: reading.diagnostics) == ["host-config." + mistake.id])
    #expect(reading.diagnostics.all.allSatisfy { $0.severity == .warning })
    if let help = mistake.help { #expect(reading.diagnostics.all.first?.help == help) }
    #expect(reading.config == .renderer)
  }

  @Test("one mistake hides no other, and none hides a value")
  func severalMistakes() {
    let marked = MarkedText(
      ##"{"spacing": {▸"tiny": 1, "small": ▸"x", "large": 33}, "separator": {"lineColor": ▸"#1"}, ▸"x": 1}"##)
    let reading = read(marked.source("host.json"))
    #expect(
      marked.ids(of: reading.diagnostics) == [
        "host-config.unknown-key", "host-config.wrong-type", "host-config.bad-color", "host-config.unknown-key",
      ])
    #expect(reading.config?.spacing[.large] == 33)
  }

  @Test("what is no object is an error that names the file", arguments: ["[]", "\"default\"", "null", "3"])
  func notAnObject(_ text: String) {
    let reading = read(text, name: "design/host.json")
    #expect(reading.config == nil)
    #expect(reading.ids == ["host-config.not-an-object"] && reading.diagnostics.hasErrors)
    #expect(reading.diagnostics.all.first?.message.contains("`design/host.json`") == true)
  }

  // MARK: Real ones, and their schema

  private static let corpus = TestFiles.corpus("adaptive-cards/HostConfig")

  @Test("of real hosts are read; the schema finds fault with the same ones")
  func schema() throws {
    let schema = try #require(root(SourceText(name: "schema.json", text: schemaText)))
    let validator = JSONSchemaValidator(schema)
    var sources = Self.mistakes.map { (MarkedText($0.text).source("host.json"), true) }
    sources.append((SourceText(name: "a.json", text: #"{"actions": {"spacing": "EXTRALARGE"}}"#), false))
    for path in Self.corpus ?? [] {
      let source = SourceText(name: path, bytes: try TestFiles.bytes(path))
      let reading = read(source)
      #expect(reading.config != nil && !reading.diagnostics.hasErrors, "\(path)")
      sources.append((source, !reading.ids.isEmpty))
    }
    for (source, isFaulty) in sources {
      let node = try #require(root(source))
      let problems = validator.problems(of: node)
      #expect(problems.isEmpty != isFaulty, "\(source.name) \(problems)")
    }
  }

  private var schemaText: String { String(decoding: HostConfigSchema.schema(.minified), as: UTF8.self) }

  private func root(_ source: SourceText) -> Node? {
    var diagnostics = Diagnostics()
    return Document.read(source, as: .json, diagnostics: &diagnostics)?.root
  }
}
