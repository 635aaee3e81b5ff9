/// Something that a project can have and that a command can forget.
enum Ingredient: String, CaseIterable, Sendable {
  case component, fragment, data, host, schema, hostConfig, levels, standardInput

  /// The files of a project that has it.
  var with: [String: String] {
    var files = without
    switch self {
    case .component:
      files["p/_components/badge.yaml"] = """
        metadata: { name: badge }
        component: { type: TextBlock, text: "from the component ${inner}", wieght: bolder }
        """
    case .fragment:
      files["p/_parts/line.yaml"] = "{ type: TextBlock, text: 'from the fragment ${inner}', wieght: bolder }\n"
    case .data: files["p/card.data.yaml"] = "name: 7\n"
    case .host: files["p/card.host.yaml"] = "theme: dark\n"
    case .schema:
      files["p/card.schema.json"] = #"{"type": "object", "properties": {"name": {"type": "integer"}}}"#
    case .hostConfig:
      files["cardc.yaml"] = "host-config: host-config.yaml\n"
      files["host-config.yaml"] = "spacing: { padding: 77 }\nspacng: {}\n"
    case .levels: files["cardc.yaml"] = "level: { input.duplicate-key: error }\n"
    case .standardInput: break
    }
    return files
  }

  /// The files of the same project without it.
  var without: [String: String] {
    var files = [
      "data.json": #"{"name": "Ada"}"#, "records.ndjson": "{\"name\": \"Grace\"}\n",
      "p/card.yaml": card("text: 'Hello ${name} ${$host.theme}'"),
    ]
    switch self {
    case .component:
      files["p/card.yaml"] = "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - type: badge\n"
    case .fragment:
      files["p/card.yaml"] = "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - $include: _parts/line.yaml\n"
    case .data, .schema: files["p/card.yaml"] = card("text: 'Hello ${name} ${other}'")
    case .host:
      files["p/card.yaml"] = card("text: '${name} ${$host.theme} ${$host.size}'")
      files["p/card.data.yaml"] = "name: 7\n"
    case .levels:
      files["p/card.yaml"] = card("text: a, text: '${name}'")
      files["data.json"] = #"{"name": "Ada", "name": "Grace"}"#
    case .hostConfig, .standardInput: break
    }
    return files
  }

  /// What is typed where ``standardInput`` is read instead of the template.
  var typed: String { card("text: 'by hand ${typed}', wieght: bolder") }

  private func card(_ properties: String) -> String {
    "type: AdaptiveCard\nversion: '1.5'\nbody:\n  - { type: TextBlock, \(properties) }\n"
  }
}

/// What an ingredient does to a command.
enum Effect: Sendable {
  /// All of these are in the output, on either stream or in a file, and none of them without the ingredient.
  case shows([String])
  /// Nothing: the output is the same, for this reason.
  case nothing(because: String)

  static func shows(_ text: String...) -> Effect { .shows(text) }
}

/// A way to call a command, with the effect of every ingredient on it.
struct CommandRow: Sendable, CustomStringConvertible {
  /// The command line; `CARD` is the template, or `-`.
  let arguments: [String]
  let effects: @Sendable (Ingredient) -> Effect
  /// What is typed instead of the template, if that is not a card.
  var typed: String?

  var description: String { arguments.joined(separator: " ") }
}

extension CommandRow {
  private static let noHoles = "the holes stay unless `--data` fills them, whatever lies beside the template"
  private static let noStyle = "what it prints says nothing of looks; that the host configuration has a mistake is said"

  /// A row of a command that looks at templates; `text` is what it shows of components and fragments: their text, or
  /// only the paths that they read.
  private static func reading(
    _ arguments: String..., text: Bool = true, data: Effect, host: Effect, schema: Effect, padding: Bool = false
  ) -> CommandRow {
    CommandRow(arguments: arguments) { ingredient in
      switch ingredient {
      case .component: text ? .shows("from the component") : .shows("inner")
      case .fragment: text ? .shows("from the fragment") : .shows("inner")
      case .data: data
      case .host: host
      case .schema: schema
      case .hostConfig: padding ? .shows("77", "host-config.unknown-key") : .shows("host-config.unknown-key")
      case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
      case .standardInput: text ? .shows("by hand") : .shows("typed")
      }
    }
  }

  /// A row of a command that has nothing to do with templates.
  private static func apart(_ arguments: String..., because reason: String) -> CommandRow {
    CommandRow(arguments: arguments) { _ in .nothing(because: reason) }
  }

  /// Every command, some of them in several ways.
  static let all: [CommandRow] = [
    reading(
      "build", "CARD", "-o", "out", "--target", "drivenui", data: .shows("Hello 7"), host: .shows("7 dark"),
      schema: .nothing(because: "documents get their data as they are; only source code has types"), padding: true),
    reading(
      "build", "CARD", "-o", "out", "--target", "swift", data: .shows("name: Double"),
      host: .shows("theme: String"),
      schema: .shows("var name: CardField<Int>")),
    reading(
      "convert", "CARD", "--to", "drivenui", data: .nothing(because: noHoles), host: .nothing(because: noHoles),
      schema: .nothing(because: "documents have no types"), padding: true),
    reading(
      "convert", "CARD", "--to", "drivenui", "--data", "data.json",
      data: .nothing(because: "what an option names comes first"), host: .shows("Ada dark"),
      schema: .shows("schema.mismatch"), padding: true),
    reading(
      "convert", "CARD", "--to", "swift", data: .shows("name: Double"),
      host: .shows("theme: String"),
      schema: .shows("var name: CardField<Int>")),
    reading(
      "generate", "CARD", data: .shows("name: Double"),
      host: .shows("theme: String"),
      schema: .shows("var name: CardField<Int>"),
      padding: true),
    reading(
      "expand", "CARD", data: .shows("Hello 7"), host: .shows("7 dark"),
      schema: .nothing(because: "a schema says what data may be, and here they are there")),
    reading(
      "expand", "CARD", "--ndjson", "--data", "records.ndjson",
      data: .nothing(because: "the records are the data"), host: .shows("Grace dark"),
      schema: .nothing(because: "a schema says what data may be, and here they are there")),
    // Nothing is mended of what other commands say.
    CommandRow(arguments: ["fix", "CARD", "--only", "json.separator"]) { ingredient in
      switch ingredient {
      case .component, .fragment: .shows("`wieght`")
      case .data: .shows("`other` is not in the data", "card.data.yaml")
      case .host: .shows("`$host` has no `size`", "card.host.yaml")
      case .schema: .shows("template.schema-property")
      case .hostConfig: .shows("host-config.unknown-key")
      case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
      case .standardInput: .shows("<stdin>", "wieght")
      }
    },
    CommandRow(arguments: ["fmt", "CARD"]) { ingredient in
      switch ingredient {
      case .standardInput: .shows("wieght")
      default: .nothing(because: "a layout follows from the text alone")
      }
    },
    CommandRow(arguments: ["check", "CARD"]) { ingredient in
      switch ingredient {
      case .component, .fragment: .shows("`wieght`")
      case .data: .shows("`other` is not in the data", "card.data.yaml")
      case .host: .shows("`$host` has no `size`", "card.host.yaml")
      case .schema: .shows("template.schema-property")
      case .hostConfig: .shows("host-config.unknown-key")
      case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
      case .standardInput: .shows("<stdin>", "wieght")
      }
    },
    reading(
      "inspect", "CARD", "--emit", "document", data: .nothing(because: noHoles), host: .nothing(because: noHoles),
      schema: .nothing(because: "a document has no types")),
    reading(
      "inspect", "CARD", "--emit", "ir", "--to", "drivenui", "--data", "data.json",
      data: .nothing(because: "what an option names comes first"), host: .shows("Ada dark"),
      schema: .nothing(because: "a screen has no types"), padding: true),
    CommandRow(arguments: ["inspect", "CARD", "--emit", "styles"]) { ingredient in
      switch ingredient {
      case .component: .shows("/body/0 text")
      case .fragment: .shows("/body/0 text")
      case .data, .host: .nothing(because: noHoles)
      case .schema: .nothing(because: "styles have no types")
      case .hostConfig: .shows("padding=77", "host-config.unknown-key")
      case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
      case .standardInput: .shows("<stdin>")
      }
    },
    CommandRow(arguments: ["inspect", "CARD", "--emit", "layout"]) { ingredient in
      switch ingredient {
      case .component: .shows("from the component")
      case .fragment: .shows("from the fragment")
      case .data, .host: .nothing(because: noHoles)
      case .schema: .nothing(because: "places have no types")
      case .hostConfig: .shows("77,77", "host-config.unknown-key")
      case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
      case .standardInput: .shows("<stdin>", "by hand")
      }
    },
    reading(
      "inspect", "CARD", "--emit", "bindings", text: false,
      data: .nothing(because: "bindings are what the template itself asks for"),
      host: .nothing(because: "bindings are what the template itself asks for"),
      schema: .shows("template.schema-property")),
    reading(
      "schema", "CARD", "--syntax", "min", text: false, data: .shows(#""name":{"type":"number"}"#),
      host: .shows(#""theme":{"type":"string"}"#), schema: .shows(#"["null","integer"]"#)),
    CommandRow(
      arguments: ["eval", "CARD", "--data", "data.json"],
      effects: { ingredient in
        switch ingredient {
        case .component, .fragment: .nothing(because: "an expression has no elements")
        case .data, .host, .schema: .nothing(because: "an expression lies beside no file")
        case .hostConfig: .shows("host-config.unknown-key")
        case .levels: .shows(#""severity":"error","id":"input.duplicate-key""#)
        case .standardInput: .shows(#"{"value":42}"#)
        }
      }, typed: "\"6 * 7\"\n"),
    apart("init", "new", because: "it reads no files"),
    apart("formats", because: "it reads no files"),
    apart("passes", because: "it reads no files"),
    apart("hosts", because: "it reads no files"),
    apart("explain", "input.duplicate-key", because: "it reads no files"),
  ]
}
