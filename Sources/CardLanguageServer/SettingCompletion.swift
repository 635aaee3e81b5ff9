import CardCompiler
import CardSyntax

// Keys and values of `cardc.yaml`, as its schema has them.
extension LanguageServer {
  private static let schema: Document? = {
    var ignored = Diagnostics()
    let source = SourceText(name: "cardc.schema.json", bytes: Setting.jsonSchema(.minified))
    return Document.readJSON(source, diagnostics: &ignored)
  }()

  /// What the schema says of an object or a value: of the whole, of a key, or of a key of an object below it.
  private static func schema(of piece: Piece) -> Node? {
    guard let parent = piece.parent else { return schema?.root }
    guard let outer = schema(of: parent) else { return nil }
    if let key = piece.key {
      return parts(of: outer).lazy.compactMap { $0["properties"]?[key] ?? object($0["additionalProperties"]) }.first
    }
    return parts(of: outer).lazy.compactMap { $0["items"] }.first
  }

  private static func object(_ node: Node?) -> Node? { node.flatMap { $0.kind == .object ? $0 : nil } }

  /// The schema, what it refers to, and its alternatives.
  private static func parts(of schema: Node) -> [Node] {
    let named = schema["$ref"]?.string.flatMap { reference in
      self.schema.flatMap { JSONPointer.value(at: String(reference.drop { $0 == "#" }), in: $0.root) }
    }
    return [schema] + (schema["anyOf"].map { Array($0.elements) } ?? []) + (named.map(parts) ?? [])
  }

  /// The keys that an object of the settings can have besides those that it has.
  func settingKeys(in object: Piece, _ cursor: Cursor) -> [CompletionItem] {
    let present = Set(object.children.filter { !cursor.isAt($0) }.compactMap(\.key))
    func item(_ name: String, _ detail: String, _ documentation: String) -> CompletionItem {
      CompletionItem(
        label: name, kind: .property, detail: detail, documentation: documentation,
        insertion: cursor.isFollowedByColon ? nil : name + ": ")
    }
    guard let schema = Self.schema(of: object) else { return [] }
    let keys = Self.parts(of: schema).flatMap { $0["properties"].map { Array($0.members) } ?? [] }.map(\.name)
    if !keys.isEmpty {
      return keys.filter { !present.contains($0) }.map { name in
        if let setting = Setting.all.first(where: { $0.name == name }) {
          return item(name, setting.example, setting.summary)
        }
        let key = ProjectKey(rawValue: name)
        return item(name, key?.example ?? "", key?.summary ?? "")
      }
    }
    // A list whose element is being typed looks like a key.
    let names = Self.parts(of: schema).flatMap { $0["propertyNames"]?["examples"]?.elements.compactMap(\.string) ?? [] }
    if names.isEmpty { return Self.values(of: schema) }
    return names.filter { !present.contains($0) }.map { name in
      let kind = DiagnosticCatalog.kind(name)
      return item(name, kind?.summary ?? "", kind?.explanation ?? "")
    }
  }

  /// The values that a key of the settings can have.
  func settingValues(of key: String, in object: Piece, _ cursor: Cursor) -> [CompletionItem] {
    guard let outer = Self.schema(of: object) else { return [] }
    let schema = Self.parts(of: outer).lazy.compactMap {
      $0["properties"]?[key] ?? Self.object($0["additionalProperties"])
    }
    .first
    let listed = object[key].map { Set($0.children.map(\.text)) } ?? []
    let typed = cursor.word
    return (schema.map(Self.values) ?? []).filter { !listed.contains($0.label) || $0.label == typed }.map { item in
      var item = item
      // Between the colon and the value stands a space.
      if cursor.byte(-1) == UInt8(ascii: ":") { item.insertion = " " + item.label }
      return item
    }
  }

  /// The values that a schema lists.
  private static func values(of schema: Node) -> [CompletionItem] {
    var items: [CompletionItem] = []
    var seen: Set<String> = []
    for part in parts(of: schema).flatMap({ [$0, $0["items"]].compactMap(\.self) }) {
      let names = (part["enum"] ?? part["examples"])?.elements.compactMap(\.string) ?? []
      let flags = part["type"]?.string == "boolean" ? ["true", "false"] : []
      for name in names + flags where seen.insert(name).inserted {
        items.append(CompletionItem(label: name, kind: .value, documentation: schema["description"]?.string ?? ""))
      }
    }
    return items
  }
}
