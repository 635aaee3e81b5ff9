import CardSyntax

/// A value to compare documents with, which knows nothing of the types under test.
indirect enum Tree: Sendable, Equatable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([Tree])
  case object([Member])

  struct Member: Sendable, Equatable {
    var key: String
    var value: Tree
  }

  static func dictionary(_ members: KeyValuePairs<String, Tree>) -> Tree {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  init(_ node: Node) {
    switch node.kind {
    case .null: self = .null
    case .boolean: self = .bool(node.boolean ?? false)
    case .number: self = .number(node.numberText ?? "?")
    case .string: self = .string(node.string ?? "?")
    case .array: self = .array(node.elements.map { Tree($0) })
    case .object: self = .object(node.members.map { Member(key: $0.name, value: Tree($0.value)) })
    }
  }

  /// JSON, for failure messages.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): text.debugDescription
    case .array(let elements): "[" + elements.map(\.description).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.key.debugDescription): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByNilLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(arrayLiteral elements: Tree...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, Tree)...) {
    self = .object(elements.map { Member(key: $0.0, value: $0.1) })
  }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(integerLiteral value: Int) { self = .number(String(value)) }
  init(nilLiteral: ()) { self = .null }
}

/// Reads YAML; the diagnostics are one line each: `line:column severity id message`.
func readYAML(
  _ text: String, documentIndex: Int? = nil, name: String = "t.yaml"
) -> (document: Document?, diagnostics: [String]) {
  readYAML(SourceText(name: name, text: text), documentIndex: documentIndex)
}

/// Reads a source as YAML.
func readYAML(_ source: SourceText, documentIndex: Int? = nil) -> (document: Document?, diagnostics: [String]) {
  var diagnostics = Diagnostics()
  let document = Document.read(source, as: .yaml, documentIndex: documentIndex, diagnostics: &diagnostics)
  return (document, diagnostics.all.map(line))
}

/// A diagnostic in one line.
func line(_ diagnostic: Diagnostic) -> String {
  var place = "-"
  if let span = diagnostic.span {
    let start = LineIndex(span.source).location(of: Int(span.start))
    place = "\(start.line):\(start.column)"
  }
  return "\(place) \(diagnostic.severity.rawValue) \(diagnostic.id) \(diagnostic.message)"
}

/// The tree of a YAML text that must read without any diagnostic; an empty marker string otherwise.
func tree(_ text: String) -> Tree {
  let (document, diagnostics) = readYAML(text)
  guard let document, diagnostics.isEmpty else { return .string("failed: \(diagnostics)") }
  return Tree(document.root)
}

/// The text of a value.
func written(_ node: Node, _ syntax: DocumentSyntax) -> String {
  var writer = DocumentWriter(syntax)
  writer.value(node)
  return String(decoding: writer.finish(), as: UTF8.self)
}

/// The text of a tree, written call by call.
func written(_ tree: Tree, _ syntax: DocumentSyntax) -> String {
  var writer = DocumentWriter(syntax)
  write(tree, to: &writer)
  return String(decoding: writer.finish(), as: UTF8.self)
}

private func write(_ tree: Tree, to writer: inout DocumentWriter) {
  switch tree {
  case .null: writer.null()
  case .bool(let value): writer.boolean(value)
  case .number(let text): writer.number(text: text)
  case .string(let text): writer.string(text)
  case .array(let elements):
    writer.beginArray()
    for element in elements { write(element, to: &writer) }
    writer.endArray()
  case .object(let members):
    writer.beginObject()
    for member in members {
      writer.key(member.key)
      write(member.value, to: &writer)
    }
    writer.endObject()
  }
}
