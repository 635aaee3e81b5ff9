import CardSyntax
import Testing

@Suite struct SourceSyntaxTests {
  @Test(arguments: [
    ("a.json", "a: 1", SourceSyntax.json), ("a.JSON", "", .json), ("a.yaml", "{}", .yaml), ("a.yml", "[]", .yaml),
    ("<stdin>", "{}", .json), ("<stdin>", "\u{FEFF} \n\t[1]", .json), ("<stdin>", "a: 1", .yaml),
    ("<stdin>", "\"text\"", .yaml), ("<stdin>", "", .yaml), ("<stdin>", "- {}", .yaml), ("dir.json/file", "x", .yaml),
  ])
  func theNameDecidesOrElseTheContent(name: String, text: String, expected: SourceSyntax) {
    #expect(SourceSyntax.detect(SourceText(name: name, text: text)) == expected)
  }

  @Test func documentsAreReadInTheirSyntax() {
    var diagnostics = Diagnostics()
    let json = SourceText(name: "t.json", text: "{\"a\": [1.50]}")
    #expect(Document.read(json, as: .json, diagnostics: &diagnostics)?.root["a"]?[0]?.numberText == "1.50")
    #expect(Document.read(json, as: .json, documentIndex: 0, diagnostics: &diagnostics) != nil)
    #expect(Document.read(json, as: .yaml, diagnostics: &diagnostics)?.root["a"]?[0]?.numberText == "1.50")
    #expect(diagnostics.all.isEmpty)
    #expect(Document.read(json, as: .json, documentIndex: 1, diagnostics: &diagnostics) == nil)
    #expect(
      diagnostics.all.map(line) == [
        "1:14 error input.no-document there is no document 1; the input has one document"
      ])
  }
}
