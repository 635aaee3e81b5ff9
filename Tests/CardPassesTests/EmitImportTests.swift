import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Testing

@testable import CardPasses

/// What is written of a legal screen says all of it: reading it again gives the same screen.
@Suite struct EmitImportTests {
  private static let formats: [any Format] = [AdaptiveCardsFormat(), DrivenUIFormat(), SkimaFormat()]

  /// A screen in a form in which order, units and implied values do not count.
  private struct Form {
    let format: any Format

    func lines(_ slot: Slot, _ depth: Int) -> [String] {
      guard case .one(let element, let scope, let when) = slot else { return [indent(depth) + "splice"] }
      return lines(element, depth, suffix: (scope == nil ? "" : " $data") + (when == nil ? "" : " $when"))
    }

    func lines(_ element: Element, _ depth: Int, suffix: String = "") -> [String] {
      var values: [String] = []
      for entry in element.attributes {
        // The writer decides on the version of a card from its content.
        if element.kind == .screen, [.version, .schema].contains(entry.id) { continue }
        let usual = format.capabilities.defaultValue(of: entry.id, on: element.kind)
        if let usual, text(usual) == text(entry.value) { continue }
        values.append("\(entry.id.rawValue)=\(text(entry.value))")
      }
      var result = [indent(depth) + element.kind.rawValue + " " + values.sorted().joined(separator: " ") + suffix]
      for region in element.regions.sorted(by: { $0.id.rawValue < $1.id.rawValue }) where !region.slots.isEmpty {
        result.append(indent(depth + 1) + region.id.rawValue)
        for slot in region.slots { result += lines(slot, depth + 2) }
      }
      return result
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    private func text(_ value: AttributeValue) -> String {
      if case .measure(let number, .points) = value { return TextDump.text(of: .number(number)) }
      return TextDump.text(of: value)
    }
  }

  @Test(arguments: ["adaptive-card", "drivenui", "skima"])
  func writtenScreensAreReadAsTheyWere(_ name: String) throws {
    let format = try #require(Self.formats.first { $0.id.rawValue == name })
    for seed in 0..<80 {
      var flow = RandomFlow(seed: UInt64(seed))
      var root = Element(.screen)
      root[.children] = [.one(flow.element(depth: 5))]
      var legal = Screen(name: "random", format: FormatID(rawValue: "other"), root: root, isTemplate: true)
      var options = LoweringOptions()
      options.raisesPatterns = false
      var context = PassContext(
        source: Traits.views, target: format.capabilities, targetName: format.title, options: options)
      let outcome = PassPipeline(level: .none).run(&legal, target: format.id, context: &context)
      #expect(outcome.brokenRules.isEmpty, "seed \(seed): \(outcome.brokenRules)")
      let bytes = try #require(format.emit(legal, options: EmitOptions()).first?.bytes)
      var diagnostics = Diagnostics()
      let document = try #require(
        Document.read(SourceText(name: "out.json", bytes: bytes), as: .json, diagnostics: &diagnostics))
      let read = try #require(
        format.importScreen(document, options: ImportOptions(name: "random"), diagnostics: &diagnostics),
        "seed \(seed): \(diagnostics.all.map(\.message))")
      #expect(diagnostics.all.filter { $0.severity == .error }.isEmpty, "seed \(seed)")
      let form = Form(format: format)
      let (wanted, found) = (form.lines(legal.root, 0), form.lines(read.root, 0))
      let difference = zip(wanted, found).first { $0 != $1 }
      #expect(wanted.count == found.count && difference == nil, "seed \(seed): \(difference as Any)")
      if wanted != found { return }
    }
  }
}
