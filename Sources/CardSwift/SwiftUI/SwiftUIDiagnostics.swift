public import CardSyntax

/// What is reported about screens that become SwiftUI views.
public enum SwiftUIDiagnostics {
  static let splicedElements = DiagnosticKind(
    "swiftui.spliced-elements", .warning, "A hole gives elements that are known only with data.",
    explanation: "Views are generated before there are data, so a hole in a list of elements cannot become one. Write "
      + "the elements out, with `$data` to repeat them and `$when` to choose among them.")
  static let splicedParts = DiagnosticKind(
    "swiftui.bound-structure", .warning, "Something that is known only with data cannot become a part of a view.",
    explanation:
      "Rows, columns, pages and captions of a view are generated before there are data. Write them out, with "
      + "`$data` to repeat them and `$when` to choose among them where the message does not say that this is not "
      + "possible.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [splicedElements, splicedParts]
}

extension Diagnostic {
  /// A hole among elements.
  static func splicedElements(_ hole: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(
      SwiftUIDiagnostics.splicedElements,
      "the elements that `\(hole)` gives are known only with data, so they are left out",
      at: span, help: "write the elements with `$data` and `$when` in place of the hole")
  }

  /// A part that only data know.
  static func boundStructure(_ what: String, at span: SourceSpan?) -> Diagnostic {
    Diagnostic(SwiftUIDiagnostics.splicedParts, "\(what), which SwiftUI views cannot have, so it is left out", at: span)
  }
}
