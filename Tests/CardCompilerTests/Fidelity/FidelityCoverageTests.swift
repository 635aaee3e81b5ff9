import CardCompiler
import CardFormats
import CardTestSupport
import Foundation
import Testing

/// Nothing goes without a word: what a person can read, load, fill in or set off in a source is in the output or in the
/// report. Both are walked here by the formats' pages alone.
@Suite("The fidelity report covers everything")
struct FidelityCoverageTests {
  private static let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  /// Converts a document to the other formats; gives the number of outputs that were weighed.
  private func weigh(_ bytes: [UInt8], _ name: String, isLiteral: Bool = false) throws -> Int {
    let label = name.hasPrefix("random") ? name : name.split(separator: "/").suffix(3).joined(separator: "/")
    var options = CompilerOptions()
    options.notesPlaces = true
    options.isLiteral = isLiteral
    let pipeline = Pipeline(compiler: Compiler(options))
    let prepared = pipeline.prepare(SourceText(name: label, bytes: bytes), asTemplate: false)
    let result = pipeline.run(prepared, data: nil, host: nil, targets: Self.targets)
    guard let format = result.sourceFormat, let document = prepared.document else { return 0 }
    let source = ScreenContent(of: document, in: format)
    for output in result.outputs where output.target != format {
      var report = FidelityReport()
      report.files = [FidelityReport.File(result, output, of: prepared, path: nil)]
      let file = try #require(read(report.bytes())?["files"]?[0])
      let written = try #require(read(output.files[0].bytes), "\(label)")
      var balance = ContentBalance(
        output: ScreenContent(of: written.document, in: output.target), entries: entries(of: file))
      for item in balance.missing(of: source) {
        Issue.record("\(label) as \(output.target): \(item.kind) “\(item.value)” at \(item.pointer) is lost")
      }
      expectPlaces(file, in: document.root, written, "\(label) as \(output.target)")
    }
    return result.outputs.count { $0.target != format }
  }

  private func read(_ bytes: [UInt8]) -> Node? {
    var diagnostics = Diagnostics()
    return Document.read(SourceText(name: "out.json", bytes: bytes), as: .json, diagnostics: &diagnostics)?.root
  }

  private func entries(of file: Node) -> [ContentBalance.Entry] {
    (file["entries"].map { Array($0.elements) } ?? []).compactMap { entry in
      let id = entry["id"]?.string ?? ""
      // A remark accounts for nothing but the fallback that it speaks of.
      guard entry["verdict"]?.string != "note" || id == "note.fallback-used" else { return nil }
      let value = entry["value"]?.string ?? ""
      return ContentBalance.Entry(
        id: id, pointer: entry["pointer"]?.string ?? "", value: value,
        canonicalValue: ContentBalance.canonical(value, isMarkdown: true))
    }
  }

  /// Every pointer of the report leads to something: in the source to a value, in the output to an object.
  private func expectPlaces(_ file: Node, in source: Node, _ output: Node, _ label: String) {
    for entry in file["entries"].map({ Array($0.elements) }) ?? [] {
      if let pointer = entry["pointer"]?.string {
        #expect(value(at: pointer, in: source) != nil, "\(label): there is no \(pointer) in the source")
      }
      if let pointer = entry["targetPointer"]?.string {
        let kind = value(at: pointer, in: output)?.kind
        #expect(kind == .object || kind == .string, "\(label): there is no object \(pointer) in the output")
      }
    }
  }

  private func value(at pointer: String, in root: Node) -> Node? {
    var node: Node? = root
    for part in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      let key = String(part).replacing("~1", with: "/").replacing("~0", with: "~")
      guard let inner = node else { return nil }
      node = inner.kind == .array ? Int(key).flatMap { $0 < inner.count ? inner[$0] : nil } : inner[key]
    }
    return node
  }

  @Test("templates, with their holes and with their data")
  func templates() throws {
    let components = try TestFiles.files(below: "templates/_components", extension: "yaml").map {
      SourceText(name: $0, bytes: try TestFiles.bytes($0))
    }
    var options = CompilerOptions()
    options.components = components
    let pipeline = Pipeline(compiler: Compiler(options))
    let files = ["json", "yaml"].flatMap { TestFiles.files(below: "templates", extension: $0) }
    var count = 0
    for file in files where !file.contains(".data") && !file.contains("/_") {
      let prepared = pipeline.prepare(SourceText(name: file, bytes: try TestFiles.bytes(file)), asTemplate: true)
      let document = try #require(prepared.document, "\(file)")
      // Components are resolved before, so that places are those of one document.
      var writer = DocumentWriter(.json)
      writer.value(document.root)
      count += try weigh(writer.finish(), file + " with holes")
      let stem = file.prefix { $0 != "." }
      for data in files where data.hasPrefix(stem + ".data") {
        let bound = PreparedData(reading: SourceText(name: data, bytes: try TestFiles.bytes(data)))
        var diagnostics = Diagnostics()
        let expanded = try #require(pipeline.expandToBytes(prepared, bound, nil, &diagnostics), "\(data)")
        count += try weigh(expanded, file + " with data", isLiteral: true)
      }
    }
    #expect(count > 40)
  }

  @Test("screens of the examples")
  func examples() throws {
    var count = 0
    for file in TestFiles.files(below: "examples/legacy", extension: "json") {
      count += try weigh(try TestFiles.bytes(file), file)
    }
    #expect(count >= 4)
  }

  @Test(
    "the corpus, in all six directions",
    .enabled(if: TestFiles.corpus("skima") != nil, "CARDC_SHARED does not name a folder with a corpus"),
    arguments: ["adaptive-cards", "drivenui", "skima"])
  func corpus(_ folder: String) throws {
    let files = (TestFiles.corpus(folder) ?? []).filter { !$0.contains("HostConfig") }
    var count = 0
    for file in files { count += try weigh(try TestFiles.bytes(file), file) }
    #expect(count >= 16)
  }

  private static let vocabularies = [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary]

  /// Documents with whatever a format knows.
  @Test("random documents, in all six directions", arguments: vocabularies.indices, 0..<8)
  func randomDocuments(_ format: Int, _ part: Int) throws {
    let count = TestEffort.randomDocuments(80) / 8
    var weighed = 0
    for number in 0..<count {
      let seed = part * count + number
      var documents = VocabularyDocuments(
        Self.vocabularies[format], seed: UInt64(seed), density: 4 + seed % 5 * 6, isTemplate: seed % 4 == 0)
      let text = documents.document(depth: 2 + seed % 3)
      weighed += try weigh(Array(text.utf8), "random \(seed) \(text)")
    }
    #expect(weighed > count)
  }

  @Test("a loss that is not reported is found")
  func theTestCanFail() throws {
    let source = try #require(
      read(Array(#"{"type":"AdaptiveCard","body":[{"type":"TextBlock","text":"a [b](https://c.example)"}]}"#.utf8)))
    let output = try #require(read(Array(#"{"type":"Text","values":{"text":"a b"}}"#.utf8)))
    var balance = ContentBalance(output: ScreenContent(of: output.document, in: .drivenUI), entries: [])
    let missing = balance.missing(of: ScreenContent(of: source.document, in: .adaptiveCard))
    #expect(missing.map(\.value) == ["https://c.example"])
  }
}
