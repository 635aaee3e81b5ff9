import CardIR
import CardTemplate
import Testing

@testable import CardPasses

@Suite struct LowerColumnsTests {
  private func column(_ width: Dimension?, _ children: [Element], _ change: (inout Element) -> Void = { _ in })
    -> Element
  {
    group(.column, nil, children) {
      if let width { $0[.width] = .literal(width) }
      change(&$0)
    }
  }

  @Test func aStretchedColumnPushesTheNextOne() {
    let row = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [text("B")])])
    #expect(
      run(LowerColumns(), [row], to: Traits.views).dump == """
        stack axis=horizontal alignment=top
          children
            text text="A"
            spacer
            text text="B"
        """)
  }

  @Test func anEmptyColumnTakesNoRoom() {
    let row = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [])])
    #expect(!run(LowerColumns(), [row], to: Traits.views).dump.contains("width"))
  }

  @Test func equalColumnsShareTheRoomEqually() {
    let row = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.weight(1), [text("B")])])
    let result = run(LowerColumns(), [row], to: Traits.widgets)
    #expect(result.dump.contains("distribution=fillEqually") && !result.dump.contains("spacer"))
    // Data make several of one that is repeated.
    let day = column(.weight(1), [text("${d}")])
    let days = Slot.one(day, scope: Scope(repeats: true, source: .template(template("${days}"))))
    let repeated = group(.stack, .horizontal, []) { $0[.children] = [days] }
    #expect(run(LowerColumns(), [repeated], to: Traits.widgets).dump.contains("distribution=fillEqually"))
    let alone = group(.stack, .horizontal, [column(.weight(1), [text("A")])])
    #expect(!run(LowerColumns(), [alone], to: Traits.widgets).dump.contains("distribution=fillEqually"))
    #expect(result.losses == [])
  }

  @Test func widthsThatOnlyDataKnowAreSharesAndReported() {
    var bar = column(.weight(1), [text("A")])
    bar[.width] = .template(template("${string(p)}"))
    let rows = group(.stack, .horizontal, [bar, bar])
    let result = run(LowerColumns(), [rows], to: Traits.widgets)
    #expect(result.dump.contains("distribution=fillEqually") && !result.dump.contains("${"))
    #expect(result.losses == ["lossy.binding", "lossy.binding"])
  }

  @Test func unequalWeightsAreReported() {
    let row = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.weight(3), [text("B")])])
    #expect(run(LowerColumns(), [row], to: Traits.views).losses == ["lossy.column-weight"])
  }

  @Test func sharesStayWhereWidthsAreWorkedOut() {
    let row = group(
      .stack, .horizontal,
      [
        column(.weight(1), [text("A")]), column(.auto, [text("B"), text("C")]), column(.points(40), [text("D")]),
        column(nil, [text("E")]),
      ])
    let result = run(LowerColumns(), [row], to: Traits.widgets)
    #expect(
      result.dump == """
        stack axis=horizontal alignment=top
          children
            text width=1fr text="A"
            stack width=auto axis=vertical
              children
                text text="B"
                text text="C"
            text width=40pt text="D"
            text width=stretch text="E"
        """)
    #expect(result.losses == [])
  }

  @Test func aColumnThatStretchesHasOnePart() {
    let alike = group(.stack, .horizontal, [column(.weight(1), [text("A")]), column(.stretch, [text("B")])])
    #expect(run(LowerColumns(), [alike], to: Traits.views).losses == [])
    let different = group(.stack, .horizontal, [column(.weight(2), [text("A")]), column(nil, [text("B")])])
    #expect(run(LowerColumns(), [different], to: Traits.views).losses == ["lossy.column-weight"])
    let beside = group(.stack, .horizontal, [column(.weight(2), [text("A")]), column(.auto, [text("B")])])
    #expect(run(LowerColumns(), [beside], to: Traits.views).losses == [])
  }

  @Test func sharesBecomeEqualWhereColumnsHaveNone() {
    let stretching = with(Traits.meaning) { $0.accepts = { value, _, _ in value != .measure(2, .weight) } }
    func leveled(_ widths: [Dimension?]) -> (dump: String, losses: [String]) {
      run(LowerColumns(), [group(.stack, .horizontal, widths.map { column($0, [text("A")]) })], to: stretching)
    }
    let equal = leveled([.weight(2), .weight(2)])
    #expect(equal.dump.components(of: "width=stretch") == 2 && equal.losses == [])
    #expect(leveled([.weight(2), .stretch]).losses == ["lossy.column-weight"])
    #expect(leveled([.weight(2), nil]).losses == ["lossy.column-weight"])
    #expect(leveled([.weight(1), .stretch, .auto]).losses == [])
  }

  @Test func fixedColumnsKeepTheirWidth() {
    let row = group(.stack, .horizontal, [column(.points(50), [text("A"), text("B")]), column(.auto, [text("C")])])
    #expect(run(LowerColumns(), [row], to: Traits.views).dump.contains("stack width=50pt axis=vertical"))
  }

  @Test func aColumnAsWideAsItsContentHasNoRoomInIt() {
    let inner = group(.stack, .horizontal, [column(.stretch, [text("A")]), column(.auto, [text("B")])])
    let row = group(.stack, .horizontal, [column(.auto, [inner]), column(.stretch, [text("C")])])
    #expect(run(LowerColumns(), [row], to: Traits.views).dump.components(of: "spacer") == 1)
  }

  @Test func columnsHaveTheAlignmentOfTheirBox() {
    let row = group(.stack, .horizontal, [column(.auto, [text("A")]), column(.auto, [text("B")])])
    let box = group(.stack, .vertical, [row]) { $0[.verticalAlignment] = .literal(.center) }
    let dump = run(LowerColumns(), [box], to: Traits.views).dump
    #expect(dump.contains("stack axis=horizontal alignment=center"))
  }

  @Test func aBoxOfALeastHeightHasTheAlignmentOfTheColumnItIsIn() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.minHeight] = .literal(120) }
    let around = column(.stretch, [box]) { $0[.verticalAlignment] = .literal(.center) }
    let row = group(.stack, .horizontal, [column(.points(50), [text("B")]), around])
    let dump = run(LowerColumns(), [row], to: Traits.views).dump
    #expect(dump.contains("min-height=120 vertical-alignment=center"), "\(dump)")
    // What it says itself counts.
    let own = group(.stack, .vertical, [text("A")]) {
      $0[.minHeight] = .literal(120)
      $0[.verticalAlignment] = .literal(.bottom)
    }
    let other = group(.stack, .vertical, [own]) { $0[.verticalAlignment] = .literal(.center) }
    #expect(run(LowerColumns(), [other], to: Traits.views).dump.contains("vertical-alignment=bottom"))
  }

  @Test func aColumnWithALookStaysABox() {
    let styled = column(.auto, [text("A")]) { $0[.containerStyle] = .literal(.good) }
    #expect(
      run(LowerColumns(), [group(.stack, .horizontal, [styled])], to: Traits.views).dump.contains(
        "container-style=good"))
  }

  @Test func repeatedColumnsStayOneObject() {
    let scope = Scope(repeats: true, source: .template(template("${days}")))
    var row = Element(.stack)
    row[.axis] = .literal(.horizontal)
    row[.children] = [.one(column(.stretch, [text("A")]), scope: scope)]
    let dump = run(LowerColumns(), [.one(row)], to: Traits.views).dump
    #expect(dump.contains("stack axis=horizontal gap=0 $data=\"${days}\""))
  }

  /// A column that is as high as its row is in its place wherever the row has it.
  @Test func columnsThatDifferAreAsNearToTheirPlacesAsTheyCanBe() {
    func column(_ height: Double, _ alignment: Alignment?) -> Element {
      let picture = Element.make(.image) {
        $0[.url] = .literal("https://e.com/a.png")
        $0[.width] = .literal(.points(40))
        $0[.height] = .literal(.points(height))
      }
      return group(.column, nil, [picture]) { if let alignment { $0[.verticalAlignment] = .literal(alignment) } }
    }
    func alignment(_ columns: [Element]) -> String? {
      let result = run(LowerColumns(), [group(.stack, .horizontal, columns)], to: Traits.views)
      #expect(result.losses.filter { $0 == "lossy.column-align" }.count == 1)
      return result.dump.firstMatch(of: /alignment=([a-z]+)/).map { String($0.1) }
    }
    #expect(alignment([column(80, nil), column(20, .center)]) == "center")
    #expect(alignment([column(80, nil), column(20, .bottom)]) == "bottom")
    #expect(alignment([column(20, nil), column(80, .center)]) == "top")
    #expect(alignment([column(80, nil), column(10, nil), column(70, .center)]) == "top")
    #expect(alignment([column(80, nil), column(74, nil), column(20, .center)]) == "center")
  }
}
