import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct JoinTogglesTests {
  @Test func theTextBesideABoxIsItsCaption() {
    let toggle = input(.toggle) {
      $0[.variableID] = .literal("news")
      $0[.isOn] = .literal(true)
      $0[.backgroundColor] = .literal(.white)
    }
    let row = group(.stack, .horizontal, [toggle, text("News")])
    let (dump, losses) = run(JoinToggles(), [row], from: Traits.fields, to: Traits.inputs)
    #expect(dump == #"input.toggle id="news" value="true" title="News""#)
    #expect(losses == ["lossy.box-color", "note.id-renamed"])
  }

  @Test func aRowThatIsSeenStaysAroundItsToggle() {
    let toggle = input(.toggle) { $0[.variableID] = .literal("news") }
    let row = group(.stack, .horizontal, [text("News"), toggle]) { $0[.backgroundColor] = .literal(.white) }
    let dump = run(JoinToggles(), [row], from: Traits.fields, to: Traits.inputs).dump
    #expect(
      dump == """
        stack background-color=#FFFFFF axis=horizontal
          children
            input.toggle id="news" title="News"
        """)
  }

  @Test func theTextDirectlyBehindABoxIsItsCaptionWhateverElseIsInTheRow() {
    func dump(_ children: [Element]) -> String {
      let row = group(.stack, .horizontal, children)
      return run(JoinToggles(), [row], from: Traits.fields, to: Traits.inputs).dump
    }
    let toggle = input(.toggle) { _ in }
    let room = Element.make(.spacer) { $0[.width] = .literal(.points(8)) }
    for children in [[toggle, text("A"), text("B")], [toggle, room, text("A"), Element(.spacer), text("B")]] {
      let dump = dump(children)
      #expect(dump.contains(#"input.toggle id="x" title="A""#) && dump.contains(#"text text="B""#), "\(dump)")
      #expect(!dump.contains(#"text text="A""#), "\(dump)")
    }
    // Between two boxes it may belong to either, and what is tapped does something of its own: it is seen twice then.
    let link = text("A") { $0[.tap] = [.one(Element(.openURL))] }
    for children in [[toggle, text("A"), toggle, text("B")], [toggle, link, text("B")]] {
      let dump = dump(children)
      #expect(dump.contains(#"text text="A""#), "\(dump)")
    }
  }

  @Test func aCaptionThatMayBeLongWraps() {
    func dump(_ words: Element) -> String {
      let row = group(.stack, .horizontal, [input(.toggle) { _ in }, words])
      let target = with(Traits.inputs, attributes: [.toggle: [.wrap]])
      return run(JoinToggles(), [row], from: Traits.fields, to: target).dump
    }
    let words = "I accept the terms and the privacy policy of the company"
    #expect(dump(text(words)).contains("wrap=true"))
    #expect(!dump(text(words) { $0[.maxLines] = .literal(1) }).contains("wrap"))
    #expect(!dump(text("News")).contains("wrap"))
  }

  @Test func roomBeforeACaptionStays() {
    let row = group(.stack, .horizontal, [Element(.spacer), text("News"), input(.toggle) { _ in }])
    let (dump, losses) = run(JoinToggles(), [row], from: Traits.fields, to: Traits.inputs)
    #expect(
      dump == """
        stack axis=horizontal
          children
            spacer
            input.toggle id="x" title="News"
        """)
    #expect(losses == ["lossy.position"])
    let behind = group(.stack, .horizontal, [text("News"), Element(.spacer), input(.toggle) { _ in }])
    #expect(!run(JoinToggles(), [behind], from: Traits.fields, to: Traits.inputs).dump.contains("spacer"))
  }

  @Test func aStateThatIsNullIsWhatTheSourceHasThen() {
    let row = group(.stack, .horizontal, [input(.toggle) { $0[.isOn] = .template(template("${on}")) }, text("News")])
    let source = with(Traits.fields) { $0.defaults[.toggle, default: [:]][.isOn] = .flag(true) }
    #expect(
      run(JoinToggles(), [row], from: source, to: Traits.inputs).dump
        .contains(#"value=$"${if(coalesce(on, true), 'true', 'false')}""#))
  }

  /// What is sent under a name is what was stored under it.
  @Test func whatStoresNothingYieldsItsName() {
    let scratch = input(.textInput) { $0[.id] = .literal("note") }
    let stored = input(.textInput) {
      $0[.id] = .literal("f")
      $0[.variableID] = .literal("note")
    }
    let (dump, losses) = run(JoinToggles(), [scratch, stored], from: Traits.fields, to: Traits.inputs)
    #expect(dump == "input.text id=\"note_unsent\"\ninput.text id=\"note\"")
    #expect(losses == ["note.id-renamed", "note.id-renamed"])
  }

  @Test func fieldsAreNamedByTheirVariable() {
    let field = input(.textInput) { $0[.variableID] = .literal("name") }
    #expect(run(JoinToggles(), [field], from: Traits.fields, to: Traits.inputs).dump == #"input.text id="name""#)
  }

  @Test("what a title of a toggle cannot look like is told of")
  func looks() {
    func losses(_ change: (inout Element) -> Void) -> [String] {
      let row = group(.stack, .horizontal, [input(.toggle) { _ in }, text("News", change)])
      return run(JoinToggles(), [row], from: Traits.fields, to: Traits.inputs).losses
    }
    #expect(losses { $0[.textColor] = .literal(.absolute(Color(0xFF0000))) } == ["lossy.color"])
    #expect(losses { $0[value: .textSize] = .measure(22, .points) } == ["lossy.font-size"])
    #expect(losses { $0[value: .textSize] = .measure(15, .points) } == [])
  }
}
