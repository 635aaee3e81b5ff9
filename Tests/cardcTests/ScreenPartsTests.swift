import CardCompiler
import CardTestSupport
import Testing

/// Screens that lead to others: cards that become screens of their own, and screens that become cards.
@Suite("screens that lead to others")
struct ScreenPartsTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  static let card =
    #"{"type":"AdaptiveCard","version":"1.5","body":[],"actions":[{"type":"Action.ShowCard","id":"more","#
    + #""title":"More","card":{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"inside"}]}}]}"#

  private func document(_ name: String) throws -> Document {
    let text = try #require(box.read(name))
    var diagnostics = Diagnostics()
    return try #require(Document.read(SourceText(name: name, text: text), as: .json, diagnostics: &diagnostics))
  }

  @Test(
    "links of split cards name the files that are written",
    arguments: [
      ("other.json", "other-more.json", "other-more.json"), ("out/a b.json", "out/a b-more.json", "a%20b-more.json"),
      ("plain", "plain-more", "plain-more"), ("other.yaml", "other-more.yaml", "other-more.yaml"),
    ])
  func splitFile(output: String, part: String, link: String) throws {
    try box.write("c.json", Self.card)
    let run = try box.run("convert", "c.json", "--to", "skima", "--split-cards", "https://a.example/s", "-o", output)
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read(part)?.contains("inside") == true)
    #expect(box.read(output)?.contains("https://a.example/s/\(link)") == true)
  }

  @Test("in a folder they name the place below the folder")
  func splitFolder() throws {
    try box.write("in/deep/c.json", Self.card)
    #expect(try box.run("convert", "in", "--to", "skima", "--split-cards", "/s/", "-o", "out").code == 0)
    #expect(box.files(in: "out") == ["deep/c-more.json", "deep/c.json"])
    #expect(box.read("out/deep/c.json")?.contains(#""/s/deep/c-more.json""#) == true)
    try box.write("in/deep/c.data/one.json", "{}")
    let build = try box.run("build", "in", "--target", "skima", "--split-cards", "/s/", "-q")
    #expect(build.code == 0, "\(build.errors)")
    #expect(box.exists("dist/skima/deep/c/one-more.json"))
    #expect(box.read("dist/skima/deep/c/one.json")?.contains(#""/s/deep/c/one-more.json""#) == true)
  }

  private func screen(_ id: String, _ label: String, to next: String) -> String {
    #"{"metadata":{"id":"\#(id)","version":"1"},"ui":[{"type":"stack","props":{"axis":"vertical","children":["#
      + #"{"type":"label","props":{"text":"\#(label)","font_size":19}},{"type":"button","props":{"text":"Go","#
      + #""onClick":[{"type":"navigation","data":{"type":"endpoint","value":"\#(next)"}}]}}]},"#
      + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}"#
  }

  @Test("inlined screens are cards that decoders take, and losses in them have their place in source and output")
  func inlined() throws {
    try box.write("first.json", screen("first", "One", to: "https://a.example/second.json?x=1"))
    try box.write("screens/second.json", screen("second", "Two", to: "gone.json"))
    let run = try box.run(
      "convert", "first.json", "--to", "adaptive-card", "--inline-screens", "screens", "-o", "o.json", "--report",
      "r.json", "--report", "r.html")
    #expect(run.code == 0, "\(run.errors)")
    let action = try #require(try document("o.json").root["actions"]?[0])
    #expect(action["type"]?.string == "Action.ShowCard")
    let card = try #require(action["card"])
    // The native decoders want the type; the version of a screen is none of a card.
    #expect(card.members.map(\.name).prefix(2) == ["type", "body"])
    #expect(card["type"]?.string == "AdaptiveCard")
    #expect(card["body"]?[0]?["text"]?.string == "Two")

    let entries = try #require(try document("r.json").root["files"]?[0]?["entries"]?.elements)
    let inner = entries.filter { $0["file"]?.string == "screens/second.json" }
    let size = try #require(inner.first { $0["id"]?.string == "lossy.font-size" })
    #expect(size["pointer"]?.string == "/ui/0/props/children/1/props/onClick/0")
    #expect(size["targetPointer"]?.string == "/actions/0/card/body/0")
    let link = try #require(inner.first { $0["id"]?.string == "lossy.navigation" })
    #expect(link["targetPointer"]?.string == "/actions/0/card/actions/0")
    #expect(entries.filter { $0["file"] == nil }.contains { $0["id"]?.string == "lossy.font-size" })
  }
}
