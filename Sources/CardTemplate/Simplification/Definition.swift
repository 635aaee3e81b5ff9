public import CardSyntax

/// One value that is known: `user.name=Anna`.
public struct Definition: Sendable, Hashable {
  /// The names on the way to the value, from the data's root or from `$host`.
  public let path: [String]
  /// The value.
  public let value: Node

  /// A definition.
  public init(path: [String], value: Node) {
    self.path = path
    self.value = value
  }

  /// The definition that `text` is: names with points between them, `=`, and a value that is read as JSON or, if it
  /// is none, taken as text.
  public init(_ text: String) throws(DefinitionProblem) {
    guard let equals = text.firstIndex(of: "=") else { throw .noValue(text) }
    let key = String(text[..<equals])
    let path = key.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let names = path.first == "$root" || path.first == "$data" ? Array(path.dropFirst()) : path
    guard !names.isEmpty, !names.contains(""), !names.dropFirst().contains(where: { $0.hasPrefix("$") }),
      names[0] == "$host" || !names[0].hasPrefix("$")
    else { throw .noPath(key) }
    guard let value = Self.value(String(text[text.index(after: equals)...])) else { throw .noValue(text) }
    self.init(path: names, value: value)
  }

  private static func value(_ text: String) -> Node? {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "--define", text: text)
    if let document = JSONReader.read(source, diagnostics: &diagnostics), !diagnostics.hasErrors {
      return document.root
    }
    return JSONValues.node { $0.string(text) }
  }
}

/// Why definitions cannot be used.
public enum DefinitionProblem: Error, Sendable, Hashable {
  /// There is no `=`.
  case noValue(String)
  /// What stands before `=` is no path.
  case noPath(String)
  /// A value is defined, and again in whole or part.
  case twice(String)
  /// Parts of the host object are defined beside the object itself.
  case hostTwice

  /// One sentence.
  public var message: String {
    switch self {
    case .noValue(let text): "`\(text)` defines nothing: write `name=value`"
    case .noPath(let key): "`\(key)` is not a path: write names with points between them, such as `user.name`"
    case .twice(let key): "`\(key)` is defined twice, in whole or in part"
    case .hostTwice: "the host object is given by a file, so that `$host` cannot be defined as well"
    }
  }
}

/// Definitions by name, while they are collected.
struct DefinitionTree {
  private var value: Node?
  private var members: [(name: String, tree: DefinitionTree)] = []

  /// The definitions of the data and of the host object.
  struct Trees {
    var data = DefinitionTree()
    var host = DefinitionTree()

    mutating func add(_ definition: Definition) throws(DefinitionProblem) {
      let key = definition.path.joined(separator: ".")
      if definition.path.first == "$host" {
        try host.add(definition.path.dropFirst(), definition.value, key)
      } else {
        try data.add(definition.path[...], definition.value, key)
      }
    }
  }

  /// Whether there is no definition.
  var isEmpty: Bool { value == nil && members.isEmpty }

  private mutating func add(
    _ path: ArraySlice<String>, _ value: Node, _ key: String
  ) throws(DefinitionProblem) {
    if self.value != nil { throw .twice(key) }
    guard let name = path.first else {
      if !members.isEmpty { throw .twice(key) }
      self.value = value
      return
    }
    let wanted = PropertyName(name)
    if let position = members.firstIndex(where: { wanted.matches($0.name) }) {
      try members[position].tree.add(path.dropFirst(), value, key)
    } else {
      var tree = DefinitionTree()
      try tree.add(path.dropFirst(), value, key)
      members.append((name, tree))
    }
  }

  /// What is known by the definitions.
  var knowledge: KnownData.Knowledge {
    if isEmpty { return .unknown }
    return JSONValues.node { write(to: &$0) }.map { knowledge(of: $0) } ?? .unknown
  }

  private func write(to writer: inout DocumentWriter) {
    if let value { return writer.value(value) }
    writer.beginObject()
    for member in members {
      writer.key(member.name)
      member.tree.write(to: &writer)
    }
    writer.endObject()
  }

  private func knowledge(of node: Node) -> KnownData.Knowledge {
    if value != nil { return .whole(node) }
    let known = zip(members, node.members).map { member, written in
      KnownData.Member(name: member.name, value: member.tree.knowledge(of: written.value))
    }
    return .part(node, known)
  }
}

/// Values that are made, as documents of their own.
enum JSONValues {
  /// The value that `write` writes.
  static func node(_ write: (inout DocumentWriter) -> Void) -> Node? {
    var writer = DocumentWriter(.minified)
    write(&writer)
    var diagnostics = Diagnostics()
    return Document.read(
      SourceText(name: "<known>", bytes: writer.finish()), as: .json, diagnostics: &diagnostics)?.root
  }

  /// The value of a JSON text.
  static func node(json text: String) -> Node? {
    var diagnostics = Diagnostics()
    return JSONReader.read(SourceText(name: "<known>", text: text), diagnostics: &diagnostics)?.root
  }
}
