import CardTestSupport
import Testing

@Suite("cardc generate")
struct GenerateTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    try box.write(
      "Receipt.card.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"${title}: ${total}"}]}"#)
    try box.write("Receipt.card.data.json", #"{"title":"Tea","total":3.5}"#)
  }

  @Test("writes views that import the module with their support code, unless told otherwise")
  func views() throws {
    let run = try box.run("generate", "Receipt.card.json")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("import CardRuntime\nimport SwiftUI\n"))
    #expect(run.output.contains("struct ReceiptView: View {"))
    // The data beside the card tell the types.
    #expect(run.output.contains("var total: Double") && run.output.contains("var title: String"))
    #expect(!run.output.contains("enum CardFunctions"))
  }

  @Test("takes the target from the settings, and from the command line before them")
  func targets() throws {
    try box.write("cardc.yaml", "target: swift\n")
    let run = try box.run("generate", "Receipt.card.json", "-o", "out/Receipt.swift")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(
      box.read("out/Receipt.swift")?.contains("func render(_ data: ReceiptData, into output: inout [UInt8])") == true)
    #expect(try box.run("generate", "Receipt.card.json", "--target", "swiftui").output.contains("import SwiftUI"))
  }

  @Test("refuses targets that are no source code")
  func wrongTarget() throws {
    let run = try box.run("generate", "Receipt.card.json", "--target", "skima")
    #expect(run.code == 2)
    #expect(run.errors.contains("`swiftui` or `swift`"), "\(run.errors)")
  }

  @Test("writes nothing for a card with mistakes, and says where they are")
  func mistakes() throws {
    try box.write(
      "bad.card.yaml", "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: TextBlock\n    text: ${toUper(name)}\n")
    let run = try box.run(
      "generate", "bad.card.yaml", "-o", "bad.swift", "--target", "swift", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("bad.card.yaml:5:13: error: there is no function `toUper`"), "\(run.errors)")
    #expect(box.read("bad.swift") == nil)
  }

  @Test("says what has no counterpart in Swift, at its place")
  func unsupported() throws {
    try box.write("x.card.json", #"{"a":"${setPathToValue(b, 1)}","type":"AdaptiveCard","version":"1.5","body":[]}"#)
    let run = try box.run("generate", "x.card.json", "--target", "swift", "--diagnostics", "short")
    #expect(run.code == 1)
    #expect(run.errors.contains("x.card.json:1:9: error: the function `setPathToValue`"), "\(run.errors)")
    #expect(run.errors.contains("swift.unsupported-expression"))
  }

  @Test("takes the types from a schema beside the card, and says where the card reads what is not there")
  func schema() throws {
    try box.write(
      "Receipt.card.schema.json",
      #"""
      {"type": "object", "required": ["title"], "properties": {
        "title": {"type": "string"}, "totl": {"type": "number"}, "tree": {"$ref": "#"}}}
      """#)
    let run = try box.run("generate", "Receipt.card.json", "--target", "swift", "--diagnostics", "short")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("var title: String\n"))
    #expect(
      run.errors.contains("1:88: warning: the schema of the data has no property `total` [template.schema-property]"),
      "\(run.errors)")
    // `build`, `convert`, `check` and `schema` know it too.
    for arguments in [
      ["check"], ["convert", "--to", "swift"], ["schema"], ["build", "--target", "swift", "-o", "out"],
    ] {
      let run = try box.run(arguments + ["Receipt.card.json", "--diagnostics", "short"])
      #expect(run.code == 0 && run.errors.contains("[template.schema-property]"), "\(arguments): \(run.errors)")
    }
    #expect(box.read("out/swift/Receipt.card.swift")?.contains("var title: String\n") == true)
    try box.write("Receipt.card.schema.json", #"{"properties": {"title": {"type": "strng"}}}"#)
    for arguments in [["check"], ["generate"], ["schema"], ["build", "--target", "swift", "-o", "out"]] {
      let run = try box.run(arguments + ["Receipt.card.json", "--diagnostics", "short"])
      #expect(run.code == 1, "\(arguments)")
      #expect(
        run.errors.contains("Receipt.card.schema.json:1:35: error: `strng` is no type of JSON Schema [schema.type]"),
        "\(run.errors)")
    }
    try box.write("Receipt.card.schema.yaml", "type: object")
    #expect(try box.run("generate", "Receipt.card.json").errors.contains("Receipt.card.schema.yaml"))
  }
}
