import CardSyntax
import Testing

@Suite struct SuggestionTests {
  @Test(
    arguments: [
      ("toUper", "toUpper"), ("TOUPPER", "toUpper"), ("toUpepr", "toUpper"), ("toupperr", "toUpper"),
      ("tolower", "toLower"),
      ("lenght", "length"), ("coutn", "count"), ("substr", nil), ("x", nil), ("", nil), ("completelyDifferent", nil),
      ("länge", nil), ("iff", "if"), ("f", "if"),
    ] as [(String, String?)])
  func nearest(_ name: String, _ expected: String?) {
    let names = ["toUpper", "toLower", "length", "count", "substring", "if"]
    #expect(Suggestion.nearest(to: name, in: names) == expected)
  }

  @Test func theFirstOfEquallyNearNamesWins() {
    #expect(Suggestion.nearest(to: "cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest(to: "cat", in: ["hat", "bat"]) == "hat")
  }

  @Test func theNameItselfIsNoSuggestion() {
    #expect(Suggestion.nearest(to: "cat", in: ["cat"]) == nil)
    #expect(Suggestion.nearest(to: "cat", in: ["cat", "Cat"]) == "Cat")
  }

  @Test func aNameMayLackItsEnd() {
    #expect(Suggestion.nearest(to: "bold", in: ["default", "lighter", "bolder"]) == "bolder")
    #expect(Suggestion.nearest(to: "Light", in: ["default", "lighter", "bolder"]) == "lighter")
    // Nobody knows what was to come after three letters, or which three came after.
    #expect(Suggestion.nearest(to: "max", in: ["maxes"]) == nil)
    #expect(Suggestion.nearest(to: "subst", in: ["substitute"]) == nil)
  }

  @Test func help() {
    #expect(Suggestion.help(for: "lenght", in: ["length"]) == "did you mean `length`?")
    #expect(Suggestion.help(for: "lenght", in: ["count"]) == nil)
  }

  @Test func overlongNamesAreNotCompared() {
    let name = String(repeating: "a", count: 65)
    #expect(Suggestion.nearest(to: name, in: [name + "b"]) == nil)
  }
}
