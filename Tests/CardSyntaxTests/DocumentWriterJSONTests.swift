import CardSyntax
import Testing

private func written(_ syntax: DocumentSyntax, _ body: (inout DocumentWriter) -> Void) -> String {
  var writer = DocumentWriter(syntax)
  body(&writer)
  return String(decoding: writer.finish(), as: UTF8.self)
}

private func rewritten(_ text: String, _ syntax: DocumentSyntax) throws -> String {
  var diagnostics = Diagnostics()
  let document = Document.readJSON(SourceText(name: "test.json", text: text), diagnostics: &diagnostics)
  let root = try #require(document).root
  return written(syntax) { $0.value(root) }
}

@Suite struct DocumentWriterJSONTests {
  private let sample = """
    { "z" : [ ] , "a":{ },"list":[1,[2.50,"x"],{"k":null}], "\\u0061\\"" : "\\u00e9\\/", "t": true }
    """

  @Test func pretty() throws {
    #expect(
      try rewritten(sample, .json) == """
        {
          "z": [],
          "a": {},
          "list": [
            1,
            [
              2.50,
              "x"
            ],
            {
              "k": null
            }
          ],
          "\\u0061\\"": "\\u00e9\\/",
          "t": true
        }

        """)
  }

  @Test func minified() throws {
    #expect(
      try rewritten(sample, .minified)
        == #"{"z":[],"a":{},"list":[1,[2.50,"x"],{"k":null}],"\u0061\"":"\u00e9\/","t":true}"#)
  }

  @Test(arguments: ["null", "true", "-0.0", "1E400", "\"a\"", "[]", "{}"]) func scalarsAndEmptiesAtTheTop(
    _ text: String
  ) throws {
    #expect(try rewritten(text, .json) == text + "\n")
    #expect(try rewritten(text, .minified) == text)
  }

  @Test func callsInSequence() {
    func content(_ writer: inout DocumentWriter) {
      writer.beginObject()
      writer.key("a\n\"b")
      writer.string("\u{1}\t\\ \u{7F} é 😀 /")
      writer.key("n")
      writer.beginArray()
      writer.number(1.5)
      writer.number(-3)
      writer.number(text: "1E400")
      writer.boolean(false)
      writer.null()
      writer.endArray()
      writer.key("")
      writer.beginObject()
      writer.endObject()
      writer.endObject()
    }
    #expect(
      written(.minified, content)
        == "{\"a\\n\\\"b\":\"\\u0001\\t\\\\ \u{7F} é 😀 /\",\"n\":[1.5,-3,1E400,false,null],\"\":{}}")
    #expect(
      written(.json, content) == """
        {
          "a\\n\\"b": "\\u0001\\t\\\\ \u{7F} é 😀 /",
          "n": [
            1.5,
            -3,
            1E400,
            false,
            null
          ],
          "": {}
        }

        """)
  }

  @Test func everyCharacterSurvives() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init)))
    let output = written(.json) { $0.string(text) }
    var diagnostics = Diagnostics()
    let document = Document.readJSON(SourceText(name: "test.json", text: output), diagnostics: &diagnostics)
    #expect(try #require(document).root.string == text)
  }

  @Test func deepestNesting() throws {
    let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(try rewritten(text, .minified) == text)
    #expect(try rewritten(try rewritten(text, .json), .minified) == text)
  }

  @Test func nothingGivesNothing() {
    #expect(written(.json) { _ in }.isEmpty)
    #expect(written(.minified) { _ in }.isEmpty)
  }
}
