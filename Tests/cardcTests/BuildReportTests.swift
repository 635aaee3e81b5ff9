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

  @Test("what failed is named, so that a report of nothing is no report without losses")
  func failed() throws {
    try box.write("in/a.json", Sample.lossy)
    try box.write("in/broken.json", #"{"type": "AdaptiveCard", "body": [}"#)
    let arguments = ["--report", "r.json", "--report", "r.html", "-q"]
    for command in [
      ["build", "in", "-o", "out", "--target", "skima"], ["convert", "in", "--to", "skima", "-o", "out"],
    ] {
      #expect(try box.run(command + arguments).code == 1)
      let report = try report()
      #expect(report["failed"]?.elements.map(\.string) == ["in/broken.json"], "\(command)")
      #expect(report["files"]?.elements.count == 1)
      #expect(box.read("r.html")?.contains("1 file failed: </b>in/broken.json") == true)
    }
    #expect(try box.run(["convert", "in/broken.json", "--to", "skima"] + arguments).code == 1)
    #expect(try report()["failed"]?.elements.count == 1)
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

  private func files() throws -> [Node] { try report()["files"]?.elements.map(\.self) ?? [] }

  private func report() throws -> Node {
    let text = try #require(box.read("r.json"))
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "r", text: text), as: .json, diagnostics: &diagnostics)
    ).root
  }

  @Test("the place of a value from the data is that of its binding")
  func bindings() throws {
    try box.write(
      "in/t.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - type: Container\n    $data: ${guests}\n    items:\n"
        + "      - {type: TextBlock, text: A, wrap: true, fontType: \"${font}\"}\n")
    try box.write("in/t.data.json", #"{"guests": [{"font": "monospace"}, {"font": "default"}]}"#)
    let run = try box.run(
      "build", "in", "-o", "out", "--target", "skima", "--report", "r.json", "--report", "r.html")
    #expect(run.code == 0, "\(run.errors)")
    let file = try #require(try files().first)
    let entries = Array(try #require(file["entries"]).elements)
    let entry = try #require(entries.first { $0["value"]?.string == "monospace" }, "\(box.read("r.json") ?? "")")
    #expect(entry["line"]?.double == 7 && entry["column"]?.double == 61, "\(box.read("r.json") ?? "")")
    #expect(entry["pointer"]?.string == "/body/0/items/0/fontType")
    #expect(entry["file"] == nil && entry["targetPointer"]?.string?.hasPrefix("/ui/") == true)
    #expect(box.read("r.html")?.contains("Source, line 7, column 61") == true)
    // An error names the value of the data as well.
    let strict = try box.run("build", "in", "-o", "out", "--target", "skima", "--strict")
    #expect(
      strict.errors.contains("--> in/t.yaml:7:61") && strict.errors.contains("::: in/t.data.json:1:22"),
      "\(strict.errors)")
  }

  @Test("--watch writes the report, the rules and the figures after each build")
  func watch() throws {
    try box.write("in/a.json", Sample.lossy)
    let run = try box.shell(
      """
      cardc build in -o out --target skima --report in/r.html --depfile rules --stats-file figures.json \\
        --diagnostics short --watch 2> log & watch=$!
      wait_for() { for i in $(seq 1500); do if eval "$1"; then return; fi; sleep 0.02; done; echo "never: $1"; }
      wait_for 'test -f in/r.html && test -f rules && test -f figures.json && grep -q templ log'
      cp in/a.json in/b.json
      wait_for 'grep -q "in/b.json" in/r.html && grep -q "in/b.json" rules && grep -q "b.json" figures.json'
      sleep 0.5; said=$(wc -l < log); sleep 1
      test $(wc -l < log) = $said || echo "builds again because of the report"
      kill $watch; wait $watch 2> /dev/null
      echo done
      """)
    #expect(run.output + run.errors == "done\n", "\(box.read("log") ?? "")")
  }
}
