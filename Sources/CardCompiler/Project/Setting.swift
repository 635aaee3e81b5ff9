import CardSyntax

/// An option of a project in one row: its name, which is the key of `cardc.yaml` and the long name of the option of
/// `build`, what its values look like, what it decides, and where that goes.
package struct Setting: Sendable {
  /// The name.
  package let name: String
  /// What it decides, in a sentence.
  package let summary: String
  /// What else to know on the command line, where the values are written otherwise than in `cardc.yaml`.
  package let usage: String?
  /// What stands for the value in the help of the command line; none for a flag.
  package let placeholder: String?
  /// What holds without the setting, in words; none where that is plain.
  package let usual: String?
  /// A value as `cardc.yaml` has it.
  package let example: String
  /// Writes the keywords of the schema of its values.
  let schema: @Sendable (inout DocumentWriter) -> Void
  /// Reads the value of a member.
  let read: @Sendable (inout SettingsReader, Node) -> Void
  /// Takes the value of other settings over, where there is none or both are wanted.
  let fill: @Sendable (inout ProjectSettings, ProjectSettings) -> Void
  /// Tells a compiler.
  let apply: @Sendable (ProjectSettings, inout CompilerOptions) -> Void

  /// The summary, with what holds without the setting.
  var meaning: String { summary + (usual.map { " Default: \($0)." } ?? "") }

  /// The setting of this name.
  package static func named(_ name: String) -> Setting? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The options of `cardc build` that are not keys, by their long names: they apply to a single run.
  package static let ofRuns = [
    "check", "dry-run", "diff", "watch", "force", "fsync", "clean", "depfile", "report", "stats", "stats-file",
    "profile", "warnings-as-errors", "diagnostics", "diagnostics-file", "color", "quiet", "verbose",
  ]

  /// Writes the page about the keys of `cardc.yaml`, with a final line end.
  package static func reference() -> String {
    var lines = [
      "# Project configuration", "", "The keys of `cardc.yaml`.", "", "## Overview", "",
      "`cardc.yaml` in the folder of the inputs, or in the nearest folder above it, sets options for every command. Each key",
      "except `inputs` is the long name of an option of `cardc build`; an option on the command line comes first. Paths are",
      "relative to the file's folder. `cardc schema config` prints a JSON Schema of the file for editors.",
      "",
      "| key | meaning | example |", "|---|---|---|",
    ]
    lines += all.map { "| `\($0.name)` | \($0.meaning) | `\($0.name): \($0.example)` |" }
    lines += [
      "", "## Where settings hold", "",
      "These keys are not options: they say where the other keys hold. <doc:Configuration> shows how to use them.", "",
      "| key | meaning | example |", "|---|---|---|",
    ]
    lines += ProjectKey.allCases.map { "| `\($0.rawValue)` | \($0.summary) | `\($0.rawValue): \($0.example)` |" }
    lines += [
      "",
      "These options of `cardc build` are not keys, since they apply to a single run: "
        + "\(ofRuns.map { "`\($0)`" }.joined(separator: ", ")).",
      "", "Options of single targets are \(ofTargets.map { "`\($0.name)`" }.joined(separator: ", ")).",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
