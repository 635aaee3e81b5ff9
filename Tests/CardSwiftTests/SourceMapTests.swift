import CardCompiler
import CardFormats
import CardSwift
import CardSyntax
import CardTestSupport
import Testing

@Suite("Lines of templates in generated Swift")
struct SourceMapTests {
  private static let card = """
    type: AdaptiveCard
    version: '1.5'
    body:
      - type: TextBlock
        text: 'Total: ${total + 1}'
      - type: TextBlock
        text: ${name}
        $when: ${total > 3}
      - type: Container
        items:
          - $data: ${rows}
            type: TextBlock
            text: ${title}
    """

  /// The code of the card, alone in its file.
  private func code(_ target: FormatID, mapsSource: Bool = true) throws -> String {
    var options = CompilerOptions()
    options.mapsSource = mapsSource
    let compiler = Compiler(options)
    let source = SourceText(name: "cards/receipt.yaml", text: Self.card)
    let pipeline = Pipeline(compiler: compiler)
    var data = Diagnostics()
    let sample = try #require(
      Document.readJSON(
        SourceText(name: "data.json", text: #"{"total": 1, "name": "a", "rows": [{"title": "x"}]}"#), diagnostics: &data
      ))
    let prepared = pipeline.prepare(source, asTemplate: false)
    let template = CodeTemplate(document: prepared.document, evidence: .samples([sample.root]))
    let result = pipeline.run(prepared, data: nil, host: nil, targets: [target], generating: template)
    #expect(result.diagnostics.all.isEmpty)
    var output = try #require(result.outputs.first)
    compiler.makeSelfContained(&output)
    return String(decoding: try #require(output.files.first).bytes, as: UTF8.self)
  }

  /// Functions know the line of each hole, views that of each element.
  @Test("lead errors of the compiler to the template", arguments: [(FormatID.swift, [5, 8]), (.swiftUI, [4])])
  func errors(target: FormatID, lines: [Int]) throws {
    // As if someone had written another structure for the data.
    let text = try code(target).replacing("var total: Double", with: "var total: [Int]")
    let report = try SwiftTools.report(on: [.init(name: "Receipt", text: text)])
    for line in lines { #expect(report.contains("cards/receipt.yaml:\(line):"), "\(report)") }
    let errors = report.split(separator: "\n").filter { $0.contains(": error: ") }
    #expect(errors.allSatisfy { $0.hasPrefix("cards/receipt.yaml:") || $0.hasPrefix(" ") }, "\(errors)")
  }

  @Test("leave the code as it is for everyone else", arguments: [(FormatID.swift, 13), (.swiftUI, 11)])
  func whole(target: FormatID, line: Int) throws {
    let text = try code(target)
    let source = SwiftTools.Source(name: "Receipt", text: text)
    #expect(try SwiftTools.errors(in: [source]) == [])
    #expect(try SwiftTools.complaints(about: [source]) == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains("#sourceLocation") }
    let plain = try code(target, mapsSource: false)
    #expect(!plain.contains("#sourceLocation"))
    #expect(lines.joined(separator: "\n") == plain)
    #expect(text.contains("#sourceLocation(file:\"cards/receipt.yaml\",line:\(line))"))
  }
}
