import CardIR
import Foundation
import Testing

@testable import CardPasses

@Suite struct LowerBleedTests {
  private func box(_ words: String, bleeds: Bool = true) -> Element {
    group(.stack, .vertical, [text(words)]) {
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(Color(0x112233))
      if bleeds { $0[.bleed] = .literal(true) }
    }
  }

  private func page(_ children: [Element]) -> Element {
    group(.stack, .vertical, children) {
      $0[.padding] = .literal(20)
      $0[.gap] = .literal(8)
    }
  }

  @Test func boxesAtTheEdgesTouchThem() {
    let result = run(LowerBleed(), [page([box("A"), text("B"), box("C")])], to: Traits.widgets)
    #expect(!result.dump.contains("bleed") && !result.dump.contains("spacer height=20pt"))
    // The text alone keeps the padding at its sides.
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 3)
    #expect(result.dump.components(separatedBy: "spacer height=8pt").count == 3)
    #expect(result.losses == [])
  }

  @Test func neighboursShareOnePadding() {
    let result = run(LowerBleed(), [page([text("A"), text("B"), box("C"), text("D")])], to: Traits.widgets)
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 5)
    #expect(result.dump.components(separatedBy: "spacer height=20pt").count == 3)
    #expect(result.dump.contains("stack width=stretch axis=vertical gap=8"))
  }

  @Test func theFirstColumnReachesTheSide() {
    let row = group(.stack, .horizontal, [box("A"), box("B", bleeds: false)])
    let result = run(LowerBleed(), [page([row])], to: Traits.widgets)
    // Later steps know by the mark how much wider it is.
    #expect(result.dump.components(separatedBy: "bleed=true").count == 2)
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 2)
    #expect(result.losses == [])
  }

  @Test func whatCannotBleedIsReported() {
    let middle = group(.stack, .horizontal, [box("A", bleeds: false), box("B"), box("C", bleeds: false)])
    let result = run(LowerBleed(), [page([middle])], to: Traits.widgets)
    #expect(!result.dump.contains("bleed"))
    #expect(result.losses == ["lossy.bleed"])
    let bare = group(.stack, .vertical, [box("A")])
    #expect(run(LowerBleed(), [bare], to: Traits.widgets).losses == ["lossy.bleed"])
  }
}
