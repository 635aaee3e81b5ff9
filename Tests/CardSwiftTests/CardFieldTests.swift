import CardRuntime
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@testable import CardSwift

/// Inputs of cards and bubbles that buttons show, and the choices of inputs: which field of the form each is.
@Suite("Fields of cards that buttons show")
struct CardFieldTests {
  private static func view(_ body: String, _ actions: String = "", data: String? = nil) throws -> String {
    let text = #"{"type": "AdaptiveCard", "version": "1.6", "body": [\#(body)], "actions": [\#(actions)]}"#
    var evidence = DataEvidence.none
    if let data {
      var diagnostics = Diagnostics()
      let document = Document.readJSON(SourceText(name: "data.json", text: data), diagnostics: &diagnostics)
      evidence = .samples([try #require(document).root])
    }
    let views = GeneratedViews([SourceText(name: "card.json", text: text)], evidence: evidence)
    let view = try #require(views.views.first, "\(views.failures)")
    #expect(try SwiftTools.errors(in: [view.source], beside: [GeneratedViews.support(view.parts)]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let submit = #"{"type": "Action.Submit", "title": "Send"}"#

  private static func input(_ id: String) -> String {
    #"{"type": "Input.Text", "id": "\#(id)", "label": "L", "isRequired": true, "errorMessage": "Say it"}"#
  }

  private static func card(_ title: String, _ body: String, _ more: String = "") -> String {
    #"{"type": "Action.ShowCard", "title": "\#(title)", "card": {"type": "AdaptiveCard", "body": [\#(body)], "#
      + #""actions": [\#(submit)\#(more)]}}"#
  }

  @Test("of a bubble are sent from there, and stop nothing that is sent elsewhere")
  func bubbles() throws {
    let inside =
      #"{"type": "Container", "items": [\#(Self.input("pop")), {"type": "ActionSet", "actions": [\#(Self.submit)]}]}"#
    let bubble = #"{"type": "Action.Popover", "title": "More", "content": \#(inside)}"#
    let view = try Self.view(Self.input("a"), bubble + "," + Self.submit)
    #expect(view.contains(#"form.submission(of: ["a"])"#), "\(view)")
    #expect(view.contains(#"form.submission(of: ["a", "pop"])"#), "\(view)")
    #expect(!view.contains("form.submission()"))
    // A tap that shows a bubble is no different.
    let tapped = #"{"type": "Container", "items": [{"type": "TextBlock", "text": "T"}], "selectAction": \#(bubble)}"#
    let other = try Self.view(Self.input("a") + "," + tapped, Self.submit)
    #expect(other.contains(#"form.submission(of: ["a"])"#) && other.contains(#"of: ["a", "pop"]"#), "\(other)")
  }

  @Test("of rows are one for each row, under the name that is sent")
  func rows() throws {
    let reset = #", {"type": "Action.ResetInputs", "title": "R", "targetInputIds": ["who", "other"]}"#
    let buttons = #"{"type": "ActionSet", "actions": [\#(Self.card("Ask", Self.input("who"), reset))]}"#
    let row =
      #"{"type": "Container", "$data": "${rows}", "items": [{"type": "TextBlock", "text": "${name}"}, \#(buttons)]}"#
    let view = try Self.view(row)
    let key = #""who.\(index)""#
    #expect(
      view.contains(#"CardInput( id: "who", key: \#(key),"#) || view.contains(#"CardInput(id: "who", key: \#(key),"#),
      "\(view)")
    #expect(view.contains("form.entry(\(key))") && view.contains("form.text(\(key))"), "\(view)")
    #expect(view.contains("form.submission(of: [\(key)])"), "\(view)")
    #expect(view.contains(#"form.reset([\#(key), "other"])"#), "\(view)")
    #expect(!view.contains(#"entry("who")"#))
    // Where data have a key, it tells rows apart.
    let keyed = row.replacing("${name}", with: "${name} ${id}")
    let known = try Self.view(keyed, data: #"{"rows": [{"id": "x", "name": "A"}, {"id": "y", "name": "B"}]}"#)
    #expect(known.contains(#"form.entry("who.\(item.id)")"#), "\(known)")
    // A bubble in a row is no different.
    let content =
      #"{"type": "Container", "items": [\#(Self.input("who")), {"type": "ActionSet", "actions": [\#(Self.submit)]}]}"#
    let bubble =
      #"{"type": "ActionSet", "actions": [{"type": "Action.Popover", "title": "M", "content": \#(content)}]}"#
    let bubbles = try Self.view(#"{"type": "Container", "$data": "${rows}", "items": [\#(bubble)]}"#)
    #expect(bubbles.contains("form.entry(\(key))") && bubbles.contains("form.submission(of: [\(key)])"), "\(bubbles)")
  }

  // MARK: Choices

  @Test("have no value that is none of their choices")
  func choices() throws {
    let choice = #"{"title": "A", "value": "a"}, {"title": "B", "value": "b"}"#
    func field(_ more: String, _ choices: String = choice) throws -> String {
      let view = try Self.view(#"{"type": "Input.ChoiceSet", "id": "c", "choices": [\#(choices)]\#(more)}"#)
      let declaration = view.split(separator: #"CardInput("#).dropFirst().first { $0.contains(#"id: "c""#) }
      return try #require(declaration.map(String.init), "\(view)")
    }
    #expect(!(try field(#", "value": "gone""#)).contains("gone"))
    #expect(try field(#", "value": "b""#).contains(#"value: "b""#))
    #expect(try field(#", "value": "a,gone,b", "isMultiSelect": true"#).contains(#"value: "a,b""#))
    #expect(try field(#", "value": "${c}""#).contains(#"rules: [.choice(["a", "b"])]"#))
    let multiple = try field(#", "value": "${c}", "isMultiSelect": true"#)
    #expect(multiple.contains(#"rules: [.choices(["a", "b"])]"#), "\(multiple)")
    let repeated = try field("", choice + #", {"$data": "${more}", "title": "${t}", "value": "${v}"}"#)
    #expect(repeated.contains(#".choice( ["a", "b"] + data.more.map { item in"#), "\(repeated)")
  }

  @Test("take what is no choice for nothing, also when choices change")
  func chosen() {
    #expect(CardRule.choice(["a", "b"]).kept("x") == "" && CardRule.choice(["a", "b"]).kept("b") == "b")
    #expect(CardRule.choices(["a", "b"]).kept("b,x,a") == "a,b")
    // A choice may have a comma where there is only one.
    #expect(CardRule.choice(["a,b"]).kept("a,b") == "a,b" && CardRule.required().kept("x") == "x")
  }

  @Test("begin with the time of day or the date nearest to now that may be chosen")
  func moments() {
    #expect(CardMomentEntry.nearest("10:15", least: "08:00", most: "12:00") == "10:15")
    #expect(CardMomentEntry.nearest("18:30", least: "08:00", most: "12:00") == "12:00")
    #expect(CardMomentEntry.nearest("06:30", least: "08:00", most: "12:00") == "08:00")
    #expect(CardMomentEntry.nearest("2026-11-28", most: "2026-01-01") == "2026-01-01")
    #expect(CardMomentEntry.nearest("2026-11-28") == "2026-11-28")
  }
}
