import CardCompiler
import CardFormats
import CardIR
import CardSyntax
import Testing

/// The page of a report, as a telephone shows it.
@Suite("Report pages, seen")
struct ReportPageTests {
  /// The report on a card in several formats.
  private static func page() throws -> String {
    let card = #"""
      {"type":"AdaptiveCard","version":"1.5","body":[
        {"type":"TextBlock","text":"Hello","fontType":"monospace"},{"type":"Input.Rating","id":"r"}]}
      """#
    let compiler = Compiler()
    let source = SourceText(name: "templates/accounts/order-confirmation.json", text: card)
    let prepared = compiler.prepare(source)
    let result = compiler.compile(source, to: [.adaptiveCard, .drivenUI, .skima])
    var report = FidelityReport()
    report.files = result.outputs.map { FidelityReport.File(result, $0, of: prepared, path: nil) }
    return String(decoding: FidelityPage.bytes(of: report), as: UTF8.self)
  }

  /// The words of a table's heads that are on more than one line, and how far the table reaches beyond the page.
  private static let program = #"""
    (() => {
      const broken = [];
      let count = 0;
      for (const cell of document.querySelectorAll(".index th")) {
        for (const word of cell.textContent.split(" ")) {
          const range = document.createRange(), node = cell.firstChild;
          range.setStart(node, node.data.indexOf(word));
          range.setEnd(node, node.data.indexOf(word) + word.length);
          count++;
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
      return { count, broken, beyond: document.documentElement.scrollWidth - innerWidth };
    })()
    """#

  @Test(
    "the words of the table's heads stay whole on a telephone, and nothing reaches beyond it", arguments: [360, 390])
  func heads(width: Int) throws {
    guard let browser = try Browser.start(width: width) else { return }
    try browser.load(try Self.page())
    let result = try #require(browser.evaluate(Self.program) as? [String: Any])
    #expect(result["count"] as? Int == 6)
    #expect(result["broken"] as? [String] == [])
    #expect(result["beyond"] as? Int ?? 1 <= 0)
  }
}
