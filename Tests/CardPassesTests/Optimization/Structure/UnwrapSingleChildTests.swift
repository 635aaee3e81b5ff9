import CardIR
import Testing

@testable import CardPasses

@Suite struct UnwrapSingleChildTests {
  private func row(_ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.stack, .horizontal, [text("A"), text("B")], change)
  }

  private func stacks(_ children: [Element], _ format: Capabilities = Traits.meaning) -> Int {
    let after = optimized(UnwrapSingleChild(), children, in: format).after
    return after.split(separator: "\n").filter { $0.contains("stack ") || $0.contains("column") }.count
  }

  private func column(_ change: (inout Element) -> Void = { _ in }) -> Element {
    group(.column, nil, [text("A"), text("B")]) {
      $0[.width] = .literal(.stretch)
      change(&$0)
    }
  }

  // MARK: Fires

  @Test func unwrapsARowInAColumn() { #expect(stacks([group(.stack, .vertical, [row()])]) == 1) }

  @Test func handsItsPlaceDown() {
    let outer = group(.stack, .vertical, [row { $0[.spacing] = .literal(.small) }]) {
      $0[.spacing] = .literal(.large)
      $0[.separator] = .literal(true)
    }
    let after = optimized(UnwrapSingleChild(), [text("T"), outer]).after
    #expect(after.contains("spacing=large") && after.contains("separator=true") && !after.contains("spacing=small"))
  }

  @Test func unwrapsSeveralLevels() {
    #expect(stacks([group(.stack, .vertical, [group(.stack, .vertical, [row()])])]) == 1)
  }

  @Test func makesARowOfOneColumnAContainer() {
    let after = optimized(UnwrapSingleChild(), [group(.stack, .horizontal, [column()])]).after
    #expect(after.hasPrefix("stack axis=vertical\n") && !after.contains("column"))
  }

  @Test func keepsTheLookOfTheColumn() {
    let styled = column { $0[.containerStyle] = .literal(.good) }
    let after = optimized(UnwrapSingleChild(), [group(.stack, .horizontal, [styled])]).after
    #expect(after.hasPrefix("stack axis=vertical container-style=good\n") || after.contains("container-style=good"))
    #expect(!after.contains("column"))
  }

  @Test func unwrapsStacksThatHugTheirContent() {
    let outer = group(.stack, .vertical, [row()]) { $0[.gap] = .literal(8) }
    #expect(stacks([group(.stack, .vertical, [outer, text("C")])], Traits.views) == 2)
  }

  // MARK: Stays

  @Test func keepsAStyle() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row()]) { $0[.containerStyle] = .literal(.good) }]))
  }

  @Test func keepsATap() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row()]) { $0[.tap] = [.one(Element(.openURL))] }]))
  }

  @Test func keepsTheContainerOfWhatAnActionCanHide() {
    let box = group(.stack, .vertical, [row { $0[.id] = .literal("row") }])
    #expect(stays(UnwrapSingleChild(), [box, button("More", [toggle("row")])]))
  }

  @Test func keepsTheContainerOfWhatMayFillIt() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row { $0[.width] = .literal(.stretch) }])]))
  }

  @Test func keepsWhatAnActionRefersTo() {
    let box = group(.stack, .vertical, [row()]) { $0[.id] = .literal("box") }
    #expect(stays(UnwrapSingleChild(), [box, button("More", [toggle("box")])]))
  }

  @Test func keepsAContainerWhoseContentCanHide() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row { $0[.isVisible] = .literal(false) }])]))
  }

  @Test func keepsTwoChildren() { #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row(), row()])])) }

  @Test func keepsARepetition() {
    let slot = Slot.one(row(), scope: Scope(repeats: true, source: .template(template("${items}"))))
    #expect(
      stays(
        UnwrapSingleChild(),
        [
          .make(.stack) {
            $0[.axis] = .literal(.vertical)
            $0[.children] = [slot]
          }
        ]))
  }

  @Test func keepsTheOutermostWhereTheHostPlacesIt() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row()])], in: Traits.views))
  }

  @Test func keepsAColumnThatHugsItsContent() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .horizontal, [column { $0[.width] = .literal(.auto) }])]))
    #expect(stays(UnwrapSingleChild(), [group(.stack, .horizontal, [column { $0[.width] = nil }])]))
  }

  @Test func keepsStacksThatShareTheirRoomOut() {
    #expect(stays(UnwrapSingleChild(), [group(.stack, .vertical, [row()])], in: Traits.widgets))
  }
}
