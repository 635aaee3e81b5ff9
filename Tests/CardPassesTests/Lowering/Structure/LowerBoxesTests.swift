import CardIR
import CardSyntax
import Testing

@testable import CardPasses

@Suite struct LowerBoxesTests {
  @Test func stylesBecomeColourAndPadding() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    #expect(run(LowerBoxes(), [box], to: Traits.views).dump.hasPrefix("stack padding=20 background-color=#CCFFCC axis"))
  }

  @Test func aStyleThatAllBoxesAroundHavePaintsNothing() {
    func paddings(_ outer: ContainerStyle, _ inner: ContainerStyle) -> Int {
      let inner = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(inner) }
      let outer = group(.stack, .vertical, [inner]) { $0[.containerStyle] = .literal(outer) }
      let dump = run(LowerBoxes(), [outer], to: Traits.views).dump
      return dump.split(separator: "\n").count { $0.contains("padding") }
    }
    #expect(paddings(.default, .default) == 0)
    // The card around both is another.
    #expect(paddings(.good, .good) == 2)
    #expect(paddings(.good, .default) == 2)
  }

  @Test func coloursBecomeTheNearestStyle() {
    let exact = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xCCFFCC)) }
    let near = run(LowerBoxes(), [exact], from: Traits.views, to: Traits.meaning)
    #expect(near.dump.hasPrefix("stack container-style=good") && near.losses == [])
    let other = group(.stack, .vertical, [text("A")]) { $0[.backgroundColor] = .literal(Color(0xFFE0E0)) }
    #expect(run(LowerBoxes(), [other], from: Traits.views, to: Traits.meaning).losses == ["lossy.color"])
  }

  @Test func textOnADarkBoxStaysReadable() {
    let box = group(.stack, .vertical, [text("A") { $0[.textColor] = .literal(.absolute(.white)) }]) {
      $0[.backgroundColor] = .literal(Color(0x101828))
    }
    let result = run(LowerBoxes(), [box], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.hasPrefix("stack container-style=emphasis") && !result.dump.contains("text-color"))
    #expect(result.losses == ["lossy.color"])
  }

  @Test func aTextWithABackgroundGetsABox() {
    let badge = text("A") { $0[.backgroundColor] = .literal(Color(0xFFC5B2)) }
    let dump = run(LowerBoxes(), [badge], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.hasPrefix("stack container-style=attention axis=vertical\n") && dump.contains(#"text text="A""#))
  }
}
