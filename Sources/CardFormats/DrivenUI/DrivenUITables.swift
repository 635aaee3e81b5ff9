import CardIR

/// The tables of DrivenUI with what one compiler has changed in them.
final class DrivenUITables: Sendable {
  /// The tables as they are.
  static let standard = DrivenUITables(
    FormatExtension(), DrivenUIVocabulary.strict, DrivenUIVocabulary.capabilities)

  /// What was changed.
  private let addition: FormatExtension
  /// The types that can be written.
  let strict: Vocabulary
  /// What components can say.
  let capabilities: Capabilities
  /// What reads objects of some types in place of the table.
  let parsers: ElementParsers?

  private static let families = FormatFamilies(element: DrivenUIVocabulary.component, action: nil)

  private init(_ addition: FormatExtension, _ strict: Vocabulary, _ capabilities: Capabilities) {
    self.addition = addition
    self.strict = strict
    self.capabilities = capabilities
    parsers = nil
  }

  /// The tables with what was changed.
  init(_ addition: FormatExtension) {
    self.addition = addition
    strict = addition.apply(to: DrivenUIVocabulary.strict, Self.families, base: [])
    capabilities = addition.limiting(DrivenUIVocabulary.capabilities(of: strict))
    parsers = addition.parsers(Self.families)
  }

  /// The types under names of other case as well, with values of other types where their meaning is plain.
  func tolerant(alsoNamed names: [String]) -> Vocabulary {
    let vocabulary = DrivenUIVocabulary.tolerant(alsoNamed: names)
    return addition.removedTypes.isEmpty ? vocabulary : addition.apply(to: vocabulary, Self.families, base: [])
  }

  /// What writes components of some kinds in place of the table.
  var overrides: [ElementKind: ElementOverride]? { addition.overrides.isEmpty ? nil : addition.overrides }
}
