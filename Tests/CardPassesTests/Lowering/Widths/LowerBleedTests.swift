import CardIR
import Foundation
import Testing

@testable import CardPasses

@Suite struct LowerBleedTests {
  private func box(_ words: String, bleeds: Bool = true) -> Element {
    group(.stack, .vertical, [text(words)]) {
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(Color(0x112233))
      if bleeds { $0[.bleed] = .literal(true) }
    }
  }

  private func page(_ children: [Element]) -> Element {
    group(.stack, .vertical, children) {
      $0[.padding] = .literal(20)
      $0[.gap] = .literal(8)
    }
  }

  @Test func boxesAtTheEdgesTouchThem() {
    let result = run(LowerBleed(), [page([box("A"), text("B"), box("C")])], to: Traits.widgets)
    #expect(!result.dump.contains("bleed") && !result.dump.contains("spacer height=20pt"))
    // The text alone keeps the padding at its sides.
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 3)
    #expect(result.dump.hasPrefix("stack axis=vertical gap=8") && !result.dump.contains("spacer height"))
    #expect(result.losses == [])
  }

  @Test func distancesBetweenWhatDataRepeatStay() {
    var page = page([text("A"), box("B")])
    page[.children][1] = .one(box("B"), scope: Scope(repeats: true, source: .template(template("${items}"))))
    let dump = run(LowerBleed(), [page], to: Traits.widgets).dump
    // Between the boxes as well, of which the column has as many as there are data.
    #expect(dump.hasPrefix("stack axis=vertical gap=8") && !dump.contains("spacer height=8pt"))
    #expect(dump.components(separatedBy: "spacer height=20pt").count == 2)
  }

  @Test func boxesInTheRowOfAListEndBeforeTheSidesOfTheScreen() {
    let nested = group(.stack, .vertical, [box("C")])
    let inner = group(.stack, .vertical, [box("E")]) {
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(Color(0x445566))
    }
    let list = group(.list, nil, [page([box("A"), text("B"), nested, box("D", bleeds: false), inner])])
    let result = run(LowerBleed(), [list], to: Traits.widgets)
    // What reaches the sides of a box in the row has all that it asks for.
    #expect(result.losses == ["lossy.bleed", "lossy.bleed"])
    #expect(!result.dump.contains("bleed"))
    // What is in a padded one is as far from the side of the screen as if the box reached it.
    let padded = group(.stack, .vertical, [text("P")]) {
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(Color(0x445566))
      $0[.bleed] = .literal(true)
    }
    let row = run(LowerBleed(), [group(.list, nil, [page([padded, text("B")])])], to: Traits.widgets)
    #expect(row.dump.components(separatedBy: "spacer width=4pt").count == 3)
    #expect(row.dump.contains("spacer height=20pt"))
  }

  @Test func rowsAndColumnsInTheRowOfAListKeepTheirTextsInPlace() {
    func listed(_ row: Element) -> String {
      run(LowerBleed(), [group(.list, nil, [page([row, text("Z")])])], to: Traits.widgets).dump
    }
    let painted = group(.stack, .horizontal, [text("A"), text("B")]) {
      $0[.padding] = .literal(20)
      $0[.gap] = .literal(8)
      $0[.backgroundColor] = .literal(Color(0x445566))
      $0[.bleed] = .literal(true)
    }
    let row = listed(painted)
    // The list's own inset is the rest of the padding.
    #expect(row.components(separatedBy: "spacer width=4pt").count == 3, "\(row)")
    #expect(!row.contains("padding=20") && row.contains("gap=8"))
    #expect(row.contains("background-color=#445566 axis=vertical"))
    // Each column at a side is narrower at that side only.
    let columns = listed(group(.stack, .horizontal, [box("A"), box("B"), box("C")]))
    #expect(columns.components(separatedBy: "spacer width=4pt").count == 3, "\(columns)")
    // At the other side of each, and around the text below them.
    #expect(columns.components(separatedBy: "spacer width=20pt").count == 5)
    #expect(columns.components(separatedBy: "padding=20").count == 2)
  }

  @Test func neighboursShareOnePadding() {
    let result = run(LowerBleed(), [page([text("A"), text("B"), box("C"), text("D")])], to: Traits.widgets)
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 5)
    #expect(result.dump.components(separatedBy: "spacer height=20pt").count == 3)
    #expect(result.dump.contains("stack width=stretch axis=vertical gap=8"))
  }

  @Test func equalColumnsStayEqualWhereAllAreWiderByAsMuch() {
    func equal(_ columns: Int) -> String {
      let row = group(.stack, .horizontal, (0..<columns).map { _ in group(.stack, .vertical, [box("A")]) }) {
        $0[.distribution] = .literal(.fillEqually)
      }
      return run(LowerBleed(), [page([row])], to: Traits.widgets).dump
    }
    // Of two columns each reaches one side; of three the one in the middle reaches none.
    #expect(equal(2).contains("distribution=fillEqually"))
    #expect(!equal(3).contains("distribution=fillEqually"))
  }

  @Test func cellsReachTheSidesOfThePage() {
    let row = group(.stack, .horizontal, [box("A"), box("B")]) { $0[.padding] = .literal(0) }
    let result = run(LowerBleed(), [page([group(.stack, .vertical, [row])])], to: Traits.widgets)
    #expect(result.losses == [])
    #expect(!result.dump.contains("spacer") && !result.dump.contains("padding=20 axis=vertical gap=8"))
  }

  @Test func theFirstColumnReachesTheSide() {
    let row = group(.stack, .horizontal, [box("A"), box("B", bleeds: false)])
    let result = run(LowerBleed(), [page([row])], to: Traits.widgets)
    // It has its share of the longer row.
    #expect(!result.dump.contains("bleed"))
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 2)
    #expect(result.losses == [])
  }

  @Test func columnsReachTheSidesOfFramesAsWell() {
    let frames = with(Traits.views, attributes: [.stack: [.width]]) { $0.framesSurroundBackgrounds = true }
    func share(_ column: Element, _ weight: Double) -> Element {
      var column = column
      column[.width] = .literal(.weight(weight))
      return column
    }
    let row = group(.stack, .horizontal, [share(box("A"), 2), share(box("B", bleeds: false), 3)])
    let result = run([LowerBleed(), FrameColumns()], [.one(page([row]))], from: Traits.meaning, to: frames)
    #expect(!result.losses.contains("lossy.bleed") && !result.dump.contains("bleed"))
    // Two fifths of what the row has from the side of the screen to its own padding.
    #expect(result.dump.contains("width=148pt"), "\(result.dump)")
  }

  @Test func columnsInTheMiddleReachUpAndDown() {
    let row = group(.stack, .horizontal, [box("A", bleeds: false), box("B"), box("C", bleeds: false)])
    let result = run(LowerBleed(), [page([row])], to: Traits.widgets)
    // At both sides of the row, and above and below the columns that stand back.
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 3)
    #expect(result.dump.components(separatedBy: "spacer height=20pt").count == 5)
    #expect(!result.dump.contains("bleed"))
    #expect(result.losses == [])
  }

  @Test func columnsOfAPaddedRowReachItsSides() {
    let row = group(.stack, .horizontal, [box("A"), box("B", bleeds: false)]) {
      $0[.padding] = .literal(20)
      $0[.gap] = .literal(8)
      $0[.distribution] = .literal(.fillEqually)
    }
    let result = run(LowerBleed(), [row], to: Traits.widgets)
    // The row keeps the room at its end, and equal columns stay equal.
    #expect(result.dump.components(separatedBy: "spacer width=20pt").count == 2)
    #expect(result.dump.components(separatedBy: "distribution=fillEqually").count == 2)
    #expect(result.losses == [])
  }

  @Test func whatABoxWithoutPaddingHoldsReachesThroughIt() {
    let inner = group(.stack, .vertical, [text("A"), box("B")])
    let row = group(.stack, .horizontal, [inner, text("C")]) { $0[.distribution] = .literal(.fillEqually) }
    let result = run(LowerBleed(), [page([row])], to: Traits.widgets)
    // Its column is wider than its share, by what the mark says to later steps.
    #expect(result.dump.components(separatedBy: "bleed=true").count == 2)
    #expect(!result.dump.contains("distribution"))
    #expect(result.losses == [])
  }

  @Test func whatCannotBleedIsReported() {
    let bare = group(.stack, .vertical, [box("A")])
    #expect(run(LowerBleed(), [bare], to: Traits.widgets).losses == ["lossy.bleed"])
  }
}
