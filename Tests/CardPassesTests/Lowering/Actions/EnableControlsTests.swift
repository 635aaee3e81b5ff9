import CardIR
import Testing

@testable import CardPasses

@Suite("Controls that nothing can enable")
struct EnableControlsTests {
  private static func screen(_ state: String, _ id: String = "go") -> String {
    """
    button title="Agree"
      actions
        action.manipulate value="\(state)" operation=changeState target-id="\(id)" target-kind=button
    button id="go" title="Go" is-enabled=false
    """
  }

  @Test("what an action would enable is enabled where there is no such action")
  func enables() throws {
    let screen = Self.screen("enable")
    try expect(
      EnableControls(), makes: screen.replacing(" is-enabled=false", with: ""), of: screen, from: Formats.widget,
      to: Formats.card, losses: [LossKinds.callbacks.id])
  }

  @Test("what nothing would enable stays disabled", arguments: [("disable", "go"), ("enable", "other")])
  func others(_ state: String, _ id: String) throws {
    let screen = Self.screen(state, id)
    try expect(EnableControls(), makes: screen, of: screen, from: Formats.widget, to: Formats.card)
  }

  @Test("a target with such actions needs nothing")
  func same() throws {
    let screen = Self.screen("enable")
    try expect(EnableControls(), makes: screen, of: screen, from: Formats.widget, to: Formats.widget)
  }
}
