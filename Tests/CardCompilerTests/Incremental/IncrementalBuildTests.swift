import CardTestSupport
import Foundation
import Testing

@testable import CardCompiler

@Suite("A build that does only what has changed")
struct IncrementalBuildTests {
  @Test("leaves everything alone if nothing has changed")
  func unchanged() throws {
    let box = try BuildBox()
    #expect(try box.build().reused == 0)
    let second = try box.build()
    #expect(second.reused == 3 && second.changes.isEmpty)
    #expect(second.summary.line == "3 templates, 6 files unchanged, 3 losses in 1 reason")
  }

  @Test("a change in a component builds its users and no other template")
  func component() throws {
    let box = try BuildBox()
    _ = try box.build()
    let file = try #require(box.box.read("in/_components/badge.yaml"))
    try box.box.write("in/_components/badge.yaml", file.replacingOccurrences(of: "$prop{text}", with: "$prop{text}!"))
    let outcome = try box.build()
    #expect(outcome.reused == 2)
    #expect(outcome.changes.map(\.path).map(Path.name) == ["c.json", "c.json"])
    #expect(box.outputs()["drivenui/c.json"]?.contains("new!") == true)
  }

  @Test("a component that no template uses builds none, and one that takes the name of an element its users")
  func newComponent() throws {
    let box = try BuildBox()
    _ = try box.build()
    let file = try #require(box.box.read("in/_components/badge.yaml"))
    try box.box.write("in/_components/other.yaml", file.replacingOccurrences(of: "name: badge", with: "name: other"))
    _ = try box.build()
    try box.box.write(
      "in/_components/other.yaml",
      file.replacingOccurrences(of: "name: badge", with: "name: other").replacingOccurrences(of: "Text", with: "HStack")
    )
    #expect(try box.build().reused == 3)
    try box.box.write("in/_components/other.yaml", file)
    #expect(try box.build().diagnostics.all.contains { $0.id == "component.duplicate" })
  }

  @Test("a change in the data builds their template")
  func data() throws {
    let box = try BuildBox()
    _ = try box.build()
    try box.box.write("in/sub/b.data.json", #"{"name": "Eve"}"#)
    #expect(try box.build().reused == 2)
    #expect(box.outputs()["drivenui/sub/b.json"]?.contains("Eve") == true)
    try box.box.remove("in/sub/b.data.json")
    #expect(try box.build().reused == 2)
    #expect(box.outputs()["drivenui/sub/b.json"]?.contains("${name}") == true)
  }

  @Test("a change of the same size in the same moment is seen")
  func racy() throws {
    let box = try BuildBox()
    for text in ["x", "y", "z", "x"] {
      try box.box.write("in/a.json", BuildBox.card(text))
      _ = try box.build()
      #expect(box.outputs()["drivenui/a.json"]?.contains("\"\(text)\"") == true)
    }
  }

  @Test("a change that keeps size and time of the file is seen")
  func backdated() throws {
    let box = try BuildBox()
    let past = Date(timeIntervalSinceNow: -1000)
    let file = box.box.absolute("in/a.json")
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    usleep(100_000)
    _ = try box.build()
    try box.box.write("in/a.json", BuildBox.card("b"))
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file)
    _ = try box.build()
    #expect(box.outputs()["drivenui/a.json"]?.contains("\"b\"") == true)
  }

  @Test("a file that was only touched is read, and nothing is built")
  func touched() throws {
    let box = try BuildBox()
    _ = try box.build()
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: box.box.absolute("in/a.json"))
    #expect(try box.build().reused == 3)
  }

  @Test("an output that is gone or was changed by hand is written again")
  func outputs() throws {
    let box = try BuildBox()
    _ = try box.build()
    let wanted = box.outputs()
    try box.box.remove("out/drivenui/a.json")
    try box.box.write("out/skima/c.json", "mine")
    #expect(try box.build().reused == 1)
    #expect(box.outputs() == wanted)
  }

  @Test("other targets and options build anew, and a target that an option named stays")
  func options() throws {
    let box = try BuildBox()
    _ = try box.build()
    #expect(try box.build(targets: ["drivenui"]).reused == 0)
    #expect(box.outputs().count == 6)
    #expect(try box.build(targets: ["drivenui"]).reused == 3)
  }

  @Test("what was found is said again, with the same words")
  func findings() throws {
    let box = try BuildBox()
    try box.box.write("in/w.yaml", "type: Text\nvalues:\n  text: 'é ${nmae}'\n")
    try box.box.write("in/w.data.json", #"{"name": "Ada"}"#)
    let file = try #require(box.box.read("in/_components/badge.yaml"))
    try box.box.write(
      "in/_components/badge.yaml", file.replacingOccurrences(of: "type: Text", with: "type: Text, odd: 1"))
    try box.box.write("in/c2.json", #"{"type": "badge", "text": "two"}"#)
    let first = try box.build()
    #expect(first.diagnostics.all.contains { $0.id == "template.missing-path" })
    let second = try box.build()
    #expect(second.reused == 5)
    #expect(second.text == first.text)
    #expect(second.summary.reasonLines == first.summary.reasonLines)
    // Half of it again, half of it anew.
    try box.box.write("in/c2.json", #"{ "type": "badge", "text": "two"}"#)
    let third = try box.build()
    #expect(third.reused == 4)
    #expect(third.text == (try box.build(into: "fresh").text))
  }

  @Test("a template that depends on the time is built every time")
  func time() throws {
    let box = try BuildBox()
    try box.box.write("in/t.json", BuildBox.card("${utcNow()}"))
    try box.box.write("in/t.data.json", "{}")
    let first = try box.build()
    #expect(first.diagnostics.all.map(\.id) == ["template.not-reproducible"])
    #expect(try box.build().reused == 3)
  }

  @Test("after any changes the outputs and findings are those of a build from nothing")
  func anyChanges() throws {
    let box = try BuildBox()
    var random = SystemRandomNumberGenerator()
    let names = ["in/a.json", "in/c.json", "in/sub/b.json", "in/sub/deep/d.json", "in/e.yaml"]
    let contents = [
      BuildBox.card("one"), BuildBox.card("two ${name}"), BuildBox.card("three ${other}"), "{", "{}",
      #"{"type": "badge", "text": "x"}"#, #"{"type": "tag"}"#,
      #"{"type": "VStack", "subviews": [{"$include": "sub/_part.json"}]}"#,
    ]
    for step in 0..<TestEffort.choose(40, thorough: 600) {
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        let name = names.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<10, using: &random) {
        case 0: try? box.box.remove(name)
        case 1: try? box.box.remove("in/sub/b.data.json")
        case 2: try box.box.write("in/sub/b.data.json", #"{"name": "\#(step % 3)"}"#)
        case 3: try box.box.write("in/sub/_part.json", BuildBox.card("part \(step % 2)"))
        case 4:
          let name = ["badge", "tag"].randomElement(using: &random) ?? ""
          try box.box.write(
            "in/_components/\(["badge", "x"].randomElement(using: &random) ?? "").yaml",
            "metadata: { name: \(name) }\ncomponent: { type: Text, values: { text: '\(step % 3)' } }\n")
        case 5: try? box.box.remove("in/_components/x.yaml")
        case 6: try? box.box.remove("out/drivenui/a.json")
        default: try box.box.write(name, contents.randomElement(using: &random) ?? "")
        }
      }
      try box.box.write("in/always.json", BuildBox.card("always"))
      let outcome = try box.build()
      let fresh = try box.build(into: "fresh-\(step)")
      #expect(outcome.text == fresh.text, "step \(step)")
      // A template that fails keeps what it gave before: only then is there more than what a build from nothing gives.
      let (own, other) = (box.outputs(), box.outputs(in: "fresh-\(step)"))
      for (name, text) in other { #expect(own[name] == text, "\(name) in step \(step)") }
      if !fresh.diagnostics.hasErrors { #expect(own == other, "step \(step)") }
      try box.box.remove("fresh-\(step)")
    }
  }
}
