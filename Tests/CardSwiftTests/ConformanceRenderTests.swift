import CardFormats
import CardSyntax
import CardTemplate
import CardTestSupport
import Foundation
import Testing

@testable import CardSwift

/// Generated code on the cases that the evaluator is tested with: what a case gives there, it gives here.
@Suite struct ConformanceRenderTests {
  private static let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"].map {
    $0 + "/conformance/templating"
  }

  /// Why a case gives something else, or cannot be generated.
  private struct Exception {
    /// A part of the names of such cases, which are texts of expressions too.
    let part: String
    let reason: String
  }

  private static let exceptions = [
    Exception(part: "setPathToValue(", reason: "it changes what names stand for while the program runs"),
    Exception(part: "changes stay in their expression", reason: "it is about `setPathToValue`"),
    Exception(
      part: "stringOrValue(", reason: "a string with bindings that is known only with data needs an interpreter"),
  ]

  // MARK: Templates

  /// A template with data and what the reference makes of them.
  private struct Case {
    var name: String
    var template: Document
    var data: String
    var host: String?
    var expected: Node?
  }

  @Test(.enabled(if: shared != nil, "CARDC_SHARED is not set"), .timeLimit(.minutes(60)))
  func sharedTemplates() throws {
    let folder = try #require(Self.shared)
    var cases: [Case] = []
    for suite in ["scenarios", "elements", "js-resources", "js-unittests", "dotnet"] {
      let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(suite)").sorted()
      for file in files where file.hasSuffix(".template.json") {
        let base = "\(folder)/\(suite)/\(file.dropLast(14))"
        let template = try #require(Self.text(base + ".template.json"))
        let expected = try ["oracle", "expected"].compactMap { Self.text("\(base).\($0).json") }.first.map {
          try GeneratedRendering.document($0)
        }
        cases.append(
          Case(
            name: "\(suite)/\(file.dropLast(14))", template: try GeneratedRendering.document(template),
            data: try Self.text(base + ".data.json").map { try Self.sorted($0) } ?? "{}",
            host: try Self.text(base + ".host.json").map { try Self.sorted($0) }, expected: expected?.root))
      }
    }
    try check(cases, now: "2020-08-01T00:12:20Z", "shared templates")
  }

  @Test(.timeLimit(.minutes(60))) func ownTemplates() throws {
    let document = try Self.ownCases("templates.json")
    let cases = try document.root.elements.compactMap { test -> Case? in
      guard test["missing"] == nil, test["lenient"] == nil, let template = test["template"] else { return nil }
      return Case(
        name: test["name"]?.string ?? "", template: try GeneratedRendering.document(Self.sorted(template, keys: false)),
        data: test["data"].map { Self.sorted($0) } ?? "{}", host: test["host"].map { Self.sorted($0) },
        expected: test["output"])
    }
    try check(cases, now: "2024-02-29T08:30:15.250Z", "own templates")
  }

  private func check(_ cases: [Case], now: String, _ title: String) throws {
    var options = ExpansionOptions()
    options.now = Instant(now)
    options.seed = 7
    let rendering = GeneratedRendering(options: options, skipsRefused: true)
    // What is no template gives no code, as it gives no expansion.
    let templates = cases.filter { test in
      var diagnostics = Diagnostics()
      return Template(compiling: test.template, diagnostics: &diagnostics) != nil
    }
    let outputs = try rendering.outputs(
      of: templates.map {
        RenderSample(name: $0.name, template: $0.template, samples: [$0.data], data: [$0.data], host: $0.host)
      })
    var count = 0
    var odd: [String: String] = [:]
    for (test, sets) in zip(templates, outputs) {
      guard let output = sets?.first else {
        odd[test.name] = "cannot be generated"
        continue
      }
      if output.actual == "?" {
        odd[test.name] = "the data do not fit the types"
      } else if !Self.same(output.expected, output.actual) {
        odd[test.name] = "expand \(output.expected)\n render \(output.actual)"
      } else {
        count += 1
        if let expected = test.expected, output.actual != "!" {
          let actual = try GeneratedRendering.document(output.actual)
          #expect(Self.same(actual.root, expected), "\(test.name) is not what the reference gives")
        }
      }
    }
    report(title, cases.count - templates.count, count, odd)
  }

  // MARK: Expressions

  @Test(.enabled(if: shared != nil, "CARDC_SHARED is not set"), .timeLimit(.minutes(60)))
  func sharedExpressions() throws {
    let folder = try #require(Self.shared)
    let table = try GeneratedRendering.document(try #require(Self.text(folder + "/expressions.json")))
    let scope = try Self.sorted(try #require(Self.text(folder + "/expressions.scope.json")))
    try check(
      expressions: table.root.elements.compactMap { $0["expr"]?.string }, scope, now: "2020-08-01T00:12:20Z",
      "shared expressions")
  }

  @Test(.timeLimit(.minutes(60))) func ownExpressions() throws {
    let document = try Self.ownCases("expressions.json")
    let data = Self.sorted(try #require(document.root["data"]))
    let texts = try #require(document.root["cases"]).elements.compactMap { $0["expr"]?.string }
    try check(
      expressions: TestEffort.sample(texts, every: 3), data, now: "2024-02-29T08:30:15.250Z", "own expressions")
  }

  /// Expressions as lone holes, where they have a value, and in a text, where what has none stays as it is.
  private func check(expressions: [String], _ data: String, now: String, _ title: String) throws {
    var options = ExpansionOptions()
    options.now = Instant(now)
    options.seed = 7
    let root = try GeneratedRendering.document(data).root
    var holes: [(expression: String, members: [(key: String, text: String)])] = []
    var others = 0
    var odd: [String: String] = [:]
    for (number, expression) in expressions.enumerated() {
      let texts = ["${\(expression)}", "x${\(expression)}"]
      var kept: [(key: String, text: String)] = []
      for (kind, text) in zip(["v", "t"], texts) {
        var diagnostics = Diagnostics()
        let template = try GeneratedRendering.document("{\"a\":\(Self.quoted(text))}")
        guard let compiled = Template(compiling: template, diagnostics: &diagnostics) else { continue }
        var generated = Diagnostics()
        let code = CodeTemplate(document: template, evidence: .samples([root]))
        if RenderGenerator.file(code, name: "T", header: [], diagnostics: &generated) == nil {
          odd[expression] = "cannot be generated"
          continue
        }
        var buffer = ByteBuffer()
        if compiled.expand(root, options: options, into: &buffer, diagnostics: &diagnostics) {
          kept.append(("\(kind)\(number)", text))
        }
      }
      if kept.isEmpty, odd[expression] == nil { others += 1 }
      if !kept.isEmpty { holes.append((expression, kept)) }
    }
    // Many expressions share a function, for the compiler's time goes into files more than into lines.
    let size = 24
    let groups = stride(from: 0, to: holes.count, by: size).map { Array(holes[$0..<min($0 + size, holes.count)]) }
    let samples = try groups.map { group in
      let members = group.flatMap(\.members).map { "\(Self.quoted($0.key)):\(Self.quoted($0.text))" }
      return RenderSample(
        name: title, template: try GeneratedRendering.document("{\(members.joined(separator: ","))}"), samples: [data],
        data: [data])
    }
    let outputs = try GeneratedRendering(options: options).outputs(of: samples)
    var count = 0
    for (group, sets) in zip(groups, outputs) {
      let output = try #require(sets?.first)
      guard output.actual != "!", output.actual != "?" else {
        Issue.record("\(title): a function gives \(output.actual): \(group.map(\.expression))")
        continue
      }
      let expected = try GeneratedRendering.document(output.expected)
      let actual = try GeneratedRendering.document(output.actual)
      for (expression, members) in group {
        for member in members {
          let (one, other) = (expected.root[member.key], actual.root[member.key])
          let areSame = one.flatMap { one in other.map { Self.same(one, $0) } } ?? (one == nil && other == nil)
          if areSame {
            count += 1
          } else {
            odd[expression] =
              "expand \(one.map { Self.sorted($0) } ?? "nothing"), render \(other.map { Self.sorted($0) } ?? "nothing")"
          }
        }
      }
    }
    report(title, others, count, odd)
  }

  // MARK: Results

  /// Reports cases that are odd without being expected to.
  private func report(_ title: String, _ others: Int, _ count: Int, _ odd: [String: String]) {
    print("\(title): \(count) agree, \(odd.count) differ, \(others) are no templates")
    for (name, what) in odd.sorted(by: { $0.key < $1.key }) {
      let exception = Self.exceptions.first { name.contains($0.part) }
      if exception == nil || what != "cannot be generated" { Issue.record("\(name): \(what)") }
    }
    #expect(count > 0)
  }

  // MARK: JSON

  private static func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  private static func ownCases(_ name: String) throws -> Document {
    try GeneratedRendering.document(
      try #require(text(Project.root + "/Tests/CardTemplateTests/Cases/" + name)))
  }

  /// The text with the keys of objects in order, in which decoders give them, on one line.
  private static func sorted(_ text: String) throws -> String { sorted(try GeneratedRendering.document(text).root) }

  private static func sorted(_ node: Node, keys: Bool = true) -> String {
    switch node.kind {
    case .string: return quoted(node.string ?? "")
    case .number: return node.numberText ?? "0"
    case .array: return "[" + node.elements.map { sorted($0, keys: keys) }.joined(separator: ",") + "]"
    case .object:
      let members = keys ? node.members.sorted { $0.name < $1.name } : Array(node.members)
      return "{" + members.map { "\(quoted($0.name)):\(sorted($0.value, keys: keys))" }.joined(separator: ",") + "}"
    case .null: return "null"
    default: return node.boolean == true ? "true" : "false"
    }
  }

  private static func quoted(_ text: String) -> String {
    var buffer = ByteBuffer()
    buffer.append("\"")
    var text = text
    text.withUTF8 { JSONText.escape($0, into: &buffer) }
    buffer.append("\"")
    return buffer.string()
  }

  private static func same(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard left != "!", right != "!", let one = try? GeneratedRendering.document(left),
      let other = try? GeneratedRendering.document(right)
    else { return false }
    return same(one.root, other.root)
  }

  /// Whether two values are the same JSON; numbers count as doubles.
  private static func same(_ left: Node, _ right: Node) -> Bool {
    guard left.kind == right.kind, left.count == right.count else { return false }
    switch left.kind {
    case .null: return true
    case .boolean: return left.boolean == right.boolean
    case .number: return left.double == right.double
    case .string: return left.string == right.string
    case .array: return zip(left.elements, right.elements).allSatisfy { same($0, $1) }
    case .object:
      return left.members.allSatisfy { member in right[member.name].map { same(member.value, $0) } ?? false }
    }
  }
}
