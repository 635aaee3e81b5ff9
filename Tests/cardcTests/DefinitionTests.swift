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
}
