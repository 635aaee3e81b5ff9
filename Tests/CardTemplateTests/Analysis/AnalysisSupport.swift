import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

/// The document that a text is, in the syntax that its name says.
func document(_ text: String, _ name: String = "card.json") throws -> Document {
  var diagnostics = Diagnostics()
  let source = SourceText(name: name, text: text)
  let isYAML = !name.hasSuffix(".json")
  return try #require(
    Document.read(source, as: isYAML ? .yaml : .json, diagnostics: &diagnostics), "\(diagnostics.messages)")
}

/// What the compilation of a template finds without data.
func staticFindings(_ text: String, _ name: String = "card.json") throws -> [Diagnostic] {
  let document = try document(text, name)
  var diagnostics = Diagnostics()
  _ = Template(compiling: document, diagnostics: &diagnostics)
  TemplateLint.check(document, diagnostics: &diagnostics)
  return diagnostics.sorted()
}

/// What a template, given as JSON, has to do with data, given as JSON.
func dataFindings(_ template: String, _ data: String..., host: String? = nil) throws -> [Diagnostic] {
  var check = DataCheck(try document(template))
  let host = try host.map { try document($0, "host.json") }
  for (index, text) in data.enumerated() {
    check.add(try document(text, "data\(index).json").root, host: host?.root)
  }
  var diagnostics = Diagnostics()
  check.report(to: &diagnostics)
  return diagnostics.sorted()
}

/// A template of the project with its data.
struct OwnTemplate: CustomTestStringConvertible {
  let path: String
  let data: [String]

  var testDescription: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The templates that have data beside them.
  static let all: [OwnTemplate] = {
    let files = ["yaml", "json"].flatMap { TestFiles.files(below: "templates", extension: $0) }
    let templates = files.filter { !$0.contains(".data.") && !$0.contains(".data/") && !$0.contains(".host.") }
    return templates.sorted().compactMap { path in
      let stem = path.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
      let data = files.filter { $0.hasPrefix(stem + ".data.") || $0.hasPrefix(stem + ".data/") }
      return data.isEmpty ? nil : OwnTemplate(path: path, data: data.sorted())
    }
  }()

  func text() throws -> String { String(decoding: try TestFiles.bytes(path), as: UTF8.self) }

  func dataDocuments() throws -> [Document] {
    try data.map { try document(String(decoding: try TestFiles.bytes($0), as: UTF8.self), $0) }
  }
}
