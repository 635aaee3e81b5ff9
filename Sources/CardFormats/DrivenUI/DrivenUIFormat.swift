public import CardIR
public import CardSyntax

extension FormatID {
  /// Components of the DrivenUI SDK.
  public static let drivenUI = FormatID(rawValue: "drivenui")
}

/// Components of the DrivenUI SDK 0.1.1 for SwiftUI.
public struct DrivenUIFormat: ExtensibleFormat {
  static let title = "DrivenUI"

  /// The name on the command line.
  public let id = FormatID.drivenUI
  /// The name in messages.
  public var title: String { Self.title }

  /// What is wrong with documents.
  public var diagnosticKinds: [DiagnosticKind] { DrivenUIDiagnostics.all }

  /// The tables with additions; those of the format itself are made when they are first asked for.
  private let extendedTables: DrivenUITables?

  private var tables: DrivenUITables { extendedTables ?? .standard }

  /// The format.
  public init() { extendedTables = nil }

  private init(_ tables: DrivenUITables) { extendedTables = tables }

  /// What the format can say.
  public var capabilities: Capabilities { tables.capabilities }

  /// Reports texts without words, and those that cannot be read on devices of one look.
  public func lint(_ screen: Screen, diagnostics: inout Diagnostics) { DrivenUILint.check(screen, &diagnostics) }

  /// The types of components.
  public var typeNames: Set<String> { Set(elementTypeNames) }

  /// What is reported of a component's type that does not exist.
  public var unknownTypeKinds: Set<DiagnosticKind> { [DrivenUIDiagnostics.unknownType] }

  /// Whether the document looks like a component.
  public func likelihood(of document: Document) -> Double { DrivenUIImporter.likelihood(of: document.root) }

  /// The screen whose only child is the document's component.
  public func importScreen(
    _ document: Document, options: ImportOptions, diagnostics: inout Diagnostics
  ) -> Screen? {
    DrivenUIImporter.screen(document, options, tables, &diagnostics)
  }

  /// The document.
  public func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
    [DrivenUIEmitter.emit(screen, options, tables, &diagnostics)]
  }

  /// The JSON Schema of components and templates of components.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: DrivenUIVocabulary.component)
    return VocabularySchema.schema(
      of: [.init(tables.strict, root: root)], title: title, glossary: Self.glossary, syntax)
  }

  /// The SDK shows nothing of a document with a type that it does not know.
  package var takesCustomTypes: Bool { false }

  /// The types of components.
  package var elementTypeNames: [String] { tables.strict.typeNames(in: DrivenUIVocabulary.component) }

  /// The format with additions, and without what was taken away.
  package func extended(by addition: FormatExtension) -> DrivenUIFormat { DrivenUIFormat(DrivenUITables(addition)) }
}
