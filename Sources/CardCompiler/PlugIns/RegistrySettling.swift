import CardFormats
import CardIR
import CardPasses
import CardSyntax

extension Registry {
  /// Extends the formats by what was registered for them, and says what of it has no effect.
  ///
  /// It is done once everything is registered, so that the order of the registrations does not matter.
  mutating func settle() -> Diagnostics {
    var findings = Diagnostics()
    for (id, addition) in extensions.sorted(by: { $0.key < $1.key }) {
      guard let format = format(id) as? any ExtensibleFormat else {
        let isKnown = target(id) != nil
        findings.report(
          .noEffect(
            isKnown ? "the format `\(id)` has no table of types to extend" : "there is no format `\(id)` to extend",
            help: isKnown ? nil : Suggestion.help(for: id.rawValue, in: targets.map(\.id.rawValue))))
        continue
      }
      report(addition, format, &findings)
      var addition = addition
      if !format.takesCustomTypes { addition.types = [] }
      register(format: format.extended(by: addition))
    }
    for id in unknownTargets {
      findings.report(
        .noEffect(
          "there is no format `\(id)` to take away",
          help: Suggestion.help(for: id.rawValue, in: targets.map(\.id.rawValue))))
    }
    report(passes: &findings)
    return findings
  }

  private func report(_ addition: FormatExtension, _ format: any ExtensibleFormat, _ findings: inout Diagnostics) {
    if !format.takesCustomTypes {
      for type in addition.types {
        findings.report(
          .noEffect(
            "`\(type.name)` cannot be added to \(format.title), whose decoder rejects documents with other types",
            help: nil))
      }
    }
    let names = format.elementTypeNames
    for name in addition.removedTypes.sorted() where !names.contains(name) {
      findings.report(
        .noEffect("\(format.title) has no type `\(name)` to take away", help: Suggestion.help(for: name, in: names)))
    }
  }

  private func report(passes findings: inout Diagnostics) {
    let own = [
      LowerCustomElements.passName, CheckEmbeddedImages.passName, CheckResources.passName, InlineImages.passName,
    ]
    let names = PassPipeline.all.map(\.name) + own + addedPasses.map(\.pass.name)
    var wanted: [(name: String, purpose: String)] = []
    for added in addedPasses {
      switch added.place {
      case .last: break
      case .before(let name), .after(let name): wanted.append((name, "to place `\(added.pass.name)` by"))
      }
    }
    wanted += removedPasses.sorted().map { ($0, "to take away") }
    for (name, purpose) in wanted where !names.contains(name) {
      findings.report(
        .noEffect("there is no pass `\(name)` \(purpose)", help: Suggestion.help(for: name, in: names)))
    }
  }
}

extension Diagnostic {
  fileprivate static func noEffect(_ message: String, help: String?) -> Diagnostic {
    Diagnostic(CompilerDiagnostics.noEffect, message, at: nil, help: help)
  }
}
