import CardCompiler
import CardFormats
import CardIR
import CardTestSupport
import Foundation
import Testing

/// The architecture, tried with a format of which the compiler knows nothing: one folder, and the line that registers it.
@Suite("A toy format")
struct ToyFormatTests {
  /// The line.
  private static func compiler(_ options: CompilerOptions = CompilerOptions()) -> Compiler {
    Compiler(options) { $0.register(format: ToyFormat()) }
  }

  private static let others = Registry.standard.formats.map(\.id)

  /// Sheets that together have everything that sheets can have.
  private static let sheets = [
    #"{"sheet":[{"what":"words","says":"Lost: one umbrella"}]}"#,
    #"""
    {"called":"club","sheet":[{"what":"words","says":"Chess club","letters":28,"strength":"bold","ink":"1F6FEB"},
    {"what":"words","says":"Every *Thursday* at the library, in the room behind the newspapers.","rowsAtMost":2,
    "leaning":"middle"},{"what":"photo","source":"https://example.com/board.png","spoken":"A chess board","across":120,
    "down":90},{"what":"stroke"},{"what":"knob","caption":"Rules","does":[{"what":"visit",
    "goal":"https://example.com/rules"}]}]}
    """#,
    #"""
    {"sheet":[{"what":"strip","apart":8,"holds":[{"what":"words","says":"Left"},{"what":"words","says":"Right"}]},
    {"what":"pile","called":"box","paper":"EEF4FF","edge":12,"apart":4,"holds":[{"what":"words","says":"Boxed in"},
    {"what":"strip","holds":[{"what":"stroke"},{"what":"words","says":"Deep down","leaning":"end"}]}]}]}
    """#,
    #"""
    {"sheet":[{"what":"blank","called":"name","asks":"Your name","hint":"Ada Lovelace"},{"what":"knob",
    "caption":"Sign up","does":[{"what":"hand-in","with":{"list":7}}]}]}
    """#,
  ]

  /// Samples of the other formats: screens in files of this package.
  private static let samples =
    ["examples/legacy", "Tests/CardCompilerTests/Reference", "templates"].flatMap { folder in
      ["json", "yaml"].flatMap { TestFiles.files(below: folder, extension: $0) }
    }.filter { !$0.contains("/_") && !$0.contains(".data") }

  private func document(_ bytes: [UInt8], _ name: String) throws -> Document {
    var diagnostics = Diagnostics()
    let syntax: SourceSyntax = name.hasSuffix(".yaml") ? .yaml : .json
    return try #require(
      Document.read(SourceText(name: name, bytes: bytes), as: syntax, diagnostics: &diagnostics), "\(name)")
  }

  /// A text that a person reads, without what is no letter or digit, and its place.
  private struct VisibleText {
    let text: String
    let place: Range<Int>
  }

  /// The texts that a person reads in a document.
  private func texts(in bytes: [UInt8], _ name: String, as format: any Format) throws -> [VisibleText] {
    var diagnostics = Diagnostics()
    let options = ImportOptions(name: "texts")
    let document = try document(bytes, name)
    guard let screen = format.importScreen(document, options: options, diagnostics: &diagnostics) else { return [] }
    var texts: [VisibleText] = []
    screen.root.visit { element in
      for entry in element.attributes where !entry.id.roles.isDisjoint(with: .visibleText) {
        guard case .text(let text) = entry.value else { continue }
        let canonical = ContentBalance.canonical(text, isMarkdown: true)
        texts.append(VisibleText(text: canonical, place: entry.origin?.span.range ?? 0..<0))
      }
    }
    return texts.filter { !$0.text.isEmpty }
  }

  /// Nothing is an internal mistake, and each text of the source is in an output or in what is reported of it.
  private func check(_ result: CompilationResult, of source: [UInt8], _ name: String) throws {
    let internals = result.diagnostics.all.filter { $0.id.hasPrefix("internal.") }
    #expect(internals.isEmpty, "\(name): \(internals.map(\.message))")
    let compiler = Self.compiler()
    let format = try #require(result.sourceFormat.flatMap { compiler.registry.format($0) }, "\(name)")
    let expected = try texts(in: source, name, as: format)
    for output in result.outputs {
      let target = try #require(compiler.registry.format(output.target))
      let written = try texts(in: output.files[0].bytes, "out.json", as: target).map(\.text).joined(separator: "\n")
      let reported = output.fidelity.map {
        ContentBalance.canonical("\($0.message) \($0.value ?? "")", isMarkdown: true)
      }
      // That an element is left out is said once for all that is in it.
      let removed = output.fidelity.filter { $0.kind.id == "unsupported.element" }.compactMap(\.span?.range)
      for text in expected where !written.contains(text.text) {
        let isReported =
          reported.contains { $0.contains(text.text) }
          || removed.contains { !text.place.isEmpty && $0.contains(text.place.lowerBound) }
        #expect(isReported, "\(name) as \(output.target): “\(text.text)” is neither written nor reported")
      }
    }
  }

  // MARK: Conversions

  @Test("is told from the other formats", arguments: sheets)
  func detection(_ sheet: String) throws {
    let result = Self.compiler().compile(SourceText(name: "sheet.json", text: sheet), to: [.noticeBoard])
    #expect(result.sourceFormat == .noticeBoard)
    #expect(result.diagnostics.all.map(\.message) == [])
    // Without the line nobody knows it.
    #expect(Compiler().compile(SourceText(name: "sheet.json", text: sheet), to: Self.others).outputs.isEmpty)
  }

  @Test("comes back from itself as it was", arguments: sheets)
  func identity(_ sheet: String) throws {
    for level in OptimizationLevel.allCases {
      var options = CompilerOptions()
      options.optimization = level
      options.syntax = .minified
      let result = Self.compiler(options).compile(SourceText(name: "sheet.json", text: sheet), to: [.noticeBoard])
      let written = try output(result, .noticeBoard)
      #expect(written == sheet.replacing("\n", with: ""), "\(level)")
      #expect(result.outputs[0].fidelity.map(\.message) == [], "\(level)")
    }
  }

  @Test("becomes every other format", arguments: sheets)
  func toOthers(_ sheet: String) throws {
    var options = CompilerOptions()
    options.lowering.submitEndpoint = "https://example.com/submit"
    let result = Self.compiler(options).compile(SourceText(name: "sheet.json", text: sheet), to: Self.others)
    #expect(result.diagnostics.all.filter { $0.severity == .error }.map(\.message) == [])
    #expect(result.outputs.map(\.target) == Self.others)
    try check(result, of: Array(sheet.utf8), "sheet.json")
  }

  @Test("is what every other format becomes")
  func fromOthers() throws {
    let components = try TestFiles.files(below: "templates/_components", extension: "yaml").map {
      SourceText(name: $0, bytes: try TestFiles.bytes($0))
    }
    var options = CompilerOptions()
    options.components = components
    let compiler = Self.compiler(options)
    var counts: [FormatID: Int] = [:]
    for file in Self.samples {
      let bytes = try TestFiles.bytes(file)
      let result = compiler.compile(SourceText(name: file, bytes: bytes), to: [.noticeBoard])
      let internals = result.diagnostics.all.filter { $0.id.hasPrefix("internal.") }
      #expect(internals.isEmpty, "\(file): \(internals.map(\.message))")
      guard let format = result.sourceFormat, !result.outputs.isEmpty else { continue }
      counts[format, default: 0] += 1
      try check(result, of: bytes, file)
    }
    for format in Self.others { #expect(counts[format] ?? 0 > 1, "\(format): \(counts)") }
  }

  @Test("has a schema, and diagnostics that levels can be set for")
  func tables() throws {
    let schema = try #require(ToyFormat().jsonSchema(.json))
    let validator = try document(schema, "schema.json")
    #expect(validator.root["title"]?.string?.contains(ToyFormat.title) == true)
    let result = Self.compiler().compile(
      SourceText(name: "sheet.json", text: #"{"sheet":[{"what":"wordz","says":"a"}]}"#), to: [.noticeBoard])
    #expect(result.diagnostics.all.map(\.id) == [ToyDiagnostics.unknownKind.id])
  }

  // MARK: Sources

  @Test("says nothing in the words of the other formats")
  func words() throws {
    let own = Set(
      ToyVocabulary.vocabulary.types.flatMap { type in [type.name] + type.properties.map(\.name) }
        + [ToyVocabulary.vocabulary.discriminator])
    var names: Set<String> = ["type"]
    for vocabulary in [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary] {
      for type in vocabulary.types where !type.isRecord { names.formUnion([type.name] + type.properties.map(\.name)) }
    }
    #expect(own.intersection(names).sorted() == [])
    // No literal of the folder's sources is a name of theirs, or names one of them.
    let titles = Registry.standard.formats.flatMap { [$0.id.rawValue, $0.title] }.map { $0.lowercased() }
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let sources = files.filter { !$0.lastPathComponent.hasSuffix("Tests.swift") }
    #expect(sources.count == 3)
    for file in sources {
      let source = try String(contentsOf: file, encoding: .utf8)
      let literals = Set(source.matches(of: /"([^"\n]*)"/).map { String($0.output.1) })
      #expect(literals.intersection(names).sorted() == [], "\(file.lastPathComponent)")
      for literal in literals {
        #expect(!titles.contains { literal.lowercased().contains($0) }, "\(file.lastPathComponent): \(literal)")
      }
    }
  }
}
