import CardTemplate

/// The reference of the template language's functions, made from the table that runs them.
package enum FunctionReference {
  /// The article of the documentation.
  package static func markdown() -> String {
    var text = """
      # Functions

      What expressions in templates can call, by group.

      ## Overview

      Names of functions are case-sensitive. Arguments in brackets can be left out, and `…` stands for any number of \
      arguments. An argument whose type can never fit is an error before any data is seen. Examples that depend on \
      the time are shown for noon of 31 January 2026, and examples of chance with the seed 1; `--now` and `--seed` \
      set both. `cardc explain fn:NAME` prints one of the entries below.

      This page is made from the table of functions: `UPDATE_REFERENCE=1 swift test --filter FunctionReferenceTests` \
      writes it anew.

      """
    for group in FunctionTable.shared.groups {
      text += "\n## \(group.name)\n"
      for function in group.functions { text += entry(function) }
    }
    return text
  }

  private static func entry(_ function: Function) -> String {
    var text = "\n### \(escaped(function.name))\n\n\(function.summary)\n\n"
    text += "```\n\(function.signature) → \(function.result)\n```\n"
    if let note = note(function) { text += "\n\(note)\n" }
    text += "\n```\n\(function.example.expression)\n→ \(function.example.result)\n```\n"
    return text
  }

  /// What else there is to know about a function: its operator, and what it depends on.
  package static func note(_ function: Function) -> String? {
    var notes: [String] = []
    if let symbol = function.symbol, symbol != function.name {
      notes.append(
        function.parameters.count == 1
          ? "Also written as `\(symbol)value`." : "Also written as `left \(symbol) right`.")
    }
    switch function.purity {
    case .pure: break
    case .clock: notes.append("Depends on the time.")
    case .random: notes.append("Depends on chance.")
    }
    return notes.isEmpty ? nil : notes.joined(separator: " ")
  }

  /// A name as a heading: operators are code.
  private static func escaped(_ name: String) -> String {
    name.allSatisfy { $0.isLetter || $0.isNumber } ? name : "`\(name)`"
  }
}
