import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// Slips of the keyboard and of what texts are copied from: what is said of them, where, and what `cardc fix` makes of them.
@Suite("Slips in templates")
struct SyntaxSlipTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private static let head = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n"

  /// What `fix` leaves of a text.
  private func fixed(_ text: String, _ name: String = "card.yaml") throws -> String {
    try box.write(name, text)
    _ = try box.run("fix", name)
    return try #require(box.read(name))
  }

  private func findings(_ text: String, _ name: String = "card.yaml") throws -> [String] {
    try box.write(name, text)
    let lines = try box.run("check", name, "--diagnostics", "short").errors.split(separator: "\n").map(String.init)
    return lines.dropLast().map { $0.replacingOccurrences(of: "\(name):", with: "") }
  }

  @Test("a space that is missing after a colon is missed on its line, and put there")
  func spaceAfterColon() throws {
    let text = "type:AdaptiveCard\nversion: '1.5'\nbody:\n  - type:TextBlock\n    text:hello\n"
    #expect(try findings(text) == ["1:1: error: expected a space after `:` [yaml.separator]"])
    #expect(
      try fixed(text) == "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: TextBlock\n    text: hello\n")
    let item = Self.head + "  - type:TextBlock\n    text: a\n"
    #expect(try findings(item) == ["4:5: error: expected a space after `:` [yaml.separator]"])
    #expect(try fixed(item) == Self.head + "  - type: TextBlock\n    text: a\n")
    // What is none of a key stays as it is.
    let address = Self.head + "  - type: TextBlock\n    text: a\n     b: c\n"
    #expect(try findings(address) == ["6:7: error: no key can stand here [yaml.unexpected]"])
  }

  @Test("a space that is missing after a dash is put there, and what belongs to it moves along")
  func spaceAfterDash() throws {
    let text = Self.head + "  -type: TextBlock\n   text: a\n"
    #expect(try findings(text) == ["4:3: error: expected a space after `-` [yaml.separator]"])
    #expect(try fixed(text) == Self.head + "  - type: TextBlock\n    text: a\n")
    let alone = Self.head + "  -type: TextBlock\n"
    #expect(try fixed(alone) == Self.head + "  - type: TextBlock\n")
  }

  @Test("quotes in a binding in JSON are all escaped, or none is")
  func quotesInBindings() throws {
    func card(_ text: String) -> String {
      "{ \"type\": \"AdaptiveCard\", \"version\": \"1.5\", \"body\": [\n  { \"type\": \"TextBlock\", \"text\": \"\(text)\" }\n] }\n"
    }
    for (text, mended) in [
      (#"${if(a, "x", "y")}"#, #"${if(a, \"x\", \"y\")}"#),
      (#"${join(items, ", ")} and"#, #"${join(items, \", \")} and"#),
      (#"${a["b"]}"#, #"${a[\"b\"]}"#),
      (#"${if(a == "", "none", a)}"#, #"${if(a == \"\", \"none\", a)}"#),
    ] {
      #expect(try findings(card(text), "card.json").count == 1, "\(text)")
      #expect(try fixed(card(text), "card.json") == card(mended))
    }
    let hopeless = card(#"${if(a, "x"#)
    #expect(try fixed(hopeless, "card.json") == hopeless)
  }

  @Test("quotes of word processors are named, and replaced")
  func typographicQuotes() throws {
    let text = "{\n  “type”: “AdaptiveCard”,\n  \"version\": \"1.5\", \"body\": []\n}\n"
    #expect(
      try findings(text, "card.json") == [
        "2:3: error: keys are written in double quotes, which `“` is not [json.unquoted]",
        "2:11: error: texts are written in double quotes, which `“` is not [json.unquoted]",
      ])
    #expect(
      try fixed(text, "card.json") == "{\n  \"type\": \"AdaptiveCard\",\n  \"version\": \"1.5\", \"body\": []\n}\n")
  }

  @Test("what only looks like a space is named, and replaced")
  func lookalikes() throws {
    let text = Self.head + "  - type: TextBlock\n    text:\u{A0}a\n    wrap:\u{A0}true\n"
    #expect(
      try findings(text) == ["5:10: error: expected a space, found the no-break space U+00A0 [yaml.separator]"])
    #expect(try fixed(text) == Self.head + "  - type: TextBlock\n    text: a\n    wrap: true\n")
    let indented = Self.head + "  - type: TextBlock\n  \u{A0}\u{A0}text: a\n"
    #expect(try fixed(indented) == Self.head + "  - type: TextBlock\n    text: a\n")
    let key = Self.head + "  -\u{202F}type: TextBlock\n    text: a\n"
    #expect(try fixed(key) == Self.head + "  - type: TextBlock\n    text: a\n")
    let json = "{ \"type\":\u{A0}\"AdaptiveCard\",\u{A0}\"version\": \"1.5\", \"body\": [] }\n"
    #expect(try findings(json, "card.json").first?.contains("the no-break space U+00A0") == true)
    #expect(
      try fixed(json, "card.json") == "{ \"type\": \"AdaptiveCard\", \"version\": \"1.5\", \"body\": [] }\n")
  }

  @Test(
    "a comment that was to be the rest of a text is found", arguments: ["Order #${name}", "Room #3", "Order # ${a}"])
  func commentsInTexts(_ text: String) throws {
    let card = Self.head + "  - type: TextBlock\n    text: \(text)\n"
    #expect(try findings(card).map { $0.hasSuffix("[yaml.comment-value]") } == [true])
    #expect(try fixed(card) == Self.head + "  - type: TextBlock\n    text: \"\(text)\"\n")
    // What may be a comment is not written into the value.
    let word = Self.head + "  - type: TextBlock\n    text: a\n    size: large #sic\n"
    #expect(try findings(word).map { $0.hasSuffix("[yaml.comment-value]") } == [true])
    #expect(try fixed(word) == word)
    #expect(try findings(word.replacingOccurrences(of: "sic", with: "TODO")) == [])
    // Comments as people write them stay comments.
    let plain = Self.head + "  - type: TextBlock # the title\n    text: a ## b\n"
    #expect(try findings(plain) == [])
  }

  @Test("a comment between brackets that has their end in it is put into quotes")
  func commentsInBrackets() throws {
    let color = Self.head + "  - { type: pill, props: {text: a, text_color: #FF0000} }\n"
    #expect(
      try findings(color) == [
        "4:48: error: what begins with `#` is a comment, so the mapping is not closed [yaml.unterminated]"
      ])
    #expect(try fixed(color) == color.replacingOccurrences(of: "#FF0000", with: "\"#FF0000\""))
    let text = Self.head + "  - {type: TextBlock, text: C # is fun}\n"
    #expect(try fixed(text) == text.replacingOccurrences(of: "C # is fun", with: "\"C # is fun\""))
    let more = Self.head + "  - {type: TextBlock, text: Order #${id}, wrap: true}\n"
    #expect(try fixed(more) == more.replacingOccurrences(of: "Order #${id}", with: "\"Order #${id}\""))
  }

  @Test("a quote that is missing is missed once, where it opens")
  func missingQuotes() throws {
    let rows = ["a", "b", "c"].map { "  - { type: TextBlock, text: \"\($0)\" }\n" }.joined()
    let text = "type: AdaptiveCard\nversion: \"1.5\nbody:\n" + rows
    #expect(try findings(text) == ["2:10: error: this string is not closed on its line [yaml.unterminated]"])
    #expect(try fixed(text) == "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n" + rows)
    let flow = Self.head + "  - { type: TextBlock, text: \"a }\n  - { type: TextBlock, text: \"b\" }\n"
    #expect(try findings(flow) == ["4:30: error: this string is not closed on its line [yaml.unterminated]"])
    #expect(try fixed(flow) == flow.replacingOccurrences(of: "\"a }", with: "\"a\" }"))
    let json =
      "{ \"type\": \"AdaptiveCard\", \"version\": \"1.5\", \"body\": [\n{ \"type\": \"TextBlock\", \"text\": \"a },\n{ \"type\": \"TextBlock\", \"text\": \"b\" } ] }\n"
    #expect(
      try findings(json, "card.json") == ["2:32: error: the string is not closed on its line [json.unterminated]"])
    #expect(try fixed(json, "card.json") == json.replacingOccurrences(of: "\"a }", with: "\"a\" }"))
  }

  @Test("names and operators of other languages are written as those of this one")
  func otherLanguages() throws {
    for (text, mended) in [
      ("${uppercase(name)}", "${toUpper(name)}"), ("${len(a)}", "${length(a)}"), ("${now()}", "${utcNow()}"),
      ("${if(isEmpty(a), 1, 2)}", "${if(empty(a), 1, 2)}"), ("${if(a = 1, 'x', 'y')}", "${if(a == 1, 'x', 'y')}"),
      ("${if(a and b, 1, 2)}", "${if(a && b, 1, 2)}"), ("${if(a === 1, 'x', 'y')}", "${if(a == 1, 'x', 'y')}"),
      ("${map(a, x => x.b)}", "${select(a, x => x.b)}"),
      ("${formatDateTime(a, 'dd.mm.yyyy HH:mm')}", "${formatDateTime(a, 'dd.MM.yyyy HH:mm')}"),
      ("${formatDateTime(a, 'hh:MM')}", "${formatDateTime(a, 'hh:mm')}"),
    ] {
      let card = Self.head + "  - type: TextBlock\n    text: \"\(text)\"\n"
      #expect(try findings(card).count == 1, "\(text)")
      #expect(try fixed(card) == card.replacingOccurrences(of: text, with: mended))
    }
    // With other arguments the name alone would be something else.
    for text in ["${slice(a, 1, 2)}", "${typeof(a)}", "${formatDateTime(a, 'yyyy-MM-dd HH:mm:ss')}"] {
      let card = Self.head + "  - type: TextBlock\n    text: \"\(text)\"\n"
      #expect(try fixed(card) == card)
    }
    #expect(
      try findings(Self.head + "  - type: TextBlock\n    text: ${items.map(x => x)}\n") == [
        "5:13: error: there is no function `items.map` [template.unknown-function]"
      ])
  }

  @Test("texts that YAML reads otherwise are put into quotes", arguments: ["- item", "!important"])
  func quotes(_ text: String) throws {
    let card = Self.head + "  - type: TextBlock\n    text: \(text)\n"
    #expect(try fixed(card) == Self.head + "  - type: TextBlock\n    text: \"\(text)\"\n")
  }

  @Test("values of another structure than was meant are mended")
  func structure() throws {
    let binding = Self.head + "  - type: TextBlock\n    text: {name}\n"
    #expect(try fixed(binding) == Self.head + "  - type: TextBlock\n    text: \"${name}\"\n")
    let body = "type: AdaptiveCard\nversion: '1.5'\nbody:\n  type: TextBlock\n  text: a\n"
    #expect(
      try fixed(body) == "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: TextBlock\n    text: a\n")
    let card = "version: '1.5'\nbody:\n  - type: TextBlock\n    text: a\n"
    #expect(try findings(card) == ["1:1: warning: the card has no `type` [adaptive-card.missing-type]"])
    #expect(try fixed(card) == "type: AdaptiveCard\n" + card)
  }

  @Test("one mistake is one finding")
  func once() throws {
    try box.write("card.data.yaml", "d: x\nitems: [{ title: a }]\n")
    let macro = Self.head + "  - { type: TextBlock, text: \"{{DATE(2026-11-02, SHORT)}} ${d}\", wrap: true }\n"
    #expect(try findings(macro).count == 1)
    let scope =
      Self.head
      + "  - type: Container\n    $data: ${itmes}\n    items:\n      - { type: TextBlock, text: \"${title}\", wrap: true }\n"
    #expect(try findings(scope) == ["5:14: warning: `itmes` is not in the data [template.missing-path]"])
    let comment = Self.head + "  - type: TextBlock\n    text: #1\n"
    #expect(try findings(comment).map { $0.hasSuffix("[yaml.comment-value]") } == [true])
  }

  @Test("what a call of Skima sends are variables, and the digits of a colour of DrivenUI are text")
  func otherFormats() throws {
    func screen(_ body: String) -> String {
      #"{ "ui": [{ "type": "textfield", "id": "mail", "props": { "variableId": "email" }, "#
        + #""constraints": [{ "type": "topEqual", "value": 0 }] }, { "type": "button", "id": "b", "#
        + #""props": { "text": "Send", "onClick": [{ "type": "apicall", "data": { "method": "post", "#
        + #""endpoint": "https://example.com", "body": [\#(body)] } }] }, "constraints": [{ "type": "topEqual", "value": 0 }] }] }"#
    }
    func unknown(_ body: String) throws -> Int {
      try findings(screen(body), "screen.json").count { $0.hasSuffix("[skima.unknown-variable]") }
    }
    #expect(try unknown(#""mail""#) == 1)
    #expect(try unknown(#""emial""#) == 1)
    #expect(try unknown(#""email", "elsewhere""#) == 0)
    #expect(try fixed(screen(#""mail""#), "screen.json") == screen(#""email""#))
    let text = "type: Text\nproperties: { foregroundColor: 008800 }\nvalues: { text: a }\n"
    #expect(try fixed(text) == text.replacingOccurrences(of: "008800", with: "\"008800\""))
    let foreign = "type: VStack\nsubviews:\n  - { type: TextBlock, text: a }\n"
    #expect(try findings(foreign).count == 1)
  }

  @Test("values that renderers ignore are found")
  func ignored() throws {
    func card(_ element: String) -> String { Self.head + "  - \(element)\n" }
    let time = "{ type: Input.Time, id: t, label: a, value: \"9:30\" }"
    #expect(try findings(card(time)).map { $0.hasSuffix("[adaptive-card.bad-date]") } == [true])
    #expect(try fixed(card(time)) == card(time).replacingOccurrences(of: "9:30", with: "09:30"))
    func link(_ url: String) -> String {
      card("{ type: ActionSet, actions: [{ type: Action.OpenUrl, title: a, url: \"\(url)\" }] }")
    }
    for url in ["htps://example.com", "javascript:alert(1)"] {
      #expect(try findings(link(url)).map { $0.hasSuffix("[adaptive-card.invalid-url]") } == [true])
    }
    #expect(try fixed(link("htps://example.com")) == link("https://example.com"))
    for url in ["https://example.com", "myapp://open", "mailto:a@example.com", "tel:1"] {
      #expect(try findings(link(url)) == [])
    }
  }
}

/// What commands make of files that no template is.
@Suite("Files beside templates")
struct NamedFileTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write(
      "templates/hello.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - { type: TextBlock, text: \"${nme}\", wrap: true }\n")
    try box.write("templates/hello.data.yaml", "name: Ada\n")
  }

  @Test("data that are named stand for their template, and are no screen of their own")
  func sidecars() throws {
    let both = try box.run("check", "templates/hello.data.yaml", "templates/hello.yaml", "--diagnostics", "short")
    #expect(both.code == 0)
    #expect(both.errors.hasSuffix("1 template, 1 warning\n"))
    #expect(try box.run("check", "templates/hello.data.yaml").errors.contains("`nme` is not in the data"))
    try box.write("lonely.data.yaml", "name: Ada\n")
    #expect(try box.run("check", "lonely.data.yaml").code == 1)
    // Who asks for one document gets it.
    #expect(try box.run("expand", "templates/hello.data.yaml").output.contains("Ada"))
  }

  @Test("what `cardc` wrote is neither laid out nor missed a template")
  func written() throws {
    try box.write("cardc.yaml", "inputs: [templates]\noutput: dist\ntarget: [adaptive-card]\n")
    try box.write("schemas/adaptive-card.schema.json", "{\"type\":\"object\"}\n")
    try box.write("schemas/other.schema.json", "{\"type\":\"object\"}\n")
    #expect(try box.run("build", "-q").code == 0)
    let run = try box.run("fmt", ".", "--check", "-v")
    #expect(!run.errors.contains("dist/"), "\(run.errors)")
    #expect(!run.errors.contains("adaptive-card.schema.json"), "\(run.errors)")
    #expect(run.errors.contains("other.schema.json"), "\(run.errors)")
    let check = try box.run("check", ".").errors
    #expect(!check.contains("`./schemas/adaptive-card.schema.json` belongs to no template"), "\(check)")
    #expect(check.contains("other.schema.json` belongs to no template"), "\(check)")
  }

  @Test("the difference of a file with line ends of Windows has its lines")
  func windows() throws {
    try box.write(
      "a.yaml",
      "type: AdaptiveCard\r\nversion: \"1.5\"\r\nbody:\r\n  - { type: TextBlok, text: a, wrap: true }\r\n")
    let lines = try box.run("fix", "a.yaml", "--dry-run").output.split(separator: "\r\n").map(String.init)
    #expect(lines.contains("-  - { type: TextBlok, text: a, wrap: true }"), "\(lines)")
    #expect(lines.contains("+  - { type: TextBlock, text: a, wrap: true }"), "\(lines)")
  }

  @Test("commands by the names that other tools have for them")
  func otherNames() throws {
    #expect(try box.run("format", "templates").errors.contains("did you mean `fmt`?"))
  }
}
