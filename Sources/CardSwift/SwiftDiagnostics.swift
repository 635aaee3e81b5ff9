package import CardSyntax

/// What can be wrong with a template that Swift is generated for.
package enum SwiftDiagnostics {
  /// A part of the template language that generated Swift has no counterpart of.
  package static let unsupported = DiagnosticKind(
    "swift.unsupported-expression", .error, "An expression cannot be generated as Swift.",
    explanation: """
      Generated Swift evaluates expressions by functions of its own, and has most of those of the template language. \
      What is missing would have to be interpreted. Rewrite the expression with other functions, compute the value \
      before the data are handed to the screen, or expand the template with `cardc expand` or the library.
      """)

  /// The kinds.
  package static let all: [DiagnosticKind] = [unsupported]
}
