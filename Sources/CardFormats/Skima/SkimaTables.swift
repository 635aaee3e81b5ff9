import CardIR

/// The tables of Skima screens with what one compiler has added to them.
final class SkimaTables: Sendable {
  /// The tables as they are.
  static let standard = SkimaTables(FormatExtension(), SkimaVocabulary.screens, SkimaVocabulary.capabilities)

  /// What was added.
  let addition: FormatExtension
  /// Everything that a screen consists of.
  let screens: Vocabulary
  /// What screens can say.
  let capabilities: Capabilities
  /// What reads objects of some types in place of the table.
  let parsers: ElementParsers?

  private static let families = FormatFamilies(element: SkimaVocabulary.widget, action: SkimaVocabulary.action)

  private init(_ addition: FormatExtension, _ screens: Vocabulary, _ capabilities: Capabilities) {
    self.addition = addition
    self.screens = screens
    self.capabilities = capabilities
    parsers = nil
  }

  /// The tables with additions, and without what was taken away.
  init(_ addition: FormatExtension) {
    self.addition = addition
    screens = addition.apply(
      to: SkimaVocabulary.screens, Self.families, base: SkimaVocabulary.base,
      alwaysWritten: [SkimaVocabulary.props])
    capabilities = addition.limiting(SkimaVocabulary.capabilities(of: screens))
    parsers = addition.parsers(Self.families)
  }

  /// What writes elements of some kinds in place of the table.
  var overrides: [ElementKind: ElementOverride]? { addition.overrides.isEmpty ? nil : addition.overrides }
}
