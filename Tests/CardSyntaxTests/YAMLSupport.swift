import CardSyntax

/// A value to compare documents with, which knows nothing of the types under test.
indirect enum Tree: Equatable, CustomStringConvertible {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([Tree])
  case object([Member])

  struct Member: Equatable {
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

/// A small deterministic source of random numbers.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
