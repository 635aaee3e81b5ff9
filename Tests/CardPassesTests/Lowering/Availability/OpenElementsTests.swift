import CardFormats
import CardIR
import CardSyntax
import Foundation
import Testing

@testable import CardPasses

/// Elements that apps may show in their own way stand in slots.
@Suite struct OpenElementsTests {
  private func opened(_ body: String, types: Set<String> = [], opens: Bool = true) throws -> String {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card", text: #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    let format = AdaptiveCardsFormat()
    var screen = try #require(
      format.importScreen(
        document, options: ImportOptions(name: "card", readsHoles: true), diagnostics: &diagnostics))
    var options = LoweringOptions()
    options.openTypes = types
    var target = format.capabilities
    target.opensElements = opens
    var context = PassContext(source: format.capabilities, target: target, targetName: "Test", options: options)
    OpenElements().run(&screen, &context)
    return TextDump.text(of: screen)
  }

  private static let map = #"{"type":"AcmeMap","id":"m","spacing":"large"}"#

  @Test func unknownElementsAreInSlotsThatStandWhereTheyWould() throws {
    let dump = try opened(Self.map)
    #expect(dump.contains(#"type-name="open-slot""#) && dump.contains(#"type-name="AcmeMap""#))
    #expect(dump.components(separatedBy: #" id="m""#).count == 2, "\(dump)")
  }

  @Test func othersAreOnlyIfTheyAreNamed() throws {
    let text = #"{"type":"TextBlock","text":"A"},{"type":"Badge","text":"B"}"#
    #expect(!(try opened(text).contains("open-slot")))
    let named = try opened(text, types: ["Badge"])
    #expect(named.components(separatedBy: "open-slot").count == 2)
  }

  @Test func inputsAndOtherTargetsAreLeftAlone() throws {
    #expect(!(try opened(Self.map, opens: false).contains("open-slot")))
    #expect(!(try opened(#"{"type":"Input.Text","id":"a"}"#, types: ["Input.Text"]).contains("open-slot")))
  }
}
