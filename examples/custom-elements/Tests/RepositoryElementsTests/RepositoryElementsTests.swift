import CardCompiler
import Foundation
import RepositoryElements
import Testing

@Suite("The elements of repositories")
struct RepositoryElementsTests {
  private let compiler = Compiler {
    $0.register(element: .repositoryLanguage)
    $0.register(element: .progressBar)
  }

  private static func template(_ name: String) throws -> SourceText {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../templates")
    return SourceText(name: name, bytes: try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private func text(_ result: CompilationResult, _ target: FormatID) throws -> String {
    String(decoding: try #require(result[target]).bytes, as: UTF8.self)
  }

  @Test("cards keep the elements, with their holes or with the data in them")
  func cards() throws {
    let template = try Self.template("repository.yaml")
    let open = compiler.compile(template, to: [.adaptiveCard])
    #expect(open.diagnostics.all.isEmpty)
    #expect(try text(open, .adaptiveCard).contains("\"share\": \"${share}\""))
    let filled = compiler.compile(template, data: try Self.template("repository.data.yaml"), to: [.adaptiveCard])
    #expect(filled.diagnostics.all.isEmpty)
    let card = try text(filled, .adaptiveCard)
    #expect(card.contains("\"type\": \"RepositoryLanguage\""))
    #expect(card.contains("\"share\": 0.97"))
    #expect(card.contains("\"value\": 0.85"))
  }

  @Test("every other format gets what the elements mean, without a loss that is theirs")
  func others() throws {
    // Source code is not filled with data by the compiler: it is given them when it runs.
    let targets = compiler.registry.formats.map(\.id).filter { $0 != .adaptiveCard }
    let result = compiler.compile(
      try Self.template("repository.yaml"), data: try Self.template("repository.data.yaml"), to: targets)
    #expect(result.diagnostics.all.isEmpty)
    #expect(result.outputs.count == targets.count)
    for target in targets {
      let text = try text(result, target)
      for content in ["Swift", "97 %", "Shell", "3 %", "Coverage"] {
        #expect(text.contains(content), "\(content) in \(target)")
      }
      #expect(!text.contains("ProgressBar"))
      // The colours of the languages, in whatever notation.
      #expect(text.contains("F05138") && text.contains("89E051") && text.contains("1A7F37"))
    }
    let lost = result.outputs.flatMap(\.fidelity).map(\.kind.id).filter { $0.hasPrefix("dropped.") }
    #expect(lost.isEmpty)
  }

  @Test("holes stay alive, in a text where a length would be needed")
  func holes() throws {
    let result = compiler.compile(try Self.template("repository.yaml"), to: [.drivenUI])
    let text = try text(result, .drivenUI)
    #expect(text.contains("${round(coverage * 100)} %"))
    #expect(text.contains("${round(share * 100)} %"))
    #expect(result.outputs.flatMap(\.fidelity).contains { $0.kind.id == "lossy.progress-bar" })
  }

  @Test(
    "the length of the bar is the share of 240 points",
    arguments: [(0, [240]), (0.25, [60, 180]), (1, [240])] as [(Double, [Double])])
  func lengths(_ value: Double, _ widths: [Double]) throws {
    let card = SourceText(
      name: "card.yaml", text: "type: AdaptiveCard\nversion: '1.5'\nbody: [{type: ProgressBar, value: \(value)}]\n")
    let result = compiler.compile(card, to: [.drivenUI])
    let output = try #require(result[.drivenUI])
    var diagnostics = Diagnostics()
    let source = SourceText(name: "out.json", bytes: output.bytes)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    var found: [Double] = []
    func visit(_ node: Node) {
      if node["type"]?.string == "Rectangle", let width = node["properties"]?["width"]?.double { found.append(width) }
      for member in node.members { visit(member.value) }
      for element in node.elements { visit(element) }
    }
    visit(document.root)
    #expect(found == widths)
  }

  @Test("what is wrong with the payload is reported at its place")
  func mistakes() {
    let card = SourceText(
      name: "card.yaml",
      text: """
        type: AdaptiveCard
        version: "1.5"
        body:
          - { type: ProgressBar, value: 85, titel: Coverage }
          - { type: RepositoryLanguage, share: 0.5 }
        """)
    let found = compiler.compile(card, to: [.adaptiveCard]).diagnostics.sorted()
    #expect(
      found.map(\.message) == [
        "`value` must be a number from 0 to 1, found the number `85`",
        "`ProgressBar` has no property `titel`", "`RepositoryLanguage` needs `language`",
      ])
    #expect(found.allSatisfy { $0.span?.source.name == "card.yaml" })
    #expect(found[1].help == "did you mean `title`?")
  }
}
