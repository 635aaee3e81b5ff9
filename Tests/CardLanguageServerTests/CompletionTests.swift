import CardCompiler
import CardLanguageServer
import Testing

@Suite("Language server: completion and hover")
struct CompletionTests {
  private static let data = [
    "/cards/card.data.json": #"{ "user": { "name": "Ada", "age": 36 }, "items": [{ "title": "T" }] }"#
  ]

  @Test(
    "keys of an element that are not there yet, half typed or not",
    arguments: [
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    ma‸",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    ma‸\n    text: x\n",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    ‸\n    text: x\n",
      "type: AdaptiveCard\nbody:\n  - text: x\n    ‸\n    type: TextBlock\n",
    ])
  func keys(_ text: String) {
    let labels = Editor.completions(text)
    #expect(labels.contains("maxLines"), "\(labels)")
    #expect(!labels.contains("columns"))
    if text.contains("text: x") { #expect(!labels.contains("text")) }
  }

  @Test(
    "keys in JSON that is broken at the cursor",
    arguments: [
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","ma‸"#,
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","ma‸}]}"#,
      "{\"type\":\"AdaptiveCard\",\"body\":[{\"type\":\"TextBlock\",\n\"ma‸\n\"text\":\"x\"}]}",
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock", ‸ }]}"#,
    ])
  func keysOfJSON(_ text: String) {
    let labels = Editor.completions(text, in: "/cards/card.json")
    #expect(labels.contains("maxLines"), "\(labels)")
  }

  @Test("types of elements where elements stand, of actions where actions stand")
  func types() {
    let elements = Editor.completions("type: AdaptiveCard\nbody:\n  - type: ‸\n")
    #expect(elements.contains("TextBlock") && !elements.contains("Action.OpenUrl"), "\(elements)")
    #expect(Editor.completions("type: AdaptiveCard\nbody:\n  - type: Image\n  - ‸\n").first == "type")
    let actions = Editor.completions("type: AdaptiveCard\nactions:\n  - type: ‸\n")
    #expect(actions.contains("Action.OpenUrl") && !actions.contains("TextBlock"), "\(actions)")
    let inJSON = Editor.completions(#"{"type":"AdaptiveCard","body":[{"type": "Te‸}]}"#, in: "/cards/card.json")
    #expect(inJSON.first == "TextBlock" || inJSON.prefix(3).contains("TextBlock"), "\(inJSON)")
  }

  @Test("values of enumerations and booleans")
  func values() {
    let weights = Editor.completions("type: AdaptiveCard\nbody:\n  - type: TextBlock\n    weight: ‸\n    text: x\n")
    #expect(weights.contains { $0.lowercased() == "bolder" }, "\(weights)")
    let flags = Editor.completions("type: AdaptiveCard\nbody:\n  - type: TextBlock\n    wrap: ‸\n")
    #expect(flags == ["true", "false"])
  }

  @Test(
    "paths of the data in bindings that are not closed",
    arguments: [
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: ${user.‸",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: \"${user.n‸\n    wrap: true\n",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: a ${toUpper(user.‸)} b\n",
    ])
  func paths(_ text: String) {
    #expect(Editor.completions(text, Self.data).first == "name")
  }

  @Test("names in a repetition are those of its items, and functions follow")
  func scopes() {
    let text = "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    $data: ${items}\n    text: ${‸}\n"
    let labels = Editor.completions(text, Self.data)
    #expect(labels.first == "title", "\(labels.prefix(5))")
    #expect(labels.contains("toUpper") && !labels.contains("user"))
  }

  @Test("keys of a schema where there is no sample")
  func schema() {
    let schema =
      ##"{"properties":{"user":{"$ref":"#/$defs/u"}},"$defs":{"u":{"properties":{"name":{"type":"string"}}}}}"##
    let labels = Editor.completions(
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: ${user.‸}\n", ["/cards/card.schema.json": schema])
    #expect(labels == ["name"])
  }

  @Test("keys of the project's settings, and components")
  func project() {
    #expect(Editor.completions("inp‸", in: "/cards/cardc.yaml").first == "inputs")
    let component = "metadata: { name: price-tag }\ncomponent: { type: TextBlock, text: x }\n"
    let labels = Editor.completions(
      "type: AdaptiveCard\nbody:\n  - type: pri‸\n", ["/cards/_components/price-tag.yaml": component])
    #expect(labels == ["price-tag"])
  }

  private static let toggled = """
    type: AdaptiveCard
    body:
      - type: TextBlock
        id: more
        text: x
    actions:
      - type: Action.ToggleVisibility
        targetElements:
          - mo‸re
    """

  @Test("ids: their definition, uses, and another name")
  func ids() {
    var editor = Editor()
    var place = editor.place("/cards/card.yaml", Self.toggled)
    let definition = editor.request("textDocument/definition", place).elements
    #expect(definition.map { $0["range"]?["start"] } == [["line": 3, "character": 8]])
    #expect(editor.request("textDocument/references", place).elements.count == 2)
    if case .object(var members) = place {
      members["newName"] = "rest"
      place = .object(members)
    }
    let edits = editor.request("textDocument/rename", place)["changes"]?["file:///cards/card.yaml"]?.elements ?? []
    #expect(edits.map { $0["range"]?["start"]?["line"] } == [3, 8])
    #expect(edits.allSatisfy { $0["newText"] == "rest" })
  }

  @Test("hover tells what a property is for, and the value of a path")
  func hover() {
    var editor = Editor(Self.data)
    var place = editor.place("/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    ma‸xLines: 2\n")
    var text = editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(text.hasPrefix("**maxLines** of `TextBlock`"), "\(text)")
    place = editor.place(
      "/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: ${user.na‸me}\n")
    text = editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(text.contains("string") && text.contains("\"Ada\""), "\(text)")
  }

  @Test("signature help knows the function and the argument")
  func signature() {
    var editor = Editor()
    let place = editor.place(
      "/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: ${substring('a,b', ‸")
    let help = editor.request("textDocument/signatureHelp", place)
    #expect(help["signatures"]?.elements.first?["label"]?.string?.hasPrefix("substring(") == true)
  }

  @Test("symbols are elements in elements; folding covers their lines")
  func outline() {
    var editor = Editor()
    _ = editor.place("/cards/card.yaml", Self.toggled)
    let document: JSONValue = ["textDocument": Editor.document("/cards/card.yaml")]
    let symbols = editor.request("textDocument/documentSymbol", document).elements
    #expect(symbols.count == 1)
    #expect(symbols.first?["children"]?.elements.map { $0["name"] } == ["TextBlock", "Action.ToggleVisibility"])
    #expect(editor.request("textDocument/foldingRange", document).elements.count >= 3)
  }

  @Test("a text is laid out by one edit, and one with a mistake stays as it is")
  func formatting() throws {
    var editor = Editor(encodings: ["utf-16"])
    let text = "type:   AdaptiveCard\nbody:\n    - type: TextBlock\n      text: Grüße   # hello\n"
    editor.open("/cards/card.yaml", text)
    let document: JSONValue = ["textDocument": Editor.document("/cards/card.yaml")]
    let edits = editor.request("textDocument/formatting", document).elements
    let edit = try #require(edits.first)
    #expect(edits.count == 1)
    func offset(_ end: String) throws -> Int {
      let position = try #require(edit["range"]?[end])
      let column = try #require(position["character"]?.integer)
      return try OpenText(text, version: 0).offset(line: #require(position["line"]?.integer), column: column, .utf16)
    }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(try offset("start")..<offset("end"), with: (edit["newText"]?.string ?? "").utf8)
    var ignored = Diagnostics()
    let laidOut = TemplateFormatter().format(SourceText(name: "card.yaml", text: text), diagnostics: &ignored)
    #expect(String(decoding: bytes, as: UTF8.self) == laidOut && laidOut != text)
    editor.open("/cards/card.yaml", "body: [")
    #expect(editor.request("textDocument/formatting", document).elements.isEmpty)
  }

  @Test("a correction of a finding is an edit, for the range that it is in only")
  func corrections() {
    var editor = Editor()
    editor.open(
      "/cards/card.json", #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a"},],}"#)
    func actions(_ from: Int, _ to: Int) -> [JSONValue] {
      let range: JSONValue = [
        "start": ["line": 0, "character": .integer(from)], "end": ["line": 0, "character": .integer(to)],
      ]
      return editor.request(
        "textDocument/codeAction", ["textDocument": Editor.document("/cards/card.json"), "range": range]
      ).elements
    }
    let all = actions(0, 200)
    #expect(all.count == 2, "\(all)")
    #expect(all.allSatisfy { $0["edit"]?["changes"]?["file:///cards/card.json"]?.elements.count == 1 })
    #expect(actions(0, 3).isEmpty)
  }
}
