import CardIR
import CardStyle
import CardSyntax
import Testing

@testable import CardPasses

/// What looks like a button where there are none.
@Suite struct ButtonLookalikeTests {
  private func look(
    _ options: LoweringOptions = LoweringOptions(), _ change: (inout Element) -> Void = { _ in }
  ) -> String {
    let button = Element.make(.button) {
      $0[.title] = .literal("Go")
      change(&$0)
    }
    let source = with(Traits.widgets, kinds: [.button])
    return run(LowerActionSets(), [.one(button)], from: source, to: Traits.views, options: options).dump
  }

  /// The kinds of what is in a dump, without the lists.
  private func kinds(_ dump: String) -> [String] {
    dump.split(separator: "\n").map { String($0.drop { $0 == " " }.prefix { $0 != " " }) }.filter { $0 != "children" }
  }

  @Test func thatOnlyDataKnowWhetherItCanBeUsedIsToldOf() {
    func losses(_ isEnabled: Bound<Bool>) -> [String] {
      let button = Element.make(.button) {
        $0[.title] = .literal("Go")
        $0[.isEnabled] = isEnabled
      }
      return run(LowerActionSets(), [button], from: with(Traits.widgets, kinds: [.button]), to: Traits.views).losses
    }
    #expect(losses(.template(template("${n > 0}"))).contains("lossy.binding"))
    #expect(!losses(.literal(false)).contains("lossy.binding"))
  }

  @Test func itIsAsWideAsThereIsRoom() {
    let dump = look()
    #expect(kinds(dump) == ["stack", "spacer", "text", "spacer"])
    #expect(dump.hasPrefix("stack padding=8 background-color=#2E89FC axis=horizontal gap=0\n"))
  }

  @Test(arguments: [
    (Alignment.leading, ["stack", "text"]), (.trailing, ["stack", "spacer", "stack", "text"]),
  ])
  func atASideItIsAsWideAsItsTitle(_ side: Alignment, _ expected: [String]) {
    #expect(kinds(look { $0[.horizontalAlignment] = .literal(side) }) == expected)
  }

  @Test func inTheMiddleItHasRoomOnBothSides() {
    let dump = look { $0[.horizontalAlignment] = .literal(.center) }
    #expect(kinds(dump) == ["stack", "spacer", "stack", "text", "spacer"])
  }

  @Test func inAGroupAtASideItIsAsWideAsItsTitle() {
    func group(_ side: Alignment?, _ place: ActionAlignment = .left) -> String {
      var set = Element(.actionSet)
      set[.actions] = [.one(.make(.submit) { $0[.title] = .literal("Go") })]
      if let side { set[.horizontalAlignment] = .literal(side) }
      var host = HostConfig.default
      host.actions.alignment = place
      return run(LowerActionSets(), [set], to: Traits.views, host: host).dump
    }
    #expect(kinds(group(nil)) == ["stack", "stack", "text"])
    #expect(kinds(group(nil, .stretch)) == ["stack", "stack", "spacer", "text", "spacer"])
    for side in [Alignment.leading, .center, .trailing] { #expect(kinds(group(side)) == ["stack", "stack", "text"]) }
  }

  @Test func withASizeItsTitleIsInTheMiddle() {
    let dump = look {
      $0[.width] = .literal(.points(120))
      $0[.height] = .literal(.points(40))
    }
    #expect(dump.hasPrefix("stack width=120pt height=40pt") && kinds(dump) == ["stack", "spacer", "text", "spacer"])
  }

  @Test func withASizeAtASideTheBoxHasTheSizeAndTheRowTheDistance() {
    let dump = look {
      $0[.width] = .literal(.points(120))
      $0[.spacing] = .literal(.large)
      $0[.separator] = .literal(true)
      $0[.horizontalAlignment] = .literal(.trailing)
    }
    #expect(dump.hasPrefix("stack spacing=large separator=true axis=horizontal gap=0 alignment=center\n"))
    #expect(dump.components(of: "width=120pt") == 1 && dump.components(of: "separator") == 1)
    #expect(kinds(dump) == ["stack", "spacer", "stack", "spacer", "text", "spacer"])
  }

  @Test func addressesStandBelowAndTheDistanceAbove() {
    var options = LoweringOptions()
    options.showsURLs = true
    for side in [nil, Alignment.leading, .trailing] {
      let dump = look(options) {
        $0[.actions] = [.one(.make(.openURL) { $0[.url] = .literal("https://e.com") })]
        $0[.spacing] = .literal(.large)
        if let side { $0[.horizontalAlignment] = .literal(side) }
      }
      #expect(dump.hasPrefix("stack spacing=large axis=vertical gap=4\n"), "\(dump)")
      #expect(dump.components(of: "spacing=large") == 1)
      #expect(dump.hasSuffix(#"text text="https://e.com" text-size=caption"#))
    }
  }

  @Test func anIconStandsBesideTheTitleOrAboveIt() {
    func look(_ placement: IconPlacement, title: String? = "Go", of size: Double = 24) -> String {
      let action = Element.make(.submit) {
        if let title { $0[.title] = .literal(title) }
        $0[.iconURL] = .literal("https://e.com/a.png")
      }
      var set = Element(.actionSet)
      set[.actions] = [.one(action)]
      var host = HostConfig.default
      host.actions.iconPlacement = placement
      host.actions.iconSize = size
      let result = run(LowerActionSets(), [set], to: Traits.views, host: host)
      #expect(!result.losses.contains("lossy.action-icon"))
      return result.dump
    }
    let beside = look(.leftOfTitle)
    #expect(kinds(beside) == ["stack", "stack", "stack", "image", "text"])
    #expect(beside.contains("axis=horizontal gap=6 alignment=center"))
    #expect(beside.contains(#"image width=24pt height=24pt url="https://e.com/a.png""#))
    #expect(look(.aboveTitle).contains("axis=vertical gap=6 alignment=center"))
    #expect(kinds(look(.leftOfTitle, title: nil)) == ["stack", "stack", "image"])
  }

  @Test func iconsTakePartInTheWidthOfARow() {
    func rows(icons: Bool) -> Int {
      let actions = ["Passport", "Contacts", "Balances"].map { title in
        Slot.one(
          .make(.submit) {
            $0[.title] = .literal(title)
            if icons { $0[.iconURL] = .literal("https://e.com/a.png") }
          })
      }
      var set = Element(.actionSet)
      set[.actions] = actions
      return run(LowerActionSets(), [set], to: Traits.views).losses.filter { $0 == "lossy.distribution" }.count
    }
    #expect(rows(icons: false) == 0 && rows(icons: true) == 1)
  }

  @Test func outlinesAndLinksHaveNoPaint() {
    #expect(look { $0[.buttonStyle] = .literal(.secondary) }.contains("border-color=#2E89FC border-width=2"))
    let link = look { $0[.buttonStyle] = .literal(.link) }
    #expect(!link.contains("border") && !link.contains("background") && link.contains("text-color=#2E89FC"))
  }

  @Test func atTheBeginningOfAColumnAsWideAsThePageItHasRoomBesideIt() {
    func column(_ alignment: Alignment) -> String {
      var button = Element(.button)
      button[.title] = .literal("Go")
      button[.horizontalAlignment] = .literal(.leading)
      let column = group(.stack, .vertical, [button]) { $0[.alignment] = .literal(alignment) }
      return run(LowerActionSets(), [column], from: with(Traits.widgets, kinds: [.button]), to: Traits.views).dump
    }
    #expect(kinds(column(.fill)) == ["stack", "stack", "stack", "text", "spacer"])
    #expect(kinds(column(.leading)) == ["stack", "stack", "text"])
  }
}
