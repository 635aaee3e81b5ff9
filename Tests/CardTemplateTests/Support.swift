import CardSyntax
import CardTemplate
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, or none.
func contents(of path: String) -> [UInt8]? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&chunk, 1, chunk.count, file)
    if count == 0 { return bytes }
    bytes += chunk[..<count]
  }
}

/// The document that a JSON text is.
func json(_ text: String, name: String = "test.json") throws -> Document {
  var diagnostics = Diagnostics()
  return try #require(JSONReader.read(SourceText(name: name, text: text), diagnostics: &diagnostics))
}

/// The document of a case file beside the tests.
func caseFile(_ name: String) throws -> Document {
  let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
  let bytes = try #require(contents(of: "/\(folder)/Cases/\(name)"))
  return try json(String(decoding: bytes, as: UTF8.self), name: name)
}

/// A value as minified JSON with object keys as they stand.
func text(_ node: Node) -> String {
  var writer = DocumentWriter(.minified)
  writer.value(node)
  return String(decoding: writer.finish(), as: UTF8.self)
}

/// Whether two values are the same JSON; the order of keys does not count, numbers count as doubles.
func same(_ left: Node, _ right: Node) -> Bool {
  guard left.kind == right.kind, left.count == right.count else { return false }
  switch left.kind {
  case .null: return true
  case .boolean: return left.boolean == right.boolean
  case .number: return left.double == right.double
  case .string: return left.string == right.string
  case .array: return zip(left.elements, right.elements).allSatisfy { same($0, $1) }
  case .object:
    return left.members.allSatisfy { member in right[member.name].map { same(member.value, $0) } ?? false }
  }
}

/// What an expansion came to.
struct Expanded {
  var output: String?
  var ids: [String]
  var diagnostics: [Diagnostic]
}

/// Expands a template with data, both given as JSON text, in both ways, which must agree.
func expand(
  _ template: String, _ data: String? = nil, host: String? = nil, options: ExpansionOptions = ExpansionOptions()
) throws -> Expanded {
  var diagnostics = Diagnostics()
  let document = try json(template, name: "template.json")
  let data = try data.map { try json($0, name: "data.json") }
  let host = try host.map { try json($0, name: "host.json") }
  guard let compiled = Template(compiling: document, diagnostics: &diagnostics) else {
    return Expanded(output: nil, ids: diagnostics.sorted().map(\.id), diagnostics: diagnostics.sorted())
  }
  var buffer = ByteBuffer()
  var other = diagnostics
  let isDone = compiled.expand(
    data?.root, host: host?.root, options: options, into: &buffer, diagnostics: &diagnostics)
  let tree = compiled.expand(data?.root, host: host?.root, options: options, diagnostics: &other)
  #expect((tree != nil) == isDone)
  // The two spell escapes differently, hence no comparison of bytes.
  if let tree, isDone { #expect(same(tree.root, try json(buffer.string()).root)) }
  #expect(other.sorted().map(\.message) == diagnostics.sorted().map(\.message))
  #expect(isDone || buffer.count == 0)
  return Expanded(
    output: isDone ? buffer.string() : nil, ids: diagnostics.sorted().map(\.id), diagnostics: diagnostics.sorted())
}
