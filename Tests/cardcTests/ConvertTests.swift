import CardCompiler
import CardTestSupport
import Testing

@Suite("cardc convert")
struct ConvertTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("one file goes to standard output, and nothing else does")
  func standardOutput() throws {
    try box.write("a.yaml", Sample.yaml("Hello ${name}"))
    let run = try box.run("convert", "a.yaml", "--to", "drivenui")
    #expect(run.code == 0)
    #expect(run.output == Sample.text("Hello ${name}"))
    #expect(run.errors == "1 file\n")
  }

  @Test("standard input is read, as JSON or as YAML", arguments: [Sample.text("x"), Sample.yaml("x")])
  func standardInput(_ text: String) throws {
    let run = try box.run("convert", "-", "--to", "drivenui", "-q", input: text)
    #expect(run.code == 0)
    #expect(run.output == Sample.text("x"))
    #expect(run.errors == "")
  }

  @Test("the extension of -o decides on the syntax, --syntax overrides it")
  func syntax() throws {
    try box.write("a.json", Sample.text("x"))
    #expect(try box.run("convert", "a.json", "--to", "drivenui", "-o", "b.yaml").code == 0)
    #expect(box.read("b.yaml") == Sample.yaml("x"))
    #expect(try box.run("convert", "a.json", "--to", "drivenui", "-o", "c.yaml", "--syntax", "json").code == 0)
    #expect(box.read("c.yaml") == Sample.text("x"))
    let run = try box.run("convert", "a.json", "--to", "drivenui", "-Os")
    #expect(run.output == #"{"type":"Text","values":{"text":"x"}}"#)
  }

  @Test("folders keep their names in the output folder")
  func folders() throws {
    try box.write("in/a.json", Sample.text("a"))
    try box.write("in/deep/b.yaml", Sample.yaml("b"))
    try box.write("in/deep/b.data.yaml", "not: a screen\n")
    let run = try box.run("convert", "in", "--to", "drivenui", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.files(in: "out") == ["a.json", "deep/b.json"])
    #expect(run.errors.hasSuffix("\n2 files, 2 files written\n"))
    #expect(try box.run("convert", "in", "--to", "drivenui").code == 2)
  }

  @Test("a single file into a folder keeps its name")
  func intoFolder() throws {
    try box.write("a.yaml", Sample.yaml("a"))
    #expect(try box.run("convert", "a.yaml", "--to", "drivenui", "-o", "out/").code == 0)
    #expect(box.files(in: "out") == ["a.json"])
  }

  @Test("an output through a link reaches the file that the user means; a device is written to")
  func linkedOutput() throws {
    try box.write("a.json", Sample.text("a"))
    try box.write("real.json", "old")
    try box.link("link.json", to: "real.json")
    #expect(try box.run("convert", "a.json", "--to", "drivenui", "-o", "link.json").code == 0)
    #expect(box.read("real.json") == Sample.text("a"))
    let run = try box.run("convert", "a.json", "--to", "drivenui", "-o", "/dev/stdout")
    #expect(run.code == 0)
    #expect(run.output == Sample.text("a"))
  }

  @Test("--from overrides what is seen, and what is seen must be something")
  func formats() throws {
    try box.write("a.json", #"{"hello": "world"}"#)
    let unknown = try box.run("convert", "a.json", "--to", "drivenui", "--diagnostics", "short")
    #expect(unknown.code == 1)
    #expect(unknown.errors.contains("a.json:1:1: error: this is not a screen of any known format"))
    #expect(unknown.output == "")
    let wrong = try box.run(
      "convert", "a.json", "--to", "drivenui", "--from", "adaptive-card", "--diagnostics", "short")
    #expect(wrong.code == 1)
    #expect(wrong.errors.contains("[adaptive-card.not-a-card]"))
    let misspelled = try box.run("convert", "a.json", "--to", "drivnui")
    #expect(misspelled.code == 2)
    #expect(misspelled.errors.contains("There is no format `drivnui`: did you mean `drivenui`?"))
  }

  @Test("the report lists what is different, with its place in the source")
  func report() throws {
    try box.write("a.json", Sample.lossy)
    let run = try box.run("convert", "a.json", "--to", "skima", "-o", "b.json", "--report", "r.json")
    #expect(run.code == 0, "\(run.errors)")
    let text = try #require(box.read("r.json"))
    var diagnostics = Diagnostics()
    let root = try #require(
      Document.read(SourceText(name: "r.json", text: text), as: .json, diagnostics: &diagnostics)?.root)
    #expect(root["version"]?.integer == 1)
    let file = try #require(root["files"]?[0])
    #expect(file["source"]?.string == "a.json")
    #expect(file["from"]?.string == "drivenui")
    #expect(file["to"]?.string == "skima")
    #expect(file["output"]?.string == "b.json")
    let counts = try #require(file["counts"])
    let approximated = try #require(counts["approximated"]?.integer)
    #expect(approximated > 0)
    #expect(counts["exact"]?.integer.map { $0 + approximated } == 3)
    #expect(file["score"]?.double.map { $0 > 0 && $0 < 1 } == true)
    let entries = try #require(file["entries"]?.elements)
    for entry in entries {
      let names = entry.members.map(\.name)
      #expect(
        names == [
          "id", "verdict", "message", "pointer", "line", "column", "endLine", "endColumn", "targetPointer", "value",
        ])
      #expect(entry["pointer"]?.string?.hasPrefix("/subviews/") == true)
    }
  }

  @Test("under --strict nothing is written, but the report is")
  func strictReport() throws {
    try box.write("a.json", Sample.lossy)
    let run = try box.run("convert", "a.json", "--to", "skima", "-o", "b.json", "--report", "r.json", "--strict")
    #expect(run.code == 1)
    #expect(!box.exists("b.json"))
    #expect(box.read("r.json")?.contains("\"output\": null") == true)
    #expect(box.read("r.json")?.contains("\"verdict\": \"approximated\"") == true)
  }

  @Test("a page and a list can be written in one run")
  func twoReports() throws {
    try box.write("a.json", Sample.lossy)
    let run = try box.run(
      "convert", "a.json", "--to", "skima", "-o", "b.json", "--report", "r.json", "--report", "r.html")
    #expect(run.code == 0, "\(run.errors)")
    #expect(box.read("r.json")?.hasPrefix("{") == true)
    #expect(box.read("r.html")?.hasPrefix("<!DOCTYPE html>") == true)
  }

  @Test("--fail-under says what is wrong with each file that lost too much, and writes the others")
  func failUnder() throws {
    try box.write("in/lossy.json", Sample.lossy)
    try box.write(
      "in/fine.json", #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a","wrap":true}]}"#)
    let run = try box.run(
      "convert", "in", "--to", "skima", "-o", "out", "--fail-under", "0.9", "--report", "r.html", "--diagnostics",
      "short")
    #expect(run.code == 1)
    let errors = run.errors.split(separator: "\n").filter { $0.contains("[fidelity.low-score]") }
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("in/lossy.json:1:1: error: `in/lossy.json` as Skima has the score 0.") == true)
    #expect(errors.first?.contains("which is below 0.9: ") == true)
    #expect(errors.first?.contains("`lossy.") == true)
    #expect(!box.exists("out/lossy.json"))
    #expect(box.exists("out/fine.json"))
    #expect(box.read("r.html")?.contains("in/lossy.json") == true)
    #expect(try box.run("convert", "in", "--to", "skima", "-o", "out", "--fail-under", "0").code == 0)
    #expect(box.exists("out/lossy.json"))
  }

  @Test("cardc.yaml can set the least score, within its bounds")
  func failUnderSetting() throws {
    try box.write("in/lossy.json", Sample.lossy)
    try box.write("in/cardc.yaml", "fail-under: 0.9\n")
    #expect(try box.run("build", "in", "-o", "out", "--target", "skima").code == 1)
    #expect(try box.run("build", "in", "-o", "out", "--target", "skima", "--fail-under", "0.1").code == 0)
    for bad in ["2", "-0.1", "high"] {
      try box.write("in/cardc.yaml", "fail-under: \(bad)\n")
      let run = try box.run("build", "in", "-o", "out", "--target", "skima", "--diagnostics", "short")
      #expect(run.code == 1)
      #expect(run.errors.contains("cardc.yaml:1:13: error: this must be a number from 0 to 1"))
    }
  }

  @Test("-v groups the losses by reason, the most frequent ones first; the line counts them")
  func reasons() throws {
    try box.write("a.json", Sample.lossy)
    let run = try box.run(
      "convert", "a.json", "--to", "skima", "-o", "b.json", "--report", "-", "-v")
    var diagnostics = Diagnostics()
    let report = try #require(
      Document.read(SourceText(name: "r.json", text: run.output), as: .json, diagnostics: &diagnostics)?.root)
    let entries = Array(try #require(report["files"]?[0]?["entries"]).elements)
    var counts: [String: Int] = [:]
    for entry in entries { counts[entry["id"]?.string ?? "", default: 0] += 1 }
    let lines = run.errors.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { line in
      line.split(separator: " ").prefix(2).map(String.init)
    }
    #expect(lines.count == counts.count && !lines.isEmpty)
    for line in lines { #expect(counts[line[1]] == Int(line[0])) }
    #expect(lines.compactMap { Int($0[0]) } == lines.compactMap { Int($0[0]) }.sorted(by: >))
    let losses = entries.count { $0["verdict"]?.string != "note" }
    let reasons = counts.keys.count { !$0.hasPrefix("note.") && !$0.hasPrefix("config.") }
    let last = try #require(run.errors.split(separator: "\n").last)
    #expect(last.contains("\(losses) loss") && last.contains("in \(reasons) reason"))
  }

  @Test("inputs that are no files")
  func noFiles() throws {
    let missing = try box.run("convert", "nowhere.json", "--to", "drivenui", "--diagnostics", "short")
    #expect(missing.code == 1)
    #expect(missing.errors.contains("cannot read `nowhere.json`: No such file or directory"))
    #expect(missing.output == "")
  }
}

extension ConvertTests {
  @Test("elements that are never there at once share an id in every target that lets them")
  func alternatives() throws {
    let input = #"{"type": "Input.Text", "id": "name", "label": "Name"}"#
    try box.write(
      "fallback.json",
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Gauge", "id": "g", "fallback":"#
        + #"{"type": "Container", "id": "g", "items": [\#(input)]}}, {"type": "Container", "items":"#
        + #"[{"type": "TextBlock", "id": "t", "text": "a"}], "fallback": {"type": "TextBlock", "id": "t", "text": "b"}}]}"#
    )
    try box.write(
      "conditions.json",
      #"{"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "id": "t", "text": "on","#
        + #""$when": "${isOn}"}, {"type": "TextBlock", "id": "t", "text": "off", "$when": "${!isOn}"}]}"#)
    for file in ["fallback.json", "conditions.json"] {
      for target in ["adaptive-card", "drivenui", "skima", "swiftui", "swift"] {
        let run = try box.run("convert", file, "--to", target, "--verify", "--diagnostics", "short")
        #expect(run.code == 0, "\(file) to \(target): \(run.errors)")
        #expect(!run.output.isEmpty)
      }
    }
    // Widgets are found by their ids, also in a template: there each has one of its own.
    let skima = try box.run("convert", "conditions.json", "--to", "skima", "--syntax", "min")
    #expect(skima.output.contains(#""id":"t""#) && skima.output.contains(#""id":"t_2""#))
    let back = try box.run("convert", "conditions.json", "--to", "adaptive-card", "--card-version", "1.0")
    #expect(back.output.ranges(of: #""id": "t""#).count == 2)
    try box.write("twice.json", #"{"type": "AdaptiveCard", "body": [\#(input), \#(input)]}"#)
    #expect(try box.run("convert", "twice.json", "--to", "skima").code == 1)
  }
}
