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

  @Test func removesTheFirstWhenNothingElseIsLeft() {
    let outer = group(.stack, .vertical, [empty(), empty()]) { $0[.containerStyle] = .literal(.emphasis) }
    #expect(after([outer]) == "stack container-style=emphasis axis=vertical\n  children (empty)")
  }

  // MARK: Stays

  @Test func keepsTheDistanceThatItAdds() {
    #expect(stays(RemoveEmpty(), [text("A"), group(.stack, .vertical, []), text("B")]))
  }

  @Test func keepsTheOnlyChildOfADocumentThatIsOneElement() {
    #expect(stays(RemoveEmpty(), [group(.stack, .vertical, [])], in: Traits.views))
    #expect(stays(RemoveEmpty(), [group(.stack, .vertical, [])], in: Traits.widgets))
  }

  @Test func removesTheOnlyChildOfADocumentThatIsAColumn() {
    #expect(after([group(.stack, .vertical, [])]) == "")
  }

  @Test func keepsWhatIsRepeatedWithGapsBetween() {
    let rows = Scope(repeats: true, source: .template(template("${rows}")))
    let outer = group(.stack, .vertical, []) {
      $0[.gap] = .literal(10)
      $0[.children] = [.one(Element.make(.stack) { $0[.axis] = .literal(.vertical) }, scope: rows)]
    }
    #expect(stays(RemoveEmpty(), [outer], in: Traits.views))
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

@Suite struct RemoveEmptyRoomTests {
  private func room(_ points: Double, _ extent: AttributeKey<Dimension> = .height) -> Element {
    .make(.spacer) { $0[extent] = .literal(.points(points)) }
  }

  private func stack(_ children: [Element], axis: Axis = .vertical, gap: Double = 0) -> Element {
    group(.stack, axis, children) { $0[.gap] = .literal(gap) }
  }

  private func after(_ stack: Element) -> String { optimized(RemoveEmpty(), [stack], in: Traits.views).after }

  private func remains(_ stack: Element, _ others: [Element] = []) -> Bool {
    stays(RemoveEmpty(), [stack] + others, in: Traits.views)
  }

  // MARK: Fires

  @Test func removesRoomOfNoExtent() { #expect(!after(stack([text("A"), room(0), text("B")])).contains("spacer")) }

  @Test func removesRoomOfNoExtentInARow() {
    #expect(!after(stack([text("A"), room(0, .width), text("B")], axis: .horizontal)).contains("spacer"))
  }

  @Test func removesAllOfIt() { #expect(!after(stack([room(0), room(0), text("A"), room(0)])).contains("spacer")) }

  @Test func removesAStackThatHoldsNothingElse() {
    #expect(after(stack([text("A"), stack([room(0)]), text("B")])) == after(stack([text("A"), text("B")])))
  }

  @Test func forgetsANameThatNothingUses() {
    let named = Element.make(.spacer) {
      $0[.height] = .literal(.points(0))
      $0[.id] = .literal("x")
    }
    #expect(!after(stack([text("A"), named])).contains("spacer"))
  }

  // MARK: Stays

  @Test func keepsRoom() { #expect(remains(stack([text("A"), room(4), text("B")]))) }

  @Test func keepsRoomBetweenTwoDistances() { #expect(remains(stack([text("A"), room(0), text("B")], gap: 4))) }

  @Test func keepsRoomAcrossTheStack() { #expect(remains(stack([text("A"), room(0, .width), text("B")]))) }

  @Test func keepsFlexibleRoom() { #expect(remains(stack([text("A"), Element(.spacer), text("B")]))) }

  @Test func keepsBoundRoom() {
    #expect(remains(stack([text("A"), .make(.spacer) { $0[.height] = .template(template("${h}")) }])))
  }

  @Test func keepsRoomThatGetsAShare() {
    let sharing = group(.stack, .vertical, [text("A"), room(0)]) {
      $0[.gap] = .literal(0)
      $0[.distribution] = .literal(.fillEqually)
    }
    #expect(remains(sharing))
  }

  @Test func keepsRoomThatAnActionRefersTo() {
    let named = Element.make(.spacer) {
      $0[.height] = .literal(.points(0))
      $0[.id] = .literal("x")
    }
    #expect(remains(stack([text("A"), named]), [button("B", [toggle("x")])]))
  }
}
