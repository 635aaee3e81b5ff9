import CardSyntax

/// What is wrong with sheets.
enum ToyDiagnostics {
  static let notANotice = kind("not-a-notice", .error, "The document is no notice.")
  static let unknownKind = kind("unknown-kind", .warning, "Notices have no such thing.")
  static let unknownField = kind("unknown-field", .warning, "The thing has no such field.")
  static let wrongValue = kind("wrong-value", .warning, "A field cannot have the value.")
  static let missingField = kind("missing-field", .warning, "A field is missing.")

  static let all = [notANotice, unknownKind, unknownField, wrongValue, missingField]

  private static func kind(
    _ name: String, _ severity: Severity, _ summary: String
  ) -> DiagnosticKind {
    DiagnosticKind("notice-board.\(name)", severity, summary, explanation: summary)
  }
}
