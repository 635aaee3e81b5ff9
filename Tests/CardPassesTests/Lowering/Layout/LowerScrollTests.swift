import CardIR
import CardTemplate
import Testing

@testable import CardPasses

/// Mapping 3.8 and 3.9: lists and scroll regions.
@Suite struct LowerScrollTests {
  private static let lists = with(Traits.views, kinds: [.list])
  private static let scrolls = with(Traits.widgets, kinds: [.scroll])

  @Test func theScrollingScreenBecomesAListOfOneRow() {
    let scroll = group(.scroll, .vertical, [text("A"), text("B")])
    let result = run(LowerScroll(), [scroll], from: Self.scrolls, to: Self.lists)
    #expect(
      result.dump == """
        list
          children
            stack axis=vertical gap=0 alignment=leading
              children
                text text="A"
                text text="B"
        """)
    #expect(result.losses == ["lossy.scroll"])
  }

  /// What a row of a list has around it is part of the padding that the page had.
  @Test func theInsetsOfTheRowArePartOfThePadding() {
    for (padding, left) in [(20.0, 4), (8, 0)] {
      let page = group(.stack, .vertical, [text("A"), Element(.spacer)]) { $0[.padding] = .literal(padding) }
      let dump = run(LowerScroll(), [group(.scroll, .vertical, [page])], from: Self.scrolls, to: Self.lists).dump
      #expect(dump.contains("stack padding=\(left) axis=vertical") && !dump.contains("spacer"), "\(dump)")
    }
  }

  /// Where the page has no padding, that of its parts is in part what a row has at its sides.
  @Test func theInsetsOfTheRowArePartOfThePaddingOfParts() {
    func lowered(_ change: (inout Element) -> Void) -> String {
      let part = group(.stack, .vertical, [text("A")]) { change(&$0) }
      let page = group(.stack, .vertical, [text("Title"), part])
      return run(LowerScroll(), [group(.scroll, .vertical, [page])], from: Self.scrolls, to: Self.lists).dump
    }
    let padded = lowered { $0[.padding] = .literal(20) }
    #expect(
      padded.contains("stack padding=4 axis=vertical") && padded.components(of: "spacer height=16pt") == 2, "\(padded)")
    // What is painted keeps its room.
    let painted = lowered {
      $0[.padding] = .literal(20)
      $0[.backgroundColor] = .literal(.white)
    }
    #expect(painted.contains("padding=20") && !painted.contains("spacer"))
  }

  @Test func aScreenOfItsOwnScrollsAsAWhole() {
    let pages = with(Traits.views, kinds: [.scroll]) { $0.root = .any }
    var options = LoweringOptions()
    let children = [text("A"), text("B")].map { Slot.one($0) }
    #expect(!run(LowerScroll(), children, to: pages, options: options).dump.contains("scroll"))
    options.scrolls = true
    #expect(
      run(LowerScroll(), children, to: pages, options: options).dump == """
        scroll
          children
            text text="A"
            text text="B"
        """)
    // What scrolls already is no region in a region.
    let scroll = group(.scroll, .vertical, [text("A")])
    #expect(run(LowerScroll(), [.one(scroll)], to: pages, options: options).dump.components(of: "scroll") == 1)
  }

  /// Layers are in the middle of each other; a region that scrolled began at the top.
  @Test func whatScrolledOnAColouredPageStaysAtItsTop() {
    let region = group(.scroll, .vertical, [text("A")])
    let page = Element(.overlay, children: [.one(Element(.shape)), .one(region)])
    let dump = run(LowerScroll(), [page, text("B")], from: Self.scrolls, to: Self.lists).dump
    #expect(dump.components(of: "spacer") == 1)
    #expect(dump.contains("text text=\"A\"\n        spacer"))
  }

  /// It had the height that the bar left, so room has it now: also where distances keep it from the sides.
  @Test func whatStoodBelowARegionStaysAtTheBottom() {
    let region = group(.scroll, .vertical, [text("A")])
    for above in [region, group(.stack, .horizontal, [.room(20, .horizontal), region, .room(20, .horizontal)])] {
      let page = group(.stack, .vertical, [above, text("B")])
      let dump = run(LowerScroll(), [page], from: Self.scrolls, to: Traits.views).dump
      #expect(dump.contains("\n    spacer\n    text text=\"B\""), "\(dump)")
    }
  }

  @Test func aNestedScrollRegionBecomesAStack() {
    let below = group(.scroll, .vertical, [text("A")])
    let beside = group(.scroll, .horizontal, [text("B")])
    let result = run(LowerScroll(), [below, beside], from: Self.scrolls, to: Self.lists)
    #expect(
      result.dump == """
        stack axis=vertical gap=0 alignment=leading
          children
            text text="A"
        stack axis=horizontal gap=0 alignment=center
          children
            text text="B"
        """)
    #expect(result.losses == ["lossy.scroll", "lossy.scroll"])
  }

  @Test func aListBecomesAContainerWithSeparators() {
    let result = run(
      LowerScroll(),
      [
        .one(
          Element(
            .list,
            children: [
              .one(text("A")), .one(text("B")),
              .one(text("C"), scope: Scope(repeats: true, source: .template(template("${items}")))),
            ]))
      ], from: Self.lists, to: Traits.meaning)
    #expect(
      result.dump == """
        stack axis=vertical gap=20 alignment=leading
          children
            text text="A"
            text separator=true text="B"
            text separator=true text="C" $data="${items}"
        """)
    #expect(result.losses == ["lossy.list"])
    // Beside other things it goes on to take all the width there is.
    let beside = run(
      LowerScroll(), [group(.list, nil, [text("A")]), text("B")], from: Self.lists, to: Traits.meaning)
    #expect(beside.dump.hasPrefix("stack width=stretch axis=vertical gap=20 alignment=leading"))
  }

  @Test func aListBecomesAScrollRegionWithLinesAndInsets() {
    let result = run(LowerScroll(), [group(.list, nil, [text("A"), text("B")])], from: Self.lists, to: Self.scrolls)
    func row(_ content: String) -> String {
      """
            stack axis=horizontal gap=0 alignment=center
              children
                spacer width=16pt
                stack axis=vertical gap=0 alignment=leading
                  children
                    spacer height=11pt
                    text text="\(content)"
                    spacer height=11pt
                spacer width=16pt
      """
    }
    #expect(
      result.dump == """
        scroll axis=vertical
          children
            stack axis=vertical gap=0 alignment=fill
              children
        \(row("A").indented(2))
                divider background-color=#C6C6C8 axis=horizontal
        \(row("B").indented(2))
        """)
    #expect(result.losses == ["lossy.list-chrome"])
  }

  @Test func theColoursOfAListAreThoseOfItsRows() {
    let constraints = with(Self.scrolls) { $0.boxes = .byConstraints }
    var list = Element(.list, children: [.one(text("A"))])
    list[.backgroundColor] = .literal(Color(0xEEEEEE))
    list[.borderWidth] = .literal(2)
    let result = run(LowerScroll(), [list], from: Self.lists, to: constraints)
    #expect(result.dump.hasPrefix("scroll axis=vertical\n"))
    #expect(
      result.dump.contains("background-color=#EEEEEE") && result.dump.contains("border-width=2"), "\(result.dump)")
    // In a painted box nothing gives a region its height.
    let box = group(.stack, .vertical, [Element(.list, children: [.one(text("A"))])]) {
      $0[.backgroundColor] = .literal(Color(0xEEEEEE))
    }
    #expect(!run(LowerScroll(), [box], from: Self.lists, to: constraints).dump.contains("scroll"))
  }

  @Test func whatRepeatsBringsItsLine() {
    let scope = Scope(repeats: true, source: .template(template("${items}")))
    let list = Element(.list, children: [.one(text("A")), .one(text("B"), scope: scope), .one(text("C"))])
    let result = run(LowerScroll(), [.one(list)], from: Self.lists, to: Self.scrolls)
    // Between A and each B, and before C; the one of B is inside its slot.
    #expect(result.dump.components(of: "divider") == 2)
    #expect(result.dump.components(of: "$data=\"${items}\"") == 1)
    let inside = result.dump.split(separator: "\n").drop { !$0.contains("$data") }.dropFirst(2)
    #expect(inside.first?.contains("divider") == true)
  }

  @Test func nothingHappensWhereTheTargetHasTheSame() {
    let result = run(LowerScroll(), [group(.list, nil, [text("A")])], from: Self.lists, to: Self.lists)
    #expect(result.dump.hasPrefix("list\n") && result.losses == [])
  }

  // MARK: Room below what scrolled

  private func column(_ children: [Element]) -> String {
    run(LowerScroll(), [group(.stack, .vertical, children), text("Z")], from: Self.scrolls, to: Self.lists).dump
  }

  private let region = group(.scroll, .vertical, [text("A")])

  @Test func roomHasTheHeightThatTheRegionHad() {
    #expect(
      column([region, text("B")]) == """
        stack axis=vertical
          children
            stack axis=vertical gap=0 alignment=leading
              children
                text text="A"
            spacer
            text text="B"
        text text="Z"
        """)
  }

  @Test func aRegionAtTheEndPushesNothing() { #expect(!column([text("B"), region]).contains("spacer")) }

  @Test func aRegionWithAHeightTakesNoMore() {
    var fixed = region
    fixed[.height] = .literal(.points(90))
    #expect(!column([fixed, text("B")]).contains("spacer"))
  }

  @Test func roomThatIsThereIsNotShared() {
    #expect(column([region, Element(.spacer), text("B")]).components(of: "spacer") == 1)
  }

  @Test func aRegionThatScrollsSidewaysTakesNoHeight() {
    #expect(!column([group(.scroll, .horizontal, [text("A")]), text("B")]).contains("spacer"))
  }

  @Test func aRegionInARowTakesNoHeightOfIt() {
    let row = group(.stack, .horizontal, [region, text("B")])
    #expect(!run(LowerScroll(), [row, text("Z")], from: Self.scrolls, to: Self.lists).dump.contains("spacer"))
  }
}

extension String {
  /// The lines with more white space before them.
  func indented(_ count: Int) -> String {
    split(separator: "\n").map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// How often a text occurs.
  func components(of text: String) -> Int {
    var count = 0
    var rest = Substring(self)
    while let range = rest.firstRange(of: text) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
