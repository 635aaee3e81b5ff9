import CardCompiler
import DigestTarget
import Foundation
import Testing

/// The templates of the example against the files in `Reference`; `UPDATE_REFERENCE=1` writes these anew, and fails.
@Suite("Digests")
struct DigestTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let templates = tests.appendingPathComponent("../../templates")

  private static func result(_ source: SourceText, data: SourceText? = nil) -> CompilationResult {
    Compiler { $0.register(emitter: DigestEmitter()) }.compile(source, data: data, to: [.digest])
  }

  private static func digest(_ body: String) throws -> String {
    let result = result(SourceText(name: "card.yaml", text: "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n\(body)"))
    #expect(result.diagnostics.all.map(\.message) == [])
    return String(decoding: try #require(result[.digest]).bytes, as: UTF8.self)
  }

  @Test("templates become the reference files", arguments: ["order", "profile"])
  func reference(name: String) throws {
    func source(_ name: String) throws -> SourceText? {
      let url = Self.templates.appendingPathComponent(name)
      guard FileManager.default.fileExists(atPath: url.path) else { return nil }
      return SourceText(name: name, bytes: try Data(contentsOf: url))
    }
    let result = Self.result(try #require(try source(name + ".yaml")), data: try source(name + ".data.yaml"))
    let losses = result.outputs.flatMap(\.fidelity).map { "\($0.kind.id): \($0.message)\n" }
    let findings = result.diagnostics.all.map { "\($0.id): \($0.message)\n" }
    let file = try #require(result[.digest])
    let outcomes = [
      (name + ".md", String(decoding: file.bytes, as: UTF8.self)), (name + ".txt", (losses + findings).joined()),
    ]
    for (name, text) in outcomes {
      let url = Self.tests.appendingPathComponent("Reference/\(name)")
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try Data(text.utf8).write(to: url)
        Issue.record("\(name) was written")
      } else {
        #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self))
      }
    }
  }

  @Test("elements become paragraphs")
  func elements() throws {
    #expect(try Self.digest("- {type: TextBlock, text: 'Hello *you*', wrap: true}") == "Hello *you*\n")
    #expect(try Self.digest("- {type: TextBlock, text: Hi, weight: bolder, wrap: true}") == "**Hi**\n")
    #expect(
      try Self.digest("- {type: FactSet, facts: [{title: A, value: B}, {title: C, value: D}]}") == "- A: B\n- C: D\n")
    #expect(
      try Self.digest("- {type: Image, url: 'https://example.com/a.png', altText: A}")
        == "![A](https://example.com/a.png)\n")
    let columns =
      "- {type: ColumnSet, columns: [{type: Column, items: [{type: TextBlock, text: A, wrap: true}]}, "
      + "{type: Column, items: [{type: TextBlock, text: B, wrap: true}]}]}"
    #expect(try Self.digest(columns) == "A\n\nB\n")
  }

  @Test("a binding that is left is named where it is")
  func unbound() throws {
    let text = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n- {type: TextBlock, text: \"${a}\", wrap: true}\n"
    let result = Self.result(SourceText(name: "card.yaml", text: text))
    let finding = try #require(result.diagnostics.all.first { $0.id == "digest.unbound" })
    #expect(finding.span.map { LineIndex($0.source).locations(of: $0).start.line } == 4)
    #expect(result[.digest].map { String(decoding: $0.bytes, as: UTF8.self) } == "${a}\n")
  }

  @Test("what a digest cannot have is reported")
  func losses() throws {
    let text = "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n- {type: Input.Text, id: a, label: Name}\n"
    let result = Self.result(SourceText(name: "card.yaml", text: text))
    #expect(result.outputs.flatMap(\.fidelity).contains { $0.verdict != .note })
    #expect(try #require(result[.digest]).bytes.contains(UInt8(ascii: "N")))
  }
}
