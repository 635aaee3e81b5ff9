import CardCompiler
import CardLanguageServer
import Foundation
import Testing

@Suite("Language server: declarations, references and other names")
struct NavigationTests {
  private static let component = """
    metadata: { name: price-tag }
    props:
      amount: { type: number, required: true }
      note: { type: string, default: net }
    component: { type: TextBlock, text: "$prop{amount} EUR, $prop{note}" }

    """

  private static let template = """
    type: AdaptiveCard
    version: "1.5"
    body:
      - { type: price-tag, amount: "${price}" }
      - type: price-tag
        props: { amount: 3, note: gross }
      - { $include: _parts/footer.yaml }

    """

  private static let other = #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"price-tag","amount":1}]}"#
  private static let footer = "type: Container\nitems: [{ type: price-tag, amount: 2 }]\n"

  /// A small project, in which one of the texts is replaced by one with the cursor.
  private static func project(_ path: String, _ text: String) -> [String: String] {
    var files = [
      "/cards/cardc.yaml": "inputs: [.]\n", "/cards/_components/price-tag.yaml": component, "/cards/a.yaml": template,
      "/cards/b/b.json": other,
      "/cards/_parts/footer.yaml": footer, "/cards/a.data.json": #"{ "price": 5 }"#,
    ]
    files[path] = text
    return files
  }

  private static func marking(_ text: String, _ place: String) -> String {
    guard let range = text.range(of: place) else { return text }
    var text = text
    text.insert("‸", at: text.index(after: range.lowerBound))
    return text
  }

  private static func ask(_ method: String, _ marked: [String: String]) -> [String: String] {
    var editor = Editor(marked.mapValues { $0.filter { $0 != "‸" } })
    let (files, place) = editor.place(in: marked)
    return editor.marked(editor.request("textDocument/" + method, place).elements, in: files)
  }

  private static func renaming(_ marked: [String: String], to name: String) -> (files: [String: String], error: String)
  {
    var editor = Editor(marked.mapValues { $0.filter { $0 != "‸" } })
    let (files, place) = editor.place(in: marked)
    guard case .object(var members) = place else { return ([:], "") }
    members["newName"] = .string(name)
    let answer = editor.answer("textDocument/rename", .object(members))
    return (Editor.applying(answer["result"] ?? .null, to: files), answer["error"]?["message"]?.string ?? "")
  }

  @Test("a component leads to its name, and its uses are found in templates, fragments and its own file")
  func component() {
    let here = Self.project("/cards/a.yaml", Self.marking(Self.template, "price-tag, amount"))
    #expect(
      Self.ask("definition", here) == [
        "/cards/_components/price-tag.yaml": Self.component.replacing("name: price-tag", with: "name: «price-tag»")
      ])
    let uses = Self.ask("references", here)
    #expect(
      uses == [
        "/cards/_components/price-tag.yaml": Self.component.replacing("name: price-tag", with: "name: «price-tag»"),
        "/cards/a.yaml": Self.template.replacing("type: price-tag", with: "type: «price-tag»"),
        "/cards/b/b.json": Self.other.replacing("price-tag", with: "«price-tag»"),
        "/cards/_parts/footer.yaml": Self.footer.replacing("price-tag", with: "«price-tag»"),
      ])
    let fromDeclaration = Self.project(
      "/cards/_components/price-tag.yaml", Self.marking(Self.component, "price-tag }"))
    #expect(Self.ask("references", fromDeclaration) == uses)
  }

  @Test("a component gets another name everywhere, and none that is taken")
  func renamedComponent() {
    let here = Self.project("/cards/a.yaml", Self.marking(Self.template, "price-tag, amount"))
    let (files, _) = Self.renaming(here, to: "tag")
    #expect(files["/cards/a.yaml"] == Self.template.replacing("price-tag", with: "tag"))
    #expect(files["/cards/b/b.json"] == Self.other.replacing("price-tag", with: "tag"))
    #expect(files.count == 4)
    #expect(
      Self.renaming(here, to: "TextBlock").error
        == "`TextBlock` is a type of a format, which a component cannot be named")
    #expect(Self.renaming(here, to: "a b").error == "`a b` cannot be the name of a component")
  }

  @Test("a prop: its declaration, its references, and what uses give", arguments: ["use", "declaration", "reference"])
  func prop(_ place: String) {
    let here =
      switch place {
      case "use": Self.project("/cards/a.yaml", Self.marking(Self.template, "amount: 3"))
      case "declaration": Self.project("/cards/_components/price-tag.yaml", Self.marking(Self.component, "amount: {"))
      default: Self.project("/cards/_components/price-tag.yaml", Self.marking(Self.component, "amount} EUR"))
      }
    let (files, _) = Self.renaming(here, to: "sum")
    #expect(files["/cards/_components/price-tag.yaml"] == Self.component.replacing("amount", with: "sum"))
    #expect(files["/cards/a.yaml"] == Self.template.replacing("amount", with: "sum"))
    #expect(files["/cards/b/b.json"] == Self.other.replacing("amount", with: "sum"))
    #expect(files["/cards/_parts/footer.yaml"] == Self.footer.replacing("amount", with: "sum"))
    #expect(Self.renaming(here, to: "note").error == "there is already a prop with the name `note`")
    #expect(Self.renaming(here, to: "type").error == "`type` cannot be the name of a prop")
  }

  @Test("a fragment leads to its file, and keeps its name")
  func fragment() {
    let here = Self.project("/cards/a.yaml", Self.marking(Self.template, "_parts/footer"))
    #expect(Self.ask("definition", here) == ["/cards/_parts/footer.yaml": "«»" + Self.footer])
    #expect(
      Self.ask("references", here)["/cards/a.yaml"]
        == Self.template.replacing("_parts/footer.yaml", with: "«_parts/footer.yaml»"))
    #expect(!Self.renaming(here, to: "x").error.isEmpty)
  }

  private static let bound = """
    type: AdaptiveCard
    version: "1.5"
    $data: ${order}
    body:
      - type: TextBlock
        $data: ${items}
        text: "${toUpper(title)} ${$root.order.items[0].title} ${$root.title}"
      - type: TextBlock
        text: '${first(where(items, x => x.title != ''a'')).title}'

    """
  private static let data = #"""
    { "title": "T", "order": { "items": [{ "title": "one" }, { "title": "two" }] } }
    """#
  private static let schema = #"""
    { "properties": { "title": {}, "order": { "properties": { "items": { "items": { "$ref": "#/$defs/item" } } } } },
      "$defs": { "item": { "properties": { "title": { "type": "string" } } } } }
    """#

  @Test(
    "a key of the data, however a binding gets there: in repetitions, from the root, by an index, in lambdas",
    arguments: ["title)", "title} ${$root.title", "title != ", "title}'"])
  func key(_ place: String) {
    let here = [
      "/cards/c.yaml": Self.marking(Self.bound, place), "/cards/c.data.json": Self.data,
      "/cards/c.schema.json": Self.schema,
    ]
    let expected = [
      "/cards/c.yaml": Self.bound.replacing("(title)", with: "(name)").replacing("[0].title", with: "[0].name")
        .replacing("x.title", with: "x.name").replacing(").title", with: ").name"),
      "/cards/c.data.json": Self.data.replacing(#"{ "title": "o"#, with: #"{ "name": "o"#)
        .replacing(#"{ "title": "tw"#, with: #"{ "name": "tw"#),
      "/cards/c.schema.json": Self.schema.replacing(#""title": { "type"#, with: #""name": { "type"#),
    ]
    #expect(Self.renaming(here, to: "name").files == expected)
    // Of items of a list the first one leads.
    let declared = Self.ask("definition", here)
    #expect(declared["/cards/c.data.json"] == Self.data.replacing(#""title": "one"#, with: #""«title»": "one"#))
    #expect(declared["/cards/c.schema.json"]?.contains("«title»") == true)
  }

  @Test("a key of the data, asked for in the file of the data")
  func keyFromData() {
    let here = ["/cards/c.yaml": Self.bound, "/cards/c.data.json": Self.marking(Self.data, "order")]
    let uses = Self.ask("references", here)
    #expect(uses["/cards/c.yaml"] == Self.bound.replacing("order", with: "«order»"))
    #expect(uses["/cards/c.data.json"] == Self.data.replacing("order", with: "«order»"))
  }

  @Test("a key that a component reads too does not get another name for one template only")
  func sharedKey() {
    let here = [
      "/cards/_components/x.yaml": "metadata: { name: x }\ncomponent: { type: TextBlock, text: \"${price}\" }\n",
      "/cards/a.yaml": "type: AdaptiveCard\nbody: [{ type: x }, { type: TextBlock, text: \"${p‸rice}\" }]\n",
      "/cards/a.data.json": #"{ "price": 5 }"#,
    ]
    #expect(Self.ask("references", here).count == 3)
    let (files, error) = Self.renaming(here, to: "amount")
    #expect(files.isEmpty)
    #expect(error == "`price` is also in `x.yaml`, which other templates can use")
  }

  @Test("a key is named in strings too: what functions sort by, get and remove")
  func namedKey() {
    let texts = [
      "${sortBy(items, 'price')[0].name}", "${sortByDescending(where(items, x, x.price > 1), 'Price')[0].price}",
      "${getProperty(items[0], 'price')}", "${string(removeProperty(first(items), 'price'))}",
      // None of these is the key.
      "${'price'} ${concat('price', 'price')} ${getProperty(order, 'price')} ${join(items, 'price')}",
    ]
    let body = texts.map { #"{"type":"TextBlock","text":"\#($0)"}"# }.joined(separator: ",")
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"#
    let data = #"{"items":[{"price":5,"name":"n"}],"order":{"price":1}}"#
    let here = ["/cards/a.json": card, "/cards/a.data.json": Self.marking(data, "price")]
    let renamed = texts.dropLast().map {
      $0.replacing("'price'", with: "'cost'").replacing("'Price'", with: "'cost'").replacing(".price", with: ".cost")
    }
    var expected = card
    for (old, new) in zip(texts, renamed) { expected = expected.replacing(old, with: new) }
    let result = Self.renaming(here, to: "cost")
    #expect(result.error == "")
    #expect(result.files["/cards/a.json"] == expected)
    #expect(result.files["/cards/a.data.json"] == data.replacing(#""price":5"#, with: #""cost":5"#))
  }

  @Test("a key gets no name that is a value, and two keys that bindings take for one get none")
  func unusableKey() {
    let card = #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"${na‸me}"}]}"#
    for word in ["true", "null", "undefined", "false"] {
      let here = ["/cards/a.json": card, "/cards/a.data.json": #"{"name":1}"#]
      #expect(Self.renaming(here, to: word).error == "`\(word)` cannot be the name of a key")
    }
    let (files, error) = Self.renaming(
      ["/cards/a.json": card, "/cards/a.data.json": #"{"name":1,"Name":2}"#], to: "title")
    #expect(files.isEmpty)
    #expect(error == "`Name` and `name` in `a.data.json` differ in case alone, and bindings match both")
  }

  @Test("a path in a string is followed")
  func namedPath() {
    let card = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlock
          text: ${getProperty(user, 'address.city')} ${getProperty('user.address.city')} ${getProperty(user, 'x.address')}
        - type: TextBlock
          text: ${getProperty('$root.user.address').city} ${$root['a.address'].city} ${concat('user.address')}

      """
    let data = #"{"user": {"address": {"city": "Rome"}}, "a.address": {"city": 1}}"#
    let here = ["/cards/a.yaml": card, "/cards/a.data.json": Self.marking(data, "address\": {\"city\": \"")]
    let (files, error) = Self.renaming(here, to: "home")
    #expect(error == "")
    #expect(
      files["/cards/a.yaml"]
        == card.replacing("'address.city'", with: "'home.city'").replacing("'user.address.", with: "'user.home.")
        .replacing("$root.user.address", with: "$root.user.home"))
    #expect(files["/cards/a.data.json"] == data.replacing(#"{"address""#, with: #"{"home""#))
    let dotted = ["/cards/a.yaml": card, "/cards/a.data.json": Self.marking(data, "a.address")]
    #expect(
      Self.renaming(dotted, to: "home").files["/cards/a.yaml"] == card.replacing("['a.address']", with: "['home']"))
  }

  @Test(
    "an id that would be read as something else gets quotes",
    arguments: [
      ("yes", #""yes""#, "yes"), ("1.0", #""1.0""#, "1.0"), ("true", #""true""#, "true"), ("null", #""null""#, "null"),
      ("a: b", #""a: b""#, "a: b"), ("[a]", #""[a]""#, "[a]"), ("it's", "it's", "it's"), ("a\"b", "a\"b", #"a\"b"#),
      ("a\\b", #"a\b"#, #"a\\b"#), ("Größe", "Größe", "Größe"),
    ])
  func quotedID(_ id: String, _ plain: String, _ inQuotes: String) throws {
    let card = """
      type: AdaptiveCard
      version: "1.5"
      body:
        - type: TextBlock
          id: old
          text: old
      actions:
        - type: Action.ToggleVisibility
          targetElements: [old, 'old', "old", {elementId: old}]

      """
    let here = ["/cards/a.yaml": Self.marking(card, "old\n    text")]
    let (files, error) = Self.renaming(here, to: id)
    #expect(error == "")
    let single = id.replacing("'", with: "''")
    #expect(
      files["/cards/a.yaml"]
        == card.replacing("id: old", with: "id: \(plain)").replacing(
          "[old, 'old', \"old\", {elementId: old}]",
          with: "[\(plain), '\(single)', \"\(inQuotes)\", {elementId: \(plain)}]"))
    let json =
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","id":"\u006fld","text":"old"}],"#
      + #""actions":[{"type":"Action.ToggleVisibility","targetElements":["ol‸d"]}]}"#
    #expect(
      Self.renaming(["/cards/a.json": json], to: id).files["/cards/a.json"]
        == json.filter { $0 != "‸" }.replacing(#"\u006fld"#, with: inQuotes).replacing(
          #"["old"]"#, with: "[\"\(inQuotes)\"]"))
  }

  @Test("no id has a name that is none", arguments: ["", " a", "a\nb", "${a}", "$prop{a}"])
  func noID(_ id: String) {
    let here = ["/cards/a.json": #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","id":"ol‸d","text":"old"}]}"#]
    #expect(Self.renaming(here, to: id).error == "`\(id)` cannot be the name of an element")
  }

  @Test("escapes in strings of JSON move nothing")
  func escapes() {
    let text =
      #"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"\u00fc \"${concat(\"a\", us‸er)}\" ${user}"}]}"#
    let here = ["/cards/a.json": text, "/cards/a.data.json": #"{"user":"Ada"}"#]
    #expect(
      Self.ask("references", here)["/cards/a.json"]
        == text.replacing("us‸er", with: "«user»").replacing("${user}", with: "${«user»}"))
  }

  @Test("what has no name gets none, and is told so")
  func nothing() {
    let here = ["/cards/a.yaml": "type: AdaptiveCard\nbo‸dy: []\n"]
    #expect(Self.ask("definition", here).isEmpty)
    #expect(!Self.renaming(here, to: "x").error.isEmpty)
  }

  @Test("symbols of the project: components and ids, by a part of the name")
  func workspaceSymbols() {
    var editor = Editor(
      Self.project("/cards/c.yaml", "type: AdaptiveCard\nbody: [{ type: TextBlock, id: priceless }]\n"))
    editor.open("/cards/a.yaml", Self.template)
    func names(_ query: String) -> [JSONValue?] {
      editor.request("workspace/symbol", ["query": .string(query)]).elements.map { $0["name"] }
    }
    #expect(names("PRICE") == ["price-tag", "priceless"])
    #expect(names("nothing").isEmpty)
  }

  @Test("a template can be looked at, a component cannot by itself")
  func lens() {
    var editor = Editor(Self.project("/cards/x.yaml", ""))
    editor.open("/cards/a.yaml", Self.template)
    editor.open("/cards/_components/price-tag.yaml", Self.component)
    func lenses(_ path: String) -> [JSONValue] {
      editor.request("textDocument/codeLens", ["textDocument": Editor.document(path)]).elements
    }
    #expect(lenses("/cards/a.yaml").map { $0["command"]?["arguments"] } == [["/cards/a.yaml"]])
    #expect(lenses("/cards/_components/price-tag.yaml").isEmpty)
  }
}
