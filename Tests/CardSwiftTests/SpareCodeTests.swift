import CardSyntax
import CardTestSupport
import Testing

@testable import CardSwift

/// What generated views leave out because it would change nothing.
@Suite("Spare code of views")
struct SpareCodeTests {
  private static func view(_ text: String) throws -> String {
    let views = GeneratedViews([SourceText(name: "card.json", text: text)])
    let view = try #require(views.views.first, "\(views.failures)")
    #expect(try SwiftTools.errors(in: [view.source], beside: [GeneratedViews.support(view.parts)]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func card(_ body: String) -> String {
    #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#
  }

  @Test("knows the words of a program from those of its texts")
  func mentions() {
    func mentions(_ source: String) -> Bool {
      SwiftMentions.Source([.expression(.verbatim(source))]).mentions("index")
    }
    for source in [
      "index", #"a("x", index)"#, #"a("\(index)")"#, #"a("x \(b("\(index)")) y")"#, #"a("", index)"#,
      ##"a(#"\#(index)"#)"##,
      #"a("\"", index)"#, #"a(b("(") + index)"#, #"a("\(b)", index)"#,
    ] { #expect(mentions(source), "\(source)") }
    for source in [
      #"a("index")"#, #"a("\(b) index")"#, #"a("\" index")"#, ##"a(#"\(index)"#)"##, ##"a(#"x" index"#)"##, "a.index",
      "a(index: b)",
      #"a("\(b("index"))")"#, #"a("", "index")"#,
    ] { #expect(!mentions(source), "\(source)") }
    #expect(SwiftMentions.Source([.expression(.string([.text("a\nindex\n")]))]).mentions("index") == false)
  }

  @Test("has no parameter for a word that stands in a text alone")
  func parameters() throws {
    let texts = (0..<50).map { #"{"type": "TextBlock", "text": "${name} \#($0)"}"# }.joined(separator: ",")
    let tap = #""selectAction": {"type": "Action.Submit", "data": {"index": "${name}"}}"#
    let view = try Self.view(Self.card(#"{"type": "Container", "$data": "${rows}", \#(tap), "items": [\#(texts)]}"#))
    #expect(view.contains(#""index""#) && !view.contains("_ index: Int"), "\(view)")
  }

  @Test("has a screen of one thing in its body")
  func bodies() throws {
    let texts = (0..<4).map { #"{"type": "Text", "values": {"text": "\#($0)"}}"# }.joined(separator: ",")
    let stack = #"{"type": "VStack", "subviews": [\#(texts)]}"#
    let view = try Self.view(
      #"{"type": "VStack", "subviews": [\#(stack), \#(stack.replacing("VStack", with: "HStack"))]}"#)
    #expect(!view.contains("private var"), "\(view)")
    // What is there twice is still written once.
    let twice = try Self.view(#"{"type": "VStack", "subviews": [\#(stack), \#(stack)]}"#)
    #expect(twice.contains("private var"), "\(twice)")
  }

  @Test("asks only for elements whether they are shown that an action may name")
  func conditions() throws {
    let button =
      #"{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "A", "targetElements": ["TARGET"]}]}"#
    func view(_ id: String, _ target: String) throws -> String {
      try Self.view(
        Self.card(
          #"{"type": "TextBlock", "text": "A", "id": "\#(id)"}, {"type": "Input.Text", "id": "i"},"#
            + button.replacing("TARGET", with: target)))
    }
    for (id, target) in [
      ("a", "a"), ("a-${x}", "a-1"), ("a-${x}", "a-${y}"), ("${x}", "a"), ("a", "${y}"), ("a-${x}", "${y}"),
      ("a-1", "a-${y}"),
      ("${x}-a", "b-${y}"),
    ] { #expect(try view(id, target).contains("if state.isVisible("), "\(id) \(target)") }
    for (id, target) in [
      ("a", "b"), ("a-${x}", "b"), ("a", "b-${y}"), ("a-${x}", "b-${y}"), ("${x}-a", "${x}-b"), ("aa${x}aa", "aaa"),
    ] {
      #expect(!(try view(id, target)).contains("if state.isVisible("), "\(id) \(target)")
    }
    // Inputs whose names are known are no matter of actions on others.
    #expect(!(try view("a-${x}", "a-${y}")).contains("shownSubmission"))
  }

  @Test("has one frame where a text and its cell have all the width")
  func frames() throws {
    let text = #"{"type": "TextBlock", "text": "A", "horizontalAlignment": "center"}"#
    let link = #""selectAction": {"type": "Action.OpenUrl", "url": "https://a.b"}, "minHeight": "40px""#
    let cells = #"{"type": "TableCell", \#(link), "items": [\#(text)]}, {"type": "TableCell", "items": []}"#
    let view = try Self.view(
      Self.card(
        #"{"type": "Table", "columns": [{"width": 1}, {"width": 1}], "showGridLines": false, "#
          + #""rows": [{"type": "TableRow", "cells": [\#(cells)]}]}"#))
    #expect(
      view.contains(".frame(maxWidth: .infinity, minHeight: 40, maxHeight: .infinity, alignment: .top)"), "\(view)")
    #expect(!view.contains(".frame(maxWidth: .infinity, alignment: .center) .frame("), "\(view)")
    #expect(!view.contains("spacing: 0) {}"), "\(view)")
  }

  @Test("says once for which interface the colours of boxes in boxes are made")
  func schemes() throws {
    func box(_ color: String, _ inside: String) -> String {
      #"{"type": "VStack", "properties": {"backgroundColor": "\#(color)", "padding": 4}, "subviews": [\#(inside), \#(inside)]}"#
    }
    let text = #"{"type": "Text", "values": {"text": "A"}}"#
    let light = try Self.view(box("FFFFFF", box("EEEEEE", text)))
    #expect(light.ranges(of: ".colorScheme").count == 1, "\(light)")
    let dark = try Self.view(box("FFFFFF", box("111111", box("FFFFFE", text))))
    #expect(dark.contains(".colorScheme, .dark") && dark.ranges(of: ".colorScheme, .light").count > 1, "\(dark)")
  }

  @Test("says what media are with a word of the app where the card has none")
  func media() throws {
    let source = #""sources": [{"mimeType": "video/mp4", "url": "https://a.b/c.mp4"}]"#
    #expect(try Self.view(Self.card(#"{"type": "Media", \#(source)}"#)).contains("CardPlayLabel()"))
    let named = try Self.view(Self.card(#"{"type": "Media", "altText": "A film", \#(source)}"#))
    #expect(named.contains(#"Label(String("A film")"#) && !named.contains("CardPlayLabel"))
  }

  @Test("has a date alone in a text without quotation marks around it")
  func moments() throws {
    let view = try Self.view(Self.card(#"{"type": "TextBlock", "text": "{{DATE(${t}, LONG)}}"}"#))
    #expect(view.contains("Text(verbatim: CardMoment.long.text("), "\(view)")
  }
}
