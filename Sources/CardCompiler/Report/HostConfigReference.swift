import CardIR
import CardStyle

/// Writes the page about host configurations from the table of their keys.
package enum HostConfigReference {
  /// The page, with a final line end.
  package static func markdown() -> String {
    var lines = [
      "# Host configurations", "", "All keys of host configurations, with the values of the built-in ones.", "",
      "## Overview", "",
      "This page lists every key of a host configuration, with its value in the three built-in configurations. A file in",
      "JSON or YAML sets some of the keys; the others have the value of `renderer`. Keys are case-sensitive, names of sizes,",
      "colours and styles are not. Colours are `#RRGGBB` or `#AARRGGBB`, with the opacity first; lengths are in points.",
      "",
    ]
    for profile in HostConfigProfile.allCases { lines.append("- `\(profile.rawValue)`: \(profile.summary)") }
    lines += ["", "| key | value | `default` | `renderer` | `seed` | meaning |", "|---|---|---|---|---|---|"]
    for key in HostConfigTable.keys {
      let values = HostConfigProfile.allCases.map { text(key.value(in: $0)) }.joined(separator: " | ")
      lines.append("| `\(key.name)` | \(text(key.type)) | \(values) | \(key.meaning) |")
    }
    for key in HostConfigTable.openKeys {
      lines.append("| `\(key.path.joined(separator: "."))` |  |  |  |  | \(key.meaning) |")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: AttributeValue?) -> String {
    switch value {
    case .color(let color)?: "`\(color.text(.alphaFirst))`"
    case .text(let text)?: "`\(text)`"
    case let value?: "`\(TextDump.text(of: value))`"
    case nil: "not set"
    }
  }

  private static func text(_ type: HostConfigType) -> String {
    switch type {
    case .flag: "boolean"
    case .whole(let range):
      range.upperBound == HostConfigType.longest ? "integer" : "\(range.lowerBound) to \(range.upperBound)"
    case .pixels: "integer, or `16px`"
    case .number: "number"
    case .color: "color"
    case .text: "string"
    case .url: "URL"
    case .name(let names): names.map { "`\($0)`" }.joined(separator: ", ")
    case .weight: (HostConfigType.weights.map(\.rawValue) + ["normal"]).map { "`\($0)`" }.joined(separator: ", ")
    }
  }
}
