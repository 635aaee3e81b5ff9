import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("What is newer than the version that is written")
struct RemoveNewerTests {
  @Test("an attribute that no one wrote goes without a word")
  func attribute() throws {
    try expect(
      RemoveNewer(), makes: #"text text="Title""#, of: #"text text="Title" text-style=heading"#, from: Formats.card,
      to: Formats.oldCard)
  }

  @Test("an element that the version lacks goes, and says so")
  func element() throws {
    let table = """
      text text="Before"
      table
        children
          table-row
            children
              table-cell
                children
                  text text="A"
      """
    let (after, losses) = try passed(RemoveNewer(), table, from: Formats.card, to: Formats.oldCard)
    #expect(!after.contains("table"))
    #expect(after.contains(#"text text="Before""#))
    #expect(losses == [LossKinds.newerElement.id])
  }

  @Test("a format without a limit on its version keeps everything")
  func unlimited() throws {
    let text = #"text text="Title" text-style=heading"#
    try expect(RemoveNewer(), makes: text, of: text, from: Formats.card, to: Formats.card)
  }
}
