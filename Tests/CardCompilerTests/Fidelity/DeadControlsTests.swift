import CardCompiler
import CardCompose
import CardHTML
import Testing

/// What looks as if it worked and does not is said aloud, and counts.
@Suite("Controls that do nothing")
struct DeadControlsTests {
  private func compile(
    _ body: String, _ actions: String = "", to target: FormatID, _ change: (inout CompilerOptions) -> Void = { _ in }
  ) -> CompilationResult {
    var options = CompilerOptions()
    change(&options)
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#
    return Compiler(options).compile(SourceText(name: "card.json", text: text), to: [target])
  }

  private static let text = #"{"type":"TextBlock","id":"t","text":"A","wrap":true}"#
  private static let input = #"{"type":"Input.Text","id":"i","label":"L"}"#
  private static let submit = #"{"type":"Action.Submit","title":"Send"}"#

  // MARK: Warnings

  @Test("a form where there are no forms is one warning that counts what is in it")
  func warnings() throws {
    let link = #"{"type":"Action.OpenUrl","title":"Map","url":"https://example.com"}"#
    let result = compile(Self.input + "," + Self.text, Self.submit + "," + link, to: .drivenUI)
    let warnings = result.diagnostics.all.filter { $0.kind.id == "fidelity.dead-controls" }
    #expect(warnings.count == 1 && warnings.first?.severity == .warning)
    #expect(warnings.first?.message.contains("1 input and 2 actions") == true)
    #expect(DiagnosticCatalog.kind("fidelity.dead-controls") != nil)
    #expect(!result.outputs.isEmpty)
  }

  @Test("where nothing is dead there is no warning", arguments: [FormatID.adaptiveCard, .drivenUI, .skima, .swiftUI])
  func silence(target: FormatID) {
    let hidden = #"{"type":"Container","isVisible":false,"items":[\#(Self.input)]}"#
    let (body, actions) = target == .drivenUI ? (Self.text + "," + hidden, "") : (Self.input, Self.submit)
    #expect(compile(body, actions, to: target).diagnostics.all.isEmpty)
  }

  // MARK: What emitters leave out

  @Test(
    "what an emitter says that it leaves out is in the report, and an error where nothing may be lost",
    arguments: [
      (FormatID.html, #"{"type":"Image","url":"/relative.png","altText":"r"}"#),
      (.html, #"{"type":"TextBlock","text":"[a](javascript:x)"}"#),
      (.swiftUI, #"{"type":"Container","items":"${items}"}"#),
      (.compose, #"{"type":"Container","items":"${items}"}"#),
    ])
  func emitters(target: FormatID, element: String) throws {
    let result = compile(element, to: target)
    let warning = try #require(result.diagnostics.all.first { $0.severity == .warning })
    let entry = try #require(result.outputs.first?.fidelity.first { $0.kind.diagnostic == warning.kind })
    #expect(entry.verdict == .dropped && entry.span == warning.span && entry.message == warning.message)
    let strict = compile(element, to: target) { $0.isStrict = true }
    #expect(strict.diagnostics.all.contains { $0.severity == .error && $0.kind == warning.kind })
    #expect(!strict.diagnostics.all.contains { $0.severity == .warning && $0.kind == warning.kind })
  }

  // MARK: Actions

  private static let actions = [
    #"{"type":"Action.OpenUrl","title":"X","url":"https://example.com"}"#, #"{"type":"Action.Submit","title":"X"}"#,
    #"{"type":"Action.Execute","title":"X","verb":"v"}"#, #"{"type":"Action.Submit"}"#,
    #"{"type":"Action.OpenUrl","url":"https://example.com"}"#,
    #"{"type":"Action.ToggleVisibility","title":"X","targetElements":["t"]}"#,
    #"{"type":"Action.ToggleVisibility","targetElements":[{"elementId":"t","isVisible":false}]}"#,
  ]
  private static let places = [
    #"{"type":"ActionSet","actions":[@]}"#, #"{"type":"Container","items":[#],"selectAction":@}"#,
    #"{"type":"Container","items":[],"selectAction":@}"#,
    #"{"type":"ColumnSet","columns":[{"type":"Column","items":[#]}],"selectAction":@}"#,
    #"{"type":"ColumnSet","columns":[{"type":"Column","items":[#],"selectAction":@}]}"#,
    #"{"type":"Image","url":"https://example.com/a.png","selectAction":@}"#,
    #"{"type":"RichTextBlock","inlines":[{"type":"TextRun","text":"X","selectAction":@}]}"#,
    #"{"type":"Input.Text","id":"i","inlineAction":@}"#,
    #"{"type":"Table","columns":[{}],"rows":[{"cells":[{"items":[#],"selectAction":@}]}]}"#,
  ]

  @Test("what a target cannot do is dropped, wherever it stands", arguments: places, actions)
  func dropped(place: String, action: String) throws {
    let body = place.replacing("@", with: action).replacing("#", with: Self.text)
    let output = try #require(compile(body, to: .drivenUI).outputs.first)
    #expect(
      output.fidelity.contains { entry in
        guard entry.verdict == .dropped, let span = entry.span else { return false }
        return span.text.contains("Action.") && action.contains(span.text)
      }, "\(body): \(output.fidelity.map(\.kind.id))")
  }

  @Test("the title of a button in a field is still seen") func inlineTitle() throws {
    let body = #"{"type":"Input.Text","id":"i","inlineAction":{"type":"Action.Submit","title":"Search now"}}"#
    let file = try #require(compile(body, to: .drivenUI)[.drivenUI])
    #expect(String(decoding: file.bytes, as: UTF8.self).contains("Search now"))
  }

  // MARK: Addresses

  @Test("a submission without an address is a loss that --strict does not let pass")
  func endpoints() throws {
    let open = try #require(compile(Self.input, Self.submit, to: .skima).outputs.first)
    let loss = try #require(open.fidelity.first { $0.kind.id == "unsupported.submit-endpoint" })
    #expect(loss.verdict == .dropped)
    #expect(loss.message.contains("--submit-endpoint") && loss.message.contains("submit-endpoint` in `cardc.yaml"))
    let sent = try #require(
      compile(Self.input, Self.submit, to: .skima) { $0.lowering.submitEndpoint = "https://example.com" }.outputs.first)
    #expect(!sent.fidelity.contains { $0.kind.id == "unsupported.submit-endpoint" })
    #expect(open.tally.score < sent.tally.score)
    #expect(open.tally.dropped == sent.tally.dropped + 1)
    let strict = compile(Self.text, Self.submit, to: .skima) { $0.isStrict = true }
    #expect(
      strict.diagnostics.all.contains { $0.kind.id == "unsupported.submit-endpoint" && $0.severity == .error })
    let empty = compile(Self.text, Self.submit, to: .skima) { $0.lowering.submitEndpoint = "" }
    #expect(empty.outputs.first?.fidelity.contains { $0.kind.id == "unsupported.submit-endpoint" } == true)
  }

  @Test("a link that leads nowhere is a loss") func emptyLinks() throws {
    for link in [#"{"type":"Action.OpenUrl","title":"X","url":""}"#, #"{"type":"Action.OpenUrl","title":"X"}"#] {
      let output = try #require(compile(Self.text, link, to: .skima).outputs.first)
      #expect(output.fidelity.contains { $0.kind.id == "unsupported.empty-address" && $0.verdict == .dropped })
    }
    let screen = #"""
      {"metadata":{"id":"s"},"ui":[{"type":"button","props":{"text":"X","onClick":[
      {"type":"navigation","data":{"type":"endpoint","value":""}}]},
      "constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}
      """#
    let result = Compiler().compile(SourceText(name: "s.json", text: screen), to: [.adaptiveCard])
    #expect(result.outputs.first?.fidelity.contains { $0.kind.id == "unsupported.empty-address" } == true)
  }
}
