import CardTestSupport
import Foundation
import Testing

@testable import CardCompiler

@Suite("A build that looks only at what does not look as it did")
struct BuildIndexTests {
  let box: BuildBox

  init() throws {
    box = try BuildBox()
    // Changed a moment ago, a file may be changed again without a trace: it is read until it has settled.
    usleep(60_000)
  }

  private static func component(_ name: String) -> String {
    "metadata: {name: \(name)}\ncomponent: {type: Divider}\n"
  }

  private func write(_ name: String, _ text: String) throws {
    try box.box.write(name, text)
    usleep(60_000)
  }

  @Test("does so if nothing or a template has changed, and says what one that looks at everything says")
  func resumes() throws {
    #expect(try !box.build().isResumed)
    let again = try box.build()
    #expect(again.isResumed && again.reused == 3 && again.changes.isEmpty)
    #expect(again.summary.line == "3 templates, 6 files unchanged, 3 losses in 1 reason")
    try write("in/a.json", BuildBox.card("x ${missing}"))
    let changed = try box.build()
    #expect(changed.isResumed && changed.reused == 2 && changed.changes.count == 2)
    #expect(changed.summary.line == "3 templates, 2 files written, 4 unchanged, 3 losses in 1 reason")
    #expect(try box.build().isResumed)
    let all = try box.build { $0.isIncremental = false }
    #expect(!all.isResumed && all.summary.line == "3 templates, 6 files unchanged, 3 losses in 1 reason")
  }

  @Test("a template with an error is built every time until it is mended, and then its outputs are right")
  func errors() throws {
    _ = try box.build()
    try write("in/a.json", "{")
    for _ in 0..<3 {
      let failed = try box.build()
      #expect(failed.isResumed && failed.diagnostics.hasErrors && failed.summary.failed == 1 && failed.reused == 2)
    }
    try write("in/a.json", BuildBox.card("mended"))
    let mended = try box.build()
    #expect(mended.isResumed && !mended.diagnostics.hasErrors)
    #expect(box.outputs()["skima/a.json"]?.contains("mended") == true)
  }

  @Test("what no stamp of a known file tells leads to a look at everything")
  func others() throws {
    let changes: [(String, () throws -> Void)] = [
      ("a new template", { try write("in/sub/n.json", BuildBox.card("n")) }),
      ("a template that has gone", { try box.box.remove("in/sub/n.json") }),
      ("data for a template", { try write("in/a.data.json", "{}") }),
      ("no data any more", { try box.box.remove("in/a.data.json") }),
      ("a folder of data", { try write("in/a.data/one.json", "{}") }),
      ("more data", { try write("in/a.data/two.json", "{}") }),
      ("less data", { try box.box.remove("in/a.data/one.json") }),
      ("a new folder", { try write("in/new/n.json", BuildBox.card("n")) }),
      ("what is left out", { try write("in/new/.cardcignore", "n.json\n") }),
      ("what is not left out", { try write("in/new/.cardcignore", "m.json\n") }),
      ("a component", { try write("in/_components/more/tag.yaml", Self.component("tag")) }),
      ("another component", { try write("in/_components/more/tag.yaml", Self.component("gat")) }),
      ("a link to a folder", { try box.box.link("in/linked", to: box.box.absolute("in/sub")) }),
      ("no link any more", { try box.box.remove("in/linked") }),
    ]
    for (name, change) in changes {
      _ = try box.build()
      try change()
      let outcome = try box.build()
      #expect(!outcome.isResumed, "\(name)")
      let fresh = try box.build(into: "fresh")
      #expect(outcome.text == fresh.text, "\(name)")
      #expect(box.outputs() == box.outputs(in: "fresh"), "\(name)")
      try box.box.remove("fresh")
    }
    // What does not matter to a build changes nothing.
    try write("in/README.md", "# Templates")
    try write("in/.a.json.swp", "")
    try write("in/a.json~", "")
    _ = try box.build()
    #expect(try box.build().isResumed)
  }

  @Test("another question is not answered by the index of the last one")
  func questions() throws {
    _ = try box.build()
    #expect(try box.build().isResumed)
    #expect(try !box.build(targets: ["drivenui"]).isResumed)
    #expect(try !box.build { $0.listsInputs = true }.isResumed)
    #expect(try !box.build { $0.reports = true }.isResumed)
  }

  @Test("an output behind a link is not taken for the one that was written")
  func links() throws {
    _ = try box.build()
    let wanted = box.outputs()
    _ = try box.box.shell("mv out/skima elsewhere && ln -s ../elsewhere out/skima")
    #expect(try box.build().diagnostics.hasErrors)
    _ = try box.box.shell("rm out/skima")
    #expect(try !box.build().diagnostics.hasErrors)
    #expect(box.outputs() == wanted)
  }

  @Test("an index that is cut anywhere, or has a wrong byte, changes nothing")
  func cut() throws {
    // What was written within the same tick of the clock is looked at again, so the first builds may not rely on it.
    #expect(try (0..<200).contains { _ in try box.build().isResumed })
    let wanted = box.outputs()
    let file = URL(fileURLWithPath: box.box.absolute("out/.cardc/index"))
    let steps = TestEffort.choose(61, thorough: 1)
    let whole = try Data(contentsOf: file)
    for count in stride(from: 0, to: whole.count, by: steps) {
      for isCut in [true, false] {
        var bytes = try Data(contentsOf: file)
        #expect(bytes.count == whole.count)
        if isCut { bytes = bytes.prefix(count) } else { bytes[count] ^= 0x55 }
        try bytes.write(to: file)
        let next = try box.build()
        #expect(!next.isResumed && next.reused == 3 && next.text == "" && box.outputs() == wanted, "\(count) \(isCut)")
        #expect(try box.build().isResumed)
      }
    }
  }

  @Test("an index that says nonsense in good form leads nowhere")
  func nonsense() throws {
    _ = try box.build()
    let index = try #require(BuildIndex(bytes()))
    for _ in 0..<TestEffort.choose(300, thorough: 5000) {
      var other = index
      for _ in 0..<Int.random(in: 1...4) {
        let number = UInt32.random(in: 0...UInt32(2 * other.pool.count))
        let template = other.templates.indices.randomElement() ?? 0
        switch Int.random(in: 0..<9) {
        case 0: other.folders[0].name = number
        case 1: other.inputs[other.inputs.indices.randomElement() ?? 0].name = number
        case 2: other.outputs[other.outputs.indices.randomElement() ?? 0].name = number
        case 3: other.templates[template].item.start = number
        case 4: other.templates[template].inputs.count = number
        case 5: other.templates[template].outputs.start = number
        case 6: other.uses[0] = number
        case 7: other.pool[Int.random(in: 0..<other.pool.count)] = UInt8.random(in: 0...255)
        default: other.templates[template].flags = UInt64.random(in: 0...7)
        }
      }
      // The check sum is right.
      try Data(other.bytes).write(to: URL(fileURLWithPath: box.box.absolute("out/.cardc/index")))
      _ = try box.build()
      #expect(box.box.files(in: ".").allSatisfy { $0.hasPrefix("in/") || $0.hasPrefix("out/") })
    }
  }

  private func bytes() throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: box.box.absolute("out/.cardc/index"))))
  }

  @Test("--clean leaves nothing of it, and neither does a build of nothing")
  func clean() throws {
    _ = try box.build()
    var request = WorkspaceRequest()
    request.inputs = [box.box.absolute("in")]
    let workspace = try Workspace.open(request)
    _ = ProjectBuild(workspace, targets: [], output: box.box.absolute("out")).clean()
    #expect(box.box.files(in: "out") == [])
  }

  // MARK: While one watches

  @Test("a build that is told what has changed looks at nothing else, and the next one at everything")
  func told() throws {
    let memory = BuildMemory()
    _ = try box.build { $0.memory = memory }
    func build(_ names: [String]?) throws -> ProjectBuild.Outcome {
      try box.build {
        $0.memory = memory
        $0.changedFiles = names.map { $0.map { box.box.absolute($0) } }
      }
    }
    try write("in/a.json", BuildBox.card("one"))
    try write("in/sub/b.json", BuildBox.card("two"))
    let first = try build(["in/a.json", "in/.a.json.swp", "in/a.json~"])
    #expect(first.isResumed && first.changes.count == 2 && first.reused == 2)
    let rest = try build(nil)
    #expect(rest.isResumed && rest.changes.count == 2)
    try write("in/sub/b.data.json", #"{"name": "Eve"}"#)
    #expect(try build(["in/sub/b.data.json"]).reused == 2)
    // Others may be there now.
    try write("in/new.json", BuildBox.card("new"))
    #expect(try build(["in/new.json"]).changes.count == 2)
    _ = try box.box.shell("mv in/sub in/moved")
    let moved = try build(["in/sub", "in/moved"])
    #expect(moved.summary.removed == 2 && moved.summary.written == 2)
    try box.box.remove("in/new.json")
    #expect(try build(["in/new.json"]).summary.removed == 2)
    // The data of a template that could never be built.
    try write("in/never.data.json", "{}")
    try write("in/never.json", "{")
    #expect(try build(["in/never.json", "in/never.data.json"]).summary.failed == 1)
    try box.box.remove("in/never.data.json")
    #expect(try build(["in/never.data.json"]).diagnostics.all.map(\.id) == ["json.unterminated"])
    try box.box.remove("in/never.json")
    #expect(try !build(["in/never.json"]).diagnostics.hasErrors)
    // Another process has built meanwhile.
    try write("in/a.json", BuildBox.card("three"))
    _ = try box.build()
    #expect(try build(["in/a.json"]).changes.isEmpty)
  }

  @Test("after any changes that it is told of, outputs and findings are those of a build from nothing")
  func anyChanges() throws {
    let memory = BuildMemory()
    var random = SystemRandomNumberGenerator()
    let contents = [
      BuildBox.card("one"), BuildBox.card("two ${name}"), BuildBox.card("three ${other}"), "{", "{}",
      #"{"type": "badge", "text": "x"}"#, #"{"type": "VStack", "subviews": [{"$include": "sub/_part.json"}]}"#,
    ]
    let names = ["in/a.json", "in/c.json", "in/sub/b.json", "in/d.json", "in/sub/b.data.json", "in/sub/_part.json"]
    for step in 0..<TestEffort.choose(40, thorough: 600) {
      var changed: [String] = []
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        let name = names.randomElement(using: &random) ?? ""
        changed.append(box.box.absolute(name))
        if Int.random(in: 0..<5, using: &random) == 0 {
          try? box.box.remove(name)
        } else if name.hasSuffix("data.json") {
          try box.box.write(name, #"{"name": "\#(step % 3)"}"#)
        } else if name.hasSuffix("_part.json") {
          try box.box.write(name, BuildBox.card("part \(step % 2)"))
        } else {
          try box.box.write(name, contents.randomElement(using: &random) ?? "")
        }
      }
      if step == 0 { try box.box.write("in/always.json", BuildBox.card("always")) }
      let outcome = try box.build {
        $0.memory = memory
        $0.changedFiles = step == 0 ? nil : changed
      }
      let fresh = try box.build(into: "fresh-\(step)")
      #expect(outcome.text == fresh.text, "step \(step)")
      let (own, other) = (box.outputs(), box.outputs(in: "fresh-\(step)"))
      for (name, text) in other { #expect(own[name] == text, "\(name) in step \(step)") }
      if !fresh.diagnostics.hasErrors { #expect(own == other, "step \(step)") }
      try box.box.remove("fresh-\(step)")
    }
  }
}
