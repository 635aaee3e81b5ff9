import CardCompiler
import CardModel
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@Suite("Cards as values: building")
struct CardBuilderTests {
  @Test("elements and actions come from statements")
  func statements() throws {
    enum State { case open, late(days: Int), done }
    func card(_ state: State, _ names: [String], note: String?) -> AdaptiveCard {
      AdaptiveCard(version: "1.5") {
        TextBlock("Hello", size: .large)
        if let note { TextBlock(note, isSubtle: true) }
        if names.isEmpty {
          TextBlock("Nobody")
        } else {
          for name in names { TextBlock(name, spacing: .zero) }
        }
        switch state {
        case .open: CustomElement(type: "Badge", ["value": 1])
        case .late(let days): TextBlock("\(days) days late", color: .attention)
        case .done: Image("https://e.com/done.png", altText: "done", size: .small)
        }
        if #available(macOS 13, *) { TextBlock("new") }
        names.map { TextBlock($0) }
      } actions: {
        Action.OpenURL("https://e.com", title: "Open")
        if note == nil { Action.Submit(title: "Send") }
      }
    }
    func texts(_ card: AdaptiveCard) -> [String] {
      card.body.map { $0.textBlock?.text ?? $0.object["type"]?.string ?? "" }
    }
    #expect(texts(card(.open, [], note: nil)) == ["Hello", "Nobody", "Badge", "new"])
    #expect(
      texts(card(.late(days: 2), ["a", "b"], note: "n")) == ["Hello", "n", "a", "b", "2 days late", "new", "a", "b"])
    #expect(texts(card(.done, ["a"], note: nil)) == ["Hello", "a", "Image", "new", "a"])
    #expect(card(.open, [], note: nil).actions.map(\.title) == ["Open", "Send"])
    #expect(card(.open, [], note: "n").actions.count == 1)
  }

  @Test("every kind of content has its builder")
  func content() throws {
    let card = AdaptiveCard(version: "1.6", backgroundImage: BackgroundImage("https://e.com/b.png")) {
      Container(style: .emphasis, bleed: true) { TextBlock("a") }
      ColumnSet {
        Column(width: .weight(2)) { TextBlock("left") }
        Column(width: .pixels(50)) { TextBlock("right") }
      }
      FactSet {
        for index in 1...2 { Fact("f\(index)", value: "v") }
      }
      RichTextBlock {
        "plain "
        TextRun("bold", weight: .bolder)
      }
      ImageSet(imageSize: .small) { Image("https://e.com/a.png") }
      Table {
        TableColumnDefinition(width: .auto)
      } rows: {
        TableRow { TableCell { TextBlock("cell") } }
      }
      ActionSet {
        Action.ToggleVisibility(title: "More") {
          "n"
          TargetElement("c", isVisible: false)
        }
        Action.ShowCard(title: "Ask", card: AdaptiveCard { Input.Text(id: "q", label: "Question", isRequired: true) })
      }
      Input.ChoiceSet(id: "c", style: .expanded) {
        Input.Choice("A", value: "a")
        Input.Choice("B", value: "b")
      }
      Media {
        MediaSource("https://e.com/a.mp4", mimeType: "video/mp4")
      } captionSources: {
        CaptionSource(mimeType: "vtt", url: "https://e.com/a.vtt", label: "English")
      }
    }
    let wanted = #"""
      {"type":"AdaptiveCard","version":"1.6","backgroundImage":"https://e.com/b.png","body":[
      {"type":"Container","style":"emphasis","bleed":true,"items":[{"type":"TextBlock","text":"a"}]},
      {"type":"ColumnSet","columns":[{"width":2,"items":[{"type":"TextBlock","text":"left"}]},
      {"width":"50px","items":[{"type":"TextBlock","text":"right"}]}]},
      {"type":"FactSet","facts":[{"title":"f1","value":"v"},{"title":"f2","value":"v"}]},
      {"type":"RichTextBlock","inlines":["plain ",{"type":"TextRun","text":"bold","weight":"bolder"}]},
      {"type":"ImageSet","images":[{"type":"Image","url":"https://e.com/a.png"}],"imageSize":"small"},
      {"type":"Table","columns":[{"width":"auto"}],"rows":[{"cells":[{"items":[{"type":"TextBlock","text":"cell"}]}]}]},
      {"type":"ActionSet","actions":[
      {"type":"Action.ToggleVisibility","title":"More","targetElements":["n",{"elementId":"c","isVisible":false}]},
      {"type":"Action.ShowCard","title":"Ask","card":{"type":"AdaptiveCard","body":[
      {"type":"Input.Text","id":"q","label":"Question","isRequired":true}]}}]},
      {"type":"Input.ChoiceSet","choices":[{"title":"A","value":"a"},{"title":"B","value":"b"}],"style":"expanded",
      "id":"c"},
      {"type":"Media","sources":[{"mimeType":"video/mp4","url":"https://e.com/a.mp4"}],
      "captionSources":[{"mimeType":"vtt","url":"https://e.com/a.vtt","label":"English"}]}]}
      """#
    #expect(card.text(.minified) == wanted.replacing("\n", with: ""))
    #expect(card.check().all.map(\.message) == [])
    #expect(try PublishedCardSchemaProbe.accepts(card) ?? true)
  }

  @Test("a card is compiled like one that was written")
  func compiled() throws {
    let card = AdaptiveCard(version: "1.5") {
      TextBlock("Hello", size: .large)
      FactSet { Fact("Total", value: "12") }
    }
    let compiler = Compiler()
    let result = compiler.compile(card, to: [.skima, .adaptiveCard])
    #expect(!result.diagnostics.hasErrors)
    #expect(result[.skima] == compiler.compile(card.source(), to: [.skima])[.skima])
    var diagnostics = Diagnostics()
    let again = try #require(AdaptiveCard(json: result[.adaptiveCard]?.bytes ?? [], diagnostics: &diagnostics))
    #expect(again == card)
    // What is wrong with a card that was built is found in its text.
    let found = AdaptiveCard { TextBlock("a", size: TextBlock.Size(rawValue: "huge")) }.check()
    #expect(found.all.first?.span?.text == "\"huge\"")
  }

  @Test("the example of the documentation")
  func example() throws {
    // example
    let orders = [("Tea", 2), ("Rope", 0)]
    var card = AdaptiveCard(version: "1.5") {
      TextBlock("Your orders", size: .large, weight: .bolder)
      for (name, count) in orders where count > 0 {
        ColumnSet {
          Column(width: .stretch) { TextBlock(name, wrap: true) }
          Column(width: .auto) { TextBlock("\(count)", color: .accent) }
        }
      }
      Input.Text(id: "note", label: "Anything else?", isMultiline: true)
    } actions: {
      Action.Submit(title: "Order", style: .positive)
    }
    card[id: "note"]?.inputText?.maxLength = 200
    let result = Compiler().compile(card, to: [.skima])
    // end
    #expect(
      card.elements.map { $0.object["type"]?.string } == [
        "TextBlock", "ColumnSet", "TextBlock", "TextBlock", "Input.Text",
      ])
    #expect(card.inputs.first?.object["maxLength"] == 200)
    #expect(result[.skima] != nil)
    let lines = try String(contentsOfFile: #filePath, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// example") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// end") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    let article = TestFiles.package.appending(path: "Sources/CardModel/CardModel.docc/CardModel.md")
    let page = try String(contentsOf: article, encoding: .utf8)
    #expect(page.contains("```swift\nimport CardCompiler\nimport CardModel\n\n" + example + "\n```"))
  }
}

/// The published schema, where it is at hand.
private enum PublishedCardSchemaProbe {
  static func accepts(_ card: AdaptiveCard) throws -> Bool? {
    guard ProcessInfo.processInfo.environment["CARDC_SHARED"] != nil else { return nil }
    var diagnostics = Diagnostics()
    let document = try #require(card.document(diagnostics: &diagnostics))
    return try PublishedCardSchema().accepts(document.root)
  }
}
