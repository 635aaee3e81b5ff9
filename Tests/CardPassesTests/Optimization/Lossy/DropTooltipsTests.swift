import CardIR
import Testing

@testable import CardPasses

@Suite struct DropTooltipsTests {
  @Test func tooltipsGo() {
    let tip = Element.make(.button) {
      $0[.title] = .literal("Send")
      $0[value: .tooltip] = .text("Sends it")
    }
    let (dump, losses) = saved(DropTooltips(), [tip])
    #expect(dump.contains("Send") && !dump.contains("Sends it") && losses == ["lossy.budget"])
  }
}
