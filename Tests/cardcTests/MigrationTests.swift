import CardCompiler
import CardTestSupport
import Testing

/// Whole folders of legacy screens, and what a team that moves them sees.
@Suite("cardc convert FOLDER")
struct MigrationTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  private func convert(_ arguments: String..., to target: String = "skima") throws -> Sandbox.Run {
    try box.run(["convert", "in", "--to", target, "-o", "out", "--diagnostics", "short"] + arguments)
  }

  /// One screen of each format, one of which loses something in Skima.
  private func writeScreens() throws {
    try box.write("in/deep/list.json", Sample.lossy)
    try box.write(
      "in/card.yaml", "type: AdaptiveCard\nversion: \"1.5\"\nbody: [{type: TextBlock, text: a, wrap: true}]\n")
    try box.write(
      "in/screen.json",
      #"{"metadata": {"id": "s"}, "ui": [{"type": "label", "props": {"text": "a"}, "constraints": [{"type": "topEqual"}, "#
        + #"{"type": "horizontalMargin"}]}]}"#)
  }

  @Test("formats are found by file, and the worst files are listed first with their reasons")
  func table() throws {
    try writeScreens()
    let run = try convert()
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.files(in: "out") == ["card.json", "deep/list.json", "screen.json"])
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(lines.count == 5)
    #expect(lines.first == "score  file               from           worst reasons")
    #expect(lines[1].hasPrefix("0.") && lines[1].contains("  in/deep/list.json  drivenui       lossy."))
    #expect(lines[3] == "1.000  in/screen.json     skima")
    #expect(lines[4].hasPrefix("3 files, 3 files written, "))
  }

  @Test("an error stops no other file, and comes first in the list")
  func errors() throws {
    try writeScreens()
    try box.write("in/broken.json", #"{"type": "VStack", "subviews": ["#)
    try box.write("in/two.yaml", "type: Text\n---\ntype: Text\n")
    let run = try convert()
    #expect(run.code == 1)
    #expect(box.files(in: "out") == ["card.json", "deep/list.json", "screen.json"])
    #expect(run.errors.contains("\n score  file               from           worst reasons\nfailed  in/broken.json"))
    #expect(
      run.errors.contains("json.unterminated\nfailed  in/two.yaml                       yaml.several-documents\n"))
    #expect(run.errors.contains("5 files, 3 files written, 2 failed"))
  }

  @Test("what is no screen is left out with a warning, unless it is named")
  func otherFiles() throws {
    try writeScreens()
    try box.write("in/package.json", #"{"name": "app"}"#)
    try box.write("in/empty.json", "")
    try box.write("in/later.yaml", "# nothing yet\n")
    try box.write("in/README.md", "# Screens\n")
    try box.write("in/logo.png", "\u{0}PNG")
    try box.write("in/list.data.json", "[1]")
    let run = try convert()
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      run.errors.contains(
        "in/package.json:1:1: warning: this is not a screen of any known format, so it is not converted"))
    #expect(run.errors.contains("in/empty.json:1:1: warning: this is empty, so it is not converted"))
    #expect(run.errors.contains("in/later.yaml:2:1: warning: this is empty, so it is not converted"))
    #expect(run.errors.contains("6 files, 3 files written, 3 skipped"))
    #expect(box.files(in: "out") == ["card.json", "deep/list.json", "screen.json"])
    #expect(try convert("--level", "project.skipped-file=error").code == 1)
    let named = try box.run("convert", "in/package.json", "in/card.yaml", "--to", "skima", "-o", "named")
    #expect(named.code == 1)
    #expect(named.errors.contains("[format.not-a-screen]"))
    let told = try convert("--from", "adaptive-card")
    #expect(told.errors.contains("in/package.json:1:1: error"))
  }

  @Test("--dry-run writes nothing and says the same")
  func dryRun() throws {
    try writeScreens()
    try box.write("in/broken.json", "{")
    let dry = try convert("--dry-run")
    #expect(!box.exists("out"))
    let run = try convert()
    #expect(dry.code == run.code)
    let (said, saidDry) = (run.errors.split(separator: "\n"), dry.errors.split(separator: "\n"))
    #expect(said.dropLast() == saidDry.dropLast())
    #expect(saidDry.last?.hasPrefix("4 files, 3 files would change, 1 failed") == true)
    #expect(try convert("--dry-run").errors.contains("4 files, nothing would change, 1 failed"))
    // One file, too.
    let one = try box.run("convert", "in/screen.json", "--to", "drivenui", "--dry-run")
    #expect(one.code == 0)
    #expect(one.output == "")
    #expect(try box.run("convert", "in/screen.json", "--to", "drivenui", "--dry-run", "-o", "x.json").code == 0)
    #expect(!box.exists("x.json"))
  }

  @Test("long folders are cut to the worst files, -v lists all, -q none, and one file has no list")
  func length() throws {
    for number in 10..<40 { try box.write("in/\(number).json", number < 15 ? Sample.lossy : Sample.text("a")) }
    let run = try convert(to: "drivenui")
    #expect(run.errors.split(separator: "\n").count == 1 + 20 + 2)
    #expect(run.errors.contains("\nand 10 more files without losses; -v lists all\n30 files, 30 files written\n"))
    let all = try convert("-v", to: "skima")
    for number in 10..<40 { #expect(all.errors.contains("  in/\(number).json  drivenui")) }
    #expect(try convert("-q").errors == "")
    try box.write("in2/a.json", Sample.text("a"))
    let single = try box.run("convert", "in2", "--to", "drivenui", "-o", "out2")
    #expect(single.errors == "1 file, 1 file written\n")
    // Programs that read the diagnostics are not disturbed.
    #expect(try !convert("--diagnostics", "json").errors.contains("score  file"))
  }

  @Test("threads change neither output nor list", arguments: ["1", "2", "7"])
  func jobs(_ number: String) throws {
    try writeScreens()
    let run = try convert("--jobs", number)
    #expect(
      run.errors == (try box.run(["convert", "in", "--to", "skima", "-o", "o", "--diagnostics", "short"]).errors))
    #expect(try convert("--jobs", "0").code == 2)
  }

  @Test("--preserve is an option of convert and build and a setting, and converting back gives the source")
  func preserve() throws {
    try writeScreens()
    #expect(try convert("--preserve").code == 0)
    #expect(box.read("out/deep/list.json")?.contains("\"x-cardc\"") == true)
    #expect(box.read("out/screen.json")?.contains("x-cardc") == false)
    #expect(try box.run("convert", "out", "--to", "drivenui", "-o", "back", "-q").code == 0)
    #expect(try box.run("convert", "in/deep/list.json", "--to", "drivenui", "-o", "plain.json", "-q").code == 0)
    #expect(box.read("back/deep/list.json") == box.read("plain.json"))
    // A stored source is no finding of its own.
    #expect(try box.run("check", "out/deep/list.json").errors == "1 template, no problems found\n")
    try box.write("cardc.yaml", "preserve: true\n")
    #expect(try box.run("build", "in", "-o", "dist", "--target", "skima", "-q").code == 0)
    #expect(box.read("dist/skima/deep/list.json")?.contains("x-cardc") == true)
    #expect(try box.run("build", "in", "-o", "dist", "--target", "skima", "-q", "--no-preserve").code == 0)
    #expect(box.read("dist/skima/deep/list.json")?.contains("x-cardc") == false)
    // What a server fills in is no longer what was converted.
    try box.write("data.json", "{}")
    let expanded = try box.run("expand", "out/deep/list.json", "--data", "data.json")
    #expect(expanded.code == 0 && !expanded.output.contains("x-cardc"))
  }

  @Test("a build with data stores the source with its data in it, one without data the template")
  func preserveBound() throws {
    // No other format has fonts of fixed width: only the stored source brings it back.
    try box.write(
      "t.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Hi ${name}","fontType":"monospace"}]}"#
    )
    try box.write("data.json", #"{"name":"Ada"}"#)
    func build(_ options: String...) throws -> Int32 {
      try box.run(["build", "t.json", "--target", "drivenui", "--preserve", "-q"] + options).code
    }
    func returned(_ file: String) throws -> String {
      try box.run("convert", file, "--to", "adaptive-card", "--syntax", "min", "-q").output
    }
    let bound =
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"Hi Ada","fontType":"monospace"}]}"#
    #expect(try build("--data", "data.json", "-o", "bound") == 0)
    #expect(try returned("bound/drivenui/t.json") == bound)
    #expect(try build("-o", "open") == 0)
    #expect(try returned("open/drivenui/t.json") == box.read("t.json"))
    // The data fill the stored template, too.
    let filled = try box.run(
      "build", "open/drivenui/t.json", "--data", "data.json", "--target", "adaptive-card", "--syntax", "min", "-o",
      "filled", "-q")
    #expect(filled.code == 0)
    #expect(box.read("filled/adaptive-card/t.json") == bound)
  }
}
