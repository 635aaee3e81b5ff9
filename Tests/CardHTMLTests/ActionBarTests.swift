import CardCompiler
import CardHTML
import CardSyntax
import CardTestSupport
import Testing

/// Buttons of cards on pages, and what they open.
@Suite("Buttons on pages")
struct ActionBarTests {
  private func compile(_ members: String) throws -> (page: PageText, losses: [String], findings: [Diagnostic]) {
    let card = #"{"type":"AdaptiveCard","version":"1.5",\#(members)}"#
    let result = Compiler().compile(SourceText(name: "card.json", text: card), to: [.html])
    let output = try #require(result.outputs.first)
    let page = try PageText(String(decoding: output.files[0].bytes, as: UTF8.self))
    return (page, output.fidelity.map(\.kind.id), result.diagnostics.all)
  }

  private static let shown =
    #"{"type":"Action.ShowCard","title":"More","mode":"secondary","card":{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"Shown"}]}}"#

  @Test("a button in the menu says which card it opens")
  func cardInMenu() throws {
    let page = try compile(#""actions":[{"type":"Action.Submit","title":"Send"},\#(Self.shown)]"#).page
    let openers = page.tags.filter { $0.attributes["data-run"]?.contains("show") == true }
    #expect(openers.count == 2)
    for opener in openers {
      let id = try #require(opener.attributes["aria-controls"])
      #expect(page.tags.contains { $0.attributes["id"] == id })
      #expect(opener.attributes["aria-expanded"] == "false")
    }
  }

  @Test("buttons that are more than the host shows are in the menu, which is said")
  func manyButtons() throws {
    func actions(_ count: Int) -> String {
      let list = (1...count).map { #"{"type":"Action.Submit","title":"A\#($0)"}"# }.joined(separator: ",")
      return #""body":[{"type":"ActionSet","actions":[\#(list)]}],"actions":[\#(list)]"#
    }
    let many = try compile(actions(7))
    for number in 1...7 { #expect(many.page.shown.contains("A\(number)")) }
    #expect(many.page.tags.count { $0.attributes["aria-label"] == "More actions" } == 2)
    #expect(many.losses == ["note.max-actions", "note.max-actions"])
    let few = try compile(actions(5))
    #expect(few.losses == [])
    #expect(!few.page.tags.contains { $0.attributes["aria-label"] == "More actions" })
  }

  @Test("buttons of sets below each other do not lie over each other, whatever the distance")
  func setsBelowEachOther() throws {
    func set(_ more: String) -> String {
      #"{"type":"ActionSet","actions":[{"type":"Action.Submit","title":"A"}]\#(more)}"#
    }
    func rooms(_ body: String) throws -> Int {
      try compile(#""body":[\#(body)]"#).page.source.ranges(of: "height:12px").count
    }
    let without = try rooms(set(""))
    #expect(try rooms(set("") + "," + set(#","spacing":"none""#)) > without)
    #expect(try rooms(set("") + #",{"type":"TextBlock","text":"B","spacing":"none"}"#) == without)
  }

  @Test("a part of a text that does something is a link", arguments: ["Submit", "Execute", "ToggleVisibility"])
  func runs(type: String) throws {
    let page = try compile(
      #""body":[{"type":"TextBlock","id":"x","text":"X"},{"type":"RichTextBlock","inlines":["a ",{"type":"TextRun","text":"do","selectAction":{"type":"Action.\#(type)","targetElements":["x"]}}]}]"#
    ).page
    let run = try #require(page.texts.first { $0.text == "do" }?.around.last)
    #expect(run.attributes["tabindex"] == "0" && run.attributes["role"] == "button")
    #expect(run.attributes["class"]?.split(separator: " ").contains("tap") == true)
    #expect(page.source.contains(".run :where(.tap){text-decoration:underline}"))
    #expect(page.source.contains(".run .tap{color:var(--mark)}"))
  }

  @Test("a picture in a text is in the text, from whatever address pictures may have")
  func pictureInText() throws {
    let data = "data:image/png;base64,iVBORw0KGgo="
    for url in [data, "https://a.example/p.png"] {
      let result = try compile(
        #""body":[{"type":"RichTextBlock","inlines":["a ",{"type":"ImageRun","url":"\#(url)","size":"Large","style":"Person"}]}]"#
      )
      let picture = try #require(result.page.tags.first { $0.name == "img" })
      #expect(picture.attributes["src"] == url)
      #expect(result.losses == [])
      #expect(result.findings == [], "\(result.findings.map(\.message))")
      #expect(!result.page.tags.contains { $0.name == "a" })
    }
  }

  @Test(
    "a film on the page of a service is a link to it",
    arguments: [
      ("https://www.youtube.com/watch?v=a", true), ("https://youtu.be/a", true), ("http://vimeo.com/1", true),
      ("https://www.dailymotion.com/video/a", true), ("https://a.example/youtube.com/a.mp4", false),
      ("https://notvimeo.com/a.mp4", false),
    ])
  func films(url: String, isLink: Bool) throws {
    let result = try compile(
      #""body":[{"type":"Media","altText":"Trailer","poster":"https://a.example/p.png","sources":[{"mimeType":"video/mp4","url":"\#(url)"}]}]"#
    )
    #expect(result.page.tags.contains { $0.name == "video" } != isLink)
    #expect(result.page.tags.contains { $0.name == "a" && $0.attributes["href"] == url } == isLink)
    #expect(result.findings.map(\.kind.id) == (isLink ? ["html.linked-film"] : []))
    #expect(result.findings.allSatisfy { $0.span != nil })
  }

  @Test(
    "a box with a line around it has the host's padding",
    arguments: [
      #"{"type":"Container","showBorder":true,"items":[{"type":"TextBlock","text":"In"}]}"#,
      #"{"type":"ColumnSet","columns":[{"type":"Column","showBorder":true,"items":[{"type":"TextBlock","text":"In"}]}]}"#,
      #"{"type":"Carousel","pages":[{"type":"CarouselPage","showBorder":true,"items":[{"type":"TextBlock","text":"In"}]}]}"#,
      #"{"type":"Carousel","pages":[{"type":"CarouselPage","style":"emphasis","items":[{"type":"TextBlock","text":"In"}]}]}"#,
    ])
  func borders(element: String) throws {
    let result = try compile(#""body":[\#(element)]"#)
    let around = try #require(result.page.texts.first { $0.text == "In" }?.around)
    let box = try #require(around.dropLast().last)
    let name = try #require(box.attributes["class"]?.split(separator: " ").last { $0.hasPrefix("c") })
    let start = try #require(result.page.source.firstRange(of: ".\(name){"))
    let rule = result.page.source[start.upperBound...].prefix { $0 != "}" }
    #expect(rule.contains("padding:15px") || rule.contains("padding:20px"), "\(rule)")
    #expect(result.losses == [])
  }
}
