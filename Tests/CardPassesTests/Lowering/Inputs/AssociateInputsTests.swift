import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite("Inputs that an action sends")
struct AssociateInputsTests {
  private static func screen(_ input: String, _ action: String = "") -> String {
    """
    screen
      children
        \(input)
      actions
        action.submit title="Send"\(action)
    """
  }

  @Test("a submission names the inputs, and stores first values that nobody has touched")
  func names() throws {
    try expect(
      AssociateInputs(),
      makes: Self.screen(
        #"input.text id="name" value="Ada""#,
        " body=[\"name\"]\n      steps\n        action.set-variable value=\"Ada\" "
          + "operation=setIfMissing data-type=\"string\" target-id=\"name\""),
      of: Self.screen(#"input.text id="name" value="Ada""#), from: Formats.card, to: Formats.widget)
  }

  @Test("an input without a first value is only named")
  func empty() throws {
    let (after, losses) = try passed(
      AssociateInputs(), Self.screen(#"input.text id="name""#), from: Formats.card, to: Formats.widget)
    #expect(after.contains("body=[\"name\"]"))
    #expect(!after.contains("set-variable"))
    #expect(losses.isEmpty)
  }

  @Test("an input without a name is not sent")
  func nameless() throws {
    let (after, losses) = try passed(
      AssociateInputs(), Self.screen(#"input.text label="Name""#), from: Formats.card, to: Formats.widget)
    #expect(!after.contains("\"name\""))
    #expect(losses.isEmpty)
  }

  @Test("formats whose submissions send all inputs by themselves keep theirs")
  func sameFormat() throws {
    let screen = Self.screen(#"input.text id="name" value="Ada""#)
    try expect(AssociateInputs(), makes: screen, of: screen, from: Formats.card, to: Formats.card)
  }
}
