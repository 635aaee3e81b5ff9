import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Commands in versions without them")
struct LowerVerbsTests {
  private static let command = #"action.execute title="Approve" verb="approve""#

  @Test("a command becomes a submission without its verb, and says so")
  func older() throws {
    try expect(
      LowerVerbs(), makes: #"action.submit title="Approve""#, of: Self.command, from: Formats.card,
      to: Formats.oldCard, losses: [LossKinds.newerProperty.id])
  }

  @Test("a version that has commands keeps them")
  func current() throws {
    try expect(LowerVerbs(), makes: Self.command, of: Self.command, from: Formats.card, to: Formats.card)
  }

  @Test("another format's ways to send are for other passes")
  func otherFormats() throws {
    for target in [Formats.view, Formats.widget] {
      try expect(LowerVerbs(), makes: Self.command, of: Self.command, from: Formats.card, to: target)
    }
  }
}
