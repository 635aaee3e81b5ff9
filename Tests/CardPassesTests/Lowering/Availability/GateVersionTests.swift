import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Documents for newer hosts")
struct GateVersionTests {
  private static let newer = """
    screen version="99.0" fallback-text="Please update the app"
      children
        text text="New"
    """

  @Test("the fallback text stands for the document")
  func text() throws {
    try expect(
      GateVersion(),
      makes: """
        screen version="99.0"
          children
            text text="Please update the app" wrap=true
        """, of: Self.newer, from: Formats.card, to: Formats.view, losses: [LossKinds.fallbackUsed.id])
  }

  @Test("without a fallback text the document is shown as far as it is known")
  func none() throws {
    let screen = Self.newer.replacing(#" fallback-text="Please update the app""#, with: "")
    try expect(GateVersion(), makes: screen, of: screen, from: Formats.card, to: Formats.view)
  }

  @Test("the JavaScript renderer shows the document's fallback element")
  func javaScript() throws {
    var options = LoweringOptions()
    options.fallbackRules = .javascript
    try expect(
      GateVersion(),
      makes: """
        screen version="99.0"
          children
            text text="Old"
        """,
      of: """
        screen version="99.0"
          children
            text text="New"
          fallback
            text text="Old"
        """, from: Formats.card, to: Formats.view, options: options, losses: [LossKinds.fallbackUsed.id])
  }

  @Test("a version that the host has is no reason")
  func known() throws {
    let screen = Self.newer.replacing("99.0", with: "1.5")
    try expect(GateVersion(), makes: screen, of: screen, from: Formats.card, to: Formats.view)
  }
}
