import CardTestSupport
import Testing

/// Cards as people write them for Teams, Copilot, Outlook and workflows: what the checker must say nothing of.
@Suite("cards as people write them")
struct RealCardTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func findings(_ document: String, _ more: String...) throws -> [String] {
    try box.write("a.json", document)
    let run = try box.run(["check", "a.json", "--diagnostics", "short"] + more)
    let lines = run.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("a.json:") }
    #expect(run.code == 0 || lines.contains { $0.contains(" error: ") }, "\(run.errors)")
    return lines
  }

  private static func card(_ body: String, _ members: String = "", version: String = "1.5") -> String {
    #"{"type":"AdaptiveCard","version":"\#(version)","body":[\#(body)]\#(members)}"#
  }

  private static let text = #"{"type":"TextBlock","text":"hi"}"#

  /// Cards that hosts show as they are.
  static let clean = [
    // What serializers write, and other spellings.
    card(
      #"{"type":"TextBlock","text":"a","color":null,"size":"extralarge","weight":"BOLDER","spacing":"none"}"#,
      #","actions":null,"speak":null,"backgroundImage":null"#),
    card(#"{"type":"TextBlock","text":"a","id":""},{"type":"TextBlock","text":"b","id":""}"#),
    card(
      #"{"type":"ColumnSet","columns":[{"width":"auto","items":[\#(text)]},{"width":1},{"width":"50px","items":[]}]}"#),
    card(#"{"type":"Image","url":"https://a.b/c.png","width":"auto","height":"auto","altText":"c"}"#),
    card(#"{"type":"Image","url":"data:image/svg+xml;utf8,<svg xmlns='x'><rect fill='#f00'/></svg>","altText":"c"}"#),
    card(#"{"type":"Container","style":"emphasis","horizontalAlignment":"Center","items":[]}"#),
    "\u{FEFF}" + card(text),
    card(
      #"{"type":"TextBlock","text":"a","style":"","_note":"n"}"#,
      #","$comment":"c","//":"d","actions":[{"type":"Action.Submit","title":"a","iconUrl":""}]"#),
    // What other tools fill in.
    card(
      [
        "@{triggerBody()?['title']}", "#{title}#", "%TITLE%", "{{title}}", "{0} of {1}", "$(Build.Id)",
        "${{ github.ref }}",
      ]
      .map { #"{"type":"TextBlock","text":"\#($0)"}"# }.joined(separator: ",")),
    card(
      ["@{variables('u')}", "{{imageUrl}}", "#{Url}#", "%IMAGE_URL%", "<%= url %>", "$(Url)"]
        .map { #"{"type":"Image","altText":"a","url":"\#($0)"}"# }.joined(separator: ",")),
    card(
      ##"{"type":"TextBlock","text":"a","color":"{{color}}","wrap":"@{variables('w')}","isVisible":"#{show}#","$when":"{{ok}}"}"##
    ),
    card(##"{"type":"CodeBlock","codeSnippet":"let x = `${a}`;\nif (a) { b ${c} }","language":"javascript"}"##),
    card(
      #"{"type":"Input.Text","id":"{{id}}","label":"a"},{"type":"Input.Text","id":"{{id}}","label":"b"},{"type":"Input.Date","id":"d","label":"d","value":"{{date}}","min":"@{utcNow()}"},{"type":"Input.ChoiceSet","id":"c","label":"c","choices":"{{choices}}"},{"type":"FactSet","facts":"@{variables('facts')}"},{"type":"TextBlock","text":"{{DATE({date}, SHORT)}}"}"#
    ),
    #"{"type":"AdaptiveCard","version":"1.4","body":"@{variables('body')}","actions":"{{actions}}"}"#,
    // Teams.
    card(
      #"{"type":"TextBlock","text":"<at>T</at>"}"#,
      #","msteams":{"entities":[{"type":"mention","text":"<at>T</at>","mentioned":{"id":"x","name":"T","type":"tag"}}]}"#
    ),
    card(
      #"{"type":"TextBlock","text":"<at>Bo</at>"}"#,
      #","msteams":{"width":"Full","entities":[{"type":"mention","text":"<at>Bo</at>","mentioned":{"id":"29:x","name":"Bo"}}]}"#
    ),
    card(
      #"{"type":"Component","name":"graph.microsoft.com/user","view":"compact","properties":{"id":"x","displayName":"n"}}"#
    ),
    card(
      text,
      #","actions":[{"type":"Action.Submit","title":"S","data":{"msteams":{"type":"messageBack","text":"t","value":"{\"a\":1}"}}},{"type":"Action.Submit","title":"F","data":{"msteams":{"type":"task/fetch"},"data":"x"}}]"#
    ),
    // Outlook.
    card(
      #"{"type":"Container","padding":"None","items":[{"type":"ColumnSet","padding":{"top":"None","left":"Default"},"columns":[{"type":"Column","padding":"None","items":[\#(text)]}]}]}"#,
      #","originator":"x","hideOriginalBody":true,"padding":"None","correlationId":"c","expectedActors":["a@b.c"],"autoInvokeAction":{"type":"Action.Http","method":"POST","url":"https://a.b","body":""},"actions":[{"type":"Action.Http","title":"S","method":"POST","url":"https://a.b","body":"{\"a\":\"{{x.value}}\"}","headers":[{"name":"Content-Type","value":"application/json"}]},{"type":"Action.InvokeAddInCommand","title":"a","addInId":"x","desktopCommandId":"y","initializationContext":{}},{"type":"Action.DisplayMessageForm","title":"m","itemId":"x"},{"type":"Action.DisplayAppointmentForm","title":"m","itemId":"x"}]"#,
      version: "1.0"),
    // Where cards are.
    #"{"type":"message","attachments":[{"contentType":"application/vnd.microsoft.card.adaptive","contentUrl":null,"content":\#(card(text))}]}"#,
    #"{"messageBody":"{\"type\":\"AdaptiveCard\",\"version\":\"1.5\",\"body\":[]}","recipient":"x"}"#,
  ]

  @Test("have no findings", arguments: clean)
  func nothing(document: String) throws {
    #expect(try findings(document) == [])
  }

  @Test("for Outlook are clean, and elsewhere are what Outlook alone has")
  func outlook() throws {
    let card = Self.card(
      Self.text, #","actions":[{"type":"Action.Http","title":"S","method":"POST","url":"https://a.b"}]"#)
    #expect(try findings(card, "--for", "outlook") == [])
    #expect(try findings(card, "--for", "teams").contains { $0.contains("[host.lacks]") })
    try box.write("b.json", card)
    let view = try box.run("convert", "b.json", "--to", "skima", "-q")
    #expect(view.code == 0 && view.output.contains("https://a.b"), "\(view.errors)")
  }

  @Test("a binding beside other text in source code is text, and one that is all of it is a binding")
  func verbatim() throws {
    let card = Self.card(##"{"type":"CodeBlock","codeSnippet":"`${a}`"},{"type":"CodeBlock","codeSnippet":"${a}"}"##)
    try box.write("a.json", card)
    try box.write("d.json", #"{"a":"A"}"#)
    let run = try box.run("expand", "a.json", "--data", "d.json", "--syntax", "min")
    #expect(run.output.contains(##""codeSnippet":"`${a}`""##), "\(run.output)\(run.errors)")
    #expect(run.output.contains(#""codeSnippet":"A""#))
  }

  @Test("a mistake is found beside what another tool fills in")
  func mistakes() throws {
    let found = try findings(Self.card(#"{"type":"TextBlock","text":"{{a}}","color":"redd","wrap":"%"}"#))
    #expect(found.count == 2, "\(found)")
    #expect(try findings(Self.card(#"{"type":"Image","altText":"a","url":"a b%20c"}"#)).count == 1)
  }

  // MARK: Texts with cards in them

  @Test("a card in a string is compiled in its place")
  func strings() throws {
    let inner = #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a \"b\"","wrap":false}]}"#
    let compiled = inner.replacing(#","wrap":false"#, with: "")
    func quoted(_ text: String) -> String {
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
    let envelope = #"{ "to": "é\u00e9",  "messageBody": @, "n": 1.0e2 }"#
    try box.write("a.json", envelope.replacing("@", with: quoted(inner)))
    let run = try box.run("convert", "a.json", "--to", "adaptive-card", "-q")
    #expect(run.output == envelope.replacing("@", with: quoted(compiled)), "\(run.errors)")
    let one = try box.run("convert", "a.json", "--to", "drivenui", "--at", "/messageBody", "-q")
    #expect(one.code == 0 && one.output.contains(#"a \"b\""#), "\(one.errors)")
    try box.write("b.json", envelope.replacing("@", with: quoted(inner.replacing("wrap", with: "wrapp"))))
    #expect(try box.run("check", "b.json").errors.contains("[adaptive-card.unknown-property]"))
  }
}
