import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerSpacingTests {
  private func lowered(_ slots: [Slot]) -> String {
    var stack = Element(.stack)
    stack[.axis] = .literal(.vertical)
    stack[.children] = slots
    return run(LowerSpacing(), [.one(stack)], to: Traits.views).dump
  }

  private func lowered(_ children: [Element]) -> String { lowered(children.map { .one($0) }) }

  @Test func equalDistancesBecomeTheGap() {
    let dump = lowered([
      text("A"), text("B") { $0[.spacing] = .literal(.small) }, text("C") { $0[.spacing] = .literal(.small) },
    ])
    #expect(dump.hasPrefix("stack axis=vertical gap=10\n"))
    #expect(!dump.contains("spacer") && !dump.contains("spacing"))
  }

  @Test func absenceIsTheDefaultDistance() {
    #expect(lowered([text("A"), text("B")]).hasPrefix("stack axis=vertical gap=20\n"))
  }

  @Test func theFirstDistanceIsNeverSeen() {
    let dump = lowered([text("A") { $0[.spacing] = .literal(.large) }, text("B") { $0[.spacing] = .literal(.none) }])
    #expect(dump.hasPrefix("stack axis=vertical gap=0\n"))
  }

  @Test func aDistanceThatOnlyDataKnowIsReported() {
    let bound = text("B") { $0[value: .spacing] = .template(template("${s}")) }
    let (dump, losses) = run(LowerSpacing(), [bound], to: Traits.views)
    #expect(losses == ["lossy.binding"], "\(dump)")
  }

  @Test func differentDistancesBecomeFillers() {
    let dump = lowered([
      text("A"), text("B") { $0[.spacing] = .literal(.small) }, text("C") { $0[.spacing] = .literal(.large) },
    ])
    #expect(
      dump == """
        stack axis=vertical gap=0
          children
            text text="A"
            spacer height=10pt
            text text="B"
            spacer height=40pt
            text text="C"
        """)
  }

  @Test func aColumnOfATargetThatHasColumnsIsAStackToo() {
    var column = Element(.column)
    column[.children] = [
      .one(text("A")), .one(text("B") { $0[.spacing] = .literal(.none) }),
    ]
    var row = Element(.stack, children: [.one(column)])
    row[.axis] = .literal(.horizontal)
    let dump = run(LowerSpacing(), [.one(row)], to: Traits.views).dump
    #expect(dump.contains("column gap=0\n"))
    #expect(!dump.contains("spacing"))
  }

  @Test func aLineStandsInTheMiddle() {
    let dump = lowered([text("A"), text("B") { $0[.separator] = .literal(true) }])
    #expect(
      dump == """
        stack axis=vertical gap=0
          children
            text text="A"
            spacer height=10pt
            divider axis=horizontal
            spacer height=10pt
            text text="B"
        """)
  }

  @Test func repetitionKeepsItsFillersInItsSlot() {
    let scope = Scope(repeats: true, source: .template(template("${items}")))
    let dump = lowered([
      .one(text("A")), .one(text("B") { $0[.separator] = .literal(true) }, scope: scope),
      .one(text("C") { $0[.spacing] = .literal(.none) }),
    ])
    let slot = "stack axis=vertical gap=0 $data=\"${items}\""
    #expect(dump.contains(slot))
    #expect(dump.split(separator: "\n").filter { $0.contains("$data") }.count == 1)
    #expect(dump.contains("    divider") && dump.contains(#"text text="C""#))
  }

  @Test func aUniformRepetitionNeedsNoFillers() {
    let scope = Scope(repeats: true, source: .template(template("${items}")))
    let dump = lowered([.one(text("A") { $0[.spacing] = .literal(.small) }, scope: scope)])
    #expect(dump.hasPrefix("stack axis=vertical gap=10\n") && !dump.contains("spacer"))
  }

  @Test func aConditionTakesItsFillersAlong() {
    let dump = lowered([
      .one(text("A")),
      .one(text("B") { $0[.spacing] = .literal(.large) }, when: Condition(.template(template("${b}")))),
      .one(text("C")),
    ])
    #expect(dump.contains("stack axis=vertical gap=0 $when=\"${b}\""))
  }

  @Test func theDistanceToWhatMayNotBeThereDependsOnTheSameConditions() {
    func maybe(_ name: String, _ condition: String) -> Slot {
      .one(text(name) { $0[.spacing] = .literal(.small) }, when: Condition(.template(template("${\(condition)}"))))
    }
    let dump = lowered([
      maybe("A", "a"), .one(text("B")), .one(text("C") { $0[.spacing] = .literal(.large) }),
    ])
    #expect(dump.contains("spacer height=20pt $when=\"${a}\"\n    text text=\"B\"\n    spacer height=40pt\n"))
    // Only what is true keeps an element, whatever else counts in an expression.
    let two = lowered([maybe("A", "a"), maybe("B", "b > 1"), .one(text("C"))])
    #expect(two.contains("spacer height=10pt $when=\"${a}\"\n"))
    #expect(two.contains("spacer height=20pt $when=\"${a == true || b > 1}\"\n    text text=\"C\""))
  }

  @Test func theDistanceToSomethingThatSeesOtherDataIsAlwaysThere() {
    let scoped = Slot.one(
      text("A"), scope: Scope(repeats: false, source: .template(template("${x}"))),
      when: Condition(.template(template("${a}"))))
    let dump = lowered([scoped, .one(text("B") { $0[.spacing] = .literal(.small) }), .one(text("C"))])
    #expect(!dump.contains("spacer height=10pt $when"))
  }

  @Test func aLineBeforeWhichNothingMayStandDependsOnBoth() {
    let line = text("B") { $0[.separator] = .template(template("${line}")) }
    let dump = lowered([.one(text("A"), when: Condition(.template(template("${a}")))), .one(line)])
    #expect(dump.contains("divider axis=horizontal $when=\"${a == true && line == true}\""))
    let repeated = text("A") { $0[.separator] = .template(template("${$index > 0}")) }
    let scope = Scope(repeats: true, source: .template(template("${items}")))
    #expect(lowered([.one(repeated, scope: scope)]).contains("divider axis=horizontal $when=\"${$index > 0}\""))
  }
}
