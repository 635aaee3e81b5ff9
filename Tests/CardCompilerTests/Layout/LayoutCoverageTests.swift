import CardCompiler
import CardFormats
import CardTestSupport
import Foundation
import Testing

/// Nothing changes its place, size, shape or order without a word: what the formats' pages say of where things are in a
/// source is so in the output too, or the report has it.
@Suite("The fidelity report covers layout") struct LayoutCoverageTests {
  static let targets: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  /// What a document says of its leaves.
  static func walk(_ root: Node, _ format: FormatID) -> LayoutWalk? {
    switch format {
    case .adaptiveCard: CardLayout.facts(of: root)
    case .drivenUI: ComponentLayout.facts(of: root)
    default: ScreenLayout.facts(of: root)
    }
  }

  /// A conversion with what it lost in silence.
  struct Outcome {
    let name: String
    let differences: [LayoutDifference]
    let output: String
    let entries: [LayoutEntry]
    let direction: String

    /// Writes down what was lost, with the documents, if `CARDC_SHOW` is set.
    func show(_ source: [UInt8]) {
      guard !differences.isEmpty, ProcessInfo.processInfo.environment["CARDC_SHOW"] != nil else { return }
      let lines = differences.map { "\n  \($0)" }.joined()
      let entries = entries.map { "\n    \($0.id) \($0.pointer)" }.joined()
      print(
        "##\(source.count) \(name)\(lines)\n  from \(String(decoding: source, as: UTF8.self))\n  to   "
          + "\(output)\(entries)\n")
    }
  }

  /// The conversions of a document to the other formats.
  static func outcomes(_ bytes: [UInt8], _ name: String, isLiteral: Bool = false) throws -> [Outcome] {
    let label = name.split(separator: "/").suffix(3).joined(separator: "/")
    var options = CompilerOptions()
    options.notesPlaces = true
    options.isLiteral = isLiteral
    let pipeline = Pipeline(compiler: Compiler(options))
    let prepared = pipeline.prepare(SourceText(name: label, bytes: bytes), asTemplate: false)
    let result = pipeline.run(prepared, data: nil, host: nil, targets: targets)
    guard let format = result.sourceFormat, let document = prepared.document,
      let source = walk(document.root, format)
    else { return [] }
    var outcomes: [Outcome] = []
    for output in result.outputs where output.target != format {
      var report = FidelityReport()
      report.files = [FidelityReport.File(result, output, of: prepared, path: nil)]
      let file = try #require(read(report.bytes())?["files"]?[0])
      guard let bytes = output.files.first?.bytes, let written = read(bytes),
        let found = walk(written, output.target)
      else { continue }
      let entries = (file["entries"].map { Array($0.elements) } ?? []).compactMap { entry -> LayoutEntry? in
        guard entry["verdict"]?.string != "note", let pointer = entry["pointer"]?.string else { return nil }
        return LayoutEntry(id: entry["id"]?.string ?? "", pointer: pointer)
      }
      let comparison = LayoutComparison(source: source, output: found, entries: entries)
      outcomes.append(
        Outcome(
          name: "\(label) as \(output.target)", differences: comparison.silentDifferences(),
          output: String(decoding: bytes, as: UTF8.self), entries: entries,
          direction: "\(format) to \(output.target)"))
    }
    return outcomes
  }

  private func weigh(_ bytes: [UInt8], _ name: String, isLiteral: Bool = false) throws -> Int {
    let outcomes = try Self.outcomes(bytes, name, isLiteral: isLiteral)
    for outcome in outcomes {
      outcome.show(bytes)
      let reason = LayoutKnownDifferences.reason(for: outcome.name)
      if let reason {
        withKnownIssue("\(reason)", isIntermittent: outcome.name.contains(" with ")) { record(outcome) }
      } else {
        record(outcome)
      }
    }
    return outcomes.count
  }

  private func record(_ outcome: Outcome) {
    for difference in outcome.differences { Issue.record("\(outcome.name): \(difference)") }
  }

  static func read(_ bytes: [UInt8]) -> Node? {
    var diagnostics = Diagnostics()
    return Document.read(SourceText(name: "out.json", bytes: bytes), as: .json, diagnostics: &diagnostics)?.root
  }

  /// Documents that a variable names, for trials.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CARDC_LAYOUT_DOCUMENTS"] != nil)) func given() throws {
    let names = ProcessInfo.processInfo.environment["CARDC_LAYOUT_DOCUMENTS"] ?? ""
    for name in names.split(separator: ":") {
      for outcome in try Self.outcomes(try TestFiles.bytes(String(name)), String(name)) {
        print("== \(outcome.name)")
        for difference in outcome.differences { print("  \(difference)") }
      }
    }
  }

  // MARK: Random documents

  /// As many documents as `LayoutKnownDifferences` counts for.
  private static let countedDocuments: UInt64 = 300
  private static let chosenSeeds =
    TestEffort.randomSeeds ?? [0...UInt64(TestEffort.randomDocuments(60, thorough: Int(countedDocuments)) - 1)]
  private static let randomCount = UInt64(chosenSeeds.reduce(0) { $0 + $1.count })
  /// Ranges of documents, so that they are looked at on all cores.
  private static let ranges = chosenSeeds.flatMap { seeds in
    stride(from: seeds.lowerBound, through: seeds.upperBound, by: 50).map { $0...min(seeds.upperBound, $0 + 49) }
  }

  /// Looks at random documents by turns; gives the number of conversions by direction that lose something in silence.
  private func losses(_ make: @Sendable @escaping (UInt64) -> [String], isLiteral: Bool) async throws -> [String: Int] {
    try await withThrowingTaskGroup(of: [String].self) { group in
      for seeds in Self.ranges {
        group.addTask {
          var lossy: [String] = []
          for seed in seeds {
            for text in make(seed) {
              let bytes = Array(text.utf8)
              for outcome in try Self.outcomes(bytes, "layout \(seed)", isLiteral: isLiteral)
              where !outcome.differences.isEmpty {
                outcome.show(bytes)
                lossy.append(outcome.direction)
              }
            }
          }
          return lossy
        }
      }
      var counts: [String: Int] = [:]
      for try await lossy in group { for direction in lossy { counts[direction, default: 0] += 1 } }
      return counts
    }
  }

  /// There are not more than are known of, and where there are fewer, fewer are known of from now on. Of some of the
  /// documents only so much can be said that their share is about that of all.
  private func expect(_ counts: [String: Int], _ known: [String: Int]) {
    let share = Double(Self.randomCount) / Double(Self.countedDocuments)
    for direction in Set(counts.keys).union(known.keys).sorted() {
      let (count, known) = (counts[direction] ?? 0, known[direction] ?? 0)
      if known == 0 || Self.randomCount == Self.countedDocuments {
        #expect(count == known, "\(direction)")
      } else {
        #expect(Double(count) <= Double(known) * share * 1.5 + 2, "\(direction)")
      }
    }
  }

  @Test("random layouts") func layouts() async throws {
    let counts = try await losses(
      { seed in
        var documents = LayoutDocuments(seed: seed)
        return [documents.components(), documents.card(), documents.screen()]
      }, isLiteral: false)
    expect(counts, LayoutKnownDifferences.layouts)
  }

  @Test("random documents of the whole vocabulary") func vocabulary() async throws {
    let counts = try await losses(
      { seed in
        [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary].map { vocabulary in
          var documents = VocabularyDocuments(vocabulary, seed: seed)
          return documents.document()
        }
      }, isLiteral: true)
    expect(counts, LayoutKnownDifferences.vocabulary)
  }

  @Test("templates, with their data")
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

  @Test("screens of the examples") func examples() throws {
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
    for file in TestEffort.sample(files, every: 3) { count += try weigh(try TestFiles.bytes(file), file) }
    #expect(count >= TestEffort.choose(5, thorough: 16))
  }
}
