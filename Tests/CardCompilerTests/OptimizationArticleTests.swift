import CardCompiler
import Foundation
import Testing

// The pass that the article on optimization shows.
struct MarkDecoration: Pass {
  let name = "mark-decoration"
  let summary = "Takes pictures without a description for decoration."
  let stage = PassStage.late(.canonical)
  let example = PassExample(before: #"image url="a.png""#, after: #"image url="a.png" alt-text="""#)

  func run(_ screen: inout Screen, _ context: inout PassContext) { mark(&screen.root) }

  private func mark(_ element: inout Element) {
    if element.kind == .image, element[.altText] == nil { element[.altText] = .literal("") }
    guard element.has(.children) else { return }
    element[.children] = element[.children].map { slot in
      slot.replacing { child in
        var child = child
        mark(&child)
        return child
      }
    }
  }
}

@Suite("The article on optimization")
struct OptimizationArticleTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func article() throws -> String {
    let file = Self.root.appending(path: "Sources/CardCompiler/CardCompiler.docc/Optimization.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test("lists the passes as they are")
  func passes() throws {
    let optimizations = PassPipeline.optimizations.map { pass in
      "| `\(pass.name)` | `-O\(pass.stage.level?.rawValue ?? "")` | \(pass.summary) |"
    }
    let lossy = PassPipeline.lossy.map { "| `\($0.name)` | \($0.summary) |" }
    let rows = try article().split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("| `") && !$0.hasPrefix("| `-O")
    }
    #expect(rows == optimizations + lossy, "write these rows:\n\((optimizations + lossy).joined(separator: "\n"))")
  }

  @Test("has code that compiles and does what it says")
  func snippet() throws {
    let options = CompilerOptions()
    let compiler = Compiler(options) { $0.register(pass: MarkDecoration(), after: "elide-defaults") }
    let card = SourceText(
      name: "card.json",
      text: #"""
        {"type": "AdaptiveCard", "version": "1.5", "body": [
          {"type": "Container", "style": "good", "items": [{"type": "Image", "url": "https://a.example/a.png"}]},
          {"type": "Image", "url": "https://a.example/b.png", "altText": "B"}]}
        """#)
    let output = try #require(compiler.compile(card, to: [.adaptiveCard])[.adaptiveCard])
    let text = String(decoding: output.bytes, as: UTF8.self)
    #expect(text.split(separator: #""altText": """#).count == 2 && text.contains(#""altText": "B""#))

    let code = try #require(
      try article().split(separator: "```swift\n").dropFirst().first?.split(separator: "```").first)
    let here = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    for line in code.split(separator: "\n") {
      #expect(here.contains(line), "not in this file: \(line)")
    }
  }
}
