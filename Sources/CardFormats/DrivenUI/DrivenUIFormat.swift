public import CardIR
public import CardSyntax

extension FormatID {
  /// Components of the DrivenUI SDK.
  public static let drivenUI = FormatID(rawValue: "drivenui")
}

/// Components of the DrivenUI SDK 0.1.1 for SwiftUI.
public struct DrivenUIFormat: Format {
  /// The name on the command line.
  public let id = FormatID.drivenUI
  /// The name in messages.
  public let title = "DrivenUI"

  /// The format.
  public init() {}

  /// What the format can say.
  public var capabilities: Capabilities { DrivenUIVocabulary.capabilities }

  /// The types of components.
  public var typeNames: Set<String> { Set(DrivenUIVocabulary.strict.typeNames(in: DrivenUIVocabulary.component)) }

  /// Whether the document looks like a component.
  public func likelihood(of document: Document) -> Double { DrivenUIImporter.likelihood(of: document.root) }

  /// The screen whose only child is the document's component.
  public func importScreen(
    _ document: Document, options: ImportOptions, diagnostics: inout Diagnostics
  ) -> Screen? {
    DrivenUIImporter.screen(document, options, &diagnostics)
  }

  /// The document.
  public func emit(_ screen: Screen, options: EmitOptions) -> [OutputFile] {
    [DrivenUIEmitter.emit(screen, options).file]
  }

  /// The JSON Schema of components and templates of components.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: DrivenUIVocabulary.component)
    return VocabularySchema.schema(of: [.init(DrivenUIVocabulary.strict, root: root)], title: title, syntax)
  }
}
