import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("cardc explain")
struct ExplainTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test(
    "whatever has a name is explained by it",
    arguments: [
      ("template.missing-path", "template.missing-path (warning)\n"),
      ("missing-path", "template.missing-path (warning)\n"),
      ("fn:formatNumber", "formatNumber(number, number, [string]) → string\n"),
      ("formatNumber", "formatNumber(number, number, [string]) → string\n"),
      ("formatnumber", "formatNumber(number, number, [string]) → string\n"),
      ("lower-facts", "lower-facts  (where the target needs it)\n"),
      ("TextBlock", "TextBlock (a type of Adaptive Cards)\n"),
      ("Action.Submit", "Action.Submit (a type of Adaptive Cards)\n"),
      ("isSubtle", "isSubtle (a property of Adaptive Cards)\n"),
      ("property:wrap", "wrap (a property of Adaptive Cards)\n"),
      ("--host-config", "--host-config (an option, and a key of `cardc.yaml`)\n"),
      ("option:jobs", "--jobs (an option, and a key of `cardc.yaml`)\n"), ("teams", "teams (a host)\n"),
    ])
  func explains(_ name: String, _ beginning: String) throws {
    let run = try box.run("explain", "--", name)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix(beginning), "\(run.output)")
  }

  @Test("a name that several things have is explained for each, and one that nothing has gets the nearest")
  func several() throws {
    let run = try box.run("explain", "select")
    #expect(run.output.contains("select(array or object, name => expression) → array\n"))
    let types = try box.run("explain", "type:Image").output
    #expect(types.contains("(a type of Adaptive Cards)") && types.contains("(a type of DrivenUI)"))
    for (name, error) in [
      ("formatNumbr", "Nothing is called `formatNumbr`: did you mean `formatNumber`?"),
      ("fn:formatNumbr", "There is no function `formatNumbr`: did you mean `formatNumber`?"),
      ("template.mising-path", "There is no diagnostic `template.mising-path`: did you mean `template.missing-path`?"),
      ("--missing", "Nothing is called `--missing`; `cardc help COMMAND` explains the options of a command."),
    ] {
      let run = try box.run("explain", "--", name)
      #expect(run.code == 2)
      #expect(run.errors.contains(error), "\(run.errors)")
    }
  }
}

@Suite("The command line")
struct CommandLineTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("--version")
  func version() throws {
    let run = try box.run("--version")
    #expect(run.code == 0)
    #expect(run.output == "cardc 0.1.0\n")
  }

  @Test("the help of the root command")
  func help() throws {
    let run = try box.run("--help", environment: ["COLUMNS": "80"])
    #expect(run.code == 0)
    #expect(
      run.output == """
        OVERVIEW: Build, convert and expand server-driven user interfaces.

        cardc reads screens and templates in YAML or JSON, written as Adaptive Cards,
        DrivenUI components or Skima widgets, and writes any of these formats. `-` in
        place of a file is standard input or output.

        EXAMPLES
          cardc build templates/ -o dist/
          cardc convert legacy/ --from skima --to adaptive-card -o out/
          cardc expand card.yaml --data data.json

        EXIT CODES
          0  success
          1  errors in the input
          2  wrong usage
          3  `--check` found differences

        USAGE: cardc <subcommand>

        OPTIONS:
          --version               Show the version.
          -h, --help              Show help information.

        SUBCOMMANDS:
          init                    Begin a project: settings, a first template with
                                  data, and schemas for editors.
          build                   Build every template of a project for every target.
          convert                 Translate screens from one format to another.
          generate                Generate Swift for one template, as the build-tool
                                  plugin does.
          expand                  Expand a template with data.
          check                   Check templates for mistakes, and write nothing.
          fix                     Make the corrections that diagnostics offer.
          fmt                     Format templates.
          preview                 Show screens in a browser while they are edited.
          lsp                     Serve an editor: findings as you type, completion,
                                  hover.
          inspect                 Print a screen as it is between two stages of the
                                  compiler.
          schema                  Print the JSON Schema of a format, or of the data
                                  that a template needs.
          eval                    Evaluate an expression of the template language.
          formats                 List the formats that can be read and written.
          hosts                   List the hosts that Adaptive Cards can be written
                                  for, or print what is known of one.
          passes                  List the passes in the order in which they run, with
                                  an example of each.
          explain                 Explain a diagnostic, or anything else that has a
                                  name.

          See 'cardc help <subcommand>' for detailed help.

        """)
    #expect(try box.run().output == run.output)
  }

  @Test(
    "wrong command lines exit with 2 and print nothing on standard output",
    arguments: [
      ["buidl"], ["build"], ["build", "x", "--target", "skma"], ["build", "x", "--jobs", "0"], ["convert"],
      ["convert", "x"], ["convert", "x", "--to", "skima", "--report", "x.txt"],
      ["convert", "x", "--to", "skima", "--report", "r.html", "--report", "r.html"],
      ["convert", "x", "--to", "skima", "--fail-under", "1.5"], ["build", "x", "--fail-under", "-1"],
      ["build", "x", "--fail-under", "nan"], ["build", "x", "--fail-under", "most"],
      ["convert", "-", "--to", "skima", "--nope"],
      ["expand"], ["inspect", "x", "--emit", "tokens"], ["explain", "no.such-id"], ["check"],
      ["eval", "1", "--color", "red"],
      ["build", "x", "--disable-pass", "elide-default"],
      ["build", "x", "-o", "-"], ["build", "x", "--depfile", "-", "--stats-file", "-"],
      ["build", "x", "--depfile", "-", "--report", "-"], ["check", "x", "--baseline", "-"], ["schema", "--write", "-"],
      ["convert", "x", "--to", "skima", "--ndjson", "--counts", "-"],
      ["expand", "x", "--ndjson", "--rejects", "-", "-o", "-"],
      ["inspect", "x", "--emit", "styles", "--syntax", "json"], ["schema", "swiftui"],
    ])
  func usage(_ arguments: [String]) throws {
    let run = try box.run(arguments)
    #expect(run.code == 2, "\(run.errors)")
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test("misspelled commands are recognized")
  func misspelledCommand() throws {
    #expect(try box.run("convrt", "x").errors.contains("did you mean `convert`?"))
  }

  @Test("formats lists every format with what it can do")
  func formats() throws {
    let run = try box.run("formats")
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n")
    for target in Registry.standard.targets {
      let line = try #require(lines.first { $0.hasPrefix(target.id.rawValue + " ") })
      #expect(line.contains("writes") && line.contains("reads") == (Registry.standard.format(target.id) != nil))
    }
    #expect(lines.count { $0.contains("reads, writes  .json .yaml .yml") } == 3)
  }

  @Test("passes lists every pass with its example")
  func passes() throws {
    let run = try box.run("passes")
    #expect(run.code == 0)
    for pass in PassPipeline.all {
      #expect(run.output.contains("\n" + pass.name + "  (") || run.output.hasPrefix(pass.name + "  ("))
    }
    #expect(run.output.contains("elide-defaults  (from -O1)\n"))
  }

  @Test("explain knows every id, and lists them")
  func explain() throws {
    let list = try box.run("explain").output.split(separator: "\n").compactMap { $0.split(separator: " ").first }
    #expect(list.count == DiagnosticCatalog.all.count)
    #expect(list == list.sorted())
    #expect(Set(list).count == list.count)
    let run = try box.run("explain", "json.unterminated")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("json.unterminated (error)\n"))
    #expect(try box.run("explain", "json.untermnated").errors.contains("did you mean `json.unterminated`?"))
  }

  @Test("a reader that has seen enough does not crash the program")
  func brokenPipe() throws {
    let program = try Sandbox.program().path
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The list is longer than a pipe holds only together with a reader that ends at once.
    process.arguments = [
      "-c", "(for i in 1 2 3 4 5 6 7 8 9; do \"\(program)\" explain; echo $? >> codes; done) | true",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: box.path)
    try process.run()
    process.waitUntilExit()
    #expect(Set((box.read("codes") ?? "").split(separator: "\n")) == ["0"])
  }

  @Test("input and output that the parent has closed are errors, and nothing waits or is written elsewhere")
  func closedDescriptors() throws {
    try box.write("card.json", Sample.text("a"))
    for command in ["check -", "fmt -", "fix -", "expand -", "convert - --to drivenui"] {
      let run = try box.shell("timeout 20 cardc \(command) <&-")
      #expect(run.code == 1 && run.output.contains("[io.cannot-read]"), "\(command): \(run.code) \(run.output)")
    }
    let closed = try box.shell("timeout 20 cardc convert card.json --to drivenui >&-")
    #expect(closed.code == 1 && closed.output.contains("[io.cannot-write]"), "\(closed.code) \(closed.output)")
    // With all three closed, the first file to be opened would be the output.
    let silent = try box.shell("timeout 20 cardc convert card.json --to drivenui -o out.json <&- >&- 2>&-; echo $?")
    #expect(silent.output == "0\n" && box.read("out.json")?.hasPrefix("{") == true, "\(silent.output)")
  }

  @Test("a large file, for which memory is got ahead, gives what a pipe gives, with little memory as well")
  func largeDocument() throws {
    let texts = (0..<4_000).map { #"{"type":"TextBlock","text":"Line \#($0) of a document that is long","wrap":true}"# }
    let card = #"{"type":"AdaptiveCard","version":"1.5","body":[\#(texts.joined(separator: ","))]}"#
    #expect(card.utf8.count > 256 << 10)
    try box.write("card.json", card)
    let piped = try box.shell("cat card.json | cardc convert - --to drivenui")
    #expect(piped.code == 0 && piped.output.contains("Line 3999 of"))
    for limit in ["unlimited", "4000000"] {
      let run = try box.shell("ulimit -v \(limit); cardc convert card.json --to drivenui")
      #expect(run.code == 0 && run.output == piped.output, "\(limit): \(run.code) \(run.errors)")
    }
  }

  @Test("`-` is standard output for files besides the output")
  func standardOutput() throws {
    try box.write("in/a.json", Sample.text("a"))
    let rules = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--depfile", "-")
    #expect(rules.code == 0 && rules.output.hasPrefix("out/drivenui/a.json: in/a.json"), "\(rules.output)")
    let figures = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--stats-file", "-")
    #expect(figures.output.hasPrefix("{"), "\(figures.output)")
    try box.write("t.yaml", "a: \"${int(n)}\"\n")
    try box.write("d.ndjson", "{\"n\": \"1\"}\n{\"n\": \"x\"}\n")
    let counts = try box.run(
      "expand", "t.yaml", "--ndjson", "--data", "d.ndjson", "-o", "o.ndjson", "--counts", "-", "--on-error", "skip")
    #expect(counts.output.hasPrefix("{"), "\(counts.output)\(counts.errors)")
    let rejects = try box.run(
      "expand", "t.yaml", "--ndjson", "--data", "d.ndjson", "-o", "o.ndjson", "--rejects", "-", "--on-error", "skip")
    #expect(rejects.output.contains("x"), "\(rejects.output)\(rejects.errors)")
    #expect(!box.exists("-"))
  }

  @Test("a target that is written only has no schema, and that is said")
  func schemaOfTarget() throws {
    let run = try box.run("schema", "swiftui")
    #expect(run.errors.hasPrefix("Error: `swiftui` is written only, and has no schema"), "\(run.errors)")
    // A template of that name is one.
    try box.write("swiftui", "type: AdaptiveCard\n")
    #expect(try box.run("schema", "swiftui").code == 0)
  }
}
