import CardIR
import CardStyle
import CardSyntax
import Testing

@testable import CardPasses

/// Buttons as groups of actions, where they stand and as large as the host makes them.
@Suite struct GroupButtonsTests {
  private static let widgets = with(Traits.widgets, kinds: [.button, .textInput, .navigate])
  private static let cards = with(
    Traits.meaning, kinds: [.actionSet, .submit], attributes: [.actionSet: [.horizontalAlignment, .spacing]],
    regions: [.screen: [.children, .actions]])

  private func grouped(_ children: [Element]) -> (dump: String, losses: [String]) {
    run(GroupButtons(), children, from: Self.widgets, to: Self.cards)
  }

  private func button(_ title: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    .make(.button) {
      $0[.title] = .literal(title)
      $0[.actions] = [.one(Element(.submit))]
      change(&$0)
    }
  }

  @Test func buttonsAsWideAsTheirColumnAreToldOf() {
    func losses(_ button: Element, _ alignment: Alignment, _ axis: Axis = .vertical, host: HostConfig = .default)
      -> [String]
    {
      let stack = group(.stack, axis, [text("A"), button]) { $0[.alignment] = .literal(alignment) }
      return run(GroupButtons(), [stack], from: Self.widgets, to: Self.cards, host: host).losses
    }
    #expect(losses(button("A"), .fill) == ["lossy.fill-alignment"])
    #expect(losses(button("A"), .leading) == [])
    #expect(losses(button("A"), .fill, .horizontal) == [])
    #expect(losses(button("A") { $0[.horizontalAlignment] = .literal(.center) }, .fill) == [])
    var host = HostConfig.default
    host.actions.alignment = .stretch
    #expect(losses(button("A"), .fill, host: host) == [])
    // The page is a column as well.
    var page = Screen(name: "page", format: FormatID(rawValue: "test"), root: Element(.screen), isTemplate: false)
    page.root[.alignment] = .literal(.fill)
    page.root[.children] = [.one(text("A")), .one(button("B"))]
    var context = PassContext(source: Self.widgets, target: Self.cards, targetName: "Target")
    GroupButtons().run(&page, &context)
    #expect(context.fidelity.map(\.kind.id) == ["lossy.fill-alignment"])
  }

  /// A button that can be used sends something on a card.
  @Test func buttonsWithoutActionsCannotBeUsed() {
    func idle(_ change: (inout Element) -> Void = { _ in }) -> (dump: String, losses: [String]) {
      let idle = button("A") {
        $0[.actions] = []
        change(&$0)
      }
      return grouped([idle, text("C")])
    }
    #expect(idle().dump.contains("is-enabled=false") && idle().losses == ["lossy.button-style"])
    #expect(idle { $0[.isEnabled] = .literal(false) }.losses == [])
    #expect(!grouped([button("A"), text("C")]).dump.contains("is-enabled"))
  }

  private func button(_ title: String, at side: Alignment) -> Element {
    button(title) { $0[.horizontalAlignment] = .literal(side) }
  }

  @Test func buttonsAtOneSideAreOneGroupThere() {
    let dump = grouped([button("A", at: .trailing), button("B", at: .trailing), text("C")]).dump
    #expect(dump.components(of: "action-set horizontal-alignment=trailing") == 1)
    #expect(dump.components(of: "action.submit") == 2)
  }

  @Test func buttonsAtDifferentSidesAreDifferentGroups() {
    let dump = grouped([button("A"), button("B", at: .center), button("C", at: .center), text("D")]).dump
    #expect(dump.components(of: "action-set") == 2)
    #expect(dump.components(of: "action-set horizontal-alignment=center") == 1)
  }

  /// A menu without anything beside it would hide what it is for.
  @Test func linksAreInAMenuOnlyBesideOtherButtons() {
    let link = button("L") { $0[.buttonStyle] = .literal(.link) }
    let alone = grouped([link, link, text("C")])
    #expect(!alone.dump.contains("mode=secondary"))
    #expect(alone.losses.count { $0.contains("lossy.button-style") } == 2)
    let beside = grouped([button("A"), link, text("C")])
    #expect(beside.dump.components(of: "mode=secondary") == 1)
    #expect(!beside.losses.contains { $0.contains("lossy.button-style") })
    // Where there is a menu, somebody must be told that it is the place to look.
    let menus = with(Self.cards, attributes: [.submit: [.mode]])
    let hidden = run(GroupButtons(), [button("A"), link, text("C")], from: Self.widgets, to: menus)
    #expect(hidden.losses.count { $0.contains("lossy.button-style") } == 1)
  }

  @Test func roomBesideAGroupInARowStays() {
    let row = group(.stack, .horizontal, [button("A"), Element(.spacer), button("B"), Element(.spacer), text("C")])
    let dump = grouped([row]).dump
    #expect(dump.components(of: "action-set") == 1)
    #expect(dump.components(of: "spacer") == 1)
    #expect(grouped([button("A"), Element(.spacer), text("C")]).dump.components(of: "spacer") == 1)
    // Below the last one there is nothing that it could keep away.
    #expect(!grouped([text("C"), button("A"), Element(.spacer)]).dump.contains("spacer"))
  }

  @Test func buttonsAtASideAreNotTheDocuments() {
    #expect(grouped([text("A"), button("B", at: .center)]).dump.contains("action-set horizontal-alignment=center"))
    #expect(!grouped([text("A"), button("B", at: .leading)]).dump.contains("action-set"))
    #expect(!grouped([text("A"), button("B")]).dump.contains("action-set"))
  }

  @Test func sizesOfButtonsAreReportedOneByOne() {
    let (dump, losses) = grouped([
      button("A") {
        $0[.width] = .literal(.points(120))
        $0[.height] = .literal(.points(40))
      }, button("B") { $0[.width] = .literal(.points(80)) }, text("C"),
    ])
    #expect(!dump.contains("width") && !dump.contains("height"))
    #expect(losses == ["lossy.size", "lossy.size", "lossy.size"])
  }

  @Test func distancesAreThoseOfTheFirst() {
    let dump = grouped([
      button("A") { $0[.spacing] = .literal(.large) }, button("B") { $0[.spacing] = .literal(.small) }, text("C"),
    ]).dump
    #expect(dump.contains("action-set spacing=large") && !dump.contains("spacing=small"))
  }

  @Test func roomBetweenButtonsIsTheHosts() {
    let dump = grouped([button("A"), Element(.spacer), button("B"), text("C")]).dump
    #expect(dump.components(of: "action-set") == 1 && !dump.contains("spacer"))
  }

  @Test func roomBetweenGroupsAndOtherThingsStays() {
    let room = Element.make(.spacer) { $0[.height] = .literal(.points(10)) }
    let dump = grouped([
      button("A"), room, button("B", at: .center), room, button("C", at: .center), room, text("D"),
    ]).dump
    let order = dump.split(separator: "\n").compactMap { line in
      ["action-set", "spacer", "text"].first { line.drop { $0 == " " }.hasPrefix($0) }
    }
    #expect(order == ["action-set", "spacer", "action-set", "spacer", "text"])
  }

  @Test func aRowOfNothingElseIsAGroupInItsPlace() {
    let row = group(.stack, .horizontal, [button("A"), button("B")]) { $0[.spacing] = .literal(.medium) }
    #expect(grouped([row, text("C")]).dump.hasPrefix("action-set spacing=medium\n"))
    let painted = group(.stack, .horizontal, [button("A")]) { $0[.backgroundColor] = .literal(.white) }
    #expect(grouped([painted, text("C")]).dump.hasPrefix("stack background-color=#FFFFFF"))
  }

  @Test func neighbouringButtonsBecomeAGroup() {
    var navigate = Element(.navigate)
    navigate[.destination] = .literal(.deepLink)
    navigate[.url] = .literal("https://e.com")
    var first = action(.button, "Go")
    first[.actions] = [.one(navigate)]
    let idle = action(.button, "Nothing") { $0[.buttonStyle] = .literal(.secondary) }
    let result = run(GroupButtons(), [text("A"), first, idle, text("B")], from: Traits.buttons, to: Traits.actions)
    #expect(
      result.dump == """
        text text="A"
        action-set
          actions
            action.navigate url="https://e.com" title="Go" action-style=positive destination=deep-link
            action.submit title="Nothing" is-enabled=false
        text text="B"
        """)
  }
}
