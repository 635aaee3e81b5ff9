import CardCompiler
import CardRuntime
import CardSyntax
import CardText
import Foundation
import Testing

@testable import CardSwift

/// Which inputs buttons of views send and check, where these repeat, are hidden or stand on pages.
@Suite("Inputs that are sent")
struct SentInputTests {
  /// The view of a card in one line, which type-checks.
  private static func view(_ body: String, _ actions: String = "") throws -> String {
    let text = #"{"type": "AdaptiveCard", "version": "1.6", "body": [\#(body)], "actions": [\#(actions)]}"#
    let views = GeneratedViews([SourceText(name: "card.json", text: text)])
    let view = try #require(views.views.first, "\(views.failures)")
    let sources = [view.source, views.support]
    #expect(try SwiftTools.errors(in: sources) == [])
    #expect(try SwiftTools.complaints(about: sources) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func input(_ id: String, _ more: String = "") -> String {
    #"{"type": "Input.Text", "id": "\#(id)", "label": "A", "isRequired": true, "errorMessage": "Say it"\#(more)}"#
  }

  private static func card(_ body: String, _ more: String = "") -> String {
    #"{"type": "Action.ShowCard", "title": "More"\#(more), "card": {"type": "AdaptiveCard", "body": [\#(body)], "#
      + #""actions": [{"type": "Action.Submit", "title": "Send"}]}}"#
  }

  @Test("are those that repeat as well, where cards that buttons show have inputs of their own")
  func repeated() throws {
    let rows = #", "$data": "${rows}""#
    let view = try Self.view(
      Self.input("a") + "," + Self.input("row_${key}", rows) + "," + Self.input("b"),
      #"{"type": "Action.Submit", "title": "All"},"#
        + Self.card(Self.input("c") + "," + Self.input("deep_${key}_${$index}", rows)))
    let names = #"data.rows.map { item in "row_\(CardFunctions.text(item.key, or: "${key}"))" }"#
    #expect(view.contains(#"form.submission( of: ["a", "b"], \#(names) )"#), "\(view)")
    let deep = "data.rows.enumerated().map { index, item in"
    #expect(view.contains(#"form.submission( of: ["a", "b", "c"], \#(names), \#(deep)"#))
  }

  @Test("are named once where data give many of their names")
  func manyLists() throws {
    let rows = (0..<5).map { Self.input("row\($0)_${key}", #", "$data": "${rows}""#) }.joined(separator: ",")
    let cards = ["b", "c"].map { Self.card(Self.input($0)) }.joined(separator: ",")
    let view = try Self.view(rows + "," + Self.input("a"), cards)
    #expect(view.contains(#"private var sentInputs1: [String] { var names: [String] = ["a"] names += data.rows.map"#))
    #expect(view.contains(#"form.submission(of: sentInputs1, ["b"])"#), "\(view)")
    #expect(view.contains(#"form.submission(of: sentInputs1, ["c"])"#))
  }

  @Test("stand beside data that keep all digits of their integers")
  func digits() throws {
    let data = #"{"a": 9007199254740993, "b": [-9223372036854775808, 9007199254740991], "c": 1e20, "d": 0.5}"#
    let view = try Self.view("", #"{"type": "Action.Submit", "title": "Send", "data": \#(data)}"#)
    #expect(view.contains(#".init("a", .exact(9_007_199_254_740_993))"#), "\(view)")
    #expect(view.contains("[.exact(-9_223_372_036_854_775_808), .number(9007199254740991"))
    #expect(view.contains(#".init("c", .number(1e+20))"#) && view.contains(#".init("d", .number(0.5))"#))
    let value = CardValue.object([.init("a", .exact(9_007_199_254_740_993)), .init("b", .exact(.min))])
    let text = #"{"a":9007199254740993,"b":-9223372036854775808}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(value), as: UTF8.self) == text)
    var writer = CardWriter()
    writer.value(value)
    var bytes: [UInt8] = []
    writer.finish(into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
    #expect(value["a"].printed == "9007199254740993")
  }

  @Test("of a card in something that repeats are those of the card in its copy")
  func copies() throws {
    let buttons = #"{"type": "ActionSet", "actions": [\#(Self.card(Self.input("note_${id}")))]}"#
    let view = try Self.view(#"{"type": "Container", "$data": "${orders}", "items": [\#(buttons)]}"#)
    let note = ##"note_\(CardFunctions.text(item.id, or: "${id}"))"##
    let shown = #""cards1.0.\#(note)", in: "cards1.\#(note)""#
    #expect(view.contains("state.toggle( \(shown) )") && view.contains("state.isShown( \(shown) )"), "\(view)")
    #expect(view.contains(##"of: ["note_\(CardFunctions.text(item.id, or: "${id}"))"]"##), "\(view)")
    // An action that repeats by itself shows one card for each copy.
    let one = Self.card(Self.input("note_${id}"), #", "$data": "${orders}""#)
    let several = try Self.view("", one)
    #expect(several.contains(#"state.toggle("cards1.0.\#(note)", in: "cards1")"#), "\(several)")
    #expect(several.contains(#"if state.isShown( "cards1.0.\#(note)", in: "cards1" )"#))
  }

  @Test("have no rules while nobody can see them")
  func hidden() throws {
    let submit = #"{"type": "Action.Submit", "title": "Send"}"#
    let never = try Self.view(
      #"{"type": "Container", "isVisible": false, "items": [\#(Self.input("a"))]},"#
        + Self.input("b", #", "isVisible": false"#) + "," + Self.input("c"), submit)
    let inputs = #"CardInput(id: "a"), CardInput(id: "b"), CardInput(id: "c", rules: [.required()]"#
    #expect(never.contains(inputs), "\(never)")
    let byData = try Self.view(
      #"{"type": "Container", "isVisible": "${open}", "items": [\#(Self.input("a", #", "isVisible": "${isBig}""#))]}"#,
      submit)
    #expect(byData.contains("CardForm(Self.inputs(data))"))
    let conditions = "CardFunctions.flag(or: true, { data.open }) && CardFunctions.flag(or: true, { data.isBig })"
    #expect(byData.contains("rules: \(conditions) ? [.required()] : []"), "\(byData)")
  }

  @Test("bring the page that they are on into view when they are wrong, also where they or the pages repeat")
  func pages() throws {
    let rows = #", "$data": "${rows}""#
    let names = #"data.rows.map { item in "row_\(CardFunctions.text(item.key, or: "${key}"))" }"#
    let text = #"{"type": "TextBlock", "text": "A"}"#
    func page(_ type: String, _ items: String, _ more: String = "") -> String {
      let title = type == "TabPage" ? #""title": "P", "# : type == "AccordionPage" ? #""headerTitle": "P", "# : ""
      return #"{"type": "\#(type)", \#(title)"items": [\#(items)]\#(more)}"#
    }
    func pages(_ type: String, _ pages: String) throws -> String {
      try Self.view(#"{"type": "\#(type)", "pages": [\#(pages)]}"#, #"{"type": "Action.Submit", "title": "Send"}"#)
    }
    let tabs = try pages(
      "TabSet",
      [text, Self.input("row_${key}", rows), Self.input("a")].map { page("TabPage", $0) }.joined(separator: ","))
    #expect(tabs.contains(#".revealing( [ [], \#(names), ["a"], ], in: form )"#), "\(tabs)")
    let accordion = try pages("Accordion", page("AccordionPage", Self.input("row_${key}", rows)))
    #expect(accordion.contains(#".cardReveal( \#(names), in: form ) { open.wrappedValue[0] = true }"#), "\(accordion)")
    let carousel = try pages(
      "Carousel",
      page("CarouselPage", text) + "," + page("CarouselPage", Self.input("row_${key}"), rows) + ","
        + page("CarouselPage", Self.input("a")))
    let own = #"data.rows.map { item in ["row_\(CardFunctions.text(item.key, or: "${key}"))"] }"#
    #expect(carousel.contains(#".revealing( [[]] + \#(own) + [["a"]], in: form )"#), "\(carousel)")
  }

  @Test("have dates and times of data as controls have them, and nothing where data have none")
  func moments() throws {
    let view = try Self.view(
      #"{"type": "Input.Date", "id": "d", "value": "${v}", "min": "${least}", "max": "${most}"},"#
        + #"{"type": "Input.Time", "id": "t", "value": "${v}", "max": "${most}"},"#
        + #"{"type": "Input.ChoiceSet", "id": "c", "value": "${v}", "choices": [{"title": "A", "value": "a"}]},"#
        + #"{"type": "Input.Toggle", "id": "o", "title": "O", "value": "${v}", "valueOff": "no"},"#
        + #"{"type": "Input.Number", "id": "n", "value": "${v}"}, {"type": "Input.Text", "id": "x", "value": "${v}"}"#)
    let value = #"CardFunctions.text(data.v, or: "")"#
    #expect(view.contains(#"id: "d", value: CardMomentEntry.date(\#(value)) ?? "","#), "\(view)")
    #expect(view.contains(#"least: CardMomentEntry.date(CardFunctions.text(data.least, or: "${least}"))"#))
    #expect(view.contains(#"maximum: CardMomentEntry.date(CardFunctions.text(data.most, or: "${most}"))"#))
    #expect(view.contains(#"id: "t", value: CardMomentEntry.time(\#(value)) ?? "","#))
    #expect(
      view.contains(#"id: "c", value: \#(value), rules: [.choice(["a"])]"#)
        && view.contains(#"id: "n", value: \#(value), rules"#))
    #expect(view.contains(#"id: "o", value: CardFunctions.text(data.v, or: "no") == "true" ? "true" : "no")"#))
    let plain = try Self.view(#"{"type": "Input.Toggle", "id": "o", "title": "O", "value": "${v}"}"#)
    #expect(plain.contains(#"value: CardFunctions.text(data.v, or: "false", null: "false"))"#), "\(plain)")
    // Whoever sees the hole in a text can change it.
    #expect(view.contains(#"id: "x", value: CardFunctions.text(data.v, or: "${v}"))"#))
  }

  @Test("have no text where data are null, of which nobody sees or sends the binding")
  func nullTexts() throws {
    #expect(CardFunctions.text(CardValue.null, or: "${v}") == "")
    #expect(CardFunctions.text(CardField<String>.null, or: "${v}") == "")
    #expect(CardFunctions.text(or: "${v}", { CardValue.null }) == "")
    #expect(CardFunctions.text(CardField<String>.null, or: "false", null: "false") == "false")
    // The template language keeps the binding of what is missing, and of what cannot be evaluated.
    #expect(CardFunctions.text(CardValue.missing, or: "${v}") == "${v}")
    #expect(CardFunctions.text(or: "${v}", { () throws -> CardValue in throw CardError("a date") }) == "${v}")
  }

  @Test("read dates and times as the compiler does")
  func momentEntries() {
    let dates = [
      "2026-01-31", "6/1/2020", "6.1.2020", "2020/6/1", "2020-06-01T10:00:00Z", "2020-06-01 10:00", "13/1/2020",
      "1/32/2020", "1/1/99", "2020-06", "", "${d}", "20-06-2020", "a-b-c", "2020-6-1-2", "-1/1/2020",
    ]
    for text in dates { #expect(CardMomentEntry.date(text) == MomentText.date(text), "\(text)") }
    let times = [
      "9:00", "09:05:30", "9:05 PM", "12:00 am", "12:30 pm", "24:00", "9", "", "9:60", "9:00 xm", "a:b", "1:2:3:4",
      "9:5 AM x",
    ]
    for text in times { #expect(CardMomentEntry.time(text) == MomentText.time(text), "\(text)") }
    #expect(CardMomentEntry.date("6/1/2020") == "2020-06-01" && CardMomentEntry.time("9:05 PM") == "21:05")
  }

  @Test("are sent by buttons with only an icon that are called what their tooltips say")
  func iconButtons() throws {
    let icon = #""title": "", "iconUrl": "https://a.example/i.png", "tooltip": "Send it""#
    let view = try Self.view(Self.input("a"), #"{"type": "Action.Submit", \#(icon)}"#)
    #expect(view.contains(#"Text(verbatim: "Send it")"#) && view.contains(".labelStyle(.iconOnly)"), "\(view)")
    #expect(!view.contains(#"Text(verbatim: "")"# + " } icon"))
  }
}
