import CardSyntax
import CardTestSupport
import Testing

/// What is measured must be right: the templates of the benchmark give what is written beside them.
@Suite("Benchmark templates")
struct BenchmarkTemplateTests {
  private static let files = TestFiles.files(below: "Benchmarks/Templates", extension: "template.json")

  @Test func thereAreEnough() { #expect(Self.files.count >= 10) }

  @Test(arguments: files)
  func expansion(file: String) throws {
    let base = file.dropLast(".template.json".count)
    let template = String(decoding: try TestFiles.bytes(file), as: UTF8.self)
    let data = String(decoding: try TestFiles.bytes(base + ".data.json"), as: UTF8.self)
    let expected = String(decoding: try TestFiles.bytes(base + ".expected.json"), as: UTF8.self)
    #expect((2000...12_800).contains(template.utf8.count), "templates are as large as usual ones")

    let result = try expand(template, data)
    #expect(result.diagnostics.isEmpty, "\(result.diagnostics.map(\.message))")
    let output = try #require(result.output)
    #expect(same(try json(output).root, try json(expected).root), "another result than expected: \(output)")
  }
}
