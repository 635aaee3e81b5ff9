import CardCompiler
import CardCompose
import CardSyntax
import Testing

@Suite("Variables in Jetpack Compose")
struct ComposeVariableTests {
  private func kotlin(_ text: String) throws -> String {
    let result = ComposeSources.compile(SourceText(name: "screen.json", text: text))
    return ComposeSources.text(try #require(result[.compose])).replacing(/\s+/, with: " ")
  }

  @Test("are sent once something was entered, and inputs of cards always")
  func untouched() throws {
    let call = #"{"type": "apicall", "data": {"method": "post", "endpoint": "https://a.example/x", "body": ["name"]}}"#
    let screen = try kotlin(
      """
      {"metadata": {"id": "f"}, "ui": [
        {"type": "textfield", "id": "tf", "props": {"variableId": "name"}, "constraints": [
          {"type": "topEqual", "value": 20}, {"type": "horizontalMargin", "value": 20}]},
        {"type": "button", "id": "go", "props": {"text": "Send", "onClick": [\(call)]}, "constraints": [
          {"type": "topEqual", "to": "bottom", "of": "tf", "value": 12}, {"type": "horizontalMargin", "value": 20}]}]}
      """)
    #expect(screen.contains(#"rememberCardField("", existsAtFirst = false)"#))
    #expect(screen.contains(#"inputs = cardValues("name" to name)"#))
    let card = try kotlin(
      """
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Input.Text", "id": "name"}],
        "actions": [{"type": "Action.Submit", "title": "Send"}]}
      """)
    #expect(card.contains(#"rememberCardField("")"#) && card.contains(#"mapOf("name" to name.value)"#))
  }

  @Test("what is done to a variable has the word that other generated code has for it")
  func operations() throws {
    let action =
      #"{"type": "manageValue", "data": {"type": "createOrModify", "id": "a", "dataType": "string", "value": "b"}}"#
    let screen = try kotlin(
      """
      {"metadata": {"id": "f"}, "ui": [
        {"type": "button", "id": "go", "props": {"text": "Send", "onClick": [\(action)]}, "constraints": [
          {"type": "topEqual", "value": 12}, {"type": "horizontalMargin", "value": 20}]}]}
      """)
    #expect(screen.contains(#"operation = "createOrModify""#), "\(screen)")
  }
}
