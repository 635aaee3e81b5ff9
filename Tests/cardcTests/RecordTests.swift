import CardTestSupport
import Foundation
import Testing

@Suite("cardc expand --ndjson")
struct RecordTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("t.json", #"{"t": "${name}", "n": "${10 / n}"}"#)
  }

  @Test("one card a line, in order; blank lines, CRLF, a byte order mark and a missing last line end are accepted")
  func lines() throws {
    let input = "\u{FEFF}{\"name\": \"a\", \"n\": 1}\r\n\r\n  \n{\"name\":\"b\",\"n\":2}\n\t\n{\"name\":\"c\",\"n\":5}"
    let run = try box.run("expand", "t.json", "--ndjson", input: input)
    #expect(run.code == 0)
    #expect(run.output == "{\"t\":\"a\",\"n\":10}\n{\"t\":\"b\",\"n\":5}\n{\"t\":\"c\",\"n\":2}\n")
    #expect(run.errors.hasPrefix("3 records, 0 failed, "))
    try box.write("d.ndjson", input)
    #expect(try box.run("expand", "t.json", "--ndjson", "--data", "d.ndjson", "-q").output == run.output)
    #expect(try box.run("expand", "t.json", "--ndjson", "-q").output == "")
  }

  @Test("a bad record stops the run, or is left out; both name its line and column in the stream")
  func failures() throws {
    try box.write(
      "d.ndjson",
      "{\"name\":\"a\",\"n\":1}\n\n{\"name\":\"b\",\"n\":]\n{\"name\":\"c\",\"n\":0}\n{\"name\":\"d\",\"n\":2}\n")
    let arguments = ["expand", "t.json", "--ndjson", "--data", "d.ndjson", "--diagnostics", "short"]
    for policy in [[], ["--on-error", "stop"]] {
      let stopped = try box.run(arguments + policy)
      #expect(stopped.code == 1)
      #expect(stopped.output == "{\"t\":\"a\",\"n\":10}\n")
      #expect(stopped.errors.hasPrefix("d.ndjson:3:17: error: "))
      #expect(stopped.errors.contains("\n2 records, 1 failed, "))
    }
    let skipped = try box.run(arguments + ["--on-error", "skip"])
    #expect(skipped.code == 1)
    #expect(skipped.output == "{\"t\":\"a\",\"n\":10}\n{\"t\":\"d\",\"n\":5}\n")
    #expect(skipped.errors.contains("d.ndjson:3:17: error: "))
    #expect(
      skipped.errors.contains(
        "t.json:1:26: error: a number cannot be divided by 0 (in the record of line 4 of `d.ndjson`) "))
    #expect(skipped.errors.contains("\n4 records, 2 failed, "))
  }

  @Test("the excerpt of a bad record shows its own line with its number")
  func excerpts() throws {
    let run = try box.run("expand", "t.json", "--ndjson", input: "{\"name\":\"a\",\"n\":1}\n{\"name\":\"b\",,}\n")
    #expect(run.errors.contains("2 | {\"name\":\"b\",,}\n"))
  }

  @Test("a warning of many records is said once, with their number")
  func warnings() throws {
    let records = (1...500).map { $0 % 2 == 0 ? #"{"name":"x","n":1}"# : #"{"n":1}"# }.joined(separator: "\n")
    let run = try box.run("expand", "t.json", "--ndjson", "--diagnostics", "short", input: records)
    #expect(run.code == 0)
    #expect(run.output.split(separator: "\n").count == 500)
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("warning") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("(in 250 records, first in line 1) [template.missing-path]") == true)
    let strict = try box.run(
      "expand", "t.json", "--ndjson", "--level", "template.missing-path=error", "--diagnostics", "short", input: records
    )
    #expect(strict.code == 1)
    #expect(strict.output == "")
  }

  @Test("errors of many records are counted, not all printed")
  func manyFailures() throws {
    let run = try box.run(
      "expand", "t.json", "--ndjson", "--on-error", "skip", "--diagnostics", "short",
      input: String(repeating: "{]\n", count: 400))
    #expect(run.code == 1)
    #expect(run.errors.contains("400 records, 400 failed, "))
    #expect(run.errors.split(separator: "\n").count < 100)
  }

  @Test("threads do not change the output, also where a record stops it")
  func jobs() throws {
    var records = (1...4000).map { "{\"name\":\"record \($0) \(String(repeating: "x", count: $0 % 97))\",\"n\":\($0)}" }
    let input = records.joined(separator: "\n")
    let one = try box.run("expand", "t.json", "--ndjson", "-q", input: input)
    let four = try box.run("expand", "t.json", "--ndjson", "-q", "--jobs", "4", input: input)
    #expect(one.output.split(separator: "\n").count == 4000)
    #expect(four.output == one.output)
    records[2499] = "{"
    let broken = records.joined(separator: "\n")
    let stopped = try box.run("expand", "t.json", "--ndjson", "--jobs", "4", "--diagnostics", "short", input: broken)
    #expect(stopped.code == 1)
    #expect(stopped.output.split(separator: "\n").count == 2499)
    #expect(stopped.errors.contains("<stdin>:2500:1: error: "))
    #expect(stopped.errors.contains("2500 records, 1 failed"))
  }

  @Test("a record larger than a block is read")
  func largeRecord() throws {
    let name = String(repeating: "n", count: 3 << 20)
    let run = try box.run(
      "expand", "t.json", "--ndjson", "-q", input: "{\"n\":2,\"name\":\"\(name)\"}\n{\"n\":5,\"name\":\"z\"}\n")
    #expect(run.output == "{\"t\":\"\(name)\",\"n\":5}\n{\"t\":\"z\",\"n\":2}\n")
  }

  @Test("a file takes its name only when the run is complete")
  func outputFile() throws {
    try box.write("o.ndjson", "before")
    let bad = "{\"name\":\"a\",\"n\":1}\n{\n"
    #expect(try box.run("expand", "t.json", "--ndjson", "-o", "o.ndjson", input: bad).code == 1)
    #expect(box.read("o.ndjson") == "before")
    #expect(box.files() == ["o.ndjson", "t.json"])
    #expect(try box.run("expand", "t.json", "--ndjson", "-o", "o.ndjson", "--on-error", "skip", input: bad).code == 1)
    #expect(box.read("o.ndjson") == "{\"t\":\"a\",\"n\":10}\n")
    #expect(box.files() == ["o.ndjson", "t.json"])
  }

  @Test("seeds give each record its own numbers, and the same in every run")
  func seeds() throws {
    try box.write("r.json", #"["${rand(0, 1000000000)}"]"#)
    let input = String(repeating: "{}\n", count: 50)
    let run = try box.run("expand", "r.json", "--ndjson", "--seed", "3", "-q", input: input)
    #expect(try box.run("expand", "r.json", "--ndjson", "--seed", "3", "-q", input: input).output == run.output)
    #expect(Set(run.output.split(separator: "\n")).count == 50)
    try box.write("e.json", "{}")
    let single = try box.run("expand", "r.json", "--data", "e.json", "--seed", "3")
    #expect(run.output.hasPrefix(single.output))
  }

  @Test("mistakes of the template are found before any record is read")
  func templateErrors() throws {
    try box.write("bad.json", #"{"a": "${1 +}"}"#)
    let run = try box.run("expand", "bad.json", "--ndjson", "--diagnostics", "short", input: "{}\n{}\n")
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("bad.json:1:"))
    #expect(try box.run("expand", "t.json", "--ndjson", "--data", "none.ndjson").errors.contains("[io.cannot-read]"))
  }

  @Test(
    "wrong combinations of options are refused",
    arguments: [
      ["--on-error", "skip"], ["--jobs", "2"], ["--ndjson", "--jobs", "0"], ["--ndjson", "--syntax", "yaml"],
      ["--ndjson", "--on-error", "retry"], ["--ndjson", "--host", "-"],
    ])
  func usage(_ options: [String]) throws {
    let run = try box.run(["expand", "t.json"] + options)
    #expect(run.code == 2)
    #expect(run.output == "")
  }

  @Test("a reader that has seen enough ends the run quietly")
  func brokenPipe() throws {
    let line = "{\"name\":\"\(String(repeating: "x", count: 1000))\",\"n\":1}\n"
    try box.write("d.ndjson", String(repeating: line, count: 5000))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let program = try Sandbox.program().path
    process.arguments = [
      "-c", "(\"\(program)\" expand t.json --ndjson --data d.ndjson 2> errors; echo $? > code) | head -n 1 > first",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: box.path)
    try process.run()
    process.waitUntilExit()
    #expect(box.read("code") == "0\n")
    #expect(box.read("errors") == "")
    #expect(box.read("first")?.utf8.last == 0x0A)
  }
}

extension RecordTests {
  @Test("half of a surrogate pair in the data is a warning, and written as it is escaped; in a template it is an error")
  func surrogates() throws {
    try box.write("s.json", #"{"t": "${name}", "u": "<${name}>", "v": "${toUpper(name)}"}"#)
    let record = #"{"name": "x\ud83d"}"#
    let run = try box.run("expand", "s.json", "--ndjson", input: "\(record)\n{\"name\": \"y\"}\n")
    #expect(run.code == 0)
    #expect(
      run.output == #"{"t":"x\ud83d","u":"<x\ud83d>","v":"X"# + "\u{FFFD}\"}\n" + #"{"t":"y","u":"<y>","v":"Y"}"# + "\n"
    )
    #expect(run.errors.contains("[json.lone-surrogate]"))
    try box.write("d.json", record)
    let whole = try box.run("expand", "s.json", "--data", "d.json", "--diagnostics", "short")
    #expect(whole.code == 0)
    #expect(whole.output == #"{"t":"x\ud83d","u":"<x\ud83d>","v":"X"# + "\u{FFFD}\"}\n")
    #expect(
      whole.errors.hasPrefix("d.json:1:12: warning: `\\ud83d` is half of a surrogate pair, which is not a character"))
    #expect(try box.run("eval", "name", "--data", "d.json").output == "\"x\\ud83d\"\n")
    let template = try box.run("expand", "d.json", "--diagnostics", "short")
    #expect(template.code == 1)
    #expect(template.errors.contains("[json.bad-string]"))
  }
}
