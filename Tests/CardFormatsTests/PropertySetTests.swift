import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTestSupport
import Testing

/// Objects with any two properties of their type, and with any more of them, are written as they were read.
///
/// Two properties may be one attribute of the representation: both have to survive.
@Suite("Properties together") struct PropertySetTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    let format: any Format
    let vocabulary: Vocabulary
    var testDescription: String { format.title }

    static let all = [
      Subject(format: AdaptiveCardsFormat(), vocabulary: AdaptiveCardsFormat.vocabulary),
      Subject(format: DrivenUIFormat(), vocabulary: DrivenUIVocabulary.strict),
      Subject(format: SkimaFormat(), vocabulary: SkimaFormat.vocabulary),
    ]
  }

  /// What names in documentation only are written as; the values of all other properties stay as they are.
  private static let respellings: KeyValuePairs<String, String> = [
    "imageManipulation": "imageViewManipulation", "deep_link": "deeplink",
  ]

  /// What comes of a document on the way through the representation; none if it has errors.
  private func written(_ text: String, _ subject: Subject) throws -> String? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card.json", text: text)
    let document = try #require(Document.read(source, as: .json, diagnostics: &diagnostics), "\(text)")
    let options = ImportOptions(name: "card")
    guard var screen = subject.format.importScreen(document, options: options, diagnostics: &diagnostics) else {
      Issue.record("\(diagnostics.all.filter { $0.severity == .error }.map(\.message)) \(text)")
      return nil
    }
    var context = PassContext(
      source: subject.format.capabilities, target: subject.format.capabilities, targetName: subject.format.title)
    _ = PassPipeline(level: .none).run(&screen, target: subject.format.id, context: &context)
    let outputs = [false, true].map { isWhole in
      // What is written as a whole and what is written part by part are the same.
      if !isWhole {
        screen.rewrite { $0.markChanged() }
        screen.root.markChanged()
      }
      return subject.format.emit(screen, options: EmitOptions(syntax: .minified)).first
    }
    let texts = outputs.map { $0.map { String(decoding: $0.bytes, as: UTF8.self) } }
    #expect(texts[0] == texts[1], "\(text)")
    return texts[0]
  }

  private func check(_ text: String, _ subject: Subject) throws {
    let expected = Self.respellings.reduce(text) { $0.replacing("\"\($1.key)\"", with: "\"\($1.value)\"") }
    let written = try written(text, subject)
    if let written, written != expected { Issue.record("\(expected)\n\(written)") }
  }

  @Test("any two", arguments: Subject.all) func pairs(_ subject: Subject) throws {
    var documents = VocabularyDocuments(subject.vocabulary, seed: 1)
    documents.hasEmptyValues = false
    for type in documents.readableTypes {
      let properties = documents.vocabulary.types[type].properties.indices
      let all = properties.flatMap { one in properties.filter { $0 >= one }.map { [one, $0] } }
      let pairs = TestEffort.sample(all, every: 3, from: type % 3)
      for document in documents.documents(of: type, with: pairs) { try check(document, subject) }
    }
  }

  @Test("any more", arguments: Subject.all) func sets(_ subject: Subject) throws {
    var documents = VocabularyDocuments(subject.vocabulary, seed: 2)
    let types = documents.readableTypes
    for round in 0..<(TestEffort.choose(2_000, thorough: 10_000) / types.count / 3 + 1) {
      for type in types {
        let properties = documents.vocabulary.types[type].properties.indices
        let set = properties.filter { _ in documents.chance(30 + round % 7 * 10) }
        for document in documents.documents(of: type, with: [set]) { try check(document, subject) }
      }
    }
  }
}
