import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerActionSetsTests {
  @Test func actionsBecomeButtons() {
    let link = action(.openURL, "Map") { $0[.url] = .literal("https://e.com") }
    let result = run(LowerActionSets(), [actions([link])], to: Traits.buttons)
    #expect(
      result.dump == """
        stack axis=horizontal gap=10
          children
            button title="Map" button-style=secondary
              actions
                action.open-url url="https://e.com"
        """)
    #expect(result.losses == [])
  }

  @Test func withoutButtonsOnlyTheLookIsLeft() {
    let result = run(LowerActionSets(), [actions([action(.submit, "Send")])], to: Traits.views)
    #expect(result.dump.contains(##"text text="Send" text-weight=bold text-color=#FFFFFF"##))
    #expect(result.losses == ["unsupported.action"])
  }

  @Test func aCardThatAButtonShowsStandsBelow() {
    var card = Element(.screen)
    card[.children] = [.one(text("Details"))]
    let show = action(.showCard, "More") { $0[.card] = [.one(card)] }
    let result = run(LowerActionSets(), [actions([show])], to: Traits.views)
    #expect(result.dump.contains(#"text text="More""#) && result.dump.contains(#"text text="Details""#))
    #expect(result.losses == ["lossy.show-card"])
  }
}
