import CardTestSupport
import Testing

@Suite("data that contradict their schema")
struct SchemaDataTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write("a.json", Sample.text("${name}, ${age}"))
    try box.write(
      "a.schema.json",
      ##"""
      {"type": "object", "required": ["name", "age"], "properties": {
        "name": {"type": "string"}, "age": {"type": "integer"}, "ok": {"type": "boolean"},
        "city": {"enum": ["dxb", "auh"]}, "tags": {"type": "array", "items": {"type": "string"}},
        "size": {"anyOf": [{"type": "number"}, {"enum": ["small", "large"]}]},
        "nick": {"type": "string", "nullable": true},
        "lines": {"type": "array", "items": {"$ref": "#/$defs/line"}}},
       "$defs": {"line": {"type": "object", "required": ["what"], "additionalProperties": false,
                          "properties": {"what": {"type": "string"}}}}}
      """##)
  }

  private static let right = #"{"name": "Ada", "age": 12.0, "NICK": null, "size": "small", "lines": [{"what": "a"}]}"#
  private static let wrong = #"{"name": null, "age": 1.5, "ok": "yes", "city": "dxp", "tags": "a"}"#

  @Test("data that conform are left alone")
  func right() throws {
    try box.write("a.data.json", Self.right)
    #expect(try box.run("check", "a.json").errors == "1 template, no problems found\n")
  }

  @Test(
    "one error for each place, in the file of the data",
    arguments: [
      (#"{"name": null, "age": 1}"#, "1:10: error: `name` is null, and the schema of the data says a string"),
      (#"{"name": "a", "age": "12"}"#, "1:22: error: `age` is a string, and the schema of the data says an integer"),
      (#"{"name": "a", "age": 1.5}"#, "1:22: error: `age` is not an integer, as the schema of the data says"),
      (
        #"{"name": "a", "age": 1, "ok": "yes"}"#,
        "1:31: error: `ok` is a string, and the schema of the data says a boolean"
      ),
      (
        #"{"name": "a", "age": 1, "city": "dxp"}"#,
        "1:33: error: `city` is not among the values that the schema of the data lists"
      ),
      (
        #"{"name": "a", "age": 1, "tags": [1]}"#,
        "1:34: error: `tags[0]` is a number, and the schema of the data says a string"
      ),
      (#"{"name": "a"}"#, "1:1: error: `age` is missing, and the schema of the data requires it"),
      (
        #"{"name": "a", "age": 1, "lines": [{"what": "a"}, {}]}"#,
        "1:50: error: `lines[1].what` is missing, and the schema of the data requires it"
      ),
      (
        #"{"name": "a", "age": 1, "lines": [{"what": "a", "wat": 1}]}"#,
        "1:49: error: the schema of the data has no property `lines[0].wat`"
      ),
      (#"{"name": "a", "age": 1, "size": true}"#, "1:33: error: `size` is a boolean, and the schema of the data says"),
      (#"[]"#, "1:1: error: the data are an array, and the schema of the data says an object"),
    ])
  func places(data: String, expected: String) throws {
    try box.write("a.data.json", data)
    let run = try box.run("check", "a.json", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("a.data.json:" + expected), "\(run.errors)")
    #expect(run.errors.ranges(of: "[schema.mismatch]").count == 1, "\(run.errors)")
  }

  @Test("every command that reads the schema's data says so, and writes nothing")
  func commands() throws {
    try box.write("a.data.json", Self.wrong)
    for command in [
      ["check", "a.json"], ["build", "a.json", "-o", "d", "--target", "html"],
      ["build", "a.json", "-o", "d", "--target", "swift"], ["convert", "a.json", "--to", "swift"],
      ["expand", "a.json", "--data", "a.data.json"],
    ] {
      let run = try box.run(command + ["--diagnostics", "short"])
      #expect(run.code == 1, "\(command)")
      #expect(run.output == "", "\(command)")
      #expect(run.errors.ranges(of: "[schema.mismatch]").count == 5, "\(command): \(run.errors)")
    }
    #expect(box.files(in: "d") == [])
    let run = try box.run("check", "a.json")
    for help in [
      "write `true` or `false`", "did you mean `dxb`?", "write a list: `[\"a\"]`", "\"type\": [\"string\", \"null\"]",
    ] {
      #expect(run.errors.contains(help), "\(help): \(run.errors)")
    }
  }

  @Test("a schema that changes is read again by the next build")
  func rebuilds() throws {
    try box.write("a.data.json", Self.right)
    #expect(try box.run("build", "a.json", "-o", "d", "--target", "html").code == 0)
    try box.write("a.schema.json", #"{"properties": {"age": {"type": "string"}}}"#)
    #expect(try box.run("build", "a.json", "-o", "d", "--target", "html").code == 1)
  }
}
