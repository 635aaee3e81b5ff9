package import CardFormats
package import CardSyntax
package import CardTemplate

extension Pipeline {
  /// The template of an item as source code is generated for it: with what the files beside it tell of its data, which
  /// are its schema, or else its data and `shared`, the data that all templates are given.
  ///
  /// What the template reads and a schema does not have is reported.
  package func codeTemplate(
    of source: PreparedSource, _ item: ProjectItem, shared: PreparedData? = nil, diagnostics: inout Diagnostics
  ) throws(FileError) -> CodeTemplate {
    CodeTemplate(
      document: source.document, name: source.name,
      evidence: try evidence(for: source, item, shared: shared, diagnostics: &diagnostics))
  }

  /// What the files beside a template tell of its data.
  package func evidence(
    for source: PreparedSource, _ item: ProjectItem, shared: PreparedData? = nil, diagnostics: inout Diagnostics
  ) throws(FileError) -> DataEvidence {
    if let schema = try schema(of: item, diagnostics: &diagnostics) {
      source.document.map { TemplateBindings($0).check(against: schema, diagnostics: &diagnostics) }
      return .schema(schema)
    }
    var samples: [Node] = []
    for path in item.bindings.compactMap(\.data) {
      let data = prepareData(try FileSystem.read(path, followingLinks: false))
      diagnostics.append(contentsOf: data.diagnostics)
      if let root = data.document?.root { samples.append(root) }
    }
    if let root = shared?.document?.root { samples.append(root) }
    return samples.isEmpty ? .none : .samples(samples)
  }

  /// The JSON Schema beside a template, if there is one without mistakes.
  package func schema(of item: ProjectItem, diagnostics: inout Diagnostics) throws(FileError) -> JSONSchema? {
    guard let path = item.schema else { return nil }
    let read = prepareData(try FileSystem.read(path, followingLinks: false))
    diagnostics.append(contentsOf: read.diagnostics)
    return read.document.flatMap { JSONSchema($0, diagnostics: &diagnostics) }
  }
}
