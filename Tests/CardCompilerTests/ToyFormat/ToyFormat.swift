import CardFormats
import CardIR
import CardSyntax

extension FormatID {
  /// Sheets of a notice board.
  static let noticeBoard = FormatID(rawValue: "notice-board")
}

/// A format that nobody uses: sheets of a notice board, to see what a format needs.
struct ToyFormat: Format {
  static let title = "Notice Board"

  let id = FormatID.noticeBoard
  var title: String { Self.title }
  var capabilities: Capabilities { ToyVocabulary.capabilities }
  var typeNames: Set<String> {
    Set([ToyVocabulary.thing, ToyVocabulary.deed].flatMap { ToyVocabulary.vocabulary.typeNames(in: $0) })
  }
  var diagnosticKinds: [DiagnosticKind] { ToyDiagnostics.all }

  /// A sheet is an object with an array `sheet`.
  func likelihood(of document: Document) -> Double { document.root["sheet"]?.kind == .array ? 1 : 0 }

  func importScreen(_ document: Document, options: ImportOptions, diagnostics: inout Diagnostics) -> Screen? {
    let vocabulary = ToyVocabulary.vocabulary
    guard document.root.kind == .object, let type = vocabulary.onlyType(in: ToyVocabulary.notice) else {
      diagnostics.report(
        Diagnostic(
          ToyDiagnostics.notANotice, "expected a notice, found \(ObjectImporter.describe(document.root))",
          at: document.root.span))
      return nil
    }
    var importer = ObjectImporter(vocabulary, readsHoles: options.readsHoles)
    let root = importer.element(document.root, type: type)
    diagnostics.append(contentsOf: importer.diagnostics)
    return Screen(name: options.name, format: id, root: root, isTemplate: importer.isTemplate)
  }

  func emit(_ screen: Screen, options: EmitOptions, diagnostics: inout Diagnostics) -> [OutputFile] {
    var emitter = ObjectEmitter(ToyVocabulary.vocabulary, screen: screen, options: options)
    if let type = ToyVocabulary.vocabulary.type(for: screen.root) {
      emitter.object(screen.root, type: type, namesType: false)
    }
    return [emitter.finish(screen, as: title, &diagnostics)]
  }

  func jsonSchema(_ syntax: DocumentSyntax) -> [UInt8]? {
    let root = RegionSpec(.single, of: ToyVocabulary.notice, impliedType: true)
    return VocabularySchema.schema(of: [.init(ToyVocabulary.vocabulary, root: root)], title: title, syntax)
  }
}
