import CardIR
import Testing

@testable import CardPasses

@Suite struct UnwrapRootTests {
  private func unwrapped(_ children: [Element], from source: Capabilities = Traits.views) -> (
    dump: String, losses: [String]
  ) {
    run(UnwrapRoot(), children, from: source, to: Traits.meaning)
  }

  private func page(_ change: (inout Element) -> Void) -> Element {
    group(.stack, .vertical, [text("A")], change)
  }

  @Test func theOnlyStackIsDissolvedAndTheRoomAtItsEndGoes() {
    let (dump, losses) = unwrapped([group(.stack, .vertical, [text("A"), Element(.spacer)])])
    #expect(dump == #"text text="A""# && losses == [])
  }

  @Test func stacksInStacksAreDissolved() {
    #expect(unwrapped([group(.stack, .vertical, [page { _ in }])]).dump == #"text text="A""#)
  }

  @Test func otherPaddingThanTheHostsIsReported() {
    #expect(unwrapped([page { $0[.padding] = .literal(20) }]).losses == [])
    let (dump, losses) = unwrapped([page { $0[.padding] = .literal(8) }])
    #expect(dump == #"text text="A""# && losses == ["lossy.padding"])
  }

  @Test func aStackWithALookOrANameStays() {
    let looks: [(inout Element) -> Void] = [
      { $0[.backgroundColor] = .literal(.white) }, { $0[.id] = .literal("box") },
      { $0[.tap] = [.one(Element(.openURL))] }, { $0[.width] = .literal(.points(90)) },
    ]
    for look in looks { #expect(unwrapped([page(look)]).dump.hasPrefix("stack")) }
    #expect(unwrapped([page { $0[.id] = .literal("root") }]).dump == #"text text="A""#, "conversions call it so")
  }

  @Test func aRowStaysWithoutTheRoomThatTheHostGives() {
    let row = group(.stack, .horizontal, [text("A")]) { $0[.padding] = .literal(20) }
    #expect(unwrapped([row]).dump.hasPrefix("stack axis=horizontal\n"))
  }

  @Test func severalElementsAndColumnsOfTheSourceStay() {
    #expect(unwrapped([page { _ in }, page { _ in }]).dump.components(of: "stack") == 2)
    #expect(unwrapped([page { _ in }], from: Traits.meaning).dump.hasPrefix("stack"))
  }
}
