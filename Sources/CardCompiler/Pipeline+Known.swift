import CardSyntax
import CardTemplate

// What is known before there are data, and whatever the data are
extension Pipeline {
  /// The way of a template with this host object, whose values are known before there are data. Definitions of the options
  /// come before it.
  func knowing(_ host: PreparedData?) -> Pipeline {
    guard let root = host?.document?.root, workspace.host != nil || !known.knowsHost else { return self }
    var pipeline = self
    pipeline.known = known.knowing(host: root)
    return pipeline
  }

  /// The template that code for a target is generated for, in which what is known need not be asked for.
  ///
  /// The elements of a screen have it in them already, or ask for all of it where no pass puts it there.
  func specialized(_ template: Document, for target: FormatID) -> Document {
    switch compiler.registry.target(target) {
    case .document?, nil: return template
    case .presentation?:
      if !compiler.passes.early.contains(where: { $0.name == "specialize" }) { return template }
    case .program?: break
    }
    return known(to: target).specialized(template, verbatim: verbatim)
  }

  // MARK: With data

  /// A template with everything that it is expanded with.
  struct Filling {
    /// The template.
    let template: Template
    /// The data, with what is known of them.
    let data: Document?
    /// The host object.
    let host: Document?
  }

  /// The template of a source, if everything that it is to be expanded with could be read.
  ///
  /// `substitute` makes one of a source whose own template has an error.
  func filling(
    of source: PreparedSource, _ data: PreparedData?, _ host: PreparedData?,
    withMistakes substitute: (PreparedSource) -> Template? = { _ in nil }, _ diagnostics: inout Diagnostics
  ) -> Filling? {
    diagnostics.append(contentsOf: source.templateDiagnostics)
    for read in [data, host] { read.map { diagnostics.append(contentsOf: $0.diagnostics) } }
    guard [data, host].allSatisfy({ $0 == nil || $0?.document != nil }) else { return nil }
    guard let template = source.template ?? substitute(source) else { return nil }
    return Filling(
      template: template, data: known.completing(data: data?.document, diagnostics: &diagnostics),
      host: known.completing(host: host?.document, diagnostics: &diagnostics))
  }
}
