package import CardSyntax

/// The findings about documents with screens in them.
package enum EnvelopeDiagnostics {
  static let nothingThere = DiagnosticKind(
    "envelope.nothing-there", .error, "`--at` names no object of a document.",
    explanation: """
      `--at` is a JSON pointer (RFC 6901): the names and positions on the way to the screen, each after a slash, such as \
      `/attachments/0/content`. A slash in a name is written `~1`, and a tilde `~0`. The message lists where the document \
      has cards.
      """)
  static let several = DiagnosticKind(
    "envelope.several-cards", .error, "A document has several cards, and only one can be looked at.",
    explanation: "`build`, `convert` and `check` take all of them. `--at` names the one that is meant.")

  /// The kinds.
  package static let all: [DiagnosticKind] = [nothingThere, several]
}

extension Diagnostic {
  static func nothingAt(_ pointer: String, in root: Node, cards: [String]) -> Diagnostic {
    let start = SourceSpan(source: root.span.source, start: root.span.start, end: root.span.start)
    let list = cards.filter { !$0.isEmpty }.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      EnvelopeDiagnostics.nothingThere, "there is no object at `\(pointer)`", at: start,
      help: Suggestion.help(for: pointer, in: cards)
        ?? (list.isEmpty ? "the document has no cards in it" : "the cards of the document are at \(list)"))
  }

  static func severalCards(_ pointers: [String], at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      EnvelopeDiagnostics.several, "the document has \(pointers.count) cards", at: span,
      help: "name one with `--at`: \(pointers.map { "`\($0)`" }.joined(separator: ", "))")
  }
}
