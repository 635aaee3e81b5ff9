import CardIR
import Testing

@testable import CardPasses

@Suite struct DropFallbacksTests {
  @Test func fallbacksGoAndTheirTextsAreReported() {
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0[.fallback] = [.one(text("70 %"))]
    }
    let (dump, losses) = saved(DropFallbacks(), [gauge])
    #expect(!dump.contains("fallback") && losses.allSatisfy { $0 == "lossy.budget" } && !losses.isEmpty)
  }
}
