import CardTestSupport
import Foundation
import Testing

@Suite("--ndjson of expand and convert: what both have")
struct RecordStreamTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("t.json", #"{"t": "${name}", "n": "${10 / n}"}"#)
  }

  /// Screens in lines, one of which is none, and one a screen with a loss.
  private let screens = """
    {"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"one ${x}"}]}

    {"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"two","fontType":"Monospace"}]}
    [1]
    {"type":"Text","values":{"text":"three"}}

    """

  @Test("each line is translated as the same screen in a file is, and keeps its bindings")
  func conversion() throws {
    try box.write("s.ndjson", screens)
    let run = try box.run("convert", "s.ndjson", "--to", "skima", "--ndjson", "--on-error", "skip")
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    let written = screens.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    for (line, (offset, text)) in zip(lines, written.filter { !$0.element.isEmpty && $0.element != "[1]" }) {
      // A screen without a name is called as its file is, and after the first with the number of its line.
      let name = offset == 0 ? "s" : "s-\(offset + 1)"
      try box.write("\(name).json", String(text))
      let alone = try box.run("convert", "\(name).json", "--to", "skima", "--syntax", "min", "-q")
      #expect(alone.output == line)
    }
    #expect(Set(lines.compactMap { $0.firstMatch(of: /"metadata":\{"id":"([^"]*)"/)?.1 }) == ["s", "s-3", "s-5"])
    #expect(run.output.contains("one ${x}"))
    #expect(run.errors.contains("s.ndjson:4:1"), "\(run.errors)")
    #expect(run.errors.contains("4 records, 1 failed, "))
    let stopped = try box.run("convert", "s.ndjson", "--to", "skima", "--ndjson")
    #expect(stopped.output == lines[..<2].map { $0 + "\n" }.joined())
  }

  @Test("data and the host object fill every screen")
  func values() throws {
    try box.write("d.json", #"{"x": 7}"#)
    try box.write("s.ndjson", screens.components(separatedBy: "\n")[0] + "\n")
    let run = try box.run("convert", "s.ndjson", "--to", "drivenui", "--ndjson", "--data", "d.json", "-q")
    #expect(run.output.contains("one 7"))
  }

  @Test("a target that writes source code is refused, and so is YAML: a record is JSON")
  func refusals() throws {
    try box.write("s.ndjson", screens)
    let code = try box.run("convert", "s.ndjson", "--to", "swiftui", "--ndjson")
    #expect(code.code == 2 && code.errors.contains("name a format of documents"))
    let yaml = try box.run("convert", "-", "--to", "skima", "--ndjson", input: "type: Text\n")
    #expect(yaml.code == 1 && yaml.output == "")
  }

  @Test("--skip leaves out records that were done, so that both runs together are one run")
  func skip() throws {
    try box.write("r.json", #"["${name}", "${rand(0, 1000000000)}"]"#)
    let records = (1...500).map { $0 % 5 == 0 ? "" : "{\"name\":\"\($0)\"}" }.joined(separator: "\n")
    try box.write("d.ndjson", records)
    let arguments = ["expand", "r.json", "--ndjson", "--seed", "9", "--data", "d.ndjson"]
    let whole = try box.run(arguments)
    #expect(whole.output.split(separator: "\n").count == 400)
    for skipped in [0, 1, 4, 137, 399, 400, 1000] {
      let rest = try box.run(arguments + ["--skip", "\(skipped)"])
      #expect(rest.output.split(separator: "\n") == Array(whole.output.split(separator: "\n").dropFirst(skipped)))
      let done = max(0, 400 - skipped)
      #expect(rest.errors.hasPrefix("\(done) record\(done == 1 ? "" : "s"), 0 failed, "))
    }
    let bad = try box.run(
      "expand", "t.json", "--ndjson", "--skip", "2", "--diagnostics", "short", input: "{\n{\n\n{\"n\":1}\n{]\n")
    #expect(bad.errors.contains("<stdin>:5:2: error"), "\(bad.errors)")
  }

  @Test("--rejects has the records that fail, with their numbers, lines, errors and text", arguments: ["1", "3"])
  func rejects(_ jobs: String) throws {
    let records = (1...3000).map {
      $0 % 1000 == 0 ? "{\"name\":\"\\u00e9\",\"n\":0}" : "{\"name\":\"\($0)\",\"n\":1}\n"
    }
    try box.write("d.ndjson", records.joined(separator: "\n"))
    let arguments = ["expand", "t.json", "--ndjson", "--data", "d.ndjson", "--jobs", jobs, "--skip", "10"]
    #expect(try box.run(arguments + ["--on-error", "skip", "--rejects", "bad.ndjson"]).code == 1)
    let lines = try #require(box.read("bad.ndjson")).split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[0] == """
        {"record":1000,"line":1999,"errors":[{"id":"template.evaluation","message":"a number cannot be divided by 0"}],\
        "text":"{\\"name\\":\\"\\\\u00e9\\",\\"n\\":0}"}
        """, "\(lines[0])")
    #expect(try box.run(arguments + ["--rejects", "bad.ndjson"]).code == 1)
    #expect(box.read("bad.ndjson") == String(lines[0]) + "\n")
  }

  @Test("--counts has the figures of a run")
  func counts() throws {
    try box.write("s.ndjson", screens)
    let run = try box.run(
      "convert", "s.ndjson", "--to", "skima", "--ndjson", "--on-error", "skip", "--skip", "1", "--counts", "c.json")
    #expect(run.code == 1)
    let object = try JSONSerialization.jsonObject(with: Data(try #require(box.read("c.json")).utf8))
    let counts = try #require(object as? [String: Any])
    func number(_ key: String) -> Int? { counts[key] as? Int }
    #expect(number("records") == 3 && number("written") == 2 && number("failed") == 1 && number("skipped") == 1)
    #expect(number("bytesRead") == screens.utf8.count && number("bytesWritten") == run.output.utf8.count)
    #expect((number("recordsPerProcessorSecond") ?? 0) > 0)
    #expect(counts["deviations"] is [String: Int])
  }

  @Test("a record that stops the run ends it although the producer goes on, and cards come as soon as records do")
  func slowProducer() throws {
    let run = try box.shell(
      """
      mkfifo in out
      cardc expand t.json --ndjson --jobs 2 -q < in > out 2> errors & program=$!
      exec 3> in 4< out
      echo '{"name":"a","n":1}' >&3; read -r card <&4; echo "$card"
      echo '{"name":"b","n":2}' >&3; read -r card <&4; echo "$card"
      echo '{' >&3
      wait $program 2> /dev/null; echo $?
      """)
    #expect(run.output == "{\"t\":\"a\",\"n\":10}\n{\"t\":\"b\",\"n\":5}\n1\n", "\(run.output)\(run.errors)")
  }

  @Test("a reader that takes nothing lets the run wait, and does not let it grow")
  func backPressure() throws {
    let run = try box.shell(
      """
      mkfifo out
      yes '{"name":"some text that is not short","n":1}' | head -n 2000000 | cardc expand t.json --ndjson --jobs 2 -q > out & 
      exec 4< out
      sleep 0.3
      for process in $(pgrep -P $! cardc; pgrep -P $$ cardc); do grep VmHWM /proc/$process/status; done
      exec 4<&-
      """)
    let peaks = run.output.split(separator: "\n").compactMap { Int($0.filter(\.isNumber)) }
    #expect(!peaks.isEmpty && peaks.allSatisfy { $0 < 200_000 }, "\(run.output)")
  }

  @Test(
    "wrong combinations of options are refused",
    arguments: [
      ["--skip", "1"], ["--rejects", "r"], ["--counts", "c"], ["--ndjson", "--skip", "-1"],
      ["--ndjson", "--rejects", "s.ndjson"], ["--ndjson", "--rejects", "x", "--counts", "x"],
      ["--ndjson", "--dry-run"],
      ["--ndjson", "--report", "r.json"], ["--ndjson", "--syntax", "yaml"], ["--ndjson", "t.json"],
    ])
  func usage(_ options: [String]) throws {
    try box.write("s.ndjson", screens)
    let run = try box.run(["convert", "s.ndjson", "--to", "skima"] + options)
    #expect(run.code == 2)
    #expect(run.output == "")
  }
}
