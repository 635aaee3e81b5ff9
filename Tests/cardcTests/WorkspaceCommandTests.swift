import CardTestSupport
import Testing

/// What commands did differently as long as each of them put the compiler together in its own way.
@Suite("Commands over one workspace")
struct WorkspaceCommandTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func writeComposedCard() throws {
    try box.write(
      "in/_components/line.yaml",
      "metadata: { name: line }\nprops: { text: { type: string, required: true } }\n"
        + "component: { type: Text, values: { text: '$prop{text}' } }\n")
    try box.write("in/_parts/end.yaml", "{ type: Text, values: { text: 'end of ${order.id}' } }\n")
    try box.write(
      "in/card.yaml",
      "type: VStack\nsubviews:\n  - { type: line, text: 'Hello ${name}' }\n  - $include: _parts/end.yaml\n")
  }

  @Test("records, schemas and bindings have components and fragments in their place")
  func composed() throws {
    try writeComposedCard()
    try box.write("records.ndjson", "{\"name\": \"Ada\", \"order\": {\"id\": 1}}\n")
    let records = try box.run("expand", "in/card.yaml", "--ndjson", "--data", "records.ndjson")
    #expect(records.code == 0, "\(records.errors)")
    #expect(records.output.contains(#""text":"Hello Ada""#) && records.output.contains(#""text":"end of 1""#))
    let schema = try box.run("schema", "in/card.yaml", "--syntax", "min")
    #expect(schema.code == 0 && schema.output.contains(#""name":{}"#), "\(schema.errors)")
    #expect(schema.output.contains(#""order":{"type":"object","properties":{"id""#), "\(schema.output)")
    let bindings = try box.run("inspect", "in/card.yaml", "--emit", "bindings")
    #expect(
      bindings.output == """
        path      type  need      read at
        name      any   required  3:34
        order.id  any   required  in/_parts/end.yaml:1:41

        """, "\(bindings.output)")
    let json = try box.run("inspect", "in/card.yaml", "--emit", "bindings", "--syntax", "min")
    #expect(json.output.contains(#""uses":[{"file":"in/_parts/end.yaml","line":1,"#), "\(json.output)")
  }

  @Test("records know the host object beside the template, unless another is named")
  func hostOfRecords() throws {
    try box.write("card.json", Sample.text("${name} ${$host.theme}"))
    try box.write("card.host.json", #"{"theme": "dark"}"#)
    try box.write("other.json", #"{"theme": "light"}"#)
    let records = "{\"name\": \"Ada\"}\n"
    let run = try box.run("expand", "card.json", "--ndjson", input: records)
    #expect(run.output.contains("Ada dark"), "\(run.errors)")
    let named = try box.run("expand", "card.json", "--ndjson", "--host", "other.json", input: records)
    #expect(named.output.contains("Ada light"), "\(named.errors)")
    // Data beside the template are those of another command, however many there are.
    try box.write("card.data/a.json", "{}")
    try box.write("card.data/b.json", "{}")
    #expect(try box.run("expand", "card.json", "--ndjson", input: records).output == run.output)
  }

  @Test(
    "a host object beside a template is read without data as well, by every command",
    arguments: [
      ["check", "card.json"], ["check", "."], ["build", "card.json", "-o", "out"], ["build", ".", "-o", "out"],
      ["build", ".", "-o", "out", "--target", "swiftui"], ["convert", "card.json", "--to", "skima"],
      ["convert", "card.json", "--to", "swiftui"], ["generate", "card.json"], ["expand", "card.json"],
      ["inspect", "card.json", "--emit", "ir"],
    ])
  func brokenHost(_ command: [String]) throws {
    try box.write("card.json", Sample.text("${$host.theme}"))
    try box.write("card.host.json", #"{"theme": }"#)
    let run = try box.run(command + ["--diagnostics", "short"])
    #expect(run.code == 1 && run.errors.contains("card.host.json:1:11: error: "), "\(command): \(run.errors)")
    #expect(!box.exists("out/skima/card.json") && !box.exists("out/swiftui/card.swift"))
    // An option comes before it.
    try box.write("_hosts/named.json", #"{"theme": "dark"}"#)
    if command[0] != "generate" {
      #expect(try box.run(command + ["--host", "_hosts/named.json"]).code == 0, "\(command)")
    }
    try box.write("card.host.json", #"{"theme": "light"}"#)
    #expect(try box.run(command).code == 0, "\(command)")
  }

  @Test("without data a build knows the host object of an option, else that beside the template, else of cardc.yaml")
  func hostWithoutData() throws {
    try box.write("in/card.json", Sample.text("${name} ${$host.theme}"))
    try box.write("_shared.json", #"{"theme": "shared"}"#)
    func texts(_ more: String...) throws -> [String] {
      let build = try box.run(["build", "in", "-o", "out", "--target", "drivenui", "--syntax", "min"] + more)
      #expect(build.code == 0, "\(build.errors)")
      let built = box.read("out/drivenui/card.json") ?? ""
      // What lies beside a template is not asked for by a conversion without data.
      let convert = try box.run(["convert", "in/card.json", "--to", "drivenui", "--syntax", "min"] + more)
      #expect(convert.output == built || !convert.output.contains("beside") && built.contains("beside"))
      return ["shared", "beside", "named", "${$host.theme}"].filter(built.contains)
    }
    #expect(try texts() == ["${$host.theme}"])
    try box.write("cardc.yaml", "host: _shared.json\n")
    #expect(try texts() == ["shared"])
    try box.write("in/card.host.json", #"{"theme": "beside"}"#)
    #expect(try texts() == ["beside"])
    try box.write("in/card.host.json", #"{"theme": "beside you"}"#)
    #expect(try texts() == ["beside"] && box.read("out/drivenui/card.json")?.contains("beside you") == true)
    try box.write("_named.json", #"{"theme": "named"}"#)
    #expect(try texts("--host", "_named.json") == ["named"])
    try box.remove("cardc.yaml")
    #expect(try texts() == ["beside"])
    #expect(try texts("--define", "$host.theme=named") == ["named"])
  }

  @Test("what inspect shows is what build writes for the same host")
  func hostOfInspection() throws {
    try box.write("p/cardc.yaml", "host-config: host.yaml\nnow: 2026-01-31T12:00:00Z\n")
    try box.write("p/host.yaml", "spacing: { padding: 77 }\n")
    try box.write(
      "p/card.yaml", "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - { type: TextBlock, text: \"${utcNow('yyyy')}\" }\n"
    )
    let built = try box.run("build", "p/card.yaml", "-o", "out", "--target", "drivenui")
    #expect(built.code == 0 && box.read("out/drivenui/card.json")?.contains("\"padding\": 77") == true)
    let shown = try box.run("inspect", "p/card.yaml", "--emit", "ir", "--to", "drivenui")
    #expect(shown.output.contains("padding=77"), "\(shown.output)")
    #expect(try box.run("inspect", "p/card.yaml", "--emit", "styles").output.contains("padding=77"))
    // A flag still wins.
    #expect(
      try !box.run("inspect", "p/card.yaml", "--emit", "styles", "--host-config", "seed").output.contains("padding=77"))
    // And so does the time that the project shows.
    #expect(try box.run("expand", "p/card.yaml").output.contains(#""text":"2026""#))
  }

  @Test("check writes nothing, so named files of one name do not collide; in one folder a build of it would fail")
  func collision() throws {
    for folder in ["a", "b"] { try box.write("\(folder)/card.json", Sample.text(folder)) }
    let run = try box.run("check", "a/card.json", "b/card.json")
    #expect(run.code == 0 && run.errors == "2 templates, no problems found\n", "\(run.errors)")
    #expect(try box.run("check", "a", "b").code == 0)
    #expect(try box.run("build", "a", "b", "-o", "out").code == 1)
    try box.write("a/card.yaml", Sample.yaml("twice"))
    let folder = try box.run("check", "a")
    #expect(folder.code == 1 && folder.errors.contains("[project.output-collision]"), "\(folder.errors)")
    #expect(try box.run("check", "a/card.json", "a/card.yaml").code == 0)
  }

  @Test("check takes the inputs of cardc.yaml, and does not look at what build writes")
  func inputsOfCheck() throws {
    try box.write("cardc.yaml", "inputs: [in]\n")
    try box.write("in/card.json", Sample.text("fine"))
    try box.write("elsewhere/bad.json", "{")
    let run = try box.run("check")
    #expect(run.code == 0 && run.errors == "1 template, no problems found\n", "\(run.errors)")
    try box.write("cardc.yaml", "inputs: [.]\n")
    try box.remove("elsewhere")
    #expect(try box.run("build").code == 0)
    #expect(try box.run("check").errors == "1 template, no problems found\n")
    try box.remove("cardc.yaml")
    let none = try box.run("check")
    #expect(none.code == 2 && none.errors.contains("set `inputs` in `cardc.yaml`"), "\(none.errors)")
  }

  @Test(
    "--data and --host fill holes, wherever they are an option",
    arguments: [
      ["convert", "card.json", "--to", "drivenui"], ["inspect", "card.json", "--emit", "ir"],
      ["inspect", "card.json", "--emit", "document"], ["expand", "card.json"],
      ["build", "card.json", "-o", "out", "--target", "drivenui"],
    ])
  func dataAndHost(_ command: [String]) throws {
    try box.write("card.json", Sample.text("${name} ${$host.theme}"))
    try box.write("card.host.json", #"{"theme": "beside"}"#)
    try box.write("d.json", #"{"name": "Ada"}"#)
    try box.write("h.json", #"{"theme": "named"}"#)
    func output(_ options: String...) throws -> String {
      let run = try box.run(command + options)
      #expect(run.code == 0, "\(run.errors)")
      return run.output + (box.read("out/drivenui/card.json") ?? "")
    }
    #expect(try output("--data", "d.json").contains("Ada beside"))
    #expect(try output("--data", "d.json", "--host", "h.json").contains("Ada named"))
    #expect(try box.run(command + ["--data", "-", "--host", "-"]).code == 2)
    let missing = try box.run(command + ["--data", "none.json", "--host", "none.too.json"])
    #expect(missing.code == 1 && missing.output.isEmpty)
    for name in ["none.json", "none.too.json"] { #expect(missing.errors.contains("`\(name)`"), "\(missing.errors)") }
  }

  @Test("check follows the paths of a host object that is named")
  func hostOfCheck() throws {
    try box.write("card.json", Sample.text("${name} ${$host.thme}"))
    try box.write("card.data.json", #"{"name": "Ada"}"#)
    try box.write("h.json", #"{"theme": "dark"}"#)
    let run = try box.run("check", "card.json", "--host", "h.json", "--diagnostics", "short")
    #expect(run.errors.contains("`$host` has no `thme`"), "\(run.errors)")
  }

  @Test("a host object can come in on standard input")
  func hostFromStandardInput() throws {
    try box.write("in/card.json", Sample.text("${name} ${$host.theme}"))
    try box.write("in/card.data.json", #"{"name": "Ada"}"#)
    let run = try box.run(
      "build", "in", "-o", "out", "--target", "drivenui", "--host", "-", input: #"{"theme": "typed"}"#)
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("out/drivenui/card.json")?.contains("Ada typed") == true)
  }

  @Test("screens that are put into others have their components in place")
  func inlinedScreens() throws {
    try writeComposedCard()
    try box.write(
      "first.json",
      #"{"metadata":{"id":"first","version":"1"},"ui":[{"type":"button","props":{"text":"Go","onClick":"#
        + #"[{"type":"navigation","data":{"type":"endpoint","value":"https://a.example/card"}}]},"#
        + #""constraints":[{"type":"topEqual"},{"type":"horizontalMargin"}]}]}"#)
    let run = try box.run("convert", "first.json", "--to", "adaptive-card", "--inline-screens", "in")
    #expect(run.output.contains("Hello ${name}") && run.output.contains("end of ${order.id}"), "\(run.errors)")
  }
}
