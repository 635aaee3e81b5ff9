import CardSyntax
import CardTestSupport
import Testing

private func read(_ bytes: [UInt8]) -> (document: Document?, diagnostics: Diagnostics) {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(SourceText(name: "random.json", bytes: bytes), diagnostics: &diagnostics)
  return (document, diagnostics)
}

private func write(_ document: Document, _ syntax: DocumentSyntax) -> [UInt8] {
  var writer = DocumentWriter(syntax)
  writer.value(document.root)
  return writer.finish()
}

@Suite struct JSONPropertyTests {
  @Test(arguments: 0..<20) func whatIsWrittenReadsTheSame(_ batch: UInt64) throws {
    for seed in batch * 100..<batch * 100 + 100 {
      var random = RandomJSON(seed: seed)
      let text = random.text()
      let original = try #require(read(Array(text.utf8)).document, "seed \(seed)")
      for syntax in [DocumentSyntax.json, .minified] {
        let written = write(original, syntax)
        let (again, diagnostics) = read(written)
        let document = try #require(again, "seed \(seed)")
        // Overridden members are gone after the first writing.
        #expect(diagnostics.all.isEmpty, "seed \(seed)")
        #expect(write(document, syntax) == written, "seed \(seed)")
        #expect(write(document, .minified) == write(original, .minified), "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<20) func damagedTextIsJudgedRightly(_ batch: UInt64) {
    for seed in batch * 250..<batch * 250 + TestEffort.choose(60, thorough: 250) {
      var random = RandomJSON(seed: seed)
      let bytes = random.damaged(random.text())
      let (document, diagnostics) = read(bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect((document != nil) == JSONStrictChecker.accepts(bytes), "seed \(seed): \(text)")
      #expect((document == nil) == diagnostics.hasErrors, "seed \(seed): \(text)")
      // Every place is inside the text, and every form of the diagnostics can be made.
      for diagnostic in diagnostics.all {
        let spans = [diagnostic.span, diagnostic.fixIt?.span].compactMap { $0 } + diagnostic.labels.map(\.span)
        #expect(!spans.isEmpty, "seed \(seed): \(text)")
        for span in spans { #expect(Int(span.end) <= bytes.count, "seed \(seed): \(text)") }
      }
      for style in DiagnosticStyle.allCases {
        _ = DiagnosticRenderer(style: style).render(diagnostics.sorted())
      }
    }
  }
}
