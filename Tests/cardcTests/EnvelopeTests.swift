import CardTestSupport
import Testing

/// Cards inside of other JSON are found and compiled where they are.
@Suite("cards in envelopes")
struct EnvelopeTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private static let card =
    #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${a}","wrap":false}]}"#
  private static let compiled = #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${a}"}]}"#

  /// Documents with cards at `@`, as they are sent and stored.
  static let envelopes = [
    #"{ "type" : "message","text":"${hello}", "attachments":[ {"contentType":"application/vnd.microsoft.card.adaptive", "content": @ } ], "n": 1.0e2 }"#,
    #"{"card": @,"id":"é\u00e9"}"#,
    #"{"content":@}"#,
    #"{"functions":[{"name":"f","capabilities":{"response_semantics":{"data_path":"$","static_template":@}}}]}"#,
    #"[@, 12, @,{"other":[]}]"#,
    #"{"type":"invokeResponse","value":{"type":"application/vnd.microsoft.card.adaptive","value":@}}"#,
    "{\"a/b~c\":{\"d\":@}}\n\n",
  ]

  @Test("what surrounds a card keeps every byte", arguments: envelopes)
  func bytes(envelope: String) throws {
    try box.write("a.json", envelope.replacing("@", with: Self.card))
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "-q"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == envelope.replacing("@", with: Self.compiled))
    let build = try box.run(["build", "a.json", "-o", "out", "--target", "adaptive-card", "--syntax", "min"])
    #expect(build.code == 0, "\(build.errors)")
    #expect(box.read("out/adaptive-card/a.json") == envelope.replacing("@", with: Self.compiled))
  }

  @Test("a card on several lines is as far to the right as it was")
  func indentation() throws {
    try box.write("a.json", "{\n\t\"x\":  0,\n    \"card\": {\"type\": \"AdaptiveCard\",\n \"version\":\"1.5\"}\n}")
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "-q"])
    #expect(
      run.output
        == "{\n\t\"x\":  0,\n    \"card\": {\n      \"type\": \"AdaptiveCard\",\n      \"version\": \"1.5\"\n    }\n}")
  }

  @Test("data fill the card, and bindings of the envelope stay")
  func data() throws {
    try box.write("a.json", #"{"to":"${user}","card":\#(Self.card)}"#)
    try box.write("d.json", #"{"a":"A","user":"U"}"#)
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "-q", "--data", "d.json"])
    #expect(run.output == #"{"to":"${user}","card":\#(Self.compiled.replacing("${a}", with: "A"))}"#)
  }

  @Test("a card without `type` is found by its version or schema, and something else with a body is not")
  func untyped() throws {
    let untyped = #"{"version":"1.5","body":[{"type":"TextBlock","text":"a","wrap":false}]}"#
    try box.write("a.json", "[\(untyped)]")
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "-q"])
    #expect(run.code == 0 && !run.output.contains("wrap"), "\(run.errors)")
    try box.write("b.json", #"[{"body":[{"type":"TextBlock","text":"a"}]}]"#)
    #expect(try box.run(["convert", "b.json", "--to", "adaptive-card", "-q"]).code == 1)
  }

  // MARK: Other targets

  @Test("any other target gets a file for each card")
  func targets() throws {
    try box.write("a.json", "[\(Self.card),\(Self.card.replacing("${a}", with: "two"))]")
    let run = try box.run(["convert", "a.json", "--to", "drivenui", "-o", "out.json"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("out.json")?.contains("${a}") == true)
    #expect(box.read("out-2.json")?.contains("two") == true)
    #expect(try box.run(["convert", "a.json", "--to", "drivenui"]).errors.contains("[format.several-files]"))
  }

  // MARK: --at

  @Test("--at names one card, whatever it is in")
  func pointer() throws {
    let two = Self.card.replacing("${a}", with: "two")
    try box.write("a.json", "[\(Self.card),\(two)]")
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "-q", "--at", "/1"])
    #expect(run.output == "[\(Self.card),\(two.replacing(#","wrap":false"#, with: ""))]")
    #expect(try box.run(["convert", "a.json", "--to", "skima", "--at", "/1", "-q"]).output.contains("two"))
    // Another format is found only there.
    try box.write("b.json", #"{"screens":[{"type":"VStack","subviews":[{"type":"Text","values":{"text":"hi"}}]}]}"#)
    let card = try box.run(["convert", "b.json", "--to", "adaptive-card", "--at", "/screens/0", "-q"])
    #expect(card.code == 0 && card.output.contains("TextBlock"), "\(card.errors)")
  }

  @Test("a pointer that leads nowhere is an error that lists the cards")
  func wrongPointer() throws {
    try box.write("a.json", #"{"attachments":[{"content":\#(Self.card)}]}"#)
    let run = try box.run(["check", "a.json", "--at", "/attachments/1"])
    #expect(run.code == 1 && run.errors.contains("[envelope.nothing-there]"))
    #expect(run.errors.contains("`/attachments/0/content`"))
    try box.write("b.json", "[\(Self.card),\(Self.card)]")
    let several = try box.run(["inspect", "b.json", "--emit", "ir"])
    #expect(several.code == 1 && several.errors.contains("[envelope.several-cards]"))
    #expect(several.errors.contains("`/0`, `/1`"))
    #expect(try box.run(["inspect", "b.json", "--emit", "ir", "--at", "/1"]).code == 0)
  }

  @Test("findings are at their places in the document")
  func findings() throws {
    try box.write(
      "a.json", "{\n\"card\":{\"type\":\"AdaptiveCard\",\"version\":\"1.5\",\n\"body\":[{\"type\":\"Txt\"}]}}")
    let run = try box.run(["check", "a.json"])
    #expect(run.errors.contains("a.json:3:17") && run.errors.contains("[adaptive-card.unknown-type]"), "\(run.errors)")
  }

  @Test("in YAML and between syntaxes the values around a card stay")
  func yaml() throws {
    try box.write("a.yaml", "id: 0x1F\ncard:\n  type: AdaptiveCard\n  version: '1.5'\n")
    let run = try box.run(["convert", "a.yaml", "--to", "adaptive-card", "-q", "--syntax", "yaml"])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("card:\n  type: AdaptiveCard\n  version: \"1.5\"\n"))
  }

  @Test("a message is measured as it is")
  func budget() throws {
    let filler = String(repeating: "x", count: 28_000)
    try box.write("a.json", #"{"type":"message","text":"\#(filler)","attachments":[{"content":\#(Self.card)}]}"#)
    #expect(try box.run(["convert", "a.json", "--to", "adaptive-card", "--budget", "teams-webhook", "-q"]).code == 0)
    try box.write(
      "a.json", #"{"type":"message","text":"\#(filler)\#(filler)","attachments":[{"content":\#(Self.card)}]}"#)
    let run = try box.run(["convert", "a.json", "--to", "adaptive-card", "--budget", "teams-webhook"])
    #expect(run.code == 1 && run.errors.contains("[budget.exceeded]"), "\(run.errors)")
  }
}
