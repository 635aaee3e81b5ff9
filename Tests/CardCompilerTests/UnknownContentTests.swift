import CardCompiler
import CardHTML
import CardTestSupport
import Testing

/// What nobody knows is not all lost: texts, pictures and elements in it are written, in the order in which they stand.
@Suite("Elements of unknown types")
struct UnknownContentTests {
  private func output(_ card: String, to target: FormatID) throws -> CompilationResult.Output {
    var options = CompilerOptions()
    options.syntax = .minified
    let result = Compiler(options).compile(SourceText(name: "card.json", text: card), to: [target])
    #expect(!result.diagnostics.hasErrors)
    return try #require(result.outputs.first)
  }

  /// What was written, without what SwiftUI views hand to a view of the app's own, which is not seen without one.
  private func text(_ output: CompilationResult.Output) -> String {
    String(decoding: output.files.first?.bytes ?? [], as: UTF8.self)
      .replacing(/CardElement\([\s\S]*?\) \{/, with: "CardElement {")
  }

  private func card(_ body: String, actions: String = "") -> String {
    #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#
  }

  private static let targets: [FormatID] = [.drivenUI, .skima, .swiftUI]

  private static let foldable = #"""
    {"type":"Foldable","title":"Details","state":"open","items":[
    {"type":"TextBlock","text":"inside ${name}","wrap":true},{"type":"Input.Text","id":"n","label":"Your name"},
    {"type":"Strange","text":"deep"},{"label":"bare","value":7},"last"],
    "picture":"no","imageUrl":"https://example.com/p.png","url":"https://example.com/more"}
    """#

  @Test("keep what can be seen in them", arguments: targets) func content(target: FormatID) throws {
    let output = try output(card(Self.foldable), to: target)
    let written = text(output)
    var rest = Substring(written)
    let expected = [
      "Details", "inside", "Your name", "deep", "bare", "7", "last", "https://example.com/p.png",
      "https://example.com/more",
    ]
    for each in expected {
      let range = try #require(rest.firstRange(of: each), "\(each) is not in its place in \(written)")
      rest = rest[range.upperBound...]
    }
    #expect(!written.contains("open\"") && !written.contains("\"no\""))
    let losses = output.fidelity.filter { $0.kind.id == "lossy.custom" }
    #expect(losses.compactMap(\.value).sorted() == ["Foldable", "Strange"])
    #expect(losses.allSatisfy { $0.verdict == .approximated })
    #expect(!output.fidelity.contains { $0.kind.id == "dropped.custom" })
  }

  @Test("without anything to see are dropped", arguments: targets) func nothing(target: FormatID) throws {
    let output = try output(card(#"{"type":"Gauge","fill":0.4,"value":0.4,"color":"red","icon":"Clock"}"#), to: target)
    #expect(output.fidelity.filter { $0.kind.id == "dropped.custom" }.count == 1)
    #expect(!output.fidelity.contains { $0.kind.id == "lossy.custom" })
  }

  @Test("in the place of a page, cell or card are shown in one", arguments: targets + [.html])
  func partsWithContent(target: FormatID) throws {
    let stranger = #"{"type":"X","text":"hidden words"}"#
    let cell = #"{"type":"TableCell","items":[{"type":"TextBlock","text":"a"}]}"#
    for body in [
      #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"t","card":\#(stranger)}]}"#,
      #"{"type":"Carousel","pages":[\#(stranger)]}"#,
      #"{"type":"Table","columns":[{},{}],"rows":[{"type":"TableRow","cells":[\#(cell),\#(stranger)]}]}"#,
    ] {
      let output = try output(card(body), to: target)
      #expect(text(output).contains("hidden words"), "\(body)")
      #expect(output.fidelity.contains { $0.kind.id == "lossy.custom" && $0.value == "X" })
    }
  }

  @Test("in the place of a fact or an image are left out, and the report says so", arguments: targets)
  func partsWithoutContent(target: FormatID) throws {
    for body in [
      #"{"type":"FactSet","facts":[{"type":"X","text":"hidden words"},{"title":"a","value":"b"}]}"#,
      #"{"type":"ImageSet","images":[{"type":"TextBlock","text":"hidden words"}]}"#,
    ] {
      let output = try output(card(body), to: target)
      #expect(!text(output).contains("hidden words"))
      #expect(output.fidelity.contains { $0.kind.id == "dropped.custom" }, "\(body)")
    }
  }

  @Test("give way to a fallback, their own or one around them", arguments: targets)
  func fallbacks(target: FormatID) throws {
    let own = #"{"type":"Gauge","text":"gone","fallback":{"type":"TextBlock","text":"kept"}}"#
    let around = #"""
      {"type":"Container","fallback":{"type":"TextBlock","text":"kept"},"items":[{"type":"Gauge","text":"gone"}]}
      """#
    for body in [own, around] {
      let written = text(try output(card(body), to: target))
      #expect(written.contains("kept") && !written.contains("gone"))
    }
  }

  @Test("stay hidden, and apart from what is above them") func place() throws {
    let hidden = try output(card(#"{"type":"Gauge","text":"gone","isVisible":false}"#), to: .skima)
    #expect(!text(hidden).contains("gone") && hidden.fidelity.contains { $0.kind.id == "dropped.hidden" })
    let line = #"{"type":"TextBlock","text":"A"},{"type":"Gauge","text":"B","separator":true}"#
    #expect(text(try output(card(line), to: .drivenUI)).contains("Divider"))
  }

  @Test("are written as they are in their own format") func identity() throws {
    let output = try output(card(Self.foldable), to: .adaptiveCard)
    #expect(text(output).contains(#""type":"Foldable","title":"Details","state":"open""#))
    #expect(output.fidelity.isEmpty)
  }

  @Test("an action of an unknown type keeps its title on a button that does nothing", arguments: targets)
  func actions(target: FormatID) throws {
    let popover = #"{"type":"Action.Bubble","title":"More info","content":{"type":"TextBlock","text":"x"}}"#
    let output = try output(card("", actions: popover), to: target)
    let written = text(output)
    #expect(written.contains("More info"))
    #expect(!written.contains("apicall"))
    let losses = output.fidelity.filter { $0.verdict == .dropped && $0.span?.text.contains("Bubble") == true }
    #expect(losses.contains { $0.kind.id == "unsupported.action" })
    let tap = #"{"type":"Container","items":[{"type":"TextBlock","text":"A"}],"selectAction":\#(popover)}"#
    #expect(!text(try self.output(card(tap), to: target)).contains("More info"))
  }

  // MARK: Documents

  @Test("what tools write at the root of a card is a note", arguments: targets) func metadata(target: FormatID) throws {
    let members = ##""schema":"https://example.com/s","@odata.type":"#card","$sampleData":{"a":1},"x-team":"b","##
    let plain = card(#"{"type":"TextBlock","text":"A","wrap":true}"#)
    let output = try output("{" + members + plain.dropFirst(), to: target)
    #expect(output.fidelity.filter { $0.kind.id == "note.document-metadata" }.count == 4)
    #expect(output.tally == (try self.output(plain, to: target)).tally)
  }

  @Test("content at the root that is not known is dropped") func rootContent() throws {
    let plain = card(#"{"type":"TextBlock","text":"A","wrap":true}"#)
    for member in [#""title":"Seen","#, #""items":[{"type":"TextBlock","text":"B"}],"#] {
      let output = try output("{" + member + plain.dropFirst(), to: .drivenUI)
      #expect(output.fidelity.contains { $0.kind.id == "dropped.property" })
    }
  }

  @Test("a property that only its format has is not said to be unknown", arguments: [FormatID.skima, .drivenUI])
  func knownProperties(_ target: FormatID) throws {
    let card = #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "A", "targetWidht": "wide"},
        {"type": "Container", "layouts": [{"type": "Layout.Flow"}], "items": [{"type": "TextBlock", "text": "B"}]}]}
      """#
    let output = try #require(Compiler().compile(SourceText(name: "card.json", text: card), to: [target]).outputs.first)
    let messages = output.fidelity.filter { $0.kind.id == "dropped.property" }.map(\.message)
    #expect(messages.contains("`targetWidht` is not known, so it is left out"))
    #expect(messages.contains { $0.hasSuffix("has no `layouts` here, so it is left out") }, "\(messages)")
  }
}
