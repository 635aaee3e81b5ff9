public import CardCompiler

/// What cannot become Compose. What capabilities say is legalized or reported before the emitter sees a screen; these
/// are about bindings, which capabilities know nothing of.
public enum ComposeDiagnostics {
  static let expression = DiagnosticKind(
    "compose.unsupported-expression", .error, "An expression cannot be generated as Kotlin.",
    explanation: "Compute the value before the data are handed to the screen, or write the expression with others.")
  static let openType = DiagnosticKind(
    "compose.open-type", .error, "A value has several types.",
    explanation: "A property of a data class has one type, so samples and uses have to agree on it.")
  static let splice = DiagnosticKind(
    "compose.spliced-elements", .warning, "A binding produces elements that are known only with data.",
    explanation: "Write the elements out, with `$data` to repeat them and `$when` to choose among them.")
  static let boundLook = DiagnosticKind(
    "compose.bound-look", .warning, "A size, colour or alignment is known only with data.",
    explanation: "Texts, addresses, values and flags can be bound. Choose among looks by `$when`.")
  static let repeatedInput = DiagnosticKind(
    "compose.repeated-input", .warning, "An input is repeated or sees other data than the screen.",
    explanation: "Each input has one state, which the function declares once.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [expression, openType, splice, boundLook, repeatedInput]
}
