import CardCompiler
import CardFormats
import CardSyntax
import CardTestSupport
import Testing

@testable import CardSwift

/// What the support code of views says, and what it does for those who see, hear or move otherwise.
@Suite("Words and aids of support code")
struct SupportWordsTests {
  /// The view of a card with what it needs.
  private static func whole(_ body: String) throws -> String {
    let card = #"{"type": "AdaptiveCard", "version": "1.6", "body": [\#(body)]}"#
    let view = try #require(GeneratedViews([SourceText(name: "card.json", text: card)]).views.first)
    let support = GeneratedViews.support(view.parts)
    #expect(try SwiftTools.errors(in: [view.source], beside: [support]) == [])
    return (view.source.text + support.text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("are those of a table of the app, and never keys of its other tables")
  func words() throws {
    let support = GeneratedViews.support(Set(SupportSources.files.keys)).text
    let shows =
      /(?:Text|Label|Button|Toggle|Section|Menu|Picker|DatePicker|TextField|accessibility[A-Za-z]+|help|confirmationDialog|alert)\((?:named: )?"((?:[^"\\]|\\\(.*?\)|\\.)*)"(\.cardWord)?/
    var count = 0
    for match in support.matches(of: shows) {
      // A literal alone is a key; with the table of the words it is a text.
      #expect(match.2 != nil, "\(match.0)")
      count += 1
    }
    #expect(count > 1)
    // Views say nothing of themselves but what their cards say.
    let words = Set(support.matches(of: /"([^"]*)"\.cardWord/).map { String($0.1) })
    #expect(words.isSuperset(of: ["Required", "Clear", "More", "Open", "Expanded", "Collapsed", "Play"]), "\(words)")
  }

  @Test("speak what a field needs and what is wrong with it, and bring that to the ear")
  func fields() throws {
    let text = try Self.whole(#"{"type": "Input.Text", "id": "a", "label": "Name", "isRequired": true}"#)
    #expect(text.contains("isRequired: true") && text.contains(#".accessibilityHint(Text(verbatim: entry.problem ??"#))
    #expect(text.contains(#"isRequired ? "Required".cardWord"#))
    #expect(text.contains("UIAccessibility.post(notification: .announcement"))
    #expect(text.contains(".accessibilityFocused("))
    let free = try Self.whole(#"{"type": "Input.Text", "id": "a", "label": "Name"}"#)
    #expect(!free.contains("isRequired: true"))
  }

  @Test("speak the label of what is several controls, or has a title of its own")
  func labels() throws {
    let choices = #""choices": [{"title": "A", "value": "a"}], "label": "Which""#
    let said = #".accessibilityElement(children: .contain) .accessibilityLabel(String("Which"))"#
    for more in [#""style": "expanded""#, #""isMultiSelect": true"#] {
      let text = try Self.whole(#"{"type": "Input.ChoiceSet", "id": "c", \#(choices), \#(more)}"#)
      #expect(text.contains(said), "\(text)")
    }
    #expect(try Self.whole(#"{"type": "Input.Toggle", "id": "t", "title": "Yes", "label": "Which"}"#).contains(said))
    #expect(!(try Self.whole(#"{"type": "Input.ChoiceSet", "id": "c", \#(choices)}"#)).contains(said))
    #expect(!(try Self.whole(#"{"type": "Input.Text", "id": "t", "label": "Which"}"#)).contains(said))
  }

  @Test("have a label only where that is one thing for those who hear it, or a group of things")
  func containers() throws {
    let support = GeneratedViews.support(Set(SupportSources.files.keys)).text
    // What is no control or picture by itself says before what it is.
    let containers =
      /(?:H|V|Z)Stack(?:\([^)]*\))? \{(?:[^{}]|\{[^{}]*\}|\{[^{}]*\{[^{}]*\}[^{}]*\})*\}\s*\.accessibilityLabel/
    #expect(support.firstMatch(of: containers) == nil)
    let chart = try Self.whole(
      #"{"type": "Chart.Pie", "title": "T", "showTitle": false, "data": [{"legend": "A", "value": 1}]}"#)
    #expect(chart.contains(#".accessibilityElement(children: .contain) .accessibilityLabel(String("T"))"#), "\(chart)")
  }

  @Test("say of a button with a card whether that is shown")
  func shown() throws {
    let card = #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "A"}]}"#
    let text = try Self.whole(
      #"{"type": "ActionSet", "actions": [{"type": "Action.ShowCard", "title": "More", "card": \#(card)}]}"#)
    #expect(text.contains(#".cardShows(state.isShown("cards1.0", in: "cards1"))"#), "\(text)")
  }

  @Test("leave pictures as they are where colours are inverted, and turn no pages for those who want less motion")
  func looks() throws {
    let image = try Self.whole(#"{"type": "Image", "url": "https://example.com/a.png"}"#)
    #expect(image.contains(".accessibilityIgnoresInvertColors()"))
    let page = #"{"type": "CarouselPage", "items": [{"type": "TextBlock", "text": "A"}]}"#
    let pages = try Self.whole(#"{"type": "Carousel", "timer": 5000, "pages": [\#(page), \#(page)]}"#)
    #expect(pages.contains("interval: 5"), "\(pages)")
    #expect(pages.contains("pageCount > 1, !reducesMotion else { return }"), "\(pages)")
  }

  @Test("have texts of cards in sizes that follow what the user has chosen")
  func sizes() throws {
    let texts = ["small", "default", "medium", "large", "extraLarge"].map {
      #"{"type": "TextBlock", "text": "\#($0)", "size": "\#($0)"}"#
    }
    let text = try Self.whole(texts.joined(separator: ","))
    for style in [".footnote", ".title3", ".title2", ".largeTitle"] {
      #expect(text.contains(".font(theme.font(\(style)))"), "\(style)")
    }
    #expect(!text.contains("system(size:"), "\(text)")
  }
}
