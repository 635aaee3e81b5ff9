import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct LowerFactsTests {
  private func fact(_ title: String, _ value: String) -> Element {
    var fact = Element(.fact)
    fact[.title] = .literal(title)
    fact[.value] = .literal(value)
    return fact
  }

  @Test func factsBecomeRowsThatHug() {
    let result = run(LowerFacts(), [group(.facts, nil, [fact("Gate", "B7")])], to: Traits.views)
    #expect(
      result.dump == """
        stack axis=vertical gap=4
          children
            stack axis=horizontal gap=10 alignment=top
              children
                text text="Gate" text-weight=bolder wrap=true
                text text="B7" wrap=true
                spacer
        """)
    #expect(result.losses == ["lossy.fact-columns"])
  }

  @Test func factsLineUpWhereRowsFillTheWidth() {
    let result = run(LowerFacts(), [group(.facts, nil, [fact("Gate", "B7")])], to: Traits.widgets)
    // As wide as the widest title is in a font like those of phones.
    #expect(result.dump.contains(#"text width=33pt text="Gate" wrap=true"#))
    #expect(!result.dump.contains("spacer"))
  }

  @Test func repeatedFactsRepeatTheirRow() {
    var facts = Element(.facts)
    facts[.children] = [.one(fact("A", "B"), scope: Scope(repeats: true, source: .template(template("${rows}"))))]
    #expect(
      run(LowerFacts(), [.one(facts)], to: Traits.views).dump.contains(
        "stack axis=horizontal gap=10 alignment=top $data"))
  }
}
