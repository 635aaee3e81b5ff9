import CardIR
import Testing

@testable import CardPasses

@Suite struct RaiseVisibilityTests {
  /// What becomes of widgets on the way to cards.
  private func raised(_ widgets: String, options: LoweringOptions = LoweringOptions()) throws -> String {
    try converted(widgets, by: [RecoverFlow(), RaiseVisibility()], options: options)
  }

  private func change(_ id: String, _ value: String) -> String {
    #"{"type":"labelManipulation","data":{"widgetId":"\#(id)","type":"change_text","value":"\#(value)"}}"#
  }

  private func button(_ actions: String...) -> String {
    #"{"type":"button","props":{"text":"B","onClick":[\#(actions.joined(separator: ","))]}}"#
  }

  @Test func onlyTextsWithOneContentAreShownAndHidden() throws {
    let label = #"{"type":"label","id":"n","props":{"text":"Now"}}"#
    #expect(try raised([label, button(change("n", ""))].joined(separator: ",")).contains("action.toggle-visibility"))
    let others = [
      [label, button(change("n", "Later"))],
      [label, label, button(change("n", ""))],
      [label, button(change("n", ""), #"{"type":"navigation","data":{"type":"back"}}"#)],
      [label, button(change("gone", ""))],
    ]
    for widgets in others {
      #expect(!(try raised(widgets.joined(separator: ",")).contains("toggle-visibility")), "\(widgets)")
    }
  }

  @Test func aTextThatIsFilledLaterIsHiddenAtFirst() throws {
    let empty = #"{"type":"label","id":"n","props":{"text":""}}"#
    let dump = try raised([empty, button(change("n", "Sold out"))].joined(separator: ","))
    #expect(dump.contains(#"text="Sold out""#) && dump.contains("is-visible=false"))
    #expect(dump.contains(#"target is-visible=true target-id="n""#) && !dump.contains("action.manipulate"))
  }

  @Test func oneButtonHidesAndAnotherShows() throws {
    let label = #"{"type":"label","id":"n","props":{"text":"Now"}}"#
    let dump = try raised([label, button(change("n", "")), button(change("n", "Now"))].joined(separator: ","))
    #expect(dump.components(of: "action.toggle-visibility") == 2)
    #expect(dump.contains(#"is-visible=false target-id="n""#) && dump.contains(#"is-visible=true target-id="n""#))
    #expect(dump.components(of: "is-visible=false") == 1, "the text is shown at first")
  }

  @Test func patternsStayWhereTheyAreNotWanted() throws {
    let label = #"{"type":"label","id":"n","props":{"text":"Now"}}"#
    var options = LoweringOptions()
    options.raisesPatterns = false
    let dump = try raised([label, button(change("n", ""))].joined(separator: ","), options: options)
    #expect(!dump.contains("toggle-visibility"))
  }
}
