import CardCompiler
import CardFormats
import CardTestSupport
import Testing

/// What is newer than a version is put into older terms or left out with an entry; nothing ends in a mistake of the compiler.
@Suite("Cards for older versions") struct OlderVersionTests {
  /// The versions that properties are looked at in: all in the long form, otherwise one for each property, by turns.
  private static func versions(_ number: Int) -> [String] {
    let all = ["1.0", "1.1", "1.2", "1.3", "1.4"]
    return TestEffort.isThorough ? all : [all[number % all.count]]
  }

  private static func compile(_ card: String, for version: String) -> CompilationResult {
    var options = CompilerOptions()
    options.formatVersion = version
    return Compiler(options).compile(SourceText(name: "card.json", text: card), to: [.adaptiveCard])
  }

  @Test("every property of every type, in its place among others") func properties() throws {
    let vocabulary = AdaptiveCardsFormat.vocabulary
    var count = 0
    for index in VocabularyDocuments(vocabulary, seed: 1).readableTypes {
      let type = vocabulary.types[index]
      for (number, property) in type.properties.enumerated() where property.canonicalName == nil {
        for sample in VocabularyDocuments.samples(of: property, in: vocabulary, on: type) {
          let specimen = VocabularyDocuments.specimen(vocabulary, of: index, with: property, value: sample)
          guard let specimen else { continue }
          for version in Self.versions(number + index) {
            let found = Self.compile(specimen.text, for: version).diagnostics.all
            #expect(
              !found.contains { $0.id.hasPrefix("internal.") },
              "\(type.name).\(property.name) \(sample) in \(version): \(found.map(\.message))")
            count += 1
          }
        }
      }
    }
    #expect(count > 1000)
  }

  @Test("the colour of a table's lines is reported where the table becomes rows") func gridStyle() throws {
    let card = #"""
      {"type": "AdaptiveCard", "version": "1.5", "body": [{"type": "Table", "gridStyle": "accent",
        "columns": [{"width": 1}], "rows": [{"cells": [{"items": [{"type": "TextBlock", "text": "Total"}]}]}]}]}
      """#
    let output = try #require(Self.compile(card, for: "1.4").outputs.first)
    let messages = output.fidelity.map(\.message)
    #expect(messages.contains { $0.contains("`gridStyle` of `Table`") }, "\(messages)")
  }
}
