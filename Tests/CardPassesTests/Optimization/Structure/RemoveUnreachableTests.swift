import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct RemoveUnreachableTests {
  private func hidden(_ content: String, id: String? = nil) -> Element {
    text(content) {
      $0[.isVisible] = .literal(false)
      if let id { $0[.id] = .literal(id) }
    }
  }

  private func hiddenGroup(_ children: [Element]) -> Element {
    group(.stack, .vertical, children) { $0[.isVisible] = .literal(false) }
  }

  private func after(_ children: [Element]) -> String { optimized(RemoveUnreachable(), children).after }

  // MARK: Fires

  @Test func removesHiddenText() {
    #expect(after([text("A"), hidden("B")]) == #"text text="A""#)
  }

  @Test func removesAHiddenGroupWithItsContent() {
    #expect(after([text("A"), hiddenGroup([text("B"), Element(.image)])]) == #"text text="A""#)
  }

  @Test func removesHiddenTextInsideOfAGroup() {
    #expect(!after([group(.stack, .vertical, [text("A"), hidden("B")])]).contains("B"))
  }

  @Test func removesWhatHasANameThatNothingUses() {
    #expect(after([text("A"), hidden("B", id: "b"), button("C", [toggle("other")])]).contains("\"B\"") == false)
  }

  @Test func removesHiddenContentOfARepetition() {
    let slot = Slot.one(hidden("${name}"), scope: Scope(repeats: true, source: .template(template("${items}"))))
    #expect(optimized(RemoveUnreachable(), [.one(text("A")), slot]).after == #"text text="A""#)
  }

  @Test func removesHiddenContentOfACardThatAButtonShows() {
    let card = Element.make(.screen) { $0[.children] = [.one(text("A")), .one(hidden("B"))] }
    let show = Element.make(.showCard) { $0[.card] = [.one(card)] }
    #expect(!after([button("More", [show])]).contains("\"B\""))
  }

  @Test func removesWhatOnlyHiddenContentCouldShow() {
    let inner = hiddenGroup([button("C", [toggle("b")])])
    #expect(after([text("A"), hidden("B", id: "b"), inner]) == #"text text="A""#)
  }

  // MARK: Stays

  @Test func keepsWhatAnActionShows() {
    #expect(stays(RemoveUnreachable(), [hidden("B", id: "b"), button("C", [toggle("b")])]))
  }

  @Test func keepsEverythingNamedWhereAnActionsTargetIsBound() {
    let target = Element.make(.target) { $0[.targetID] = .template(template("${which}")) }
    let action = Element.make(.toggleVisibility) { $0[.targets] = [.one(target)] }
    #expect(stays(RemoveUnreachable(), [hidden("B", id: "b"), button("C", [action])]))
  }

  @Test func keepsHiddenInputs() {
    let input = Element.make(.textInput) {
      $0[.id] = .literal("name")
      $0[.isVisible] = .literal(false)
    }
    #expect(stays(RemoveUnreachable(), [input]))
  }

  @Test func keepsGroupsThatHoldAnInput() {
    #expect(stays(RemoveUnreachable(), [hiddenGroup([text("A"), .make(.dateInput)])]))
  }

  @Test func keepsWhatOnlyTheHostKnows() {
    let gauge = Element.make(.custom) {
      $0[.typeName] = .literal("Gauge")
      $0[.isVisible] = .literal(false)
    }
    #expect(stays(RemoveUnreachable(), [gauge]))
  }

  @Test func keepsWhatMayBeVisible() {
    let bound = text("B") { $0[.isVisible] = .template(template("${show}")) }
    #expect(stays(RemoveUnreachable(), [bound]))
  }

  @Test func keepsWhatDataOfAnActionName() throws {
    let data = try data(#"{"reveal": ["b"]}"#)
    let submit = Element.make(.submit) { $0[.data] = .literal(data) }
    #expect(stays(RemoveUnreachable(), [hidden("B", id: "b"), button("C", [submit])]))
  }

  // MARK: Columns

  private func column(_ content: String, isHidden: Bool = false) -> Element {
    group(.column, nil, [text(content)]) { if isHidden { $0[.isVisible] = .literal(false) } }
  }

  @Test func removesHiddenColumnsBesideOthers() {
    let row = group(.stack, .horizontal, [column("A"), column("B", isHidden: true)])
    #expect(!after([row]).contains("\"B\""))
  }

  @Test func keepsARowOfHiddenColumnsOnly() {
    #expect(
      stays(
        RemoveUnreachable(),
        [group(.stack, .horizontal, [column("A", isHidden: true), column("B", isHidden: true)])]))
  }

  // MARK: Fallbacks

  private func demanding(_ element: Element) -> Element {
    var element = element
    element[value: .requires] = .json(JSONNodes.feature)
    return element
  }

  @Test func keepsHiddenContentThatCanFailWhereSomethingStandsIn() {
    let box = group(.stack, .vertical, [demanding(hidden("A")), text("B")]) { $0[.fallback] = [.one(text("C"))] }
    let format = with(Traits.meaning) { $0.unfailingKinds = $0.kinds }
    #expect(stays(RemoveUnreachable(), [box], in: format))
  }

  @Test func removesHiddenContentThatCannotFail() {
    let box = group(.stack, .vertical, [hidden("A"), text("B")]) { $0[.fallback] = [.one(text("C"))] }
    let format = with(Traits.meaning) { $0.unfailingKinds = $0.kinds }
    #expect(!optimized(RemoveUnreachable(), [box], in: format).after.contains("\"A\""))
  }

  @Test func removesHiddenContentThatCanFailWhereNothingStandsIn() {
    #expect(after([demanding(hidden("A")), text("B")]) == #"text text="B""#)
  }

  @Test func keepsHiddenFallbacks() {
    let box = group(.stack, .vertical, [demanding(text("A"))]) { $0[.fallback] = [.one(hidden("B"))] }
    #expect(stays(RemoveUnreachable(), [box]))
  }
}
