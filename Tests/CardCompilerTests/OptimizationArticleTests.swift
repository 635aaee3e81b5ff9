import CardCompiler
import Foundation
import Testing

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
}
