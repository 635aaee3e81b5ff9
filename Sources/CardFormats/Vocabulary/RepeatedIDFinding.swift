package import CardSyntax

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
    let diagnostic = copies(kind, withID: id, at: span)
    return earlier.all.contains(diagnostic) ? nil : diagnostic
  }

  /// The copies that `$data` makes of an element have one id.
  package static func copies(_ kind: DiagnosticKind, withID id: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      kind, "the element is repeated by `$data`, and each of its copies has the id `\(id)`", at: span,
      help: RepeatedIdentity.help(for: id))
  }
}
