public import CardIR
public import CardSyntax

extension FormatID {
  /// Skima screens.
  public static let skima = FormatID(rawValue: "skima")
}

/// Screens of the Skima app framework: widgets that are placed by constraints and run actions.
public struct SkimaFormat: ExtensibleFormat {
  /// The tables with additions; those of the format itself are made when they are first asked for.
  private let extendedTables: SkimaTables?

  private var tables: SkimaTables { extendedTables ?? .standard }

  /// The format.
  public init() { extendedTables = nil }

  private init(_ tables: SkimaTables) { extendedTables = tables }

  static let title = "Skima"

  /// The name on the command line.
  public var id: FormatID { .skima }

  /// The name in messages and documentation.
  public var title: String { Self.title }

  /// What is wrong with documents.
  public var diagnosticKinds: [DiagnosticKind] { SkimaDiagnostics.all }

  /// What screens can say.
  public var capabilities: Capabilities { tables.capabilities }

  /// Reports variables to be sent that nothing stores, and texts that cannot be read on devices of one look.
  public func lint(_ screen: Screen, diagnostics: inout Diagnostics) {
    SkimaLint.check(screen, &diagnostics)
    let rule = UncoloredText.Rule(kind: SkimaDiagnostics.uncoloredText, property: "text_color", notation: .alphaLast)
    UncoloredText.check(screen, rule, &diagnostics)
  }

  /// The types of widgets, actions and constraints, and what `type` says in their `props` and `data`.
  public var typeNames: Set<String> { SkimaVocabulary.typeNames.union(tables.screens.customTypes) }

  /// What is reported of a type of widgets or actions that does not exist.
  public var unknownTypeKinds: Set<DiagnosticKind> { [SkimaDiagnostics.unknownWidget, SkimaDiagnostics.unknownAction] }

  /// A screen has an array `ui`, a tab bar an array `tabs`; neither names its type.
  public func likelihood(of document: Document) -> Double {
    let root = document.root
    guard root.kind == .object else { return 0 }
    let namesType = root["type"] != nil
    if let ui = root["ui"] { return ui.kind == .array && !namesType ? 1 : 0.5 }
    if root["tabs"]?.kind == .array { return namesType ? 0.3 : 0.9 }
    if root["component"] != nil, root["metadata"]?.kind == .object { return 0.6 }
    return root["metadata"]?["id"] != nil && !namesType ? 0.3 : 0
  }

  /// The screen in a document.
  public func importScreen(
    _ document: Document, options: ImportOptions, diagnostics: inout Diagnostics
  ) -> Screen? {
    SkimaImporter.read(document, options: options, tables, diagnostics: &diagnostics)
  }

  /// One document.
  public func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
    [SkimaEmitter.write(screen, options, tables, &diagnostics)]
  }

  /// The JSON Schema of screens and tab bars, and of templates of them.
  public func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: SkimaVocabulary.document, impliedType: true)
    let subjects = [tables.screens, SkimaVocabulary.tabBars].map {
      VocabularySchema.Subject($0, root: root)
    }
    return VocabularySchema.schema(
      of: subjects, title: title, glossary: Self.glossary.merging(tables.addition.glossary), syntax)
  }

  /// Apps leave out widgets of types that they do not know.
  package var takesCustomTypes: Bool { true }

  /// The types of widgets.
  package var elementTypeNames: [String] { tables.screens.typeNames(in: SkimaVocabulary.widget) }

  /// The format with additions, and without what was taken away.
  package func extended(by addition: FormatExtension) -> SkimaFormat { SkimaFormat(SkimaTables(addition)) }

  /// All types and properties of screens.
  package static var vocabulary: Vocabulary { SkimaVocabulary.screens }
}
