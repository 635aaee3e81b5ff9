import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Names that are used twice")
struct RenameRepeatedIDsTests {
  @Test("the first keeps its name, and a new one is used by nothing else")
  func order() throws {
    try expect(
      RenameRepeatedIDs(),
      makes: """
        text id="a" text="A"
        text id="a_3" text="B"
        text id="a_2" text="C"
        """,
      of: """
        text id="a" text="A"
        text id="a" text="B"
        text id="a_2" text="C"
        """, from: Formats.view, to: Formats.card, losses: [LossKinds.idRenamed.id])
  }

  @Test("elements deep in others count as well")
  func depth() throws {
    try expect(
      RenameRepeatedIDs(),
      makes: """
        text id="a" text="A"
        stack axis=vertical
          children
            text id="a_2" text="B"
        """,
      of: """
        text id="a" text="A"
        stack axis=vertical
          children
            text id="a" text="B"
        """, from: Formats.view, to: Formats.card, losses: [LossKinds.idRenamed.id])
  }

  @Test("where texts have no names nothing is renamed")
  func nameless() throws {
    let screen = """
      text id="a" text="A"
      text id="a" text="B"
      """
    try expect(RenameRepeatedIDs(), makes: screen, of: screen, from: Formats.card, to: Traits.views)
  }
}
