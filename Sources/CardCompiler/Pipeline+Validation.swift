import CardIR
import CardPasses
import CardStyle
import CardSyntax
import CardValidation

extension Pipeline {
  /// What compares screens before and after passes that must not change them, if that is wanted; always in debug builds,
  /// so that every test is one of the passes as well.
  func validation() -> (@Sendable (Screen, Screen, String, Capabilities) -> Diagnostic?)? {
    let options = compiler.options
    guard options.verifies || options.verifiesEach || PassPipeline.isDebugBuild else { return nil }
    let known = self.known.values
    return { before, after, passes, capabilities in
      let validator = TranslationValidator(
        capabilities: capabilities, styles: StyleResolver(options.host, source: capabilities), known: known.data,
        host: known.host)
      return validator.firstDifference(before, after).map { .changedScreen($0, by: passes) }
    }
  }
}

extension Diagnostic {
  /// That passes have changed what a screen is.
  fileprivate static func changedScreen(_ difference: SemanticDifference, by passes: String) -> Diagnostic {
    var message = "\(passes) changed the screen: \(difference.message)"
    if !difference.actions.isEmpty {
      message += ", after \(difference.actions.map { "`\($0)`" }.joined(separator: ", "))"
    }
    if let data = difference.data { message += ", with the data `\(data)`" }
    let isElsewhere = difference.before != difference.after
    return Diagnostic(
      CompilerDiagnostics.changedScreen, message, at: difference.after ?? difference.before,
      labels: isElsewhere ? difference.before.map { [Label($0, "before")] } ?? [] : [])
  }
}
