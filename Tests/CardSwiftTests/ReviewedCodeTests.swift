import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@testable import CardSwift

/// What a reviewer of generated views has found wrong, or more than there need be.
@Suite("Code of views as a review wants it")
struct ReviewedCodeTests {
  /// The view of a card in one line, after it is type-checked.
  private static func view(_ body: String, _ actions: String = "", data: String? = nil) throws -> String {
    try view(
      of: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)], "actions": [\#(actions)]}"#, data: data)
  }

  private static func view(of text: String, data: String? = nil) throws -> String {
    var evidence = DataEvidence.none
    if let data {
      var diagnostics = Diagnostics()
      let document = Document.readJSON(SourceText(name: "data.json", text: data), diagnostics: &diagnostics)
      evidence = .samples([try #require(document).root])
    }
    let views = GeneratedViews([SourceText(name: "card.json", text: text)], evidence: evidence)
    let view = try #require(views.views.first, "\(views.failures)")
    #expect(try SwiftTools.errors(in: [view.source], beside: [GeneratedViews.support(view.parts)]) == [])
    #expect(try SwiftTools.complaints(about: [view.source]) == [])
    return view.source.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Forms

  @Test("an endpoint may refuse the values that it is sent")
  func calls() throws {
    func screen(_ body: String) throws -> String {
      try Self.view(
        of: """
          {"metadata": {"id": "f"}, "ui": [
            {"type": "textfield", "id": "tf", "props": {"variableId": "name", "placeholder": "Name"}, "constraints": [
              {"type": "topEqual", "value": 20}, {"type": "horizontalMargin", "value": 20}]},
            {"type": "button", "id": "b", "props": {"text": "Send", "onClick": [{"type": "apicall", "data": {
              "method": "post", "endpoint": "https://a.b/c"\(body)}}]}, "constraints": [
              {"type": "topEqual", "to": "bottom", "of": "tf", "value": 12}, {"type": "leftEqual", "value": 20}]}]}
          """)
    }
    let sent = try screen(#", "body": ["name"]"#)
    #expect(sent.contains(#"body: form.values(of: ["name"])), refused: form.refuse )"#), "\(sent)")
    #expect(!(try screen("")).contains("refused:"))
  }

  @Test("a choice that a condition leaves out is none, even if it was made before")
  func conditionalChoices() throws {
    func input(_ more: String = "") -> String {
      #"{"type": "Input.ChoiceSet", "id": "c", "value": "a", \#(more) "choices": [{"title": "A", "value": "a"},"#
        + #"{"title": "B", "value": "b", "$when": "${open}"}, {"$data": "${more}", "$when": "${free}", "title": "${t}", "value": "${v}"}]}"#
    }
    let data = #"{"open": true, "more": [{"t": "C", "v": "c", "free": true}]}"#
    let one = try Self.view(input(), data: data)
    #expect(one.contains(#".choice( ["a"] + (data.open.isTrue ? ["b"] : []) + data.more.flatMap { item in"#), "\(one)")
    #expect(one.contains("item.free.isTrue ? [CardFunctions.text(item.v"), "\(one)")
    let several = try Self.view(input(#""isMultiSelect": true,"#), data: data)
    #expect(several.contains(#"(data.open.isTrue ? ["b"] : [])"#) && several.contains(".choices("), "\(several)")
  }

  @Test("a form that reads no data is made without any")
  func fixedForms() throws {
    let text = #"{"type": "Input.Text", "id": "a", "label": "For ${name}", "placeholder": "${hint}", "maxLength": 40}"#
    let fixed = try Self.view(text)
    #expect(fixed.contains(#"form = CardForm([CardInput(id: "a", rules: [.atMost(40)])])"#), "\(fixed)")
    #expect(
      !fixed.contains("init(data:") && !fixed.contains("form.update") && !fixed.contains("func inputs"), "\(fixed)")
    let bound = try Self.view(text + #", {"type": "Input.Text", "id": "b", "value": "${name}"}"#)
    #expect(bound.contains("init(data:") && bound.contains("form.update(Self.inputs(data))"), "\(bound)")
    #expect(bound.contains("-> [CardInput] { [ CardInput(") && !bound.contains("inputs.append"), "\(bound)")
    let repeated = try Self.view(#"{"type": "Input.Text", "$data": "${rows}", "id": "b_${key}"}"#)
    #expect(repeated.contains("inputs.append(CardInput("), "\(repeated)")
  }

  @Test("a truth value that may be missing is asked for in one word")
  func flags() throws {
    let action = #"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "B", "isEnabled": "${must}"}]}"#
    let input = #"{"type": "Input.Text", "id": "i_${id}", "label": "A", "isRequired": "${must}"}"#
    let view = try Self.view(
      #"{"type": "Container", "$data": "${rows}", "items": [\#(input), \#(action)]}"#,
      data: #"{"rows": [{"id": "a", "must": true}, {"id": "b"}]}"#)
    #expect(view.contains("isRequired: item.must.isTrue") && view.contains(".required(item.must.isTrue)"), "\(view)")
    #expect(view.contains(".disabled(!(item.must.value ?? true))") && !view.contains("CardFunctions.flag"), "\(view)")
  }

  @Test("rows are known by the names of their inputs, if by nothing else")
  func inputRows() throws {
    let input = #"{"type": "Input.Text", "id": "qty_${line}", "label": "Q"}"#
    let box = #"{"type": "Container", "$data": "${rows}", "items": [{"type": "TextBlock", "text": "${t}"}, \#(input)]}"#
    let view = try Self.view(box, data: #"{"rows": [{"line": "a", "t": "T"}]}"#)
    #expect(view.contains(#"data.rows.cardRows(id: { "qty_\($0.line)" }), id: \.id"#), "\(view)")
    // One that is named after something else says nothing of its row.
    let other = #"{"type": "Input.Text", "id": "all_${$root.page}", "label": "P"}"#
    let both = try Self.view(
      box.replacing(input, with: other + "," + input), data: #"{"page": "p", "rows": [{"line": "a", "t": "T"}]}"#)
    #expect(both.contains(#"data.rows.cardRows(id: { "qty_\($0.line)" }), id: \.id"#), "\(both)")
    let nested = box.replacing(input, with: #"{"type": "Container", "$data": "${rows}", "items": [\#(input)]}"#)
    let inner = try Self.view(nested, data: #"{"rows": [{"t": "T", "rows": [{"line": "a"}]}]}"#)
    #expect(inner.contains(#"Array(data.rows.enumerated()), id: \.offset"#), "\(inner)")
    #expect(inner.contains(#"item.rows.cardRows(id: { "qty_\($0.line)" })"#), "\(inner)")
  }

  @Test("rows of tables, choices and buttons are known by a key of the data as all that repeats")
  func keyedParts() throws {
    let cell = #"{"type": "TableCell", "items": [{"type": "TextBlock", "text": "${id}"}]}"#
    let table =
      #"{"type": "Table", "columns": [{"width": 1}], "rows": [{"type": "TableRow", "$data": "${rows}", "cells": [\#(cell)]}]}"#
    let keyed = "ForEach(data.rows.cardRows(id: \\.id), id: \\.id) {"
    let data = #"{"rows": [{"id": "a"}]}"#
    #expect(try Self.view(table, data: data).contains(keyed))
    #expect(
      try Self.view("", #"{"$data": "${rows}", "type": "Action.Submit", "title": "${id}"}"#, data: data).contains(keyed)
    )
    #expect(try Self.view(table).contains(#"id: \.offset"#))
  }

  @Test("what stands under one condition is in one branch")
  func branches() throws {
    func text(_ words: String, _ condition: String) -> String {
      #"{"type": "TextBlock", "text": "\#(words)", "$when": "${\#(condition)}"}"#
    }
    let input = #"{"type": "Input.Text", "$when": "${a}", "id": "\#("i")"}"#
    let view = try Self.view(
      [text("A", "a"), text("B", "a"), input, text("C", "b"), text("D", "a"), input.replacing("\"i\"", with: "\"j\"")]
        .joined(separator: ","), data: #"{"a": true, "b": true}"#)
    let body = try #require(view.split(separator: "static func").first)
    #expect(
      body.ranges(of: "if data.a.isTrue {").count == 2 && body.ranges(of: "if data.b.isTrue {").count == 1, "\(view)")
    let inputs = try #require(view.split(separator: "static func inputs").last)
    #expect(
      inputs.ranges(of: "if data.a.isTrue {").count == 1 && inputs.ranges(of: "inputs.append(").count == 2, "\(view)")
  }

  // MARK: Looks

  @Test("what data choose from known looks is written as these, also as a theme has them")
  func knownChoices() throws {
    func look(_ property: String, _ values: String) throws -> String {
      try Self.view(
        #"{"type": "TextBlock", "text": "x", "\#(property)": "${if(a > 1, \#(values))}"}"#, data: #"{"a": 2}"#)
    }
    let color = try look("color", "'good', 'default'")
    #expect(color.contains(".foregroundStyle(data.a > 1 ? theme[.cardGoodText] : Color.primary)"), "\(color)")
    #expect(!color.contains("func textColor") && !color.contains("cardWarningText"))
    #expect(try look("size", "'small', 'ExtraLarge'").contains("theme.font(data.a > 1 ? .footnote : .largeTitle)"))
    #expect(try look("weight", "'bolder', 'default'").contains(".fontWeight(data.a > 1 ? .semibold : .regular)"))
    #expect(try look("horizontalAlignment", "'right', 'left'").contains("(data.a > 1 ? .trailing : .leading)"))
    // What data may name in any way is looked up when the view is shown.
    #expect(try look("color", "'good', string(a)").contains("func textColor"))
    let bound = try Self.view(#"{"type": "TextBlock", "text": "x", "size": "${s}", "fontType": "monospace"}"#)
    #expect(bound.contains("theme.font(cardSize:") && bound.contains(", .monospaced)"), "\(bound)")
  }

  @Test("colours by number that data choose are colours")
  func knownNumbers() throws {
    let text =
      #"{"type": "Text", "properties": {"foregroundColor": "${if(a > 1, '2F7A3E', '64707D')}", "font": "${if(a > 1, 'title', 'body')}", "backgroundColor": "${if(a > 1, 'FFFFFF', 'EEEEEE')}"}, "values": {"text": "x"}}"#
    let view = try Self.view(of: #"{"type": "VStack", "subviews": [\#(text)]}"#, data: #"{"a": 2}"#)
    #expect(view.contains("? Color(rgb: 0x2F7A3E) : Color(rgb: 0x64707D)"), "\(view)")
    #expect(view.contains("? Color.white : Color(rgb: 0xEEEEEE)"), "\(view)")
    #expect(view.contains(".font(data.a > 1 ? .title : .body)") && !view.contains("hexadecimal"), "\(view)")
  }

  @Test("how many there are is a number of Swift")
  func counts() throws {
    let view = try Self.view(
      #"{"type": "TextBlock", "text": "${count(rows)} rows"}, {"type": "TextBlock", "$when": "${count(rows) == 1}", "text": "one"}"#,
      data: #"{"rows": [{"a": 1}]}"#)
    #expect(view.contains(#"\(data.rows.count) rows"#) && view.contains("if data.rows.count == 1 {"), "\(view)")
  }

  // MARK: Layout

  @Test("copies of a box that bleeds do not reach into each other")
  func bleedingCopies() throws {
    let text = #"{"type": "TextBlock", "text": "${t}"}"#
    let column = #"{"type": "Column", "$data": "${rows}", "style": "emphasis", "bleed": true, "items": [\#(text)]}"#
    let data = #"{"rows": [{"t": "A"}]}"#
    let columns = try Self.view(
      #"{"type": "ColumnSet", "columns": [\#(column)]}, {"type": "TextBlock", "text": "x"}"#, data: data)
    #expect(columns.contains(".padding(.top, -") && !columns.contains("bleed:"), "\(columns)")
    let box = #"{"type": "Container", "$data": "${rows}", "style": "emphasis", "bleed": true, "items": [\#(text)]}"#
    let boxes = try Self.view(box + #", {"type": "TextBlock", "text": "x"}"#, data: data)
    #expect(boxes.contains(".padding(.horizontal, -"), "\(boxes)")
    // One that only sees other data is where it is.
    let once = try Self.view(box + #", {"type": "TextBlock", "text": "x"}"#, data: #"{"rows": {"t": "A"}}"#)
    #expect(once.contains("[.horizontal, .top], -"), "\(once)")
  }

  @Test("all of a box that bleeds is tapped")
  func tappedBleed() throws {
    let link = #"{"type": "Action.OpenUrl", "url": "https://a.b"}"#
    let view = try Self.view(
      #"{"type": "Container", "style": "emphasis", "bleed": true, "selectAction": \#(link), "items": [{"type": "TextBlock", "text": "A"}]}, {"type": "TextBlock", "text": "B"}"#
    )
    let area = try #require(view.firstRange(of: ".contentShape(Rectangle())")?.lowerBound)
    let reach = try #require(view.firstRange(of: ".padding([.horizontal, .top], -20)")?.lowerBound)
    #expect(area < reach, "\(view)")
  }

  @Test("cells that nobody sees have no frames of their own")
  func cells() throws {
    func table(_ cells: String, _ more: String = "") throws -> String {
      try Self.view(
        #"{"type": "Table", "firstRowAsHeaders": false, \#(more) "columns": [{"width": 1}, {"width": 2}], "rows": [{"type": "TableRow", "cells": [\#(cells)]}]}"#
      )
    }
    func cell(_ text: String, _ more: String = "") -> String {
      #"{"type": "TableCell", \#(more) "items": [{"type": "TextBlock", "text": "A"\#(text)}]}"#
    }
    let plain = try table(
      cell("") + "," + cell("", #""verticalContentAlignment": "center","#), #""showGridLines": false,"#)
    #expect(!plain.contains("maxHeight") && plain.contains(".cardColumn(.weight(2), .center)"), "\(plain)")
    let trailing = try table(cell(#", "horizontalAlignment": "right""#) + "," + cell(""), #""showGridLines": false,"#)
    #expect(trailing.ranges(of: ".frame(maxWidth: .infinity, alignment: .trailing)").count == 1, "\(trailing)")
    // One that is seen is in all of its place.
    let painted = try table(
      cell("", #""style": "good","#) + "," + cell(""), #""horizontalCellContentAlignment": "right","#)
    let frame = ".padding(10) .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)"
    #expect(painted.contains(frame) && !painted.contains("alignment: .trailing) .padding(10) .frame("), "\(painted)")
  }

  @Test("room at two edges and at all of them is said once for each pair")
  func room() {
    let view = SwiftExpression.call("A").padded(".horizontal", 2)
    let around = view.padded(nil, 14)
    let expected = SwiftExpression.call("A").padded(".horizontal", 16).modified(
      "padding", [SwiftArgument(nil, ".vertical"), SwiftArgument(nil, "14")])
    #expect(around == expected)
    #expect(view.padded(nil, -2) == SwiftExpression.call("A").padded(".vertical", -2))
  }

  @Test("a page that is tapped has one frame")
  func pages() throws {
    let link = #"{"type": "Action.OpenUrl", "url": "https://a.b"}"#
    func page(_ more: String) -> String {
      #"{"type": "CarouselPage", \#(more) "items": [{"type": "TextBlock", "text": "A"}]}"#
    }
    let view = try Self.view(#"{"type": "Carousel", "pages": [\#(page(#""selectAction": \#(link),"#)), \#(page(""))]}"#)
    #expect(view.ranges(of: ".frame(maxWidth: .infinity, maxHeight: .infinity").count == 2, "\(view)")
  }

  // MARK: Names

  @Test("sub-views are named and stand in the order in which they are read")
  func order() throws {
    func show(_ number: Int, _ inner: String) -> String {
      #"{"type": "Action.ShowCard", "title": "\#(number)", "card": {"type": "AdaptiveCard", "body": ["#
        + (0..<8).map { #"{"type": "Input.Text", "id": "i\#(number)_\#($0)", "label": "L"}"# }.joined(separator: ",")
        + #"], "actions": [{"type": "Action.Submit", "title": "S\#(number)"}\#(inner.isEmpty ? "" : "," + inner)]}}"#
    }
    let body = (0..<30).map { #"{"type": "Input.Text", "id": "a\#($0)", "label": "L"}"# }.joined(separator: ",")
    let view = try Self.view(body, show(1, show(2, show(3, ""))) + #", {"type": "Action.Submit", "title": "S"}"#)
    let cards = try #require(view.firstRange(of: "private var shownCard:")?.lowerBound)
    let second = try #require(view.firstRange(of: "private var shownCard2:")?.lowerBound)
    #expect(cards < second, "\(view)")
    let buttons = try #require(view.firstRange(of: "buttons")?.upperBound)
    #expect(view[buttons].isWhitespace, "\(view[buttons...].prefix(40))")
  }

  @Test("a part of a text that does nothing is given nothing to do")
  func disabledRuns() throws {
    func text(_ enabled: String) throws -> String {
      let action = #"{"type": "Action.Submit", "isEnabled": \#(enabled)}"#
      return try Self.view(
        #"{"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "A"}, {"type": "TextRun", "text": "B", "selectAction": \#(action)}]}"#
      )
    }
    #expect(!(try text("false")).contains("cardRuns"))
    #expect(try text("true").contains("cardRuns") && text(#""${open}""#).contains("cardRuns"))
  }
}
