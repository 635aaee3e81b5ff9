import CardFormats
package import CardIR
import CardSyntax
import CardTemplate

// From a source to outputs.
extension Workspace {
  /// Reads a source that is no file of the workspace: its components and fragments are those of the options.
  func prepare(_ source: SourceText, asTemplate: Bool) -> PreparedSource {
    pipeline.prepare(source, asTemplate: asTemplate)
  }

  /// Translates such a source.
  func compile(
    _ source: PreparedSource, data: SourceText?, host: SourceText?, to targets: [FormatID]
  ) -> CompilationResult {
    pipeline.run(
      source, data: data.map { PreparedData(reading: $0) }, host: host.map { PreparedData(reading: $0) },
      targets: targets)
  }

  /// Translates a template to each of `targets`; what was asked before is not done again.
  func compile(
    _ source: PreparedSource, of item: ProjectItem, data: PreparedData?, host: PreparedData?, to targets: [FormatID],
    as name: OutputName? = nil, generating code: CodeTemplate? = nil
  ) throws(FileError) -> CompilationResult {
    var key = Derivations.ResultKey(source: source.identity)
    key.data = data.map { Content($0.source) }
    key.host = host.map { Content($0.source) }
    key.targets = targets
    key.name = name
    if code != nil || data == nil, derived.limit > 0 {
      key.evidence = try evidenceTexts(of: item).map { Content($0) }
      key.codeName = code?.typeName
      key.runtimeModule = code?.runtimeModule
    }
    // What is wrong with it is for a check to say.
    var ignored = Diagnostics()
    let evidence = code == nil && data == nil ? try evidence(for: source, item, &ignored) : .none
    // Who asks for the files beside a template has the host object filled in as well as the data.
    let pipeline = request.data == .all ? pipeline.knowing(host) : pipeline
    return derived.result(key, of: source) {
      pipeline.run(source, data: data, host: host, targets: targets, as: name, generating: code, knowing: evidence)
    }
  }

  // MARK: One file

  /// One template, translated.
  package struct Conversion: Sendable {
    /// The template.
    package let source: PreparedSource
    /// What came of it.
    package let result: CompilationResult
  }

  /// Translates one template to one target; `name` is that of the output, if it is not called as the template is.
  package func convert(
    _ template: String, to target: FormatID, as name: OutputName? = nil
  ) throws(UsageProblem) -> Answer<Conversion> {
    let isGivenDataAtRunTime = compiler.registry.isGivenDataAtRunTime(target)
    return try answer(about: template, asTemplate: data != nil, allowsSeveralData: isGivenDataAtRunTime) {
      question, diagnostics throws(FileError) in
      var code: CodeTemplate?
      if isGivenDataAtRunTime {
        code = try self.codeTemplate(of: question.source, question.item, &diagnostics)
      } else {
        diagnostics.append(contentsOf: try self.contradictions(of: question.data, for: question.item))
      }
      let isContradicted = diagnostics.hasErrors
      var result = try self.compile(
        question.source, of: question.item, data: code == nil ? question.data : nil, host: question.host, to: [target],
        as: name, generating: code)
      if isContradicted { result = result.withholdingAll() }
      diagnostics.append(contentsOf: result.diagnostics)
      self.reportUnusedDefinitions(of: question.source, &diagnostics)
      return Conversion(source: question.source, result: result)
    }
  }

  /// Says which definitions of the command line a template does not read. Those of `cardc.yaml` are for many templates.
  func reportUnusedDefinitions(of source: PreparedSource, _ diagnostics: inout Diagnostics) {
    guard let texts = request.settings.definitions, let document = source.document, !diagnostics.hasErrors else {
      return
    }
    let bindings = TemplateBindings(ofScreen: document)
    for text in texts {
      guard let definition = try? Definition(text) else { continue }
      let (isRead, meant) = bindings.reads(definition)
      if isRead { continue }
      diagnostics.report(
        .unusedDefinition(definition.path.joined(separator: "."), meant: meant, at: document.root.span))
    }
  }

  /// The translation of a stream of records, each of which is a screen, to one target.
  ///
  /// All of them are given the data and the host object of the options.
  package func recordConversion(to target: FormatID) throws(UsageProblem) -> Answer<RecordStream> {
    guard compiler.registry.format(target) != nil else {
      throw UsageProblem(
        "With `--ndjson` each screen is a line, and `\(target)` writes files of several lines: name a format of documents."
      )
    }
    var diagnostics = findings
    for read in [data, host] { if let read { diagnostics.append(contentsOf: read.content.diagnostics) } }
    let conversion = RecordConversion(
      to: target, data: data?.content, host: host?.content, pipeline: pipeline)
    return answer(RecordStream(conversion), found: diagnostics)
  }

  /// The source code of one template, which imports `runtimeModule`; its type is called after `name`.
  package func generate(
    _ template: String, to target: FormatID, named name: String, runtimeModule: String
  ) throws(UsageProblem) -> Answer<[UInt8]> {
    try answer(about: template, asTemplate: false, allowsSeveralData: true) { question, diagnostics throws(FileError) in
      var code = try self.codeTemplate(of: question.source, question.item, &diagnostics)
      code.typeName = name
      code.runtimeModule = runtimeModule
      let result = try self.compile(
        question.source, of: question.item, data: nil, host: question.host, to: [target], generating: code)
      diagnostics.append(contentsOf: result.diagnostics)
      return result.outputs.first?.files.first?.bytes
    }
  }
}
