import CardTestSupport
import Testing

@Suite("Policies of evaluation")
struct PolicyTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("d.json", #"{"a": 1, "s": "x"}"#)
  }

  @Test(
    "eval --missing", arguments: [("keep", "\"${b}\"\n", 0), ("null", "", 0), ("empty", "\"\"\n", 0), ("error", "", 1)])
  func missing(_ policy: String, _ output: String, _ code: Int) throws {
    let run = try box.run("eval", "b", "--data", "d.json", "--missing", policy, "--diagnostics", "short")
    #expect(run.output == output)
    #expect(run.code == Int32(code))
    #expect(run.errors.contains("[template.missing-data]") == (policy == "error"))
    #expect(try box.run("eval", "b", "--missing", "maybe").code == 2)
  }

  @Test("eval reads its data from standard input too, but not together with its lines")
  func standardInput() throws {
    #expect(try box.run("eval", "a + 1", "--data", "-", input: #"{"a": 3}"#).output == "4\n")
    #expect(try box.run("eval", "-", "--data", "-").code == 2)
  }

  @Test("who pastes a hole into eval is told to take the braces away")
  func pastedHole() throws {
    let run = try box.run("eval", "${a + 1}", "--data", "d.json")
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("1 | ${a + 1}\n  |  ^\n"))
    #expect(run.errors.contains("help: write the expression alone, without `${` and `}` around it"))
  }

  @Test("who pastes text with holes into eval is told how expressions write it")
  func pastedText() throws {
    let run = try box.run("eval", "Hello ${a}", "--data", "d.json")
    #expect(run.code == 1)
    #expect(run.errors.contains("help: put a string with bindings between backquotes: `Hello ${name}`"))
  }

  @Test("an error of eval points into the expression")
  func caret() throws {
    let run = try box.run("eval", "1 + int(s)", "--data", "d.json")
    #expect(run.code == 1)
    #expect(run.errors.contains("1 | 1 + int(s)\n  |     ^^^^^^\n"))
  }

  @Test("a malformed clock or seed is a mistake of the command line, in every command that has them")
  func malformed() throws {
    try box.write("in/a.json", Sample.text("a"))
    let commands = [
      ["eval", "1"], ["expand", "in/a.json"], ["build", "in", "-o", "out"],
      ["convert", "in/a.json", "--to", "skima"],
    ]
    for command in commands {
      let run = try box.run(command, environment: ["SOURCE_DATE_EPOCH": "soon"])
      #expect(run.code == 2, "\(command)")
      #expect(run.errors.contains("`SOURCE_DATE_EPOCH`"))
      #expect(try box.run(command, environment: ["SOURCE_DATE_EPOCH": "1700000000"]).code == 0, "\(command)")
    }
    for command in commands.dropLast() {
      #expect(try box.run(command + ["--now", "soon"]).code == 2, "\(command)")
      #expect(try box.run(command + ["--seed", "x"]).code == 2, "\(command)")
    }
    #expect(!box.exists("out/x"))
  }

  @Test("--now wins over the environment")
  func precedence() throws {
    let run = try box.run(
      "eval", "utcNow('yyyy')", "--now", "2020-08-01T00:12:20Z", environment: ["SOURCE_DATE_EPOCH": "0"])
    #expect(run.output == "\"2020\"\n")
  }

  @Test("a build warns about what changes from build to build, until it is told the time and the seed")
  func reproducible() throws {
    try box.write("in/a.json", Sample.text("${utcNow('yyyy')} ${rand(1, 9)} ${name}"))
    try box.write("in/a.data.json", #"{"name": "Ada"}"#)
    let build = ["build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short"]
    func warnings(_ run: Sandbox.Run) -> [Substring] {
      run.errors.split(separator: "\n").filter { $0.contains("[template.not-reproducible]") }
    }
    let plain = try box.run(build)
    #expect(plain.code == 0)
    #expect(warnings(plain).count == 2)
    #expect(warnings(plain).contains { $0.contains("warning: `utcNow` gives a different value in every build") })
    #expect(try box.run(build + ["--diagnostics", "human"]).errors.contains("set the random seed with `--seed`"))
    #expect(warnings(try box.run(build + ["--seed", "1"])).count == 1)
    let set = try box.run(build + ["--seed", "1", "--now", "2024-05-06T07:08:09Z"])
    #expect(warnings(set).isEmpty)
    #expect(box.read("out/drivenui/a.json")?.contains("2024 ") == true)
    #expect(warnings(try box.run(build + ["--seed", "1"], environment: ["SOURCE_DATE_EPOCH": "0"])).isEmpty)
    #expect(box.read("out/drivenui/a.json")?.contains("1970 ") == true)
    try box.write("cardc.yaml", "now: 2023-01-01T00:00:00Z\nseed: 5\n")
    #expect(warnings(try box.run(build)).isEmpty)
    #expect(box.read("out/drivenui/a.json")?.contains("2023 ") == true)
    try box.write("cardc.yaml", "now: soon\nseed: -1\n")
    #expect(try box.run(build).errors.split(separator: "\n").filter { $0.contains("[project.bad-setting]") }.count == 2)
  }

  @Test("what is expanded once may depend on the time")
  func expandDoesNotWarn() throws {
    try box.write("t.json", #"{"a": "${rand(1, 2)}"}"#)
    let run = try box.run("expand", "t.json", "--data", "d.json")
    #expect(run.errors == "")
    #expect(run.output == "{\"a\":1}\n")
  }

  @Test("explain shows a function with its example")
  func explainFunction() throws {
    let run = try box.run("explain", "fn:rand")
    #expect(run.output.contains("Depends on chance."))
    #expect(run.output.contains("\n  rand(1, 7)\n  → "))
    #expect(try box.run("explain", "fn:equals").output.contains("Also written as `left == right`."))
    let unknown = try box.run("explain", "fn:formatNumbr")
    #expect(unknown.code == 2)
    #expect(unknown.errors.contains("did you mean `formatNumber`?"))
  }
}
