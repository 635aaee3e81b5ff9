import CardIR
import CardSyntax
import Foundation
import Testing

@testable import CardFormats

@Suite("Versions of Adaptive Cards")
struct AdaptiveCardsVersionTests {
  private func check(_ card: String, for version: String) throws -> [String] {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card.json", text: card)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    let format = AdaptiveCardsFormat()
    let screen = try #require(
      format.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics))
    var found = Diagnostics()
    format.check(screen, forVersion: version, diagnostics: &found)
    return found.all.filter { $0.severity == .warning }.map { diagnostic in
      let text = diagnostic.span.map { String(decoding: Array(card.utf8)[Int($0.start)..<Int($0.end)], as: UTF8.self) }
      return "\(text ?? "") \(diagnostic.message)"
    }
  }

  @Test func dataIsLookedInto() throws {
    let card = #"{"type":"AdaptiveCard","refresh":{"expires":"2026-01-31T12:00:00Z","userIds":[]},"body":[]}"#
    #expect(try check(card, for: "1.6") == [])
    #expect(try check(card, for: "1.5") == [#""expires" `expires` needs version 1.6, not 1.5"#])
    #expect(try check(card, for: "1.3") == [#""refresh" `refresh` needs version 1.4, not 1.3"#])
  }

  private func body(_ element: String) -> String { #"{"type":"AdaptiveCard","body":[\#(element)]}"# }

  /// An element with the version that introduced what is in it, and the text that is underlined.
  static let features: [(element: String, version: Int, place: String)] = [
    (#"{"type":"Media","sources":[{"url":"a"}]}"#, 1, #""Media""#),
    (#"{"type":"RichTextBlock","inlines":["a"]}"#, 2, #""RichTextBlock""#),
    (#"{"type":"ActionSet","actions":[]}"#, 2, #""ActionSet""#),
    (#"{"type":"Table","rows":[{"cells":[{"items":[]}]}]}"#, 5, #""Table""#),
    (#"{"type":"Carousel","pages":[]}"#, 5, #""Carousel""#),
    (#"{"type":"Carousel","pages":[],"timer":5}"#, 6, #""timer""#),
    (#"{"type":"Badge","text":"a"}"#, 5, #""Badge""#),
    (#"{"type":"TextBlock","text":"a","spacing":"extraSmall"}"#, 5, #""extraSmall""#),
    (#"{"type":"TextBlock","text":"a","isVisible":false}"#, 2, #""isVisible""#),
    (#"{"type":"TextBlock","text":"a","requires":{"a":"1.0"}}"#, 2, #""requires""#),
    (#"{"type":"TextBlock","text":"a","fallback":"drop"}"#, 2, #""fallback""#),
    (#"{"type":"TextBlock","text":"a","fallback":{"type":"TextBlock","text":"b"}}"#, 2, #""fallback""#),
    (#"{"type":"TextBlock","text":"a","height":"stretch"}"#, 1, #""height""#),
    (#"{"type":"TextBlock","text":"a","fontType":"monospace"}"#, 2, #""fontType""#),
    (#"{"type":"TextBlock","text":"a","style":"heading"}"#, 5, #""style""#),
    (#"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"a","underline":true}]}"#, 3, #""underline""#),
    (#"{"type":"Image","url":"a","width":"50px"}"#, 1, #""width""#),
    (#"{"type":"Image","url":"a","selectAction":{"type":"Action.Submit"}}"#, 1, #""selectAction""#),
    (#"{"type":"Container","items":[],"style":"good"}"#, 2, #""good""#),
    (#"{"type":"Container","items":[],"bleed":true}"#, 2, #""bleed""#),
    (#"{"type":"Container","items":[],"minHeight":"50px"}"#, 2, #""minHeight""#),
    (#"{"type":"Container","items":[],"backgroundImage":"https://e.com/a.png"}"#, 2, #""backgroundImage""#),
    (#"{"type":"Container","items":[],"verticalContentAlignment":"center"}"#, 1, #""verticalContentAlignment""#),
    (#"{"type":"Container","items":[],"rtl":true}"#, 5, #""rtl""#),
    (#"{"type":"ColumnSet","columns":[],"style":"emphasis"}"#, 2, #""style""#),
    (#"{"type":"ColumnSet","columns":[{"width":"50px"}]}"#, 1, #""50px""#),
    (#"{"type":"Media","sources":[],"captionSources":[]}"#, 6, #""captionSources""#),
    (#"{"type":"Input.Text","id":"a","label":"b"}"#, 3, #""label""#),
    (#"{"type":"Input.Text","id":"a","isRequired":true}"#, 3, #""isRequired""#),
    (#"{"type":"Input.Text","id":"a","errorMessage":"b"}"#, 3, #""errorMessage""#),
    (#"{"type":"Input.Text","id":"a","regex":"b"}"#, 3, #""regex""#),
    (#"{"type":"Input.Text","id":"a","style":"Password"}"#, 5, #""Password""#),
    (#"{"type":"Input.Text","id":"a","labelPosition":"inline"}"#, 6, #""labelPosition""#),
    (#"{"type":"Input.Text","id":"a","inlineAction":{"type":"Action.Submit"}}"#, 2, #""inlineAction""#),
    (#"{"type":"Input.ChoiceSet","id":"a","style":"filtered"}"#, 5, #""filtered""#),
    (#"{"type":"Input.ChoiceSet","id":"a","wrap":true}"#, 2, #""wrap""#),
    (#"{"type":"Input.ChoiceSet","id":"a","choices.data":{"type":"Data.Query","dataset":"d"}}"#, 6, #""choices.data""#),
    (#"{"type":"Input.Toggle","id":"a","title":"b","wrap":true}"#, 2, #""wrap""#),
  ]

  @Test("what a version does not know is reported with the one that introduced it", arguments: features.indices)
  func elements(_ index: Int) throws {
    let (element, minor, place) = Self.features[index]
    let older = try check(body(element), for: "1.\(minor - 1)")
    let expected = older.contains {
      $0.hasPrefix(place + " ") && $0.hasSuffix("needs version 1.\(minor), not 1.\(minor - 1)")
    }
    #expect(expected, "\(older)")
    #expect(try check(body(element), for: "1.\(minor)") == [])
  }

  @Test(arguments: [
    (#""refresh":{}"#, 4), (#""authentication":{}"#, 4), (#""metadata":{}"#, 6), (#""rtl":true"#, 5),
    (#""minHeight":"5px""#, 2), (#""selectAction":{"type":"Action.Submit"}"#, 1),
    (#""verticalContentAlignment":"top""#, 1), (#""backgroundImage":{"url":"a"}"#, 2),
    (#""actions":[{"type":"Action.Execute"}]"#, 4),
    (#""actions":[{"type":"Action.ToggleVisibility","targetElements":["a"]}]"#, 2),
    (#""actions":[{"type":"Action.Submit","iconUrl":"a"}]"#, 1),
    (#""actions":[{"type":"Action.Submit","style":"positive"}]"#, 2),
    (#""actions":[{"type":"Action.Submit","tooltip":"a"}]"#, 5),
    (#""actions":[{"type":"Action.Submit","isEnabled":false}]"#, 5),
    (#""actions":[{"type":"Action.Submit","mode":"secondary"}]"#, 5),
    (#""actions":[{"type":"Action.Submit","associatedInputs":"none"}]"#, 3),
  ])
  func documents(_ property: String, _ minor: Int) throws {
    let card = #"{"type":"AdaptiveCard",\#(property)}"#
    #expect(try check(card, for: "1.\(minor - 1)").count == 1)
    #expect(try check(card, for: "1.\(minor)") == [])
  }

  @Test("the picture of a card is as old as cards, as a bare address")
  func cardBackground() throws {
    #expect(try check(#"{"type":"AdaptiveCard","backgroundImage":"https://e.com/a.png"}"#, for: "1.0") == [])
  }

  @Test("a card of a later version is itself reported")
  func cardVersion() throws {
    let found = try check(#"{"type":"AdaptiveCard","version":"1.5"}"#, for: "1.3")
    #expect(found == [#""1.5" the card asks for version 1.5, not 1.3"#])
  }

  @Test("what no version of the schema has, and all values of data, are nobody's business")
  func unversioned() throws {
    #expect(try check(body(#"{"type":"TextBlock","text":"a","x":1,"size":"${s}"}"#), for: "1.0") == [])
    #expect(try check(body(#"{"type":"Gauge","x":1}"#), for: "1.0") == [])
  }

  private static let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"]

  @Test("the table has the versions of the published schema", .enabled(if: shared != nil, "CARDC_SHARED is not set"))
  func schemaMarks() throws {
    let file = URL(fileURLWithPath: try #require(Self.shared)).appendingPathComponent(
      "corpus/schemas/adaptive-card.json")
    let schema = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    let definitions = try #require(schema["definitions"] as? [String: [String: Any]])
    var count = 0
    for type in AdaptiveCardsVocabulary.vocabulary.types {
      guard let definition = definitions[type.name] else { continue }
      if let mark = (definition["version"] as? String).flatMap({ FormatVersion($0) }) {
        #expect(type.since == mark, "\(type.name)")
        count += 1
      }
      for property in type.properties where !property.isReadOnly {
        let known = (definition["properties"] as? [String: [String: Any]])?[property.name]
        guard let mark = (known?["version"] as? String).flatMap({ FormatVersion($0) }) else { continue }
        // The object came later than the address of a picture, which cards had from the beginning.
        if type.name == "AdaptiveCard", property.name == "backgroundImage" { continue }
        let oldest = FormatVersion(1, 0)
        #expect(
          max(property.since ?? oldest, type.since ?? oldest) == max(mark, type.since ?? oldest),
          "\(type.name).\(property.name)")
        count += 1
      }
    }
    #expect(count > 40)
  }
}
