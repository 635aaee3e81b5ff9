import CardFormats
import CardIR
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

@testable import CardValidation

/// What the interpreter makes of a template is what its expansion is read as.
@Suite struct InterpreterTests {
  private func options() -> ExpansionOptions {
    var options = ExpansionOptions()
    options.now = Instant(milliseconds: 1_700_000_000_000)
    options.seed = 1
    options.lenient = true
    return options
  }

  /// Compares interpretation and expansion for each of the sets of data that are generated for a template.
  private func check(_ bytes: [UInt8], _ name: String, count: Int) throws -> Int {
    var diagnostics = Diagnostics()
    let source = SourceText(name: name, bytes: bytes)
    guard let document = Document.read(source, as: .detect(source), diagnostics: &diagnostics) else { return 0 }
    let formats: [any CardFormats.Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]
    let likely = formats.map { ($0.likelihood(of: document), $0) }.max { $0.0 < $1.0 }
    guard let (likelihood, format) = likely, likelihood > 0.5,
      let screen = format.importScreen(document, options: ImportOptions(name: "test"), diagnostics: &diagnostics),
      screen.isTemplate, let compiled = Template(compiling: document, diagnostics: &diagnostics)
    else { return 0 }
    var checked = 0
    for data in DataGenerator.data(for: [screen], count: count) {
      var findings = Diagnostics()
      guard
        let expanded = compiled.expand(data, host: data["$host"], options: options(), diagnostics: &findings),
        findings.all.isEmpty,
        let expected = format.importScreen(
          expanded, options: ImportOptions(name: "test", readsHoles: false), diagnostics: &diagnostics)
      else { continue }
      var interpreter = TemplateInterpreter(format.capabilities)
      let actual = interpreter.screen(screen, data: data)
      checked += 1
      if let found = difference(expected, actual, format) {
        Issue.record("\(name): \(found.message), with \(TextDump.text(of: .json(data)))")
        return checked
      }
    }
    return checked
  }

  private static let cards: [String] = [
    #"{"type": "TextBlock", "text": "Hello ${user.name}, ${n} of ${$root.total}"}"#,
    #"{"type": "TextBlock", "text": "${if(n > 3, 'many', 'few')}", "wrap": "${wraps}", "size": "${if(big, 'Large', 'small')}"}"#,
    #"{"type": "TextBlock", "text": "${$index}: ${name}", "$data": "${items}", "$when": "${price < 10}"}"#,
    #"""
    {"type": "Container", "$data": "${rows}", "items": [
      {"type": "TextBlock", "text": "${title}", "$data": "${cells}"},
      {"type": "TextBlock", "text": "none", "$when": "${count(cells) == 0}"}]}
    """#,
    #"{"type": "ActionSet", "actions": [{"type": "Action.Submit", "title": "${t}", "data": {"a": "${a}", "b": ["${b}", 1]}}]}"#,
    #"{"type": "TextBlock", "text": "${count(where(items, x, x.done == true))} done"}"#,
    #"{"type": "TextBlock", "text": "A", "isVisible": "${shown}", "x-mark": "${a} and ${b}"}"#,
    #"{"type": "FactSet", "facts": [{"title": "${k}", "value": "${v}", "$data": "${facts}"}]}"#,
    #"{"type": "TextBlock", "text": "${name}", "$data": [{"name": "A"}, {"name": "B"}]}"#,
    #"{"type": "ColumnSet", "columns": [{"width": "${w}px", "items": [{"type": "TextBlock", "text": "${concat(a, b)}"}]}]}"#,
    #"{"type": "TextBlock", "text": "${if($host.theme == 'dark', 'a', 'b')}", "color": "${if(bad, 'attention', 'good')}"}"#,
  ]

  @Test(arguments: cards)
  func interpretsAsExpansionDoes(_ body: String) throws {
    let card = #"{"type": "AdaptiveCard", "version": "1.5", "body": [\#(body)]}"#
    #expect(try check(Array(card.utf8), "test.json", count: 40) > 0)
  }

  @Test func interpretsTheTemplatesOfThePackage() throws {
    var checked = 0
    for suffix in ["json", "yaml"] {
      for path in TestFiles.files(below: "templates", extension: suffix) {
        checked += try check(try TestFiles.bytes(path), path, count: 12)
      }
    }
    #expect(checked > 5)
  }
}
