import CardIR
import CardSyntax

extension AdaptiveCardsVocabulary {
  /// What cards can say.
  static let capabilities = capabilities(of: vocabulary)

  /// What the types and properties of a vocabulary can say.
  static func capabilities(of vocabulary: Vocabulary) -> Capabilities {
    let coverage = vocabulary.coverage
    var capabilities = Capabilities(
      kinds: coverage.kinds, attributes: coverage.attributes, regions: coverage.regions, defaults: coverage.defaults,
      textSizes: .tokens, textWeights: .relative, colors: .palette, spacing: .perElement, boxes: .byMeaning,
      rowsHaveColumns: true, stacksFillWidth: true, hasMarkdown: true, root: .column, imagesNeedBothExtents: false,
      colorNotation: .alphaFirst)
    capabilities.codec = vocabulary.codec
    capabilities.codec.readsElements = { read($0, elements, vocabulary, mayHaveHoles: $1) }
    capabilities.codec.readsActions = { read($0, actions, vocabulary, mayHaveHoles: $1) }
    capabilities.codec.writesLists = { element, mayLose in
      mayLose ? WrittenList.plainParts(of: element) : WrittenList.parts(of: element)
    }
    capabilities.codec.equivalents = { AdaptiveCardsEquivalents(of: $0, $1).makeEquivalents() }
    capabilities.hasTextMacros = true
    capabilities.takesOnlyStrings = true
    capabilities.emptyContentTakesRoom = false
    capabilities.customTypes = vocabulary.customTypes
    capabilities.unfailingKinds = Set(
      vocabulary.types.filter { !$0.isRecord && $0.since ?? fallbackVersion <= fallbackVersion }.map(\.kind)
    ).subtracting([.custom, .customAction])
    capabilities.version = "\(newestVersion)"
    return capabilities
  }

  /// What objects inside of something unknown are, of which nothing was said when the document was read.
  private static func read(
    _ objects: [Node], _ region: RegionSpec, _ vocabulary: Vocabulary, mayHaveHoles: Bool
  ) -> [Slot] {
    var importer = ObjectImporter(vocabulary, readsHoles: mayHaveHoles)
    return objects.map { importer.slot($0, region) }
  }
}
