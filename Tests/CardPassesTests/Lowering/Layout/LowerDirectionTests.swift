import CardFormats
import CardIR
import Testing

@testable import CardPasses

@Suite struct LowerDirectionTests {
  private func reversed(_ isReversed: Bool, _ children: [Element], _ axis: Axis = .vertical) -> Element {
    group(.stack, axis, children) { $0[value: .rightToLeft] = .flag(isReversed) }
  }

  @Test func rowsAreReversedWithTheDistancesBetweenThem() {
    let second = text("B") { $0[.spacing] = .literal(.large) }
    let third = text("C") { $0[.separator] = .literal(true) }
    let result = run(LowerDirection(), [reversed(true, [text("A"), second, third], .horizontal)], to: Traits.widgets)
    #expect(
      result.dump == """
        stack axis=horizontal
          children
            text horizontal-alignment=trailing text="C"
            text separator=true horizontal-alignment=trailing text="B"
            text spacing=large horizontal-alignment=trailing text="A"
        """)
    #expect(result.losses == ["lossy.direction"])
  }

  @Test func anInnerDirectionCounts() {
    let inner = reversed(false, [text("A"), text("B")], .horizontal)
    let result = run(LowerDirection(), [reversed(true, [inner, text("C")])], to: Traits.widgets)
    #expect(result.dump.contains(#"text text="A""#))
    #expect(result.dump.contains(#"text horizontal-alignment=trailing text="C""#))
    #expect(!result.dump.contains("right-to-left"))
  }

  @Test func whatIsInTheMiddleStaysThere() {
    let middle = text("A") { $0[.horizontalAlignment] = .literal(.center) }
    #expect(
      run(LowerDirection(), [reversed(true, [middle])], to: Traits.widgets).dump.contains(
        "horizontal-alignment=center"))
  }

  @Test func rowsOfButtonsStandAtTheOtherSide() {
    func place(_ row: Element) -> String? {
      run(LowerDirection(), [reversed(true, [row])], to: Traits.widgets).dump
        .firstMatch(of: /stack (?:axis=horizontal )?horizontal-alignment=([a-z]+)/).map { String($0.1) }
    }
    let button = Element.make(.button) { $0[.title] = .literal("Go") }
    let box = group(.stack, .horizontal, [text("Go")]) { $0[.backgroundColor] = .literal(.black) }
    for child in [button, box] {
      let row = group(.stack, .horizontal, [child, child])
      #expect(place(row) == "trailing")
      var right = row
      right[.horizontalAlignment] = .literal(.trailing)
      #expect(place(right) == "leading")
      var middle = row
      middle[.horizontalAlignment] = .literal(.center)
      #expect(place(middle) == "center")
    }
    // Rows with texts take all the width.
    #expect(place(group(.stack, .horizontal, [text("A"), button])) == nil)
  }

  @Test func whatATargetWithoutInputsShowsOfThemStandsAtTheOtherSide() {
    let toggle = Element.make(.toggle) { $0[.title] = .literal("Yes") }
    let sign = Element.make(.toggle) { $0[.isOn] = .literal(true) }
    let passes: [any Pass] = [LowerInputsToText(), LowerDirection(), LowerAlignment()]
    let page = reversed(true, [toggle, text("A"), sign])
    let result = run(
      passes, [.one(page)], from: AdaptiveCardsFormat().capabilities, to: DrivenUIFormat().capabilities)
    #expect(result.dump.contains("stack axis=vertical alignment=trailing"), "\(result.dump)")
  }

  @Test func aFieldThatBeginsAtTheLeftIsReported() {
    let result = run(LowerDirection(), [reversed(true, [Element(.textInput)])], to: Traits.widgets)
    #expect(result.losses == ["lossy.direction", "lossy.direction"])
    #expect(run(LowerDirection(), [reversed(false, [Element(.textInput)])], to: Traits.widgets).losses == [])
  }
}
