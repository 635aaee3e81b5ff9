import CardCompiler
import CardTestSupport
import Testing

/// Whoever reads a report wants to know where to look.
@Suite("Places of entries") struct EntryPlaceTests {
  @Test("each entry has one, also of what only stands for what was written")
  func places() throws {
    let folder = "Tests/CardCompilerTests/Reference/"
    let files = TestFiles.files(below: folder, extension: "json").filter { $0.hasSuffix("/input.json") }
    #expect(files.count > 5)
    for file in files {
      let source = SourceText(name: "input.json", bytes: try TestFiles.bytes(file))
      var options = CompilerOptions()
      options.measuresLayout = true
      options.isTolerant = true
      for output in Compiler(options).compile(source, to: [.adaptiveCard, .drivenUI, .skima]).outputs {
        let lost = output.fidelity.filter { $0.span == nil }
        #expect(lost.isEmpty, "\(file) to \(output.target): \(lost.map(\.message))")
      }
    }
  }

  @Test("what a chart becomes is told of where the chart is")
  func hostElements() throws {
    let chart =
      #"{"type":"Chart.Pie","title":"Seats","data":[{"legend":"Aisle","value":3},{"legend":"Window","value":4}]}"#
    let text = #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"a"},\#(chart)]}"#
    let result = Compiler().compile(SourceText(name: "a.json", text: text), to: [.skima])
    let entries = result.outputs.flatMap(\.fidelity).filter { $0.kind.id != "note.document-metadata" }
    #expect(entries.count > 1)
    for entry in entries { #expect(entry.span.map { chart.contains($0.text) } ?? false, "\(entry.message)") }
  }
}
