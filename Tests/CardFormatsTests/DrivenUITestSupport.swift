import CardFormats
import CardIR
import CardSyntax
import Foundation
import Testing

/// What came of reading a document as DrivenUI.
struct DrivenUIReading {
  let document: Document
  let screen: Screen?
  let diagnostics: [Diagnostic]

  /// `id severity text-at-the-place`, in order of the places.
  var findings: [String] {
    var all = Diagnostics()
    for diagnostic in diagnostics { all.report(diagnostic) }
    return all.sorted().map { "\($0.severity) \($0.id) \($0.span?.text ?? "-")" }
  }

  init(_ text: String, tolerant: Bool = false, readsHoles: Bool = true) throws {
    var diagnostics = Diagnostics()
    document = try #require(
      JSONReader.read(SourceText(name: "test.json", text: text), diagnostics: &diagnostics), "not JSON")
    screen = DrivenUIFormat().importScreen(
      document, options: ImportOptions(name: "test", readsHoles: readsHoles, isTolerant: tolerant),
      diagnostics: &diagnostics)
    self.diagnostics = diagnostics.all
  }
}

/// A screen as DrivenUI writes it without white space.
func drivenUIText(_ screen: Screen) -> String {
  let files = DrivenUIFormat().emit(screen, options: EmitOptions(syntax: .minified))
  return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
}

/// A document without white space, its text otherwise unchanged.
func minified(_ document: Document) -> String {
  var writer = DocumentWriter(.minified)
  writer.value(document.root)
  return String(decoding: writer.finish(), as: UTF8.self)
}

/// A new screen of DrivenUI around one element.
func screen(_ element: Element) -> Screen {
  Screen(
    name: "test", format: FormatID(rawValue: "other"), root: Element(.screen, children: [.one(element)]),
    isTemplate: false)
}

/// The package's folder.
let packageFolder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent()

/// The shared corpus of a format, if the environment names it.
func corpus(_ name: String) -> [URL] {
  guard let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"] else { return [] }
  return files(in: URL(fileURLWithPath: shared).appendingPathComponent("corpus/\(name)"))
}

/// The files of a folder in the order of their names.
func files(in folder: URL) -> [URL] {
  let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
  return (found ?? []).sorted { $0.path < $1.path }
}
