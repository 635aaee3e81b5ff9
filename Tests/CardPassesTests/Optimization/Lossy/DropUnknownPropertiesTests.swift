import CardIR
import Testing

@testable import CardPasses

@Suite struct DropUnknownPropertiesTests {
  @Test func unknownPropertiesGoButNotThoseOfUnknownElements() throws {
    let value = try data(#""later""#)
    let noted = text("A") { $0.extras = [.init(name: "x-note", value: value)] }
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0.extras = [.init(name: "level", value: value)]
    }
    let (dump, losses) = saved(DropUnknownProperties(), [noted, gauge])
    #expect(!dump.contains("x-note") && dump.contains("level") && losses == ["lossy.budget"])
  }
}
