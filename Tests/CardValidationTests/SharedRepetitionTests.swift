import CardFormats
import CardIR
import CardPasses
import CardSyntax
import CardTemplate
import CardTestSupport
import Testing

/// Random cards in which lists repeat elements of one shape come out of expansion as they were.
@Suite struct SharedRepetitionTests {
  /// Repeats elements of a card with other texts, so that there is something to share.
  private func repeating(_ screen: Screen, _ random: inout SeededGenerator) -> Screen {
    var result = screen
    var count = 0
    result.changeChildren { _, slots in
      slots = slots.flatMap { slot -> [Slot] in
        guard slot.isPlain, Int.random(in: 0..<3, using: &random) == 0 else { return [slot] }
        return (0..<Int.random(in: 2...5, using: &random)).map { _ in
          slot.replacing { element in
            var copy = element
            count += 1
            if copy.kind == .text, copy.literal(.text) != nil {
              copy[.text] = .literal("copy \(count) \"of\" $ \\ \n {")
            }
            if copy.kind == .image { copy[.url] = .literal("https://example.com/\(count)") }
            return copy
          }
        }
      }
    }
    return result
  }

  private func document(_ screen: Screen) throws -> Document {
    let format = AdaptiveCardsFormat()
    let bytes = try #require(format.emit(screen, options: EmitOptions(syntax: .minified)).first).bytes
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card.json", bytes: bytes)
    return try #require(Document.read(source, as: .json, diagnostics: &diagnostics))
  }

  private func expanded(_ document: Document, _ data: Node) throws -> String {
    var diagnostics = Diagnostics()
    let template = try #require(Template(compiling: document, diagnostics: &diagnostics))
    return TextDump.text(of: .json(try #require(template.expand(data, diagnostics: &diagnostics)).root))
  }

  @Test func expandToTheSameCards() throws {
    let capabilities = AdaptiveCardsFormat().capabilities
    let items = #""items": [{"n": 2, "text": "no"}, {"title": "no"}], "others": [], "n": 4, "shown": true"#
    let sets = ["{}", "{\(items), \"name\": \"Ada\"}", #"{"others": [1, 2], "text": "no", "url": "no"}"#]
    var count = 0
    let cards = TestEffort.choose(8, thorough: 60)
    for seed in 0..<cards {
      var random = SeededGenerator(seed: UInt64(seed))
      var cards = RandomCards(seed: UInt64(seed), isTemplate: true)
      let before = repeating(cards.card(), &random)
      var after = before
      var context = PassContext(source: capabilities, target: capabilities, targetName: "Cards")
      ShareRepeats().run(&after, &context)
      let (one, other) = (try document(before), try document(after))
      if TextDump.text(of: .json(one.root)) == TextDump.text(of: .json(other.root)) { continue }
      #expect(one.source.count > other.source.count, "seed \(seed)")
      for set in sets {
        var ignored = Diagnostics()
        let data = try #require(
          Document.read(SourceText(name: "data.json", text: set), as: .json, diagnostics: &ignored)
        ).root
        #expect(try expanded(one, data) == expanded(other, data), "seed \(seed)")
      }
      if let difference = difference(before, after) { Issue.record("seed \(seed): \(difference)") }
      count += 1
    }
    #expect(count > cards / 2)
  }
}
