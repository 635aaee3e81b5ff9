import CardTemplate
import Testing

@testable import CardPasses

/// Bound names that become bound values.
@Suite struct TokenMappingTests {
  private func mapped(_ hole: String) throws -> String {
    let template = try #require(TemplateString.parse("${\(hole)}"))
    let cases = [("good", Expression.string("g")), ("bad", Expression.string("b"))]
    return try #require(TokenMapping.compile(template, cases: cases, fallback: .string("n"))).sourceText
  }

  @Test func choicesBetweenNamesBecomeChoicesBetweenTheirValues() throws {
    #expect(try mapped("if(calm, 'Good', 'bad')") == "${if(calm, 'g', 'b')}")
    #expect(try mapped("if(calm, if(x, 'bad', 'other'), 'good')") == "${if(calm, if(x, 'b', 'n'), 'g')}")
  }

  @Test func anythingElseIsLookedFor() throws {
    for hole in ["mood", "if(calm, mood, 'good')"] {
      let value = try mapped(hole)
      #expect(value.contains("== 'good', 'g', if(") && value.hasSuffix("'b', 'n'))}"), "\(value)")
    }
  }

  @Test func truthValuesAreNamesOfThemselves() throws {
    let cases: [(name: String, value: Expression)] = [("true", .boolean(true)), ("false", .boolean(false))]
    let template = try #require(TemplateString.parse("${on}"))
    let mapped = try #require(TokenMapping.compile(template, cases: cases, fallback: .boolean(false))).sourceText
    #expect(mapped.contains("toLower(string(coalesce(on, '')))"), "\(mapped)")
  }
}
