import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct HoistColorsTests {
  private static let gray = Color(red: 90, green: 98, blue: 112)
  private static let red = Color(red: 200, green: 0, blue: 0)

  private func colored(_ content: String, _ color: Color = gray) -> Element {
    text(content) { $0[.textColor] = .literal(.absolute(color)) }
  }

  private func after(_ children: [Element]) -> String {
    optimized(HoistColors(), [group(.stack, .vertical, children)], in: Traits.views).after
  }

  private func remains(_ children: [Element], _ change: (inout Element) -> Void = { _ in }) -> Bool {
    stays(HoistColors(), [group(.stack, .vertical, children, change)], in: Traits.views)
  }

  // MARK: Fires

  @Test func statesACommonColorOnce() {
    let after = after([colored("A"), colored("B")])
    #expect(after.contains("foreground-color=#5A6270") && !after.contains("text-color"))
  }

  @Test func looksPastRoom() {
    #expect(after([colored("A"), Element(.spacer), colored("B")]).contains("foreground-color"))
  }

  @Test func takesTheColorsOfInnerStacksFurther() {
    let inner = group(.stack, .horizontal, [colored("A"), colored("B")])
    let after = after([inner, colored("C")])
    #expect(after.split(separator: "foreground-color").count == 2 && after.hasPrefix("stack"))
  }

  @Test func countsRepetitions() {
    let slot = Slot.one(colored("${name}"), scope: Scope(repeats: true, source: .template(template("${items}"))))
    let stack = Element.make(.stack) {
      $0[.axis] = .literal(.vertical)
      $0[.children] = [slot, .one(colored("B"))]
    }
    #expect(optimized(HoistColors(), [stack], in: Traits.views).after.contains("foreground-color"))
  }

  @Test func countsConditions() {
    let slot = Slot.one(colored("A"), when: Condition(.template(template("${show}"))))
    let stack = Element.make(.stack) {
      $0[.axis] = .literal(.vertical)
      $0[.children] = [slot, .one(colored("B"))]
    }
    #expect(optimized(HoistColors(), [stack], in: Traits.views).after.contains("foreground-color"))
  }

  // MARK: Stays

  @Test func keepsDifferentColors() { #expect(remains([colored("A"), colored("B", Self.red)])) }

  @Test func keepsOneColor() { #expect(remains([colored("A")])) }

  @Test func keepsColorsBesideTextWithoutOne() { #expect(remains([colored("A"), colored("B"), text("C")])) }

  @Test func keepsColorsInAStackWithItsOwn() {
    #expect(remains([colored("A"), colored("B")]) { $0[.foregroundColor] = .literal(Self.red) })
  }

  @Test func keepsColorsBesidePictures() { #expect(remains([colored("A"), colored("B"), .make(.image)])) }

  @Test func keepsColorsBesideSymbols() {
    let symbol = Element.make(.icon) { $0[.foregroundColor] = .literal(Self.gray) }
    #expect(remains([colored("A"), symbol]))
  }

  @Test func keepsColorsWhereNothingIsInherited() {
    let stack = group(.stack, .vertical, [colored("A"), colored("B")])
    #expect(stays(HoistColors(), [stack], in: Traits.meaning))
  }

  @Test func keepsBoundColors() {
    let bound = text("A") { $0[.textColor] = .template(template("${color}")) }
    #expect(remains([bound, bound]))
  }
}
