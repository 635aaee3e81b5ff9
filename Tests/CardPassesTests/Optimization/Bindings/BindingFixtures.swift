import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@testable import CardPasses

/// One element of a card before and after a pass; the same text if the pass may do nothing.
struct BindingCase: Sendable, CustomTestStringConvertible {
  let before: String
  let after: String

  init(_ before: String, _ after: String? = nil) {
    self.before = before
    self.after = after ?? before
  }

  var testDescription: String { before }

  /// A text block with properties.
  static func text(_ before: String, _ after: String? = nil) -> BindingCase {
    BindingCase(block(before), block(after ?? before))
  }

  private static func block(_ properties: String) -> String { #"{"type":"TextBlock",\#(properties)}"# }
}

/// A card with elements as its body.
func card(_ body: String) -> String { #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"# }

/// What passes make of a card, in minified JSON.
func rewritten(_ card: String, by passes: [any Pass], knowing known: KnownData = .nothing) throws -> String {
  let format = AdaptiveCardsFormat()
  var diagnostics = Diagnostics()
  let document = try #require(JSONReader.read(SourceText(name: "card.json", text: card), diagnostics: &diagnostics))
  var screen = try #require(
    format.importScreen(document, options: ImportOptions(name: "card"), diagnostics: &diagnostics))
  var options = LoweringOptions()
  options.known = known
  var context = PassContext(
    source: format.capabilities, target: format.capabilities, targetName: format.title, options: options)
  for pass in passes { pass.run(&screen, &context) }
  #expect(Verifier.problems(in: screen) == [])
  let bytes = try #require(format.emit(screen, options: EmitOptions(syntax: .minified)).first).bytes
  var text = String(decoding: bytes, as: UTF8.self)
  if text.hasSuffix("\n") { text.removeLast() }
  return text
}

/// Checks what a pass makes of an element, and that it does nothing more the second time.
func check(_ one: BindingCase, _ pass: any Pass, knowing known: KnownData = .nothing) throws {
  let after = try rewritten(card(one.before), by: [pass], knowing: known)
  #expect(after == card(one.after))
  #expect(try rewritten(after, by: [pass], knowing: known) == after)
}
