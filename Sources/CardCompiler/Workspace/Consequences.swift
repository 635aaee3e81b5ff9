import CardSyntax
import CardTemplate

extension Diagnostics {
  /// The findings without those that follow from another one: a key that is nearly one of the template language is no
  /// property of its format either, which need not be said of the same key.
  func withoutConsequences() -> Diagnostics {
    let causes = Set(all.compactMap { $0.kind == TemplateDiagnostics.reservedKey ? $0.span : nil })
    if causes.isEmpty { return self }
    var result = Diagnostics()
    for diagnostic in all {
      let follows =
        diagnostic.kind != TemplateDiagnostics.reservedKey && diagnostic.severity != .error
        && diagnostic.span.map(causes.contains) == true
      if !follows { result.report(diagnostic) }
    }
    return result
  }
}
