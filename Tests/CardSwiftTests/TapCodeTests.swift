import CardSyntax
import CardTestSupport
import Testing

/// What of a view does something when it is tapped.
@Suite("Taps on views")
struct TapCodeTests {
  private static let link = #""selectAction": {"type": "Action.OpenUrl", "url": "https://example.com"ADDED}"#

  private static func view(of card: String) throws -> String {
    let views = GeneratedViews([SourceText(name: "card.json", text: card)])
    let view = try #require(views.views.first, "\(views.failures)")
    let support = GeneratedViews.support(view.parts)
    #expect(try SwiftTools.errors(in: [view.source], beside: [support]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func card(_ items: String, inBox: Bool, added: String = "") -> String {
    let tap = link.replacing("ADDED", with: added)
    let head = #""type": "AdaptiveCard", "version": "1.5""#
    return inBox
      ? #"{\#(head), "body": [{"type": "Container", \#(tap), "items": [\#(items)]}]}"#
      : #"{\#(head), \#(tap), "body": [\#(items)]}"#
  }

  /// What there is to be tapped or filled in.
  private static let controls = [
    #"{"type": "Input.Text", "id": "a"}"#, #"{"type": "Input.Number", "id": "a"}"#,
    #"{"type": "Input.Toggle", "id": "a", "title": "A"}"#,
    #"{"type": "Input.ChoiceSet", "id": "a", "choices": [{"title": "A", "value": "a"}]}"#,
    #"{"type": "ActionSet", "actions": [{"type": "Action.OpenUrl", "title": "A", "url": "https://example.com/a"}]}"#,
    #"{"type": "TextBlock", "text": "To [A](https://example.com/a)"}"#,
    #"{"type": "TextBlock", "text": "To [A](https://example.com/${a})"}"#,
    #"{"type": "Image", "url": "https://example.com/a.png", "selectAction": {"type": "Action.OpenUrl", "url": "https://example.com/a"}}"#,
    #"{"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "A", "selectAction": {"type": "Action.OpenUrl", "url": "https://example.com/a"}}]}"#,
  ]

  @Test("have a button around what is only to be seen", arguments: [false, true])
  func buttons(inBox: Bool) throws {
    let view = try Self.view(of: Self.card(#"{"type": "TextBlock", "text": "A"}"#, inBox: inBox))
    #expect(view.contains("Button { openLink(") && !view.contains("onCardTap"), "\(view)")
  }

  @Test(
    "are taken in the whole of what is tapped, also where nothing is drawn",
    arguments: ["Container", "ColumnSet", "Table"])
  func areas(type: String) throws {
    let tap = Self.link.replacing("ADDED", with: #", "tooltip": "Leads away""#)
    let text = #"{"type": "TextBlock", "text": "A"}"#
    let body =
      switch type {
      case "Container": #"{"type": "Container", \#(tap), "items": [\#(text)]}"#
      case "ColumnSet": #"{"type": "ColumnSet", "columns": [{"type": "Column", \#(tap), "items": [\#(text)]}]}"#
      default:
        #"{"type": "Table", "columns": [{"width": 1}], "rows": [{"type": "TableRow", "verticalCellContentAlignment": "bottom", "#
          + #""cells": [{"type": "TableCell", \#(tap), "items": [\#(text)]}]}]}"#
      }
    let view = try Self.view(of: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#)
    #expect(view.contains(".contentShape(Rectangle()) } .buttonStyle(.plain)"), "\(view)")
    #expect(view.contains(#".help(String("Leads away"))"#), "\(view)")
    // What is in a cell that is tapped stands in it where all cells have it.
    if type == "Table" {
      #expect(view.contains("maxHeight: .infinity, alignment: .bottomLeading) .contentShape"), "\(view)")
    }
    let image = #"{"type": "Image", "url": "https://example.com/a.png", \#(tap)}"#
    #expect(
      !(try Self.view(of: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(image)]}"#)).contains("contentShape")
    )
  }

  @Test("are taken in the whole of a page that is tapped")
  func pages() throws {
    let tap = Self.link.replacing("ADDED", with: "")
    let page = #"{"type": "CarouselPage", \#(tap), "items": [{"type": "TextBlock", "text": "A"}]}"#
    let view = try Self.view(
      of: #"{"type": "AdaptiveCard", "version": "1.6", "body": [{"type": "Carousel", "pages": [\#(page)]}]}"#)
    #expect(
      view.contains(
        ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) .contentShape(Rectangle())"),
      "\(view)")
  }

  @Test("leave alone the controls in what is tapped, which a button would be around", arguments: [false, true])
  func controls(inBox: Bool) throws {
    for control in Self.controls {
      let column = #"{"type": "ColumnSet", "columns": [{"type": "Column", "items": [\#(control)]}]}"#
      for items in [control, column] {
        let view = try Self.view(of: Self.card(items, inBox: inBox))
        let tap = try #require(view.ranges(of: "onCardTap { openLink(\"https://example.com\") }").first, "\(view)")
        // What is tapped ends before.
        #expect(view[..<tap.lowerBound].hasSuffix(" ."), "\(view)")
        #expect(!view.contains(#"Button { openLink("https://example.com") }"#), "\(view)")
      }
    }
  }

  @Test("show bubbles without keeping taps from the controls in what is tapped")
  func bubbles() throws {
    let popover =
      #""selectAction": {"type": "Action.Popover", "title": "More", "isEnabled": "${free}", "position": "below","#
      + #" "content": {"type": "TextBlock", "text": "In the bubble"}}"#
    for control in Self.controls + [#"{"type": "TextBlock", "text": "A"}"#] {
      let card =
        #"{"type": "AdaptiveCard", "version": "1.6", "body": [{"type": "Container", \#(popover), "items": [\#(control)]}]}"#
      let view = try Self.view(of: card)
      let isPlain = control.hasSuffix(#""text": "A"}"#)
      #expect(view.contains("CardPopover(") == isPlain, "\(view)")
      #expect(view.contains(#"CardTapPopover("More", isEnabled: "#) != isPlain, "\(view)")
      #expect(view.contains("at: .bottom") && view.contains("In the bubble"), "\(view)")
    }
  }

  @Test("have the name of the action, and do nothing where it cannot be used")
  func names() throws {
    let named = try Self.view(
      of: Self.card(Self.controls[0], inBox: true, added: #", "title": "Look", "isEnabled": "${free}""#))
    #expect(named.contains(#".onCardTap("Look") { if "#), "\(named)")
  }
}
