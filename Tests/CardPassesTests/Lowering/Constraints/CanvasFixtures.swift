import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// Widgets with constraints, and what is recovered of screens of them.
protocol CanvasFixtures {}

extension CanvasFixtures {
  func recover(_ ui: String, to target: Capabilities = Traits.views) throws -> (dump: String, losses: [String]) {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "t.json", text: #"{"ui":\#(ui)}"#)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    var screen = try #require(
      SkimaFormat().importScreen(document, options: ImportOptions(name: "t"), diagnostics: &diagnostics))
    var context = PassContext(source: SkimaFormat().capabilities, target: target, targetName: "Target")
    RecoverFlow().run(&screen, &context)
    #expect(Verifier.problems(in: screen) == [])
    let lines = TextDump.text(of: screen).split(separator: "\n").dropFirst(3)
    return (lines.map { String($0.dropFirst(4)) }.joined(separator: "\n"), context.fidelity.map(\.kind.id).sorted())
  }

  func label(_ id: String, _ constraints: String...) -> String {
    #"{"type":"label","id":"\#(id)","props":{"text":"\#(id)"},"constraints":[\#(constraints.joined(separator: ","))]}"#
  }

  func rule(_ type: String, _ value: Double? = nil, _ to: String? = nil, _ of: String? = nil) -> String {
    var text = #"{"type":"\#(type)""#
    if let value { text += #","value":\#(value)"# }
    if let to, let of { text += #","to":"\#(to)","of":"\#(of)""# }
    return text + "}"
  }
}
