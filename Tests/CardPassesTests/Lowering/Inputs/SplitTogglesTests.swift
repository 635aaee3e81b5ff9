import CardIR
import Testing

@testable import CardPasses

@Suite struct SplitTogglesTests {
  @Test func toggleCaptionsStandBeside() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.value] = .literal("true")
    }
    let (dump, losses) = run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields)
    #expect(
      dump == """
        stack axis=horizontal gap=8 alignment=center
          children
            input.toggle id="x" is-on=true variable-id="x"
            text text="News" wrap=false
        """)
    #expect(losses == [])
  }

  @Test func aTitleBreaksIntoLinesWhereTheToggleSaysSo() {
    func dump(_ wrap: AttributeValue) -> String {
      let toggle = input(.toggle) {
        $0[.title] = .literal("News")
        $0[value: .wrap] = wrap
      }
      return run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields).dump
    }
    #expect(dump(.flag(true)).contains(#"text text="News" wrap=true"#))
    #expect(dump(.flag(false)).contains(#"text text="News" wrap=false"#))
    #expect(dump(.template(template("${isLong}"))).contains(#"wrap=$"${isLong}""#))
  }

  @Test func theHeightOfAToggleIsThatOfTheRow() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.height] = .literal(.stretch)
      $0[.spacing] = .literal(.large)
    }
    let dump = run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields).dump
    #expect(dump.hasPrefix("stack spacing=large height=stretch axis=horizontal"))
    #expect(dump.components(of: "height") == 1 && dump.components(of: "spacing") == 1)
  }

  @Test func aToggleWithoutTitleHasItsLabelBeside() {
    let toggle = input(.toggle) { $0[.label] = .literal("News") }
    #expect(
      run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields).dump.contains(
        #"text text="News" wrap=false"#))
  }

  @Test func customToggleValuesHaveAVariableOfTheirOwn() {
    let toggle = input(.toggle) {
      $0[.title] = .literal("News")
      $0[.value] = .literal("yes")
      $0[.valueOn] = .literal("yes")
      $0[.valueOff] = .literal("no")
    }
    let (dump, losses) = run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields)
    #expect(dump.contains(#"input.toggle id="x" is-on=true variable-id="x__on""#))
    #expect(
      dump.contains(#"action.set-variable value="yes" operation=set data-type="string" target-id="x""#))
    #expect(losses == ["lossy.toggle-shadow"])
  }

  @Test func aBoundStateIsCompared() {
    let toggle = input(.toggle) { $0[.value] = .template(template("${news}")) }
    let dump = run(SplitToggles(), [toggle], from: Traits.inputs, to: Traits.fields).dump
    #expect(dump.contains("is-on=$\"${"))
    #expect(dump.contains("'true'"))
  }
}
