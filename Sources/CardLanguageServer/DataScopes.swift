import CardSyntax

/// The place of a value in data: the names that lead to it, in lower case, whatever repetition they go through.
struct DataPath: Hashable {
  /// Whether the way begins at `$host` instead of the data.
  var isHost = false
  var names: [String] = []

  func member(_ name: String) -> DataPath { DataPath(isHost: isHost, names: names + [name.lowercased()]) }
}

/// What is known of data at a place of a template: where it is, and samples, or what a schema says of them.
struct DataScope {
  /// Where the values are; none of values that a template makes.
  var path: DataPath?
  /// Values that the scope can have.
  var samples: [Node] = []
  /// Schemas of the values.
  var schemas: [Node] = []

  /// Nothing that could be found in a file.
  static let unknown = DataScope()

  /// The scope of a member; names match whatever their case.
  func member(_ name: String) -> DataScope {
    var result = DataScope(path: path?.member(name))
    result.samples = samples.compactMap { $0.kind == .object ? Self.member(name, of: $0) : nil }
    result.schemas = schemas.flatMap { schema in
      Self.parts(of: schema).compactMap { part in part["properties"].flatMap { Self.member(name, of: $0) } }
    }
    return result
  }

  private static func member(_ name: String, of node: Node) -> Node? {
    if let exact = node[name] { return exact }
    let folded = name.lowercased()
    return node.kind == .object ? node.members.first { $0.name.lowercased() == folded }?.value : nil
  }

  /// The scope of any element.
  var element: DataScope {
    var result = DataScope(path: path)
    result.samples = samples.flatMap { $0.kind == .array ? Array($0.elements.prefix(50)) : [] }
    result.schemas = schemas.flatMap { Self.parts(of: $0).compactMap { $0["items"] } }
    return result
  }

  /// Whether the values are known to be lists.
  var isList: Bool {
    samples.contains { $0.kind == .array } || schemas.contains { Self.parts(of: $0).contains { $0["items"] != nil } }
  }

  /// Whether anything is known of the values.
  var isKnown: Bool { !samples.isEmpty || !schemas.isEmpty }

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
}

/// What names mean in a place of a template.
struct NameScope {
  /// The data of the whole template, and the host object.
  var root: DataScope
  var host: DataScope
  /// The data here.
  var data: DataScope
  /// Whether the place is repeated, so that `$index` has a value.
  var isRepeated = false

  init(root: DataScope, host: DataScope) {
    self.root = root
    self.host = host
    data = root
  }

  /// The scope inside an object, whose `$data` leads from here.
  func entering(_ object: Piece, in file: [UInt8]) -> NameScope {
    guard let data = object["$data"] else { return self }
    var inner = self
    guard data.kind == .scalar else {
      inner.data = .unknown
      inner.isRepeated = inner.isRepeated || data.kind == .array
      return inner
    }
    let text = ScalarText(data, in: file)
    var reader = HoleReader(text.bytes, self)
    inner.data = reader.wholeValue() ?? .unknown
    if inner.data.isList {
      inner.data = inner.data.element
      inner.isRepeated = true
    }
    return inner
  }

  /// The scope at an object, by the objects around it.
  func reaching(_ object: Piece, in file: [UInt8]) -> NameScope {
    var chain: [Piece] = []
    var piece: Piece? = object
    while let known = piece {
      if known.kind == .object { chain.append(known) }
      piece = known.parent
    }
    return chain.reversed().reduce(self) { $0.entering($1, in: file) }
  }
}
