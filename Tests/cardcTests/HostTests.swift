import CardSyntax
import CardTestSupport
import Testing

/// What `--for` makes of cards, as hosts take them.
@Suite("hosts")
struct HostTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func card(_ body: String, version: String = #""version":"1.5","#, _ actions: String = "") -> String {
    #"{"type":"AdaptiveCard",\#(version)"body":[\#(body)]\#(actions)}"#
  }

  private func converted(_ card: String, for host: String, _ more: String...) throws -> String {
    try box.write("a.json", card)
    let run = try box.run(
      ["convert", "a.json", "--to", "adaptive-card", "--syntax", "min", "-q", "--for", host] + more)
    #expect(run.code == 0, "\(run.errors)")
    return run.output
  }

  private let badge = #"{"type":"Badge","text":"New"}"#
  private let text = #"{"type":"TextBlock","text":"New","weight":"bolder","wrap":true}"#

  @Test("what a host has stays, and what it lacks is put into other terms")
  func lowering() throws {
    #expect(try converted(card(badge), for: "teams") == card(badge))
    for host in ["copilot", "outlook", "webchat"] { #expect(try converted(card(badge), for: host) == card(text)) }
  }

  @Test("Teams finds people for a choice though its cards are older than the version that has it")
  func people() throws {
    let query = #"{"type":"Data.Query","dataset":"graph.microsoft.com/users"}"#
    let picker = card(#"{"type":"Input.ChoiceSet","id":"p","label":"Who","choices.data":\#(query)}"#)
    for host in ["teams", "teams-mobile", "power-automate"] { #expect(try converted(picker, for: host) == picker) }
    #expect(!(try converted(picker, for: "outlook")).contains("graph"))
  }

  @Test("the fallback of what a host lacks comes first")
  func fallback() throws {
    let own = #"{"type":"TextBlock","text":"own"}"#
    let source = card(#"{"type":"Badge","text":"New","fallback":\#(own)},{"type":"Badge","fallback":"drop"}"#)
    #expect(try converted(source, for: "outlook") == card(own))
    #expect(try converted(source, for: "teams") == source)
  }

  @Test("of content for several widths one is written where the host shows all of it")
  func widths() throws {
    let all = #"{"type":"TextBlock","text":"a","targetWidth":"Wide"},{"type":"TextBlock","text":"b"}"#
    #expect(try converted(card(all), for: "teams") == card(all))
    #expect(try converted(card(all), for: "webchat") == card(#"{"type":"TextBlock","text":"b"}"#))
    #expect(
      try converted(card(all), for: "webchat", "--width", "wide")
        == card(#"{"type":"TextBlock","text":"a"},{"type":"TextBlock","text":"b"}"#))
  }

  @Test("an action that Web Chat lacks is sent as one that it has")
  func actions() throws {
    let execute = #","actions":[{"type":"Action.Execute","title":"Go"}]"#
    let submit = #","actions":[{"type":"Action.Submit","title":"Go"}]"#
    #expect(try converted(card("", execute), for: "webchat") == card("", submit))
    #expect(try converted(card("", execute), for: "teams") == card("", execute))
  }

  // MARK: What hosts refuse

  @Test("a card that its host would refuse is an error with what to do", arguments: ["check", "convert", "build"])
  func refusals(command: String) throws {
    let newer = card("", version: #""version":"1.6","#)
    for (host, source, version) in [
      ("power-automate", newer, "1.6"), ("teams-mobile", card("", version: ""), "`version`"),
    ] {
      try box.write("a.json", source)
      let target = command == "convert" ? ["--to", "adaptive-card"] : command == "build" ? ["-o", "out"] : []
      let run = try box.run([command, "a.json", "--for", host] + target)
      #expect(run.code == 1)
      #expect(run.errors.contains("[host.refuses]") && run.errors.contains(version), "\(run.errors)")
      #expect(run.errors.contains("`--card-version 1.5`"))
      #expect(!box.exists("out/adaptive-card/a.json"))
    }
    #expect(try converted(newer, for: "power-automate", "--card-version", "1.5") == card(""))
    #expect(try converted(card("", version: ""), for: "teams-mobile", "--card-version", "1.5") != "")
  }

  @Test("a card for a host that shows newer ones in part has the host's version")
  func versions() throws {
    #expect(try converted(card("", version: #""version":"1.6","#), for: "teams") == card(""))
    #expect(try converted(card("", version: #""version":"1.3","#), for: "teams").contains(#""version":"1.3""#))
  }

  // MARK: Findings

  @Test("check says which host lacks what, where, and what becomes of it")
  func check() throws {
    try box.write(
      "a.json",
      card(
        badge
          + #",{"type":"TextBlock","text":"t","targetWidth":"Wide"},{"type":"CodeBlock","codeSnippet":"x","fallback":"drop"}"#
      )
    )
    let run = try box.run(["check", "a.json", "--for", "webchat"])
    #expect(run.code == 0)
    #expect(run.errors.contains("Web Chat has no `Badge` [host.lacks]"))
    #expect(run.errors.contains("Web Chat has no `targetWidth` of TextBlock [host.lacks]"))
    #expect(run.errors.contains("its `fallback` is used"))
    #expect(run.errors.contains("a.json:1:56"))
    #expect(!(try box.run(["check", "a.json", "--for", "teams"]).errors.contains("host.")))
    // What stands in is for other hosts, whatever it is.
    try box.write("b.json", card(#"{"type":"CodeBlock","codeSnippet":"x","fallback":\#(badge)}"#))
    let inner = try box.run(["check", "b.json", "--for", "outlook"])
    #expect(!inner.errors.contains("`Badge`") && inner.errors.contains("`CodeBlock`"))
  }

  @Test("a name that is no host has a suggestion")
  func unknown() throws {
    try box.write("a.json", card(""))
    let run = try box.run(["check", "a.json", "--for", "outlok"])
    #expect(run.code == 1 && run.errors.contains("did you mean `outlook`?"))
  }

  // MARK: Files

  @Test("a file of one's own is a host, also in cardc.yaml")
  func files() throws {
    try box.write(
      "hosts/acme.yaml",
      """
      title: Acme
      extends: teams
      card-version: {newest: 1.4}
      takes: [Accordion, AccordionPage]
      lacks: [{names: [Badge, TextBlock.wrap], source: tried out, date: 2026-11}]
      """)
    #expect(try converted(card(badge), for: "hosts/acme.yaml").contains("TextBlock"))
    try box.write("p/cardc.yaml", "for: ../hosts/acme.yaml\n")
    try box.write("p/a.json", card(badge + #",{"type":"TextBlock","text":"t","wrap":true}"#))
    let run = try box.run(["check", "p/a.json"])
    #expect(run.errors.contains("Acme has no `Badge`") && run.errors.contains("Acme has no `wrap` of TextBlock"))
    #expect(run.errors.contains("Acme knows versions up to 1.4"))
  }

  @Test("what is wrong in a file is said where it is")
  func wrongFiles() throws {
    try box.write("a.json", card(""))
    try box.write("h.yaml", "title: [a]\ntaks: []\nlacks: [Badg]\nsize: {unit: utf-8}\ncard-version: {newer: never}\n")
    let run = try box.run(["check", "a.json", "--for", "h.yaml"])
    #expect(run.code == 1)
    for text in [
      "h.yaml:1:8", "this must be text", "there is no key `taks` here", "did you mean `takes`?", "`Badg`",
      "did you mean `Badge`?", "a size needs a `limit`", "this must be one of `fallback`, `refused`",
    ] {
      #expect(run.errors.contains(text), "\(text)\n\(run.errors)")
    }
  }

  @Test(
    "a host that is printed is a file that means the same",
    arguments: ["teams", "teams-mobile", "copilot", "outlook", "webchat", "power-automate"])
  func printing(host: String) throws {
    let file = try box.run(["hosts", host])
    #expect(file.code == 0)
    try box.write("\(host).yaml", file.output)
    let body =
      badge + #",{"type":"CodeBlock","codeSnippet":"x"},{"type":"TextBlock","text":"w","targetWidth":"Narrow"},"#
      + #"{"type":"Chart.Pie","data":[{"legend":"a","value":1}]}"#
    let actions = #","actions":[{"type":"Action.Execute","title":"a"},{"type":"Action.Submit","title":"b"}]"#
    #expect(try converted(card(body, actions), for: "\(host).yaml") == converted(card(body, actions), for: host))
    let (known, read) = (
      try box.run(["check", "a.json", "--for", host]), try box.run(["check", "a.json", "--for", "\(host).yaml"])
    )
    #expect(known.errors == read.errors)
    let schema = try box.run(["schema", "profile"]).output
    let json = try box.run(["hosts", host, "--syntax", "json"]).output
    #expect(try JSONSchemaValidator.problems(of: node(json), schema: node(schema)) == [])
  }

  private func node(_ text: String) throws -> Node {
    var found = Diagnostics()
    return try #require(Document.read(SourceText(name: "a", text: text), as: .json, diagnostics: &found)).root
  }

  // MARK: Sizes

  private func paragraph(_ count: Int, _ letter: String = "a") -> String {
    #"{"type":"TextBlock","text":"\#(String(repeating: letter, count: count))"}"#
  }

  @Test("a message of a bot counts in UTF-16, with what is around the card and without embedded images")
  func messages() throws {
    let message =
      #"{"type":"message","attachments":[{"contentType":"application/vnd.microsoft.card.adaptive","content":"#
    func size(_ card: String) -> Int { 2 * ((message + card + "}]}").utf16.count) }
    let fixed = size(card(paragraph(0)))
    for (count, expected) in [((102_400 - fixed) / 2, 0 as Int32), ((102_400 - fixed) / 2 + 1, 1)] {
      try box.write("a.json", card(paragraph(count)))
      let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "--budget", "teams-bot"])
      #expect(run.code == expected, "\(run.errors)")
      #expect(run.errors.contains(expected == 0 ? "[budget.advised]" : "[budget.exceeded]"))
    }
    // A character beyond the basic plane counts as two.
    try box.write("a.json", card(paragraph((102_400 - fixed) / 4 + 1, "😀")))
    #expect(try box.run(["convert", "a.json", "--to", "adaptive-card", "--budget", "teams-bot"]).code == 1)
    let image = #"{"type":"Image","url":"data:image/png;base64,\#(String(repeating: "A", count: 100_000))"}"#
    try box.write("a.json", card(image))
    for (name, expected) in [("teams-bot", 0 as Int32), ("teams-webhook", 1)] {
      #expect(try box.run(["convert", "a.json", "--to", "adaptive-card", "--budget", name]).code == expected)
    }
  }

  @Test("the limit of a host applies without being asked for, and white space does not count")
  func limits() throws {
    let around = 28_672 - (card(paragraph(0)).utf8.count + 105)
    for (count, expected) in [(around - 200, 0 as Int32), (around + 200, 1)] {
      try box.write("a.json", card(paragraph(count)))
      let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "--for", "power-automate"])
      #expect(run.code == expected, "\(run.errors)")
      // Another format has no such host.
      #expect(try box.run(["convert", "a.json", "--to", "skima", "--for", "power-automate"]).code == 0)
    }
  }

  @Test("inspect prints where the bytes are")
  func sizes() throws {
    let long = paragraph(400)
    try box.write(
      "a.json", card(#"{"type":"ColumnSet","columns":[{"items":[\#(long)]},{"items":[\#(paragraph(2))]}]}"#))
    let run = try box.run(["inspect", "a.json", "--emit", "size", "--budget", "teams-webhook"])
    #expect(run.code == 0)
    let rows = run.output.split(separator: "\n").map(String.init)
    #expect(rows.contains { $0.contains("\(long.utf8.count)") && $0.hasSuffix("TextBlock  /body/0/columns/0/items/0") })
    #expect(rows.contains { $0.hasSuffix("    columns  /body/0/columns/1") })
    #expect(rows.last?.contains("bytes as a message to a webhook of Teams") == true)
  }
}
