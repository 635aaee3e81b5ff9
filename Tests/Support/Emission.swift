package import CardFormats
package import CardIR
import CardSyntax
package import Testing

extension DocumentEmitter {
  /// The files of a legal screen. That all of it has a place in them is part of every test that writes one.
  package func emit(
    _ screen: Screen, options: EmitOptions, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) -> [OutputFile] {
    var diagnostics = Diagnostics()
    let files = emit(screen, options: options, diagnostics: &diagnostics)
    for diagnostic in diagnostics.all { Issue.record("\(diagnostic.message)", sourceLocation: sourceLocation) }
    return files
  }
}
