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

/// A kind of deviation: what is said about it, and what it means for the content that is concerned.
public struct LossKind: Sendable, Hashable {
  /// The id, severity and explanation; by convention the id begins with `lossy` for what is approximated, with `dropped`
  /// or `unsupported` for what is not there, with `note` or `config` for remarks.
  public let diagnostic: DiagnosticKind
  /// How faithfully the content is in the output.
  public let verdict: Verdict

  /// A kind of deviation.
  public init(
    _ id: String, _ verdict: Verdict, severity: Severity = .warning, _ summary: String, explanation: String
  ) {
    diagnostic = DiagnosticKind(id, severity, summary, explanation: explanation)
    self.verdict = verdict
  }

  /// The stable name, `area.slug`.
  public var id: String { diagnostic.id }

  /// Kinds are equal when their ids are.
  public static func == (left: LossKind, right: LossKind) -> Bool { left.diagnostic == right.diagnostic }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(diagnostic) }
}

/// One deviation of an output from its source.
public struct FidelityEntry: Sendable, Hashable {
  /// What the deviation is.
  public let kind: LossKind
  /// One sentence about this case.
  public let message: String
  /// The place in the source.
  public let span: SourceSpan?
  /// The text, URL or number that is concerned.
  public let value: String?
  /// The binding that brought the value of ``span`` from data, if it is from there.
  package let binding: SourceSpan?

  /// A deviation.
  public init(_ kind: LossKind, _ message: String, at span: SourceSpan?, value: String? = nil) {
    self.init(kind, message, at: span, of: nil, value: value)
  }

  /// A deviation in what was read from `node`, or from a part of it.
  package init(_ kind: LossKind, _ message: String, at span: SourceSpan?, of node: Node?, value: String? = nil) {
    binding = node?.binding
    self.kind = kind
    self.message = message
    self.span = span
    self.value = value
  }

  /// What the deviation means for the content.
  public var verdict: Verdict { kind.verdict }

  /// Hashes what tells entries apart: not the kind, which has a long text and says no more than the message.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(message)
    hasher.combine(span?.start ?? 0)
    hasher.combine(value)
  }
}
