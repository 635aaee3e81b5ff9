import CardSyntax
import CardTestSupport
import Testing

/// How views of widgets, of components and of elements of hosts are laid out, by the code that says so.
@Suite("Layout of views of other formats")
struct WidgetCodeTests {
  private static func view(of screen: String) throws -> String {
    let views = GeneratedViews([SourceText(name: "card.json", text: screen)])
    let view = try #require(views.views.first, "\(views.failures)")
    let support = GeneratedViews.support(view.parts)
    #expect(try SwiftTools.errors(in: [view.source], beside: [support]) == [])
    let body = view.source.text.split(separator: "var body: some View {").dropFirst().joined()
    return body.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func widgets(_ widgets: String) throws -> String {
    try view(of: #"{"metadata": {"id": "a"}, "ui": [\#(widgets)]}"#)
  }

  private static func label(_ text: String, _ more: String = "", _ constraints: String = "") -> String {
    let rules = constraints.isEmpty ? "" : #", "constraints": [\#(constraints)]"#
    return #"{"type": "label", "id": "\#(text)", "props": {"text": "\#(text)"\#(more)}\#(rules)}"#
  }

  private static func button(_ text: String, _ constraints: String = "") -> String {
    let rules = constraints.isEmpty ? "" : #", "constraints": [\#(constraints)]"#
    return #"{"type": "button", "id": "\#(text)", "props": {"text": "\#(text)"}\#(rules)}"#
  }

  private static func rule(_ type: String, _ value: Double = 0, of other: String = "", to edge: String = "") -> String {
    let tie = other.isEmpty ? "" : #", "of": "\#(other)", "to": "\#(edge)""#
    return #"{"type": "\#(type)", "value": \#(value)\#(tie)}"#
  }

  private static func rules(_ rules: String...) -> String { rules.joined(separator: ",") }

  // MARK: Widgets

  @Test("puts what is in the middle of a screen there, in front of a picture as well")
  func middle() throws {
    let pinned = Self.rules(
      Self.rule("topEqual"), Self.rule("bottomEqual"), Self.rule("leftEqual"), Self.rule("rightEqual"))
    let back = #"{"type": "image", "props": {"url": "https://example.com/a.png"}, "constraints": [\#(pinned)]}"#
    let center = Self.rules(Self.rule("centerX"), Self.rule("centerY"))
    let size = Self.rules(Self.rule("width", 32), Self.rule("height", 40))
    let pin =
      #"{"type": "image", "props": {"url": "https://example.com/b.png"}, "constraints": [\#(center), \#(size)]}"#
    let view = try Self.widgets(back + "," + pin)
    #expect(view.contains("HStack(alignment: .center, spacing: 0) { Spacer(minLength: 0) CardImage("), "\(view)")
    let rest = try #require(view.split(separator: "width: 32, height: 40)").last)
    #expect(rest.hasPrefix(" .accessibilityHidden(true) Spacer(minLength: 0) }"), "\(view)")
  }

  @Test("keeps a box at a side as wide as what is in it")
  func badge() throws {
    let hero = Self.rules(Self.rule("topEqual"), Self.rule("horizontalMargin"), Self.rule("height", 300))
    let inside = Self.rules(
      Self.rule("topEqual", 5), Self.rule("bottomEqual", 5), Self.rule("leftEqual", 12), Self.rule("rightEqual", 12))
    let outside = Self.rules(
      Self.rule("topEqual", 16, of: "hero", to: "top"), Self.rule("rightEqual", -16, of: "hero", to: "right"))
    let badge = ##"""
      {"type": "container", "props": {"backgroundColor": "#FF0000", "children": [
        \##(Self.label("Sale", #", "max_lines": 1"#, inside))]}, "constraints": [\##(outside)]}
      """##
    let image =
      #"{"type": "image", "id": "hero", "props": {"url": "https://example.com/a.png"}, "constraints": [\#(hero)]}"#
    let view = try Self.widgets(image + "," + badge)
    let words = try #require(view.firstRange(of: #"Text(verbatim: "Sale")"#))
    let paint = try #require(view.firstRange(of: ".background(Color(rgb: 0xFF0000))"))
    #expect(!view[words.upperBound..<paint.lowerBound].contains("infinity"), "\(view)")
  }

  @Test("fills the width of what scrolls as that of any other stack", arguments: ["stack", "scrollview"])
  func scrolling(type: String) throws {
    let sides = Self.rules(
      Self.rule("topEqual"), Self.rule("bottomEqual"), Self.rule("leftEqual", 16), Self.rule("rightEqual", 16))
    let children = Self.label("A", #", "text_alignment": "center""#) + "," + Self.button("Go")
    let view = try Self.widgets(
      #"{"type": "\#(type)", "props": {"axis": "vertical", "children": [\#(children)]}, "constraints": [\#(sides)]}"#)
    #expect(
      view.contains(".multilineTextAlignment(.center) .frame(maxWidth: .infinity, alignment: .center)"), "\(view)")
    #expect(view.contains(#"Text(verbatim: "Go").frame(maxWidth: .infinity)"#), "\(view)")
  }

  @Test(
    "gives one text of a row what the others leave, so that these stand at the end", arguments: ["stack", "scrollview"])
  func rest(type: String) throws {
    let sides = Self.rules(
      Self.rule("topEqual"), Self.rule("bottomEqual"), Self.rule("leftEqual", 16), Self.rule("rightEqual", 16))
    let texts = Self.label("Subtotal") + "," + Self.label("120", #", "text_alignment": "right""#)
    let row = #"{"type": "stack", "props": {"axis": "horizontal", "children": [\#(texts)]}}"#
    let view = try Self.widgets(
      #"""
      {"type": "\#(type)", "props": {"axis": "vertical", "children": [\#(row), \#(Self.label("A"))]},
        "constraints": [\#(sides)]}
      """#)
    #expect(view.contains(#"Text(verbatim: "Subtotal").frame(maxWidth: .infinity, alignment: .leading)"#), "\(view)")
    #expect(view.contains(#"Text(verbatim: "120") }"#), "\(view)")
  }

  @Test("makes the one thing without a width in a row between both sides as wide as there is room")
  func betweenSides() throws {
    func view(_ first: (String) -> String, last: String) throws -> String {
      let start = Self.rules(Self.rule("topEqual", 8), Self.rule("leftEqual", 20))
      let end = Self.rules(
        Self.rule("topEqual", 8), Self.rule("leftEqual", 12, of: "A", to: "right"), Self.rule("rightEqual", 20), last)
      return try Self.widgets(first(start) + "," + Self.button("B", end))
    }
    let button = try view({ Self.button("A", $0) }, last: Self.rule("width", 160))
    #expect(button.contains(#"Text(verbatim: "A").frame(maxWidth: .infinity)"#), "\(button)")
    let text = try view({ Self.label("A", "", $0) }, last: Self.rule("width", 160))
    #expect(text.contains(#"Text(verbatim: "A").frame(maxWidth: .infinity, alignment: .leading)"#), "\(text)")
    // Without a width beside it nothing says which of both it is.
    let open = try view({ Self.button("A", $0) }, last: Self.rule("height", 34))
    #expect(!open.contains(#"Text(verbatim: "A").frame(maxWidth"#), "\(open)")
  }

  @Test("counts the place of a widget from the edge of another one that it is tied to", arguments: ["left", "right"])
  func edgeOfSibling(side: String) throws {
    let sign = side == "left" ? 1.0 : -1
    let title = Self.label("A", "", Self.rules(Self.rule("topEqual", 8), Self.rule(side + "Equal", 16)))
    func below(_ name: String, _ over: String, _ offset: Double) -> String {
      Self.label(
        name, "",
        Self.rules(
          Self.rule("topEqual", 4, of: over, to: "bottom"),
          Self.rule(side + "Equal", sign * offset, of: over, to: side)))
    }
    let view = try Self.widgets(title + "," + below("B", "A", 24) + "," + below("C", "B", 10))
    func moved(_ points: Int) -> String {
      side == "left" ? ".padding(.leading, \(points))" : " Spacer(minLength: 0).frame(width: \(points))"
    }
    #expect(view.contains(#"Text(verbatim: "B")"# + moved(24)), "\(view)")
    #expect(view.contains(#"Text(verbatim: "C")"# + moved(34)), "\(view)")
  }

  @Test("keeps the height of a picture that is as wide as its column, and the width of a field")
  func extents() throws {
    let hero = Self.rules(Self.rule("topEqual"), Self.rule("horizontalMargin"), Self.rule("height", 160))
    let field = Self.rules(
      Self.rule("topEqual", 8, of: "hero", to: "bottom"), Self.rule("leftEqual", 8), Self.rule("width", 120))
    let view = try Self.widgets(
      #"""
      {"type": "image", "id": "hero", "props": {"url": "https://example.com/a.png"}, "constraints": [\#(hero)]},
      {"type": "textfield", "props": {"variableId": "v"}, "constraints": [\#(field)]}
      """#)
    #expect(view.contains("height: 160, fills: true"), "\(view)")
    #expect(view.contains("} .frame(width: 120)"), "\(view)")
  }

  // MARK: Components

  private static func component(_ type: String, _ values: String, _ properties: String) -> String {
    #"{"type": "\#(type)", "values": {\#(values)}, "properties": {\#(properties)}}"#
  }

  @Test("leaves components as wide as what is in them, at whatever side", arguments: ["center", "trailing"])
  func hugging(side: String) throws {
    let text = Self.component("Text", #""text": "A""#, "")
    for more in ["", #", "width": 200, "backgroundColor": "FF0000""#] {
      let view = try Self.view(
        of:
          #"{"type": "VStack", "properties": {"horizontalAlignment": "\#(side)"\#(more)}, "subviews": [\#(text), \#(text)]}"#
      )
      #expect(!view.contains("infinity") && !view.contains("multilineTextAlignment"), "\(view)")
      #expect(view.contains("VStack(alignment: .\(side), spacing: 0)"))
      if !more.isEmpty {
        #expect(
          view.contains(".frame(width: 200)") || view.contains(".frame(width: 200, alignment: .center)"), "\(view)")
      }
    }
  }

  @Test("has components in the middle of their frames")
  func frames() throws {
    let lined = Self.component(
      "Text", #""text": "A""#, #""height": 60, "padding": 8, "borderColor": "0000FF", "borderWidth": 2"#)
    let view = try Self.view(of: #"{"type": "VStack", "subviews": [\#(lined), \#(lined)]}"#)
    #expect(view.contains(".border(Color(rgb: 0x0000FF), width: 2) .frame(height: 60)"), "\(view)")
    let stack = try Self.view(
      of: #"""
        {"type": "VStack", "subviews": [{"type": "VStack", "properties": {"width": 200, "height": 90, "horizontalAlignment": "trailing"},
          "subviews": [\#(lined), \#(lined)]}, \#(lined)]}
        """#)
    #expect(stack.contains(".frame(width: 200, height: 90)"), "\(stack)")
  }

  @Test("draws symbols in their own size, and pictures inside of their padding and colour")
  func pictures() throws {
    let properties = #""width": 64, "height": 48, "padding": 8, "backgroundColor": "00FF00""#
    func view(_ values: String) throws -> String {
      try Self.view(of: #"{"type": "VStack", "subviews": [\#(Self.component("Image", values, properties))]}"#)
    }
    let symbol = try view(#""systemIconName": "star""#)
    #expect(!symbol.contains("resizable") && symbol.contains(".frame(width: 64, height: 48)"), "\(symbol)")
    let paint = ".padding(8) .background(Color(rgb: 0x00FF00))"
    let picture = try view(#""imageUrl": "https://example.com/a.png""#)
    #expect(picture.contains(#"width: 48, height: 32, fit: CardImage.stretch) \#(paint)"#), "\(picture)")
    let asset = try view(#""localImageName": "a""#)
    #expect(asset.contains(#".resizable() .frame(width: 48, height: 32) \#(paint)"#), "\(asset)")
  }

  // MARK: Elements of hosts

  private static func card(_ body: String) throws -> String {
    try view(of: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#)
  }

  @Test(
    "puts what stands in for an element of a host into the area of that",
    arguments: ["CompoundButton", "Badge", "CodeBlock"])
  func areas(type: String) throws {
    let view = try Self.card(
      #"""
      {"type": "Container", "layouts": [{"type": "Layout.AreaGrid", "columns": [50], "areas": [
        {"name": "a", "row": 1, "column": 2}, {"name": "b", "row": 1, "column": 1}]}],
      "items": [{"type": "\#(type)", "grid.area": "a", "title": "A", "text": "A", "codeSnippet": "A"},
        {"type": "TextBlock", "grid.area": "b", "text": "B"}]}
      """#)
    #expect(view.contains(".cardArea(CardArea(column: 2))") && view.contains(".cardArea(CardArea())"), "\(view)")
  }

  @Test("paints cells in styles that only data know as it does others")
  func boundStyle() throws {
    func view(_ style: String) throws -> String {
      let cell = #"{"type": "TableCell", "style": "\#(style)", "items": [{"type": "TextBlock", "text": "A"}]}"#
      return try Self.card(
        #"""
        {"type": "Table", "firstRowAsHeader": false, "columns": [{"width": 1, "horizontalCellContentAlignment": "Right"}],
          "rows": [{"type": "TableRow", "cells": [\#(cell)]}]}
        """#)
    }
    let (known, bound) = (try view("good"), try view("${s}"))
    for view in [known, bound] {
      #expect(view.contains(".multilineTextAlignment(.trailing)"), "\(view)")
      #expect(view.ranges(of: ".padding(").count == 2 && view.contains(".padding(10)"), "\(view)")
    }
    let frame = ".padding(10) .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)"
    #expect(known.contains(frame + " .background(theme[.cardGoodBackground])"), "\(known)")
    #expect(bound.contains(frame + " .background(boxColor("), "\(bound)")
  }
}
