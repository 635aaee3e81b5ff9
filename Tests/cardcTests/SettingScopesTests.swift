import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("profiles, options of targets and versions in cardc.yaml")
struct SettingScopesTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("in/a.json", Sample.text("${name}"))
  }

  private func errors(_ configuration: String, _ options: String...) throws -> String {
    try box.write("cardc.yaml", "inputs: in\ntarget: drivenui\n" + configuration)
    return try box.run(["build", "--diagnostics", "short"] + options).errors
  }

  @Test("a profile comes before the rest, and options before the profile")
  func profiles() throws {
    try box.write(
      "cardc.yaml",
      """
      inputs: in
      target: drivenui
      syntax: yaml
      level: {template.missing-path: note}
      profiles:
        release:
          syntax: json
          output: out
          level: {input.duplicate-key: error}
        empty:
      """)
    #expect(try box.run("build").code == 0)
    #expect(box.exists("dist/drivenui/a.yaml"))
    #expect(try box.run("build", "--profile", "release").code == 0)
    #expect(box.exists("out/drivenui/a.json"))
    #expect(try box.run("build", "--profile", "release", "--syntax", "yaml").code == 0)
    #expect(box.exists("out/drivenui/a.yaml") && !box.exists("out/drivenui/a.json"))
    #expect(try box.run("build", "--profile", "empty").code == 0)
    let unknown = try box.run("build", "--profile", "relase")
    #expect(unknown.code == 2 && unknown.errors.contains("did you mean `release`?"))
    // Levels of both hold.
    try box.write("in/a.data.json", #"{"name": "1", "name": "2"}"#)
    #expect(try box.run("check").code == 0)
    #expect(try box.run("check", "--profile", "release").code == 1)
  }

  @Test("a profile without a cardc.yaml is wrong usage")
  func noConfiguration() throws {
    let run = try box.run("check", "in", "--profile", "release")
    #expect(run.code == 2 && run.errors.contains("There is no `cardc.yaml`"))
  }

  @Test("options of a target hold for it alone, after the command line and before the rest")
  func targets() throws {
    try box.write(
      "cardc.yaml",
      """
      inputs: in
      target: [drivenui, adaptive-card]
      target-options:
        drivenui: {syntax: yaml}
      profiles:
        small:
          target-options:
            drivenui: {syntax: min}
      """)
    #expect(try box.run("build").code == 0)
    #expect(box.exists("dist/drivenui/a.yaml") && box.exists("dist/adaptive-card/a.json"))
    #expect(try box.run("convert", "in/a.json", "--to", "drivenui").output.hasPrefix("type: Text\n"))
    #expect(try box.run("build", "--profile", "small").code == 0)
    #expect(box.read("dist/drivenui/a.json") == #"{"type":"Text","values":{"text":"${name}"}}"#)
    #expect(try box.run("build", "--syntax", "json").code == 0)
    #expect(box.read("dist/drivenui/a.json")?.contains("\n  \"type\": \"Text\"") == true)
    // A change of them is a change of what is built.
    #expect(try box.run("build", "--profile", "small").errors.contains("file"))
    #expect(box.read("dist/drivenui/a.json")?.contains("\n") == false)
  }

  @Test("losses and scores are those of the target's options")
  func strictness() throws {
    try box.write("in/a.json", #"{"type": "AdaptiveCard", "body": [{"type": "Input.Text", "id": "a", "label": "b"}]}"#)
    let text = "inputs: in\ntarget: [adaptive-card, drivenui]\ntarget-options: {%: {strict: true}}\n"
    for (target, code) in [("drivenui", Int32(1)), ("adaptive-card", 0)] {
      try box.write("cardc.yaml", text.replacingOccurrences(of: "%", with: target))
      #expect(try box.run("build").code == code, "\(target)")
    }
  }

  @Test("a project for other versions is an error at the requirement, and nothing else is said")
  func requires() throws {
    #expect(try errors("requires: \">=0.1, <9\"\n").contains("1 template"))
    #expect(
      try errors("requires: '>=8.5'\nfuture: true\n")
        == "cardc.yaml:3:11: error: the project needs cardc >=8.5, and this is \(ToolName.version) [project.other-version]\n"
    )
    #expect(try errors("requires: 0.1\n").contains("cardc.yaml:3:11: error: this must be comparisons of versions"))
    #expect(try errors("requires: latest\n").contains("[project.bad-setting]"))
  }

  @Test("keys that stand in the wrong place are named")
  func misplaced() throws {
    #expect(
      try errors("target-options: {skima: {jobs: 2, stric: true}, skma: {}}\n") == """
        cardc.yaml:3:26: error: `jobs` cannot be set for one target alone [project.unknown-setting]
        cardc.yaml:3:35: error: there is no setting `stric` [project.unknown-setting]
        cardc.yaml:3:49: error: there is no target `skma` [project.bad-setting]

        """)
    #expect(
      try errors("profiles: {a: {requires: '>=0'}, b: 1}\n") == """
        cardc.yaml:3:16: error: `requires` cannot be set in a profile [project.unknown-setting]
        cardc.yaml:3:37: error: this must be keys with values [project.bad-setting]

        """)
  }

  @Test(
    "comparisons of versions",
    arguments: [
      (">=0.2", "0.2.0", true), (">=0.2", "0.1.9", false), (">=0.2 <1", "1.0.0", false), ("<1,>0.2", "0.2.1", true),
      ("= 1.2", "1.2.0", true), ("<=1.2", "1.2.1", false), (">1", "1.0.0", false), (">=0.10", "0.9.0", false),
    ])
  func comparisons(_ requirement: String, _ version: String, _ isAllowed: Bool) throws {
    #expect(try #require(VersionRequirement(requirement)).allows(version) == isAllowed)
  }

  @Test(
    "what is no comparison",
    arguments: ["", "0.2", ">=", ">=a", "=>1", ">=1.2.3.4", ">=1..2", "^1", ">=1 x", ">=9999999999"])
  func noComparison(_ text: String) { #expect(VersionRequirement(text) == nil) }
}
