import CardIR
public import CardSyntax

/// What is reported about host configurations: an error where there is none to read, warnings for what is ignored.
public enum HostConfigDiagnostics {
  static let notAnObject = DiagnosticKind(
    "host-config.not-an-object", .error, "A host configuration is not an object.",
    explanation: "A host configuration is one object with keys such as `spacing` and `containerStyles`. "
      + "`cardc schema host-config` prints all of them.")
  static let unknownProfile = DiagnosticKind(
    "host-config.unknown-profile", .error, "There is no host configuration of this name.",
    explanation: "`--host-config` and `host-config` in `cardc.yaml` take the path of a file, or the name of one of the "
      + "built-in configurations: `default` (the JavaScript renderer for hosts that give it none), `renderer` (the same "
      + "renderer for keys that a configuration leaves out), `seed` (the SwiftUI renderer).")
  static let unknownKey = DiagnosticKind(
    "host-config.unknown-key", .warning, "A host configuration has an unknown key.",
    explanation: "Renderers ignore it, and so does this program. Keys are case-sensitive. Often the key is "
      + "misspelled or in the wrong object. `cardc schema host-config` prints all keys.")
  static let wrongType = DiagnosticKind(
    "host-config.wrong-type", .warning, "A value in a host configuration has the wrong type.",
    explanation: "The value is ignored, as if its key were not there. Lengths are whole numbers without a unit, "
      + "colours are text, and styles that are asked for by name take the name.")
  static let outOfRange = DiagnosticKind(
    "host-config.out-of-range", .warning, "A number in a host configuration is too small or too large.",
    explanation: "The value is ignored, as if its key were not there. Lengths are not negative, sizes and weights of "
      + "fonts are from 1 to 1000, levels of headings from 1 to 6.")
  static let badColor = DiagnosticKind(
    "host-config.bad-color", .warning, "A colour in a host configuration cannot be read.",
    explanation: "Colours are `#RRGGBB`, or `#AARRGGBB` with the opacity first. Other notations that a browser takes, "
      + "such as names of colours, mean nothing to the other renderers. The value is ignored.")
  static let unknownValue = DiagnosticKind(
    "host-config.unknown-value", .warning, "A value in a host configuration is not a name that its key takes.",
    explanation: "The key takes one of a few names, in any case. The value is ignored, as if its key were not there.")

  /// The kinds.
  public static let all: [DiagnosticKind] = [
    notAnObject, unknownProfile, unknownKey, wrongType, outOfRange, badColor, unknownValue,
  ]
}

extension Diagnostic {
  private typealias Kinds = HostConfigDiagnostics

  static func hostConfigNotAnObject(_ node: Node) -> Diagnostic {
    Diagnostic(
      Kinds.notAnObject, "`\(node.span.source.name)` is not a host configuration: it is \(node.kindInWords)",
      at: node.span, help: "a host configuration is an object with keys such as `spacing`")
  }

  /// That a name is neither that of a file nor of a profile.
  package static func unknownHostConfig(_ name: String, at span: SourceSpan?) -> Diagnostic {
    let names = HostConfigProfile.allCases.map(\.rawValue)
    let list = "there are \(names.map { "`\($0)`" }.joined(separator: ", ")), or the path of a file"
    return Diagnostic(
      Kinds.unknownProfile, "there is no host configuration `\(name)`: \(list)", at: span,
      help: Suggestion.help(for: name, in: names))
  }

  static func hostConfigUnknownKey(_ path: [String], at span: SourceSpan, known: [String], home: String?) -> Diagnostic
  {
    let name = path.last ?? ""
    let place = path.count > 1 ? " in `\(path.dropLast().joined(separator: "."))`" : ""
    return Diagnostic(
      Kinds.unknownKey, "there is no key `\(name)`\(place)", at: span, meant: Suggestion.nearest(to: name, in: known),
      help: home.map { "it belongs in `\($0)`" })
  }

  static func hostConfigWrongType(
    _ path: [String], _ wanted: String, _ node: Node, help: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      Kinds.wrongType, "`\(path.joined(separator: "."))` must be \(wanted), found \(node.kindInWords)",
      at: node.span, help: help)
  }

  static func hostConfigOutOfRange(_ path: [String], _ wanted: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(Kinds.outOfRange, "`\(path.joined(separator: "."))` must be \(wanted)", at: span)
  }

  static func hostConfigBadColor(_ path: [String], _ text: String, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      Kinds.badColor, "`\(path.joined(separator: "."))` must be a colour, found `\(text)`", at: span,
      help: "write `#RRGGBB`, or `#AARRGGBB` with the opacity first")
  }

  static func hostConfigUnknownValue(
    _ path: [String], _ text: String, _ names: [String], at span: SourceSpan
  ) -> Diagnostic {
    let list = names.map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      Kinds.unknownValue, "`\(path.joined(separator: "."))` must be one of \(list)", at: span,
      meant: Suggestion.nearest(to: text, in: names))
  }
}

extension Node {
  /// What the value is, for messages.
  fileprivate var kindInWords: String {
    switch kind {
    case .null: "`null`"
    case .boolean: "`true` or `false`"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
