/// The forms in which documents are read.
public enum SourceSyntax: String, Sendable, Hashable, CaseIterable {
  /// JSON (RFC 8259).
  case json
  /// YAML 1.2.
  case yaml

  /// The form of `source`: what the extension of its name says, otherwise JSON if it begins with a bracket.
  public static func detect(_ source: SourceText) -> SourceSyntax {
    let name = source.name.lowercased()
    if name.hasSuffix(".json") { return .json }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
    let first = JSONScanner.firstByte(of: source)
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? .json : .yaml
  }
}

extension Document {
  /// The document in `source`, or none if it has an error.
  ///
  /// `documentIndex` chooses a document of a YAML stream, from 0; without it a stream must have exactly one.
  public static func read(
    _ source: SourceText, as syntax: SourceSyntax, documentIndex: Int? = nil, diagnostics: inout Diagnostics
  ) -> Document? {
    switch syntax {
    case .yaml:
      return YAMLReader.read(
        source, options: YAMLReader.Options(documentIndex: documentIndex), diagnostics: &diagnostics)
    case .json:
      if let documentIndex, documentIndex != 0 {
        diagnostics.report(.noDocument(source, index: documentIndex, count: 1))
        return nil
      }
      return JSONReader.read(source, diagnostics: &diagnostics)
    }
  }
}
