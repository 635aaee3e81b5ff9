import CardSyntax
import Testing

@testable import CardTemplate

@Suite("Checks of literal arguments")
struct LiteralCheckTests {
  /// The problems of an expression with the texts that they mark.
  private func problems(_ source: String) -> [(id: String, marked: String, help: String?)] {
    var problems: [ExpressionProblem] = []
    _ = Parser.parse(source, problems: &problems)
    return problems.map { problem in
      (problem.kind.id, String(decoding: Array(source.utf8)[problem.range], as: UTF8.self), problem.help)
    }
  }

  @Test func timeZonesAreFoundInsideTheirQuotes() throws {
    for source in ["convertFromUTC(t, 'Asia/Tokio')", "convertToUTC(t, 'Asia/Tokio', 'HH')"] {
      let found = problems(source)
      #expect(found.map(\.id) == ["template.time-zone"])
      #expect(found.map(\.marked) == ["Asia/Tokio"])
      #expect(found.first?.help == "did you mean `Asia/Tokyo`?")
    }
    #expect(problems("convertFromUTC(t, 'Asia/Tokyo')").isEmpty)
    #expect(problems("convertFromUTC(t, zone)").isEmpty)
  }

  @Test func localesAreWarnings() throws {
    let found = problems("formatNumber(1, 2, 'de_DE')")
    #expect(found.map(\.id) == ["template.locale"])
    #expect(found.map(\.marked) == ["de_DE"])
    #expect(found.first?.help == "did you mean `de-DE`?")
    #expect(problems("formatNumber(1, 2, 'de-DE')").isEmpty)
    #expect(problems("formatDateTime(t, 'd MMMM', 'fr-FR')").map(\.marked) == ["fr-FR"])
    #expect(problems("formatDateTime(t, 'dd.MM.', 'fr-FR')").isEmpty)
    #expect(problems("formatDateTime(t, 'd MMMM', 'en-GB')").isEmpty)
    #expect(Expression("formatNumber(1, 2, 'de_DE')") != nil)
  }

  @Test func localesFromDataAreNotedOnce() throws {
    let data = try json(#"{"l": "xx-XX", "t": "2024-02-09T13:04:05.060Z"}"#)
    var context = EvaluationContext(data: data.root, host: nil, options: ExpansionOptions())
    let number = try #require(Expression("formatNumber(1, 2, l)"))
    for _ in 0..<3 { _ = try context.evaluate(number) }
    #expect(context.warnings.map(\.kind.id) == ["template.locale"])
    #expect(context.warnings.map(\.range) == [19..<20])
    let date = try #require(Expression("formatDateTime(t, 'MMM', l)"))
    #expect(try context.evaluate(date).text == "Feb")
    #expect(context.warnings.count == 2)
  }
}
