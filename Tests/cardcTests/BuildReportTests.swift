import CardCompiler
import CardTestSupport
import Testing

@Suite("cardc build --report")
struct BuildReportTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("the report has every output of every file, bound or not")
  func outputs() throws {
    try box.write("in/a.json", Sample.lossy)
    try box.write("in/t.yaml", Sample.yaml("Hello ${name}"))
    try box.write("in/t.data/one.json", #"{"name": "Ada"}"#)
    try box.write("in/t.data/two.json", #"{"name": "Bob"}"#)
    let run = try box.run(
      "build", "in", "-o", "out", "--target", "skima,drivenui", "--report", "r.json", "--report", "r.html")
    #expect(run.code == 0, "\(run.errors)")
    let files = try files()
    #expect(
      files.map { $0["output"]?.string } == [
        "out/skima/a.json", "out/drivenui/a.json", "out/skima/t/one.json", "out/drivenui/t/one.json",
        "out/skima/t/two.json", "out/drivenui/t/two.json",
      ])
    let lossy = try #require(files.first)
    #expect(lossy["source"]?.string == "in/a.json")
    let entry = try #require(lossy["entries"]?[0])
    #expect(entry["targetPointer"]?.string?.hasPrefix("/ui/") == true)
    #expect(files[1]["score"]?.double == 1)
    #expect(box.read("r.html")?.contains("out/skima/a.json") == true)
  }

  @Test("with --check only the report is written")
  func check() throws {
    try box.write("in/a.json", Sample.lossy)
    let run = try box.run("build", "in", "-o", "out", "--target", "skima", "--check", "--report", "r.json")
    #expect(run.code == 3)
    #expect(!box.exists("out/skima/a.json"))
    #expect(try files().count == 1)
  }

  @Test("what is lost is listed for outputs that are withheld because of it")
  func strict() throws {
    try box.write("in/a.json", Sample.lossy)
    let run = try box.run("build", "in", "-o", "out", "--target", "skima", "--strict", "--report", "r.json", "-q")
    #expect(run.code == 1)
    let file = try #require(try files().first)
    #expect(file["output"]?.kind == .null)
    #expect(file["entries"]?[0] != nil)
  }

  @Test("a report replaces no input, and its name says what it is")
  func names() throws {
    try box.write("in/a.json", Sample.lossy)
    let other = try box.run("build", "in/a.json", "--report", "in/a.json")
    #expect(other.code == 2)
    #expect(other.errors.contains("`--report` names a file that is read or written already: `in/a.json`."))
    #expect(try box.run("build", "in/a.json", "--report", "r.txt").code == 2)
    #expect(box.read("in/a.json") == Sample.lossy)
  }

  private func files() throws -> [Node] {
    let text = try #require(box.read("r.json"))
    var diagnostics = Diagnostics()
    let document = try #require(Document.read(SourceText(name: "r", text: text), as: .json, diagnostics: &diagnostics))
    return document.root["files"]?.elements.map(\.self) ?? []
  }
}
