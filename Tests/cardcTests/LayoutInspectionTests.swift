import CardTestSupport
import Testing

/// What `cardc inspect --emit layout --to FORMAT` finds in place.
@Suite("Layouts side by side")
struct LayoutInspectionTests {
  /// Compares a card with what it becomes, and gives the lines of what is elsewhere and the last line.
  private func compared(_ content: String, to target: String = "drivenui") throws -> [String] {
    let box = try Sandbox()
    let words = #"{"type": "TextBlock", "text": "Words"}"#
    try box.write(
      "card.json", #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(words), \#(content), \#(words)]}"#)
    let run = try box.run("inspect", "card.json", "--emit", "layout", "--to", target)
    let lines = run.output.split(separator: "\n").map(String.init)
    return lines.filter { line in
      line == lines.last || ["points ", "broken", "not found"].contains(where: line.contains)
    }
  }

  /// An input is a box with words in it where the target has no inputs, and choices are as wide as their titles.
  @Test(
    "what stands for an input is where the input is, and as large",
    arguments: [
      #"{"type": "Input.Text", "id": "a", "placeholder": "Name"}"#,
      #"{"type": "Input.Text", "id": "a", "isMultiline": true, "value": "Some words"}"#,
      #"{"type": "Input.Date", "id": "a", "label": "When", "isRequired": true, "errorMessage": "Say when"}"#,
      #"{"type": "Input.ChoiceSet", "id": "a", "value": "1", "choices": [{"title": "One", "value": "1"}]}"#,
      #"{"type": "Input.ChoiceSet", "id": "a", "style": "expanded", "choices": [{"title": "One", "value": "1"}]}"#,
    ])
  func standIns(_ input: String) throws {
    let lines = try compared(input)
    #expect(lines.count == 1 && lines[0].contains("in place"), "\(lines)")
  }

  @Test("an input that is made narrower is")
  func narrower() throws {
    let input = #"{"type": "Input.Text", "id": "a", "placeholder": "Name"}"#
    let column = #"{"type": "Column", "width": 1, "items": [\#(input)]}"#
    let picture =
      #"{"type": "Column", "width": "auto", "items": [{"type": "TextBlock", "text": "Some words beside it"}]}"#
    let lines = try compared(#"{"type": "ColumnSet", "columns": [\#(column), \#(picture)]}"#)
    #expect(lines.count == 1, "\(lines)")
  }

  /// Constraints make columns as high as their row, and the content of each is where its column has it.
  @Test("columns that have their content at different heights do so in Skima", arguments: ["", "emphasis"])
  func columnsApart(style: String) throws {
    let columns = [
      ("", "One\\n\\nTwo\\n\\nThree\\n\\nFour"), ("top", "Top"), ("center", "Middle"), ("bottom", "Bottom"),
    ].map {
      side, text in
      let look =
        (side.isEmpty ? "" : #", "verticalContentAlignment": "\#(side)""#)
        + (style.isEmpty ? "" : #", "style": "\#(style)""#)
      return
        #"{"type": "Column", "width": 1\#(look), "items": [{"type": "TextBlock", "wrap": true, "text": "\#(text)"}]}"#
    }
    let lines = try compared(
      #"{"type": "ColumnSet", "columns": [\#(columns.joined(separator: ", "))]}"#, to: "skima")
    #expect(lines == ["6 of 6 in place, within 8 points"])
  }

  /// The names of facts keep their width, so that all values are in line.
  @Test("names of facts in narrow columns are whole")
  func narrowFacts() throws {
    let facts = #"[{"title": "High", "value": "50"}, {"title": "Low", "value": "32"}]"#
    let column = #"{"type": "Column", "width": 1, "items": [{"type": "FactSet", "facts": \#(facts)}]}"#
    let columns = Array(repeating: column, count: 4).joined(separator: ", ")
    let lines = try compared(#"{"type": "ColumnSet", "columns": [\#(columns)]}"#)
    #expect(lines.count == 1 && lines[0].hasPrefix("18 of 18"), "\(lines)")
  }

  /// Its two lines are part of the height of the row, to which nothing has to be added for them.
  @Test("a cell with a word that is broken is as high as its row")
  func brokenWords() throws {
    let long = "Three lines of what there is to say about the columns that a table has, and about how wide they are."
    let cells =
      [#""style": "good", "items": [{"type": "TextBlock", "wrap": true, "text": "columns"}]"#]
      + [#""items": [{"type": "TextBlock", "wrap": true, "text": "\#(long)"}]"#]
    let row = cells.map { #"{"type": "TableCell", \#($0)}"# }.joined(separator: ", ")
    let lines = try compared(
      #"""
      {"type": "Table", "columns": [{"width": "70px"}, {"width": 1}], "rows": [{"type": "TableRow", "cells": [\#(row)]}]}
      """#)
    #expect(lines.count == 1 && lines[0].contains("in place"), "\(lines)")
  }
}
