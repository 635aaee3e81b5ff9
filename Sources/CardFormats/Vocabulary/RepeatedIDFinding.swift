import CardSyntax

extension Diagnostic {
  /// Two elements have the same id; none where the same was said of `earlier` elements.
  ///
  /// Elements whose ids were written in one place are copies that `$data` made of one element, of which there may be any number.
  static func repeatedID(
    _ kind: DiagnosticKind, _ id: String, first: SourceSpan?, at span: SourceSpan?, help: String?,
    after earlier: Diagnostics
  ) -> Diagnostic? {
    guard let span, span == first else {
      let labels = first.map { [Label($0, "first here")] } ?? []
      return Diagnostic(kind, "the id `\(id)` is used twice", at: span, labels: labels, help: help)
    }
    let diagnostic = Diagnostic(
      kind, "the element is repeated by `$data`, and each of its copies has the id `\(id)`", at: span,
      help: "bind the id to what tells the copies apart, such as `\(id)_${$index}`")
    return earlier.all.contains(diagnostic) ? nil : diagnostic
  }
}
