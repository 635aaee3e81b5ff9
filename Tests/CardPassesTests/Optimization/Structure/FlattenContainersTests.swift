import CardIR
import Testing

@testable import CardPasses

@Suite struct FlattenContainersTests {
  private func flattened(_ children: [Element], _ traits: Capabilities = Traits.meaning) -> String {
    run(FlattenContainers(), children, from: traits, to: traits).dump
  }

  private func stays(_ children: [Element], _ traits: Capabilities = Traits.meaning) -> Bool {
    let nothing = ElideDefaults()  // A pass that changes nothing here, for the dump of the input.
    return flattened(children, traits) == run(nothing, children, from: traits, to: Traits.views).dump
  }

  // MARK: Fires

  @Test func dissolvesAStackThatAddsNothing() {
    let dump = flattened([text("A"), group(.stack, .vertical, [text("B"), text("C")])])
    #expect(dump == #"text text="A""# + "\n" + #"text text="B""# + "\n" + #"text text="C""#)
  }

  @Test func handsTheDistanceToTheFirstChild() {
    let stack = group(.stack, .vertical, [text("B"), text("C")]) { $0[.spacing] = .literal(.small) }
    #expect(flattened([text("A"), stack]).contains(#"text spacing=small text="B""#))
  }

  @Test func forgetsADistanceThatWasNeverSeen() {
    // As first of its stack, B had no distance of its own, whatever it said.
    let stack = group(.stack, .vertical, [text("B") { $0[.spacing] = .literal(.large) }])
    #expect(flattened([text("A"), stack]) == #"text text="A""# + "\n" + #"text text="B""#)
  }

  @Test func handsTheSeparatorToTheFirstChild() {
    let stack = group(.stack, .vertical, [text("B")]) { $0[.separator] = .literal(true) }
    #expect(flattened([text("A"), stack]).contains(#"text separator=true text="B""#))
  }

  @Test func dissolvesStacksInStacks() {
    let inner = group(.stack, .vertical, [text("B")])
    let outer = group(.stack, .vertical, [inner, text("C")])
    #expect(!flattened([text("A"), outer]).contains("stack"))
  }

  @Test func dissolvesInsideColumns() {
    let column = group(.column, nil, [group(.stack, .vertical, [text("B"), text("C")])])
    #expect(!flattened([group(.stack, .horizontal, [column])]).contains("stack axis=vertical"))
  }

  @Test func dissolvesEqualGaps() {
    let inner = group(.stack, .horizontal, [text("B"), text("C")]) { $0[.gap] = .literal(8) }
    let outer = group(.stack, .horizontal, [text("A"), inner]) { $0[.gap] = .literal(8) }
    let dump = flattened([outer], Traits.views)
    #expect(dump.split(separator: "\n").filter { $0.contains("stack") }.count == 1)
  }

  @Test func forgetsAnIdThatNothingRefersTo() {
    #expect(
      !flattened([text("A"), group(.stack, .vertical, [text("B")]) { $0[.id] = .literal("box") }]).contains("box"))
  }

  // MARK: Stays

  @Test func keepsAnIdThatAnActionRefersTo() {
    #expect(stays([group(.stack, .vertical, [text("B")]) { $0[.id] = .literal("box") }, button("C", [toggle("box")])]))
  }

  @Test func keepsAStyle() {
    #expect(stays([group(.stack, .vertical, [text("B")]) { $0[.containerStyle] = .literal(.emphasis) }]))
  }

  @Test func keepsATap() {
    let stack = group(.stack, .vertical, [text("B")]) { $0[.tap] = [.one(Element(.openURL))] }
    #expect(stays([stack]))
  }

  @Test func keepsAnotherAxis() {
    #expect(
      stays([group(.stack, .vertical, [group(.stack, .horizontal, [text("B")])]) { $0[.minHeight] = .literal(9) }]))
  }

  @Test func keepsAStackWhoseFirstChildCanHide() {
    #expect(stays([group(.stack, .vertical, [text("B") { $0[.isVisible] = .literal(false) }, text("C")])]))
  }

  @Test func keepsAStackWhoseFirstChildAnActionCanHide() {
    let stack = group(.stack, .vertical, [text("B") { $0[.id] = .literal("b") }, text("C")])
    #expect(stays([stack, button("D", [toggle("b")])]))
  }

  @Test(arguments: [AttributeID.height, .width]) func keepsAStackWhoseChildMayFillIt(_ extent: AttributeID) {
    let child = text("B") { $0[value: extent] = .template(template("${if(flag, 'auto', 'stretch')}")) }
    #expect(stays([text("A"), group(.stack, .vertical, [child, text("C")])]))
  }

  @Test func keepsAScope() {
    let stack = group(.stack, .vertical, [text("B")])
    let slot = Slot.one(stack, scope: Scope(repeats: true, source: .template(template("${items}"))))
    #expect(run(FlattenContainers(), [slot], to: Traits.meaning).dump.contains("stack axis=vertical $data"))
  }

  @Test func keepsACondition() {
    let slot = Slot.one(group(.stack, .vertical, [text("B")]), when: Condition(.template(template("${show}"))))
    #expect(run(FlattenContainers(), [slot], to: Traits.meaning).dump.contains("stack axis=vertical $when"))
  }

  @Test func keepsOtherGaps() {
    let inner = group(.stack, .vertical, [text("B")]) { $0[.gap] = .literal(4) }
    #expect(stays([group(.stack, .vertical, [text("A"), inner]) { $0[.gap] = .literal(8) }], Traits.views))
  }

  @Test func keepsShares() {
    let shared: (inout Element) -> Void = { $0[value: .distribution] = Distribution.fillEqually.storage }
    let inner = group(.stack, .horizontal, [text("B"), text("C")], shared)
    #expect(stays([group(.stack, .horizontal, [text("A"), inner], shared)], Traits.widgets))
  }

  @Test func keepsFlexibleRoom() {
    let inner = group(.stack, .vertical, [Element(.spacer), text("B")])
    #expect(stays([group(.stack, .vertical, [text("A"), inner])], Traits.views))
  }

  // MARK: A first child of which nothing may be drawn

  private func followed(_ first: Element) -> [Element] {
    [text("A"), group(.stack, .vertical, [first, text("C")]) { $0[.spacing] = .literal(.large) }]
  }

  @Test(arguments: ["", "${name}"]) func keepsAStackWhoseFirstTextMayBeEmpty(_ content: String) {
    let first = text("") { if !content.isEmpty { $0[.text] = .template(template(content)) } }
    #expect(stays(followed(first)))
  }

  @Test func dissolvesAStackWhoseFirstTextHasMoreThanData() {
    let first = text("") { $0[.text] = .template(template("Hello ${name}")) }
    #expect(!flattened(followed(first)).contains("stack"))
  }

  @Test func keepsAStackWhoseFirstGroupMayBeEmpty() {
    let bound = Element.make(.facts) {
      $0[.children] = [.one(Element(.fact), scope: Scope(repeats: true, source: .template(template("${facts}"))))]
    }
    #expect(stays(followed(bound)) && stays(followed(Element(.imageSet))) && stays(followed(Element(.actionSet))))
  }

  @Test func dissolvesTheFirstStackWhateverIsInIt() {
    // Nothing stands before it that it could keep a distance to.
    let first = group(.stack, .vertical, [text(""), text("B")]) { $0[.spacing] = .literal(.large) }
    #expect(!flattened([first, text("C")]).contains("stack"))
  }

  @Test func dissolvesAStackWithoutDistancesOfItsOwnWhereStacksHaveThem() {
    let inner = group(.stack, .vertical, [text(""), text("B")])
    #expect(
      flattened([group(.stack, .vertical, [text("A"), inner])], Traits.views)
        .split(separator: "\n").count { $0.contains("stack") } == 1)
  }
}
