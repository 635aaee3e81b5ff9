import CardFormats
import CardSyntax
import CardTemplate
import Foundation
import Testing

@testable import CardSwift

/// A template to generate code for, with data to fill it with.
struct RenderSample {
  var name: String
  var template: Document
  /// What the types of the data are made after, besides the template.
  var samples: [String] = []
  /// A JSON Schema of the data, in place of samples.
  var schema: String?
  /// Data as JSON, one a line; none for random ones.
  var data: [String]?
  var host: String?
}

/// What generated functions write, in one program for many templates.
struct GeneratedRendering {
  /// What a template gives for some data; `!` for an error.
  struct Output {
    var data: String
    var expected: String
    var actual: String
  }

  var randomSets = 0
  var options = ExpansionOptions()
  /// Whether a template that has no counterpart in Swift is left out without a word.
  var skipsRefused = false

  /// The outputs of each sample; none of one that has no counterpart in Swift.
  func outputs(of samples: [RenderSample]) throws -> [[Output]?] {
    let folder = try GeneratedProgram()
    var main = """
      import Foundation

      func decode<T: Decodable>(_ type: T.Type, _ text: Substring) -> T? {
        do { return try JSONDecoder().decode(type, from: Data(text.utf8)) } catch { return nil }
      }

      """
    var all: [[(data: String, expected: String)]?] = []
    for (number, sample) in samples.enumerated() {
      all.append(try add(sample, called: "T\(number)", to: folder, &main))
    }
    try folder.add("main.swift", main)
    var parts = try folder.run().split(separator: "--\n", omittingEmptySubsequences: false)[...]
    return all.map { sets in
      guard let sets else { return nil }
      let lines = parts.popFirst()?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
      return zip(sets, lines).map { Output(data: $0.data, expected: $0.expected, actual: String($1)) }
    }
  }

  /// Generates the function of a template and what calls it, and gives what it is to write.
  private func add(
    _ sample: RenderSample, called name: String, to folder: GeneratedProgram, _ main: inout String
  ) throws -> [(data: String, expected: String)]? {
    var diagnostics = Diagnostics()
    let roots = try sample.samples.map { text in
      let source = SourceText(name: "data", text: text)
      return try #require(Document.read(source, as: SourceSyntax.detect(source), diagnostics: &diagnostics)).root
    }
    var evidence = DataEvidence.samples(roots)
    if let schema = sample.schema {
      evidence = .schema(try #require(JSONSchema(Self.document(schema), diagnostics: &diagnostics)))
    }
    let code = CodeTemplate(document: sample.template, evidence: evidence)
    let made = RenderGenerator.file(code, name: name, header: [], diagnostics: &diagnostics)
    if !skipsRefused {
      #expect(diagnostics.all.filter { $0.severity == .error }.map(\.message) == [], "\(sample.name)")
    }
    guard let made else { return nil }
    try folder.add("\(name).swift", made.file.source)
    let types = DataTypes(code, name: name + "Data", open: made.open)
    let compiled = try #require(Template(compiling: sample.template, diagnostics: &diagnostics))
    let host = try sample.host.map { try Self.document($0) }
    var sets: [(data: String, expected: String)] = []
    for set in 0..<(sample.data?.count ?? randomSets) {
      var random = RandomData(seed: UInt64(set))
      let text = sample.data?[set] ?? types.root.map { random.json($0, types) } ?? "{}"
      var found = Diagnostics()
      let data = try Self.document(text)
      var buffer = ByteBuffer()
      let isDone = compiled.expand(
        data.root, host: host?.root, options: options, into: &buffer, diagnostics: &found)
      sets.append((text, isDone ? buffer.string() : "!"))
    }
    try folder.add("\(name).jsonl", sets.map(\.data).joined(separator: "\n"))
    try folder.add("\(name).host.json", sample.host ?? "{}")
    main += call(name, host: types.host?.source)
    return sets
  }

  private func call(_ name: String, host: String?) -> String {
    let environment =
      "CardEnvironment(now: \(options.now.map { "\(Double($0.milliseconds) / 1000)" } ?? "nil"), seed: "
      + "\(options.seed.map(String.init) ?? "nil"))"
    let argument = host == nil ? "" : "host: host, "
    let decoded =
      host.map {
        "let host = decode(\($0).self, try! String(contentsOfFile: \"\(name).host.json\", encoding: .utf8)[...])"
      }
      ?? "let host: Bool? = true"
    return """

      do {
        \(decoded)
        for line in try! String(contentsOfFile: "\(name).jsonl", encoding: .utf8).split(separator: "\\n") {
          guard let data = decode(\(name)Data.self, line), let host else {
            print("?")
            continue
          }
          _ = host
          var output: [UInt8] = []
          do { try \(environment).run { try render(data, \(argument)into: &output) } } catch { output = [33] }
          print(String(decoding: output, as: UTF8.self))
        }
        print("--")
      }

      """
  }

  /// The JSON document that a text is.
  static func document(_ text: String) throws -> Document {
    var diagnostics = Diagnostics()
    return try #require(
      Document.read(SourceText(name: "t.json", text: text), as: .json, diagnostics: &diagnostics), "\(text)")
  }

  /// Reports what differs.
  func check(_ samples: [RenderSample]) throws {
    let outputs = try outputs(of: samples)
    #expect(outputs.count == samples.count)
    for (sample, sets) in zip(samples, outputs) {
      guard let sets else { continue }
      #expect(sets.count == sample.data?.count ?? randomSets, "\(sample.name)")
      let wrong = sets.filter { $0.expected != $0.actual }
      for set in wrong.prefix(2) {
        Issue.record("\(sample.name) with \(set.data)\n expand \(set.expected)\n render \(set.actual)")
      }
      #expect(wrong.isEmpty, "\(sample.name): \(wrong.count) of \(sets.count) differ")
    }
  }
}
