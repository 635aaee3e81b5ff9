import CardCompiler
import CardFormats
import CardIR
import CardSyntax
import CardTemplate

// What stands at the cursor.
extension LanguageServer {
  mutating func hover(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters) else { return .null }
    let language = cursor.file.language
    var text: String?
    var range: Range<Int>?
    switch cursor.place {
    case .key(let object, let replacing):
      let key = String(decoding: cursor.text.bytes[replacing], as: UTF8.self)
      range = replacing
      if cursor.file.role == .settings {
        text = Self.description(ofSetting: key) ?? Self.description(of: key, among: settingKeys(in: object, cursor))
      } else if let component = surroundings(of: cursor.path).component(givenPropsBy: object),
        let prop = component.props.first(where: { $0.name == key })
      {
        text = "**\(key)** of `\(component.name.text)`: \(prop.type)\n\n" + prop.documentation
      } else if let about = Self.templateKeys.first(where: { $0.name == key })?.about, cursor.file.role.hasElements {
        text = "**\(key)**\n\n\(about)"
      } else if key == language.vocabulary.discriminator, language.property(key, in: object) == nil,
        let role = language.role(of: object)
      {
        let documentation = language.documentation(of: role.type)
        text = "**\(role.type.name)**\n\n" + documentation + outcomes(at: replacing.lowerBound, cursor)
      } else if let role = language.role(of: object), let property = language.property(key, in: object) {
        text = "**\(key)** of `\(role.type.name)`\n\n" + language.documentation(of: property, in: role.type)
      }
    case .value(let key, let object, _, let replacing):
      range = replacing
      let word = String(decoding: cursor.text.bytes[replacing], as: UTF8.self)
      if cursor.file.role == .settings {
        text =
          Self.description(of: word, among: settingValues(of: key, in: object, cursor))
          ?? Self.description(ofSetting: key)
      } else if key == language.vocabulary.discriminator, language.property(key, in: object) == nil,
        let role = language.role(of: object)
      {
        text = "**\(word)**\n\n" + language.documentation(of: role.type) + outcomes(at: replacing.lowerBound, cursor)
      } else if key == "type", let component = surroundings(of: cursor.path).components[word] {
        text = "**\(word)**\n\n" + component.documentation
      } else if let role = language.role(of: object), let property = language.property(key, in: object) {
        text = "**\(key)** of `\(role.type.name)`\n\n" + language.documentation(of: property, in: role.type)
      }
    case .expression(let object, let start):
      return hoverOverName(in: object, from: start, cursor)
    }
    guard let text, let range else { return .null }
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": cursor.text.json(range, encoding),
    ]
  }

  /// What a completion would say of a name.
  private static func description(of name: String, among items: [CompletionItem]) -> String? {
    guard let item = items.first(where: { $0.label == name }) else { return nil }
    let example = item.detail.isEmpty ? "" : "\n\n`\(name): \(item.detail)`"
    return item.documentation.isEmpty ? nil : "**\(name)**\n\n\(item.documentation)\(example)"
  }

  /// What a key of the settings is for.
  private static func description(ofSetting key: String) -> String? {
    let setting = Setting.all.first { $0.name == key }.map { ($0.summary, $0.example) }
    return (setting ?? ProjectKey(rawValue: key).map { ($0.summary, $0.example) }).map { summary, example in
      "**\(key)**\n\n\(summary)\n\n`\(key): \(example)`"
    }
  }

  /// What the name at the cursor is: a function, or a path with its type and its value in the sample data; and what the
  /// whole binding comes to.
  private mutating func hoverOverName(in object: Piece, from start: Int, _ cursor: Cursor) -> JSONValue {
    let bytes = cursor.text.bytes
    var reader = HoleReader(bytes, scope(atBindingIn: object, cursor))
    let hole = start..<HoleReader.end(ofHole: start, bytes)
    reader.read(hole)
    guard
      let word = reader.words.last(where: {
        $0.range.lowerBound <= cursor.offset && cursor.offset <= $0.range.upperBound
      })
    else { return .null }
    let name = cursor.file.text(in: word.range)
    var text: String
    switch word.meaning {
    case .function:
      guard let function = FunctionTable.shared.function(named: name) else { return .null }
      text = "```\n\(function.signature) → \(function.result)\n```\n\(function.summary)"
    case .member(let scope):
      guard scope.isKnown else { return .null }
      text = "`\(cursor.file.text(in: word.pathStart..<word.range.upperBound))`: \(scope.type)"
      if let sample = scope.samples.first { text += "\n\n" + Self.code(sample) }
    case .parameter:
      var before = reader
      let item = before.parameters(at: word.range.upperBound, in: hole).first { $0.name == name }?.scope
      text = "`\(name)`: \(item?.type ?? "any")\n\nThe item at hand."
    case .keyword, .string, .number: return .null
    }
    if let value = value(of: hole, reader.words, in: object, cursor) { text += "\n\n" + value }
    return [
      "contents": ["kind": "markdown", "value": .string(text)], "range": cursor.text.json(word.range, encoding),
    ]
  }

  /// What a binding that is more than one path comes to, with the sample data.
  private mutating func value(
    of hole: Range<Int>, _ words: [HoleReader.Word], in object: Piece, _ cursor: Cursor
  ) -> String? {
    let scope = scope(atBindingIn: object, cursor)
    guard words.contains(where: { if case .function = $0.meaning { true } else { false } }),
      let sample = scope.data.samples.first
    else { return nil }
    // An expression is evaluated with the data here as the only data.
    let isAtRoot = scope.data.path == scope.root.path
    let names = words.map { cursor.file.text(in: $0.range).lowercased() }
    guard isAtRoot || !names.contains("$root"), !names.contains("$index") else { return nil }
    let source = SourceText(name: "binding", text: cursor.file.text(in: hole))
    var options = ExpansionOptions()
    options.steps = Self.mostSteps
    var ignored = Diagnostics()
    let outcome = Expression.evaluate(
      source, data: sample, host: scope.host.samples.first, options: options, diagnostics: &ignored)
    guard case .value(let json) = outcome else { return nil }
    return "`\(source.text(in: 0..<source.count))` is\n\n" + Self.code(json)
  }

  /// So many steps are enough for a binding that a reader looks at.
  private static let mostSteps = 100_000

  /// What becomes of the element whose type stands at an offset, in every target.
  private mutating func outcomes(at offset: Int, _ cursor: Cursor) -> String {
    guard cursor.file.role == .template, let workspace = try? workspace(for: cursor.path) else { return "" }
    var ignored = Diagnostics()
    let source = SourceText(name: cursor.path, bytes: cursor.text.bytes)
    guard let document = Document.read(source, as: cursor.isYAML ? .yaml : .json, diagnostics: &ignored),
      let element = Self.object(around: offset, in: document.root)
    else { return "" }
    let lines = workspace.outcomes(of: element, in: cursor.path).map { outcome in
      let verdict: String =
        switch outcome.verdict {
        case .dropped: "dropped"
        case .approximated: outcome.type.map { "`\($0)`, approximated" } ?? "only what is in it, approximated"
        default: outcome.type.map { "`\($0)`" } ?? "only what is in it"
        }
      return "- \(outcome.title): \(verdict)"
        + (outcome.remarks.isEmpty ? "" : ": " + outcome.remarks.joined(separator: "; "))
    }
    return lines.isEmpty ? "" : "\n\nBecomes:\n\n" + lines.joined(separator: "\n")
  }

  /// The innermost object around an offset.
  private static func object(around offset: Int, in node: Node) -> Node? {
    let inner = node.kind == .array ? Array(node.elements) : node.kind == .object ? node.members.map(\.value) : []
    for child in inner where child.span.range.lowerBound <= offset && offset < child.span.range.upperBound {
      if let found = object(around: offset, in: child) { return found }
    }
    return node.kind == .object ? node : nil
  }

  /// A value as a block of JSON, as far as it can be looked over.
  private static func code(_ node: Node) -> String {
    var writer = DocumentWriter(.minified)
    writer.value(node)
    return code(writer.finish())
  }

  private static func code(_ bytes: [UInt8]) -> String {
    let shown = String(decoding: bytes.prefix(400), as: UTF8.self)
    return "```json\n\(shown)\(bytes.count > 400 ? "…" : "")\n```"
  }

  mutating func signatureHelp(_ parameters: JSONValue) -> JSONValue {
    guard let cursor = cursor(parameters), case .expression(let object, let start) = cursor.place else { return .null }
    var reader = HoleReader(cursor.text.bytes, scope(atBindingIn: object, cursor))
    guard let (function, argument) = reader.call(at: cursor.offset, in: start..<max(start, cursor.offset)) else {
      return .null
    }
    let labels = (function.parameters + function.optional + (function.rest.map { [$0] } ?? [])).map(\.description)
    let active = function.rest == nil ? argument : min(argument, max(0, labels.count - 1))
    return [
      "signatures": [
        [
          "label": .string(function.signature), "documentation": .string(function.summary),
          "parameters": .array(labels.map { ["label": .string($0)] }),
        ]
      ],
      "activeSignature": 0, "activeParameter": .integer(active),
    ]
  }
}
