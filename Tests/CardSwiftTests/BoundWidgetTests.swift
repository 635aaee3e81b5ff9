import CardCompiler
import CardSyntax
import CardTestSupport
import Testing

@testable import CardSwift

/// Widgets whose state and words data decide on, and what actions change of them.
@Suite("Widgets that data and actions decide on")
struct BoundWidgetTests {
  /// The view of a screen with widgets below each other, which type-checks, and the findings about it.
  private static func widgets(_ widgets: String) throws -> (text: String, findings: [String]) {
    try view(
      """
      {"metadata": {"id": "a"}, "ui": [{"type": "stack", "id": "s", "props": {"axis": "vertical", "children": [\(widgets)]},
        "constraints": [{"type": "topEqual"}, {"type": "leftEqual"}, {"type": "rightEqual"}]}]}
      """)
  }

  private static func view(_ screen: String) throws -> (text: String, findings: [String]) {
    let compiler = Compiler()
    let prepared = compiler.prepare(SourceText(name: "card.json", text: screen))
    let template = CodeTemplate(document: prepared.document, name: "card")
    let result = Pipeline(compiler: compiler).run(
      prepared, data: nil, host: nil, targets: [.swiftUI], generating: template)
    let output = try #require(result.outputs.first, "\(result.diagnostics.all.map(\.message))")
    let file = try #require(output.files.first)
    let whole = String(decoding: SwiftUIFormat().selfContained(file, using: output.parts).bytes, as: UTF8.self)
    #expect(try SwiftTools.errors(in: [.init(name: "Card", text: whole)]) == [])
    let alone = String(decoding: file.bytes, as: UTF8.self)
    return (
      alone.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing("( ", with: "(")
        .replacing(" )", with: ")").replacing(" .", with: "."),
      result.diagnostics.all.map { $0.id + ": " + $0.message }
    )
  }

  private static func button(_ state: String) -> String {
    #"{"type": "button", "id": "b", "props": {"text": "Go", "initial_state": "\#(state)"}}"#
  }

  @Test("are enabled by the names that data give, and by truth values no more")
  func states() throws {
    let named = try Self.widgets(Self.button("${state}")).text
    #expect(named.contains(#""disable""#) && named.contains(".disabled("), "\(named)")
    #expect(!named.contains("{ data.state }"), "\(named)")
    let chosen = try Self.widgets(Self.button("${if(ok, 'enable', 'disable')}")).text
    #expect(chosen.contains("data.ok.isTrue ? true : false"), "\(chosen)")
    #expect(!chosen.contains(#""enable""#))
  }

  @Test("have a state for what actions change of them, and for nothing else")
  func changedParts() throws {
    func view(_ manipulation: String, _ operation: String, _ value: String) throws -> String {
      let change =
        #"{"type": "\#(manipulation)", "data": {"widgetId": "w", "type": "\#(operation)", "value": "\#(value)"}}"#
      let go = #"{"type": "button", "id": "go", "props": {"text": "Go", "onClick": [\#(change)]}}"#
      let widget =
        switch manipulation {
        case "labelManipulation": #"{"type": "label", "id": "w", "props": {"text": "Words"}}"#
        case "textfieldManipulation": #"{"type": "textfield", "id": "w", "props": {"variableId": "w"}}"#
        default: #"{"type": "button", "id": "w", "props": {"text": "Words"}}"#
        }
      return try Self.widgets(widget + "," + go).text
    }
    let words = try view("buttonManipulation", "change_text", "More")
    #expect(words.contains(#"state.content("w") ?? "Words""#) && !words.contains("isEnabled"), "\(words)")
    let state = try view("buttonManipulation", "change_state", "disable")
    #expect(state.contains(#".disabled(!state.isEnabled("w"))"#) && !state.contains("content("), "\(state)")
    let color = try view("labelManipulation", "change_text_color", "#DC2626")
    #expect(!color.contains("state"), "\(color)")
    let field = try view("textfieldManipulation", "change_state", "disable")
    #expect(field.contains(#".disabled(!state.isEnabled("w"))"#), "\(field)")
  }

  @Test("have the look of the words beside them")
  func titles() throws {
    let box = #"{"type": "checkbox", "id": "x", "props": {"variableId": "x", "initial_condition": false}}"#
    func row(_ more: String) -> String {
      #"{"type": "stack", "id": "r", "props": {"axis": "horizontal", "children": ["# + box
        + #", {"type": "label", "id": "l", "props": {"text": "I accept"\#(more)}}]}}"#
    }
    let styled = try Self.widgets(row(##", "font_size": 11, "text_color": "#DC2626""##)).text
    #expect(
      styled.contains(#"Toggle(String("I accept"), isOn: form.flag("x")).font(.caption2).foregroundStyle("#),
      "\(styled)")
    #expect(styled.contains("0xDC2626"))
    let plain = try Self.widgets(row("")).text
    #expect(!plain.contains(".foregroundStyle") && !plain.contains(".font("), "\(plain)")
  }

  @Test("are changed over by actions, and changes of looks are left to the app and reported")
  func changes() throws {
    let widgets = """
      {"type": "checkbox", "id": "x", "props": {"variableId": "x", "initial_condition": false}},
      {"type": "label", "id": "l", "props": {"text": "L"}},
      {"type": "button", "id": "d", "props": {"text": "Go", "onClick": [
        {"type": "labelManipulation", "data": {"type": "change_text", "widgetId": "l", "value": "M"}},
        {"type": "labelManipulation", "data": {"type": "change_text_color", "widgetId": "l", "value": "#FF0000"}},
        {"type": "checkboxManipulation", "data": {"type": "toggle", "widgetId": "x"}}]}}
      """
    let (text, findings) = try Self.widgets(widgets)
    #expect(text.contains(#"form.flag("x").wrappedValue.toggle()"#), "\(text)")
    let told = findings.filter { $0.hasPrefix("swiftui.unchanged-look") }
    #expect(told.count == 1 && told[0].contains("`change_text_color` does not change `l`"), "\(findings)")
  }

  @Test("have captions that are choices of literals, as they are written")
  func captions() throws {
    let choice = "${if(ar, 'نعم', 'Yes')}"
    let (text, _) = try Self.view(
      """
      {"type": "AdaptiveCard", "version": "1.6", "body": [
        {"type": "Input.Toggle", "id": "t", "title": "\(choice)"},
        {"type": "Input.Text", "id": "a", "label": "\(choice)"},
        {"type": "Image", "url": "https://a.example/a.png", "altText": "\(choice)"}],
       "actions": [{"type": "Action.Submit", "title": "\(choice)", "tooltip": "${if(ar, 'a', 'b')}"}]}
      """)
    let words = #"data.ar.isTrue ? "نعم" : "Yes""#
    for call in ["Toggle", "TextField", "Button", ".accessibilityLabel"] {
      #expect(text.contains("\(call)(String(\(words))"), "\(call) in \(text)")
      #expect(!text.contains("\(call)(\(words)"), "\(call) in \(text)")
    }
    #expect(text.contains(#".help(String(data.ar.isTrue ? "a" : "b"))"#), "\(text)")
  }
}
