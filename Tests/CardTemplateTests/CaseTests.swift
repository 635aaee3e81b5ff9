import CardSyntax
import CardTemplate
import Testing

@Suite("Case files")
struct CaseTests {
  @Test func expressions() throws {
    let table = try caseFile("expressions.json")
    let data = try #require(table.root["data"])
    let cases = try #require(table.root["cases"])
    #expect(cases.count >= 500)
    for test in cases.elements {
      let source = try #require(test["expr"]?.string)
      var options = ExpansionOptions()
      options.now = Instant("2024-02-29T08:30:15.250Z")
      options.seed = 7
      options.missing = test["keep"]?.boolean == true ? .keep : .null
      var diagnostics = Diagnostics()
      let outcome = Expression.evaluate(
        SourceText(name: "expression", text: source), data: data, options: options, diagnostics: &diagnostics)
      switch outcome {
      case .value(let bytes):
        let found = try json(String(decoding: bytes, as: UTF8.self))
        if let wanted = test["value"] {
          #expect(same(found.root, wanted), "\(source) gives \(text(found.root)), not \(text(wanted))")
        } else {
          Issue.record("\(source) gives \(text(found.root))")
        }
      case .undefined: #expect(test["undefined"]?.boolean == true, "\(source) gives nothing")
      case .error(let diagnostic):
        #expect(test["error"]?.string == diagnostic.id, "\(source): \(diagnostic.message) [\(diagnostic.id)]")
        #expect(diagnostic.span != nil)
      }
    }
  }

  /// The rules of a function are told here, not only by data that lie elsewhere: an ordinary call, and what is at the
  /// edges of it.
  @Test func everyFunctionHasCases() throws {
    let cases = try #require(try caseFile("expressions.json").root["cases"])
    let calls = cases.elements.flatMap { test -> [String] in
      let text = test["expr"]?.string?.lowercased() ?? ""
      return Set(text.matches(of: /[a-z0-9]+(?=\()/).map { String($0.output) }).sorted()
    }
    let counts = Dictionary(calls.map { ($0, 1) }, uniquingKeysWith: +)
    for function in FunctionTable.shared.groups.flatMap(\.functions) where function.symbol == nil {
      let count = counts[function.name.lowercased()] ?? 0
      #expect(count >= 2, "\(function.name) has \(count) cases")
    }
  }

  @Test func templates() throws {
    let cases = try caseFile("templates.json").root
    #expect(cases.count >= 100)
    for test in cases.elements {
      let name = try #require(test["name"]?.string)
      var options = ExpansionOptions()
      options.now = Instant("2024-02-29T08:30:15.250Z")
      if let missing = test["missing"]?.string { options.missing = try #require(.init(rawValue: missing)) }
      options.lenient = test["lenient"]?.boolean == true
      let template = try #require(test["template"])
      let result = try expand(
        text(template), test["data"].map { text($0) }, host: test["host"].map { text($0) }, options: options)
      let wanted = test["diagnostics"].map { $0.elements.compactMap(\.string) } ?? []
      #expect(result.ids.sorted() == wanted.sorted(), "\(name): \(result.diagnostics.map(\.message))")
      #expect(result.diagnostics.allSatisfy { $0.span != nil }, "\(name)")
      if let output = result.output, let expected = test["output"] {
        #expect(same(try json(output).root, expected), "\(name) gives \(output)")
      } else {
        #expect((result.output == nil) == (test["output"] == nil), "\(name) gives \(result.output ?? "nothing")")
      }
    }
  }
}
