package import CardIR

extension DrivenUIVocabulary {
  /// What DrivenUI can say.
  package static let capabilities = capabilities(of: strict)

  /// What the types and properties of a vocabulary can say.
  static func capabilities(of strict: Vocabulary) -> Capabilities {
    let coverage = strict.coverage
    var attributes = coverage.attributes
    // A picture that names a symbol is an icon.
    attributes[.image]?.remove(.symbolName)
    // The document itself is no component: it is its only child.
    let kinds = coverage.kinds.union([.screen])
    let regions = coverage.regions.merging([.screen: [.children]]) { own, _ in own }
    var defaults = coverage.defaults
    // What the SDK does without a property that could say so.
    defaults[.image] = [.imageFit: ImageFit.stretch.storage]
    defaults[.text, default: [:]][.wrap] = .flag(true)
    defaults[.text, default: [:]][.maxLines] = .number(0)
    defaults[.list] = [.axis: Axis.vertical.storage]
    defaults[.overlay] = [.alignment: Alignment.center.storage]
    var capabilities = Capabilities(
      kinds: kinds, attributes: attributes, regions: regions, defaults: defaults,
      textSizes: .styles, textWeights: .steps, colors: .opaque, spacing: .perStack(isIntegral: true),
      boxes: .byAttributes, rowsHaveColumns: false, stacksFillWidth: false, hasMarkdown: false, root: .single,
      imagesNeedBothExtents: true, integralAttributes: [.gap, .padding, .borderWidth],
      imagesNeedAbsoluteURLs: true, framesSurroundBackgrounds: true, colorNotation: .bare,
      explicitAttributes: [.gap])
    capabilities.codec = strict.codec
    capabilities.codec.hasSymbols = true
    capabilities.takesOnlyStrings = true
    capabilities.emptyImagesCrash = true
    // The name promises weight, but the SDK's headline is as light as other text.
    capabilities.statesExplicitly = { $0 == .textWeight && $1.literal(.textSize) == .style(.headline) }
    capabilities.codec.size = { slots, region, parent, screen in
      let written = slots.map { DrivenUIEmitter.prepared($0, isOwn: screen.sourceFormat == .drivenUI) }
      return strict.size(of: written, in: region, of: parent, screen)
    }
    return capabilities
  }
}
