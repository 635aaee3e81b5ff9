import CardFormats
import CardIR
package import CardSyntax
import CardTemplate

// Template ▶ diagnostics
extension Pipeline {
  /// Everything that can be said about a template, with what is known of its data, without writing it.
  package func check(_ source: PreparedSource, data: [PreparedData], host: PreparedData?, schema: JSONSchema? = nil)
    -> Diagnostics
  {
    if let mended = source.mended {
      var diagnostics = source.diagnostics
      let further = check(mended.source, data: data, host: host, schema: schema)
      diagnostics.append(contentsOf: mended.trusted(further))
      return diagnostics
    }
    var found = Diagnostics()
    guard let places = places(in: source, &found) else { return checkScreen(source, data: data, host: host, schema) }
    var diagnostics = source.diagnostics
    diagnostics.append(contentsOf: found)
    for place in places {
      guard let part = part(of: source, at: place) else { continue }
      diagnostics.append(contentsOf: checkScreen(part, data: data, host: host, schema))
    }
    return diagnostics
  }

  private func checkScreen(
    _ source: PreparedSource, data: [PreparedData], host: PreparedData?, _ schema: JSONSchema?
  ) -> Diagnostics {
    var result = SourceFindings(diagnostics: source.diagnostics)
    // Also what no data bring to light is checked: branches whose condition is never true.
    let written = screen(source, data: nil, host: host, withErrors: true, &result)
    if let written {
      var found = Diagnostics()
      compiler.registry.format(written.format)?.lint(written, diagnostics: &found)
      ScreenRules.check(written, on: compiler.options.host, diagnostics: &found)
      result.add(found)
    }
    if let written, let version = compiler.options.formatVersion {
      var found = Diagnostics()
      compiler.registry.format(written.format)?.check(written, forVersion: version, diagnostics: &found)
      result.add(found)
    }
    if let written, let profile = compiler.options.profile {
      var found = Diagnostics()
      hosted(written.format)?.check(written, for: profile, diagnostics: &found)
      result.add(found)
    }
    // `screen` has said what is wrong with the bindings; the rest is what is odd about the template.
    if !compiler.options.isLiteral { result.add(source.templateDiagnostics) }
    var found = Diagnostics()
    if let document = source.document, !compiler.options.isLiteral {
      var check = DataCheck(document, verbatim: verbatim)
      // Who makes screens of the data has said what it lacks of the definitions.
      var unsaid = Diagnostics()
      let host = known.completing(host: host?.document, diagnostics: &unsaid)?.root
      for each in data {
        if let data = known.completing(data: each.document, diagnostics: &unsaid) { check.add(data.root, host: host) }
      }
      check.report(to: &found)
    }
    var expanded = SourceFindings()
    // A mistake in one place says nothing of others.
    let screens = data.map { screen(source, data: $0, host: host, withErrors: true, &expanded) }
    result.add(Self.joined(found, expanded.diagnostics))
    if let written, let document = source.document, !compiler.options.isLiteral, Template.mayHaveBindings(document) {
      checkNames(of: written, document, data: data, schema, &result)
    }
    // How long texts are is known with data only, and what bindings with mistakes come to not even then.
    let isKnown = !screens.isEmpty && !expanded.diagnostics.hasErrors
    for screen in isKnown ? screens : [written] { if let screen { checkLayout(of: screen, &result) } }
    return result.diagnostics
  }

  /// Adds what is wrong with the bindings of a template that is not filled with data, wherever they are.
  ///
  /// Importers look at bindings of what they know only. Those of other elements and properties are evaluated by whoever
  /// expands the output, so that a mistake there is the same error as in `expand`.
  func addMistakes(of source: PreparedSource, to diagnostics: inout Diagnostics) {
    guard let document = source.document, !compiler.options.isLiteral else { return }
    var found = source.templateDiagnostics
    if source.template == nil, found.all.isEmpty {
      found = Template.mistakes(in: document, verbatim: verbatim)
    }
    if found.all.isEmpty { return }
    let known = Set(diagnostics.all)
    for each in found.all where !known.contains(each) { diagnostics.report(each) }
  }

  /// Adds which names copies share, but for those that the data have brought to light.
  private func checkNames(
    of screen: Screen, _ document: Document, data: [PreparedData], _ schema: JSONSchema?, _ result: inout SourceFindings
  ) {
    let samples = data.compactMap { $0.document?.root }
    let evidence = schema.map(DataEvidence.schema) ?? (samples.isEmpty ? .none : .samples(samples))
    let bindings = TemplateBindings(document, verbatim: verbatim).refined(by: evidence)
    var found = Diagnostics()
    RepeatedNames.check(screen, reading: bindings, diagnostics: &found)
    let known = Set(result.diagnostics.all.compactMap(\.span))
    var unsaid = Diagnostics()
    for each in found.all where each.span.map({ !known.contains($0) }) ?? true { unsaid.report(each) }
    result.add(unsaid)
  }

  private func checkLayout(of screen: Screen, _ result: inout SourceFindings) {
    guard let format = compiler.registry.format(screen.format), LayoutCheck.applies(to: format.capabilities) else {
      return
    }
    var found = Diagnostics()
    LayoutCheck(screen).report(to: &found)
    result.add(found)
  }

  /// Both sets without what they say twice: the check knows more of paths, the expansion more of errors.
  private static func joined(_ checked: Diagnostics, _ expanded: Diagnostics) -> Diagnostics {
    var result = Diagnostics()
    let paths: Set = [TemplateDiagnostics.missingPath, TemplateDiagnostics.sometimesMissing]
    func isInside(_ inner: Diagnostic, _ outer: Diagnostic) -> Bool { outer.span?.contains(inner.span) ?? false }
    let errors = expanded.all.filter { $0.kind == TemplateDiagnostics.evaluation && $0.severity == .error }
    for each in checked.all {
      let isKnown = each.kind == TemplateDiagnostics.dataType && errors.contains { isInside(each, $0) }
      if !isKnown { result.report(each) }
    }
    for each in expanded.all {
      // A function that got the text of a missing path complains of that text, which only leads astray.
      let isKnown = checked.all.contains { known in
        switch each.kind {
        case TemplateDiagnostics.nullData: known.kind == each.kind && isInside(known, each)
        case TemplateDiagnostics.missingPath: paths.contains(known.kind) && isInside(known, each)
        case TemplateDiagnostics.evaluation, TemplateDiagnostics.failedCondition:
          each.severity < .error && isInside(known, each)
        default: false
        }
      }
      if !isKnown { result.report(each) }
    }
    return result
  }
}
