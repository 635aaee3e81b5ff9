import CardFormats
import CardIR
import CardTemplate
import CardValidation
import Testing

/// Screens that are written differently and are the same for whoever uses them.
struct RightRewriting: Sendable, CustomStringConvertible {
  let description: String
  let before: String
  let after: String

  init(_ description: String, _ before: String, _ after: String) {
    self.description = description
    self.before = before
    self.after = after
  }

  static let cards: [RightRewriting] = [
    RightRewriting(
      "a box that adds nothing is left out", #"{"type": "Container", "items": [\#(text("A")), \#(text("B"))]}"#,
      "\(text("A")), \(text("B"))"),
    RightRewriting(
      "the distance of a box goes to its first child",
      #"\#(text("0")), {"type": "Container", "spacing": "large", "separator": true, "items": [\#(text("A"))]}"#,
      #"\#(text("0")), {"type": "TextBlock", "text": "A", "spacing": "large", "separator": true}"#),
    RightRewriting(
      "boxes in boxes are left out",
      #"{"type": "Container", "items": [{"type": "Container", "id": "x", "items": [\#(text("A"))]}, \#(text("B"))]}"#,
      "\(text("A")), \(text("B"))"),
    RightRewriting(
      "a distance before the first thing does not count",
      #"{"type": "TextBlock", "text": "A", "spacing": "large", "separator": true}"#, text("A")),
    RightRewriting(
      "defaults are left out",
      #"{"type": "TextBlock", "text": "A", "wrap": false, "isVisible": true, "spacing": "default", "maxLines": 3}"#,
      text("A")),
    RightRewriting(
      "names have one spelling", #"{"type": "TextBlock", "text": "A", "size": "Large", "color": "Accent"}"#,
      #"{"type": "TextBlock", "size": "large", "color": "accent", "text": "A"}"#),
    RightRewriting(
      "what nobody can see is left out", #"\#(text("A")), {"type": "TextBlock", "text": "B", "isVisible": false}"#,
      text("A")),
    RightRewriting(
      "names that nobody refers to are left out", #"{"type": "TextBlock", "text": "A", "id": "a"}"#, text("A")),
    RightRewriting(
      "a fallback that is never used is left out",
      #"{"type": "TextBlock", "text": "A", "fallback": {"type": "TextBlock", "text": "B"}}"#, text("A")),
    RightRewriting(
      "runs of one look become one",
      #"{"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "A"}, "B"]}"#,
      #"{"type": "RichTextBlock", "inlines": ["AB"]}"#),
    RightRewriting(
      "a text becomes rich text of one run", #"{"type": "TextBlock", "text": "A", "wrap": true, "weight": "bolder"}"#,
      #"{"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "A", "weight": "bolder"}]}"#),
    RightRewriting(
      "the style that all boxes around have is not said again",
      #"{"type": "Container", "items": [\#(text("A")), {"type": "Container", "style": "default", "items": [\#(text("B"))]}]}"#,
      #"{"type": "Container", "items": [\#(text("A")), \#(text("B"))]}"#),
    RightRewriting(
      "alignment is handed down",
      #"{"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "A", "horizontalAlignment": "center"}]}]}"#,
      #"{"type": "ColumnSet", "columns": [{"horizontalAlignment": "center", "items": [\#(text("A"))]}]}"#),
    RightRewriting(
      "targets that are not there are left out",
      #"{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": ["x"]}]}"#,
      #"{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": []}]}"#),
    RightRewriting(
      "targets inside of what stays hidden are left out",
      #"{"type": "Container", "isVisible": false, "items": [{"type": "TextBlock", "text": "B", "id": "b"}]}, {"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": ["b"]}]}"#,
      #"{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": []}]}"#),
    RightRewriting(
      "names that only what stays hidden refers to are left out",
      #"{"type": "TextBlock", "text": "A", "id": "a"}, {"type": "Container", "isVisible": false, "items": [{"type": "ActionSet", "actions": [{"type": "Action.ToggleVisibility", "title": "T", "targetElements": ["a"]}]}]}"#,
      text("A")),
    RightRewriting(
      "what stays hidden fills no box",
      #"{"type": "Container", "items": [\#(text("A")), {"type": "TextBlock", "text": "B", "isVisible": false, "height": "stretch"}]}"#,
      text("A")),
    RightRewriting(
      "a box of nothing aligns nothing",
      #"\#(text("A")), {"type": "Container", "verticalContentAlignment": "center", "items": [{"type": "Container", "items": []}]}"#,
      text("A")),
    RightRewriting(
      "a fallback of a box of nothing that is never used is left out",
      #"\#(text("A")), {"type": "ColumnSet", "lang": "de", "fallback": "drop"}, {"type": "ColumnSet", "lang": "de", "fallback": \#(text("B"))}"#,
      #"\#(text("A")), {"type": "ColumnSet", "lang": "de"}, {"type": "ColumnSet", "lang": "de"}"#),
    RightRewriting(
      "members of data have no order",
      #"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "T", "data": {"a": 1, "b": {"c": 2.0, "d": 3}}}]}"#,
      #"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "T", "data": {"b": {"d": 3, "c": 2}, "a": 1.0}}]}"#
    ),
    RightRewriting(
      "groups without content are left out",
      #"\#(text("A")), {"type": "FactSet", "facts": []}, {"type": "Container", "spacing": "large", "items": []}, \#(text("B"))"#,
      "\(text("A")), \(text("B"))"),
    RightRewriting(
      "requirements of nothing are left out", #"{"type": "TextBlock", "text": "A", "requires": {}}"#, text("A")),
    RightRewriting(
      "a box that is not painted does not reach out",
      #"{"type": "Container", "bleed": true, "items": [\#(text("A"))]}"#,
      #"{"type": "Container", "items": [\#(text("A"))]}"#),
    RightRewriting(
      "a column beside one that nobody ever sees has all of the width",
      #"{"type": "ColumnSet", "columns": [{"width": "auto", "isVisible": false, "items": [\#(text("0"))]}, {"width": "stretch", "items": [\#(text("A"))]}]}"#,
      #"{"type": "ColumnSet", "columns": [{"width": "stretch", "items": [\#(text("A"))]}]}"#),
    RightRewriting(
      "a row of one column that has all of the width is a box",
      #"\#(text("0")), {"type": "ColumnSet", "spacing": "large", "columns": [{"width": "stretch", "style": "good", "items": [\#(text("A"))]}]}"#,
      #"\#(text("0")), {"type": "Container", "spacing": "large", "style": "good", "items": [\#(text("A"))]}"#),
    RightRewriting(
      "numbers are alike by value", #"{"type": "Input.Number", "id": "n", "min": 1.0}"#,
      #"{"type": "Input.Number", "id": "n", "min": 1}"#),
  ]

  static let templates: [RightRewriting] = [
    RightRewriting("constants are folded", text("${1 + 2} of ${toUpper('a')}"), text("3 of A")),
    RightRewriting(
      "what cannot be evaluated is folded as far as it can be", text("A ${n / (1 - 1)}"), text("A ${n / 0}")),
    RightRewriting("a branch that is never taken is left out", text("${if(1 == 2, a, b)}"), text("${b}")),
    RightRewriting(
      "what never stands is left out", #"\#(text("A")), {"type": "TextBlock", "text": "B", "$when": "${1 == 2}"}"#,
      text("A")),
    RightRewriting(
      "what always stands needs no condition", #"{"type": "TextBlock", "text": "A", "$when": "${1 == 1}"}"#, text("A")),
    RightRewriting(
      "a condition is simplified", #"{"type": "TextBlock", "text": "A", "$when": "${!!(n == 3)}"}"#,
      #"{"type": "TextBlock", "text": "A", "$when": "${n == 3}"}"#),
    RightRewriting(
      "a comparison is turned round", #"{"type": "TextBlock", "text": "A", "$when": "${!(a == 'x')}"}"#,
      #"{"type": "TextBlock", "text": "A", "$when": "${a != 'x'}"}"#),
    RightRewriting(
      "a token is folded", #"{"type": "TextBlock", "text": "A", "size": "${if(1 == 1, 'Large', 'small')}"}"#,
      #"{"type": "TextBlock", "text": "A", "size": "large"}"#),
    RightRewriting(
      "a box with conditions inside that adds nothing is left out",
      #"{"type": "Container", "items": [\#(text("A")), {"type": "TextBlock", "text": "B", "$when": "${b}"}]}"#,
      #"\#(text("A")), {"type": "TextBlock", "text": "B", "$when": "${b}"}"#),
    RightRewriting(
      "a constant list is written out", #"{"type": "TextBlock", "text": "${$data}", "$data": ["A", "B"]}"#,
      "\(text("A")), \(text("B"))"),
    RightRewriting(
      "expressions inside a scope are folded",
      #"{"type": "TextBlock", "text": "${name} ${1 + 1}", "$data": "${items}"}"#,
      #"{"type": "TextBlock", "text": "${name} 2", "$data": "${items}"}"#),
  ]

  private static func text(_ text: String) -> String { #"{"type": "TextBlock", "text": "\#(text)"}"# }
}

@Suite struct RightRewritingTests {
  @Test(arguments: RightRewriting.cards)
  func changesNothing(_ rewriting: RightRewriting) throws {
    #expect(difference(try card(rewriting.before), try card(rewriting.after)) == nil)
    #expect(difference(try card(rewriting.after), try card(rewriting.before)) == nil)
  }

  @Test(arguments: RightRewriting.templates)
  func changesNothingForAnyData(_ rewriting: RightRewriting) throws {
    #expect(difference(try card(rewriting.before), try card(rewriting.after)) == nil)
    #expect(difference(try card(rewriting.after), try card(rewriting.before)) == nil)
  }

  @Test func dissolvesStacksOfEqualGaps() throws {
    func view(_ inner: String) throws -> Screen {
      try screen(
        """
        {"type": "VStack", "properties": {"spacing": 8, "horizontalAlignment": "leading"}, "subviews": [
          {"type": "Text", "values": {"text": "A"}}, \(inner)]}
        """, DrivenUIFormat())
    }
    let before = try view(
      """
      {"type": "VStack", "properties": {"spacing": 8, "horizontalAlignment": "leading"}, "subviews": [
        {"type": "Text", "values": {"text": "B"}}, {"type": "Text", "values": {"text": "C"}}]}
      """)
    let after = try view(
      #"{"type": "Text", "values": {"text": "B"}}, {"type": "Text", "values": {"text": "C"}}"#)
    #expect(difference(before, after, DrivenUIFormat()) == nil)
  }

  @Test func dissolvesStacksOfOneChild() throws {
    let before = try screen(
      """
      {"type": "VStack", "properties": {"spacing": 8}, "subviews": [{"type": "Text", "values": {"text": "A"}},
        {"type": "HStack", "properties": {"spacing": 2}, "subviews": [{"type": "Text", "values": {"text": "B"}}]}]}
      """, DrivenUIFormat())
    let after = try screen(
      """
      {"type": "VStack", "properties": {"spacing": 8}, "subviews": [{"type": "Text", "values": {"text": "A"}},
        {"type": "Text", "values": {"text": "B"}}]}
      """, DrivenUIFormat())
    #expect(difference(before, after, DrivenUIFormat()) == nil)
  }

  @Test(
    "room is what it adds up to",
    arguments: [
      (0, [space(8), space(4)], [space(12)]),
      (2, [space(8), space(4)], [space(14)]),
      (0, [space(0)], []),
      (0, [space(8), stack([]), space(4)], [space(12)]),
      (0, [stack([space(0)])], []),
      (0, [stack([stack([])])], []),
    ])
  func joinsRoom(_ gap: Int, _ before: [String], _ after: [String]) throws {
    func view(_ parts: [String]) throws -> Screen {
      let text = #"{"type": "Text", "values": {"text": "A"}}"#
      return try screen(Self.stack([text] + parts + [text], gap: gap), DrivenUIFormat())
    }
    #expect(difference(try view(before), try view(after), DrivenUIFormat()) == nil)
    #expect(difference(try view(after), try view(before), DrivenUIFormat()) == nil)
  }

  @Test("boxes of nothing are alike however they would lay it out", arguments: ["center", "leading"])
  func leavesOutBoxesOfNothing(_ alignment: String) throws {
    func view(_ children: String) throws -> Screen {
      try screen(
        #"{"ui": [{"type": "stack", "props": {"axis": "vertical", "children": [\#(children)]}}]}"#, SkimaFormat())
    }
    func stack(_ children: String) -> String {
      #"{"type": "stack", "props": {"axis": "vertical", "alignment": "\#(alignment)", "distribution": "fillEqually", "spacing": 8, "children": [\#(children)]}}"#
    }
    let nothing = #"{"type": "stack", "props": {"axis": "vertical", "children": []}}"#
    #expect(difference(try view(stack(nothing)), try view(stack("")), SkimaFormat()) == nil)
    #expect(difference(try view(stack(stack(""))), try view(nothing), SkimaFormat()) == nil)
  }

  private static func space(_ height: Int) -> String {
    #"{"type": "Spacer", "properties": {"height": \#(height)}}"#
  }

  private static func stack(_ parts: [String], gap: Int = 0) -> String {
    #"{"type": "VStack", "properties": {"spacing": \#(gap)}, "subviews": [\#(parts.joined(separator: ", "))]}"#
  }
}
