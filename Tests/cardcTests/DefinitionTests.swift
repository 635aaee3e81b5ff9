import CardTestSupport
import Testing

@Suite("known data of templates that stay templates")
struct DefinitionTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write(
      "in/a.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":["#
        + #"{"type":"TextBlock","text":"${brand.name} ${$host.lang} ${user}"},"#
        + #"{"type":"TextBlock","text":"beta","$when":"${beta}"}]}"#)
    try box.write("host.json", #"{"lang":"de"}"#)
  }

  private func card(_ body: String) -> String { #"{"type":"AdaptiveCard","version":"1.5","body":[\#(body)]}"# }
  private func text(_ text: String) -> String { #"{"type":"TextBlock","text":"\#(text)"}"# }

  @Test func convert() throws {
    let run = try box.run(
      "convert", "in/a.json", "--to", "adaptive-card", "--syntax", "min", "--define", "brand.name=Acme", "--define",
      "beta=false", "--host", "host.json")
    #expect(run.code == 0)
    #expect(run.output == card(text("Acme de ${user}")) + "\n" || run.output == card(text("Acme de ${user}")))
  }

  @Test func buildTakesSettings() throws {
    try box.write("cardc.yaml", "define:\n  brand.name: Acme\n  beta: true\nhost: host.json\nsyntax: min\n")
    let run = try box.run("build", "in", "-o", "out", "--target", "adaptive-card")
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("out/adaptive-card/a.json")?.contains(card(text("Acme de ${user}") + "," + text("beta"))) == true)
    // A flag takes the place of the same path in the file, and leaves the others.
    let flags = try box.run("build", "in", "-o", "out", "--target", "adaptive-card", "--define", "Beta=false")
    #expect(flags.code == 0, "\(flags.errors)")
    #expect(box.read("out/adaptive-card/a.json")?.contains(card(text("Acme de ${user}"))) == true)
  }

  @Test func hostOfDataToo() throws {
    try box.write("in/a.data.json", #"{"brand":{"name":"B"},"user":"U","beta":false}"#)
    let run = try box.run("build", "in", "-o", "out", "--target", "adaptive-card", "--host", "host.json")
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("out/adaptive-card/a.json")?.contains("B de U") == true)
  }

  @Test func inspect() throws {
    let run = try box.run(
      "inspect", "in/a.json", "--emit", "ir", "--define", "brand.name=Acme", "--define", "beta=true", "--host",
      "host.json")
    #expect(run.output.contains(##"text text=$"Acme de ${user}""##))
    #expect(!run.output.contains("$when"))
    let plain = try box.run("inspect", "in/a.json", "--emit", "ir")
    #expect(plain.output.contains("${brand.name}"))
  }

  @Test(arguments: [
    ["brand"], ["=1"], ["a..b=1"], ["a=1", "a.b=2"], ["$index=1"],
  ])
  func refuses(_ definitions: [String]) throws {
    let run = try box.run(
      ["convert", "in/a.json", "--to", "skima"] + definitions.flatMap { ["--define", $0] })
    #expect(run.code == 2)
    #expect(run.output.isEmpty)
  }

  @Test func refusesWhatNothingUses() throws {
    let run = try box.run("convert", "in/a.json", "--to", "skima", "-O0", "--define", "a=1")
    #expect(run.code == 2)
    #expect(run.errors.contains("-O1"))
    for choice in [["--passes", "elide-defaults"], ["--disable-pass", "specialize"]] {
      let run = try box.run(["convert", "in/a.json", "--to", "skima", "--define", "a=1"] + choice)
      #expect(run.code == 2)
      #expect(run.errors.contains("`specialize`"), "\(run.errors)")
    }
    let both = ["convert", "in/a.json", "--to", "skima", "--define", "a=1", "--passes", "specialize"]
    #expect(try box.run(both).code == 0)
  }

  @Test func reportsWrongSettings() throws {
    try box.write("cardc.yaml", "define:\n  a..b: 1\n")
    let run = try box.run("build", "in", "-o", "out", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("cardc.yaml:2:3: error"))
    try box.write("cardc.yaml", "host: none.json\n")
    #expect(try box.run("build", "in", "-o", "out").code == 1)
  }

  private func build(_ options: String...) throws -> Sandbox.Run {
    try box.write("dd/a.json", card(text("${brand.name} ${x}")))
    try box.write("dd/a.data.json", #"{"x": 1}"#)
    return try box.run(
      [
        "build", "dd", "-o", "o", "--target", "adaptive-card,swiftui,swift,compose", "--define", "brand.name=Acme",
        "--syntax", "min", "--diagnostics", "short",
      ] + options)
  }

  @Test("a definition fills what the data lack, and code has no member for it")
  func everyTarget() throws {
    let run = try build()
    #expect(run.code == 0 && !run.errors.contains("missing-path"), "\(run.errors)")
    #expect(box.read("o/adaptive-card/a.json")?.contains(text("Acme 1")) == true)
    for file in ["swiftui/A.swift", "swift/A.swift", "compose/A.kt"] {
      let name = try #require(
        box.files(in: "o").first { $0.lowercased() == file.lowercased() }, "\(box.files(in: "o"))")
      let code = box.read("o/" + name) ?? ""
      #expect(code.contains("Acme") && !code.contains("brand"), "\(code)")
    }
  }

  @Test("a definition comes before the data in every command, which say so where they contradict it")
  func contradiction() throws {
    _ = try build()
    try box.write("d.json", #"{"x": 1, "Brand": {"name": "Other", "kind": "b"}}"#)
    let convert = try box.run(
      "convert", "dd/a.json", "--to", "adaptive-card", "--syntax", "min", "--data", "d.json", "--define",
      "brand.name=Acme", "--diagnostics", "short")
    #expect(convert.output.contains(text("Acme 1")), "\(convert.output)")
    #expect(
      convert.errors.hasPrefix(
        "d.json:1:28: warning: `Brand.name` is defined as `\"Acme\"`, which takes the place of what the data say"),
      "\(convert.errors)")
    try box.write("cardc.yaml", "define: { brand.name: Acme }\n")
    try box.write("dd/b.json", card(text("${brand.name} ${brand.kind} ${count($root.brand)}")))
    #expect(try box.run("expand", "dd/b.json", "--data", "d.json", "-q").output.contains("Acme b 2"))
    // The same value is no contradiction.
    try box.write("d.json", #"{"brand": {"name": "Acme", "kind": "b"}}"#)
    #expect(try box.run("expand", "dd/b.json", "--data", "d.json").errors.isEmpty)
    let records = try box.run("expand", "dd/a.json", "--ndjson", input: "{\"x\":1}\n{\"x\":2,\"brand\":null}\n")
    #expect(records.output.contains("Acme 1") && records.output.contains("Acme 2"), "\(records)")
    // What is known is no part of what the data must have.
    #expect(try !box.run("schema", "dd/a.json").output.contains("brand"))
  }

  @Test("what is known leaves out elements of generated functions, and keeps those whose condition is open")
  func conditions() throws {
    let hidden = #"{"type":"TextBlock","text":"beta ${b}","$when":"${beta}"}"#
    let kept = #"{"type":"TextBlock","text":"plain ${c}","$when":"${!beta && open}"}"#
    let scoped = #"{"type":"TextBlock","text":"${brand.name} ${name}","$data":"${items}"}"#
    try box.write("w.json", card([hidden, kept, scoped].joined(separator: ",")))
    let run = try box.run("convert", "w.json", "--to", "swift", "--define", "beta=false", "--define", "brand.name=Acme")
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.contains("beta") && run.output.contains("var c:") && !run.output.contains("var b:"))
    // In a repetition plain names are those of the item.
    #expect(run.output.contains("brand"))
  }

  @Test("a definition that the template does not read is noted, with what was probably meant")
  func unused() throws {
    func notes(_ definition: String) throws -> String {
      try box.run("convert", "in/a.json", "--to", "skima", "--define", definition, "--level", "template.*=note").errors
    }
    #expect(try notes("brand.nmae=Acme").contains("does not read `brand.nmae`"))
    #expect(try notes("brand.nmae=Acme").contains("did you mean `brand.name`?"))
    #expect(try notes("$host.lnag=de").contains("did you mean `$host.lang`?"))
    #expect(try notes("nothing=1").contains("[template.unused-definition]"))
    for used in ["brand.name=Acme", "Brand.Name=Acme", "beta=true", "$host.lang=de"] {
      #expect(try !notes(used).contains("unused-definition"), "\(used)")
    }
    // What is read as a whole is read in every part, and so is what is looked into by a name of the data.
    try box.write(
      "in/a.json",
      card(text("${json(brand)} ${labels[lang]}") + #","# + #"{"type":"TextBlock","$data":"${rows}","text":"${a}"}"#))
    for used in ["brand.name=Acme", "labels.de=A", #"rows=[{"a":1}]"#] {
      #expect(try !notes(used).contains("unused-definition"), "\(used)")
    }
  }

  @Test("where definitions cannot be used, it is said where they are")
  func place() throws {
    try box.write("cardc.yaml", "syntax: min\ndefine: { beta: true }\n")
    let file = try box.run("convert", "in/a.json", "--to", "skima", "-O0")
    #expect(file.code == 2 && file.errors.contains("`define` (cardc.yaml:2)"), "\(file.errors)")
    try box.remove("cardc.yaml")
    let flag = try box.run("convert", "in/a.json", "--to", "skima", "-O0", "--define", "beta=true")
    #expect(flag.errors.contains("`--define`"), "\(flag.errors)")
  }
}
