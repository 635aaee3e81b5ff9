import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Views with their support code in one file: no more of it than they use.
@Suite("Support code behind views")
struct SupportCuttingTests {
  private static func alone(_ view: GeneratedViews.View) -> SwiftTools.Source {
    var source = Array(view.source.text.utf8)
    SupportCode.append(view.parts, to: &source)
    return .init(name: view.source.name, text: String(decoding: source, as: UTF8.self))
  }

  private static func views(_ sources: [String]) -> GeneratedViews {
    GeneratedViews(sources.enumerated().map { SourceText(name: "card\($0).json", text: $1) })
  }

  private static func templates() throws -> GeneratedViews {
    let paths =
      TestFiles.files(below: "templates", extension: "yaml") + TestFiles.files(below: "templates", extension: "json")
    return try GeneratedViews(
      paths.filter { !$0.contains(".data") && !$0.contains("/_") }, below: TestFiles.package.path)
  }

  /// A view that shows what an expression gives.
  private static func showing(_ expression: String) throws -> GeneratedViews.View? {
    let text = "${\(expression)} and".replacing(#"\"#, with: #"\\"#).replacing("\"", with: "\\\"")
    return views([#"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "\#(text)"}]}"#])
      .views.first
  }

  @Test("type-checks by itself, with nothing missing, and is formatted as usual")
  func complete() throws {
    let views = try Self.templates()
    #expect(views.views.count > 10)
    for view in TestEffort.sample(views.views, every: 3) {
      let source = Self.alone(view)
      #expect(try SwiftTools.errors(in: [source]) == [], "\(view.path)")
      #expect(try SwiftTools.complaints(about: [source]) == [], "\(view.path)")
    }
  }

  @Test("has the theme of a host configuration for apps whose cards have colours with a role")
  func themes() throws {
    let card =
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "A", "color": "warning"}]}"#
    let view = try #require(Self.views([card]).views.first)
    let mentions = CodeMentions(of: view.source.text)
    let shared = SupportCode.declarations(view.parts, for: mentions, isForApp: true).text
    #expect(shared.contains("init(hostConfig json: Data)"))
    #expect(!SupportCode.declarations(view.parts, for: mentions, isForApp: false).text.contains("hostConfig"))
    let use = "let theme = try? CardTheme(hostConfig: Data())"
    let sources = [
      view.source, .init(name: "CardSupport.swift", text: "import SwiftUI\n\n" + shared + "\n@MainActor " + use + "\n"),
    ]
    #expect(try SwiftTools.errors(in: sources) == [])
  }

  @Test("keeps what code mentions in a text among the parts")
  func mentions() throws {
    for view in try Self.templates().views {
      let mentions = CodeMentions(of: view.source.text)
      let again = try #require(CodeMentions(parts: ["CardForm", mentions.part]))
      #expect(again.words == mentions.words && again.uses == mentions.uses, "\(view.path)")
      // What the support code has no word for makes no difference.
      func cut(_ mentions: CodeMentions) -> String {
        SupportCode.declarations(view.parts, for: mentions, isForApp: true).text
      }
      #expect(
        cut(CodeMentions(of: Array(view.source.text.utf8), among: CodeMentions.supportNames)) == cut(mentions),
        "\(view.path)")
    }
    #expect(CodeMentions(parts: ["CardForm", "CardFunctions.less(String)"]) == nil)
    // Several add up.
    let both = CodeMentions(parts: ["a.b(c: 1) { }", "x"].reduce(into: []) { $0.insert(CodeMentions(of: $1).part) })
    #expect(both?.words == ["a", "b", "c", "x"])
  }

  @Test("type-checks by itself behind the views of the corpora")
  func corpora() throws {
    let paths = ["adaptive-cards", "drivenui", "skima"].compactMap { TestFiles.corpus($0) }.joined()
      .filter { !$0.contains("/HostConfig/") }
    if paths.isEmpty { print("skipped: there is no corpus; CARDC_SHARED names the folder it is in") }
    let step = TestEffort.choose(40, thorough: 4)
    let sample = stride(from: 3, to: paths.count, by: step).map { paths[$0] }
    for view in try GeneratedViews(sample, below: "/").views {
      #expect(try SwiftTools.errors(in: [Self.alone(view)]) == [], "\(view.path)")
    }
  }

  @Test("type-checks by itself behind a view for each function of the language")
  func functions() throws {
    let expressions = FunctionRenderTests.expressions.flatMap(\.texts)
    #expect(expressions.count > 300)
    for number in stride(from: 1, to: expressions.count, by: TestEffort.choose(60, thorough: 4)) {
      let expression = expressions[number]
      let view = try #require(try Self.showing(expression))
      #expect(try SwiftTools.errors(in: [Self.alone(view)]) == [], "\(expression)")
    }
  }

  @Test("takes, with the view, less than half of the lines that it took when it was not cut, for half of the templates")
  func size() throws {
    let lines = try Self.templates().views.map { Self.alone($0).text.split(separator: "\n").count }.sorted()
    // At first it took 3,738 in the median.
    #expect(lines[lines.count / 2] < 3738 / 2, "\(lines)")
  }

  @Test("takes, with the view, few lines for screens that are little more than their texts")
  func screens() throws {
    func card(_ body: String, _ actions: String = "") -> String {
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)], "actions": [\#(actions)]}"#
    }
    let text = #"{"type": "TextBlock", "text": "A"}"#
    let picture = #"{"type": "Image", "url": "https://example.com/a.png", "size": "small"}"#
    func columns(_ first: String, _ width: String = "stretch") -> String {
      #"{"type": "ColumnSet", "columns": [{"type": "Column", "width": "\#(width)", "items": [\#(first)]},"#
        + #"{"type": "Column", "width": "stretch", "items": [\#(text)]}]}"#
    }
    // The most lines that each may have, a few more than it has today.
    let screens: [(source: String, limit: Int)] = [
      (card([text, text].joined(separator: ",")), 20),
      (card(text + "," + columns(text)), 30),
      (card(text + #", {"type": "TextBlock", "text": "B", "separator": true, "spacing": "large"}"#), 25),
      (card(picture), 110), (card(columns(picture, "auto")), 125),
      (card(columns(text, "auto")), 170),
      (card(#"{"type": "TextBlock", "text": "A", "color": "good"}"#), 90),
      (card(text, #"{"type": "Action.OpenUrl", "title": "B", "url": "https://example.com"}"#), 55),
      (card(text, #"{"type": "Action.Submit", "title": "B", "data": {"c": 1}}"#), 125),
      (#"{"type": "VStack", "subviews": [{"type": "Text", "values": {"text": "A"}}, {"type": "Divider"}]}"#, 25),
    ]
    let views = Self.views(screens.map(\.source)).views
    #expect(views.count == screens.count)
    let counts = views.map { view in Self.alone(view).text.split(separator: "\n").count }
    #expect(zip(counts, screens).allSatisfy { $0 <= $1.limit }, "\(counts)")
  }

  @Test("has the cases of what users ask for that the view has, and all of them for an app")
  func actions() throws {
    let card =
      #"{"type": "AdaptiveCard", "version": "1.5", "actions": [{"type": "Action.OpenUrl", "title": "B", "#
      + #""url": "https://example.com"}]}"#
    let view = try #require(Self.views([card]).views.first)
    let mentions = CodeMentions(of: view.source.text)
    let alone = SupportCode.declarations(view.parts, for: mentions, isForApp: false).text
    #expect(!alone.contains("enum CardAction") && !alone.contains("CardValue"))
    let sent = try Self.support("", #"{"type": "Action.Submit", "title": "B"}"#)
    #expect(sent.contains("case submit(") && !sent.contains("case openURL") && !sent.contains("case execute"))
    let shared = SupportCode.declarations(view.parts, for: mentions, isForApp: true).text
    for name in ["openURL", "submit", "execute", "navigate", "navigateBack", "openDeepLink", "callAPI", "change"] {
      #expect(shared.contains("case \(name)"), "\(name)")
    }
  }

  @Test("has no overloads for types that nothing is called with, and reads no format that is known")
  func overloads() throws {
    func text(_ expression: String) throws -> String { Self.alone(try #require(try Self.showing(expression))).text }
    // What is only used as a text is one; what `??` gives may be anything.
    let upper = try text("toUpper(name)")
    #expect(upper.contains("func toUpper(_ text: String)") && !upper.contains("func toUpper(_ value: CardValue"))
    let anyUpper = try text("toUpper(any ?? 1)")
    #expect(anyUpper.contains("func toUpper(_ value: CardValue") && !anyUpper.contains("func toUpper(_ text: String)"))
    let date = try text("formatDateTime(when, 'd MMM')")
    #expect(date.contains("func formatDateTime(_ text: String"))
    #expect(!date.contains("func formatDateTime(_ value: CardValue") && !date.contains("DateTokenReader"))
    #expect(date.contains(#".day(width: 1), .literal(" "), .monthName(isShort: true)"#))
    #expect(try text("formatDateTime(when, format)").contains("DateTokenReader"))
  }

  @Test("grows with the kinds of inputs that a form has, and is nothing for texts")
  func small() throws {
    func lines(_ body: [String], _ actions: [String] = []) throws -> Int {
      let view = try #require(
        Self.views([
          #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body.joined(separator: ","))], "#
            + #""actions": [\#(actions.joined(separator: ","))]}"#
        ]).views.first)
      let source = Self.alone(view)
      #expect(try SwiftTools.errors(in: [source]) == [], "\(body)")
      return source.text.split(separator: "\n").count - view.source.text.split(separator: "\n").count
    }
    let submit = #"{"type": "Action.Submit", "title": "Send"}"#
    let texts = ["a", "b"].map { #"{"type": "Input.Text", "id": "\#($0)", "label": "\#($0)"}"# }
    let usual =
      texts + [
        #"{"type": "Input.Text", "id": "c", "isRequired": true, "errorMessage": "Say it"}"#,
        #"{"type": "Input.Toggle", "id": "d", "title": "D"}"#,
        #"{"type": "Input.ChoiceSet", "id": "e", "choices": [{"title": "E", "value": "1"}]}"#,
      ]
    let all =
      usual + [
        #"{"type": "Input.Text", "id": "f", "style": "email", "maxLength": 9, "regex": "^.*$"}"#,
        #"{"type": "Input.Number", "id": "g", "min": 1}"#, #"{"type": "Input.Date", "id": "h", "max": "2030-01-01"}"#,
        #"{"type": "Input.Time", "id": "i"}"#,
        #"{"type": "Input.ChoiceSet", "id": "j", "style": "expanded", "choices": [{"title": "J", "value": "1"}]}"#,
        #"{"type": "Input.ChoiceSet", "id": "k", "isMultiSelect": true, "choices": [{"title": "K", "value": "1"}]}"#,
      ]
    #expect(try lines([#"{"type": "TextBlock", "text": "A"}"#]) == 0)
    let counts = try [
      lines(texts, [submit]), lines(usual, [submit]), lines(all, [submit]),
      lines(all, [submit, #"{"type": "Action.OpenUrl", "title": "Help", "url": "https://example.com"}"#]),
    ]
    // A date with a limit scrolls to itself, which takes 26 lines.
    let limits = [222, 232, 450, 485]
    #expect(zip(counts, limits).allSatisfy { $0 <= $1 }, "\(counts)")
  }

  @Test("type-checks without warnings whatever is left out of the layout of columns")
  func warnings() throws {
    func column(_ more: String) -> String {
      #"{"type": "Column", \#(more) "items": [{"type": "TextBlock", "text": "A", "wrap": true}]}"#
    }
    let (auto, fixed) = (column(#""width": "auto","#), column(#""width": "50px","#))
    let rows = [
      [auto, fixed], [auto, column(#""spacing": "large","#), fixed], [auto, column(#""separator": true,"#)],
      [column(#""style": "good", "bleed": true,"#), auto],
    ]
    for row in rows {
      let set = #"{"type": "ColumnSet", "columns": [\#(row.joined(separator: ","))]}"#
      let view = try #require(
        Self.views([#"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(set), \#(set)]}"#]).views.first)
      #expect(try SwiftTools.findings(in: [Self.alone(view)], on: "iOS") == [], "\(set)")
    }
  }

  @Test("has no properties, rules and keyboards that nothing uses")
  func properties() throws {
    func support(_ body: String, _ actions: String = #"{"type": "Action.Submit", "title": "Send"}"#) throws -> String {
      let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)], "actions": [\#(actions)]}"#
      return Self.alone(try #require(Self.views([card]).views.first)).text
    }
    let plain = try support(#"{"type": "Input.Text", "id": "a"}"#)
    for name in ["shownBy", "CardTextEntry", "required(", "figures", "become", "flag(", "openURL(_", "CardTheme"] {
      #expect(!plain.contains(name), "\(name)")
    }
    #expect(try support(#"{"type": "Input.Text", "id": "a", "isRequired": true}"#).contains("func required("))
    #expect(try support(#"{"type": "Input.Text", "id": "a", "style": "tel"}"#).contains("enum CardTextEntry"))
    #expect(try support(#"{"type": "Input.Number", "id": "a"}"#).contains("func figures("))
    let hidden = try support(
      #"{"type": "Input.Text", "id": "a", "isVisible": false}"#,
      #"{"type": "Action.Submit", "title": "Send"},"#
        + #"{"type": "Action.ToggleVisibility", "title": "More", "targetElements": ["a"]}"#)
    #expect(hidden.contains("var shownBy"))
    // A theme has colours where some are shown.
    let large = try support(#"{"type": "TextBlock", "text": "A", "size": "large"}"#, "")
    #expect(large.contains("struct CardTheme") && !large.contains("colors") && !large.contains("Role"))
    let good = try support(#"{"type": "TextBlock", "text": "A", "color": "good"}"#, "")
    #expect(good.contains("var colors") && good.contains("struct Role") && good.contains("subscript(role: Role)"))
  }

  /// What a view of a card brings along, which type-checks.
  private static func support(_ body: String, _ actions: String = "") throws -> String {
    let card = #"{"type": "AdaptiveCard", "version": "1.6", "body": [\#(body)], "actions": [\#(actions)]}"#
    let source = alone(try #require(views([card]).views.first))
    #expect(try SwiftTools.errors(in: [source]) == [], "\(body)")
    #expect(!source.text.contains("// with"), "\(body)")
    return source.text
  }

  @Test("has no lines for what no element of the view does")
  func conditions() throws {
    func carousel(_ more: String) throws -> String {
      let pages = Array(
        repeating: #"{"type": "CarouselPage", "items": [{"type": "TextBlock", "text": "A"}]}"#, count: 2)
      return try Self.support(#"{"type": "Carousel"\#(more), "pages": [\#(pages.joined(separator: ","))]}"#)
    }
    let still = try carousel("")
    for name in ["interval", "loops", "turn()", "reducesMotion", "watched"] {
      #expect(!still.contains(name), "\(name)")
    }
    // Pages have the height of the highest one.
    #expect(still.contains(".hidden()") && still.contains(".overlay { pages }") && !still.contains("240"))
    let turning = try carousel(#", "timer": 5000"#)
    #expect(turning.contains("await turn()") && turning.contains("reducesMotion") && !turning.contains("loops"))
    #expect(try carousel(#", "timer": 5000, "loop": false"#).contains("if page + 1 >= pageCount, !loops { return }"))
    // Nothing waits for values that nobody sends.
    let alone = try Self.support("", #"{"type": "Action.Submit", "title": "B"}"#)
    #expect(!alone.contains("sending") && alone.contains("func callAsFunction(_ action: CardAction) {"))
    let form = try Self.support(
      #"{"type": "Input.Text", "id": "a", "label": "A"}"#, #"{"type": "Action.Submit", "title": "B"}"#)
    #expect(form.contains(".disabled(progress.sending > 0)") && form.contains("progress.sending += 1"))
    #expect(!form.contains("func callAsFunction(_ action: CardAction) {"))
  }

  @Test("leaves links alone to the system, and takes them to the handler beside what needs one and in an app")
  func links() throws {
    let link = #"{"type": "Action.OpenUrl", "title": "B", "url": "https://example.com"}"#
    let alone = try Self.support("", link)
    #expect(alone.contains("openURL(url)") && alone.contains("func cardURLSchemes("))
    for name in ["CardAction", "Handler", "performCardAction"] { #expect(!alone.contains(name), "\(name)") }
    let both = try Self.support("", link + #", {"type": "Action.Submit", "title": "S"}"#)
    #expect(both.contains("return perform(.openURL(address))") && both.contains("func cardActionHandler("))
    #expect(both.contains("case openURL(String)"))
    let card = #"{"type": "AdaptiveCard", "version": "1.6", "body": [], "actions": [\#(link)]}"#
    let view = try #require(Self.views([card]).views.first)
    let shared = SupportCode.declarations(view.parts, for: CodeMentions(of: view.source.text), isForApp: true).text
    #expect(shared.contains("return perform(.openURL(address))") && shared.contains("func cardActionHandler("))
    let files = [view.source, .init(name: "CardSupport.swift", text: "import SwiftUI\n\n" + shared)]
    #expect(try SwiftTools.errors(in: files) == [])
  }

  @Test("leaves out what lines say that they are there with, and what is between the braces behind them")
  func lines() throws {
    let source = """
      func a() {
        if b {  // with c
          d()
        }
        e()  // with f
        g()
      }
      """
    let piece = try #require(SupportPiece.pieces(of: source).first)
    func text(_ words: Set<Substring>) -> [String] {
      piece.lines(with: words).map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(text([]) == ["func a() {", "g()", "}"])
    #expect(text(["c"]) == ["func a() {", "if b {", "d()", "}", "g()", "}"])
    #expect(text(["c", "f"]) == ["func a() {", "if b {", "d()", "}", "e()", "g()", "}"])
  }

  @Test("has what makes URLs of texts and reads Markdown only for texts of which it is not known before")
  func known() throws {
    func picture(_ address: String) throws -> String {
      try Self.support(#"{"type": "Image", "url": "\#(address)", "altText": "A"}"#)
    }
    let known = try picture("https://example.com/a.png")
    #expect(known.contains("URL(string: url)") && !known.contains("cardAddress"))
    for address in ["https://example.com/a b.png", "https://example.com/${name}.png"] {
      let text = try picture(address)
      #expect(text.contains("URL(cardAddress: url)") && text.contains("escapedCardAddress"), "\(address)")
    }
    func text(_ text: String) throws -> String {
      try Self.support(#"{"type": "TextBlock", "wrap": true, "text": "\#(text)"}"#)
    }
    let written = try text("**a** and _b_")
    #expect(written.contains("init(markdown source: String)") && !written.contains("CardMarkdownSource"))
    for unread in ["- **a**", "**a** `b`", "**${a}**"] {
      #expect(try text(unread).contains("CardMarkdownSource.inline(source)"), "\(unread)")
    }
  }

  @Test("reads and writes no kinds of values that the view does not have")
  func codedValues() throws {
    let own = try Self.support(#"{"type": "Own", "a": 1, "fallback": {"type": "TextBlock", "text": "A"}}"#)
    #expect(own.contains("struct CardElement") && !own.contains("CardField"), "\(own)")
    let submit = try Self.support("", #"{"type": "Action.Submit", "title": "B", "data": {"c": 1}}"#)
    #expect(
      submit.contains("case boolean(Bool)") && !submit.contains("case binary") && !submit.contains("case missing"))
  }

  @Test("has what makes and reads values only for apps that get or give some")
  func values() throws {
    func support(_ data: String) throws -> String {
      let view = try #require(
        Self.views([
          #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Input.Number", "id": "a", "label": "Name"}],"#
            + #""actions": [{"type": "Action.Submit", "title": "Send"\#(data)}]}"#
        ]).views.first)
      return SupportCode.declarations(view.parts, for: CodeMentions(of: view.source.text), isForApp: true).text
    }
    for data in [#", "data": {"b": 1}"#, #", "data": "b""#, #", "data": {"b": "${c}"}"#, #", "data": "${c}""#] {
      let text = try support(data)
      #expect(text.contains("ExpressibleByStringLiteral") && text.contains("subscript(name: String)"), "\(data)")
    }
    let text = try support("")
    #expect(!text.contains("ExpressibleByStringLiteral") && !text.contains("subscript(name: String)"))
    #expect(text.split(separator: "\n").count < 300)
  }

  @Test("changes little where little is changed in the source")
  func edits() throws {
    func card(_ title: String, _ spacing: String, _ width: String) -> String {
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "\#(title)"},"#
        + #"{"type": "ColumnSet", "spacing": "\#(spacing)", "columns": [{"type": "Column", "width": "\#(width)", "#
        + #""items": [{"type": "TextBlock", "text": "B"}]}, {"type": "Column", "items": ["#
        + #"{"type": "Image", "url": "https://example.com/a.png", "altText": "P"}]}]},"#
        + #"{"type": "TextBlock", "text": "C", "spacing": "large"}, {"type": "TextBlock", "text": "D"}]}"#
    }
    let base = card("A", "medium", "auto")
    for edited in [
      card("Other", "medium", "auto"), card("A", "small", "auto"), card("A", "medium", "50px"),
      card("A", "medium", "3"),
    ] {
      let views = Self.views([base, edited]).views
      // The names of the types differ, as those of the files do.
      let texts = views.map { view in
        view.source.text.split(separator: "\n").filter {
          !$0.contains("struct Card") && !$0.contains("`card") && !$0.contains("View()")
        }
      }
      let changes = texts[1].difference(from: texts[0])
      #expect((1...2).contains(changes.count), "\(changes)")
    }
  }
}
