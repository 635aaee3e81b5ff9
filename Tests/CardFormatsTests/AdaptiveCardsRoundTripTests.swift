import CardIR
import CardPasses
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardFormats

/// Card in, card out is the identity as long as no pass has changed anything.
@Suite struct AdaptiveCardsRoundTripTests {
  private let format = AdaptiveCardsFormat()

  /// Reads and writes a card; nothing may be rejected on the way.
  private func roundTrip(_ source: SourceText) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
    var diagnostics = Diagnostics()
    guard let document = Document.read(source, as: .json, diagnostics: &diagnostics),
      let screen = format.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics)
    else { return (nil, diagnostics.all) }
    #expect(Verifier.problems(in: screen) == [])
    let file = format.emit(screen, options: EmitOptions(syntax: .minified))[0]
    // What is written as a whole and what is written part by part are the same.
    var changed = screen
    changed.rewrite { $0.markChanged() }
    changed.root.markChanged()
    let parts = format.emit(changed, options: EmitOptions(syntax: .minified)).first
    #expect(parts?.bytes == file.bytes)
    return (file.bytes, diagnostics.all)
  }

  private func roundTrip(_ text: String) -> String? {
    roundTrip(SourceText(name: "card.json", text: text)).bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // Order, unknown properties, number text, escapes and shorthand forms stay as they are.
    #"{"body":[{"wrap":true,"text":"a\u00e9\/b","type":"TextBlock","x":{"b":1.50,"a":1E400}}],"type":"AdaptiveCard"}"#,
    #"{"type":"AdaptiveCard","backgroundImage":"https://e.com/a.png","body":[]}"#,
    #"{"type":"AdaptiveCard","backgroundImage":{"url":"a.png","fillMode":"Repeat"},"body":[]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"RichTextBlock","inlines":["a",{"type":"TextRun","text":"b"}]}]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"Gauge","items":[{"type":"TextBlock","text":"x"}],"id":"g"}]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"ColumnSet","columns":[{"width":"2","items":[]},{"type":"Column"}]}]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"Container","rtl?":true,"items":[],"fallback":"drop"}]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"${a}","$when":"${b}","size":"${s}","$data":"${c}"}]}"#,
    #"{"type":"AdaptiveCard","body":"${elements}","actions":["${action}"]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":null,"wrap":null,"size":7,"color":"purple"}]}"#,
    #"{"type":"AdaptiveCard","body":[null,7,"text",[]],"actions":{}}"#,
    #"{"type":"AdaptiveCard","actions":[{"type":"Action.ToggleVisibility","targetElements":["a",{"elementId":"b"}]}]}"#,
    #"{"type":"AdaptiveCard","actions":[{"type":"Action.ShowCard","card":{"type":"AdaptiveCard","body":[]}}]}"#,
    #"{"type":"AdaptiveCard","body":[{"type":"Table","columns":[{"width":1}],"rows":[{"cells":[{"items":[]}]}]}]}"#,
  ])
  func isTheIdentity(_ card: String) {
    #expect(roundTrip(card) == card)
  }

  private static let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"]

  @Test(.enabled(if: shared != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func corpusSurvives() throws {
    let shared = try #require(Self.shared)
    let folders = ["corpus/adaptive-cards", "conformance/templating/scenarios", "conformance/templating/elements"]
    var count = 0
    for folder in folders {
      let root = URL(fileURLWithPath: shared).appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
      for case let file as URL in files where file.pathExtension == "json" {
        let bytes = try Data(contentsOf: file)
        guard let card = try? JSONSerialization.jsonObject(with: bytes) as? NSDictionary,
          card["type"] as? String == "AdaptiveCard"
        else { continue }
        let result = roundTrip(SourceText(name: file.lastPathComponent, bytes: bytes))
        // Two of the renderer's own tests show what must not be done: the same id twice.
        if result.diagnostics.contains(where: { $0.id == "adaptive-card.duplicate-id" }) { continue }
        let output = try #require(result.bytes, "\(file.lastPathComponent): \(result.diagnostics.first?.message ?? "")")
        let again = try JSONSerialization.jsonObject(with: Data(output)) as? NSDictionary
        #expect(again == card, "\(file.lastPathComponent)")
        count += 1
      }
    }
    #expect(count > 100)
  }
}
