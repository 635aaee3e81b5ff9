import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// What `cardc fix` makes of real templates in which something was misspelt.
@Suite("cardc fix: real templates")
struct FixCorpusTests {
  /// Names of properties that mean the same in every element that has them, as they are mistyped.
  private static let mistyped = [
    "weight": "wieght", "spacing": "spcaing", "horizontalAlignment": "horizontalAlignmnet",
    "selectAction": "selectActoin",
    "isSubtle": "isSubtel", "separator": "seperator", "backgroundImage": "backgroundImgae",
  ]
  private static let mistypedTypes = ["TextBlock": "TextBlok", "ColumnSet": "ColumSet", "Container": "Contaner"]

  private static let files: [String] = {
    let own = ["templates", "examples", "Tests/CardVisualTests/Boxes"].flatMap { folder in
      ["yaml", "json"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }
    let names = own + (TestFiles.corpus("adaptive-cards") ?? [])
    return names.filter { name in
      ![".data.", ".schema.", ".host.", "/_components/", "/.build", "/dist/"].contains { name.contains($0) }
    }
  }()

  /// A template with mistakes, and how many they are; none if it is no card.
  private static func misspelt(_ bytes: [UInt8], _ name: String) -> (bytes: [UInt8], count: Int)? {
    var found = Diagnostics()
    let source = SourceText(name: name, bytes: bytes)
    guard
      let document = Document.read(source, as: name.hasSuffix(".yaml") ? .yaml : .json, diagnostics: &found),
      document.root["type"]?.string == "AdaptiveCard"
    else { return nil }
    var edits: [(range: Range<Int>, text: String)] = []
    func visit(_ node: Node) {
      if node.kind == .array { node.elements.forEach(visit) }
      guard node.kind == .object else { return }
      let type = node["type"]?.string
      for member in node.members {
        visit(member.value)
        guard type != nil, member.keySpan.source == source else { continue }
        // Names stand in quotes or not; what is written otherwise stays.
        func replace(_ span: SourceSpan, _ old: String, _ new: String) {
          let text = String(decoding: bytes[span.range], as: UTF8.self)
          if text.contains(old), text.utf8.count - old.utf8.count < 3 {
            edits.append((span.range, text.replacing(old, with: new)))
          }
        }
        if let typo = mistyped[member.name] { replace(member.keySpan, member.name, typo) }
        if member.name == "type", let type, let typo = mistypedTypes[type] { replace(member.value.span, type, typo) }
        if member.name == "wrap", type == "TextBlock", let flag = member.value.boolean {
          edits.append((member.value.span.range, "\"\(flag)\""))
        }
      }
    }
    visit(document.root)
    var result = bytes
    var last = Int.max
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) where edit.range.upperBound <= last {
      result.replaceSubrange(edit.range, with: edit.text.utf8)
      last = edit.range.lowerBound
    }
    return (result, edits.count)
  }

  @Test("every mistake is mended to what it was, byte for byte, and then nothing is left to be mended")
  func mends() throws {
    let box = try Sandbox()
    var originals: [String: [UInt8]] = [:]
    var count = 0
    for (index, file) in Self.files.enumerated() {
      let bytes = try TestFiles.bytes(file)
      let name = "in/\(index)" + (file.hasSuffix(".yaml") ? ".yaml" : ".json")
      guard let made = Self.misspelt(bytes, name), made.count > 0 else { continue }
      try box.write(name, String(decoding: made.bytes, as: UTF8.self))
      originals[name] = bytes
      count += made.count
    }
    #expect(originals.count > 10 && count > 200)
    _ = try box.run("fix", "in")
    for (name, bytes) in originals {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(box.read(name) == text, "\(Self.files[Int(name.dropFirst(3).prefix { $0.isNumber }) ?? 0])")
    }
    #expect(try box.run("fix", "in").errors.contains("nothing to mend"))
  }
}
