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

  /// The width of the titles of facts, in points.
  private func titleWidth(_ facts: [Element], around: (Element) -> Element = { $0 }) -> Double? {
    let result = run(LowerFacts(), [around(group(.facts, nil, facts))], to: Traits.widgets)
    return result.dump.firstMatch(of: /text width=([0-9.]+)pt/).flatMap { Double($0.1) }
  }

  @Test func longValuesLeaveTitlesWhatATableWould() throws {
    let title = "Reimbursable amount of it"
    let alone = try #require(titleWidth([fact(title, "1")]))
    let words = try #require(titleWidth([fact("Reimbursable", "1")]))
    // With values without end the title has little more than its longest word.
    let long = try #require(titleWidth([fact(title, Array(repeating: "word", count: 400).joined(separator: " "))]))
    #expect(words < long && long < words + 8)
    // In between each has a part of what is left: the longer the values are, the less.
    let some = [12, 18, 40].compactMap { count in
      titleWidth([fact(title, Array(repeating: "word", count: count).joined(separator: " "))])
    }
    #expect(some == some.sorted(by: >) && some[0] < alone && some[2] > long)
    #expect(titleWidth([fact(title, "fits beside")]) == alone)
  }

  @Test func inAColumnFactsHaveTheRoomOfTheColumn() throws {
    let facts = [fact("Reimbursable amount", "two or three words")]
    let wide = try #require(titleWidth(facts))
    func inColumn(of width: Dimension) -> Double? {
      titleWidth(facts) { facts in
        let other = group(.column, nil, [text("A")]) { $0[.width] = .literal(.weight(1)) }
        return group(.stack, .horizontal, [group(.column, nil, [facts]) { $0[.width] = .literal(width) }, other])
      }
    }
    #expect(try #require(inColumn(of: .weight(1))) < wide)
    #expect(inColumn(of: .weight(30)) == wide)
    #expect(try #require(inColumn(of: .points(10))) < #require(inColumn(of: .points(150))))
  }

  @Test func repeatedFactsRepeatTheirRow() {
    var facts = Element(.facts)
    facts[.children] = [.one(fact("A", "B"), scope: Scope(repeats: true, source: .template(template("${rows}"))))]
    #expect(
      run(LowerFacts(), [.one(facts)], to: Traits.views).dump.contains(
        "stack axis=horizontal gap=10 alignment=top $data"))
  }
}
