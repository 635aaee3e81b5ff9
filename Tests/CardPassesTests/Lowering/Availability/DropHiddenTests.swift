import CardIR
import Testing

@testable import CardPasses

@Suite struct DropHiddenTests {
  @Test func hiddenContentIsDroppedOrShown() {
    let hidden = text("A") { $0[.isVisible] = .literal(false) }
    let dropped = run(DropHidden(), [hidden], to: Traits.views)
    #expect(dropped.dump == "" && dropped.losses == ["dropped.hidden"])
    var options = LoweringOptions()
    options.showsHidden = true
    let shown = run(DropHidden(), [.one(hidden)], to: Traits.views, options: options)
    #expect(shown.dump == #"text text="A""# && shown.losses == [])
  }

  @Test func aBoundVisibilityBecomesACondition() {
    let bound = text("A") { $0[.isVisible] = .template(template("${open}")) }
    let (dump, losses) = run(DropHidden(), [bound], to: Traits.views)
    #expect(dump == #"text text="A" $when="${open != false}""# && losses == [])
    // A condition that there is already is kept.
    let both = Slot.one(bound, when: Condition(.template(template("${ready}"))))
    #expect(run(DropHidden(), [both], to: Traits.views).dump == #"text text="A" $when="${ready && open != false}""#)
  }

  @Test func whatIsVisibleNeedNotSaySo() {
    let (dump, losses) = run(DropHidden(), [text("A") { $0[.isVisible] = .literal(true) }], to: Traits.views)
    #expect(dump == #"text text="A""# && losses == [])
  }

  @Test func targetsThatHideContentKeepIt() {
    let hidden = text("A") { $0[.isVisible] = .literal(false) }
    let (dump, losses) = run(DropHidden(), [hidden], to: Traits.meaning)
    #expect(dump.contains("is-visible=false") && losses == [])
  }

  @Test func hiddenContentGoesWithWhatIsInIt() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.isVisible] = .literal(false) }
    let (dump, losses) = run(DropHidden(), [group(.stack, .vertical, [box, text("B")])], to: Traits.views)
    #expect(!dump.contains(#""A""#) && dump.contains(#""B""#) && losses == ["dropped.hidden"])
  }

  /// Renderers show what has no value there.
  @Test func onlyFalseHidesWhatDataDecideOn() {
    for (expression, test) in [("a > b", "a > b"), ("open", "open != false"), ("not(open)", "!open")] {
      let bound = text("A") { $0[.isVisible] = .template(template("${\(expression)}")) }
      #expect(run(DropHidden(), [bound], to: Traits.views).dump == #"text text="A" $when="${\#(test)}""#)
    }
  }
}
