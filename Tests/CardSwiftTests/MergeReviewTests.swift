import CardCompiler
import CardFormats
import CardSyntax
import CardTestSupport
import Foundation
import Testing

/// What a reviewer of generated views has found wrong.
@Suite("Views as a review wants them")
struct MergeReviewTests {
  /// The view of a card with these elements, as one line, after it is type-checked.
  private static func view(of items: String, actions: String = "") throws -> String {
    let actions = actions.isEmpty ? "" : #", "actions": [\#(actions)]"#
    let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(items)]\#(actions)}"#
    let views = GeneratedViews([SourceText(name: "card.json", text: card)])
    let view = try #require(views.views.first, "\(views.failures)")
    let support = GeneratedViews.support(view.parts)
    #expect(try SwiftTools.errors(in: [view.source], beside: [support]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let link = #"{"type": "Action.OpenUrl", "title": "Open details", "url": "https://example.com"}"#

  @Test("a tapped box is read with what is in it, and says what a tap does")
  func tappedBox() throws {
    let text = #"{"type": "TextBlock", "text": "45 to 7"}"#
    let box = try Self.view(of: #"{"type": "Container", "selectAction": \#(Self.link), "items": [\#(text)]}"#)
    #expect(box.contains(#".accessibilityHint(String("Open details"))"#) && !box.contains("accessibilityLabel"))
    let image = #"{"type": "Image", "url": "https://example.com/a.png", "selectAction": \#(Self.link)}"#
    #expect(try Self.view(of: image).contains(#".accessibilityLabel(String("Open details"))"#))
  }

  @Test("a cell with a picture behind it has the room of other cells, and the picture all of it")
  func pictureCell() throws {
    let cell =
      #"{"type": "TableCell", "backgroundImage": "https://example.com/a.png", "items": [{"type": "TextBlock", "text": "A"}]}"#
    let table =
      #"{"type": "Table", "firstRowAsHeader": false, "columns": [{"width": 1}], "rows": [{"type": "TableRow", "cells": [\#(cell)]}]}"#
    let view = try Self.view(of: table)
    let body = try #require(view.split(separator: "CardColumns {").dropFirst().first)
    #expect(
      body.prefix { $0 != "}" }.ranges(of: ".padding(10)").count == 1
        && !body.contains(".padding(20) .frame(maxWidth: .infinity, maxHeight"), "\(view)")
    let picture = try #require(body.firstRange(of: ".background {")?.lowerBound)
    #expect(!body[picture...].prefix { $0 != ")" }.contains(".padding(10)"), "\(view)")
  }

  @Test("the words of a link in a text are told to be left out, as readers are told of its text")
  func linkWords() throws {
    func findings(_ action: String) throws -> [String] {
      let run =
        #"{"type": "TextRun", "text": "A", "selectAction": {"type": "Action.OpenUrl", "url": "https://example.com"\#(action)}}"#
      let card =
        #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "RichTextBlock", "inlines": [\#(run)]}]}"#
      let compiler = Compiler()
      let prepared = compiler.prepare(SourceText(name: "card.json", text: card))
      let result = Pipeline(compiler: compiler).run(
        prepared, data: nil, host: nil, targets: [.swiftUI],
        generating: CodeTemplate(document: prepared.document, name: "card"))
      return result.diagnostics.all.filter { $0.id == "swiftui.left-out" }.compactMap { $0.span?.text }
    }
    #expect(try findings(#", "title": "Details", "tooltip": "More""#) == [#""Details""#, #""More""#])
    #expect(try findings("") == [])
  }

  @Test("a pattern is written as Swift reads it")
  func pattern() throws {
    let view = try Self.view(of: #"{"type": "Input.Text", "id": "mail", "regex": "^[\\w-\\.]+@\\w+$"}"#)
    #expect(view.contains(##".pattern(#"^[\w\-\.]+@\w+$"#)"##) || view.contains(#".pattern("^[\\w\\-\\.]+@\\w+$")"#))
  }

  @Test("a pattern that Swift cannot read is told")
  func unreadPattern() throws {
    let card =
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Input.Text", "id": "a", "regex": "(?<=a)b"}]}"#
    let compiler = Compiler()
    let prepared = compiler.prepare(SourceText(name: "card.json", text: card))
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [.swiftUI],
      generating: CodeTemplate(document: prepared.document, name: "card"))
    let findings = result.outputs.flatMap(\.fidelity).map(\.kind.id) + result.diagnostics.all.map(\.id)
    #expect(findings.contains("swiftui.unread-pattern"), "\(findings)")
  }

  @Test("an element of the app's own stands where and while the card says")
  func customElement() throws {
    let gauge = #"{"type": "Acme.Gauge", "id": "g", "isVisible": false, "spacing": "large", "value": 5}"#
    let toggle = #"{"type": "Action.ToggleVisibility", "title": "T", "targetElements": ["g"]}"#
    let view = try Self.view(of: #"{"type": "TextBlock", "text": "A"}, \#(gauge)"#, actions: toggle)
    #expect(view.contains(#"if state.isVisible("g", initially: false)"#), "\(view)")
    #expect(view.contains(".cardSpacing(") || view.contains(".padding(.top,"), "\(view)")
    let hidden = try Self.view(of: #"{"type": "Acme.Gauge", "isVisible": false}, {"type": "TextBlock", "text": "A"}"#)
    #expect(!hidden.contains("CardElement("), "\(hidden)")
  }

  @Test("an element of the app's own is told of all that is in it")
  func customContent() throws {
    let action = #"{"type": "Action.OpenUrl", "url": "https://example.com", "title": "Go"}"#
    let inner = #"{"type": "TextBlock", "text": "inner"}"#
    let view = try Self.view(of: #"{"type": "Acme.Gauge", "value": 3, "items": [\#(inner)], "action": \#(action)}"#)
    for part in [#""items""#, #".string("inner")"#, #""action""#, #".string("Go")"#] {
      #expect(view.contains(part), "\(part): \(view)")
    }
  }

  @Test("a shown card belongs to its row, wherever that stands")
  func shownCardsOfRows() throws {
    let show =
      #"{"type": "Action.ShowCard", "title": "Edit", "card": {"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "B"}]}}"#
    let set = #"{"type": "ActionSet", "actions": [\#(show)]}"#
    let view = try Self.view(
      of: #"{"type": "Container", "$data": "${rows}", "id": "row-${key}", "items": [\#(set)]}"#)
    #expect(view.contains("cards1") && !view.contains(#""cards1.\(index)""#) && view.contains("cards1.row-"), "\(view)")
  }

  @Test("a card in a shown card has its room")
  func nestedCards() throws {
    func show(_ title: String, _ inner: String) -> String {
      #"{"type": "Action.ShowCard", "title": "\#(title)", "card": {"type": "AdaptiveCard", \#(inner)}}"#
    }
    let text = #""body": [{"type": "TextBlock", "text": "in it"}]"#
    let view = try Self.view(of: "", actions: show("A", text + #", "actions": [\#(show("B", text))]"#))
    #expect(view.components(separatedBy: ".padding(20)").count >= 4, "\(view)")
  }

  @Test("a bound size keeps its typeface, and bound limits their defaults")
  func boundValues() throws {
    let text = try Self.view(of: #"{"type": "TextBlock", "text": "x", "fontType": "monospace", "size": "${s}"}"#)
    #expect(text.contains(", .monospaced)"), "\(text)")
    let widgets = try Self.view(
      of: #"{"type": "Rating", "value": 4, "max": "${m}"}, {"type": "ProgressBar", "value": 30, "max": "${m}"}"#)
    #expect(widgets.contains("of: CardFunctions.number(or: 5,"), "\(widgets)")
    #expect(widgets.contains("total: CardFunctions.number(or: 100,"), "\(widgets)")
  }

  @Test("a picture that is repeated along one axis is so", arguments: ["Horizontally", "Vertically"])
  func pictureRows(direction: String) throws {
    let picture = #"{"url": "https://example.com/a.png", "fillMode": "repeat\#(direction)"}"#
    let view = try Self.view(
      of: #"{"type": "Container", "backgroundImage": \#(picture), "items": [{"type": "TextBlock", "text": "A"}]}"#)
    let axis = direction == "Vertically" ? "vertical" : "horizontal"
    #expect(view.contains("along: .\(axis))"), "\(view)")
  }

  @Test("a page of a carousel is painted in all of its room")
  func pages() throws {
    let text = #"{"type": "TextBlock", "text": "A"}"#
    let page = #"{"type": "CarouselPage", "verticalContentAlignment": "bottom", "items": [\#(text)]}"#
    let view = try Self.view(of: #"{"type": "Carousel", "pages": [\#(page)]}"#)
    #expect(view.contains("maxHeight: .infinity, alignment: .bottomLeading)"), "\(view)")
  }

  @Test("support code for fields of data comes only where data have some")
  func fields() throws {
    func support(_ items: String) throws -> String {
      let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(items)]}"#
      let compiler = Compiler()
      let prepared = compiler.prepare(SourceText(name: "card.json", text: card))
      let result = Pipeline(compiler: compiler).run(
        prepared, data: nil, host: nil, targets: [.swiftUI],
        generating: CodeTemplate(document: prepared.document, name: "card"))
      let output = try #require(result.outputs.first)
      let file = try #require(output.files.first)
      let whole = String(decoding: SwiftUIFormat().selfContained(file, using: output.parts).bytes, as: UTF8.self)
      #expect(try SwiftTools.errors(in: [.init(name: "Card", text: whole)]) == [])
      return whole
    }
    #expect(!(try support(#"{"type": "TextBlock", "text": "Hello ${name}, ${n}"}"#)).contains("CardField"))
    #expect(try support(#"{"type": "TextBlock", "text": "A", "$when": "${flag}"}"#).contains("enum CardField"))
  }

  @Test("what never stands has no view")
  func never() throws {
    let view = try Self.view(
      of: #"{"type": "TextBlock", "text": "A", "$when": "true"}, {"type": "TextBlock", "text": "B"}"#)
    #expect(!view.contains("if false") && !view.contains(#"verbatim: "A""#), "\(view)")
  }
}
