import CardSyntax
import CardTemplate

/// Finds calls that have no counterpart in Swift in a template that is not compiled.
enum UnsupportedCalls {
  /// Reports each of them where its hole stands.
  static func report(in node: Node, _ diagnostics: inout Diagnostics) {
    switch node.kind {
    case .array: for element in node.elements { report(in: element, &diagnostics) }
    case .object: for member in node.members { report(in: member.value, &diagnostics) }
    case .string:
      // What is wrong with the text itself is reported already.
      var ignored = Diagnostics()
      guard let template = TemplateString.parse(node, diagnostics: &ignored) else { return }
      for case .hole(let expression) in template.segments {
        for problem in problems(in: expression) {
          diagnostics.report(
            Diagnostic(
              SwiftDiagnostics.unsupported, "\(problem.what) cannot be generated as Swift", at: node.span,
              help: problem.help))
        }
      }
    default: break
    }
  }

  private static func problems(in expression: Expression) -> [(what: String, help: String)] {
    let inner = expression.children.flatMap { problems(in: $0) }
    guard case .call(let function, let arguments) = expression.syntax else { return inner }
    return (problem(function, arguments).map { [$0] } ?? []) + inner
  }

  /// Why a call has no counterpart, if it has none.
  static func problem(_ function: Function, _ arguments: [Expression]) -> (what: String, help: String)? {
    if case .none(let help) = function.swift { return ("the function `\(function.name)`", help) }
    return function.scope == .evaluatesText && arguments.first?.stringLiteral == nil ? textWithHoles : nil
  }

  /// Why a text that is evaluated must be a literal.
  static let textWithHoles = (what: "a text with bindings that only data tell", help: "write the text in the template")
}
