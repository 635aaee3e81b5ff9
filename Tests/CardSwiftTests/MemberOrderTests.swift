import CardFormats
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Whoever makes data calls the initializers of their types, which must not change when texts of a template change
/// places.
@Suite("The order of the members of data types") struct MemberOrderTests {
  private static func document(_ text: String, _ name: String = "t.json") throws -> Document {
    var diagnostics = Diagnostics()
    let source = SourceText(name: name, text: text)
    return try #require(Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics))
  }

  private static func types(_ template: Document, _ evidence: DataEvidence) -> (names: [String], source: String) {
    let types = DataTypes(CodeTemplate(document: template, evidence: evidence), name: "CardData")
    let file = SwiftFile(header: [], imports: [], types.declarations)
    return (types.structure("CardData")?.fields.map(\.name) ?? [], file.source)
  }

  private static let template =
    #"["${zone} ${Name}", "${name}", {"$data": "${items}", "t": "${price} ${count}"}, "${age}"]"#

  @Test("is that of the alphabet, of samples, or of a schema") func orders() throws {
    let template = try Self.document(Self.template)
    #expect(Self.types(template, .none).names == ["age", "items", "name", "zone"])
    let sample = try Self.document(#"{"name": "x", "zone": "y", "items": [{"price": 1, "count": 2}]}"#)
    let other = try Self.document(#"{"age": 3, "zone": "y"}"#)
    let sampled = Self.types(template, .samples([sample.root, other.root]))
    #expect(sampled.names == ["name", "zone", "items", "age"])
    #expect(sampled.source.contains("var price: Double\n    var count: Double"))
    var diagnostics = Diagnostics()
    let schema = try Self.document(
      #"""
      {"properties": {"zone": {"type": "string"}, "age": {"type": "number"}, "items": {"type": "array", "items":
        {"properties": {"count": {"type": "number"}, "price": {"type": "number"}}}}}}
      """#)
    let rule = try #require(JSONSchema(schema, diagnostics: &diagnostics))
    #expect(Self.types(template, .schema(rule)).names == ["zone", "age", "items", "name"])
    let ordered = Self.types(template, .schema(rule)).source
    #expect(try #require(ordered.range(of: "count")).lowerBound < #require(ordered.range(of: "price")).lowerBound)
  }

  // MARK: Shuffling

  /// A value as JSON with the elements of its arrays and the members of its objects in another order.
  private static func shuffled(_ node: Node, _ random: inout RandomBits) -> String {
    switch node.kind {
    case .array: "[\(node.elements.map { shuffled($0, &random) }.shuffled(using: &random).joined(separator: ","))]"
    case .object:
      "{"
        + node.members.map { member in
          var writer = DocumentWriter(.minified)
          writer.string(member.name)
          return String(decoding: writer.finish(), as: UTF8.self) + ":" + shuffled(member.value, &random)
        }.shuffled(using: &random).joined(separator: ",") + "}"
    default:
      {
        var writer = DocumentWriter(.minified)
        writer.value(node)
        return String(decoding: writer.finish(), as: UTF8.self)
      }()
    }
  }

  private struct RandomBits: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test("does not depend on where a template reads them") func shuffling() throws {
    var count = 0
    var files = TestFiles.files(below: "templates", extension: "yaml")
    files += TestFiles.files(below: "templates", extension: "json")
    files += TestFiles.corpus("adaptive-cards") ?? []
    for path in files where !path.contains(".data.") && !path.contains(".schema.") {
      let bytes = try TestFiles.bytes(path)
      var diagnostics = Diagnostics()
      let source = SourceText(name: path, bytes: bytes)
      guard let document = Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics),
        !TemplateBindings(document).bindings.isEmpty
      else { continue }
      var evidence = [DataEvidence.none]
      let data = path.replacing(".yaml", with: ".data.json").replacing(".template.json", with: ".data.json")
      if data != path, let sample = try? String(contentsOfFile: data, encoding: .utf8) {
        evidence.append(.samples([try Self.document(sample).root]))
      }
      for known in evidence {
        let original = Self.types(document, known).source
        for seed in 0..<4 {
          var random = RandomBits(state: UInt64(seed) &* 7919 &+ 1)
          let other = try Self.document(Self.shuffled(document.root, &random))
          #expect(Self.types(other, known).source == original, "\(path)")
        }
        count += 1
      }
    }
    #expect(count > 10)
  }
}
