import CardCompiler
import CardTestSupport
import Testing

/// No layout satisfies two different extents of one widget, and what happens then is up to the system.
@Suite("Extents in Skima")
struct SkimaExtentTests {
  /// Containers with every extent and picture that they can have, empty and not.
  private static func boxes() -> [String] {
    let contents = [
      "", #"{"type":"TextBlock","text":"A"}"#, #"{"type":"Image","url":"https://example.com/a.png","height":"50px"}"#,
      #"{"type":"Container","minHeight":"40px","items":[]}"#,
      #"{"type":"Container","minHeight":"40px","style":"good","items":[],"backgroundImage":"https://example.com/b"}"#,
    ]
    let pictures = ["", #","backgroundImage":"https://example.com/c.png""#]
    let heights = ["", #","minHeight":"120px""#, #","height":"stretch""#]
    let styles = [
      "", #","style":"emphasis""#, #","selectAction":{"type":"Action.OpenUrl","url":"https://example.com"}"#,
    ]
    return contents.flatMap { content in
      pictures.flatMap { picture in
        heights.flatMap { height in
          styles.flatMap { style -> [String] in
            let box = #"{"type":"Container","items":[\#(content)]\#(picture)\#(height)\#(style)}"#
            let column = #"""
              {"type":"ColumnSet"\#(style)\#(height),"columns":[
              {"type":"Column","width":"60px","items":[\#(content)]\#(picture)\#(height)},
              {"type":"Column","items":[\#(box)]}]}
              """#
            return [box, column]
          }
        }
      }
    }
  }

  @Test("no widget has two different extents") func extents() throws {
    // Made when their turn comes: most are not in the sample.
    var documents: [(name: String, bytes: () -> [UInt8])] = Self.boxes().map { box in
      ("box", { Array(#"{"type":"AdaptiveCard","version":"1.5","body":[\#(box)]}"#.utf8) })
    }
    for format in [FormatID.adaptiveCard, .drivenUI] {
      let families = try #require(Registry.standard.format(format).flatMap { GrowingDocuments($0) })
        .families(variants: true)
      documents += families.map { family in (family.name, { family.document(3) }) }
    }
    // A number that divides none of the lists that are combined above, so that each of their values has its turn.
    for (name, document) in TestEffort.sample(documents, every: 13) {
      let bytes = document()
      let result = Compiler().compile(SourceText(name: "page.json", bytes: bytes), to: [.skima])
      for file in result.outputs.flatMap(\.files) {
        var diagnostics = Diagnostics()
        let output = SourceText(name: "out.json", bytes: file.bytes)
        let document = try #require(Document.read(output, as: .json, diagnostics: &diagnostics))
        let found = SkimaExtents.contradictions(in: document.root)
        #expect(found == [], "\(name): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("a height that a constraint states alone stays, whatever width the column leaves") func statedHeight() throws {
    let screen = """
      {"metadata": {"id": "t"}, "ui": [{"type": "stack", "props": {"axis": "horizontal", "spacing": 8, "children": [
        {"type": "stack", "props": {"axis": "vertical", "children": [
          {"type": "image", "props": {"url": "https://example.com/a.png"},
            "constraints": [{"type": "height", "value": 100}]},
          {"type": "label", "props": {"text": "Caption"}}]}},
        {"type": "label", "props": {"text": "Side"}, "constraints": [{"type": "width", "value": 120}]}]},
        "constraints": [{"type": "topEqual", "value": 20}, {"type": "horizontalMargin", "value": 20}]}]}
      """
    let result = Compiler().compile(SourceText(name: "row.json", text: screen), to: [.drivenUI])
    let bytes = try #require(result.outputs.first?.files.first?.bytes)
    // 350 points without the other column, and with distances on both sides of what lets the first one grow.
    let extents = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    #expect(extents.contains(#""width":214,"height":100"#), "\(extents)")
  }
}
