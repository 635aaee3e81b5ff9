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

  @Test("several choices in one field are sent together, with those that nobody has touched")
  func choicesInOneField() throws {
    var options = LoweringOptions()
    options.largeChoices = .field
    let choices = (1...21).map { "\n        choice title=\"C\" value=\"c\($0)\"" }.joined()
    let set = "input.choice-set id=\"many\" value=\"c1,c2\" is-multi-select=true\n      children\(choices)"
    let (after, _) = try passed(
      AssociateInputs(), Self.screen(set), from: Formats.card, to: Formats.widget, options: options)
    #expect(after.contains(#"body=["many"]"#), "\(after)")
    #expect(after.contains(#"action.set-variable value="c1,c2""#), "\(after)")
    let (boxes, _) = try passed(AssociateInputs(), Self.screen(set), from: Formats.card, to: Formats.widget)
    #expect(boxes.contains(#"["many.c1","many.c2","#), "\(boxes)")
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
