public import CardIR
public import CardSyntax

/// How a document is read.
public struct ImportOptions: Sendable, Hashable {
  /// The name of the screen: the file's without folder and extension.
  public var name: String
  /// Whether strings may contain holes. Expanded documents have none.
  public var readsHoles: Bool
  /// Whether what the real decoder rejects, but a person understands, is only a warning.
  public var isTolerant: Bool

  /// How a document is read.
  public init(name: String, readsHoles: Bool = true, isTolerant: Bool = false) {
    self.name = name
    self.readsHoles = readsHoles
    self.isTolerant = isTolerant
  }
}

/// A format that screens are also read from.
public protocol Format: DocumentEmitter {
  /// Whether the document looks like this format: 0 not at all, 1 certainly.
  func likelihood(of document: Document) -> Double
  /// What elements, actions and other objects of the format can have for a type; components have other names.
  var typeNames: Set<String> { get }
  /// What is reported of a type that the format does not have.
  var unknownTypeKinds: Set<DiagnosticKind> { get }
  /// The screen in a document, or none when errors keep it from being one.
  func importScreen(_ document: Document, options: ImportOptions, diagnostics: inout Diagnostics) -> Screen?
  /// The JSON Schema (draft 2020-12) of documents and templates; none if the format has no vocabulary.
  func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]?
  /// Reports what a version of the format does not know of a screen, for formats that have versions.
  func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics)
  /// Reports what is probably not meant in a screen although a reader takes it, for `cardc check`.
  func lint(_ screen: Screen, diagnostics: inout Diagnostics)
}

extension Format {
  /// Nothing is known of the types.
  public var typeNames: Set<String> { [] }
  /// Nothing is reported of types.
  public var unknownTypeKinds: Set<DiagnosticKind> { [] }
  /// There is no schema.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? { nil }
  /// Nothing is looked for.
  public func lint(_ screen: Screen, diagnostics: inout Diagnostics) {}
  /// The format has no versions.
  public func check(_ screen: Screen, forVersion version: String, diagnostics: inout Diagnostics) {}
}
