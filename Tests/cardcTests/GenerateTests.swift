import CardTestSupport
import Foundation
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

  @Test("writes the functions that the benchmarks measure as they stand there; Benchmarks/generate.sh writes them anew")
  func measured() throws {
    let templates = TestFiles.files(below: "Benchmarks/Templates", extension: "template.json")
    #expect(templates.count > 10)
    for path in templates {
      let folder = URL(filePath: path).deletingLastPathComponent()
      let name = URL(filePath: path).lastPathComponent.replacing(".template.json", with: "")
      try box.write("\(name).json", String(contentsOfFile: path, encoding: .utf8))
      let data = try String(contentsOf: folder.appending(path: "\(name).data.json"), encoding: .utf8)
      try box.write("\(name).data.json", data)
      let run = try box.run("generate", "\(name).json", "--target", "swift", "-o", "\(name).swift")
      #expect(run.code == 0, "\(run.errors)")
      let present = TestFiles.package.appending(path: "Benchmarks/Sources/card-benchmarks/Rendered/\(name).swift")
      #expect(try box.read("\(name).swift") == String(contentsOf: present, encoding: .utf8), "\(name)")
    }
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

  @Test("refuses targets that are no Swift", arguments: ["skima", "compose"])
  func wrongTarget(target: String) throws {
    let run = try box.run("generate", "Receipt.card.json", "--target", target)
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
        run.errors.contains("Receipt.card.schema.json:1:35: error: `strng` is not a JSON Schema type [schema.type]"),
        "\(run.errors)")
    }
    try box.write("Receipt.card.schema.yaml", "type: object")
    #expect(try box.run("generate", "Receipt.card.json").errors.contains("Receipt.card.schema.yaml"))
  }

  @Test("views scroll on demand, with the buttons of the card or above them")
  func scrolling() throws {
    try box.write(
      "card.json",
      #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "TextBlock", "text": "A"}],
       "actions": [{"type": "Action.OpenUrl", "title": "More", "url": "https://example.com/more"}]}
      """#)
    func view(_ options: String...) throws -> String {
      let run = try box.run(["convert", "card.json", "--to", "swiftui", "-q"] + options)
      #expect(run.code == 0)
      return String(run.output.split(separator: "extension ").first ?? "")
    }
    #expect(try !view().contains("ScrollView"))
    let whole = try view("--scroll")
    let pinned = try view("--scroll", "--pin-actions")
    for source in [whole, pinned] {
      #expect(source.contains("ScrollView") && source.contains(#"Button(String("More"))"#))
    }
    // Lines of what scrolls stand further in than what follows it.
    func indentation(_ source: String, of text: String) -> Int {
      source.split(separator: "\n").first { $0.contains(text) }.map { $0.prefix { $0 == " " }.count } ?? 0
    }
    #expect(indentation(whole, of: "Button(") > indentation(whole, of: "ScrollView {"))
    #expect(indentation(pinned, of: "Button(") <= indentation(pinned, of: "ScrollView {") + 2)
  }

  @Test("what a view has only one of is said, and sizes that data give are known when there are some")
  func leftOut() throws {
    try box.write(
      "card.json",
      #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "ColumnSet", "columns": [{"type": "Column", "width": "${share}", "items": []}]},
        {"type": "RichTextBlock", "inlines": [
          {"type": "TextRun", "text": "x", "selectAction": {"type": "Action.Submit", "data": {"a": 1}}},
          {"type": "TextRun", "text": "y", "selectAction": {"type": "Action.Popover", "content": {"type": "TextBlock",
            "text": "z"}}}]},
        {"type": "Media", "sources": [
          {"mimeType": "video/mp4", "url": "https://example.com/a.mp4"},
          {"mimeType": "video/webm", "url": "https://example.com/a.webm"}]},
        {"type": "Image", "url": "https://example.com/a.png", "width": "${size}px"}]}
      """#)
    let run = try box.run("convert", "card.json", "--to", "swiftui", "--report", "r.json", "-o", "card.swift")
    #expect(run.code == 0)
    #expect(run.errors.ranges(of: "[swiftui.left-out]").count == 2, "\(run.errors)")
    #expect(box.read("r.json")?.contains("before there is data") == false)
    let view = box.read("card.swift") ?? ""
    #expect(view.contains(#"cardLength: "\(CardFunctions.text(data.size, or: "${size}"))px""#), "\(view)")
    #expect(view.contains(#"cardWidth: CardFunctions.text(data.share, or: "${share}")"#), "\(view)")
  }

  @Test("what repeats has its lines between its elements, and texts the values of lambdas")
  func repetition() throws {
    try box.write(
      "card.json",
      #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [
        {"type": "TextBlock", "text": "Total ${sum(select(rows, r, r.price))} for ${where(rows, r, r.price > 1)[0].name}"},
        {"type": "Container", "$data": "${rows}", "separator": true, "items": [{"type": "TextBlock", "text": "A ${name}"}]},
        {"type": "Container", "items": [
          {"type": "TextBlock", "$data": "${rows}", "separator": "${price > 2}", "text": "B ${name}"}]}]}
      """#)
    try box.write("card.data.json", #"{"rows": [{"name": "x", "price": 1.5}, {"name": "y", "price": 3}]}"#)
    let run = try box.run("generate", "card.json", "--target", "swiftui")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains(#"sum(data.rows.map(\.price))"#), "\(run.output)")
    let parts = run.output.split(separator: "ForEach(").map(String.init)
    try #require(parts.count == 3)
    // The stack leaves out what leads to the first of its children, so that the rows need not know which they are.
    #expect(!parts[0].contains("CardLine()"))
    #expect(parts[1].contains("CardLine()") && !parts[1].contains("if index > 0"), "\(run.output)")
    #expect(parts[2].contains("if item.price > 2 {"), "\(run.output)")
  }
}
