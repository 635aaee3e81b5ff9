import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
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

  /// `severity id text-at-the-place: message`, in order of the places.
  var reports: [String] {
    var all = Diagnostics()
    for diagnostic in diagnostics { all.report(diagnostic) }
    return all.sorted().map { "\($0.severity) \($0.id) \($0.span?.text ?? "-"): \($0.message)" }
  }

  /// The component in the stable form for tests, its indentation and its parents left out.
  var tree: String {
    guard let screen else { return "" }
    return TextDump.text(of: screen).split(separator: "\n").dropFirst(3).map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }

  init(_ text: String, tolerant: Bool = false, readsHoles: Bool = true) throws {
    var diagnostics = Diagnostics()
    let document = JSONReader.read(SourceText(name: "test.json", text: text), diagnostics: &diagnostics)
    self.init(try #require(document, "not JSON"), tolerant: tolerant, readsHoles: readsHoles)
  }

  init(_ document: Document, tolerant: Bool = false, readsHoles: Bool = true) {
    var diagnostics = Diagnostics()
    self.document = document
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
