import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Tab bars in formats without them")
struct LowerTabBarTests {
  private static let bar = """
    screen
      actions
        action.navigate url="https://example.com/home" title="Home" icon-url="https://example.com/home.png" destination=endpoint
        action.navigate title="Nowhere" destination=endpoint
        action.navigate url="https://example.com/hidden" title="Hidden" destination=endpoint
    """

  @Test("each tab that leads somewhere and has a picture becomes a link; no app shows the others")
  func links() throws {
    try expect(
      LowerTabBar(),
      makes: """
        screen
          actions
            action.open-url url="https://example.com/home" title="Home" icon-url="https://example.com/home.png"
        """, of: Self.bar, from: Formats.view, to: Formats.card, form: .tabBar,
      losses: [LossKinds.navigation.id, LossKinds.unsupportedAction.id, LossKinds.unsupportedAction.id])
  }

  @Test("where nothing can lead to screens, the bar is lost as a whole")
  func nothing() throws {
    try expect(
      LowerTabBar(), makes: "screen", of: Self.bar, from: Formats.view, to: Traits.views, form: .tabBar,
      losses: [LossKinds.unsupportedTabBar.id])
  }

  @Test("a screen whose buttons navigate is no tab bar")
  func screen() throws {
    try expect(LowerTabBar(), makes: Self.bar, of: Self.bar, from: Formats.view, to: Formats.card)
  }
}
