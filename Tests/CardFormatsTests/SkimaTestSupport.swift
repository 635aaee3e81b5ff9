import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

/// What came of reading a document as Skima.
struct SkimaReading {
  let text: String
  let document: Document
  let screen: Screen?
  let diagnostics: [Diagnostic]

  /// `severity id text-at-the-place: message`, in order of the places.
  var reports: [String] {
    diagnostics.map { "\($0.severity) \($0.id) \($0.span?.text ?? "-"): \($0.message)" }
  }

  /// The screen in the stable form for tests.
  var tree: String {
    screen.map { TextDump.text(of: $0).split(separator: "\n").dropFirst().joined(separator: "\n") } ?? ""
  }

  /// The screen's only widget in the stable form for tests, without its constraints.
  var widgetTree: String {
    guard var widget = widget else { return "" }
    widget.remove(.constraints)
    let screen = Screen(name: "t", format: .skima, root: Element(.screen, children: [.one(widget)]), isTemplate: false)
    return TextDump.text(of: screen).split(separator: "\n").dropFirst(3).map { $0.dropFirst(4) }
      .joined(separator: "\n")
  }

  /// The screen's only widget.
  var widget: Element? { screen?.root[.children].first?.element }

  init(_ text: String, tolerant: Bool = false) throws {
    self.text = text
    var diagnostics = Diagnostics()
    let source = SourceText(name: "test.json", text: text)
    document = try #require(JSONReader.read(source, diagnostics: &diagnostics), "not JSON: \(text)")
    let options = ImportOptions(name: "t", isTolerant: tolerant)
    screen = SkimaFormat().importScreen(document, options: options, diagnostics: &diagnostics)
    self.diagnostics = diagnostics.sorted()
    if let screen { #expect(Verifier.problems(in: screen) == []) }
  }

  /// Reads one widget as the only one of a screen, with constraints that leave nothing to say.
  init(widget type: String, props: String, tolerant: Bool = false) throws {
    try self.init(
      #"{"metadata":{"id":"t"},"ui":[{"type":"\#(type)","props":\#(props),"constraints":[{"type":"topEqual"},"#
        + #"{"type":"horizontalMargin"},{"type":"height","value":9}]}]}"#, tolerant: tolerant)
  }

  /// Reads one action of a button.
  init(action type: String, data: String, tolerant: Bool = false) throws {
    try self.init(
      widget: "button", props: #"{"onClick":[{"type":"\#(type)","data":\#(data)}]}"#, tolerant: tolerant)
  }
}

/// A screen as Skima writes it without white space.
func skimaText(_ screen: Screen) -> String {
  let files = SkimaFormat().emit(screen, options: EmitOptions(syntax: .minified))
  return String(decoding: files.first?.bytes ?? [], as: UTF8.self)
}
