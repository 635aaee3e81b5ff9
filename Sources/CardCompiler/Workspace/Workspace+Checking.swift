package import CardSyntax
package import CardTemplate

// What can be said about templates without writing anything.
extension Workspace {
  /// What is wrong with the templates of `inputs`, or else of the inputs of `cardc.yaml`; the answer is their number.
  package func check(_ inputs: [String], jobs: Int) throws(UsageProblem) -> Answer<Int> {
    let inputs = try self.inputs(inputs)
    var diagnostics = findings
    guard !diagnostics.hasErrors else { return answer(nil, found: diagnostics) }
    let output = settings.output ?? Self.defaultOutput
    let folders = [output] + folders(ofTargetsIn: output)
    let items = plan(inputs, .inEachInput, excluding: folders, diagnostics: &diagnostics).items
    diagnostics.append(contentsOf: componentFindings(for: items))
    for found in Parallel.map(items, jobs: jobs, { self.check($0) }) { diagnostics.append(contentsOf: found) }
    return answer(items.count, found: diagnostics)
  }

  /// The inputs of a run: those that are given, else those of `cardc.yaml`.
  package func inputs(_ inputs: [String]) throws(UsageProblem) -> [String] {
    if !inputs.isEmpty { return inputs }
    if let inputs = settings.inputs, !inputs.isEmpty { return inputs }
    // Without its errors, the file might have named them.
    if findings.hasErrors { return [] }
    throw UsageProblem("Name a template or a folder of templates, or set `inputs` in `cardc.yaml`.")
  }

  private func check(_ item: ProjectItem) -> Diagnostics {
    var result = Diagnostics()
    do throws(FileError) {
      let source = try source(of: item, asTemplate: true)
      var found = Diagnostics()
      let schema = Result { () throws(FileError) in try self.schema(of: item, &found) }
      result = pipeline.check(
        source, data: try data(of: item), host: try host(of: item), schema: try? schema.get())
      if let document = source.document, request.modernizes {
        Modernization.check(document, isAskedFor: true, definitions: request.placeholders, diagnostics: &result)
      }
      result.append(contentsOf: found)
      if let schema = try schema.get(), let document = source.document {
        for data in try data(of: item) { data.document.map { schema.check($0.root, diagnostics: &result) } }
        TemplateBindings(ofScreen: document).check(against: schema, diagnostics: &result)
      }
    } catch {
      result.report(error.diagnostic)
    }
    return result
  }

  // MARK: What a template reads

  /// A template without errors, to be looked at without data.
  package struct AnalyzedTemplate: Sendable {
    /// The template, with what its components and fragments stand for and what is known of its data.
    package let document: Document
    /// What the files beside it tell of its data.
    package let evidence: DataEvidence
    /// What the file beside it tells of the host object.
    package let hostEvidence: DataEvidence
  }

  /// A template with what is known of its data.
  package func analyze(_ template: String) throws(UsageProblem) -> Answer<AnalyzedTemplate> {
    try answer(about: template, asTemplate: true, allowsSeveralData: true) { question, diagnostics throws(FileError) in
      diagnostics.append(contentsOf: question.source.diagnostics)
      diagnostics.append(contentsOf: question.source.templateDiagnostics)
      let evidence = try self.evidence(for: question.source, question.item, &diagnostics)
      guard !diagnostics.hasErrors, let document = question.source.document else { return nil }
      let host = try self.host(of: question.item)?.document?.root
      return AnalyzedTemplate(
        document: self.pipeline.known.specialized(document, verbatim: self.pipeline.verbatim), evidence: evidence,
        hostEvidence: host.map { .samples([$0]) } ?? .none)
    }
  }
}
