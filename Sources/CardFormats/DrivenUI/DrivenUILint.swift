import CardIR
import CardSyntax

/// What is probably not meant in a screen although the SDK takes every value. Only `cardc check` asks for this.
enum DrivenUILint {
  private typealias Kinds = DrivenUIDiagnostics

  /// Reports texts without words, and those that cannot be read on devices of one look.
  static func check(_ screen: Screen, _ diagnostics: inout Diagnostics) {
    screen.root.visit { element in
      guard element.kind == .text, !element.has(.text), let source = element.source,
        // A value of the wrong type is an error of its own.
        !element.extras.contains(where: { $0.name == "text" && !$0.value.isNull })
      else { return }
      diagnostics.report(
        Diagnostic(
          Kinds.emptyText, "the text has no words, so the SDK shows an empty line",
          at: (source["type"] ?? source).span, help: "add `text` to its `values`"))
    }
    let rule = UncoloredText.Rule(kind: Kinds.uncoloredText, property: "foregroundColor", notation: .bare)
    UncoloredText.check(screen, rule, &diagnostics)
  }
}
