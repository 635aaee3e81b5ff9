import CardCompiler
import Foundation
import Testing

@Suite("The article on the template language")
struct TemplateLanguageArticleTests {
  private static let data = """
    {"time": "2018-03-05T04:05:06.007Z", "n": 5, "items": [{"k": 2}, {}, {"k": 1}]}
    """

  /// The rows of the table with this first heading, as cells without back quotes.
  private func rows(_ heading: String) throws -> [[String]] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/CardCompiler/CardCompiler.docc/TemplateLanguage.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("| \(heading) |") })
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map { cell in
        cell.hasPrefix("`") && cell.hasSuffix("`") ? String(cell.dropFirst().dropLast()) : cell
      }
    }
  }

  @Test("says what expressions come to")
  func expressions() throws {
    var found = Diagnostics()
    let data = try #require(Document.readJSON(SourceText(name: "data.json", text: Self.data), diagnostics: &found))
    let rows = try rows("Expression")
    #expect(rows.count > 20)
    for row in rows {
      var diagnostics = Diagnostics()
      let outcome = Expression.evaluate(
        SourceText(name: "expression", text: row[0]), data: data.root, diagnostics: &diagnostics)
      switch outcome {
      case .value(let bytes): #expect(String(decoding: bytes, as: UTF8.self) == row[2], "\(row[0])")
      case .undefined: Issue.record("\(row[0]) gives nothing")
      case .error: #expect(row[2] == "error", "\(row[0])")
      }
    }
  }

  @Test("says what texts come to")
  func texts() throws {
    let compiler = Compiler()
    for row in try rows("Text") {
      let text = row[0].replacingOccurrences(of: "⏎", with: "\\n")
      let template = try compiler.template(SourceText(name: "text.json", text: "\"\(text)\""))
      let output = try template.expand(SourceText(name: "data.json", text: Self.data))
      #expect(String(decoding: output, as: UTF8.self) == "\"\(row[2])\"", "\(row[0])")
    }
  }
}
