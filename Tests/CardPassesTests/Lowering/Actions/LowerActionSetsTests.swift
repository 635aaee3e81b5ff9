import CardIR
import CardStyle
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

  @Test func targetsWithMenusKeepGroupsAndNoteWhatIsInTheMenu() {
    var target = Traits.buttons
    target.kinds.insert(.actionSet)
    target.foldsActions = true
    let buttons = (1...6).map { action(.submit, "\($0)") }
    #expect(run(LowerActionSets(), [actions(buttons)], to: target).losses == ["note.max-actions"])
    #expect(run(LowerActionSets(), [actions(Array(buttons.dropLast()))], to: target).losses == [])
    let second = action(.submit, "Other") { $0[value: .mode] = .token("secondary") }
    #expect(run(LowerActionSets(), [actions(buttons.dropLast() + [second])], to: target).losses == [])
    target.foldsActions = false
    #expect(run(LowerActionSets(), [actions(buttons)], to: target).losses == [])
  }

  @Test func withoutButtonsOnlyTheLookIsLeft() {
    let result = run(LowerActionSets(), [actions([action(.submit, "Send")])], to: Traits.views)
    #expect(result.dump.contains(##"text text="Send" text-weight=bold text-color=#2E89FC"##))
    #expect(result.dump.contains("border-width=2") && !result.dump.contains("background-color"))
    #expect(result.losses == ["unsupported.action"])
    // As on cards, what stands out is filled.
    let positive = action(.submit, "Send") { $0[.actionStyle] = .literal(.positive) }
    let filled = run(LowerActionSets(), [actions([positive])], to: Traits.views).dump
    #expect(filled.contains("background-color=#2E89FC") && !filled.contains("border-width"))
  }

  @Test func titlesWithoutRoomBesideEachOtherStandBelow() {
    let short = [action(.submit, "Yes"), action(.submit, "No")]
    #expect(run(LowerActionSets(), [actions(short)], to: Traits.views).dump.hasPrefix("stack axis=horizontal"))
    let long = short + [action(.submit, "Ask me again tomorrow, or the day after that")]
    let result = run(LowerActionSets(), [actions(long)], to: Traits.views)
    // The two that fit stay beside each other.
    #expect(result.dump.hasPrefix("stack axis=vertical gap=10\n  children\n    stack axis=horizontal gap=10\n"))
    #expect(result.losses.contains("lossy.distribution"))
    var host = HostConfig.default
    host.actions.alignment = .stretch
    let wide = run(LowerActionSets(), [actions(long)], to: Traits.views, host: host)
    #expect(wide.dump.hasPrefix("stack axis=vertical") && !wide.dump.contains("stack axis=horizontal gap=10"))
  }

  @Test func whatShowsOrHidesStillLooksLikeAButton() {
    let result = run(LowerActionSets(), [actions([action(.toggleVisibility, "More")])], to: Traits.views)
    #expect(result.dump.contains(#"text text="More""#))
    #expect(result.losses == ["unsupported.toggle-visibility"])
  }

  @Test func aGroupOfButtonsThatOnlyShowOrHideIsGone() {
    let toggle = action(.toggleVisibility, "More")
    let box = group(.stack, .vertical, [actions([toggle, toggle])])
    let result = run(LowerActionSets(), [text("A"), actions([toggle]), box, text("B")], to: Traits.buttons)
    #expect(result.dump == "text text=\"A\"\ntext text=\"B\"")
    #expect(result.losses == Array(repeating: "unsupported.toggle-visibility", count: 3))
    // What else is there stays, and so does a box that is seen.
    let send = action(.submit, "Send")
    let painted = group(.stack, .vertical, [actions([toggle])]) { $0[.backgroundColor] = .literal(.black) }
    let mixed = run(LowerActionSets(), [actions([toggle, send]), painted], to: Traits.buttons)
    #expect(mixed.dump.components(of: "button ") == 1 && mixed.dump.contains("background-color"))
  }

  @Test func whatDestroysIsRed() {
    let delete = action(.submit, "Delete") { $0[.actionStyle] = .literal(.destructive) }
    let result = run(LowerActionSets(), [actions([delete])], to: Traits.views)
    let positive = action(.submit, "Delete") { $0[.actionStyle] = .literal(.positive) }
    let plain = run(LowerActionSets(), [actions([positive])], to: Traits.views)
    #expect(result.dump.replacing("#CC3300", with: "#2E89FC") == plain.dump && result.dump != plain.dump)
  }

  @Test func aCardThatAButtonShowsStandsBelow() {
    var card = Element(.screen)
    card[.children] = [.one(text("Details"))]
    let show = action(.showCard, "More") { $0[.card] = [.one(card)] }
    let result = run(LowerActionSets(), [actions([show])], to: Traits.views)
    #expect(result.dump.contains(#"text text="More""#) && result.dump.contains(#"text text="Details""#))
    #expect(result.losses == ["lossy.show-card"])
    // Among others the button keeps its place, and the title of its card is below them all.
    let several = run(LowerActionSets(), [actions([show, action(.submit, "Send")])], to: Traits.views)
    let titles = several.dump.split(separator: "\n").compactMap { line in
      ["More", "Send", "Details"].first { line.contains(#"text text="\#($0)""#) }
    }
    #expect(titles == ["More", "Send", "More", "Details"])
    #expect(several.losses == ["lossy.show-card", "unsupported.action"])
    // One that could be pressed would do nothing.
    let pressed = run(LowerActionSets(), [actions([show, action(.submit, "Send")])], to: Traits.buttons)
    #expect(pressed.dump.components(of: "More") == 1)
    // Nobody has asked for a bold title, so none is lost.
    let plain = with(Traits.widgets) { $0.textWeights = .none }
    #expect(!run(LowerActionSets(), [actions([show])], to: plain).dump.contains("text-weight"))
  }

  @Test("rows of buttons at the end of a line stand there, all of them")
  func rowsAtTheEnd() {
    let titles = ["OK", "A longer button title here", "Another long one", "Del"]
    var set = actions(titles.map { action(.openURL, $0) })
    set[.horizontalAlignment] = .literal(.trailing)
    var options = LoweringOptions()
    options.screenWidth = 320
    let dump = run(LowerActionSets(), [.one(set)], to: Traits.views, options: options).dump
    #expect(dump.contains("axis=vertical") && dump.contains("alignment=trailing"), "\(dump)")
  }
}
