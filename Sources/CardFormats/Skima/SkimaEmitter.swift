import CardIR
import CardSyntax

/// Writes screens and tab bars.
enum SkimaEmitter {
  /// The document, and what of the screen could not be written.
  static func write(
    _ screen: Screen, _ options: EmitOptions, _ tables: SkimaTables,
    _ diagnostics: inout Diagnostics
  ) -> OutputFile {
    let vocabulary = screen.form == .tabBar ? SkimaVocabulary.tabBars : tables.screens
    var emitter = ObjectEmitter(vocabulary, screen: screen, options: options, overrides: tables.overrides)
    if let type = vocabulary.type(for: screen.root) {
      emitter.object(screen.root, type: type, scope: screen.scope, when: screen.when, namesType: false)
    }
    return emitter.finish(screen, as: SkimaFormat.title, &diagnostics)
  }
}
