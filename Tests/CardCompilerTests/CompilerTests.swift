import CardCompiler
import Testing

@Suite("The library")
struct CompilerTests {
  private func source(_ text: String) -> SourceText { SourceText(name: "card.yaml", text: text) }

  @Test("a template is compiled once and filled many times")
  func dataAfterData() throws {
    let compiler = Compiler()
    let template = compiler.prepare(source("type: Text\nvalues: {text: \"${n}\"}\n"))
    for name in ["Ada", "Grace"] {
      let data = SourceText(name: "data.json", text: "{\"n\": \"\(name)\"}")
      let result = compiler.compile(template, data: data, to: [.drivenUI, .skima])
      #expect(result.diagnostics.all.isEmpty)
      #expect(result.sourceFormat == .drivenUI)
      let output = try #require(result[.drivenUI])
      #expect(String(decoding: output.bytes, as: UTF8.self).contains("\"text\": \"\(name)\""))
      #expect(result[.skima] != nil)
    }
  }

  @Test(
    "wrong input ends in diagnostics",
    arguments: [
      "", "[", "a: [", "type: 5", "\u{0}", "- - -", "type: Text\nvalues: {text: \"${1 +}\"}",
      String(repeating: "[", count: 100_000),
    ])
  func wrongInput(_ text: String) {
    let result = Compiler().compile(
      source(text), data: SourceText(name: "data.json", text: "{}"), to: [.drivenUI, .skima])
    #expect(result.diagnostics.hasErrors)
    #expect(result.outputs.isEmpty)
  }

  @Test("an error of one target withholds nothing that is made for others")
  func errorsOfTargets() throws {
    let source = source(
      """
      type: AdaptiveCard
      version: "1.5"
      body:
      - {type: TextBlock, text: "${jsonStringify(name)}", wrap: true}
      """)
    let result = Compiler().compile(
      source, to: ["drivenui", "compose", "swiftui", "swift"].map { FormatID(rawValue: $0) })
    #expect(result.outputs.map(\.target.rawValue) == ["drivenui", "swiftui", "swift"])
    #expect(result.diagnostics.all.filter { $0.severity == .error }.map(\.id) == ["compose.unsupported-expression"])
    // What is wrong with the source itself concerns all of them.
    let wrong = Compiler().compile(
      self.source("type: Text\nvalues: {text: \"${1 +}\"}"), to: [.drivenUI, FormatID(rawValue: "swiftui")])
    #expect(wrong.outputs.isEmpty && wrong.diagnostics.hasErrors)
  }

  @Test("an unknown target is an error and the source still is looked at")
  func unknownTarget() {
    let result = Compiler().compile(source("type: Text\n"), to: [FormatID(rawValue: "drivenu")])
    #expect(result.diagnostics.all.contains { $0.id == "format.unknown" && $0.help == "did you mean `drivenui`?" })
  }

  @Test("registered formats and passes take part")
  func registration() throws {
    struct Shout: Pass {
      let name = "shout"
      let summary = "Writes text in capitals."
      let stage = PassStage.early(.canonical)
      let example = PassExample(before: "", after: "")
      func run(_ screen: inout Screen, _ context: inout PassContext) {
        screen.rewrite { element in
          if case .text(let text) = element[value: .text] { element[value: .text] = .text(text.uppercased()) }
        }
      }
    }
    struct Outline: DocumentEmitter {
      let id = FormatID(rawValue: "outline")
      let title = "Outline"
      let capabilities = DrivenUIFormat().capabilities
      func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
        [OutputFile(fileExtension: "txt", bytes: Array(TextDump.text(of: screen).utf8))]
      }
    }
    let compiler = Compiler {
      $0.register(pass: Shout())
      $0.register(emitter: Outline())
    }
    let result = compiler.compile(source("type: Text\nvalues: {text: hi}\n"), to: [Outline().id])
    let text = String(decoding: try #require(result[Outline().id]).bytes, as: UTF8.self)
    #expect(text.contains("text=\"HI\""))
  }

  @Test("levels of the options decide on what is an error")
  func levels() {
    var options = CompilerOptions()
    options.levels = ["template.missing-path": .error]
    let text = source("type: Text\nvalues: {text: \"${n}\"}\n")
    let data = SourceText(name: "data.json", text: "{}")
    #expect(Compiler().compile(text, data: data, to: [.drivenUI]).outputs.count == 1)
    #expect(Compiler(options).compile(text, data: data, to: [.drivenUI]).outputs.isEmpty)
  }
}
