import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Dates in texts")
struct EvaluateMacrosTests {
  private static let due = #"text text="Due {{DATE(2026-01-31T12:00:00Z, SHORT)}}""#

  @Test("a date is written out, and the output says that it is")
  func date() throws {
    try expect(
      EvaluateMacros(), makes: #"text text="Due Sat, Jan 31, 2026""#, of: Self.due, from: Formats.card,
      to: Formats.view, losses: [LossKinds.textMacro.id])
  }

  @Test("the texts of facts and of runs count as well")
  func parts() throws {
    try expect(
      EvaluateMacros(),
      makes: """
        facts
          children
            fact value="Sat, Jan 31, 2026" title="Due"
        """,
      of: """
        facts
          children
            fact value="{{DATE(2026-01-31T12:00:00Z, SHORT)}}" title="Due"
        """, from: Formats.card, to: Formats.view, losses: [LossKinds.textMacro.id])
  }

  @Test("hosts that write dates themselves get them as they are")
  func sameHost() throws {
    try expect(EvaluateMacros(), makes: Self.due, of: Self.due, from: Formats.card, to: Formats.card)
  }

  @Test("what is no date stays as it is written")
  func mistake() throws {
    let text = #"text text="Due {{DATE(someday)}}""#
    try expect(EvaluateMacros(), makes: text, of: text, from: Formats.card, to: Formats.view)
  }
}
