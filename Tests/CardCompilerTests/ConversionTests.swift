import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// Every screen that is at hand to every target: what comes out must pass decoders that were written from the formats'
/// pages alone, and nothing that a person reads may be lost without a word.
@Suite struct ConversionTests {
  private static let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  /// Converts one file to all targets; gives the number of outputs that were checked.
  private func convert(_ path: String, data: String? = nil, components: [SourceText] = []) throws -> Int {
    let name = path.split(separator: "/").suffix(2).joined(separator: "/")
    let source = SourceText(name: name, bytes: try TestFiles.bytes(path))
    let bound = try data.map {
      SourceText(name: "data.\($0.hasSuffix("json") ? "json" : "yaml")", bytes: try TestFiles.bytes($0))
    }
    var options = CompilerOptions()
    options.components = components
    let result = Compiler(options).compile(source, data: bound, to: Self.targets)
    if result.diagnostics.hasErrors {
      #expect(result.outputs.isEmpty, "\(name): output in spite of errors")
      return 0
    }
    #expect(result.outputs.map(\.target) == Self.targets, "\(name)")
    for output in result.outputs {
      let bytes = try #require(output.files.first?.bytes)
      var diagnostics = Diagnostics()
      let written = SourceText(name: "\(name) as \(output.target)", bytes: bytes)
      let document = try #require(Document.read(written, as: .json, diagnostics: &diagnostics), "\(name)")
      #expect(diagnostics.all.isEmpty, "\(name) as \(output.target): \(diagnostics.all.map(\.message))")
      // A screen in its own format is as valid as it was.
      if output.target == result.sourceFormat { continue }
      #expect(problems(document, bytes, output.target) == [], "\(name) as \(output.target)")
      try expectNothingIsLost(source, bound, document, output, name)
    }
    return result.outputs.count
  }

  private func problems(_ document: Document, _ bytes: [UInt8], _ target: FormatID) -> [String] {
    switch target {
    case .drivenUI: return drivenUIProblems(in: bytes)
    case .skima: return SkimaValidator.problems(in: document)
    default:
      // Reading our own card must find no problems found.
      var diagnostics = Diagnostics()
      let screen = AdaptiveCardsFormat().importScreen(
        document, options: ImportOptions(name: "card"), diagnostics: &diagnostics)
      return diagnostics.all.filter { $0.severity != .note }.map(\.message) + (screen == nil ? ["no card"] : [])
    }
  }

  /// Every visible text of the source is in the output or in the report.
  private func expectNothingIsLost(
    _ source: SourceText, _ data: SourceText?, _ output: Document, _ result: CompilationResult.Output, _ name: String
  ) throws {
    // What data give is not in the source; bound screens are compared by their own tests.
    guard data == nil else { return }
    var diagnostics = Diagnostics()
    let syntax: SourceSyntax = source.name.hasSuffix("json") ? .json : .yaml
    let document = try #require(Document.read(source, as: syntax, diagnostics: &diagnostics))
    var written: [String] = []
    collectStrings(output.root, into: &written)
    let haystack = written.joined(separator: "\n")
    let reported = result.fidelity.compactMap { $0.value } + result.fidelity.compactMap { $0.span?.text }
    let report = reported.joined(separator: "\n")
    var texts: [String] = []
    collectTexts(document.root, into: &texts)
    for text in texts where !text.contains("${") {
      for word in words(text) {
        #expect(
          haystack.contains(word) || report.contains(word), "\(name) as \(result.target): “\(text)” is lost")
      }
    }
  }

  /// The words of a text without the signs that Markdown and lists are made of.
  private func words(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber) }.map(String.init).filter { $0.count > 1 }
  }

  private func collectStrings(_ node: Node, into strings: inout [String]) {
    if let text = node.string { strings.append(text) }
    for element in node.elements { collectStrings(element, into: &strings) }
    for member in node.members { collectStrings(member.value, into: &strings) }
  }

  /// The values of keys that hold what a person reads, in any of the formats.
  private func collectTexts(_ node: Node, into texts: inout [String]) {
    for member in node.members {
      if ["text", "title", "placeholder", "label"].contains(member.name), let text = member.value.string {
        texts.append(text)
      }
      if member.name == "$data" || member.name == "fallback" || member.name == "requires" { continue }
      collectTexts(member.value, into: &texts)
    }
    for element in node.elements { collectTexts(element, into: &texts) }
  }

  @Test func ourTemplatesConvert() throws {
    let root = TestFiles.package.appending(path: "templates").path(percentEncoded: false)
    let components = try TestFiles.files(below: "templates/_components", extension: "yaml").map {
      SourceText(name: $0, bytes: try TestFiles.bytes($0))
    }
    var count = 0
    for suffix in ["json", "yaml"] {
      let files = TestFiles.files(below: "templates", extension: suffix)
      for file in files where !file.contains(".data") && !file.contains("/_") {
        let base = String(file.dropLast(suffix.count + 1))
        let data = [".data.yaml", ".data.json"].map { base + $0 }.first { FileManager.default.fileExists(atPath: $0) }
        count += try convert(file, data: data, components: components)
        // Without data the bindings must survive in every target.
        if data != nil { count += try convert(file, components: components) }
      }
    }
    #expect(count > 60, "\(root)")
  }

  @Test(.enabled(if: TestFiles.corpus("skima") != nil, "CARDC_SHARED does not name a folder with a corpus"))
  func corpusConverts() throws {
    let folders = ["adaptive-cards", "drivenui", "skima"]
    let files = folders.flatMap { TestFiles.corpus($0) ?? [] }.filter { !$0.contains("HostConfig") }
    var count = 0
    for file in TestEffort.sample(files, every: 5) { count += try convert(file) }
    #expect(count > TestEffort.choose(60, thorough: 300))
  }
}
