import CardIR
import Testing

@testable import CardPasses

@Suite struct RemoveEmptyTests {
  private func empty(_ kind: ElementKind = .stack, _ change: (inout Element) -> Void = { _ in }) -> Element {
    group(kind, kind == .stack ? .vertical : nil, []) {
      $0[.spacing] = .literal(SpacingToken.none)
      change(&$0)
    }
  }

  private func after(_ children: [Element], _ format: Capabilities = Traits.meaning) -> String {
    optimized(RemoveEmpty(), children, in: format).after
  }

  // MARK: Fires

  @Test func removesAStackThatAddsNoDistance() {
    #expect(after([text("A"), empty(), text("B")]) == "text text=\"A\"\ntext text=\"B\"")
  }

  @Test func removesEmptyGroups() {
    #expect(after([text("A"), empty(.facts), empty(.imageSet), empty(.actionSet)]) == #"text text="A""#)
  }

  @Test func removesTheOnlyChild() {
    let outer = group(.stack, .vertical, [group(.stack, .vertical, [])]) { $0[.containerStyle] = .literal(.emphasis) }
    #expect(!after([outer]).contains("stack axis=vertical\n"))
    #expect(after([outer]).contains("container-style=emphasis"))
  }

  @Test func removesWhatBecomesEmpty() {
    #expect(
      after([text("A"), group(.stack, .vertical, [empty()]) { $0[.spacing] = .literal(SpacingToken.none) }])
        == #"text text="A""#)
  }

  @Test func removesAnEmptyStackWithANameThatNothingUses() {
    #expect(after([text("A"), empty { $0[.id] = .literal("box") }]) == #"text text="A""#)
  }

  @Test func removesAStackBetweenChildrenWithoutAGap() {
    let stack = group(.stack, .vertical, [text("A"), group(.stack, .vertical, []), text("B")])
    #expect(after([stack], Traits.views).split(separator: "\n").filter { $0.contains("stack") }.count == 1)
  }

  // MARK: Stays

  @Test func keepsTheDistanceThatItAdds() {
    #expect(stays(RemoveEmpty(), [text("A"), group(.stack, .vertical, []), text("B")]))
  }

  @Test func keepsTheFirstWhichGivesTheNextItsDistance() {
    #expect(stays(RemoveEmpty(), [empty(), text("B")]))
  }

  @Test func keepsALine() {
    #expect(stays(RemoveEmpty(), [text("A"), empty { $0[.separator] = .literal(true) }]))
  }

  @Test func keepsAStyle() {
    #expect(stays(RemoveEmpty(), [text("A"), empty { $0[.containerStyle] = .literal(.emphasis) }]))
  }

  @Test func keepsAHeight() {
    #expect(stays(RemoveEmpty(), [text("A"), empty { $0[.minHeight] = .literal(80) }]))
  }

  @Test func keepsATap() {
    #expect(stays(RemoveEmpty(), [text("A"), empty { $0[.tap] = [.one(Element(.openURL))] }]))
  }

  @Test func keepsWhatAnActionRefersTo() {
    #expect(stays(RemoveEmpty(), [text("A"), empty { $0[.id] = .literal("box") }, button("B", [toggle("box")])]))
  }

  @Test func keepsAStackWhoseContentIsKnownOnlyWithData() {
    let stack = empty { $0[.children] = [.splice(template("${rows}"), origin: nil)] }
    #expect(stays(RemoveEmpty(), [text("A"), stack]))
  }

  @Test func keepsAStackAfterSomethingThatCanGo() {
    let first = text("A") { $0[.isVisible] = .literal(false) }
    #expect(stays(RemoveEmpty(), [first, empty(), text("B")]))
  }

  @Test func keepsAStackBetweenChildrenWithAGap() {
    let stack = group(.stack, .vertical, [text("A"), group(.stack, .vertical, []), text("B")]) {
      $0[.gap] = .literal(8)
    }
    #expect(stays(RemoveEmpty(), [stack], in: Traits.views))
  }
}
