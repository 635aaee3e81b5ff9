import CardIR

/// The tables of Adaptive Cards with what one compiler has added to them.
final class AdaptiveCardsTables: Sendable {
  /// The tables as they are.
  static let standard = AdaptiveCardsTables(
    FormatExtension(), AdaptiveCardsVocabulary.vocabulary, AdaptiveCardsVocabulary.capabilities)

  /// What was added.
  let addition: FormatExtension
  /// All types and properties.
  let vocabulary: Vocabulary
  /// What cards can say.
  let capabilities: Capabilities
  /// What cards of each version can say, where that is not what it always is.
  private let versions: [FormatVersion: Capabilities]?
  /// What reads objects of some types in place of the table.
  let parsers: ElementParsers?

  private static let families = FormatFamilies(
    element: AdaptiveCardsVocabulary.element, action: AdaptiveCardsVocabulary.action)

  private init(_ addition: FormatExtension, _ vocabulary: Vocabulary, _ capabilities: Capabilities) {
    self.addition = addition
    self.vocabulary = vocabulary
    self.capabilities = capabilities
    versions = nil
    parsers = nil
  }

  /// The tables with additions, and without what was taken away.
  init(_ addition: FormatExtension) {
    self.addition = addition
    vocabulary = addition.apply(
      to: AdaptiveCardsVocabulary.vocabulary, Self.families,
      base: AdaptiveCardsVocabulary.base + [AdaptiveCardsVocabulary.height])
    capabilities = addition.limiting(AdaptiveCardsVocabulary.capabilities(of: vocabulary))
    versions = AdaptiveCardsVocabulary.versions(of: vocabulary).mapValues { addition.limiting($0) }
    parsers = addition.parsers(Self.families)
  }

  /// What writes elements of some kinds in place of the table.
  var overrides: [ElementKind: ElementOverride]? { addition.overrides.isEmpty ? nil : addition.overrides }

  /// What cards of a version can say; of a version that is not known, the nearest that is.
  func capabilities(forVersion version: FormatVersion) -> Capabilities {
    guard let versions else { return AdaptiveCardsVocabulary.capabilities(forVersion: version) }
    return versions[AdaptiveCardsVocabulary.known(version)] ?? capabilities
  }

  /// What cards can say for a host.
  func capabilities(within limit: VocabularyLimit) -> Capabilities {
    addition.limiting(AdaptiveCardsVocabulary.capabilities(of: vocabulary, within: limit))
  }
}
