package import CardSyntax

/// The schema of Adaptive Cards 1.6 as it is published, in the shared data; its draft is older than the product's.
package struct PublishedCardSchema {
  private let validator: JSONSchemaValidator

  /// Reads the schema.
  package init() throws {
    var diagnostics = Diagnostics()
    guard let path = TestFiles.corpus("schemas")?.first(where: { $0.hasSuffix("/adaptive-card.json") }),
      let document = Document.read(
        SourceText(name: "adaptive-card.json", bytes: try TestFiles.bytes(path)), as: .json, diagnostics: &diagnostics)
    else { throw MissingSchema() }
    validator = JSONSchemaValidator(document.root)
  }

  private struct MissingSchema: Error {}

  /// Whether the schema accepts a card.
  package func accepts(_ card: Node) -> Bool { validator.accepts(card) }
}
