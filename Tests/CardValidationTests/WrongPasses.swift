import CardFormats
import CardIR
import CardSyntax
import CardTemplate

/// A pass that is wrong on purpose, with a screen that it changes for whoever uses it and one that it does not.
struct WrongPass: Sendable, CustomStringConvertible {
  let description: String
  var format = Format.card
  let caughtOn: String
  let harmlessOn: String
  let run: @Sendable (inout Screen) -> Void

  enum Format: Sendable {
    case card, skima, drivenUI
  }

  /// Of a card the body, perhaps with more after it; of other formats the whole document.
  private static func card(
    _ name: String, caughtOn: String, harmlessOn: String, _ run: @escaping @Sendable (inout Screen) -> Void
  ) -> WrongPass {
    func whole(_ body: String) -> String {
      body.hasPrefix("{\"body\"")
        ? #"{"type": "AdaptiveCard", "version": "1.5", "# + body.dropFirst()
        : #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#
    }
    return WrongPass(description: name, caughtOn: whole(caughtOn), harmlessOn: whole(harmlessOn), run: run)
  }

  static let all: [WrongPass] =
    order + boxes + texts + inputs + actions + visibility + openEnds + templates + repetitions + widgets + room + unseen
    + outlines + places + hollows

  // MARK: Order and distance

  private static let order: [WrongPass] = [
    card(
      "swaps two children", caughtOn: #"{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "A"}"#
    ) { $0.changeChildren { _, slots in if slots.count > 1 { slots.swapAt(0, 1) } } },
    card(
      "drops separators",
      caughtOn: #"{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B", "separator": true}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "separator": true}, {"type": "TextBlock", "text": "B"}"#
    ) { $0.remove(.separator) },
    card(
      "drops distances",
      caughtOn: #"{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B", "spacing": "large"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B", "spacing": "default"}"#
    ) { $0.remove(.spacing) },
    card(
      "drops the last row of a table",
      caughtOn: #"{"type": "Table", "columns": [{"width": 1}], "rows": [{"type": "TableRow", "cells": []}]}"#,
      harmlessOn: #"{"type": "Table", "columns": [{"width": 1}], "rows": []}"#
    ) { $0.change(.table) { if !$0[.children].isEmpty { $0[.children].removeLast() } } },
    card(
      "drops the share of columns",
      caughtOn: #"{"type": "ColumnSet", "columns": [{"width": "2", "items": [{"type": "TextBlock", "text": "A"}]}]}"#,
      harmlessOn: #"{"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "A"}]}]}"#
    ) { $0.remove(.width) },
  ]

  // MARK: Boxes

  private static let boxes: [WrongPass] = [
    flattening("a coloured box", #""style": "emphasis""#, harmless: #""style": "default""#),
    flattening(
      "a box with a tap", #""selectAction": {"type": "Action.OpenUrl", "url": "https://a.example"}"#,
      harmless: #""spacing": "default""#),
    flattening("a box with a least height", #""minHeight": "50px""#, harmless: #""minHeight": "0px""#),
    flattening(
      "a box with a picture", #""backgroundImage": "https://a.example/a.png""#, harmless: #""bleed": true"#),
    flattening("a box with an unknown property", #""x-mark": 1"#, harmless: #""isVisible": true"#),
    card(
      "flattens a box that an action hides",
      caughtOn: #"{"body": [\#(plain(#""id": "box""#))], "actions": [\#(toggle("box"))]}"#,
      harmlessOn: #"{"body": [\#(plain(#""id": "box""#))], "actions": [\#(toggle("other"))]}"#
    ) { flatten(&$0) },
    card(
      "flattens a row",
      caughtOn: """
        {"type": "ColumnSet", "columns": [{"items": [{"type": "TextBlock", "text": "A"}]}, \
        {"items": [{"type": "TextBlock", "text": "B"}]}]}
        """,
      harmlessOn: plain(#""id": "box""#)
    ) { flatten(&$0, keepsColumns: false) },
    card(
      "flattens a box without handing its distance on",
      caughtOn: #"{"type": "TextBlock", "text": "0"}, \#(plain(#""spacing": "large""#))"#,
      harmlessOn: plain(#""spacing": "large""#)
    ) { screen in
      screen.changeChildren { _, slots in
        slots = slots.flatMap { slot in slot.element?.kind == .stack ? slot.element?[.children] ?? [] : [slot] }
      }
    },
    card(
      "flattens a box whose first child can come back",
      caughtOn: #"""
        {"body": [{"type": "TextBlock", "text": "0"}, {"type": "Container", "spacing": "large", "items": [
          {"type": "TextBlock", "text": "A", "id": "a", "isVisible": false}, {"type": "TextBlock", "text": "B"}]}],
         "actions": [{"type": "Action.ToggleVisibility", "title": "More", "targetElements": ["a"]}]}
        """#,
      harmlessOn: #"{"type": "TextBlock", "text": "0"}, \#(plain(#""spacing": "large""#))"#
    ) { flatten(&$0) },
    card(
      "drops the look of boxes", caughtOn: plain(#""style": "good""#), harmlessOn: plain(#""style": "default""#)
    ) { $0.remove(.containerStyle) },
  ]

  private static func plain(_ property: String) -> String {
    """
    {"type": "Container", \(property), "items": [{"type": "TextBlock", "text": "A"}, \
    {"type": "TextBlock", "text": "B"}]}
    """
  }

  private static func toggle(_ id: String) -> String {
    #"{"type": "Action.ToggleVisibility", "title": "More", "targetElements": ["\#(id)"]}"#
  }

  private static func flattening(_ what: String, _ property: String, harmless: String) -> WrongPass {
    card("flattens \(what)", caughtOn: plain(property), harmlessOn: plain(harmless)) { flatten(&$0) }
  }

  /// Dissolves every stack, with the distance handed to its first child.
  private static func flatten(_ screen: inout Screen, keepsColumns: Bool = true) {
    screen.changeChildren { _, slots in
      slots = slots.flatMap { slot -> [Slot] in
        guard let stack = slot.element, stack.kind == .stack, stack.literal(.axis) == .vertical || !keepsColumns else {
          return [slot]
        }
        var inner = stack[.children].flatMap { $0.element?.kind == .column ? $0.element?[.children] ?? [] : [$0] }
        if let first = inner.first {
          inner[0] = first.replacing { child in
            var child = child
            child[.spacing] = stack[.spacing]
            child[.separator] = stack[.separator]
            return child
          }
        }
        return inner
      }
    }
  }

  // MARK: Texts and pictures

  private static func runs(_ first: String, _ second: String) -> String {
    """
    {"type": "RichTextBlock", "inlines": [{"type": "TextRun", "text": "A"\(first)}, \
    {"type": "TextRun", "text": "B"\(second)}]}
    """
  }

  private static let texts: [WrongPass] = [
    card(
      "merges runs of different weight", caughtOn: runs("", #", "weight": "bolder""#),
      harmlessOn: runs("", #", "weight": "default""#)
    ) { screen in
      screen.change(.richText) { text in
        guard var first = text[.children].first?.element else { return }
        first[.text] = .literal(text[.children].compactMap { $0.element?.literal(.text) }.joined())
        text[.children] = [.one(first)]
      }
    },
    card(
      "loses the slant of runs", caughtOn: runs("", #", "italic": true"#), harmlessOn: runs("", #", "italic": false"#)
    ) { $0.remove(.italic) },
    card(
      "takes the wrong default for wrapping", caughtOn: #"{"type": "TextBlock", "text": "A", "wrap": true}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "wrap": false}"#
    ) { $0.remove(.wrap) },
    card(
      "drops the most lines", caughtOn: #"{"type": "TextBlock", "text": "A", "wrap": true, "maxLines": 2}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "wrap": false, "maxLines": 2}"#
    ) { $0.remove(.maxLines) },
    card(
      "drops the look of texts", caughtOn: #"{"type": "TextBlock", "text": "A", "isSubtle": true}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "isSubtle": false}"#
    ) { $0.remove(.isSubtle) },
    card(
      "drops headings",
      caughtOn: #"{"type": "TextBlock", "text": "A", "style": "heading", "size": "large", "weight": "bolder"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "style": "default"}"#
    ) { $0.remove(.textStyle) },
    card(
      "forgets the alignment of the box around",
      caughtOn: """
        {"type": "ColumnSet", "horizontalAlignment": "center", "columns": [{"horizontalAlignment": "right", \
        "items": [{"type": "TextBlock", "text": "A"}]}]}
        """,
      harmlessOn: """
        {"type": "ColumnSet", "columns": [{"horizontalAlignment": "right", \
        "items": [{"type": "TextBlock", "text": "A", "horizontalAlignment": "left"}]}]}
        """
    ) { $0.change(.column) { $0[.horizontalAlignment] = nil } },
    card(
      "drops what a screen reader says",
      caughtOn: #"{"type": "Image", "url": "https://a.example/a.png", "altText": "A"}"#,
      harmlessOn: #"{"type": "Image", "url": "https://a.example/a.png", "altText": "A", "isVisible": false}"#
    ) { $0.remove(.altText) },
    card(
      "writes addresses in lower case", caughtOn: #"{"type": "Image", "url": "https://a.example/A.png"}"#,
      harmlessOn: #"{"type": "Image", "url": "https://a.example/a.png"}"#
    ) { $0.change(.image) { if let url = $0.literal(.url) { $0[.url] = .literal(url.lowercased()) } } },
    card(
      "reads Markdown as plain text", caughtOn: #"{"type": "TextBlock", "text": "*A*", "wrap": true}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "wrap": true}"#
    ) { screen in
      screen.change(.text) { text in
        var (rich, run) = (Element(.richText, source: text.source), Element(.run))
        run.take(.text, from: text)
        rich[.children] = [.one(run)]
        text = rich
      }
    },
  ]

  // MARK: Inputs

  private static func choices(_ more: String) -> String {
    """
    {"type": "Input.ChoiceSet", "id": "c"\(more), "choices": [{"title": "A", "value": "a"}, \
    {"title": "B", "value": "b"}]}
    """
  }

  private static let inputs: [WrongPass] = [
    card(
      "loses hidden inputs", caughtOn: #"{"type": "Input.Text", "id": "a", "value": "x", "isVisible": false}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "isVisible": false}"#
    ) { $0.changeChildren { _, slots in slots.removeAll { $0.element?.literal(.isVisible) == false } } },
    card("drops a choice", caughtOn: choices(""), harmlessOn: #"{"type": "Input.ChoiceSet", "id": "c", "choices": []}"#)
    {
      $0.change(.choiceSet) { if !$0[.children].isEmpty { $0[.children].removeLast() } }
    },
    card(
      "drops that a value is required", caughtOn: choices(#", "isRequired": true"#),
      harmlessOn: choices(#", "isRequired": false"#)
    ) { $0.remove(.isRequired) },
    card(
      "drops captions", caughtOn: choices(#", "label": "L""#), harmlessOn: choices("")
    ) { $0.remove(.label) },
    card(
      "drops the pattern of values", caughtOn: #"{"type": "Input.Text", "id": "a", "regex": "^a$"}"#,
      harmlessOn: #"{"type": "Input.Text", "id": "a"}"#
    ) { $0.remove(.regex) },
    card(
      "drops first values", caughtOn: #"{"type": "Input.Toggle", "id": "a", "title": "T", "value": "true"}"#,
      harmlessOn: #"{"type": "Input.Toggle", "id": "a", "title": "T", "value": "false"}"#
    ) { $0.remove(.value) },
    card(
      "renames inputs", caughtOn: #"{"type": "Input.Text", "id": "Name"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "id": "Name"}"#
    ) { $0.change { if let id = $0.literal(.id) { $0[.id] = .literal(id.lowercased()) } } },
    card(
      "rounds numbers", caughtOn: #"{"type": "Input.Number", "id": "n", "min": 1.5}"#,
      harmlessOn: #"{"type": "Input.Number", "id": "n", "min": 2.0}"#
    ) { screen in
      screen.change { element in
        for entry in element.attributes {
          if case .number(let number) = entry.value { element[value: entry.id] = .number(number.rounded(.down)) }
        }
      }
    },
  ]

  // MARK: Actions

  private static func buttons(_ first: String, _ second: String = "") -> String {
    let open = #"{"type": "Action.OpenUrl", "title": "Open", "url": "https://a.example"}"#
    return #"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "Send"\#(first)}\#(second)]}"#
      .replacingOnce("OPEN", with: open)
  }

  private static let actions: [WrongPass] = [
    card(
      "turns actions round", caughtOn: buttons("", ", OPEN"), harmlessOn: buttons("")
    ) { $0.change(.actionSet) { $0[.actions].reverse() } },
    card(
      "loses which inputs are sent", caughtOn: buttons(#", "associatedInputs": "none""#),
      harmlessOn: buttons(#", "associatedInputs": "auto""#)
    ) { $0.remove(.associatedInputs) },
    card(
      "drops data", caughtOn: buttons(#", "data": {"a": 1}"#), harmlessOn: buttons("")
    ) { $0.remove(.data) },
    card(
      "drops tooltips", caughtOn: buttons(#", "tooltip": "T""#), harmlessOn: buttons("")
    ) { $0.remove(.tooltip) },
    card(
      "makes all buttons usable", caughtOn: buttons(#", "isEnabled": false"#),
      harmlessOn: buttons(#", "isEnabled": true"#)
    ) { $0.remove(.isEnabled) },
    card(
      "takes buttons out of the menu", caughtOn: buttons(#", "mode": "secondary""#),
      harmlessOn: buttons(#", "mode": "primary""#)
    ) { $0.remove(.mode) },
    card(
      "empties shown cards",
      caughtOn: """
        {"body": [], "actions": [{"type": "Action.ShowCard", "title": "More", "card": {"type": "AdaptiveCard", \
        "body": [{"type": "TextBlock", "text": "A"}]}}]}
        """,
      harmlessOn: """
        {"body": [], "actions": [{"type": "Action.ShowCard", "title": "More", "card": {"type": "AdaptiveCard", \
        "body": [{"type": "TextBlock", "text": "A", "isVisible": false}]}}]}
        """
    ) { screen in
      screen.change { if $0.kind == .showCard { $0[.card] = [.one(Element(.screen))] } }
    },
    card(
      "drops inline actions",
      caughtOn: #"{"type": "Input.Text", "id": "a", "inlineAction": {"type": "Action.Submit", "title": "Go"}}"#,
      harmlessOn: #"{"type": "Input.Text", "id": "a"}"#
    ) { $0.change(.textInput) { $0.remove(.inlineAction) } },
  ]

  // MARK: Visibility

  private static func toggled(_ target: String) -> String {
    """
    {"body": [{"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B", "id": "b", "isVisible": false}], \
    "actions": [{"type": "Action.ToggleVisibility", "title": "More", "targetElements": [\(target)]}]}
    """
  }

  private static let visibility: [WrongPass] = [
    card(
      "drops what actions show", caughtOn: toggled(#""b""#), harmlessOn: toggled(#""other""#)
    ) { $0.changeChildren { _, slots in slots.removeAll { $0.element?.literal(.isVisible) == false } } },
    card(
      "changes what actions show", caughtOn: toggled(#""b""#), harmlessOn: toggled("")
    ) { $0.change(.text) { if $0.literal(.isVisible) == false { $0[.text] = .literal("C") } } },
    card(
      "shows what is hidden", caughtOn: toggled(#""b""#),
      harmlessOn: #"{"type": "TextBlock", "text": "A", "isVisible": true}"#
    ) { $0.remove(.isVisible) },
    card(
      "makes switching out of showing", caughtOn: toggled(#"{"elementId": "b", "isVisible": true}"#),
      harmlessOn: toggled(#""b""#)
    ) { $0.change(.target) { $0[.isVisible] = nil } },
    card(
      "drops targets", caughtOn: toggled(#""b""#), harmlessOn: toggled(#""other""#)
    ) { $0.change(.toggleVisibility) { $0[.targets] = [] } },
  ]

  // MARK: Fallbacks and what no one knows

  private static let openEnds: [WrongPass] = [
    card(
      "drops fallbacks that can be used",
      caughtOn: """
        {"type": "TextBlock", "text": "A", "requires": {"x": "1"}, "fallback": {"type": "TextBlock", "text": "B"}}
        """,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "fallback": {"type": "TextBlock", "text": "B"}}"#
    ) { $0.change { $0.remove(.fallback) } },
    card(
      "drops the fallback of what holds an unknown element",
      caughtOn: #"{"type": "Container", "items": [{"type": "X"}], "fallback": {"type": "TextBlock", "text": "B"}}"#,
      harmlessOn: """
        {"type": "Container", "items": [{"type": "X", "fallback": "drop"}], \
        "fallback": {"type": "TextBlock", "text": "B"}}
        """
    ) { $0.change(.stack) { $0.remove(.fallback) } },
    card(
      "drops requirements", caughtOn: #"{"type": "TextBlock", "text": "A", "requires": {"x": "1"}}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "requires": {}}"#
    ) { $0.remove(.requires) },
    card(
      "drops unknown properties", caughtOn: #"{"type": "TextBlock", "text": "A", "x-mark": 1}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "x-mark": 1, "isVisible": false}"#
    ) { $0.change(.text) { $0.extras = [] } },
    card(
      "drops when the card is loaded again",
      caughtOn: #"{"body": [], "refresh": {"action": {"type": "Action.Execute", "verb": "r"}}}"#,
      harmlessOn: #"{"body": []}"#
    ) { $0.remove(.refresh) },
  ]

  // MARK: Templates

  private static let templates: [WrongPass] = [
    card(
      "takes conditions for true", caughtOn: #"{"type": "TextBlock", "text": "A", "$when": "${n > 3}"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "$when": "${3 > 2}"}"#
    ) { $0.changeSlots { slot in slot.element.map { .one($0, scope: slot.scope) } ?? slot } },
    card(
      "prunes the wrong branch",
      caughtOn: #"{"type": "TextBlock", "text": "${if(a == 'x' && b, 'yes', 'no')}"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "${if(1 == 2, 'yes', 'no')}"}"#
    ) { $0.change(.text) { $0[.text] = .literal("no") } },
    card(
      "moves an expression out of its scope",
      caughtOn: #"{"type": "Container", "$data": "${item}", "items": [{"type": "TextBlock", "text": "${name}"}]}"#,
      harmlessOn: #"{"type": "Container", "$data": {"name": "x"}, "items": [{"type": "TextBlock", "text": "A"}]}"#
    ) { $0.changeSlots { slot in slot.element.map { .one($0, when: slot.when) } ?? slot } },
    card(
      "repeats once too little",
      caughtOn: #"{"type": "TextBlock", "text": "A", "$data": "${items}"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "A", "$data": [1]}"#
    ) { $0.changeSlots { slot in slot.element.map { .one($0, when: slot.when) } ?? slot } },
    card(
      "reads another property", caughtOn: #"{"type": "TextBlock", "text": "Hello ${user.name}"}"#,
      harmlessOn: #"{"type": "TextBlock", "text": "Hello ${'user.name'}"}"#
    ) { screen in
      screen.change(.text) { text in
        if case .template(let source)? = text[.text], source.sourceText.contains("${user.name}") {
          text[.text] = .template(template("Hello ${user.title}"))
        }
      }
    },
    card(
      "dissolves a box that may be empty",
      caughtOn: #"""
        {"type": "TextBlock", "text": "0"}, {"type": "Container", "spacing": "large", "items": [
          {"type": "TextBlock", "text": "A", "$when": "${a}"}, {"type": "TextBlock", "text": "B"}]}
        """#,
      harmlessOn: #"""
        {"type": "TextBlock", "text": "0"}, {"type": "Container", "spacing": "large", "items": [
          {"type": "TextBlock", "text": "A"}, {"type": "TextBlock", "text": "B"}]}
        """#
    ) { flatten(&$0) },
  ]

  // MARK: Other formats

  private static let widgets: [WrongPass] = [
    WrongPass(
      description: "drops variables that are read", format: .skima,
      caughtOn: skima(reads: "v"), harmlessOn: skima(reads: "other")
    ) { $0.change(.button) { $0[.actions].removeAll { $0.element?.kind == .setVariable } } },
    WrongPass(
      description: "drops what changes texts", format: .skima,
      caughtOn: skima(reads: "v"), harmlessOn: skima(reads: "v", label: "other")
    ) { $0.change(.button) { $0[.actions].removeAll { $0.element?.kind == .manipulate } } },
    WrongPass(
      description: "drops constraints", format: .skima, caughtOn: skima(reads: "v"),
      harmlessOn: skima(reads: "v", constraints: "")
    ) { $0.change { $0.remove(.constraints) } },
    WrongPass(
      description: "flattens stacks that share their own room out", format: .skima, caughtOn: rows("fillEqually"),
      harmlessOn: rows("fill")
    ) { screen in
      screen.changeChildren { parent, slots in
        guard parent.kind == .stack else { return }
        slots = slots.flatMap { $0.element?.kind == .stack ? $0.element?[.children] ?? [] : [$0] }
      }
    },
    WrongPass(
      description: "flattens stacks of other gaps", format: .drivenUI, caughtOn: drivenUI(gap: 4),
      harmlessOn: drivenUI(gap: 8)
    ) { screen in
      screen.changeChildren { parent, slots in
        guard parent.kind == .stack else { return }
        slots = slots.flatMap { $0.element?.kind == .stack ? $0.element?[.children] ?? [] : [$0] }
      }
    },
  ]

  private static func rows(_ distribution: String) -> String {
    """
    {"metadata": {"id": "s", "version": "1"}, "ui": [
      {"type": "stack", "props": {"axis": "vertical", "distribution": "\(distribution)", "children": [
        {"type": "label", "props": {"text": "A"}},
        {"type": "stack", "props": {"axis": "vertical", "distribution": "\(distribution)", "children": [
          {"type": "label", "props": {"text": "B"}}, {"type": "label", "props": {"text": "C"}}]}}]}}]}
    """
  }

  private static func skima(
    reads variable: String, label: String = "l",
    constraints: String = #"{"type": "topEqual", "to": "top", "value": 8}"#
  ) -> String {
    """
    {"metadata": {"id": "s", "version": "1"}, "ui": [
      {"type": "label", "id": "\(label)", "props": {"text": "A"}, "constraints": [\(constraints)]},
      {"type": "button", "props": {"text": "Go", "onClick": [
        {"type": "manageValue", "data": {"type": "createOrModify", "id": "v", "dataType": "string", "value": "1"}},
        {"type": "labelManipulation", "data": {"type": "change_text", "widgetId": "l", "value": "B"}},
        {"type": "apicall", "data": {"method": "post", "endpoint": "e", "body": ["\(variable)"]}}]}}]}
    """
  }

  private static func drivenUI(gap: Int) -> String {
    """
    {"type": "VStack", "properties": {"spacing": 8}, "subviews": [
      {"type": "Text", "values": {"text": "A"}},
      {"type": "VStack", "properties": {"spacing": \(gap)}, "subviews": [
        {"type": "Text", "values": {"text": "B"}}, {"type": "Text", "values": {"text": "C"}}]}]}
    """
  }
}

extension String {
  fileprivate func replacingOnce(_ part: String, with other: String) -> String {
    split(separator: part, maxSplits: 1, omittingEmptySubsequences: false).joined(separator: other)
  }
}

extension Screen {
  /// Changes every slot of every list of children.
  mutating func changeSlots(_ body: (Slot) -> Slot) { changeChildren { _, slots in slots = slots.map(body) } }
}
