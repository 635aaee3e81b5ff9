import CardFormats
import CardStyle
package import CardSyntax

/// A JSON Schema that the compiler knows: of a format, or of a file that options name.
package struct PublishedSchema: Sendable {
  /// The name on the command line.
  package let name: String
  private let write: @Sendable (DocumentSyntax) -> [UInt8]?

  /// The text of the schema; minified it ends without a line end.
  package func text(_ syntax: DocumentSyntax) -> [UInt8] { write(syntax) ?? [] }

  /// The name of its file in a folder of schemas.
  package var fileName: String { "\(name).schema.json" }

  /// Whether a file has the name that the file of one of them has.
  static func isFileName(_ name: String) -> Bool { all.contains { $0.fileName == name } }

  /// Every schema, those of formats first.
  package static let all: [PublishedSchema] =
    Registry.standard.formats.filter { $0.jsonSchema(.minified) != nil }.map { format in
      PublishedSchema(name: format.id.rawValue) { format.jsonSchema($0) }
    } + [
      PublishedSchema(name: "host-config") { HostConfigSchema.schema($0) },
      PublishedSchema(name: "profile") { HostProfile.jsonSchema($0) },
      PublishedSchema(name: "config") { Setting.jsonSchema($0) },
    ]

  /// The schema of this name.
  package static func named(_ name: String) -> PublishedSchema? { all.first { $0.name == name } }

  /// The comment that tells editors with a YAML language server which schema a file follows.
  package static func association(_ path: String) -> String { "# \(marker) $schema=\(path)" }

  /// What such comments begin with.
  static let marker = "yaml-language-server:"
}
