import CardIR

extension SkimaVocabulary {
  /// What screens can say.
  static let capabilities = capabilities(of: screens)

  /// What the types and properties of a vocabulary can say.
  static func capabilities(of screens: Vocabulary) -> Capabilities {
    let coverage = screens.coverage
    var capabilities = Capabilities(
      kinds: coverage.kinds, attributes: coverage.attributes, regions: coverage.regions, defaults: coverage.defaults,
      textSizes: .points, textWeights: .none, colors: .translucent, spacing: .perStack(isIntegral: false),
      boxes: .byConstraints, rowsHaveColumns: false, stacksFillWidth: true, hasMarkdown: false, root: .canvas,
      imagesNeedBothExtents: true, imagesNeedAbsoluteURLs: true, colorNotation: .alphaLast,
      explicitAttributes: [.axis, .textSize, .isOn])
    capabilities.codec = screens.codec
    capabilities.codec.size = { $3.form == .tabBar ? nil : screens.size(of: $0, in: $1, of: $2, $3) }
    capabilities.hasTabBars = true
    capabilities.takesOnlyStrings = true
    capabilities.customTypes = screens.customTypes
    return capabilities
  }
}
