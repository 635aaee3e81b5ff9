import CardTestSupport
import Foundation
import Testing

@Suite("cardc build")
struct BuildTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("each template becomes a file for each target, in the folders of the input")
  func layout() throws {
    try box.write("in/a.yaml", Sample.yaml("A"))
    try box.write("in/sub/b.json", Sample.text("B"))
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui,skima")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output == "")
    #expect(
      box.files(in: "out") == [
        ".cardc/index", ".cardc/journal", "drivenui/a.json", "drivenui/sub/b.json", "skima/a.json", "skima/sub/b.json",
      ])
    #expect(run.errors.hasPrefix("2 templates, 4 files written"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(box.read("out/drivenui/sub/b.json") == Sample.text("B"))
  }

  @Test("a second run writes nothing")
  func secondRun() throws {
    try box.write("in/a.yaml", Sample.yaml("A"))
    // What was written just before a build is read once more by the next one: it may have changed within the same tick.
    Thread.sleep(forTimeInterval: 0.1)
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    let files = box.files(in: "out")
    let before = try files.map { try box.stamp("out/" + $0) }
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui")
    #expect(run.code == 0)
    #expect(run.errors == "1 template, 1 file unchanged\n")
    #expect(try files.map { try box.stamp("out/" + $0) } == before)
  }

  @Test("what is not a template is not built")
  func ignored() throws {
    for name in ["_a.json", ".b.json", "_c/d.json", ".e/f.json", "notes.txt", "cardc.yaml"] {
      try box.write("in/" + name, name == "cardc.yaml" ? "" : Sample.text("no"))
    }
    try box.write("elsewhere/g.json", Sample.text("no"))
    try box.link("in/g.json", to: box.absolute("elsewhere/g.json"))
    try box.link("in/h", to: box.absolute("elsewhere"))
    try box.write("in/yes.json", Sample.text("yes"))
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    #expect(box.files(in: "out") == [".cardc/journal", "drivenui/yes.json"])
  }

  @Test("the output folder is not an input")
  func outputInInput() throws {
    try box.write("a.json", Sample.text("a"))
    for _ in 0..<2 { #expect(try box.run("build", ".", "-o", "dist", "--target", "drivenui").code == 0) }
    #expect(box.files(in: "dist") == [".cardc/index", ".cardc/journal", "drivenui/a.json"])
  }

  @Test("data beside a template fill it")
  func sidecars() throws {
    try box.write("in/one.json", Sample.text("${name} ${$host.theme}"))
    try box.write("in/one.data.yaml", "name: Ada\n")
    try box.write("in/one.host.json", #"{"theme": "dark"}"#)
    try box.write("in/many.json", Sample.text("${name}"))
    try box.write("in/many.data/x.json", #"{"name": "X"}"#)
    try box.write("in/many.data/y.yaml", "name: Y\n")
    try box.write("in/many.data/_z.yaml", "name: Z\n")
    try box.write("in/none.json", Sample.text("${name}"))
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui")
    #expect(run.code == 0, "\(run.errors)")
    #expect(
      box.files(in: "out/drivenui") == ["many/x.json", "many/y.json", "none.json", "one.json"])
    #expect(box.read("out/drivenui/one.json") == Sample.text("Ada dark"))
    #expect(box.read("out/drivenui/many/x.json") == Sample.text("X"))
    #expect(box.read("out/drivenui/none.json") == Sample.text("${name}"))
  }

  @Test("--data fills every template, also from standard input")
  func namedData() throws {
    try box.write("in/a.json", Sample.text("${name}"))
    try box.write("in/a.data.json", #"{"name": "beside"}"#)
    let run = try box.run(
      "build", "in", "-o", "out", "--target", "drivenui", "--data", "-", input: #"{"name": "named"}"#)
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("out/drivenui/a.json") == Sample.text("named"))
  }

  @Test("two inputs for one output are an error, and neither is built")
  func collision() throws {
    try box.write("in/a.json", Sample.text("1"))
    try box.write("in/a.yaml", Sample.yaml("2"))
    try box.write("in/b.json", Sample.text("${x}"))
    try box.write("in/b.data/c.json", "{}")
    try box.write("in/b/c.json", Sample.text("3"))
    try box.write("in/fine.json", Sample.text("4"))
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("error: `in/a.json` and `in/a.yaml` would both be written as `a`"))
    #expect(run.errors.contains("error: `in/b.data/c.json` and `in/b/c.json` would both be written as `b/c`"))
    #expect(box.files(in: "out/drivenui") == ["fine.json"])
  }

  @Test("a failing template stops no other and leaves nothing half done")
  func failure() throws {
    try box.write("in/bad.json", #"{"type": "Text", "values": {"text": "#)
    try box.write("in/good.json", Sample.text("good"))
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui,skima")
    #expect(run.code == 1)
    #expect(run.errors.contains("1 failed"))
    #expect(box.files(in: "out") == [".cardc/index", ".cardc/journal", "drivenui/good.json", "skima/good.json"])
  }

  @Test("a template that fails keeps what it gave before")
  func failureKeepsOutput() throws {
    try box.write("in/a.json", Sample.text("good"))
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    try box.write("in/a.json", "{")
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 1)
    #expect(box.read("out/drivenui/a.json") == Sample.text("good"))
    try box.remove("in/a.json")
    try box.write("in/b.json", Sample.text("b"))
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    #expect(box.files(in: "out/drivenui") == ["b.json"])
  }

  @Test("what has no source any more goes, with the folders that are empty then")
  func staleFiles() throws {
    try box.write("in/a.json", Sample.text("a"))
    try box.write("in/sub/b.json", Sample.text("${n}"))
    try box.write("in/sub/b.data/1.json", #"{"n": "1"}"#)
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    try box.write("out/drivenui/sub/mine.json", "{}")
    #expect(box.files(in: "out/drivenui") == ["a.json", "sub/b/1.json", "sub/mine.json"])
    try box.remove("in/sub")
    let run = try box.run("build", "in", "-o", "out", "--target", "drivenui")
    #expect(run.errors == "1 template, 1 file removed, 1 unchanged\n")
    #expect(box.files(in: "out/drivenui") == ["a.json", "sub/mine.json"])
    #expect(!box.exists("out/drivenui/sub/b"))
  }

  @Test("building one template keeps what the others gave")
  func partialBuild() throws {
    try box.write("in/a.json", Sample.text("a"))
    try box.write("in/b.json", Sample.text("b"))
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui,skima").code == 0)
    #expect(try box.run("build", "in/a.json", "-o", "out", "--target", "drivenui").code == 0)
    #expect(box.files(in: "out").count == 5)
    try box.remove("in/b.json")
    #expect(try box.run("build", "in/a.json", "-o", "out", "--target", "drivenui").code == 0)
    #expect(box.files(in: "out") == [".cardc/journal", "drivenui/a.json", "skima/a.json"])
  }

  @Test("--check writes nothing and exits with 3 when something would change")
  func check() throws {
    try box.write("in/a.json", Sample.text("a"))
    let first = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--check")
    #expect(first.code == 3)
    #expect(first.errors == "would write out/drivenui/a.json\n1 template, 1 file would change\n")
    #expect(!box.exists("out"))
    #expect(try box.run("build", "in", "-o", "out", "--target", "drivenui").code == 0)
    let second = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--check")
    #expect(second.code == 0)
    #expect(second.errors == "1 template, nothing would change\n")
    try box.remove("in/a.json")
    try box.write("in/b.json", Sample.text("b"))
    let third = try box.run("build", "in", "-o", "out", "--target", "drivenui", "--check", "-v")
    #expect(third.code == 3)
    #expect(third.errors.contains("would write out/drivenui/b.json\nwould remove out/drivenui/a.json\n"))
    #expect(box.files(in: "out/drivenui") == ["a.json"])
  }

  @Test("the bytes do not depend on the number of jobs")
  func jobs() throws {
    for number in 0..<40 {
      try box.write("in/t\(number).json", Sample.text("${n} \(number)"))
      try box.write("in/t\(number).data.json", #"{"n": "\#(number)", "n": "2"}"#)
    }
    try box.write("in/bad.json", "{")
    let one = try box.run("build", "in", "-o", "one", "--jobs", "1")
    let two = try box.run("build", "in", "-o", "two", "--jobs", "8")
    #expect(one.code == 1)
    #expect(one.errors == two.errors)
    #expect(box.files(in: "one").count > 80)
    #expect(box.files(in: "one") == box.files(in: "two"))
    // The journal has the order of the threads and the number of the process, and the index the times of files.
    for file in box.files(in: "one") where !file.hasPrefix(".cardc/") {
      #expect(box.read("one/" + file) == box.read("two/" + file))
    }
  }

  @Test("--strict makes losses errors and writes nothing for their file")
  func strict() throws {
    try box.write("in/lossy.json", Sample.lossy)
    let loose = try box.run("build", "in", "-o", "out", "--target", "skima", "-v")
    #expect(loose.code == 0)
    #expect(loose.errors.contains("in 1 reason") || loose.errors.contains("reasons"), "\(loose.errors)")
    let strict = try box.run("build", "in", "-o", "strict", "--target", "drivenui,skima", "--strict")
    #expect(strict.code == 1)
    #expect(strict.errors.contains("error: "))
    #expect(strict.errors.contains("[lossy."))
    // DrivenUI can say all of it.
    #expect(box.files(in: "strict").filter { !$0.hasPrefix(".cardc/") } == ["drivenui/lossy.json"])
  }

  @Test(
    "a part of a project is built to where all of it is built", arguments: ["templates/sub/b.yaml", "templates/sub"])
  func partOfAProject(input: String) throws {
    try box.write("cardc.yaml", "inputs: [templates]\noutput: o\ntarget: [skima]\n")
    for name in ["a", "sub/b", "sub/c"] {
      try box.write(
        "templates/\(name).yaml", "type: AdaptiveCard\nversion: '1.5'\nbody: [{type: TextBlock, text: A}]\n")
    }
    #expect(try box.run("build").code == 0)
    let all = box.files(in: "o/skima")
    #expect(all == ["a.json", "sub/b.json", "sub/c.json"])
    try box.write(
      "templates/sub/b.yaml", "type: AdaptiveCard\nversion: '1.5'\nbody: [{type: TextBlock, text: Other}]\n")
    let run = try box.run("build", input, "-v")
    #expect(run.code == 0 && !run.errors.contains("removed"), "\(run.errors)")
    #expect(box.files(in: "o/skima") == all)
    #expect(box.read("o/skima/sub/b.json")?.contains("Other") == true)
    let again = try box.run("build").errors
    #expect(again == "3 templates, 3 files unchanged\n")
  }

  @Test("support code stays as long as files that need it, whichever template was the last to")
  func supportStays() throws {
    let card = "type: AdaptiveCard\nversion: '1.5'\nbody: [{type: Input.Text, id: a}]\n"
    for name in ["a", "b"] { try box.write("in/\(name).yaml", card) }
    #expect(try box.run("build", "in", "-o", "out", "--target", "swiftui,skima").code == 0)
    try box.remove("in/b.yaml")
    #expect(try box.run("build", "in", "-o", "out", "--target", "skima").code == 0)
    #expect(box.files(in: "out/swiftui") == ["CardSupport.swift", "a.swift"])
    try box.remove("in/a.yaml")
    try box.write("in/c.yaml", "type: AdaptiveCard\nversion: '1.5'\nbody: []\n")
    #expect(try box.run("build", "in", "-o", "out", "--target", "skima").code == 0)
    #expect(box.files(in: "out/swiftui") == [])
  }
}
