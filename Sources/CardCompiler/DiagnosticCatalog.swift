import CardFormats
import CardIR
import CardPasses
import CardStyle
public import CardSyntax
import CardTemplate

/// Every kind of diagnostic of every stage and target, for `cardc explain` and for options that name one.
public enum DiagnosticCatalog {
  /// The kinds, by id.
  public static var all: [DiagnosticKind] {
    let stages = [
      SyntaxDiagnostics.all, YAMLDiagnostics.all, TemplateDiagnostics.all, ComponentDiagnostics.all,
      HostConfigDiagnostics.all, LossKinds.all.map(\.diagnostic), ResourceDiagnostics.all, PreservationDiagnostics.all,
      CompilerDiagnostics.all, EnvelopeDiagnostics.all, LayoutDiagnostics.all, EmissionDiagnostics.all,
      ScreenRuleDiagnostics.all, RepeatedNameDiagnostics.all,
    ]
    let targets = Registry.standard.targets.map(\.emitter.diagnosticKinds)
    return (stages + targets).joined().sorted { $0.id < $1.id }
  }

  /// The kind with an id.
  public static func kind(_ id: String) -> DiagnosticKind? { all.first { $0.id == id } }

  /// Whether a severity can be given to `name`: an id, a pattern that some ids fit, such as `accessibility.*`, or
  /// `DiagnosticLevels.warnings`.
  public static func has(_ name: String) -> Bool {
    let pattern = NamePattern(name)
    return name == DiagnosticLevels.warnings || all.contains { pattern.matches($0.id) }
  }
}
