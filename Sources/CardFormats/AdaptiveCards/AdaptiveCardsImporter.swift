import CardIR
import CardSyntax
import CardTemplate

/// Reads a card into a screen.
enum AdaptiveCardsImporter {
  /// The screen, or none if the document is not a card. That two elements have one name is an error, but no reason to look
  /// at nothing else.
  static func read(
    _ document: Document, _ options: ImportOptions, _ tables: AdaptiveCardsTables, _ diagnostics: inout Diagnostics
  ) -> Screen? {
    let root = document.root
    let vocabulary = tables.vocabulary
    guard root.kind == .object, let type = vocabulary.type(named: "AdaptiveCard", in: AdaptiveCardsVocabulary.card),
      root["type"]?.string == "AdaptiveCard" || (root["type"] == nil && root["body"] != nil)
    else {
      diagnostics.report(notACard(root))
      return nil
    }
    var importer = ObjectImporter(
      vocabulary, readsHoles: options.readsHoles, parsers: tables.parsers,
      finish: { AdaptiveCardsChecks.check($0, &$1) })
    let element = importer.element(root, type: type)
    let (scope, when) = (importer.scope(of: root), importer.condition(of: root))
    diagnostics.append(contentsOf: importer.diagnostics)
    checkIDs(element, all: importer.ids, &diagnostics)
    var screen = Screen(name: options.name, format: .adaptiveCard, root: element, isTemplate: importer.isTemplate)
    screen.scope = scope
    screen.when = when
    return screen
  }

  /// Reports elements with the same id. Where all `ids` differ, nobody has to ask which of them may be alike.
  private static func checkIDs(_ root: Element, all ids: [Node], _ diagnostics: inout Diagnostics) {
    var seen: Set<String> = []
    if ids.allSatisfy({ $0.string.map { $0.isEmpty || seen.insert($0).inserted } ?? true }) { return }
    // Actions and targets name elements, or nothing that a renderer looks for.
    let repeated = RepeatedIDs(in: root) { $0.kind != .target && $0.kind.family != .action }.repeated
    // Renderers take an empty id for none, and what another tool fills in may differ.
    let certain = repeated.filter { $0.verdict == .certain && !$0.id.isEmpty && !Placeholder.occurs(in: $0.id) }
    for (id, earlier, place, _) in certain {
      Diagnostic.repeatedID(
        AdaptiveCardsDiagnostics.duplicateID, id, first: earlier.element.entry(.id)?.origin?.span,
        at: place.element.entry(.id)?.origin?.span, help: "give one of the two another id", after: diagnostics
      ).map { diagnostics.report($0) }
    }
  }

  private static func notACard(_ root: Node) -> Diagnostic {
    let found =
      if let type = root["type"]?.string {
        "a `\(type)`"
      } else if root.kind == .object {
        "an object without `type`"
      } else {
        ObjectImporter.describe(root)
      }
    return Diagnostic(
      AdaptiveCardsDiagnostics.notACard, "expected a card, found \(found)", at: root["type"]?.span ?? root.span,
      meant: root["type"]?.string?.lowercased() == "adaptivecard" ? "AdaptiveCard" : nil,
      help: "a card begins with `\"type\": \"AdaptiveCard\"`")
  }

  /// How much a document looks like a card.
  static func likelihood(of root: Node) -> Double {
    guard root.kind == .object else { return 0 }
    guard let type = root["type"]?.string else { return root["body"]?.kind == .array ? 0.5 : 0 }
    if type == "AdaptiveCard" { return 1 }
    if type.lowercased() == "adaptivecard" { return 0.9 }
    let vocabulary = AdaptiveCardsVocabulary.vocabulary
    if vocabulary.type(named: type, in: AdaptiveCardsVocabulary.element) != nil { return 0.4 }
    return root["body"]?.kind == .array ? 0.5 : 0
  }
}
