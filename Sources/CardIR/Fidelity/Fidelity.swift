public import CardSyntax

/// How faithfully something of the source is in the output.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// It looks and behaves the same.
  case exact
  /// It is there in another form.
  case approximated
  /// It is not there.
  case dropped
  /// Nothing is lost; the remark is for information.
  case note
}

/// One deviation of an output from its source.
public struct FidelityEntry: Sendable, Hashable {
  /// What the deviation is; the id begins with `lossy`, `unsupported`, `dropped`, `note` or `config`.
  public let kind: DiagnosticKind
  /// One sentence about this case.
  public let message: String
  /// The place in the source.
  public let span: SourceSpan?
  /// The text, URL or number that is concerned.
  public let value: String?

  /// A deviation.
  public init(_ kind: DiagnosticKind, _ message: String, at span: SourceSpan?, value: String? = nil) {
    self.kind = kind
    self.message = message
    self.span = span
    self.value = value
  }

  /// Hashes what tells entries apart: not the kind, which has a long text and says no more than the message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(span?.start ?? 0)
    hasher.combine(value)
  }

  /// The verdict that the id's first word stands for.
  public var verdict: Verdict {
    switch kind.id.prefix(while: { $0 != "." }) {
    case "lossy": .approximated
    case "note", "config": .note
    default: .dropped
    }
  }
}
