import CardIR
import Testing

@testable import CardPasses

@Suite struct RemoveDeadActionsTests {
  private func change(_ name: String) -> Element {
    .make(.manipulate) {
      $0[.targetKind] = .literal(.text)
      $0[.operation] = .literal(.changeText)
      $0[.targetID] = .literal(name)
    }
  }

  private func store(_ name: String) -> Element {
    .make(.setVariable) {
      $0[.operation] = .literal(.set)
      $0[.targetID] = .literal(name)
    }
  }

  private let label = text("A") { $0[.id] = .literal("a") }

  private func after(_ children: [Element]) -> String { optimized(RemoveDeadActions(), children).after }

  // MARK: Fires

  @Test func removesATargetThatDoesNotExist() {
    let after = after([label, button("B", [toggle("a", "gone")])])
    #expect(after.contains(#"target-id="a""#) && !after.contains("gone"))
  }

  @Test func removesAChangeOfAWidgetThatDoesNotExist() {
    #expect(!after([label, button("B", [change("gone"), change("a")])]).contains("gone"))
  }

  @Test func removesAVariableThatNothingReads() {
    #expect(!after([label, button("B", [store("count"), change("a")])]).contains("count"))
  }

  @Test func keepsTheButtonThatNothingIsLeftOf() {
    let after = after([button("B", [store("count")])])
    #expect(after.contains(#"title="B""#) && !after.contains("count"))
  }

  @Test func removesStepsInsideOfGroups() {
    #expect(!after([label, group(.stack, .vertical, [button("B", [change("gone"), change("a")])])]).contains("gone"))
  }

  // MARK: Stays

  @Test func keepsActionsOnElementsThatExist() {
    #expect(stays(RemoveDeadActions(), [label, button("B", [toggle("a"), change("a")])]))
  }

  @Test func keepsTheOnlyTarget() {
    #expect(stays(RemoveDeadActions(), [button("B", [toggle("gone")])]))
  }

  @Test func keepsVariablesWhereACallIsMade() {
    #expect(stays(RemoveDeadActions(), [button("B", [store("count"), .make(.callAPI)])]))
  }

  @Test func keepsVariablesWhereAnInputMayReadThem() {
    #expect(stays(RemoveDeadActions(), [.make(.toggle), button("B", [store("count")])]))
  }

  @Test func keepsChangesWhereANameIsBound() {
    let bound = text("A") { $0[.id] = .template(template("${key}")) }
    #expect(stays(RemoveDeadActions(), [bound, button("B", [change("x")])]))
  }

  @Test func keepsChangesInOtherScopes() throws {
    let scopes = try data(#"["other"]"#)
    var action = change("gone")
    action[value: .scopes] = .json(scopes)
    #expect(stays(RemoveDeadActions(), [button("B", [action])]))
  }

  @Test func keepsVariablesWhereOnlyTheHostKnowsWhatHappens() {
    let custom = Element.make(.customAction) { $0[.typeName] = .literal("Sync") }
    #expect(stays(RemoveDeadActions(), [button("B", [store("count"), custom])]))
  }

  // MARK: After legalization

  @Test func runsAgainOnWhatLegalizationHasLeftOut() {
    let late = RemoveDeadActions(isLate: true)
    #expect(late.stage == .late(.structural) && late.name != RemoveDeadActions().name)
    #expect(!optimized(late, [label, button("B", [change("gone"), change("a")])]).after.contains("gone"))
    #expect(stays(late, [label, button("B", [change("a")])]))
  }
}
