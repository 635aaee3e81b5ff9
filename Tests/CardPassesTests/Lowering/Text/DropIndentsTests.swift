import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Rows that only keep content off the edges")
struct DropIndentsTests {
  private static let indented = """
    stack axis=horizontal
      children
        spacer width=4pt
        text text="A"
        spacer width=4pt
    """

  @Test("the content takes the place of its row, and the room is reported")
  func row() throws {
    try expect(
      DropIndents(), makes: #"text text="A""#, of: Self.indented, from: Formats.view, to: Formats.card,
      losses: [LossKinds.padding.id])
  }

  @Test("the content gets the row's distance to what stands before it")
  func distance() throws {
    try expect(
      DropIndents(), makes: #"text spacing=large separator=true text="A""#,
      of: Self.indented.replacing("axis=horizontal", with: "spacing=large separator=true axis=horizontal"),
      from: Formats.view, to: Formats.card, losses: [LossKinds.padding.id])
  }

  @Test(
    "a row stays that has more than room",
    arguments: [
      ("spacer width=4pt", "spacer"), ("text text=\"A\"", "text text=\"A\"\n    text text=\"B\""),
      ("axis=horizontal", "background-color=#FFFFFF axis=horizontal"),
    ])
  func more(part: String, other: String) throws {
    let row = Self.indented.replacing(part, with: other)
    try expect(DropIndents(), makes: row, of: row, from: Formats.view, to: Formats.card)
  }

  @Test("boxes by attributes have room of any width")
  func boxesByAttributes() throws {
    try expect(DropIndents(), makes: Self.indented, of: Self.indented, from: Formats.card, to: Formats.view)
  }
}
