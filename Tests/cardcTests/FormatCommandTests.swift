import CardTestSupport
import Foundation
import Testing

@Suite("Layout of files")
struct LayoutOfFilesTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("what is not laid out is a finding for programs, at the first place that would change")
  func findings() throws {
    try box.write("in/a.yaml", "type: AdaptiveCard\nbody:\n  - text:   ä\n")
    try box.write("in/b.json", "{}")
    try box.write("in/c.yaml", "a: 1\n")
    let short = try box.run("fmt", "in", "--check", "--diagnostics", "short")
    #expect(short.code == 3)
    #expect(
      short.errors == """
        in/a.yaml:3:11: warning: the file is not laid out in the usual way from here on [format.other-layout]
        in/b.json:1:3: warning: the file is not laid out in the usual way from here on [format.other-layout]
        would lay out 2 of 3 files

        """)
    let github = try box.run("fmt", "in", "--check", "--diagnostics", "github")
    #expect(github.code == 3)
    #expect(github.errors.split(separator: "\n").count { $0.hasPrefix("::warning file=in/") } == 2, "\(github.errors)")
    // Like `check`: to standard output, where nothing else is written.
    for command in [["--check"], []] {
      let sarif = try box.run(["fmt", "in", "--diagnostics", "sarif"] + command)
      #expect(sarif.errors.isEmpty)
      let log = try JSONSerialization.jsonObject(with: Data(sarif.output.utf8)) as? [String: Any]
      let results = (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]] ?? []
      #expect(
        results.map { $0["ruleId"] as? String }
          == (command.isEmpty ? [] : ["format.other-layout", "format.other-layout"]))
    }
    #expect(box.read("in/b.json") == "{}\n")
    // A text or a difference is on standard output.
    #expect(try box.run("fmt", "-", "--diagnostics", "json", input: "a:   1\n").output == "a: 1\n")
    let difference = try box.run("fmt", "-", "--dry-run", "--diagnostics", "json", input: "a:   1\n")
    #expect(difference.output.contains("+a: 1") && difference.errors.contains("format.other-layout"))
    let raised = try box.run(
      "fmt", "-", "--check", "--diagnostics", "json", "--level", "format.*=off", input: "a:   1\n")
    #expect(raised.output.isEmpty && raised.code == 3)
  }

  @Test("what would be mended is a finding for programs")
  func mending() throws {
    try box.write(
      "a.yaml", "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - {type: TextBlock, text: a, wrap: \"true\"}\n")
    let run = try box.run("fix", "a.yaml", "--check", "--diagnostics", "json")
    #expect(run.code == 3 && run.errors.isEmpty)
    #expect(run.output.contains(#""line":4"#) && run.output.contains(#""replacement":"true""#), "\(run.output)")
    let made = try box.run("fix", "a.yaml", "--diagnostics", "json")
    #expect(made.code == 0 && made.output.isEmpty && made.errors.isEmpty)
  }

  @Test("an empty file is a mistake, for every command and syntax", arguments: ["e.yaml", "e.json"])
  func nothing(_ name: String) throws {
    try box.write(name, "")
    for command in ["fmt", "check"] {
      let run = try box.run(command, name)
      #expect(run.code == 1 && run.errors.contains("has no value"), "\(command) \(run.errors)")
    }
  }

  @Test("what is converted is laid out", arguments: ["adaptive-card", "drivenui", "skima"], ["json", "yaml"])
  func converted(_ target: String, _ syntax: String) throws {
    let templates = ["templates", "examples/legacy/\(target == "adaptive-card" ? "skima" : "adaptive-card")"]
    for (number, folder) in templates.enumerated() {
      let path = TestFiles.package.appending(path: folder).path(percentEncoded: false)
      let run = try box.run("convert", path, "--to", target, "--syntax", syntax, "-o", "out\(number)/", "-q")
      #expect(run.code == 0, "\(run.errors)")
      let check = try box.run("fmt", "out\(number)", "--check")
      #expect(check.code == 0 && !check.errors.contains(" of 0 files"), "\(check.errors)")
    }
  }
}
