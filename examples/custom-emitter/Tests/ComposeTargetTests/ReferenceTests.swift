import CardCompiler
import ComposeTarget
import Foundation
import Testing

/// The templates of the example against the files in `Reference`; `UPDATE_REFERENCE=1` writes these anew, and fails.
@Suite("Reference")
struct ReferenceTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let templates = tests.appendingPathComponent("../../templates")
  private static let names = ["club-form", "order", "profile"]

  private static func source(_ name: String) throws -> SourceText? {
    let url = templates.appendingPathComponent(name)
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return SourceText(name: name, bytes: try Data(contentsOf: url))
  }

  private static func result(_ name: String) throws -> CompilationResult {
    let source = try #require(try source(name + ".yaml"))
    return Compiler { $0.register(emitter: ComposeEmitter()) }
      .compile(source, data: try self.source(name + ".data.yaml"), to: [.compose])
  }

  private static func check(_ text: String, _ name: String) throws {
    let url = tests.appendingPathComponent("Reference/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try Data(text.utf8).write(to: url)
      Issue.record("\(name) was written")
      return
    }
    #expect(text == String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }

  @Test("templates become the reference files", arguments: names)
  func reference(name: String) throws {
    let result = try Self.result(name)
    #expect(result.diagnostics.all.isEmpty)
    try Self.check(String(decoding: try #require(result[.compose]).bytes, as: UTF8.self), name + ".kt")
    let losses = result.outputs.flatMap(\.fidelity).map { "\($0.kind.id): \($0.message)\n" }
    try Self.check(losses.joined(), name + ".losses.txt")
    // A second run gives the same bytes.
    #expect(try Self.result(name)[.compose] == result[.compose])
  }

  @Test("the support code is that which all templates use")
  func support() throws {
    var parts: Set<String> = []
    for name in Self.names { for output in try Self.result(name).outputs { parts.formUnion(output.parts) } }
    let file = try #require(ComposeEmitter().support(parts))
    #expect(ComposeEmitter().support([]) == nil)
    try Self.check(String(decoding: file.bytes, as: UTF8.self), "CardSupport.kt")
  }

  @Test("each reference file belongs to a template")
  func orphans() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.tests.appendingPathComponent("Reference").path)
    let expected = Self.names.flatMap { [$0 + ".kt", $0 + ".losses.txt"] } + ["CardSupport.kt"]
    #expect(files.sorted() == expected.sorted())
  }

  @Test("quotes and brackets have partners, lines fit, and each import is used", arguments: names + ["CardSupport"])
  func wellFormed(name: String) throws {
    let url = Self.tests.appendingPathComponent("Reference/\(name).kt")
    let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let tokens = try KotlinTokens(text).tokens
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.last?.isWhitespace != true })
    #expect(text.hasSuffix("}\n") || text.hasSuffix(")\n"))
    #expect(!text.contains("\n\n\n") && !text.hasSuffix("\n\n"))
    let imports = lines.filter { $0.hasPrefix("import ") }
    #expect(imports == imports.sorted())
    for name in imports.compactMap({ $0.split(separator: ".").last }) where name != "getValue" && name != "setValue" {
      #expect(tokens.count { $0 == .name(String(name)) } > 1, "\(name)")
    }
  }

  @Test("whatever the templates of the repository become is well formed")
  func others() throws {
    let folder = Self.tests.appendingPathComponent("../../../../templates")
    let compiler = Compiler { $0.register(emitter: ComposeEmitter()) }
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      guard name.hasSuffix(".yaml") || name.hasSuffix(".json"), !name.contains(".data.") else { continue }
      let source = SourceText(name: name, bytes: try Data(contentsOf: folder.appendingPathComponent(name)))
      let result = compiler.compile(source, to: [.compose])
      // Either there is a file, or an error says why there is none.
      #expect((result[.compose] == nil) == result.diagnostics.hasErrors, "\(name)")
      guard let file = result[.compose] else { continue }
      #expect(throws: Never.self, "\(name)") { try KotlinTokens(String(decoding: file.bytes, as: UTF8.self)) }
      count += 1
    }
    #expect(count >= 3)
  }

  @Test(
    "the reader of tokens finds what has no partner",
    arguments: ["f(", "\"a", "a)", "\"${f(}\"", "f(]", "'a\n\"", "\"\\q\""])
  func broken(source: String) { #expect(throws: KotlinTokens.Problem.self) { try KotlinTokens(source) } }
}
