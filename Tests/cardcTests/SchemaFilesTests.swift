import CardCompiler
import CardTestSupport
import Testing

@Suite("cardc schema --write")
struct SchemaFilesTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("writes every schema, and prints the lines that lead to them")
  func writes() throws {
    let run = try box.run("schema", "--write", "schemas")
    #expect(run.code == 0)
    let names = ["adaptive-card", "config", "drivenui", "host-config", "profile", "skima"]
    #expect(box.files(in: "schemas") == names.map { "\($0).schema.json" })
    #expect(
      Set(run.output.split(separator: "\n"))
        == Set(names.map { "# yaml-language-server: $schema=schemas/\($0).schema.json"[...] }))
    #expect(box.read("schemas/skima.schema.json") == (try box.run("schema", "skima").output))
    #expect(try box.run("schema", "--write", "schemas").errors == "nothing to write\n")
  }

  @Test("templates in YAML get the line of their format, once")
  func associates() throws {
    try box.write("cards/deep/a.yaml", "# A card.\ntype: AdaptiveCard\nversion: '1.5'\nbody: []\n")
    try box.write("cards/b.yaml", "type: Text\r\nvalues:\r\n  text: a\r\n")
    try box.write("cards/c.json", #"{"type": "Text", "values": {"text": "a"}}"#)
    try box.write("cards/d.yaml", "# mine\n# yaml-language-server: $schema=other.json\ntype: Text\n")
    let before = box.read("cards/d.yaml")
    #expect(try box.run("schema", "--write", "schemas", "cards").code == 0)
    let line = "# yaml-language-server: $schema="
    #expect(
      box.read("cards/deep/a.yaml")?.hasPrefix(line + "../../schemas/adaptive-card.schema.json\n# A card.\n") == true)
    #expect(box.read("cards/b.yaml")?.hasPrefix(line + "../schemas/drivenui.schema.json\r\ntype: Text\r\n") == true)
    #expect(box.read("cards/d.yaml") == before)
    #expect(box.read("cards/c.json")?.hasPrefix("{") == true)
    #expect(try box.run("schema", "--write", "schemas", "cards").errors == "nothing to write\n")
    #expect(try box.run("check", "cards/deep").code == 0)
  }

  @Test("wrong command lines")
  func usage() throws {
    #expect(try box.run("schema").code == 2)
    #expect(try box.run("schema", "skima", "drivenui").code == 2)
    #expect(try box.run("schema", "--write", "s", "--syntax", "yaml").code == 2)
  }
}
