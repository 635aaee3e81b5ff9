import CardIR
import Testing

@testable import CardPasses

@Suite struct ChooseWidthTests {
  private func shown(_ name: String, at width: ScreenWidth) -> (Bool, [String]) {
    var options = LoweringOptions()
    options.width = width
    let element = text("A") { $0[value: .targetWidth] = .token(name) }
    let (dump, losses) = run(ChooseWidth(), [.one(element)], to: Traits.views, options: options)
    #expect(dump == "" || dump == #"text text="A""#)
    return (dump != "", losses)
  }

  @Test(
    "content is shown at the widths that it is for",
    arguments: [
      ("VeryNarrow", [true, false, false, false]), ("narrow", [false, true, false, false]),
      ("Standard", [false, false, true, false]), ("wide", [false, false, false, true]),
      ("atLeast:Narrow", [false, true, true, true]), ("atMost:Narrow", [true, true, false, false]),
      ("atleast:wide", [false, false, false, true]), ("atMost:VeryNarrow", [true, false, false, false]),
    ])
  func widths(_ name: String, _ expected: [Bool]) {
    for (width, isShown) in zip(ScreenWidth.allCases, expected) {
      let (found, losses) = shown(name, at: width)
      #expect(found == isShown, "\(name) at \(width)")
      #expect(losses == (isShown ? [] : ["dropped.target-width"]))
    }
  }

  @Test func theStandardWidthIsMeantIfNoneIsStated() {
    #expect(LoweringOptions().width == .standard)
  }

  @Test func whatIsForEveryWidthStays() {
    let (dump, losses) = run(ChooseWidth(), [text("A")], to: Traits.views)
    #expect(dump == #"text text="A""# && losses == [])
  }
}
