import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerRichTextTests {
  private func run_(_ content: String, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var run = Element(.run)
    run[.text] = .literal(content)
    change(&run)
    return run
  }

  @Test func runsThatLookAlikeBecomeOneText() {
    let rich = group(.richText, nil, [run_("Due "), run_("today")])
    let result = run(LowerRichText(), [rich], to: Traits.views)
    #expect(result.dump == #"text text="Due today" wrap=true"#)
    #expect(result.losses == [])
  }

  @Test func runsThatDataRepeatAreToldOf() {
    func losses(_ slots: [Slot]) -> [String] {
      var rich = Element(.richText)
      rich[.children] = slots
      return run([LowerRichText()], [.one(rich)], to: Traits.views, isTemplate: true).losses
    }
    let repeated = Slot.one(run_("x"), scope: Scope(repeats: true, source: .template(template("${tags}"))))
    let shown = Slot.one(run_("x"), when: Condition(.template(template("${isShown}"))))
    #expect(losses([repeated]) == ["lossy.rich-text"])
    #expect(losses([.one(run_("Tags: ")), shown]) == ["lossy.rich-text"])
    // It is one text, there or not.
    #expect(losses([shown]) == [])
  }

  @Test func aShortLineKeepsItsWeights() {
    let rich = group(.richText, nil, [run_("Due "), run_("today") { $0[.textWeight] = .literal(.bolder) }])
    let result = run(LowerRichText(), [rich], to: Traits.views)
    #expect(result.dump.hasPrefix("stack axis=horizontal gap=0 alignment=firstBaseline"))
    #expect(result.losses == ["lossy.rich-text"])
  }

  @Test func whatIsStruckOutIsNamed() {
    func message(_ runs: [Element]) -> String {
      var screen = Screen(
        name: "t", format: FormatID(rawValue: "source"),
        root: Element(.screen, children: [.one(group(.richText, nil, runs))]),
        isTemplate: false)
      var context = PassContext(source: Traits.meaning, target: Traits.views, targetName: "Target")
      LowerRichText().run(&screen, &context)
      return context.fidelity.first?.message ?? ""
    }
    let old = run_("€ 119") { $0[value: .strikethrough] = .flag(true) }
    #expect(message([old]) == "no text in Target is struck out, so this one is not")
    #expect(message([old, run_(" € 89")]).hasSuffix(", and none is struck out"))
    let marked = run_("A") {
      $0[value: .italic] = .flag(true)
      $0[value: .underline] = .flag(true)
    }
    #expect(message([marked]) == "no text in Target is underlined or italic, so this one is not")
  }

  @Test func markdownSaysWhatIsBoldAndWhereLinksLead() {
    let link = Element.make(.openURL) { $0[.url] = .literal("https://e.com") }
    let rich = group(
      .richText, nil,
      [
        run_("Due "), run_("today") { $0[.textWeight] = .literal(.bolder) }, run_(" on the "),
        run_("map") { $0[.tap] = [.one(link)] },
      ])
    let result = run(LowerRichText(), [rich], to: Traits.meaning)
    #expect(result.dump.contains(#"text="Due **today** on the [map](https://e.com)""#) && result.losses == [])
  }

  @Test func aLongTextHasOneStyle() {
    let rich = group(
      .richText, nil,
      [run_(String(repeating: "long ", count: 9)), run_("bold") { $0[.textWeight] = .literal(.bolder) }])
    let result = run(LowerRichText(), [rich], to: Traits.views)
    #expect(result.dump.hasPrefix("text ") && result.dump.contains("long bold") && !result.dump.contains("bolder"))
    #expect(result.losses == ["lossy.rich-text"])
  }

  @Test func aBindingCountsAsLongAsItsTextIsExpectedToBe() {
    let subtle = run_("x") {
      $0[value: .text] = .template(template(" · ${age} hours ago, read by ${count(readers)} people in ${city}"))
    }
    let section = run_("x") {
      $0[value: .text] = .template(template("${section}"))
      $0[.textWeight] = .literal(.bolder)
    }
    let result = run(LowerRichText(), [group(.richText, nil, [section, subtle])], to: Traits.views)
    #expect(result.dump.hasPrefix("text ") && !result.dump.contains("bolder"), "\(result.dump)")
  }

  @Test func linksThatTheTargetLacksAreReported() {
    let link = Element.make(.openURL) { $0[.url] = .literal("https://e.com") }
    let result = run(
      LowerRichText(), [group(.richText, nil, [run_("map") { $0[.tap] = [.one(link)] }])], to: Traits.views)
    #expect(result.dump == #"text text="map" wrap=true"#)
    #expect(result.losses == ["lossy.rich-text", "unsupported.open-url"])
  }

  @Test func richTextThatTheTargetHasStays() {
    let target = with(Traits.views, kinds: [.richText])
    #expect(run(LowerRichText(), [group(.richText, nil, [run_("A")])], to: target).dump.hasPrefix("rich-text"))
  }
}
