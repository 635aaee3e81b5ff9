import CardCompiler
import Foundation
import Testing

/// What the buttons of a screen with calls and navigation send, once the screen is a card: hosts send all inputs with
/// every action that does not say otherwise.
@Suite("Calls of screens as actions of cards")
struct CallsInCardsTests {
  private static let fields = """
    {"type": "textfield", "props": {"variableId": "user", "placeholder": "User"}},
    {"type": "textfield", "props": {"variableId": "pin", "placeholder": "PIN"}}
    """

  private static func button(_ action: String, _ more: String = "") -> String {
    #"{"type": "button", "id": "go", "props": {"text": "Go", \#(more) "onClick": [\#(action)]}}"#
  }

  private static func screen(_ widgets: String...) -> String {
    """
    {"metadata": {"id": "s"}, "ui": [{"type": "stack", "props": {"axis": "vertical", "children": [
    \(widgets.joined(separator: ",\n"))
    ]}, "constraints": [{"type": "topEqual"}, {"type": "leftEqual"}, {"type": "rightEqual"}]}]}
    """
  }

  private func convert(_ text: String, to target: FormatID) throws -> (text: String, losses: [String]) {
    let result = Compiler().compile(SourceText(name: "a.json", text: text), to: [target])
    try #require(!result.diagnostics.hasErrors, "\(result.diagnostics.all)")
    let output = try #require(result.outputs.first)
    let file = try #require(output.files.first)
    return (String(decoding: file.bytes, as: UTF8.self), output.fidelity.map { "\($0.kind.id) \($0.message)" })
  }

  /// The actions of a card, wherever they stand.
  private func actions(_ card: String) throws -> [[String: Any]] {
    func find(_ value: Any) -> [[String: Any]] {
      if let list = value as? [Any] { return list.flatMap(find) }
      guard let object = value as? [String: Any] else { return [] }
      if (object["type"] as? String)?.hasPrefix("Action.") == true { return [object] }
      return object.keys.sorted().flatMap { find(object[$0] as Any) }
    }
    return find(try JSONSerialization.jsonObject(with: Data(card.utf8)))
  }

  @Test(
    "an action sends no input that its call does not name, or says so",
    arguments: [
      (#"{"type": "apicall", "data": {"method": "post", "endpoint": "https://a.example/x", "body": []}}"#, "none"),
      (#"{"type": "apicall", "data": {"method": "get", "endpoint": "https://a.example/x"}}"#, "none"),
      (#"{"type": "navigation", "data": {"type": "endpoint", "value": "https://a.example/x"}}"#, "none"),
      (#"{"type": "navigation", "data": {"type": "back"}}"#, "none"),
      (#"{"type": "navigation", "data": {"type": "deeplink", "value": "transfer"}}"#, "none"),
      (#"{"type": "apicall", "data": {"method": "post", "endpoint": "https://a.example", "body": ["user"]}}"#, "said"),
      (
        #"{"type": "apicall", "data": {"method": "post", "endpoint": "https://a.example", "body": ["user", "pin"]}}"#,
        "all"
      ),
    ])
  func inputs(_ action: String, _ expected: String) throws {
    let card = try convert(Self.screen(Self.fields, Self.button(action)), to: .adaptiveCard)
    let found = try actions(card.text)
    #expect(found.count == 1 && found[0]["type"] as? String == "Action.Execute", "\(card.text)")
    #expect(found.first?["associatedInputs"] as? String == (expected == "none" ? "none" : nil), "\(card.text)")
    let isSaid = card.losses.contains { $0.contains("sends all inputs") }
    #expect(isSaid == (expected == "said"), "\(card.losses)")
  }

  @Test(
    "what a screen does comes back from a card",
    arguments: [
      #"{"type": "navigation", "data": {"type": "deeplink", "value": "transfer"}}"#,
      #"{"type": "navigation", "data": {"type": "endpoint", "value": "https://a.example/x"}}"#,
      #"{"type": "navigation", "data": {"type": "back"}}"#,
      #"{"type": "navigation", "data": {"type": "deeplink", "value": "https://a.example/x"}}"#,
      #"{"type": "apicall", "data": {"method": "delete", "endpoint": "https://a.example/x", "body": []}}"#,
      #"{"type": "apicall", "data": {"method": "put", "endpoint": "https://a.example/x", "body": ["pin"]}}"#,
    ])
  func back(_ action: String) throws {
    let card = try convert(Self.screen(Self.fields, Self.button(action)), to: .adaptiveCard)
    let screen = try convert(card.text, to: .skima).text
    func canonical(_ text: String) throws -> Data {
      try JSONSerialization.data(
        withJSONObject: JSONSerialization.jsonObject(with: Data(text.utf8)), options: [.sortedKeys])
    }
    let wanted = String(decoding: try canonical(action), as: UTF8.self)
    #expect(String(decoding: try canonical(screen), as: UTF8.self).contains(wanted), "\(screen)")
  }

  @Test("the boxes of a choice are sent under its name by a card, and one by one by a screen")
  func boxes() throws {
    let card = """
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "Input.ChoiceSet", "id": "c", "isMultiSelect": true, "style": "expanded",
         "choices": [{"title": "A", "value": "a"}, {"title": "B", "value": "b"}]},
        {"type": "Input.Text", "id": "pin"}],
       "actions": [{"type": "Action.Submit", "title": "Send", "data": {"f": "1"}},
                   {"type": "Action.Submit", "title": "Draft", "associatedInputs": "none", "data": {"f": "2"}}]}
      """
    let screen = try convert(card, to: .skima).text
    #expect(screen.contains("c.a") && screen.contains("c.b"), "\(screen)")
    let again = try convert(screen, to: .adaptiveCard).text
    #expect(!again.contains("c.a"), "\(again)")
    let found = try actions(again)
    #expect(found.map { $0["associatedInputs"] as? String } == [nil, "none"], "\(again)")
    #expect(try convert(again, to: .skima).text.contains("c.a"), "\(again)")
    // The same with the address of a server of its own, which the card describes for its host.
    let called = screen.replacing(#""endpoint": """#, with: #""endpoint": "https://a.example/x""#)
    let described = try convert(called, to: .adaptiveCard).text
    #expect(!described.contains("c.a") && described.contains("$apicall"), "\(described)")
    #expect(try convert(described, to: .skima).text.contains("c.a"), "\(described)")
  }

  @Test("a button that only a checkbox would enable is enabled, and said to be")
  func enabled() throws {
    let send = #"{"type": "apicall", "data": {"method": "post", "endpoint": "https://a.example/x", "body": ["ok"]}}"#
    let checkbox = """
      {"type": "checkbox", "props": {"variableId": "ok", "onActivated": [{"type": "buttonManipulation",
       "data": {"widgetId": "ID", "type": "change_state", "value": "enable"}}]}}
      """
    let disabled = Self.button(send, #""initial_state": "disable","#)
    let waits = try convert(
      Self.screen(checkbox.replacing("ID", with: "go"), disabled), to: .adaptiveCard)
    #expect(!waits.text.contains("isEnabled"), "\(waits.text)")
    #expect(waits.losses.contains { $0.hasPrefix("lossy.callbacks nothing can enable it") }, "\(waits.losses)")
    let never = try convert(Self.screen(checkbox.replacing("ID", with: "other"), disabled), to: .adaptiveCard)
    #expect(never.text.contains(#""isEnabled": false"#), "\(never.text)")
  }
}
