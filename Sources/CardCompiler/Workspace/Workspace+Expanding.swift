package import CardSyntax
package import CardTemplate

// From a template and data to a document.
extension Workspace {
  /// A template filled with its data, as bytes that end in a line end.
  package func expand(_ template: String, as syntax: DocumentSyntax) throws(UsageProblem) -> Answer<[UInt8]> {
    let pipeline = pipeline
    return try answer(about: template, asTemplate: true) { question, diagnostics throws(FileError) in
      diagnostics.append(contentsOf: question.source.diagnostics)
      diagnostics.append(contentsOf: try self.contradictions(of: question.data, for: question.item))
      if syntax == .minified {
        // Also minified, what is printed is a line.
        return pipeline.expandToBytes(question.source, question.data, question.host, &diagnostics).map { $0 + [0x0A] }
      }
      return pipeline.expand(question.source, question.data, question.host, &diagnostics).map { document in
        var writer = DocumentWriter(syntax)
        writer.value(document.root)
        return writer.finish()
      }
    }
  }

  /// The expansion of a template for a stream of records, which are its data.
  package func recordExpansion(of template: String) throws(UsageProblem) -> Answer<RecordStream> {
    let pipeline = pipeline
    return try answer(about: template, asTemplate: true, allowsSeveralData: true) {
      question, diagnostics throws(FileError) in
      diagnostics.append(contentsOf: question.source.diagnostics)
      return RecordExpansion(question.source, host: question.host, pipeline: pipeline, diagnostics: &diagnostics)
        .map { RecordStream($0) }
    }
  }

  // MARK: Expressions

  /// Expressions over the data and the host object of the options and of `cardc.yaml`.
  package struct Evaluator: Sendable {
    private let data: Document?
    private let host: Document?
    private let options: ExpansionOptions

    fileprivate init(data: Document?, host: Document?, options: ExpansionOptions) {
      self.data = data
      self.host = host
      self.options = options
    }

    /// The value of an expression.
    package func evaluate(_ source: SourceText, _ diagnostics: inout Diagnostics) -> Expression.Outcome {
      Expression.evaluate(
        source, data: data?.root, host: host?.root, options: options, diagnostics: &diagnostics)
    }
  }

  /// What evaluates expressions, if the data and the host object can be read.
  package func evaluator() -> Answer<Evaluator> {
    var diagnostics = findings
    if let data { diagnostics.append(contentsOf: data.content.diagnostics) }
    let evaluator = Evaluator(
      data: data?.content.document, host: host?.content.document, options: compiler.options.expansion)
    return answer(evaluator, found: diagnostics)
  }

  /// The value of an expression, as JSON; a warning if there is none for this data.
  package func evaluate(_ expression: SourceText) -> Answer<[UInt8]> {
    let evaluator = evaluator()
    var diagnostics = evaluator.diagnostics
    var value: [UInt8]?
    if let evaluator = evaluator.value, !diagnostics.hasErrors {
      switch evaluator.evaluate(expression, &diagnostics) {
      case .value(let json): value = json
      case .undefined: diagnostics.report(.undefinedResult(at: SourceSpan(source: expression, 0..<expression.count)))
      case .error: break
      }
    }
    return answer(value, found: diagnostics)
  }
}
