import CardIR
import CardSyntax

/// What is reported about the places of a screen's elements.
enum LayoutDiagnostics {
  static let unsatisfiable = DiagnosticKind(
    "layout.unsatisfiable", .warning, "Constraints contradict each other.",
    explanation: """
      No layout meets all of the constraints that the diagnostic names, on a phone 320, 390 or 430 points wide. The \
      platform leaves one of them out and does not define which. Remove one, or let something in a row of fixed extents \
      have no extent of its own, so that it takes what the others leave.
      """)
  static let ambiguous = DiagnosticKind(
    "layout.ambiguous", .warning, "The place or extent of an element is undetermined.",
    explanation: """
      Several layouts meet the constraints equally well, and the platform does not define which one it takes. In a row \
      this is so when two children could take the room that is left, or none can. Give all children but one an \
      extent, or add an empty `container` that takes the rest.
      """)

  static let unknown = DiagnosticKind(
    "layout.unknown", .error, "The layout of this kind of document is not known.",
    explanation: """
      `inspect --emit layout` lays out screens of the three formats, each by its own rules. Tab bars and components are \
      not screens, and pages and views show a screen by the rules of its source.
      """)

  static let all = [unsatisfiable, ambiguous, unknown]
}

extension Diagnostic {
  /// A document that is not laid out; in a target that has no rules of its own, if one is named.
  static func noLayout(of screen: Screen, in target: String? = nil) -> Diagnostic {
    let span = screen.root.span
    guard let target else {
      return Diagnostic(
        LayoutDiagnostics.unknown, "a \(screen.form.rawValue) has no layout of its own", at: span,
        help: "name a screen")
    }
    return Diagnostic(
      LayoutDiagnostics.unknown, "\(target) lays a screen out by the rules of its source", at: span,
      help: "leave out `--to`, or name one of the three formats")
  }
}
