import CardTestSupport
import Testing

@Suite("cardc expand and eval")
struct ExpandTests {
  let box: Sandbox

  init() throws { box = try Sandbox() }

  @Test("holes are filled; the output is minified unless something else is asked for")
  func expand() throws {
    try box.write("t.yaml", "a: ${x}\nb: [\"${y} and ${$host.z}\"]\n")
    try box.write("d.json", #"{"x": 1.50, "y": "why"}"#)
    try box.write("h.yaml", "z: zed\n")
    let run = try box.run("expand", "t.yaml", "--data", "d.json", "--host", "h.yaml")
    #expect(run.code == 0)
    #expect(run.output == "{\"a\":1.50,\"b\":[\"why and zed\"]}\n")
    #expect(run.errors == "")
    let yaml = try box.run("expand", "t.yaml", "--data", "d.json", "--host", "h.yaml", "--syntax", "yaml")
    #expect(yaml.output == "a: 1.50\nb:\n  - why and zed\n")
    #expect(try box.run("expand", "t.yaml", "--data", "d.json", "--host", "h.yaml", "-o", "o.json").output == "")
    #expect(box.read("o.json") == run.output)
  }

  @Test("data come from standard input, from beside the template, or from nowhere")
  func data() throws {
    try box.write("t.json", #"{"a": "${x}"}"#)
    #expect(try box.run("expand", "t.json", "--data", "-", input: #"{"x": 1}"#).output == "{\"a\":1}\n")
    #expect(try box.run("expand", "-", "--data", "d.json", input: #"{"a": "${x}"}"#).code == 1)
    let none = try box.run("expand", "t.json", "--diagnostics", "short")
    #expect(none.code == 0)
    #expect(none.output == "{\"a\":\"${x}\"}\n")
    #expect(none.errors.contains("warning: "))
    try box.write("t.data.yaml", "x: 2\n")
    #expect(try box.run("expand", "t.json").output == "{\"a\":2}\n")
    #expect(try box.run("expand", "-", "--data", "-").code == 2)
  }

  @Test("--missing and --lenient")
  func policies() throws {
    try box.write("d.json", #"{"s": "text"}"#)
    let missing = #"{"a": "x${nothing}y"}"#
    #expect(
      try box.run("expand", "-", "--data", "d.json", "--missing", "empty", input: missing).output == "{\"a\":\"xy\"}\n")
    // A list that is missing has no items, wherever it stands.
    let lists =
      #"{"l": [{"$data": "${none}", "a": "${b}"}, 1], "o": {"$data": "${s.none}", "a": 1}, "d": [{"$data": "${if(true, x, s)}"}]}"#
    let none = try box.run(
      "expand", "-", "--data", "d.json", "--missing", "empty", "--diagnostics", "short", input: lists)
    #expect(none.output == "{\"l\":[1],\"o\":null,\"d\":[]}\n")
    #expect(
      none.errors.contains("`none` is not in the data; the element is repeated for no item [template.missing-path]"))
    #expect(!none.errors.contains("`b`"))
    let error = try box.run("expand", "-", "--data", "d.json", "--missing", "error", input: missing)
    #expect(error.code == 1)
    #expect(error.output == "")
    let failing = #"{"a": "${int(s)}"}"#
    #expect(try box.run("expand", "-", "--data", "d.json", input: failing).code == 1)
    let lenient = try box.run("expand", "-", "--data", "d.json", "--lenient", input: failing)
    #expect(lenient.code == 0)
    #expect(lenient.output == "{\"a\":\"${int(s)}\"}\n")
  }

  @Test("the clock and chance can be set")
  func reproducible() throws {
    let now = try box.run("eval", "utcNow()", "--now", "2020-08-01T00:12:20Z")
    #expect(now.output == "\"2020-08-01T00:12:20.000Z\"\n")
    let epoch = try box.run("eval", "utcNow()", environment: ["SOURCE_DATE_EPOCH": "1596240740"])
    #expect(epoch.output == now.output)
    #expect(try box.run("eval", "1", environment: ["SOURCE_DATE_EPOCH": "yesterday"]).code == 2)
    #expect(try box.run("eval", "1", "--now", "yesterday").code == 2)
    let first = try box.run("eval", "rand(0, 1000000)", "--seed", "7")
    #expect(try box.run("eval", "rand(0, 1000000)", "--seed", "7").output == first.output)
    #expect(try box.run("eval", "rand(0, 1000000)", "--seed", "8").output != first.output)
  }

  @Test("eval prints a value, nothing where there is none, and errors with their place")
  func eval() throws {
    try box.write("d.json", #"{"a": {"b": [1, 2.50]}}"#)
    #expect(try box.run("eval", "a.b[1]", "--data", "d.json").output == "2.50\n")
    let undefined = try box.run("eval", "a.c", "--data", "d.json", "--missing", "null")
    #expect(undefined.code == 0)
    #expect(undefined.output == "")
    #expect(undefined.errors.contains("[eval.undefined]"))
    let bad = try box.run("eval", "1 +", "--diagnostics", "short")
    #expect(bad.code == 1)
    #expect(bad.output == "")
    #expect(bad.errors.hasPrefix("<expression>:1:"))
  }

  @Test("eval - answers every line")
  func evalLines() throws {
    try box.write("d.json", #"{"n": 2}"#)
    let run = try box.run(
      "eval", "-", "--data", "d.json", "--missing", "null",
      input: "\"n + 1\"\n\"nothing\"\n\nn\n\"foo(\"\n\"'\\u2028'\"")
    #expect(run.code == 0)
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[0] == #"{"value":3}"#)
    #expect(lines[1] == "{}")
    #expect(lines[2].hasPrefix(#"{"error":{"id":"eval.bad-line","message":""#))
    #expect(lines[3].hasPrefix(#"{"error":{"id":"eval.bad-line","message":""#))
    #expect(lines[4].hasPrefix(#"{"error":{"id":"template.syntax-error","message":""#))
    #expect(lines[5] == "{\"value\":\"\u{2028}\"}")
    #expect(lines[6] == "")
  }

  @Test("what is open already is written to where it is, and not replaced", arguments: ["/dev/stdout", "/dev/fd/1"])
  func openFile(name: String) throws {
    try box.write("t.json", #"{"a": 1}"#)
    let run = try box.shell("echo old > app; (cardc expand t.json -o \(name); echo after) >> app; cat app")
    #expect(run.output == "old\n{\"a\":1}\nafter\n", "\(run.errors)")
  }

  @Test("a text in place of data is no data, and what takes the place of a missing value is said")
  func textData() throws {
    try box.write("t.json", #"{"a": "${count(items)} of ${name}"}"#)
    let page = try box.run("expand", "t.json", "--data", "-", input: "Internal Server Error\n")
    #expect(page.errors.contains("the data is the text `Internal Server Error` [input.text-data]"))
    let quoted = try box.run("expand", "t.json", "--data", "-", input: #""text""#)
    #expect(!quoted.errors.contains("input.text-data"))
    let missing = try box.run("expand", "t.json", "--data", "-", input: "{}")
    #expect(missing.output == "{\"a\":\"8 of ${name}\"}\n")
    #expect(missing.errors.contains("the text `${items}` takes its place"))
    #expect(missing.errors.contains("`name` is not in the data; the binding stays as text"))
  }

  @Test("a path that is in the whole data and not in `$data` is given from the root")
  func fromRoot() throws {
    try box.write(
      "t.yaml",
      "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n  - type: Container\n    $data: ${items}\n    items:\n"
        + "      - {type: TextBlock, text: \"${customer.name} ${title}\", wrap: true}\n")
    try box.write("t.data.json", #"{"customer": {"name": "A"}, "items": [{"title": "x"}]}"#)
    for command in [["expand", "t.yaml"], ["check", "t.yaml"]] {
      #expect(try box.run(command).errors.contains("write `$root.customer.name`"), "\(command)")
    }
    #expect(try box.run("fix", "t.yaml").code == 0)
    #expect(box.read("t.yaml")?.contains("${$root.customer.name} ${title}") == true)
    // What is nowhere is not promised.
    try box.write("t.data.json", #"{"customer": {"nme": "A"}, "items": [{"title": "x"}]}"#)
    try box.write("t.yaml", try #require(box.read("t.yaml")).replacing("$root.", with: ""))
    #expect(try !box.run("expand", "t.yaml").errors.contains("$root.customer.name"))
  }
}
