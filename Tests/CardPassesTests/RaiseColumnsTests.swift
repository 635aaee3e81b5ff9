import CardIR
import Testing

@testable import CardPasses

/// Room between the parts of a row, as the widths of columns.
@Suite struct RaiseColumnsTests {
  /// The widths of the columns of a row, with the text in each.
  private func columns(
    _ children: [Element], from source: Capabilities = Traits.views, _ change: (inout Element) -> Void = { _ in }
  ) -> [String] {
    let dump = run(
      RaiseColumns(), [group(.stack, .horizontal, children, change)], from: source, to: Traits.meaning
    ).dump
    var result: [String] = []
    for line in dump.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("column width=") { result.append(String(line.dropFirst("column width=".count))) }
      if line.hasPrefix("text "), let quoted = line.split(separator: "\"").last {
        result[result.count - 1] += " \(quoted)"
      }
    }
    return result
  }

  private let room = Element(.spacer)

  @Test func whatIsBetweenRoomIsInTheMiddle() {
    #expect(columns([room, text("A"), room]) == ["stretch", "auto A", "stretch"])
  }

  @Test func roomBetweenTwoBelongsToTheFirst() {
    #expect(columns([text("A"), room, text("B")]) == ["stretch A", "auto B"])
  }

  @Test func roomOnSeveralPlacesIsSharedOut() {
    #expect(
      columns([text("A"), room, text("B"), room, text("C")]) == ["auto A", "stretch", "auto B", "stretch", "auto C"])
  }

  @Test func roomBeforeAllIsAColumn() { #expect(columns([room, text("A")]) == ["stretch", "auto A"]) }

  @Test func roomBehindAllBelongsToTheLast() { #expect(columns([text("A"), room]) == ["stretch A"]) }

  @Test func fixedRoomIsNoColumn() {
    let fixed = Element.make(.spacer) { $0[.width] = .literal(.points(20)) }
    #expect(columns([text("A"), fixed, text("B")]) == ["auto A", "auto B"])
    #expect(columns([room, text("A"), fixed, text("B")]) == ["stretch", "auto A", "auto B"])
  }

  /// There a text is as high as its row too, and stands in the middle of it.
  @Test func theFirstTextTakesTheRestWhereRowsFill() {
    let middle = "vertical-alignment=center"
    #expect(
      columns([text("A"), text("B")], from: Traits.widgets) == ["stretch \(middle) A", "auto \(middle) B"])
    #expect(
      columns([text("A"), text("B")], from: Traits.widgets) { $0[.distribution] = .literal(.fillEqually) }
        == ["1fr \(middle) A", "1fr \(middle) B"])
  }
}
