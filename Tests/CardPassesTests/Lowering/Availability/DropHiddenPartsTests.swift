import CardIR
import Testing

@testable import CardPasses

@Suite struct DropHiddenPartsTests {
  private func set(_ change: (inout Element) -> Void) -> Element {
    var set = Element(.actionSet)
    set[.actions] = [.one(.make(.submit, change))]
    return set
  }

  @Test func hiddenActionsAreLeftOutAndReported() {
    let hidden = set { $0[.isVisible] = .literal(false) }
    let (dump, losses) = run(DropHiddenParts(), [hidden], to: Traits.views)
    #expect(!dump.contains("submit") && losses == ["dropped.hidden"])
    var options = LoweringOptions()
    options.showsHidden = true
    let shown = run(DropHiddenParts(), [.one(hidden)], to: Traits.views, options: options)
    #expect(shown.dump.contains("action.submit") && !shown.dump.contains("is-visible") && shown.losses == [])
  }

  @Test func aBoundVisibilityBecomesACondition() {
    let bound = set { $0[.isVisible] = .template(template("${open}")) }
    let (dump, losses) = run(DropHiddenParts(), [bound], to: Traits.views)
    #expect(dump.contains(#"action.submit $when="${open != false}""#) && losses == [])
  }

  @Test func whatATapDoesHasNothingToHide() {
    let box = group(.stack, .vertical, [text("A")]) { box in
      box[.tap] = [.one(.make(.submit) { $0[.isVisible] = .literal(false) })]
    }
    let (dump, losses) = run(DropHiddenParts(), [box], to: Traits.views)
    #expect(dump.contains("action.submit") && !dump.contains("is-visible") && losses == ["dropped.hidden"])
  }

  @Test func hiddenRunsOfATextAreLeftOut() {
    var rich = Element(.richText)
    rich[.children] = [
      .one(.make(.run) { $0[.text] = .literal("A") }),
      .one(
        .make(.run) { run in
          run[.text] = .literal("B")
          run[.isVisible] = .literal(false)
        }),
    ]
    let (dump, losses) = run(DropHiddenParts(), [rich], to: Traits.views)
    #expect(dump.contains(#"run text="A""#) && !dump.contains(#""B""#) && losses == ["dropped.hidden"])
  }

  @Test func targetsThatHideActionsKeepThem() {
    let hidden = set { $0[.isVisible] = .literal(false) }
    let target = with(Traits.meaning, attributes: [.submit: [.isVisible]])
    let (dump, losses) = run(DropHiddenParts(), [hidden], to: target)
    #expect(dump.contains("is-visible=false") && losses == [])
  }
}
