import CardCompiler
import Foundation
import Receipts
import Testing

@Suite struct ReceiptsTests {
  /// The same order as data for the template.
  private let json = #"""
    {"number":"B-7","customer":{"name":"Grace \"Amazing\" Hopper"},
     "lines":[{"title":"Ink","quantity":3,"price":7.25},{"title":"Paper","quantity":0.5,"price":1999.99}]}
    """#

  @Test func theGeneratedFunctionWritesWhatExpansionWrites() throws {
    let generated = receipt(
      number: "B-7", customer: #"Grace "Amazing" Hopper"#,
      lines: [("Ink", 3, 7.25), ("Paper", 0.5, 1999.99)])
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = package.appendingPathComponent("Sources/Receipts/Receipt.card.yaml").path
    let source = SourceText(name: path, text: try String(contentsOfFile: path, encoding: .utf8))
    let compiler = Compiler()
    let expected = try compiler.template(source).expand(SourceText(name: "data.json", text: json))
    #expect(generated.map { String(decoding: $0, as: UTF8.self) } == String(decoding: expected, as: UTF8.self))
  }
}
