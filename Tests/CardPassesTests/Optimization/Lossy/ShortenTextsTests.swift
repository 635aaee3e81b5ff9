import CardIR
import Testing

@testable import CardPasses

@Suite struct ShortenTextsTests {
  @Test func longTextsAreCutBetweenWords() throws {
    let long = String(repeating: "word ", count: 100)
    let (dump, losses) = saved(ShortenTexts(), [text(long), text(String(repeating: "a", count: 400))])
    #expect(dump.contains("word…\"") && losses == ["lossy.budget"])
    #expect(dump.contains(String(repeating: "a", count: 400)))
  }

  @Test func textsUpToTheLimitAndBoundOnesStay() {
    let limit = String(repeating: "word ", count: 80)
    let bound = text("") { $0[.text] = .template(template(limit + "more ${name}")) }
    let (dump, losses) = saved(ShortenTexts(), [text(limit), bound])
    #expect(!dump.contains("…") && losses == [])
  }

  @Test func runsAreCutAsWell() {
    let run = Element.make(.run) { $0[.text] = .literal(String(repeating: "word ", count: 100)) }
    let (dump, losses) = saved(ShortenTexts(), [group(.richText, nil, [run])])
    #expect(dump.contains("word…\"") && losses == ["lossy.budget"])
  }
}
