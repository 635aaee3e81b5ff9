import CardTestSupport
import Foundation
import Testing

/// What reports say of conversions, compared with what is in the output.
@Suite("reports say what became of things")
struct ReportTruthTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private struct Entry: Decodable {
    let id: String
    let verdict: String
    let message: String
    let pointer: String?
  }

  private struct Report: Decodable {
    struct File: Decodable {
      let source: String
      let data: String?
      let entries: [Entry]
    }
    let files: [File]
  }

  private func report() throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(try #require(box.read("r.json")).utf8))
  }

  /// The output and what is said of the conversion of a card.
  private func convert(
    _ body: String, actions: String = "", to target: String, _ options: String...
  ) throws -> (output: String, entries: [Entry]) {
    try box.write("a.json", #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)],"actions":[\#(actions)]}"#)
    let run = try box.run(["convert", "a.json", "--to", target, "--report", "r.json"] + options)
    return (run.output, try report().files.flatMap(\.entries))
  }

  @Test("what is left out is dropped", arguments: ["skima", "drivenui"])
  func leftOut(_ target: String) throws {
    let bound = try convert(#"{"type":"ActionSet","actions":"${acts}"}"#, to: target)
    let actions = try #require(bound.entries.first { $0.message.hasPrefix("what `${acts}` holds") })
    #expect(actions.verdict == "dropped" && actions.id == "unsupported.bound-elements")
    let change = try convert(
      #"{"type":"Input.Text","id":"n","label":"N","valueChangedAction":{"type":"Action.ResetInputs","targetInputIds":["n"]}}"#,
      to: target)
    #expect(change.entries.contains { $0.verdict == "dropped" && $0.message.contains("runs when its value changes") })
    // All entries that say so.
    for entry in bound.entries + change.entries where entry.message.hasSuffix("left out") {
      #expect(entry.verdict == "dropped", "\(entry)")
    }
  }

  @Test("a label that stands above its input is not lost with a button beside the field")
  func labels() throws {
    for action in ["", #","inlineAction":{"type":"Action.Submit","title":"Go"}"#] {
      let (output, entries) = try convert(#"{"type":"Input.Text","id":"n","label":"Note"\#(action)}"#, to: "skima")
      #expect(output.contains(#""Note""#))
      #expect(!entries.contains { $0.id == "lossy.accessibility" }, "\(entries)")
    }
  }

  @Test("messages have the words of the source", arguments: ["skima", "drivenui", "html"])
  func words(_ target: String) throws {
    let (_, entries) = try convert(
      #"{"type":"Input.ChoiceSet","id":"q","label":"L","isMultiSelect":"${m}","style":"${s}","#
        + #""choices":[{"title":"a","value":"b"}]},{"type":"Table","gridStyle":"good","columns":[{"width":1}],"rows":[]},"#
        + #"{"type":"Image","url":"https://example.com/a.png","width":"30px","height":"20px","fitMode":"${f}"}"#,
      actions: #"{"type":"Action.Submit","title":"x","style":"${st}"},"#
        + #"{"type":"Action.ResetInputs","title":"r","targetInputIds":["q"]}"#,
      to: target)
    for entry in entries {
      for words in [#"$""#, "input-style", "is-multi-select", "grid-style", "action-style", "target-inputs", "``"] {
        #expect(!entry.message.contains(words), "\(entry)")
      }
    }
    if target == "html" {
      #expect(
        entries.contains { $0.message == "HTML must know `isMultiSelect` of `Input.ChoiceSet` before there is data" })
    } else {
      #expect(
        entries.contains {
          $0.message == "`targetInputIds` of `Action.ResetInputs` has no counterpart in what replaces it"
        }, "\(entries)")
    }
  }

  @Test("properties of which a replacement says nothing are told from those that it says in part")
  func counterparts() throws {
    let (output, entries) = try convert(
      #"{"type":"CodeBlock","codeSnippet":"a","language":"Json","startLineNumber":4},"#
        + #"{"type":"Rating","value":4.5,"max":5,"color":"Marigold"}"#, to: "drivenui")
    let gone = entries.filter { $0.message.contains("has no counterpart") }.map(\.message)
    #expect(gone.contains { $0.hasPrefix("`startLineNumber` of `CodeBlock`") })
    // A usual value is said as any other.
    for name in ["value", "max", "color"] { #expect(!gone.contains { $0.hasPrefix("`\(name)`") }, "\(gone)") }
    #expect(!entries.contains { $0.message.hasPrefix("`startLineNumber`") && $0.message.contains("kept") })
    // Half a star is one.
    #expect(output.contains("★★★★½ 4.5"), "\(output)")
  }

  @Test("an icon without a sign is left out beside a text, and stands alone in words")
  func icons() throws {
    let (beside, entries) = try convert(#"{"type":"Badge","text":"Mentor","icon":"PersonStar"}"#, to: "html")
    #expect(!beside.contains("Person Star") && beside.contains("Mentor"))
    #expect(entries.contains { $0.id == "html.unknown-symbol" && $0.pointer == "/body/0/icon" }, "\(entries)")
    #expect(try convert(#"{"type":"Badge","icon":"PersonStar"}"#, to: "html").output.contains("Person Star"))
    #expect(try convert(#"{"type":"Badge","text":"Mentor","icon":"Star"}"#, to: "html").entries.isEmpty)
  }

  @Test("of several files of data, the report and warnings say which one it is")
  func dataSets() throws {
    try box.write(
      "t/a.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${n}"}],"#
        + #""actions":[{"type":"Action.Submit","title":"Go"}]}"#)
    for name in ["one", "two"] { try box.write("t/a.data/\(name).json", #"{"n":"\#(name)"}"#) }
    let run = try box.run("build", "t", "-o", "d", "--target", "drivenui", "--report", "r.json", "--report", "r.html")
    #expect(try report().files.compactMap(\.data).sorted() == ["t/a.data/one.json", "t/a.data/two.json"])
    for name in ["one", "two"] {
      #expect(run.errors.contains("has no equivalent (with `t/a.data/\(name).json`)"), "\(run.errors)")
      #expect(box.read("r.html")?.contains("t/a.json with t/a.data/\(name).json") == true)
    }
    // One file goes without saying.
    try FileManager.default.removeItem(atPath: box.absolute("t/a.data/two.json"))
    #expect(try !box.run("build", "t", "-o", "d", "--target", "drivenui", "--force").errors.contains("(with `"))
  }

  @Test("languages whose dates are not known: which are, and in which language dates are then")
  func languages() throws {
    try box.write(
      "a.json",
      #"{"type":"AdaptiveCard","version":"1.5","lang":"ar","body":[{"type":"TextBlock","text":"{{DATE(2026-01-31T12:00:00Z, SHORT)}}"}]}"#
    )
    for locale in ["ar", "ar-AE", "fa", "he"] {
      let run = try box.run("convert", "a.json", "--to", "drivenui", "--locale", locale)
      #expect(run.code == 2)
      #expect(run.errors.contains("`\(locale)`") && run.errors.contains("`de-DE`"), "\(run.errors)")
    }
    _ = try box.run("convert", "a.json", "--to", "drivenui", "--report", "r.json")
    let entry = try #require(try report().files.flatMap(\.entries).first { $0.id == "lossy.text-macro" })
    #expect(entry.message.contains("en-US, as dates in `ar` are not known"), "\(entry)")
  }

  @Test("more buttons than the host shows are all shown where nothing folds them, which is said")
  func manyButtons() throws {
    let actions = (1...7).map { #"{"type":"Action.OpenUrl","title":"B\#($0)","url":"https://example.com/\#($0)"}"# }
    let (output, entries) = try convert("", actions: actions.joined(separator: ","), to: "skima")
    #expect((1...7).allSatisfy { output.contains("\"B\($0)\"") })
    let note = try #require(entries.first { $0.id == "note.max-actions" })
    #expect(note.message.contains("all of which are shown"), "\(note)")
  }

  @Test(
    "a button shows and hides something, or the report says that it does not",
    arguments: ["html", "swiftui", "compose"])
  func toggles(_ target: String) throws {
    let body =
      #"{"type":"Foo","id":"a","fallback":{"type":"TextBlock","text":"A","id":"b"}},{"type":"Foo","id":"c","fallback":"drop"},"#
      + #"{"type":"Table","columns":[{"width":1}],"rows":[{"type":"TableRow","id":"row","cells":[{"type":"TableCell","id":"cell","#
      + #""items":[{"type":"TextBlock","text":"B"}]}]}]},{"type":"TextBlock","text":"C","id":"d_${n}"},"#
      + #"{"type":"TabSet","pages":[{"type":"TabPage","title":"P","id":"page","items":[{"type":"TextBlock","text":"D"}]}]}"#
    let names = ["a", "b", "c", "row", "cell", "page", "d_1", "e"]
    let targets = names.map { #""\#($0)""# }.joined(separator: ",")
    let (output, entries) = try convert(
      body, actions: #"{"type":"Action.ToggleVisibility","title":"T","targetElements":[\#(targets)]}"#, to: target)
    let lost = entries.filter { $0.id == "unsupported.toggle-target" }
    let named = names.filter { name in lost.contains { $0.message.contains("`\(name)`") } }
    // Where apps are asked for elements that nobody knows, these are there, whatever stands for them.
    #expect(named == (target == "swiftui" ? ["e"] : ["a", "c", "e"]), "\(lost)")
    #expect(lost.allSatisfy { $0.verdict == "dropped" && $0.pointer?.hasPrefix("/actions/0/targetElements/") == true })
    let shown = [
      "swiftui": ["row", "cell", "page"].map { #"if state.isVisible("\#($0)")"# },
      "compose": ["if (isShownRow)", "if (isShownCell)", "if (isShownPage)"],
    ]
    for condition in shown[target] ?? [] { #expect(output.contains(condition), "\(condition) in \(output)") }
  }

  @Test(
    "copies that share what is entered in them are told of, and copies with names of their own are not",
    arguments: ["swiftui", "compose"])
  func sharedState(_ target: String) throws {
    func shared(_ id: String, _ more: String = "", in card: Bool = false) throws -> [String] {
      let input = #"{"type":"Input.Text","id":"\#(id)","label":"N"}"#
      let inner =
        card
        ? #"{"type":"ActionSet","actions":[{"type":"Action.ShowCard","title":"T","card":{"type":"AdaptiveCard","body":[\#(input)]}}]}"#
        : input
      let list =
        #"{"type":"Container","$data":"${rows}"\#(more),"items":[{"type":"TextBlock","text":"${key}"},\#(inner)]}"#
      let entries = try convert(list, to: target).entries.filter { $0.id == "lossy.shared-state" }
      #expect(entries.allSatisfy { $0.verdict == "approximated" })
      return entries.compactMap(\.pointer)
    }
    #expect(try shared("note") == ["/body/0/items/1/id"])
    #expect(try shared("note_${key}") == [])
    // Each row keeps what is entered in the card that it shows.
    #expect(try shared("note", in: true) == [])
  }
}
