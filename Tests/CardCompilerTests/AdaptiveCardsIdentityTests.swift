import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// Card in, card out, through the whole compiler.
@Suite("Cards to cards")
struct AdaptiveCardsIdentityTests {
  private static let cards = TestFiles.corpus("adaptive-cards")?.filter { !$0.contains("/HostConfig/") }

  private func read(_ bytes: [UInt8], as syntax: SourceSyntax = .json) throws -> Node {
    var diagnostics = Diagnostics()
    let document = Document.read(SourceText(name: "card", bytes: bytes), as: syntax, diagnostics: &diagnostics)
    return try #require(document, "\(diagnostics.all.map(\.message))").root
  }

  /// A card from a card; none where the source has errors.
  private func convert(
    _ bytes: [UInt8], _ level: OptimizationLevel, name: String = "card.json", to syntax: DocumentSyntax = .json
  ) throws -> [UInt8]? {
    var options = CompilerOptions()
    options.from = .adaptiveCard
    options.optimization = level
    options.syntax = syntax
    options.verifiesEach = true
    let result = Compiler(options).compile(SourceText(name: name, bytes: bytes), to: [.adaptiveCard])
    guard !result.diagnostics.hasErrors else { return nil }
    return try #require(result.outputs.first?.files.first?.bytes)
  }

  private func convert(_ text: String, _ level: OptimizationLevel) throws -> String? {
    try convert(Array(text.utf8), level, to: .minified).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(
    "without optimization every card stays as it is, value by value, in order",
    .enabled(if: cards != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func identity() throws {
    var count = 0
    for path in try #require(Self.cards) {
      let bytes = try TestFiles.bytes(path)
      guard let output = try convert(bytes, .none) else { continue }
      #expect(CardNormalizer.Value(try read(output)) == CardNormalizer.Value(try read(bytes)), "\(path)")
      count += 1
    }
    #expect(count > 120)
  }

  @Test(
    "optimized cards differ in nothing but spelling",
    .enabled(if: cards != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func normalization() throws {
    for path in try #require(Self.cards) {
      let bytes = try TestFiles.bytes(path)
      guard let output = try convert(bytes, .canonical) else { continue }
      let (before, after) = (CardNormalizer.normalized(try read(bytes)), CardNormalizer.normalized(try read(output)))
      #expect(before == after, "\(path)")
    }
  }

  @Test(
    "YAML is as good as JSON",
    .enabled(if: cards != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func yaml() throws {
    for path in try #require(Self.cards) {
      let bytes = try TestFiles.bytes(path)
      guard let yaml = try convert(bytes, .none, to: .yaml) else { continue }
      let again = try #require(try convert(yaml, .none, name: "card.yaml", to: .yaml), "\(path)")
      #expect(CardNormalizer.Value(try read(again, as: .yaml)) == CardNormalizer.Value(try read(bytes)), "\(path)")
    }
  }

  @Test(
    "what the published schema accepts, it accepts afterwards",
    .enabled(if: cards != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func validity() throws {
    let schema = try PublishedCardSchema()
    var accepted = 0
    for path in try #require(Self.cards) {
      let bytes = try TestFiles.bytes(path)
      guard schema.accepts(try read(bytes)) else { continue }
      for level in [OptimizationLevel.none, .canonical] {
        guard let output = try convert(bytes, level) else { continue }
        #expect(schema.accepts(try read(output)), "\(path) at \(level)")
        accepted += 1
      }
    }
    #expect(accepted > 200)
  }

  @Test(
    "what is not known, and what is said twice over, stays without optimization",
    arguments: [
      // Explicit defaults, order, number text, other scripts, carriage returns.
      #"{"type":"AdaptiveCard","body":[{"wrap":false,"text":"a\rb – ü","type":"TextBlock","spacing":"default"}]}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Input.Number","id":"n","value":1.50,"max":1e3}]}"#,
      #"{"body":[],"x":{"b":12345678901234567890,"a":[null]},"type":"AdaptiveCard","version":"1.5"}"#,
      // Elements, actions and records of unknown types or with unknown members.
      #"{"type":"AdaptiveCard","body":[{"type":"Gauge","value":0.50,"parts":[{"type":"TextBlock","text":"x"}]}]}"#,
      #"{"type":"AdaptiveCard","actions":[{"type":"Action.Custom","title":"t","payload":{"a":1}}]}"#,
      #"{"type":"AdaptiveCard","refresh":{"action":{"type":"Action.Execute","x":1},"userIds":["a"],"y":2}}"#,
      #"{"type":"AdaptiveCard","authentication":{"buttons":[{"type":"signin","value":"v"}],"text":"t"}}"#,
      #"{"type":"AdaptiveCard","metadata":{"webUrl":"https://e.com"},"lang":"de","rtl":null,"speak":"<s>a</s>"}"#,
      // Extensions, and both spellings of what the schema misspells.
      #"{"type":"AdaptiveCard","body":[{"type":"Image","url":"a.png","forceLoad":true,"height":"auto"}]}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"Table","firstRowAsHeader":false,"rows":[]}]}"#,
      #"{"type":"AdaptiveCard","body":[{"type":"ImageSet","images":[{"url":"a"}],"style":"stacked","offset":-10}]}"#,
      #"{"type":"AdaptiveCard","actions":[{"type":"Action.Submit","disabledUnlessAssociatedInputsChange":true}]}"#,
    ])
  func verbatim(_ card: String) throws {
    #expect(try convert(card, .none) == card)
  }
}
