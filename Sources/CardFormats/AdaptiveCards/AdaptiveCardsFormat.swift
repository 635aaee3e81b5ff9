public import CardIR
public import CardSyntax

extension FormatID {
  /// Adaptive Cards.
  public static let adaptiveCard = FormatID(rawValue: "adaptive-card")
}

/// Adaptive Cards 1.0 to 1.6.
public struct AdaptiveCardsFormat: Format {
  /// The format.
  public init() {}

  /// The name on the command line.
  public var id: FormatID { .adaptiveCard }

  /// The name in messages and documentation.
  public var title: String { "Adaptive Cards" }

  /// What cards can say.
  public var capabilities: Capabilities { AdaptiveCardsVocabulary.capabilities }

  /// What cards of a version can say.
  public func capabilities(forVersion version: String) -> Capabilities {
    FormatVersion(version).map { AdaptiveCardsVocabulary.capabilities(forVersion: $0) } ?? capabilities
  }

  /// Reports what a version of Adaptive Cards does not know.
  public func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics) {
    guard let version = FormatVersion(version) else { return }
    AdaptiveCardsVocabulary.check(screen, for: version, &diagnostics)
  }

  /// The types of cards, elements, actions and inputs.
  public var typeNames: Set<String> {
    // Objects without a type of their own, such as facts, go by words in lower case.
    Set(AdaptiveCardsVocabulary.vocabulary.types.map(\.name).filter { $0.first?.isUppercase == true })
  }

  /// Cards name their type.
  public func likelihood(of document: Document) -> Double { AdaptiveCardsImporter.likelihood(of: document.root) }

  /// The screen in a document.
  public func importScreen(
    _ document: Document, options: ImportOptions, diagnostics: inout Diagnostics
  ) -> Screen? {
    AdaptiveCardsImporter.read(document, options, &diagnostics)
  }

  /// One document.
  public func emit(_ screen: Screen, options: EmitOptions) -> [OutputFile] {
    [AdaptiveCardsEmitter.write(screen, options).file]
  }

  /// The JSON Schema of cards and templates of cards.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: AdaptiveCardsVocabulary.card, impliedType: true)
    return VocabularySchema.schema(
      of: [.init(Self.vocabulary, root: root)], title: title, glossary: Self.glossary, syntax)
  }

  /// All types and properties.
  package static var vocabulary: Vocabulary { AdaptiveCardsVocabulary.vocabulary }
}
