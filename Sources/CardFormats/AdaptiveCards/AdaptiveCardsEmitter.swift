import CardIR
import CardSyntax

/// Writes a screen as a card.
enum AdaptiveCardsEmitter {
  static let schema = "http://adaptivecards.io/schemas/adaptive-card.json"

  /// The card.
  static func write(
    _ screen: Screen, _ options: EmitOptions, _ tables: AdaptiveCardsTables = .standard,
    _ diagnostics: inout Diagnostics
  ) -> OutputFile {
    let vocabulary = tables.vocabulary
    var root = screen.root
    if screen.sourceFormat != .adaptiveCard {
      root[.schema] = .literal(schema)
      root[.version] = .literal(options.formatVersion ?? lowestVersion(of: root, vocabulary))
      if !root.has(.children) { root[.children] = [] }
    } else if let version = options.formatVersion {
      root[.version] = .literal(version)
    }
    var emitter = ObjectEmitter(vocabulary, screen: screen, options: options, overrides: tables.overrides)
    if let type = vocabulary.type(named: "AdaptiveCard", in: AdaptiveCardsVocabulary.card) {
      emitter.object(root, type: type, scope: screen.scope, when: screen.when)
    }
    return emitter.finish(screen, as: AdaptiveCardsFormat.title, &diagnostics)
  }

  /// The lowest version that has every type and property that the card uses.
  private static func lowestVersion(of root: Element, _ vocabulary: Vocabulary) -> String {
    let oldest = FormatVersion(1, 0)
    var version = oldest
    root.visit { element in
      // Of an element that is newer nothing more is said: its properties may be newer still.
      var known: FormatVersion? = oldest
      while let reached = known {
        version = max(version, reached)
        known = vocabulary.newerFeatures(of: element, than: reached).compactMap { FormatVersion($0.introduced) }.max()
      }
    }
    return "\(version)"
  }
}
