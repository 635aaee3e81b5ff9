import CardCompiler
import CardTestSupport
import Testing

/// Repetitions that `share-repeats` writes once come out of expansion as they were, whatever the data.
@Suite("Shared repetitions")
struct SharedRepetitionTests {
  /// A JSON value without the order of members, which is no difference to whoever reads it.
  private indirect enum Value: Equatable {
    case scalar(String)
    case array([Value])
    case object([String: Value])

    init(_ node: Node) {
      switch node.kind {
      case .null: self = .scalar("null")
      case .boolean: self = .scalar(node.boolean == true ? "true" : "false")
      case .number: self = .scalar(node.numberText ?? "")
      case .string: self = .scalar("\"" + (node.string ?? ""))
      case .array: self = .array(node.elements.map { Value($0) })
      case .object: self = .object(Dictionary(node.members.map { ($0.name, Value($0.value)) }) { $1 })
      }
    }
  }

  private func compiler(sharing isSharing: Bool) -> Compiler {
    var options = CompilerOptions()
    options.optimization = .size
    if !isSharing { options.disabledPasses = ["share-repeats"] }
    return Compiler(options)
  }

  /// What a template becomes with data; none where some hole cannot do without what the data lack.
  private func expanded(_ template: [UInt8], _ data: Node) throws -> Value? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "template.json", bytes: template)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
    let compiled = try #require(Template(compiling: document, diagnostics: &diagnostics))
    return compiled.expand(data, diagnostics: &diagnostics).map { Value($0.root) }
  }

  private func node(_ text: String) throws -> Node {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "data.json", text: text)
    return try #require(Document.read(source, as: .json, diagnostics: &diagnostics)).root
  }

  /// A document as a template whose root is there under a condition: nothing else of it is bound.
  private func conditional(_ source: SourceText) -> SourceText? {
    let text = source.text(in: 0..<source.count)
    guard source.name.hasSuffix(".json"), let brace = text.firstIndex(of: "{") else { return nil }
    let members = text[text.index(after: brace)...]
    return SourceText(name: source.name, text: #"{"$when": "${shown}", "# + members)
  }

  @Test("expanding gives what it gives without sharing", arguments: OptimizationTests.targets)
  func expansion(target: FormatID) throws {
    let (sharing, plain) = (compiler(sharing: true), compiler(sharing: false))
    let sets = [#"{"shown": true}"#, #"{"shown": true, "text": "no", "title": "no", "url": "no", "name": [1, "x"]}"#]
    let data = try sets.map { try node($0) }
    var count = 0
    for source in try OptimizationTests.sources() {
      // Without a hole there would be nothing to see.
      let isTemplate = source.text(in: 0..<source.count).contains("${")
      guard let template = isTemplate ? source : conditional(source) else { continue }
      let result = sharing.compile(template, to: [target])
      for mistake in result.diagnostics.all where mistake.id.hasPrefix("internal.") {
        Issue.record("\(template.name): \(mistake.message)")
      }
      guard let one = result[target]?.bytes, String(decoding: one, as: UTF8.self).contains("\"$data\":["),
        let other = plain.compile(template, to: [target])[target]?.bytes, one != other
      else { continue }
      #expect(one.count < other.count, "\(template.name)")
      for data in data {
        #expect(try expanded(one, data) == expanded(other, data), "\(template.name)")
      }
      count += 1
    }
    // The package's own templates alone have so many.
    #expect(count >= (target == .drivenUI ? 4 : 0))
    // Of cards only the corpus has neighbours of one shape.
    if target == .adaptiveCard, TestFiles.corpus("adaptive-cards") != nil {
      #expect(count > TestEffort.choose(2, thorough: 10))
    }
  }

  @Test("what has data is never repeated by data of its own")
  func boundOutput() throws {
    let rows = (1...6).map { #"{"type": "TextBlock", "text": "Row \#($0)", "wrap": true, "size": "small"}"# }
    let body = #"{"type": "TextBlock", "text": "${name}"}, "# + rows.joined(separator: ", ")
    let card = SourceText(
      name: "card.json", text: #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#)
    func text(_ data: SourceText?, _ compiler: Compiler) throws -> String {
      let output = try #require(compiler.compile(card, data: data, to: [.adaptiveCard])[.adaptiveCard])
      return String(decoding: output.bytes, as: UTF8.self)
    }
    let name = SourceText(name: "data.json", text: #"{"name": "Ada"}"#)
    #expect(try text(nil, compiler(sharing: true)).contains(#""$data":["Row 1","#))
    #expect(try !text(name, compiler(sharing: true)).contains("$data"))
    // What is known while compiling fills holes as data do.
    var options = CompilerOptions()
    options.optimization = .size
    options.lowering.known = try KnownData([Definition("name=Ada")])
    #expect(try !text(nil, Compiler(options)).contains("$data"))
  }
}
