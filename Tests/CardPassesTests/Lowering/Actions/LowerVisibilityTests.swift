import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Texts that come and go, where nothing can be hidden")
struct LowerVisibilityTests {
  private static func screen(_ note: String, target: String = "note") -> String {
    """
    \(note)
    button title="More"
      actions
        action.toggle-visibility
          targets
            target is-visible=true target-id="\(target)"
    """
  }

  @Test("a hidden text is empty, and showing it fills it")
  func show() throws {
    try expect(
      LowerVisibility(),
      makes: """
        text id="note" text=""
        button title="More"
          actions
            action.manipulate value="Sold out" operation=changeText target-id="note" target-kind=text
              steps (empty)
        """, of: Self.screen(#"text id="note" is-visible=false text="Sold out""#), from: Formats.card,
      to: Formats.widget, losses: [LossKinds.toggleAsText.id])
  }

  @Test("what is no text cannot be filled")
  func picture() throws {
    let screen = Self.screen(#"image id="note" is-visible=false url="https://example.com/a.png""#)
    try expect(LowerVisibility(), makes: screen, of: screen, from: Formats.card, to: Formats.widget)
  }

  @Test("a name that no text has changes nothing")
  func unknown() throws {
    let screen = Self.screen(#"text id="note" is-visible=false text="Sold out""#, target: "other")
    try expect(LowerVisibility(), makes: screen, of: screen, from: Formats.card, to: Formats.widget)
  }

  @Test("formats that can hide elements keep the action")
  func sameFormat() throws {
    let screen = Self.screen(#"text id="note" is-visible=false text="Sold out""#)
    try expect(LowerVisibility(), makes: screen, of: screen, from: Formats.card, to: Formats.card)
  }
}
