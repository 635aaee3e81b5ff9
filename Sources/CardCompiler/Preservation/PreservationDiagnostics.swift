package import CardSyntax

/// The findings about sources that `--preserve` stores in outputs.
package enum PreservationDiagnostics {
  static let stale = DiagnosticKind(
    "preserve.stale", .warning, "A converted document was changed, so its stored source is not used.",
    explanation: """
      `--preserve` stores the source under `x-cardc` in what is converted from it, and converting back gives that \
      source. It stands for the document only while the document says what was written: after an edit the document \
      itself is converted. Undo the edit, or remove `x-cardc` to remove the warning. White space, the order of keys \
      and the spelling of numbers do not matter.
      """)
  static let unreadable = DiagnosticKind(
    "preserve.unreadable", .warning, "A stored source cannot be read and is not used.",
    explanation: """
      The member `x-cardc` of a document's root belongs to `cardc`: `--preserve` writes it, with `version`, `format`, \
      `digest` and `source`. This one was changed by hand, or written by a later version of the program. The document \
      itself is converted. Remove the member, or convert the source again.
      """)
  static let notStored = DiagnosticKind(
    "preserve.not-stored", .warning, "An output cannot contain its source.",
    explanation: """
      `--preserve` stores the source in the object that an output is. An output that is no object, or a source that \
      would be nested too deeply there, is written without it.
      """)

  /// The kinds.
  package static let all: [DiagnosticKind] = [stale, unreadable, notStored]
}

extension Diagnostic {
  private typealias Kinds = PreservationDiagnostics

  static func stalePreservation(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.stale, "the document was changed after it was converted, so the source stored in it is not used", at: span,
      help: "remove `\(PreservedSource.key)` if the edit is intended")
  }

  static func unreadablePreservation(_ reason: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      Kinds.unreadable, "the source stored in `\(PreservedSource.key)` is not used: \(reason)", at: span,
      help: "remove `\(PreservedSource.key)`, or convert the source again with `--preserve`")
  }

  static func notStored(_ target: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(Kinds.notStored, "the \(target) output cannot contain its source", at: span)
  }
}
