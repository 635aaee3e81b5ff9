import CardCompiler
import CardLanguageServer
import CardSyntax
import Foundation
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
    let profile = Editor.completions("profiles:\n  release:\n    opt‸", in: "/cards/cardc.yaml")
    #expect(profile.first == "optimize" && !profile.contains("requires"))
    let target = Editor.completions("target-options:\n  skima:\n    sc‸", in: "/cards/cardc.yaml")
    #expect(target.contains("screen-width") && !target.contains("jobs") && !target.contains("profiles"))
    #expect(Editor.completions("level:\n  opt‸", in: "/cards/cardc.yaml") == [])
    let component = "metadata: { name: price-tag }\ncomponent: { type: TextBlock, text: x }\n"
    let labels = Editor.completions(
      "type: AdaptiveCard\nbody:\n  - type: pri‸\n", ["/cards/_components/price-tag.yaml": component])
    #expect(labels == ["price-tag"])
  }

  @Test("keys and values inside of the project's settings")
  func nestedSettings() {
    func offered(_ text: String) -> [String] { Editor.completions(text, in: "/cards/cardc.yaml") }
    #expect(offered("target: ‸\n").contains("drivenui"))
    #expect(offered("target: [skima, ‸]\n").contains("drivenui"))
    #expect(!offered("target: [skima, ‸]\n").contains("skima"))
    #expect(offered("target:\n  - sk‸\n").first == "skima")
    #expect(offered("literal: ‸") == ["true", "false"])
    #expect(offered("level: { template.missing-path: ‸ }\n").contains("error"))
    #expect(offered("level:\n  template.missing-path: w‸\n").first == "warning")
    #expect(offered("level:\n  template.miss‸\n").contains("template.missing-path"))
    #expect(offered("locale: de‸\n").first?.hasPrefix("de") == true)
    #expect(offered("inputs: [‸]\n").isEmpty)
  }

  @Test("props of a component that a use does not give yet, those first that it must give")
  func props() {
    let files = [
      "/cards/_components/tag.yaml": """
      metadata: { name: tag }
      description: An amount in euros.
      props:
        note: { type: string }
        amount: { type: number, required: true, description: The sum. }
        isLoud: { type: boolean }
      component: { type: TextBlock, text: "$prop{amount}" }
      """
    ]
    func offered(_ text: String) -> [String] { Editor.completions("type: AdaptiveCard\nbody:\n" + text, files) }
    #expect(offered("  - type: tag\n    ‸\n").prefix(3) == ["amount", "note", "isLoud"])
    #expect(offered("  - type: tag\n    amount: 3\n    no‸\n") == ["note"])
    #expect(offered("  - type: tag\n    props:\n      note: x\n      ‸\n") == ["amount", "isLoud"])
    #expect(offered("  - type: tag\n    isLoud: ‸\n") == ["true", "false"])
    var editor = Editor(files)
    let place = editor.place("/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: ta‸\n")
    let item = editor.request("textDocument/completion", place)["items"]?.elements.first { $0["label"] == "tag" }
    let about = item?["documentation"]?["value"]?.string ?? ""
    #expect(about.contains("An amount in euros.") && about.contains("`amount`: number, required. The sum."), "\(about)")
  }

  @Test("files that can be included")
  func fragments() {
    let labels = Editor.completions(
      "type: AdaptiveCard\nbody:\n  - $include: ‸\n", ["/cards/_parts/footer.yaml": "type: TextBlock\n"])
    #expect(labels == ["_parts/footer.yaml"])
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

  private static func hover(_ text: String, in path: String = "/cards/card.yaml") -> String {
    var editor = Editor(data)
    let place = editor.place(path, text)
    return editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
  }

  @Test(
    "hover tells what types and properties of the other formats are for",
    arguments: [
      (#"{"type":"VSt‸ack","subviews":[]}"#, "one below the other"),
      (#"{"type":"VStack","properties":{"spac‸ing":4},"subviews":[]}"#, "distance between"),
      (#"{"type":"Im‸age","values":{"imageUrl":"https://a.example/b.png"}}"#, "from the app"),
      (#"{"ui":[{"type":"check‸box","props":{}}]}"#, "16 by 16 points"),
      (#"{"ui":[{"type":"checkbox","props":{"initial_cond‸ition":true}}]}"#, "checked at first"),
      (#"{"ui":[{"type":"label","constraints":[{"type":"leftEqual","va‸lue":4}]}]}"#, "inwards"),
    ])
  func otherFormats(_ text: String, _ words: String) {
    let hover = Self.hover(text, in: "/cards/screen.json")
    #expect(hover.contains(words), "\(hover)")
  }

  @Test("what only the documentation of Skima has is not proposed")
  func documentedSpellings() {
    func offered(_ action: String) -> [String] {
      Editor.completions(
        #"{"ui":[{"type":"button","props":{"text":"a","onClick":[\#(action)]}}]}"#, in: "/cards/screen.json")
    }
    let types = offered(#"{"type":"‸"}"#)
    #expect(types.contains("imageViewManipulation") && !types.contains("imageManipulation"), "\(types)")
    let ways = offered(#"{"type":"navigation","data":{"type":"‸"}}"#)
    #expect(ways.contains("deeplink") && !ways.contains("deep_link"), "\(ways)")
    let data = offered(#"{"type":"apicall","data":{"‸"}}"#)
    #expect(data.contains("method") && !data.contains("type"), "\(data)")
  }

  @Test("hover tells what becomes of an element in the targets")
  func outcomes() {
    let text = Self.hover(
      "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: ColumnSet\n    columns:\n"
        + "      - type: Column\n        items:\n          - { type: TextBlock, text: a }\n          - type: Te‸xtBlock\n"
        + "            text: ${user.name}\n            wrap: true\n")
    #expect(text.contains("Becomes:"), "\(text)")
    #expect(text.contains("- DrivenUI: `Text`"), "\(text)")
    #expect(text.contains("- Skima: `label`"), "\(text)")
    #expect(text.contains("- SwiftUI: `Text`") && text.contains("- Jetpack Compose: `Text`"), "\(text)")
    #expect(text.contains("- HTML: `p`"), "\(text)")
    #expect(!text.contains("Adaptive Cards: "))
    let lost = Self.hover(
      "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: Med‸ia\n    sources: [{ url: 'https://a.b/c.mp4' }]\n")
    #expect(lost.contains("dropped") || lost.contains("approximated"), "\(lost)")
  }

  @Test(
    "hover names every target, whatever the element is",
    arguments: [
      ("type: Text‸Block\n    text: a\n    $when: ${user.age > 1}", "Text"), ("type: Badge‸\n    text: a", "CardBadge"),
      ("type: Input.Cho‸iceSet\n    id: c\n    choices: [{ title: A, value: a }]", "CardInput"),
      ("type: Container‸\n    items: [{ type: TextBlock, text: a }]", nil),
      ("type: Im‸age\n    url: https://a.b/c.png", nil),
      ("type: TextBlock‸\n    text: ${title}\n    $data: ${items}", "Text"),
      ("type: ColumnSet\n    columns: [{ type: Col‸umn, items: [{ type: TextBlock, text: a }] }]", nil),
      ("type: ActionSet‸\n    actions: [{ type: Action.Submit, title: a }]", nil),
    ] as [(String, String?)])
  func everyTarget(_ element: String, _ view: String?) {
    let text = Self.hover("type: AdaptiveCard\nversion: '1.5'\nbody:\n  - \(element)\n")
    for target in ["DrivenUI", "Skima", "SwiftUI", "Jetpack Compose", "HTML"] {
      #expect(text.contains("- \(target): "), "\(target): \(text)")
    }
    #expect(!text.contains("dropped"), "\(text)")
    if let view { #expect(text.contains("- SwiftUI: `\(view)"), "\(text)") }
  }

  @Test(
    "hover names what actions become",
    arguments: [
      ("actions: [{ type: Action.Sub‸mit, title: a }]", "Button", "CardButton", "button"),
      ("actions: [{ type: Action.Open‸Url, title: a, url: 'https://a.b' }]", "Button", "CardButton", "a"),
      ("actions: [{ type: Action.Submit‸, title: a, mode: secondary }]", "Button", "CardMenuItem", "button"),
      (
        "body: [{ type: Container, items: [], selectAction: { type: Action.Sub‸mit } }]", "Button", "clickable", "div"
      ),
      (
        "body: [{ type: RichTextBlock, inlines: [{ type: TextRun, text: a, selectAction: { type: Action.Op‸enUrl, url: "
          + "'https://a.b' } }] }]", "Text", "withLink", "a"
      ),
    ])
  func actions(_ text: String, _ view: String, _ function: String, _ tag: String) {
    let text = Self.hover("type: AdaptiveCard\nversion: '1.5'\n\(text)\n")
    for (target, name) in [("SwiftUI", view), ("Jetpack Compose", function), ("HTML", tag)] {
      #expect(text.contains("- \(target): `\(name)`"), "\(target): \(text)")
    }
  }

  @Test("hover on the key of a type tells what the type is for")
  func typeKey() {
    let text = Self.hover("type: AdaptiveCard\nversion: '1.5'\nbody: [{ ty‸pe: TextBlock, text: a }]\n")
    #expect(text.hasPrefix("**TextBlock**") && text.contains("- SwiftUI: `Text`"), "\(text)")
  }

  private static let priceTag = """
    metadata: { name: price-tag }
    props:
      amount: { type: number, required: true, description: How much. }
      price-label: { type: string, default: Price }
    component:
      type: TextBlock
      text: $prop{
    """

  @Test("props in the file of a component, and what they are where it is used")
  func propsInTheirFile() {
    let path = "/cards/_components/price-tag.yaml"
    #expect(Editor.completions(Self.priceTag + "‸}\n", in: path) == ["amount", "price-label"])
    #expect(Editor.completions(Self.priceTag + "price-‸}\n", in: path) == ["price-label"])
    var editor = Editor([path: Self.priceTag + "amount}\n"])
    let place = editor.place("/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: price-tag\n    amo‸unt: 3\n")
    let text = editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(text.contains("`price-tag`: number") && text.contains("How much."), "\(text)")
  }

  @Test("hover tells what a key or a value of the settings is")
  func settings() {
    #expect(Self.hover("inpu‸ts: [.]\n", in: "/cards/cardc.yaml").contains("templates"))
    #expect(Self.hover("optimize: si‸ze\n", in: "/cards/cardc.yaml").hasPrefix("**"))
  }

  @Test("hover tells what a binding comes to with the sample data")
  func valueOfBinding() {
    let body = "type: AdaptiveCard\nbody:\n  - type: TextBlock\n"
    #expect(Self.hover(body + "    text: ${toUp‸per(user.name)}!\n").contains("\"ADA\""))
    #expect(Self.hover(body + "    $data: ${items}\n    text: ${toLower(ti‸tle)}\n").contains("`toLower(title)` is"))
    // Where the value depends on the place in a repetition none is told.
    #expect(!Self.hover(body + "    $data: ${items}\n    text: ${concat(ti‸tle, $index)}\n").contains(" is\n"))
  }

  @Test("words of a text and what they are")
  func tokens() {
    var editor = Editor(Self.data)
    editor.open(
      "/cards/card.yaml",
      "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    weight: bolder\n    text: ü ${toUpper(user.name)}\n")
    let data = editor.request("textDocument/semanticTokens/full", ["textDocument": Editor.document("/cards/card.yaml")])
    // Line and column from the word before, length, kind.
    let numbers = data["data"]?.elements.map { $0.integer ?? -1 } ?? []
    let words = stride(from: 0, to: numbers.count, by: 5).map { Array(numbers[$0..<($0 + 4)]) }
    #expect(
      words == [
        [0, 0, 4, 2], [0, 6, 12, 0], [1, 0, 4, 2], [1, 4, 4, 2], [0, 6, 9, 0], [1, 4, 6, 2], [0, 8, 6, 4],
        [1, 4, 4, 2], [0, 11, 7, 6], [0, 8, 4, 5], [0, 5, 4, 5],
      ])
  }

  @Test("names in a lambda, and what follows behind the cursor decides")
  func ranking() {
    let body = "type: AdaptiveCard\nbody:\n  - type: TextBlock\n    text: "
    #expect(Editor.completions(body + "${count(where(items, x => x.‸))}\n", Self.data) == ["title"])
    #expect(Editor.completions(body + "${‸.name}\n", Self.data).first == "user")
    #expect(Editor.completions(body + "${‸(items, x => x.title)}\n", Self.data).first == "select")
    #expect(Editor.completions(body + "${count(‸)}\n", Self.data).first == "items")
    // The name that what follows uses, in both spellings.
    #expect(Editor.completions(body + "${select(items, ‸, entry.title)}\n", Self.data).first == "entry")
    #expect(Editor.completions(body + "${select(items, ‸ => entry.title)}\n", Self.data).first == "entry")
    // What the argument is decides, and what a condition is for.
    #expect(Editor.completions(body + "${‸(user.age)}\n", Self.data).prefix(4).contains("string"))
    let condition = body + "a\n    $when: ${‸(user)}\n"
    #expect(Editor.completions(condition, Self.data).first == "exists")
    // What is shown already comes after what is not.
    #expect(Editor.completions(body + "${user.name} ${user.‸}\n", Self.data) == ["age", "name"])
  }

  @Test(
    "members whose values look as they should, or whose names stand around, come first",
    arguments: [
      ("type: TextBlock\n    text: ${‸}", ["low", "high", "title"]),
      ("type: Image\n    url: ${‸}", ["link"]), ("type: TextBlock\n    text: \"{{DATE(${‸}, SHORT)}}\"", ["made"]),
      ("type: TextBlock\n    text: \"{{DATE(${string(‸)}, SHORT)}}\"", ["made"]),
      ("type: TextBlock\n    text: ${formatDateTime(‸, 'HH:mm')}", ["made"]),
      ("type: TextBlock\n    text: ${formatNumber(‸, 2)}", ["low", "high"]),
      ("type: FactSet\n    facts:\n      - title: Highest\n        value: ${‸}", ["high"]),
      ("type: TextBlock\n    text: Today's title is ${‸}", ["title"]),
      ("type: TextBlock\n    text: ${if(‸(title), title, 'none')}", ["exists"]),
      ("type: TextBlock\n    text: ${‸(exists(a.b), a.b, 'none')}", ["if"]),
      ("type: TextBlock\n    text: ${if(‸(items) == 1, 'a', 'b')}", ["string", "count"]),
    ])
  func looks(_ element: String, _ first: [String]) {
    let data = """
      {"@odata.id": "x", "id": "a1", "link": "https://a.b/c", "made": "2026-01-31T10:00:00Z", "low": 1, "high": 2,
       "title": "T", "items": []}
      """
    let names = Editor.completions(
      "type: AdaptiveCard\nbody:\n  - \(element)\n", ["/cards/card.data.json": data])
    #expect(Array(names.prefix(first.count)) == first, "\(names.prefix(8))")
    #expect(names.firstIndex(of: "@odata.id").map { $0 > 4 } ?? true)
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

  /// The text with the first completion of a label in it.
  private func completed(_ marked: String, _ label: String, in path: String = "/cards/card.yaml") -> String? {
    var editor = Editor()
    let place = editor.place(path, marked)
    let items = editor.request("textDocument/completion", place)["items"]?.elements ?? []
    guard let edit = items.first(where: { $0["label"]?.string == label })?["textEdit"] else { return nil }
    let text = marked.replacing("‸", with: "")
    var bytes = Array(text.utf8)
    let range = Editor.offset(edit["range"]?["start"], text)..<Editor.offset(edit["range"]?["end"], text)
    bytes.replaceSubrange(range, with: Array((edit["newText"]?.string ?? "").utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "objects and lists begin where their form lets them",
    arguments: [
      ("type: AdaptiveCard\nbody:\n  - type: Image\n    selectAction: ‸\n    url: x\n", "\n      type: "),
      ("type: AdaptiveCard\nbody:\n  - type: Container\n    items: ‸\n", "\n      - type: "),
      ("type: AdaptiveCard\nbody:\n  - type: Container\n    items:‸\n", "\n      - type: "),
      ("type: AdaptiveCard\nactions: ‸\n", "\n  - type: "),
      ("type: AdaptiveCard\nbody:\n  - type: Container\n    items:\n      - ‸\n", "- type: "),
      ("type: AdaptiveCard\nbody:\n  - {type: Image, selectAction: ‸}\n", "selectAction: {type: "),
      ("type: AdaptiveCard\nbody:\n  - {type: Container, items: ‸}\n", "items: [{type: "),
      ("type: AdaptiveCard\nbody:\n  - {type: Container, items: [‸]}\n", "items: [{type: "),
    ])
  func starts(_ marked: String, _ expected: String) throws {
    let text = try #require(completed(marked, "type"), "\(marked)")
    #expect(text.contains(expected), "\(text)")
    // What follows is all that is missing.
    let type = marked.contains("electAction: ‸") || marked.contains("\nactions") ? "Action.Submit" : "TextBlock"
    let end = expected.contains("[{") ? (marked.contains("[‸") ? "}" : "}]") : expected.contains("{") ? "}" : ""
    let rest = type + end
    let whole = text.replacing(expected, with: expected + rest, maxReplacements: 1)
    var diagnostics = Diagnostics()
    _ = Document.read(SourceText(name: "card.yaml", text: whole), as: .yaml, diagnostics: &diagnostics)
    #expect(!diagnostics.hasErrors, "\(whole)\n\(diagnostics.all)")
  }

  @Test("JSON opens a list before its first object")
  func startsOfJSON() {
    let text = completed(#"{"type":"AdaptiveCard","body": ‸}"#, "type", in: "/cards/card.json")
    #expect(text == #"{"type":"AdaptiveCard","body": [{"type": }"#)
    let single = completed(#"{"type":"AdaptiveCard","selectAction": ‸}"#, "type", in: "/cards/card.json")
    #expect(single == #"{"type":"AdaptiveCard","selectAction": {"type": }"#)
  }

  @Test("ids are offered where elements are named, and not where objects are wanted")
  func idsOnly() {
    let body = "body:\n  - {type: Input.Text, id: mail}\n"
    for key in ["refresh", "authentication", "metadata"] {
      let labels = Editor.completions("type: AdaptiveCard\n\(body)\(key): ‸\n")
      #expect(!labels.contains("mail"), "\(key): \(labels)")
    }
    let inputs = Editor.completions(
      "type: AdaptiveCard\n\(body)actions:\n  - type: Action.Submit\n    associatedInputs: ‸\n")
    #expect(inputs.contains("auto") && !inputs.contains("mail"), "\(inputs)")
    let targets = completed(
      "type: AdaptiveCard\n\(body)actions:\n  - type: Action.ToggleVisibility\n    targetElements: ‸\n", "mail")
    #expect(targets?.hasSuffix("targetElements: \n      - mail\n") == true, "\(targets ?? "")")
  }

  @Test(
    "a string in a binding is text: the values of the property where it is one, members where it names one",
    arguments: [
      ("color: \"${if(user.name == 'x', '‸', 'good')}\"", ["good", "attention"], ["user", "toUpper"]),
      ("color: \"${user.name == 'x' ? 'g‸' : 'default'}\"", ["good"], ["user", "toUpper"]),
      ("color: \"${if(user.name == '‸', 'good', 'default')}\"", [], ["good", "user", "toUpper"]),
      ("text: \"${toUpper('‸')}\"", [], ["user", "toUpper"]),
      ("text: \"${if(user, '‸\"", [], ["user", "toUpper"]),
      ("text: \"${user['‸']}\"", ["name", "age"], ["toUpper"]),
      ("text: \"${join(sortBy(items, '‸'), ' ')}\"", ["title"], ["user", "toUpper"]),
    ])
  func strings(_ line: String, _ offered: [String], _ not: [String]) {
    let labels = Editor.completions("type: AdaptiveCard\nbody:\n  - type: TextBlock\n    \(line)\n", Self.data)
      .map { $0.lowercased() }
    #expect(labels.isEmpty == offered.isEmpty, "\(labels)")
    for label in offered { #expect(labels.contains(label), "\(labels)") }
    for label in not { #expect(!labels.contains(label.lowercased()), "\(labels)") }
  }

  @Test("hover says of an empty default that it is empty")
  func emptyDefault() {
    let component =
      "metadata: {name: Note}\nprops:\n  title: {type: string, default: \"\"}\ntemplate: {type: TextBlock}\n"
    var editor = Editor(["/cards/_components/note.yaml": component])
    let place = editor.place("/cards/card.yaml", "type: AdaptiveCard\nbody:\n  - type: No‸te\n")
    let text = editor.request("textDocument/hover", place)["contents"]?["value"]?.string ?? ""
    #expect(text.contains("`title`: string, *empty* if not given") && !text.contains("``"), "\(text)")
  }

  @Test("only actions of the kinds that an editor asks for are given")
  func kindsOfActions() {
    var editor = Editor()
    editor.open("/cards/card.json", #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlok","text":"a"}]}"#)
    let range: JSONValue = ["start": ["line": 0, "character": 0], "end": ["line": 0, "character": 200]]
    func count(_ only: JSONValue?) -> Int {
      let context: JSONValue = only.map { ["only": $0, "diagnostics": []] } ?? ["diagnostics": []]
      return editor.request(
        "textDocument/codeAction",
        ["textDocument": Editor.document("/cards/card.json"), "range": range, "context": context]
      ).elements.count
    }
    #expect(count(nil) == 1 && count(["quickfix"]) == 1 && count(["refactor", ""]) == 1)
    #expect(
      count(["source.organizeImports"]) == 0 && count(["refactor"]) == 0 && count([]) == 0 && count(["quick"]) == 0)
  }

  @Test(
    "settings with known values offer them",
    arguments: [("host-config", "renderer"), ("card-version", "1.4"), ("for", "teams")])
  func knownValues(_ key: String, _ value: String) {
    #expect(Editor.completions("\(key): ‸\n", in: "/cards/cardc.yaml").contains(value))
  }
}
