import CardSyntax

/// Something wrong with an expression, at a place in its text; it becomes a ``Diagnostic`` once the file is known.
struct ExpressionProblem: Error {
  var kind: DiagnosticKind
  var message: String
  /// UTF-8 offsets in the text that was parsed.
  var range: Range<Int>
  var help: String?
  /// What to write in the place of `range`, where that mends the problem.
  var replacement: String?

  init(_ kind: DiagnosticKind, _ message: String, _ range: Range<Int>, help: String? = nil, replacement: String? = nil)
  {
    self.kind = kind
    self.message = message
    self.range = range
    self.help = help
    self.replacement = replacement
  }

  /// Whether the expression cannot be used.
  var isError: Bool { kind.severity == .error }

  /// The diagnostic at `span`.
  func diagnostic(at span: SourceSpan?) -> Diagnostic {
    let fixIt = replacement.flatMap { text in span.map { Diagnostic.FixIt($0, replacement: text) } }
    return Diagnostic(kind, message, at: span, help: help, fixIt: fixIt)
  }
}
