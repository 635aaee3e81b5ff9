import CardSyntax

/// Why what was asked for makes no sense, whatever the inputs are: the fault of a command line, not of a file.
package struct UsageProblem: Error, Sendable, CustomStringConvertible {
  /// A sentence for who asked.
  package let message: String

  package var description: String { message }

  /// The problem that `message` describes.
  package init(_ message: String) { self.message = message }

  /// That a name is not known, with the one that was probably meant.
  package static func unknownName(_ what: String, _ name: String, _ known: some Collection<String>) -> UsageProblem {
    let list =
      known.isEmpty
      ? " There is none." : known.count <= 8 ? " There are \(known.map { "`\($0)`" }.joined(separator: ", "))." : ""
    let help = Suggestion.help(for: name, in: known)
    return UsageProblem("There is no \(what) `\(name)`\(help.map { ": \($0)" } ?? ".")\(list)")
  }
}
