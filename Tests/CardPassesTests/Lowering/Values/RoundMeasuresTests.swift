import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct RoundMeasuresTests {
  private static let whole = with(Traits.views) { $0.integralAttributes = [.gap, .padding, .borderWidth] }

  @Test(arguments: [(8.5, "9"), (8.4, "8"), (0.5, "1"), (-0.5, "0"), (-1.5, "-1")])
  func fractionsAreRoundedHalfUp(_ value: Double, _ rounded: String) {
    let stack = group(.stack, .vertical, []) { $0[.gap] = .literal(value) }
    let result = run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole)
    #expect(result.dump.contains("gap=\(rounded)pt") && result.losses == ["lossy.fraction"])
  }

  @Test func thinLinesStayLines() {
    let stack = group(.stack, .vertical, []) {
      $0[.borderWidth] = .literal(0.3)
      $0[.gap] = .literal(8)
      $0[.width] = .literal(.points(1.5))
    }
    let result = run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole)
    #expect(result.dump.contains("border-width=1pt") && result.dump.contains("width=1.5pt"))
    #expect(result.losses == ["lossy.fraction"])
  }

  @Test func boundMeasuresAreRoundedOnceTheyAreKnown() {
    let stack = group(.stack, .vertical, []) {
      $0[.gap] = .template(TemplateString([.hole(.call("gap", []))]))
    }
    #expect(run(RoundMeasures(), [stack], from: Traits.widgets, to: Self.whole).dump.contains("round(gap())"))
    #expect(!run(RoundMeasures(), [stack], from: Self.whole, to: Self.whole).dump.contains("round"))
  }
}
