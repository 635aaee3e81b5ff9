public import CardSyntax

/// A JSON Schema of a template's data, as far as it tells which properties there are and of which kinds.
///
/// Drafts 4 to 2020-12 alike: `type`, `enum`, `const`, `properties`, `required`, `additionalProperties`, `items`,
/// `prefixItems`, `allOf`, `anyOf`, `oneOf`, `nullable`, `description`, and `$ref` into the same file, also in circles. Other keywords
/// narrow down values of the same kinds, and are passed over.
public struct JSONSchema: Sendable {
  /// The document that the schema was read from.
  public let document: Document
  /// What holds for the data as a whole.
  let rule: Rule

  /// The schema in `document`; none if it is not a schema, or refers to what is not there, all of which is reported.
  public init?(_ document: Document, diagnostics: inout Diagnostics) {
    var check = SchemaCheck(root: document.root)
    check.visit(document.root, isSchema: true)
    for problem in check.problems { diagnostics.report(problem) }
    guard check.problems.isEmpty else { return nil }
    self.document = document
    rule = Rule(document.root)
  }

  /// What must hold for one value: schemas that are combined.
  indirect enum Rule: Sendable {
    /// The keywords of one schema, apart from those that refer to others.
    case own(Node)
    /// All of them must hold.
    case all([Rule])
    /// One of them must hold.
    case either([Rule])

    /// A property that a rule knows.
    struct Property: Sendable {
      /// The key as the schema spells it.
      let key: String
      let rule: Rule
    }
  }
}

extension JSONSchema.Rule {
  /// What the schema `node` asks for. References that only lead to each other ask for nothing.
  init(_ node: Node) { self.init(node, followed: []) }

  private init(_ node: Node, followed: Set<Node>) {
    guard node.kind == .object, !followed.contains(node) else {
      self = followed.contains(node) ? .all([]) : .own(node)
      return
    }
    let followed = followed.union([node])
    func rules(_ key: String) -> [Self] { node[key]?.elements.map { Self($0, followed: followed) } ?? [] }
    var parts: [Self] = [.own(node)]
    if let reference = node["$ref"]?.string, let target = SchemaReference.target(of: reference, in: node.document.root)
    {
      parts.append(Self(target, followed: followed))
    }
    parts += rules("allOf")
    for key in ["anyOf", "oneOf"] where node[key] != nil { parts.append(.either(rules(key))) }
    self = parts.count == 1 ? parts[0] : .all(parts)
  }

  /// The kinds of values that it accepts.
  var types: ValueType {
    switch self {
    case .all(let rules): return rules.reduce(.any) { $0.intersection($1.types) }
    case .either(let rules): return rules.reduce([]) { $0.union($1.types) }
    case .own(let node): return Self.types(of: node)
    }
  }

  private static func types(of node: Node) -> ValueType {
    if let verdict = node.boolean { return verdict ? .any : [] }
    var types = ValueType.any
    if let type = node["type"] {
      let names = type.kind == .array ? Array(type.elements) : [type]
      types = names.reduce([]) { $0.union($1.string.flatMap { ValueType(schemaName: $0) } ?? .any) }
      if node["nullable"]?.boolean == true { types.formUnion(.null) }
    }
    if let value = node["const"] { types.formIntersection(value.valueType) }
    if let values = node["enum"] { types.formIntersection(values.elements.reduce([]) { $0.union($1.valueType) }) }
    return types
  }

  /// A property, whose name is taken regardless of case; none if nothing is said about it.
  func property(_ name: String) -> Property? {
    switch self {
    case .own(let node):
      if let member = node["properties"]?.member(regardlessOfCase: name) {
        return Property(key: member.name, rule: Self(member.value))
      }
      guard let others = node["additionalProperties"], others.kind == .object else { return nil }
      return Property(key: name, rule: Self(others))
    case .all(let rules), .either(let rules):
      let found = rules.compactMap { $0.property(name) }
      guard let first = found.first else { return nil }
      if found.count == 1 { return first }
      if case .all = self { return Property(key: first.key, rule: .all(found.map(\.rule))) }
      return Property(key: first.key, rule: .either(found.map(\.rule)))
    }
  }

  /// What it says of a value besides its kind and parts.
  var details: DataShape.Details {
    var details = DataShape.Details()
    details.isInteger = isInteger
    details.texts = texts ?? []
    details.description = description
    return details
  }

  /// Whether the numbers that it accepts are integers.
  private var isInteger: Bool {
    switch self {
    case .own(let node):
      guard let type = node["type"] else { return false }
      let names = type.kind == .array ? type.elements.compactMap(\.string) : [type.string ?? ""]
      return names.contains("integer") && !names.contains("number")
    case .all(let rules): return rules.contains(where: \.isInteger)
    case .either(let rules):
      let numeric = rules.filter { $0.types.contains(.number) }
      return !numeric.isEmpty && numeric.allSatisfy(\.isInteger)
    }
  }

  /// The texts that it accepts, each once; none if there are others.
  private var texts: [String]? {
    switch self {
    case .own(let node):
      let values = node["enum"].map { Array($0.elements) } ?? node["const"].map { [$0] }
      let texts = values?.compactMap(\.string) ?? []
      return texts.isEmpty ? nil : Self.distinct(texts)
    case .all(let rules):
      // What several list must be in all of the lists.
      return rules.compactMap(\.texts).reduce(nil) { common, texts in
        common.map { $0.filter(Set(texts).contains) } ?? texts
      }
    case .either(let rules):
      let textual = rules.filter { $0.types.contains(.string) }
      let listed = textual.compactMap(\.texts)
      return listed.isEmpty || listed.count < textual.count ? nil : Self.distinct(listed.flatMap(\.self))
    }
  }

  private static func distinct(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  /// What the values mean, in words; what stands beside a reference comes before what it refers to.
  private var description: String? {
    switch self {
    case .own(let node): node["description"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    case .all(let rules): rules.lazy.compactMap(\.description).first
    case .either: nil
    }
  }

  /// Whether an object must have a property.
  func requires(_ key: String) -> Bool {
    switch self {
    case .own(let node): node["required"]?.elements.contains { $0.string == key } ?? false
    case .all(let rules): rules.contains { $0.requires(key) }
    case .either(let rules): !rules.isEmpty && rules.allSatisfy { $0.requires(key) }
    }
  }

  /// The keys that it lists.
  var properties: [String] {
    switch self {
    case .own(let node): node["properties"]?.members.map(\.name) ?? []
    case .all(let rules), .either(let rules): rules.flatMap(\.properties)
    }
  }

  /// Whether it says by rules other than a list which properties there can be.
  var hasOpenProperties: Bool {
    switch self {
    case .own(let node):
      node["patternProperties"] != nil || node["additionalProperties"]?.kind == .object
        || node["additionalProperties"]?.boolean == true
    case .all(let rules), .either(let rules): rules.contains(where: \.hasOpenProperties)
    }
  }

  /// What must hold for the elements of an array; none if nothing is said about them.
  var elements: Self? {
    switch self {
    case .own(let node):
      let first = node["prefixItems"] ?? node["items"].flatMap { $0.kind == .array ? $0 : nil }
      let rest = node["items"].flatMap { $0.kind == .object ? $0 : nil }
      let schemas = (first.map { Array($0.elements) } ?? []) + (rest.map { [$0] } ?? [])
      return schemas.isEmpty ? nil : schemas.count == 1 ? Self(schemas[0]) : .either(schemas.map { Self($0) })
    case .all(let rules), .either(let rules):
      let found = rules.compactMap(\.elements)
      if found.count < 2 { return found.first }
      if case .all = self { return .all(found) }
      return .either(found)
    }
  }
}

extension ValueType {
  /// The kind that a JSON Schema calls `name`.
  init?(schemaName name: String) {
    switch name {
    case "null": self = .null
    case "boolean": self = .boolean
    case "number", "integer": self = .number
    case "string": self = .string
    case "array": self = .array
    case "object": self = .object
    default: return nil
    }
  }

  /// Whether `name` is the name of a kind.
  static func isSchemaName(_ name: String) -> Bool { ValueType(schemaName: name) != nil }
}

/// A `$ref` of a JSON Schema.
enum SchemaReference {
  /// The schema that a reference leads to; none if it is in another file, or nowhere.
  static func target(of reference: String, in root: Node) -> Node? {
    guard reference.hasPrefix("#") else { return nil }
    let fragment = reference.dropFirst()
    if fragment.isEmpty { return root }
    if fragment.hasPrefix("/") { return JSONPointer.value(at: String(fragment), in: root) }
    return anchor(String(fragment), in: root)
  }

  private static func anchor(_ name: String, in node: Node) -> Node? {
    if node["$anchor"]?.string == name { return node }
    for member in node.members { if let found = anchor(name, in: member.value) { return found } }
    for element in node.elements { if let found = anchor(name, in: element) { return found } }
    return nil
  }
}

/// Looks for what is wrong in a schema, wherever schemas can stand.
private struct SchemaCheck {
  let root: Node
  var problems: [Diagnostic] = []

  mutating func visit(_ node: Node, isSchema: Bool) {
    guard isSchema else {
      for member in node.members { visit(member.value, isSchema: true) }
      return
    }
    guard node.kind == .object else {
      if node.boolean == nil { problems.append(.notASchema(node)) }
      return
    }
    for member in node.members {
      switch member.name {
      case "$ref": checkReference(member.value)
      case "type": checkType(member.value)
      case "properties", "$defs", "definitions", "patternProperties": visit(member.value, isSchema: false)
      case "additionalProperties": visit(member.value, isSchema: true)
      case "items" where member.value.kind != .array: visit(member.value, isSchema: true)
      case "items", "prefixItems", "allOf", "anyOf", "oneOf":
        for element in member.value.elements { visit(element, isSchema: true) }
      default: break
      }
    }
  }

  private mutating func checkReference(_ node: Node) {
    guard let reference = node.string, SchemaReference.target(of: reference, in: root) != nil else {
      problems.append(.unknownSchemaReference(node))
      return
    }
  }

  private mutating func checkType(_ node: Node) {
    for name in node.kind == .array ? Array(node.elements) : [node]
    where name.string.map(ValueType.isSchemaName) != true {
      problems.append(.unknownSchemaType(name))
    }
  }
}
