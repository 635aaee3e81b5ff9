import CardSyntax
import CardTestSupport
import Testing

/// How views of cards are laid out, by the code that says so.
@Suite("Layout of views")
struct LayoutCodeTests {
  private static func view(_ body: String) throws -> String {
    try view(of: #"{"type": "AdaptiveCard", "version": "1.5", "body": ["# + body + "]}")
  }

  private static func view(of screen: String) throws -> String {
    let views = GeneratedViews([SourceText(name: "card.json", text: screen)])
    let view = try #require(views.views.first, "\(views.failures)")
    let body = view.source.text.split(separator: "var body: some View {").dropFirst().joined()
    // Where lines break is not looked at.
    return body.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func columns(_ columns: String, _ more: String = "") -> String {
    #"{"type": "ColumnSet", "columns": ["# + columns + "]" + more + "}"
  }

  private static func column(_ more: String, text: String = "A") -> String {
    #"{"type": "Column", \#(more), "items": [{"type": "TextBlock", "text": "\#(text)"}]}"#
  }

  @Test("gives columns the weights, points and places that they ask for")
  func columns() throws {
    let view = try Self.view(
      Self.columns(
        [
          Self.column(#""width": 1"#), Self.column(#""width": 3"#), Self.column(#""width": "50px""#),
          Self.column(#""width": "auto", "verticalContentAlignment": "center""#), Self.column(#""width": "stretch""#),
        ].joined(separator: ",")))
    #expect(view.contains("CardColumns"))
    for width in [".weight(1)", ".weight(3)", ".points(50)", ".auto, .center"] {
      #expect(view.contains(".cardColumn(\(width))"), "\(width)")
    }
    #expect(!view.contains(".stretch") && !view.contains("HStack"))
    // Who stands in the middle does not take the height of the screen for it.
    #expect(!view.contains("maxHeight"))
  }

  @Test("gives columns of tables their shares, also those of one beside others")
  func cells() throws {
    func widths(_ columns: String) throws -> [String] {
      let cells = Array(repeating: #"{"type": "TableCell", "items": [{"type": "TextBlock", "text": "A"}]}"#, count: 3)
      let row = #"{"type": "TableRow", "cells": [\#(cells.joined(separator: ","))]}"#
      let view = try Self.view(#"{"type": "Table", "columns": [\#(columns)], "rows": [\#(row)]}"#)
      return view.split(separator: ".cardColumn(").dropFirst().map { String($0.prefix { $0 != " " }.dropLast()) }
    }
    #expect(try widths(#"{"width": 1}, {"width": 2}, {}"#) == [".weight(1)", ".weight(2)", ".weight(1)"])
    #expect(try widths(#"{"width": 1}, {"width": "80px"}, {}"#) == [".points(80)"])
    #expect(try widths(#"{"width": 3}, {"width": 3}, {"width": 3}"#).count == 3)
  }

  @Test("writes no room that a box is denied at once, and no frame that a painted box has")
  func doubled() throws {
    let text = #"{"type": "TextBlock", "text": "A"}"#
    func box(_ style: String, _ items: String) -> String {
      #"{"type": "Container", "style": "\#(style)", "bleed": true, "items": [\#(items)]}"#
    }
    let nested = try Self.view(box("emphasis", box("good", box("warning", text))) + "," + text)
    #expect(!nested.contains("padding(-20)") && nested.contains(".padding([.horizontal, .top], -20)"), "\(nested)")
    #expect(nested.ranges(of: ".background(").count == 3)
    #expect(nested.ranges(of: ".frame(maxWidth: .infinity, alignment: .leading)").count == 2, "\(nested)")
    // A box that is not alone reaches out at some sides only.
    let beside = try Self.view(box("emphasis", box("good", text) + "," + text))
    #expect(beside.contains(".padding([.horizontal, .top], -20)") && beside.contains(".padding(20)"), "\(beside)")
    let cell = #"{"type": "TableCell", "style": "${s}", "items": [\#(text)]}"#
    let table = try Self.view(
      #"{"type": "Table", "columns": [{}], "rows": [{"type": "TableRow", "cells": [\#(cell)]}]}"#)
    #expect(table.contains("boxColor("))
    #expect(table.ranges(of: ".frame(maxWidth: .infinity, maxHeight: .infinity").count == 1, "\(table)")
  }

  @Test("paints columns in the height of their row")
  func painted() throws {
    let view = try Self.view(
      Self.columns(Self.column(#""style": "emphasis""#) + "," + Self.column(#""width": "auto""#)))
    #expect(view.contains(".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) .background"))
  }

  @Test("has columns in an automatic width that are as wide as their text, at whatever side that is")
  func automatic() throws {
    let text = #"{"type": "TextBlock", "text": "9 €", "horizontalAlignment": "right"}"#
    let view = try Self.view(
      Self.columns(#"{"type": "Column", "width": "auto", "items": [\#(text)]},"# + Self.column(#""width": "stretch""#)))
    // The layout asks for the width without room around; an `HStack` would ask what it can fill.
    #expect(view.contains(".cardColumn(.auto)"))
  }

  @Test("hands the place in the height down to columns and boxes that say nothing of it")
  func inherited() throws {
    let row = Self.columns(Self.column(#""width": "auto""#) + "," + Self.column(#""verticalContentAlignment": "top""#))
    let low = #"{"type": "Container", "minHeight": "80px", "items": [{"type": "TextBlock", "text": "B"}]}"#
    let around = #"{"type": "Container", "verticalContentAlignment": "bottom", "items": [\#(row), \#(low)]}"#
    let view = try Self.view(around)
    #expect(view.contains(".cardColumn(.auto, .bottom)") && view.ranges(of: ".bottom)").count == 1, "\(view)")
    #expect(view.contains("minHeight: 80, alignment: .bottomLeading"))
    #expect(!(try Self.view(row + "," + low)).contains("bottom"))
  }

  @Test("keeps the direction of a box in one of the other direction")
  func direction() throws {
    let inner = #"{"type": "Container", "rtl": false, "items": [\#(Self.columns(Self.column(#""width": 1"#)))]}"#
    let view = try Self.view(#"{"type": "Container", "rtl": true, "items": [\#(inner)]}"#)
    let inside = try #require(view.firstRange(of: ".environment(\\.layoutDirection, .leftToRight)"))
    let outside = try #require(view.firstRange(of: ".environment(\\.layoutDirection, .rightToLeft)"))
    #expect(inside.lowerBound < outside.lowerBound)
  }

  @Test("paints the whole of a cell that has a style, with the room of any cell")
  func paintedCell() throws {
    func cell(_ more: String) -> String {
      #"{"type": "TableCell", \#(more) "items": [{"type": "TextBlock", "text": "A"}]}"#
    }
    let row = #"{"type": "TableRow", "cells": [\#(cell("")), \#(cell(#""style": "good","#))]}"#
    let view = try Self.view(
      #"{"type": "Table", "firstRowAsHeader": false, "columns": [{"width": 1}, {"width": 1}], "rows": [\#(row)]}"#)
    #expect(view.ranges(of: ".padding(10)").count == 2, "\(view)")
    #expect(view.contains("alignment: .topLeading) .background(theme[.cardGoodBackground])"))
  }

  @Test("has rows as high as they say, with all their columns")
  func leastHeight() throws {
    let view = try Self.view(Self.columns(Self.column(#""width": "auto""#), #", "minHeight": "90px""#))
    #expect(view.contains("CardColumns(minHeight: 90)"))
    #expect(!view.contains(".frame(minHeight"))
  }

  @Test("has rows of SwiftUI for columns that are alike, as high as the highest where that is seen")
  func alike() throws {
    let share = ".frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)"
    func columns(_ first: String, _ second: String, _ more: String = "") throws -> String {
      try Self.view(Self.columns([first, second].map { Self.column($0) }.joined(separator: ","), more))
    }
    for width in [#""width": "stretch""#, #""width": 2"#, #""width": "stretch", "verticalContentAlignment": "center""#]
    {
      let view = try columns(width, width)
      #expect(view.contains(width.contains("center") ? "HStack(alignment: .center" : "HStack(alignment: .top"))
      #expect(
        view.ranges(of: share).count == 2 && !view.contains("fixedSize") && !view.contains("cardColumn"), "\(view)")
    }
    let styled = try columns(#""width": "stretch""#, #""width": "stretch", "style": "good""#)
    #expect(styled.contains(".fixedSize(horizontal: false, vertical: true)") && styled.contains("maxHeight: .infinity"))
    let lined = try columns(#""width": 1"#, #""width": 1, "separator": true"#)
    #expect(lined.contains("Divider()") && lined.contains(".fixedSize(horizontal: false, vertical: true)"))
    // Other widths, places and heights are for the layout of cards.
    for (first, second, more) in [
      (#""width": 1"#, #""width": 2"#, ""), (#""width": "auto""#, #""width": "stretch""#, ""),
      (#""width": "stretch""#, #""width": "stretch", "verticalContentAlignment": "center""#, ""),
      (#""width": "stretch""#, #""width": "stretch", "style": "good", "bleed": true"#, #", "style": "emphasis""#),
      (#""width": "stretch""#, #""width": "stretch""#, #", "minHeight": "90px""#),
      (#""width": "stretch""#, #""width": "stretch", "separator": true, "$when": "${a}""#, ""),
    ] {
      #expect(try columns(first, second, more).contains("CardColumns("), "\(first) \(second)")
    }
  }

  @Test("has pictures beside what stretches in rows of SwiftUI, as far as they have room in all of them")
  func picturesBeside() throws {
    func columns(_ image: String) throws -> String {
      let picture = #"{"type": "Image", "url": "https://example.com/a.png"\#(image)}"#
      return try Self.view(
        Self.columns(
          #"{"type": "Column", "width": "auto", "items": [\#(picture)]},"# + Self.column(#""width": "stretch""#)))
    }
    for image in [#", "size": "small""#, #", "width": "48px""#] {
      #expect(try columns(image).contains("HStack(alignment: .top, spacing: 20) { CardImage("), "\(image)")
    }
    for image in ["", #", "size": "large""#, #", "width": "90px""#, #", "height": "30px""#] {
      #expect(try columns(image).contains("CardColumns("), "\(image)")
    }
  }

  @Test("says distances where children are always there, few where several are alike")
  func steady() throws {
    func text(_ more: String = "") -> String { #"{"type": "TextBlock", "text": "A"\#(more)}"# }
    let view = try Self.view(
      [text(), text(), text(#", "spacing": "small""#), text(#", "separator": true"#), text()].joined(separator: ","))
    #expect(view.contains("VStack(alignment: .leading, spacing: 20)") && !view.contains("CardStack"))
    #expect(view.ranges(of: ".padding(.top, -10)").count == 1)
    #expect(view.contains("Divider().padding(.vertical, -10)"))
    for more in [#", "height": "stretch", "spacing": "small""#, #", "spacing": "small", "$when": "${a}""#] {
      #expect(
        try Self.view([text(), text(), text(more), text()].joined(separator: ",")).contains("CardStack("), "\(more)")
    }
  }

  @Test("leaves it to the stack what stands between children that may not be there")
  func conditional() throws {
    let view = try Self.view(
      #"{"type": "TextBlock", "text": "A", "$when": "${a}"},"#
        + #"{"type": "TextBlock", "text": "B", "separator": true, "$when": "${b}"},"#
        + #"{"type": "TextBlock", "text": "C", "spacing": "large"}"#)
    #expect(view.contains("CardStack("))
    #expect(view.contains(#"CardLine() Text(verbatim: "B")"#))
    #expect(view.contains(#"Text(verbatim: "C") .lineLimit(1) .cardSpacing("#))
    #expect(!view.contains(".padding(.top") && !view.contains("Divider()"))
  }

  @Test("keeps the distance between copies of what repeats, also as the first child")
  func repeated() throws {
    let text = #"{"type": "Text", "values": {"text": "${t}"}, "$data": "${items}"}"#
    for (type, stack) in [("VStack", "VStack(alignment: .center"), ("HStack", "HStack(alignment: .center")] {
      for more in ["", #", {"type": "Text", "values": {"text": "B"}}"#] {
        let view = try Self.view(
          of: #"{"type": "\#(type)", "properties": {"spacing": 8}, "subviews": [\#(text)\#(more)]}"#)
        #expect(view.contains("\(stack), spacing: 8)"), "\(view)")
      }
    }
    let label = #"{"type": "label", "props": {"text": "${t}"}, "$data": "${items}"}"#
    let list = #"{"type": "scrollview", "id": "s", "props": {"spacing": 12, "children": [\#(label)]}, "#
    let place =
      #""constraints": [{"type": "topEqual"}, {"type": "bottomEqual"}, {"type": "horizontalMargin", "value": 0}]}"#
    let view = try Self.view(of: #"{"metadata": {"id": "a"}, "ui": [\#(list)\#(place)]}"#)
    #expect(view.contains("spacing: 12)"), "\(view)")
  }

  @Test("paints a card that a button shows once, below the button at the margin that the host has")
  func shownCard() throws {
    let text = #"{"type": "TextBlock", "text": "A"}"#
    for style in ["", #""style": "emphasis","#, #""style": "good","#] {
      for items in [text, text + "," + text] {
        let card = #"{"type": "AdaptiveCard", \#(style) "body": [\#(items)]}"#
        let view = try Self.view(
          #"{"type": "ActionSet", "actions": [{"type": "Action.ShowCard", "title": "Open", "card": \#(card)}]}"#)
        #expect(view.ranges(of: ".background(").count == 1, "\(view)")
        #expect(view.contains(".background(theme[.cardEmphasisBackground])"))
        #expect(view.contains("VStack(alignment: .leading, spacing: 16) { Button("), "\(view)")
      }
    }
  }

  @Test("gives texts at a side that data name the width in which they stand there")
  func boundSide() throws {
    let texts = [
      #"{"type": "TextBlock", "text": "A", "horizontalAlignment": "${side}"}"#,
      #"{"type": "RichTextBlock", "inlines": ["A"], "horizontalAlignment": "${side}"}"#,
    ]
    for text in texts {
      let view = try Self.view(text + #", {"type": "TextBlock", "text": "B"}"#)
      let place = try #require(view.firstRange(of: ".frame( maxWidth: .infinity, alignment: "), "\(view)")
      let rest = view[place.upperBound...]
      let next = try #require(rest.firstRange(of: #"Text(verbatim: "B")"#))
      for side in ["? .center", "? .trailing", ": .leading"] { #expect(rest[..<next.lowerBound].contains(side)) }
    }
  }

  private static func widgets(_ widgets: String) throws -> String {
    try view(of: #"{"metadata": {"id": "a"}, "ui": [\#(widgets)]}"#)
  }

  @Test("paints a widget in all the width that its constraints give it", arguments: ["left", "right"])
  func widthOfWidgets(side: String) throws {
    let view = try Self.widgets(
      ##"""
      {"type": "container", "id": "track", "props": {"backgroundColor": "#E5E7EB", "children": [
        {"type": "container", "props": {"backgroundColor": "#2563EB"}, "constraints": [
          {"type": "topEqual"}, {"type": "bottomEqual"}, {"type": "\##(side)Equal"}, {"type": "width", "value": 200}]}]},
      "constraints": [
        {"type": "topEqual", "value": 20}, {"type": "horizontalMargin", "value": 16}, {"type": "height", "value": 12}]}
      """##)
    let place = side == "left" ? ".topLeading" : ".topTrailing"
    #expect(
      view.contains(".frame(maxWidth: .infinity, alignment: \(place)) .background(Color(rgb: 0xE5E7EB))"), "\(view)")
  }

  @Test(
    "stands the text of a label at its side of a width of its own",
    arguments: [
      ("left", ", alignment: .leading"), ("right", ", alignment: .trailing"), ("center", ""),
    ])
  func sideOfLabels(side: String, alignment: String) throws {
    for edge in ["left", "right"] {
      let view = try Self.widgets(
        #"""
        {"type": "label", "props": {"text": "A", "text_alignment": "\#(side)"}, "constraints": [
          {"type": "topEqual", "value": 20}, {"type": "\#(edge)Equal", "value": 16}, {"type": "width", "value": 120}]}
        """#)
      #expect(view.contains(".frame(width: 120\(alignment))"), "\(view)")
    }
    // A component stands in the middle of its frame.
    let component = #"{"type": "Text", "values": {"text": "A"}, "properties": {"width": 120}}"#
    #expect(try Self.view(of: #"{"type": "VStack", "subviews": [\#(component)]}"#).contains(".frame(width: 120)"))
  }

  @Test("has no more stacks and frames than there are things to lay out")
  func plain() throws {
    let view = try Self.view(
      #"{"type": "Container", "items": [{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B"}]},"#
        + #"{"type": "TextBlock", "text": "C"}"#)
    #expect(view.split(separator: ".frame(").count == 2, "one for the screen: \(view)")
    #expect(!view.contains("CardStack"))
  }

  @Test("lets boxes bleed at those edges at which they are")
  func bleed() throws {
    func box(_ more: String, _ items: String) -> String {
      #"{"type": "Container", "style": "emphasis"\#(more), "items": [\#(items)]}"#
    }
    let inner = #"{"type": "Container", "style": "good", "bleed": true, "items": [{"type": "TextBlock", "text": "A"}]}"#
    let text = #"{"type": "TextBlock", "text": "B"}"#
    // All room around is given up, so none is written.
    #expect(try !Self.view(box("", inner)).contains("-20"))
    #expect(try Self.view(box("", inner + "," + text)).contains(".padding([.horizontal, .top], -20)"))
    #expect(try Self.view(box("", text + "," + inner)).contains(".padding([.horizontal, .bottom], -20)"))
    #expect(try Self.view(box("", text + "," + inner + "," + text)).contains(".padding(.horizontal, -20)"))
  }

  @Test("shows pictures in their own size or smaller, unless they state another one")
  func pictures() throws {
    func image(_ more: String) throws -> String {
      try Self.view(#"{"type": "Image", "url": "https://example.com/a.png", "altText": "A"\#(more)}"#)
    }
    #expect(try image("").contains(#"CardImage(url: "https://example.com/a.png")"#))
    #expect(try image(#", "width": "500px""#).contains(#"CardImage(url: "https://example.com/a.png", width: 500)"#))
    #expect(try image(#", "size": "stretch""#).contains(#"CardImage(url: "https://example.com/a.png", fills: true)"#))
    #expect(try !image("").contains(".resizable()"))
  }

  // MARK: Buttons

  @Test("makes buttons as wide and high as the source draws them")
  func buttons() throws {
    func button(_ constraints: String) throws -> String {
      try Self.widgets(
        #"{"type":"button","id":"b","props":{"text":"Go"},"constraints":[{"type":"topEqual"},\#(constraints)]}"#)
    }
    let wide = try button(#"{"type":"leftEqual","value":16},{"type":"rightEqual","value":16}"#)
    #expect(wide.contains(#"label: { Text(verbatim: "Go").frame(maxWidth: .infinity) }"#), "\(wide)")
    let high = try button(#"{"type":"horizontalMargin","value":16},{"type":"height","value":48}"#)
    #expect(high.contains(".frame(maxWidth: .infinity, maxHeight: .infinity) }"), "\(high)")
    #expect(high.contains(".frame(height: 48)"))
    #expect(try button(#"{"type":"leftEqual","value":16},{"type":"width","value":90}"#).contains(".frame(width: 90)"))
    #expect(try button(#"{"type":"leftEqual","value":16}"#).contains(#"Button(String("Go"))"#))
  }

  @Test("paints equal shares of a row in all of their width")
  func paintedShares() throws {
    let inner =
      #"{"type":"label","id":"l","props":{"text":"b"},"constraints":[{"type":"topEqual"},{"type":"bottomEqual"},"#
      + #"{"type":"leftEqual"},{"type":"rightEqual"}]}"#
    let box = ##"{"type":"container","props":{"backgroundColor":"#FF0000","children":[\##(inner)]}}"##
    let view = try Self.widgets(
      """
      {"type":"stack","id":"s","props":{"axis":"horizontal","distribution":"fillEqually","children":[\(box),\(box)]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}
      """)
    #expect(
      view.contains(".frame(maxWidth: .infinity, alignment: .leading) .background(Color(rgb: 0xFF0000))"), "\(view)")
  }

  @Test("shares rows out equally where the source does")
  func equalShares() throws {
    let children = #"{"type":"label","props":{"text":"a"}},{"type":"button","props":{"text":"b"}}"#
    let view = try Self.widgets(
      """
      {"type":"stack","id":"s","props":{"axis":"horizontal","distribution":"fillEqually","children":[\(children)]},
        "constraints":[{"type":"topEqual"},{"type":"leftEqual"},{"type":"rightEqual"}]}
      """)
    #expect(
      view.contains(#"Text(verbatim: "a") .frame(maxWidth: .infinity, alignment: .leading)"#)
        || view.contains(#"Text(verbatim: "a").frame(maxWidth: .infinity, alignment: .leading)"#), "\(view)")
    #expect(view.contains(#"Text(verbatim: "b").frame(maxWidth: .infinity)"#), "\(view)")
  }

  // MARK: Insets

  @Test("has what has other insets than the rest fill the width that these leave")
  func insets() throws {
    let view = try Self.widgets(
      """
      {"type":"label","id":"t","props":{"text":"a"},"constraints":[
        {"type":"topEqual"},{"type":"leftEqual","value":8},{"type":"rightEqual","value":8}]},
      {"type":"label","id":"c","props":{"text":"b","text_alignment":"center"},"constraints":[
        {"type":"topEqual","to":"bottom","of":"t"},{"type":"leftEqual","value":24},{"type":"rightEqual","value":16}]}
      """)
    #expect(
      view.contains(".frame(maxWidth: .infinity, alignment: .center) .padding(.leading, 16) .padding(.trailing, 8)"),
      "\(view)")
    #expect(!view.contains("HStack"))
  }

  @Test("pads painted cells of tables without lines")
  func paddedCells() throws {
    let cell = #"{"type": "TableCell", "style": "good", "items": [{"type": "TextBlock", "text": "A"}]}"#
    let view = try Self.view(
      #"{"type": "Table", "showGridLines": false, "columns": [{"width": 1}], "#
        + #""rows": [{"type": "TableRow", "cells": [\#(cell)]}]}"#
    )
    #expect(
      view.contains(".padding(10) .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)"), "\(view)"
    )
  }

  @Test("keeps the only thing on a screen at its side")
  func side() throws {
    func view(_ alignment: String, _ more: String = "") throws -> String {
      let rules = #"[{"type":"topEqual"},{"type":"\#(alignment)"}]"#
      let text = #"{"type":"label","id":"t","props":{"text":"a"},"constraints":\#(rules)}"#
      return try Self.view(of: #"{"metadata":{"id":"s","version":"1"}\#(more),"ui":[\#(text)]}"#)
    }
    #expect(try view("leftEqual").contains(".frame(maxWidth: .infinity, alignment: .leading)"))
    #expect(try view("leftEqual", ##","backgroundColor":"#EEEEEE""##).contains("alignment: .topLeading)"))
    #expect(try view("centerX", ##","backgroundColor":"#EEEEEE""##).contains("alignment: .top)"))
  }

  @Test("keeps the title of a bar in the middle, whatever stands at the sides")
  func titles() throws {
    let view = try Self.widgets(
      """
      {"type":"button","id":"b","props":{"text":"Back"},"constraints":[{"type":"topEqual"},{"type":"leftEqual"}]},
      {"type":"label","id":"t","props":{"text":"Title"},"constraints":[{"type":"topEqual"},{"type":"centerX"}]}
      """)
    #expect(view.contains(#"ZStack { HStack("#), "\(view)")
    #expect(view.contains(#"Spacer(minLength: 0) } Text(verbatim: "Title")"#), "\(view)")
  }
}
