public import CardSyntax

extension Expression {
  /// What a single expression comes to.
  public enum Outcome: Sendable {
    /// A value, as minified JSON.
    case value([UInt8])
    /// Nothing.
    case undefined
    /// An error.
    case error(Diagnostic)
  }

  /// Reads and evaluates the expression in `source`, as `cardc eval` does. Plain names are properties of `data`;
  /// `$root`, `$data` and `$host` are there too unless the data has such keys itself. Paths to nothing that stay as
  /// text are reported as warnings.
  public static func evaluate(
    _ source: SourceText, data: Node?, host: Node? = nil, options: ExpansionOptions = ExpansionOptions(),
    diagnostics: inout Diagnostics
  ) -> Outcome {
    var problems: [ExpressionProblem] = []
    let parsed = source.withBytes { Parser.parse($0, 0..<$0.count, problems: &problems) }
    guard let expression = parsed else {
      let errors = problems.map { $0.diagnostic(at: SourceSpan(source: source, $0.range)) }
      for error in errors { diagnostics.report(error) }
      return .error(
        errors.first ?? Diagnostic(TemplateDiagnostics.syntaxError, "the expression cannot be read", at: nil))
    }
    var context = EvaluationContext(data: data, host: host, options: options)
    context.isBareScope = true
    let (program, code) = ProgramBuilder.program(of: expression, isBareScope: true)
    let whole = SourceSpan(source: source, expression.range)
    do throws(EvaluationError) {
      let value = try program.withCode(at: code) { (code) throws(EvaluationError) in try context.evaluate(code) }
      switch value {
      case .array, .object: try context.charge(outputOf: value)
      default: break
      }
      for warning in context.warnings {
        diagnostics.report(Diagnostic(warning.kind, warning.message, at: SourceSpan(source: source, warning.range)))
      }
      if let miss = context.misses.first {
        let diagnostic = Diagnostic.missingPath(
          miss, options.missing, count: context.misses.count, of: expression, at: whole)
        diagnostics.report(diagnostic)
        if options.missing == .error { return .error(diagnostic) }
      }
      if value.isUndefined { return .undefined }
      var sink = ByteSink(ByteBuffer(), maximumDepth: options.depth, maximumBytes: options.outputBytes)
      // A value may lie in the data, which the context keeps.
      try withExtendedLifetime(context) { () throws(EvaluationError) in try sink.write(value) }
      return .value(sink.finish().array())
    } catch {
      let place = error.range.isEmpty ? whole : SourceSpan(source: source, error.range)
      let diagnostic: Diagnostic
      if case .limit(let limit) = error.reason {
        diagnostic = .limit(limit, at: place)
      } else {
        diagnostic = .evaluation(error, count: 1, at: place, data: nil, path: nil)
      }
      diagnostics.report(diagnostic)
      return .error(diagnostic)
    }
  }

  /// Whether evaluation can change what a path of the scope leads to, for the rest of the expression.
  var mayChangeScope: Bool {
    if case .call(let function, _) = syntax, function.scope == .changes { return true }
    return children.contains(where: \.mayChangeScope)
  }
}
