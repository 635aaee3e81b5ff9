import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct DropMistypedValuesTests {
  private func extra(_ name: String, isMistyped: Bool) throws -> Element.Extra {
    let value = try #require(JSONLiteral.make { $0.number(2024) })
    return Element.Extra(
      group: nil, name: name, value: value, origin: value, mayHaveHoles: false, isMistyped: isMistyped)
  }

  @Test func whatHasTheWrongTypeIsReported() throws {
    let extras = [try extra("color", isMistyped: true), try extra("x-own", isMistyped: false)]
    let element = text("A") { $0.extras = extras }
    let (dump, losses) = run(DropMistypedValues(), [element], to: Traits.views)
    #expect(dump == #"text text="A" ?x-own=2024"#)
    #expect(losses == ["dropped.property"])
  }

  @Test func whatTheTargetKeepsStays() throws {
    let extras = [try extra("color", isMistyped: true)]
    let element = text("A") { $0.extras = extras }
    let target = with(Traits.views) { $0.codec.keepsProperty = { name, _ in name == "color" } }
    let (dump, losses) = run(DropMistypedValues(), [element], to: target)
    #expect(dump == #"text text="A" ?color=2024"# && losses == [])
  }

  @Test func membersOfUnknownElementsStay() throws {
    var element = Element(.custom)
    element[.typeName] = .literal("Meter")
    element.extras = [try extra("text", isMistyped: true)]
    #expect(run(DropMistypedValues(), [element], to: Traits.views).losses == [])
  }
}
