import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("cardc init")
struct InitTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("what it writes builds at once, is laid out in the usual way and has no findings")
  func builds() throws {
    let run = try box.run("init")
    #expect(run.code == 0 && run.output == "")
    #expect(
      box.files() == [
        "cardc.yaml", "schemas/adaptive-card.schema.json", "schemas/config.schema.json", "templates/hello.data.yaml",
        "templates/hello.yaml",
      ])
    #expect(try box.run("build").errors == "1 template, 1 file written\n")
    let card = try #require(box.read("dist/adaptive-card/hello.json"))
    #expect(card.contains("Hello Ada") && card.contains("2 open orders") && card.contains("A-1025"))
    #expect(try box.run("build", "--profile", "release").code == 0)
    #expect(try box.run("check", "--warnings-as-errors").errors == "1 template, no problems found\n")
    #expect(try box.run("fmt", "--check").code == 0)
    #expect(try box.run("fmt", "--check", "cardc.yaml").code == 0)
  }

  @Test("files that are there are kept")
  func keeps() throws {
    try box.write("new/cardc.yaml", "inputs: screens\n")
    let first = try box.run("init", "new", "--with-ci")
    #expect(first.code == 0 && first.errors.contains("kept new/cardc.yaml\nwrote new/templates/hello.yaml\n"))
    #expect(box.read("new/cardc.yaml") == "inputs: screens\n")
    let before = box.files()
    #expect(before.contains("new/.github/workflows/cards.yml"))
    try box.write("new/templates/hello.yaml", "mine")
    let second = try box.run("init", "new", "--with-ci")
    #expect(!second.errors.contains("wrote "))
    #expect(box.read("new/templates/hello.yaml") == "mine" && box.files() == before)
  }

  @Test("the lines for editors lead to schemas that the files follow")
  func associations() throws {
    #expect(try box.run("init").code == 0)
    for (file, folder) in [("cardc.yaml", ""), ("templates/hello.yaml", "templates/")] {
      let text = try #require(box.read(file))
      let line = try #require(text.split(separator: "\n").first)
      let path = try #require(line.split(separator: "=").last)
      let schema = try #require(box.read(folder + path))
      var diagnostics = Diagnostics()
      let document = Document.read(SourceText(name: file, text: text), as: .yaml, diagnostics: &diagnostics)
      let rules = Document.read(SourceText(name: "s.json", text: schema), as: .json, diagnostics: &diagnostics)
      let problems = JSONSchemaValidator.problems(of: try #require(document).root, schema: try #require(rules).root)
      #expect(problems.isEmpty, "\(file): \(problems)")
    }
  }

  @Test("a folder that cannot be written to is an error")
  func unwritable() throws {
    try box.write("file", "")
    let run = try box.run("init", "file")
    #expect(run.code == 1 && run.errors.contains("[io.cannot-write]"))
  }
}
