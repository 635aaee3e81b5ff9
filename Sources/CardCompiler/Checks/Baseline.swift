package import CardSyntax

/// Findings that are known and not to be heard of again: those of screens that are older than a rule.
///
/// A baseline is a text with a line for each finding: its id, its file and its message, separated by tabs. Lines of the source are
/// not part of it, so that a finding stays known when it moves. Errors are never part of a baseline, but warnings are that a level
/// makes errors of.
package struct Baseline: Sendable {
  private var counts: [String: Int] = [:]

  /// The findings in the text of a baseline.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      counts[String(line), default: 0] += 1
    }
  }

  /// The warnings and notes of a run.
  package init(_ diagnostics: Diagnostics) {
    for diagnostic in diagnostics.sorted() where Self.canBeKnown(diagnostic) {
      counts[Self.line(diagnostic), default: 0] += 1
    }
  }

  /// The text, in the order of its lines.
  package var text: String {
    let lines = counts.keys.sorted().flatMap { Array(repeating: $0, count: counts[$0] ?? 0) }
    return "# Known findings; `cardc check --write-baseline` writes them.\n" + lines.map { $0 + "\n" }.joined()
  }

  /// How many findings there are.
  package var count: Int { counts.values.reduce(0, +) }

  /// The findings that are not known, and how many are no longer found.
  package func unknown(in diagnostics: Diagnostics) -> (left: Diagnostics, goneCount: Int) {
    var rest = counts
    var left = Diagnostics()
    for diagnostic in diagnostics.sorted() {
      let line = Self.line(diagnostic)
      if Self.canBeKnown(diagnostic), let count = rest[line], count > 0 {
        rest[line] = count - 1
      } else {
        left.report(diagnostic)
      }
    }
    return (left, rest.values.reduce(0, +))
  }

  /// Whether a finding is no error by itself.
  private static func canBeKnown(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity != .error || diagnostic.kind.severity != .error
  }

  private static func line(_ diagnostic: Diagnostic) -> String {
    let message = diagnostic.message.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    return "\(diagnostic.id)\t\(diagnostic.span?.source.name ?? "")\t\(message)"
  }
}
