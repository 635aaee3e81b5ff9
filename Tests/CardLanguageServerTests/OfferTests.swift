import CardCompiler
import CardLanguageServer
import Foundation
import Testing

/// What is offered where authors of templates write most.
@Suite("Language server: offers")
struct OfferTests {
  private static let data = ["/cards/card.data.json": #"{ "user": { "name": "Ada" }, "items": [{ "title": "T" }] }"#]
  private static let pill = [
    "/cards/_components/pill.yaml": """
    metadata: { name: pill }
    props: { text: { type: string, required: true }, loud: { type: boolean } }
    component: { type: TextBlock, text: "$prop{text}" }

    """
  ]

  @Test("behind a comma in braces another key begins")
  func flow() {
    func offered(_ object: String) -> [String] {
      Editor.completions("type: AdaptiveCard\nbody:\n  - \(object)\n", Self.pill)
    }
    #expect(offered("{ type: TextBlock, ‸ }").contains("maxLines"))
    #expect(offered("{ type: TextBlock, size: large, ‸ }").contains("maxLines"))
    #expect(!offered("{ type: TextBlock, size: large, ‸ }").contains("size"))
    #expect(!offered("{ type: TextBlock, ‸ }").contains("Image"))
    #expect(offered("{ type: pill, ‸ }").prefix(2) == ["text", "loud"])
    #expect(offered("{ type: pill, props: { text: a, ‸ } }") == ["loud"])
    #expect(offered("{ type: TextBlock, size: ‸ }").contains { $0.lowercased() == "large" })
    #expect(offered("{ ‸ }").first == "type")
  }

  @Test("a new card begins with its version and its body")
  func newCard() {
    let labels = Editor.completions("type: AdaptiveCard\n‸")
    #expect(Set(labels.prefix(3)).isSuperset(of: ["body", "actions"]), "\(labels.prefix(5))")
  }

  @Test("a component's declaration has keys of its own")
  func declarations() {
    func offered(_ text: String) -> [String] { Editor.completions(text, in: "/cards/_components/pill.yaml") }
    let name = "metadata: { name: pill }\n"
    #expect(offered(name + "props:\n  label: {type: ‸}\n").contains("number"))
    #expect(!offered(name + "props:\n  label: {type: ‸}\n").contains("TextBlock"))
    #expect(offered(name + "props:\n  label:\n    ‸\n") == ["type", "required", "default", "description"])
    #expect(offered(name + "‸\n") == ["description", "props", "component"])
    #expect(offered(name + "props:\n  label: { required: ‸ }\n") == ["true", "false"])
    #expect(offered(name + "component:\n  type: ‸\n").contains("TextBlock"))
  }

  @Test("data have the keys that the template names, and those of its schema")
  func dataKeys() {
    let files = [
      "/cards/login.yaml":
        "type: AdaptiveCard\nbody:\n  - { type: TextBlock, text: \"${userName} ${user.first}\" }\n",
      "/cards/login.schema.json": #"{"properties":{"age":{"type":"number"}}}"#,
    ]
    func offered(_ text: String) -> [String] { Editor.completions(text, in: "/cards/login.data.yaml", files) }
    #expect(offered("‸\n").sorted() == ["age", "user", "userName"])
    #expect(offered("age: 3\n‸\n").sorted() == ["user", "userName"])
    #expect(offered("user:\n  ‸\n") == ["first"])
  }

  @Test("where only a binding can stand, bindings are offered, and the keys say what they are for")
  func bindings() {
    func offered(_ line: String) -> [String] {
      Editor.completions("type: AdaptiveCard\nbody:\n  - type: TextBlock\n    \(line)\n", Self.data)
    }
    #expect(offered("$data: ‸").contains("items"))
    #expect(offered("$when: ‸").contains("user"))
    #expect(offered("$when: \"‸\"").contains("user"))
    var editor = Editor(Self.data)
    let place = editor.place(
      "/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    $wh‸en: ${user}\n")
    let hover = editor.request("textDocument/hover", place)["contents"]?["value"]?.string
    #expect(hover?.contains("The condition under which the object is there.") == true)
  }

  @Test("a key of data gets another name in what the schema requires as well")
  func required() {
    let files = [
      "/cards/card.yaml": "type: AdaptiveCard\nbody:\n  - { type: TextBlock, text: \"${na‸me}\" }\n",
      "/cards/card.schema.json": #"{"properties":{"name":{"type":"string"}},"required":["name"]}"#,
    ]
    var editor = Editor(files.mapValues { $0.filter { $0 != "‸" } })
    let (texts, place) = editor.place(in: files)
    guard case .object(var members) = place else { return }
    members["newName"] = "title"
    let renamed = Editor.applying(editor.answer("textDocument/rename", .object(members))["result"] ?? .null, to: texts)
    #expect(
      renamed["/cards/card.schema.json"] == #"{"properties":{"title":{"type":"string"}},"required":["title"]}"#)
  }

  @Test("all corrections at once, where an editor asks for them by their kind")
  func fixAll() {
    let text = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - { type: TextBlok, text: a, wrap: \"true\" }\n"
    var editor = Editor()
    editor.open("/cards/card.yaml", text)
    editor.settle()
    func actions(_ kinds: [JSONValue]) -> [JSONValue] {
      editor.request(
        "textDocument/codeAction",
        [
          "textDocument": Editor.document("/cards/card.yaml"), "context": ["diagnostics": [], "only": .array(kinds)],
          "range": ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 0]],
        ]
      ).elements
    }
    let all = actions(["source.fixAll"])
    #expect(all.count == 1)
    let mended = Editor.applying(all.first?["edit"] ?? .null, to: ["/cards/card.yaml": text])
    #expect(
      mended["/cards/card.yaml"]
        == "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - { type: TextBlock, text: a, wrap: true }\n")
    #expect(actions(["source.organizeImports"]).isEmpty)
  }

  @Test("a call of Skima sends variables, not the ids of widgets")
  func variables() {
    let text = """
      {"ui": [{"id": "mail", "type": "textfield", "props": {"variableId": "email"}}, {"id": "send", "type": "button",
        "props": {"text": "x", "onClick": [{"type": "apicall", "data": {"method": "post", "body": [‸]}}]}}]}
      """
    #expect(Editor.completions(text, in: "/cards/card.json") == ["email"])
  }

  @Test("what is a constraint of Skima is no element that a target would leave out")
  func constraints() {
    let text = """
      {"ui": [{"id": "a", "type": "label", "props": {"text": "x"},
        "constraints": [{"type": "horizontal‸Margin", "value": 16}]}]}
      """
    var editor = Editor()
    let place = editor.place("/cards/card.json", text)
    let hover = editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(!hover.contains("dropped"), "\(hover)")
  }

  @Test(
    "the keys of a document say which types may stand below them",
    arguments: [
      ("ui:\n  - type: ‸\n", "label"), ("metadata: { id: home }\nui:\n  - type: ‸\n", "label"),
      ("actions:\n  didLoad: []\nui:\n  - type: ‸\n", "label"), ("ui:\n  - type: Image\n  - type: ‸\n", "label"),
      ("subviews:\n  - type: ‸\n", "VStack"), ("properties: { spacing: 4 }\nsubviews:\n  - type: ‸\n", "VStack"),
      ("values: { text: a }\ntype: ‸\n", "Text"), ("body:\n  - type: ‸\n", "TextBlock"), ("version: ‸\n", nil),
      ("- type: ‸\n", "TextBlock"),
    ])
  func documentKeys(_ text: String, _ expected: String?) {
    let labels = Editor.completions(text)
    let known = ["label", "VStack", "Text", "TextBlock"].filter(labels.contains)
    // DrivenUI has both boxes and texts.
    #expect(known.contains("TextBlock") == (expected == "TextBlock"), "\(labels)")
    #expect(expected.map(known.contains) ?? known.isEmpty, "\(labels)")
  }

  @Test("a document in JSON says by its keys which types may stand below them")
  func documentKeysInJSON() {
    let labels = Editor.completions(#"{"ui": [{"type": "‸"}]}"#, in: "/cards/card.json")
    #expect(labels.contains("label") && !labels.contains("TextBlock"), "\(labels)")
    // A component says what it is in another way.
    let component = Editor.completions(
      "metadata: { name: a }\ncomponent:\n  type: ‸\n", in: "/cards/_components/a.yaml")
    #expect(component.contains("TextBlock"), "\(component)")
  }

  @Test("a constraint names widgets beside its own, and what is in them")
  func siblings() {
    func offered(_ constraint: String, inStack: Bool = false) -> [String] {
      let text = """
        {"ui": [{"id": "top", "type": "label", "props": {"text": "x"}, "constraints": [{"type": "topEqual", "of": ‸}]},
          {"id": "box", "type": "BOX", "props": {"subviews": [
            {"id": "one", "type": "label", "props": {"text": "x"}, "constraints": [{"type": "topEqual", "of": "IN"}]},
            {"id": "two", "type": "label", "props": {"text": "x", "onClick": [{"type": "apicall", "data": {"id": "sent"}}]}}]}}]}
        """
      let parts = text.components(separatedBy: "‸")
      let marked =
        constraint == "outer"
        ? text.replacing("\"IN\"", with: "\"\"") : parts.joined(separator: "\"\"").replacing("IN", with: "‸")
      return Editor.completions(
        marked.replacing("BOX", with: inStack ? "stack" : "container"), in: "/cards/card.json")
    }
    #expect(offered("outer") == ["box", "one", "two"])
    #expect(offered("inner") == ["two"])
    // A stack places its children itself.
    #expect(offered("inner", inStack: true) == [])
  }

  @Test("string resources are offered by their names")
  func strings() {
    func offered(_ text: String) -> [String] {
      Editor.completions(
        """
        type: AdaptiveCard
        resources:
          strings:
            greeting: { defaultValue: Hello }
            good-bye: { defaultValue: Bye }
        body:
          - type: TextBlock
            text: "\(text)"

        """)
    }
    #expect(offered("${rs:‸}") == ["greeting", "good-bye"])
    #expect(offered("a ${rs:good-b‸") == ["good-bye"])
    #expect(offered("${rs:gr‸eting} ${b}") == ["greeting"])
    #expect(offered("${rs: ‸}") != ["greeting", "good-bye"])
  }
}
