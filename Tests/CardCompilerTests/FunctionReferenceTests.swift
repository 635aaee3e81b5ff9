import CardCompiler
import Foundation
import Testing

@Suite("The function reference")
struct FunctionReferenceTests {
  private static var functions: [Function] {
    FunctionTable.shared.groups.flatMap(\.functions)
  }

  @Test("is what the table of functions says; UPDATE_REFERENCE=1 writes it anew")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/CardCompiler/CardCompiler.docc/Functions.md")
    let wanted = FunctionReference.markdown()
    let found = try? String(contentsOf: file, encoding: .utf8)
    if found == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("Functions.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record("Functions.md is stale: run UPDATE_REFERENCE=1 swift test --filter FunctionReferenceTests")
    }
  }

  @Test("every function has an example, which gives what it says")
  func examples() {
    var options = ExpansionOptions()
    options.now = FunctionExample.now
    options.seed = FunctionExample.seed
    for function in Self.functions {
      let example = function.example
      let calls = example.expression.contains(function.name + "(") || function.name.allSatisfy { !$0.isLetter }
      #expect(calls, "\(example.expression) does not call `\(function.name)`")
      var diagnostics = Diagnostics()
      let outcome = Expression.evaluate(
        SourceText(name: "example", text: example.expression), data: nil, options: options, diagnostics: &diagnostics)
      guard case .value(let bytes) = outcome else {
        Issue.record("\(example.expression) has no value: \(diagnostics.all.map(\.message))")
        continue
      }
      #expect(String(decoding: bytes, as: UTF8.self) == example.result, "\(example.expression)")
    }
  }

  @Test("every summary is one sentence")
  func summaries() {
    for function in Self.functions {
      #expect(function.summary.hasSuffix(".") && function.summary.first?.isUppercase == true, "\(function.name)")
    }
  }
}
