import CardSyntax

/// What is known of data at a place of a template: samples, or what a schema says of them.
struct DataScope {
  /// Values that the scope can have.
  var samples: [Node] = []
  /// Schemas of the values.
  var schemas: [Node] = []

  /// The scope of a member.
  func member(_ name: String) -> DataScope {
    var result = DataScope()
    result.samples = samples.flatMap { node -> [Node] in node.kind == .object ? [node[name]].compactMap(\.self) : [] }
    result.schemas = schemas.flatMap { Self.parts(of: $0).compactMap { $0["properties"]?[name] } }
    return result
  }

  /// The scope of any element.
  var element: DataScope {
    var result = DataScope()
    result.samples = samples.flatMap { $0.kind == .array ? Array($0.elements.prefix(50)) : [] }
    result.schemas = schemas.flatMap { Self.parts(of: $0).compactMap { $0["items"] } }
    return result
  }

  /// A schema with what it refers to and is combined of.
  private static func parts(of schema: Node, depth: Int = 0) -> [Node] {
    guard depth < 8, schema.kind == .object else { return [] }
    var parts = [schema]
    if let reference = schema["$ref"]?.string, reference.hasPrefix("#/") {
      var target: Node? = schema.document.root
      for name in reference.dropFirst(2).split(separator: "/") { target = target?[String(name)] }
      if let target { parts += Self.parts(of: target, depth: depth + 1) }
    }
    for key in ["allOf", "anyOf", "oneOf"] {
      for inner in schema[key].map({ Array($0.elements) }) ?? [] { parts += Self.parts(of: inner, depth: depth + 1) }
    }
    return parts
  }

  /// The members with the kinds of their values, in the order of the samples.
  var members: [(name: String, type: String)] {
    var result: [(name: String, type: String)] = []
    var seen: Set<String> = []
    for sample in samples where sample.kind == .object {
      for member in sample.members where seen.insert(member.name).inserted {
        result.append((member.name, Self.kind(of: member.value)))
      }
    }
    for part in schemas.flatMap({ Self.parts(of: $0) }) {
      guard let properties = part["properties"], properties.kind == .object else { continue }
      for member in properties.members where seen.insert(member.name).inserted {
        result.append((member.name, member.value["type"]?.string ?? "any"))
      }
    }
    return result
  }

  /// The kind of the values.
  var type: String {
    samples.first.map { Self.kind(of: $0) } ?? schemas.first?["type"]?.string ?? "any"
  }

  static func kind(of node: Node) -> String {
    switch node.kind {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// The scope of a path such as `a.b[0].c`, or none of what is no such path.
  func path(_ text: Substring, root: DataScope) -> DataScope {
    var scope = self
    for (index, part) in text.split(separator: ".").enumerated() {
      let name = part.prefix { $0 != "[" }
      if index == 0, name == "$root" {
        scope = root
      } else if index == 0, name == "$data" {
      } else if !name.isEmpty {
        scope = scope.member(String(name))
      }
      if part.contains("[") { scope = scope.element }
    }
    return scope
  }
}

extension DataScope {
  /// The scope at an object: `$data` of the objects around it leads there from the root.
  static func at(_ object: Piece, root: DataScope) -> DataScope {
    var chain: [Piece] = []
    var piece: Piece? = object
    while let known = piece {
      if known.kind == .object { chain.append(known) }
      piece = known.parent
    }
    var scope = root
    for known in chain.reversed() {
      guard let data = known["$data"], data.kind == .scalar else { continue }
      guard data.text.hasPrefix("${"), data.text.hasSuffix("}") else { continue }
      scope = scope.path(data.text.dropFirst(2).dropLast(), root: root)
      if scope.samples.contains(where: { $0.kind == .array }) || scope.schemas.contains(where: { $0["items"] != nil }) {
        scope = scope.element
      }
    }
    return scope
  }
}
