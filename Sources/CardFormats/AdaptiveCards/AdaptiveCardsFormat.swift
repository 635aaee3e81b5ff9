public import CardIR
public import CardSyntax

extension FormatID {
  /// Adaptive Cards.
  public static let adaptiveCard = FormatID(rawValue: "adaptive-card")
}

/// A format whose hosts differ by what they take of it.
package protocol HostedFormat: Format {
  /// What a host takes of documents that are written for `version`, or else for its newest one.
  func capabilities(for host: HostProfile, version: String?) -> Capabilities
  /// Why a host would not take a screen at all, if it is written for `version` or else for its own.
  func refusals(of screen: Screen, by host: HostProfile, version: String?) -> [Diagnostic]
  /// The version that a screen for a host has to have, where its own is newer than the host.
  func version(of screen: Screen, for host: HostProfile) -> String?
  /// Reports what of a screen a host would refuse, leave out or ignore.
  func check(_ screen: Screen, for host: HostProfile, diagnostics: inout Diagnostics)
}

/// Adaptive Cards 1.0 to 1.6.
public struct AdaptiveCardsFormat: ExtensibleFormat, HostedFormat {
  private let extendedTables: AdaptiveCardsTables?

  /// The tables, which are put together when they are first needed: a build that finds everything as it was needs none.
  private var tables: AdaptiveCardsTables { extendedTables ?? .standard }

  /// The format.
  public init() { extendedTables = nil }

  private init(_ tables: AdaptiveCardsTables) { extendedTables = tables }

  static let title = "Adaptive Cards"

  /// The name on the command line.
  public var id: FormatID { .adaptiveCard }

  /// The name in messages and documentation.
  public var title: String { Self.title }

  /// What is wrong with documents.
  public var diagnosticKinds: [DiagnosticKind] { AdaptiveCardsDiagnostics.all }

  /// What cards can say.
  public var capabilities: Capabilities { tables.capabilities }

  /// What cards of a version can say.
  public func capabilities(forVersion version: String) -> Capabilities {
    FormatVersion(version).map { tables.capabilities(forVersion: $0) } ?? capabilities
  }

  /// Reports what a version of Adaptive Cards does not know.
  public func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics) {
    guard let version = FormatVersion(version) else { return }
    AdaptiveCardsVocabulary.check(screen, for: version, tables.vocabulary, &diagnostics)
  }

  /// What a host takes of cards that are written for `version`, or else for its newest one.
  package func capabilities(for host: HostProfile, version: String?) -> Capabilities {
    tables.capabilities(within: host.limit(version: version.flatMap(FormatVersion.init)))
  }

  /// Why a host would not take a card at all, if it is written for `version` or else for its own.
  package func refusals(of screen: Screen, by host: HostProfile, version: String?) -> [Diagnostic] {
    host.refusals(of: screen, writtenAs: version.flatMap(FormatVersion.init))
  }

  /// The version that a card for a host has to have, where its own is newer than the host.
  package func version(of screen: Screen, for host: HostProfile) -> String? {
    guard let newest = host.version.newest,
      let own = screen.root.literal(.version).flatMap(FormatVersion.init), own > newest
    else { return nil }
    return "\(newest)"
  }

  /// Reports what of a card a host would refuse, leave out or ignore.
  package func check(_ screen: Screen, for host: HostProfile, diagnostics: inout Diagnostics) {
    host.check(screen, tables.vocabulary, &diagnostics)
  }

  /// Reports values that contradict each other, names of nothing, and texts that are no date and no pattern.
  public func lint(_ screen: Screen, diagnostics: inout Diagnostics) { AdaptiveCardsLint.check(screen, &diagnostics) }

  /// What is reported of a type that does not exist.
  public var unknownTypeKinds: Set<DiagnosticKind> { [AdaptiveCardsDiagnostics.unknownType] }

  /// The types of cards, elements, actions and inputs.
  public var typeNames: Set<String> {
    // Objects without a type of their own, such as facts, go by words in lower case.
    // Those that hosts added came after components had taken their names: `badge` may be one.
    Set(
      tables.vocabulary.types.filter {
        $0.name.first?.isUppercase == true
          && (!AdaptiveCardsReleases.knows($0.name) || $0.kind == .carousel || $0.name == "CarouselPage")
      }.map(\.name)
    )
    .union(tables.vocabulary.customTypes.filter { !AdaptiveCardsReleases.knows($0) })
  }

  /// Cards name their type.
  public func likelihood(of document: Document) -> Double { AdaptiveCardsImporter.likelihood(of: document.root) }

  /// The screen in a document.
  public func importScreen(
    _ document: Document, options: ImportOptions, diagnostics: inout Diagnostics
  ) -> Screen? {
    AdaptiveCardsImporter.read(document, options, tables, &diagnostics)
  }

  /// One document.
  public func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
    [AdaptiveCardsEmitter.write(screen, options, tables, &diagnostics)]
  }

  /// The JSON Schema of cards and templates of cards.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: AdaptiveCardsVocabulary.card, impliedType: true)
    return VocabularySchema.schema(
      of: [.init(tables.vocabulary, root: root)], title: title,
      glossary: Self.glossary.adding(AdaptiveCardsReleases.sentences).merging(tables.addition.glossary), syntax)
  }

  /// Renderers leave out elements of types that they do not know.
  package var takesCustomTypes: Bool { true }

  /// The types of elements.
  package var elementTypeNames: [String] { tables.vocabulary.typeNames(in: AdaptiveCardsVocabulary.element) }

  /// The format with additions, and without what was taken away.
  package func extended(by addition: FormatExtension) -> AdaptiveCardsFormat {
    AdaptiveCardsFormat(AdaptiveCardsTables(addition))
  }

  /// All types and properties.
  package static var vocabulary: Vocabulary { AdaptiveCardsVocabulary.vocabulary }

  /// The properties whose texts are not read as templates unless they are one binding: those with source code.
  package static let verbatimProperties = Set(
    vocabulary.types.flatMap { $0.properties.filter { $0.codec?.isVerbatim == true }.map(\.name) })
}
