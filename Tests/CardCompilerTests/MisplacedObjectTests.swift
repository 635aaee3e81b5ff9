import CardCompiler
import CardFormats
import CardTestSupport
import Testing

/// What stands where it does not belong is found by the reader, and no pass stumbles over it.
@Suite("Objects in places that are not theirs")
struct MisplacedObjectTests {
  private static let vocabularies = [AdaptiveCardsFormat.vocabulary, DrivenUIVocabulary.strict, SkimaFormat.vocabulary]
  private static let names: [FormatID] = [.adaptiveCard, .drivenUI, .skima]

  private static let parts = 8

  @Test("keep every rule between passes, whatever is written", arguments: vocabularies.indices, 0..<parts)
  func everywhere(_ format: Int, _ part: Int) {
    let vocabulary = Self.vocabularies[format]
    var options = CompilerOptions()
    options.from = Self.names[format]
    options.isTolerant = true
    options.verifiesEach = true
    options.optimization = .size
    let compiler = Compiler(options)
    let targets = compiler.registry.targets.map(\.id)
    let types = VocabularyDocuments(vocabulary, seed: 1).readableTypes.filter { $0 % Self.parts == part }
    let documents = types.flatMap { VocabularyDocuments.strangers(vocabulary, in: $0) }
    for document in TestEffort.sample(documents, every: 7, from: part) {
      let result = compiler.compile(SourceText(name: "input", text: document), to: targets)
      for diagnostic in result.diagnostics.all where diagnostic.kind.id == "internal.broken-rule" {
        Issue.record("\(diagnostic.message) in \(document)")
        break
      }
      #expect(!result.outputs.isEmpty || result.diagnostics.hasErrors, "\(document)")
    }
  }

  @Test("there are many of them") func theTestLooks() {
    let counts = Self.vocabularies.map { vocabulary in
      VocabularyDocuments(vocabulary, seed: 1).readableTypes.map {
        VocabularyDocuments.strangers(vocabulary, in: $0).count
      }.reduce(0, +)
    }
    #expect(counts[0] > 2000 && counts[1] > 20 && counts[2] > 100, "\(counts)")
  }
}
