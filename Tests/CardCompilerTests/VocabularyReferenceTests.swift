import CardCompiler
import Foundation
import Testing

@Suite("The reference of Adaptive Cards")
struct VocabularyReferenceTests {
  @Test("is what the vocabulary says; UPDATE_REFERENCE=1 writes it anew")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/CardCompiler/CardCompiler.docc/AdaptiveCards.md")
    let wanted = VocabularyReference.markdown()
    let found = try? String(contentsOf: file, encoding: .utf8)
    if found == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("AdaptiveCards.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record("AdaptiveCards.md is stale: run UPDATE_REFERENCE=1 swift test --filter VocabularyReferenceTests")
    }
  }

  /// The rows of one type, by property.
  private func rows(of type: String) -> [String: [String]] {
    let sections = VocabularyReference.markdown().components(separatedBy: "\n## ")
    let section = sections.first { $0.hasPrefix(type + "\n") } ?? ""
    var rows: [String: [String]] = [:]
    for line in section.split(separator: "\n") where line.hasPrefix("| `") || line.hasPrefix("| **") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      rows[cells[0].filter { $0 != "`" && $0 != "*" }] = Array(cells.dropFirst())
    }
    return rows
  }

  @Test("says what the format's description says")
  func samples() {
    #expect(rows(of: "TextBlock")["wrap"]?.prefix(3) == ["boolean", "1.0", "`false`"])
    #expect(rows(of: "TextBlock")["style"]?[1] == "1.5")
    #expect(rows(of: "Action.Execute")["associatedInputs"]?[1] == "1.4")
    #expect(rows(of: "ImageSet")["style"]?[1] == "1.6\\*")
    #expect(rows(of: "Refresh")["expires"]?[1] == "1.6")
    #expect(rows(of: "TextBlock")["text"]?.suffix(2) == ["yes", "yes"])
    #expect(rows(of: "TextBlock")["lang"]?.suffix(2) == ["–", "–"])
  }
}
