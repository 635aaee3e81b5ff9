import CardIR
import CardSyntax

// What the versions of Adaptive Cards have.
extension AdaptiveCardsVocabulary {
  /// The newest version that is known here.
  static let newestVersion = FormatVersion(1, 6)

  /// The version that brought fallbacks.
  static let fallbackVersion = v(2)

  /// What cards of each version can say.
  private static let versions = versions(of: vocabulary)

  /// What cards of each version can say by a vocabulary.
  static func versions(of vocabulary: Vocabulary) -> [FormatVersion: Capabilities] {
    var versions: [FormatVersion: Capabilities] = [:]
    for minor in 0...newestVersion.minor {
      let version = FormatVersion(newestVersion.major, minor)
      versions[version] = capabilities(of: vocabulary, within: VocabularyLimit(version))
    }
    return versions
  }

  /// What cards can say of a vocabulary where something limits it.
  static func capabilities(of vocabulary: Vocabulary, within limit: VocabularyLimit) -> Capabilities {
    var capabilities = capabilities(of: vocabulary.limited(to: limit))
    capabilities.version = "\(limit.version)"
    capabilities.newerFeatures = { vocabulary.features(of: $0, beyond: limit) }
    return capabilities
  }

  /// What cards of a version can say; of a version that is not known, the nearest that is.
  static func capabilities(forVersion version: FormatVersion) -> Capabilities {
    versions[known(version)] ?? capabilities
  }

  /// The nearest version that is known here.
  static func known(_ version: FormatVersion) -> FormatVersion {
    min(max(version, FormatVersion(1, 0)), newestVersion)
  }

  /// Properties that renderers know from the beginning or early on, and that the published schemas list only from a
  /// later version on.
  private static let listedLate: [(kind: ElementKind, axis: String?, attribute: AttributeID, version: FormatVersion)] =
    [
      (.stack, "horizontal", .horizontalAlignment, v(3)), (.choiceSet, nil, .placeholder, v(3)),
      (.column, nil, .verticalAlignment, v(2)),
    ]

  /// Reports what a version does not know.
  static func check(
    _ screen: Screen, for version: FormatVersion, _ vocabulary: Vocabulary, _ diagnostics: inout Diagnostics
  ) {
    if let written = screen.root.literal(.version).flatMap(FormatVersion.init), written > version {
      diagnostics.report(
        Diagnostic(
          AdaptiveCardsDiagnostics.newerThanTarget, "the card asks for version \(written), not \(version)",
          at: screen.root.entry(.version)?.origin?.span,
          help: "hosts of version \(version) show the card's `fallbackText` instead of it"))
    }
    var found: [Diagnostic] = []
    screen.root.visit { element in
      for feature in vocabulary.newerFeatures(of: element, than: version) {
        // The parts of an element that is too new are as new as the element.
        if feature.part == .element, element.kind.family == .part, element.kind != .backgroundImage { continue }
        found.append(newer(feature, element, version))
      }
      for entry in element.attributes {
        if case .json(let node) = entry.value { found += newerData(node, of: entry.id, on: element, version) }
      }
      found += late(element, version)
    }
    for diagnostic in found { diagnostics.report(diagnostic) }
  }

  private static func newer(_ feature: NewerFeature, _ element: Element, _ version: FormatVersion) -> Diagnostic {
    let member = element.source?.members.first { $0.name == feature.name }
    let needs = "needs version \(feature.introduced), not \(version)"
    let hasFallback = element.has(.fallback) || element.has(.dropsOnFallback)
    return switch feature.part {
    case .element:
      Diagnostic(
        AdaptiveCardsDiagnostics.newerThanTarget, "`\(feature.name)` \(needs)",
        at: element.source?["type"]?.span ?? element.span,
        help: "hosts of version \(version) \(hasFallback ? "use its fallback" : "leave it out")")
    case .value:
      Diagnostic(
        AdaptiveCardsDiagnostics.newerThanTarget,
        "`\(member?.value.string ?? "")` of `\(feature.name)` \(needs)", at: member?.value.span ?? element.span,
        help: "hosts of version \(version) use the default")
    case .attribute, .region, .property:
      Diagnostic(
        AdaptiveCardsDiagnostics.newerThanTarget, "`\(feature.name)` \(needs)", at: member?.keySpan ?? element.span,
        help: "hosts of version \(version) ignore it")
    }
  }

  /// What a version does not know inside the data of an attribute, such as when a card is to be refreshed.
  private static func newerData(
    _ node: Node, of id: AttributeID, on element: Element, _ version: FormatVersion
  ) -> [Diagnostic] {
    guard let index = vocabulary.type(for: element) else { return [] }
    for property in vocabulary.types[index].properties {
      guard case .attribute(id, let codec) = property.meaning, codec.holdsRecords else { continue }
      // Of data that is too new as a whole nothing more is said.
      if let since = property.since, since > version { return [] }
      return newerMembers(node, codec.shape, version)
    }
    return []
  }

  private static func newerMembers(_ node: Node, _ shape: ValueShape, _ version: FormatVersion) -> [Diagnostic] {
    switch shape {
    case .list(let shape): return node.elements.flatMap { newerMembers($0, shape, version) }
    case .record(let region):
      guard let index = vocabulary.impliedType(in: region)?.index, vocabulary.types[index].isRecord else { return [] }
      return node.members.flatMap { member -> [Diagnostic] in
        guard let position = vocabulary.property(member.name, in: nil, ofType: index) else { return [] }
        let property = vocabulary.types[index].properties[position]
        if let since = property.since, since > version {
          return [
            Diagnostic(
              AdaptiveCardsDiagnostics.newerThanTarget, "`\(member.name)` needs version \(since), not \(version)",
              at: member.keySpan, help: "hosts of version \(version) ignore it")
          ]
        }
        return property.codec.map { newerMembers(member.value, $0.shape, version) } ?? []
      }
    default: return []
    }
  }

  private static func late(_ element: Element, _ version: FormatVersion) -> [Diagnostic] {
    var found: [(name: String, span: SourceSpan, since: FormatVersion)] = []
    func add(_ id: AttributeID, _ since: FormatVersion) {
      guard since > version, let origin = element.entry(id)?.origin,
        let member = element.source?.members.first(where: { $0.value == origin })
      else { return }
      found.append((member.name, member.keySpan, since))
    }
    for entry in listedLate where entry.kind == element.kind {
      if let axis = entry.axis, element[value: .axis] != .token(axis) { continue }
      add(entry.attribute, entry.version)
    }
    if element.kind.family == .action { add(.id, v(5)) }
    if element.kind.family == .content, version == v(1) { add(.height, v(2)) }
    return found.map { name, span, since in
      Diagnostic(
        AdaptiveCardsDiagnostics.listedLate, "schemas list `\(name)` here from version \(since) on", at: span)
    }
  }
}
