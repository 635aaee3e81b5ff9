import CardIR
import CardSyntax

/// Writes a screen as a card.
enum AdaptiveCardsEmitter {
  static let schema = "http://adaptivecards.io/schemas/adaptive-card.json"

  /// The card.
  static func write(_ screen: Screen, _ options: EmitOptions) -> (file: OutputFile, rejected: [String]) {
    let vocabulary = AdaptiveCardsVocabulary.vocabulary
    var root = screen.root
    if screen.sourceFormat != .adaptiveCard {
      root[.schema] = .literal(schema)
      root[.version] = .literal(options.formatVersion ?? lowestVersion(of: root))
      if !root.has(.children) { root[.children] = [] }
    } else if let version = options.formatVersion {
      root[.version] = .literal(version)
    }
    var emitter = ObjectEmitter(vocabulary, screen: screen, syntax: options.syntax)
    if let type = vocabulary.type(named: "AdaptiveCard", in: AdaptiveCardsVocabulary.card) {
      emitter.object(root, type: type, scope: screen.scope, when: screen.when)
    }
    let rejected = emitter.rejected
    let bytes = emitter.finish()
    return (OutputFile(fileExtension: options.syntax.fileExtension, bytes: bytes), rejected)
  }

  /// The lowest version that has every type and property that the card uses.
  private static func lowestVersion(of root: Element) -> String {
    let vocabulary = AdaptiveCardsVocabulary.vocabulary
    var version = FormatVersion(1, 0)
    root.visit { element in
      guard let index = vocabulary.type(for: element) else { return }
      let type = vocabulary.types[index]
      if let since = type.since { version = max(version, since) }
      for property in type.properties where !property.isReadOnly {
        guard let since = property.since, since > version else { continue }
        switch property.meaning {
        case .attribute(let id, _) where element.has(id): version = since
        case .region(let id, _) where element.has(id): version = since
        default: break
        }
      }
    }
    return "\(version.major).\(version.minor)"
  }
}
