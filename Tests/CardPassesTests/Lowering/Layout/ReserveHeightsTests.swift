import CardFormats
import CardIR
import CardStyle
import Testing

@testable import CardPasses

@Suite struct ReserveHeightsTests {
  /// A target whose rows hug what is in them, and which has no least height.
  private static let frames = with(Traits.views, kinds: [.overlay], attributes: [.stack: [.width]]) {
    $0.framesSurroundBackgrounds = true
  }

  private func reserved(_ box: Element, to target: Capabilities = frames) -> (dump: String, losses: [String]) {
    run(ReserveHeights(), [.one(box)], from: Traits.meaning, to: target)
  }

  private func box(_ side: Alignment?, gap: Double = 0, least: Double = 100, lines: Int = 1) -> Element {
    group(
      .stack, .vertical, (0..<lines).map { line in text("\(line)") { $0[.textSize] = .literal(.points(20)) } }
    ) {
      $0[.gap] = .literal(gap)
      $0[.minHeight] = .literal(least)
      if let side { $0[.verticalAlignment] = .literal(side) }
    }
  }

  /// What is in the box, in order: a dash for a text, points for room.
  private func order(_ dump: String) -> [String] {
    dump.split(separator: "\n").compactMap { line in
      if line.contains("spacer height=") { return String(line.split(separator: "=")[1]) }
      return line.contains("text text=") ? "-" : nil
    }
  }

  /// What a page leaves of its screen is below all that it reserves.
  @Test(arguments: [Alignment.top, .center, .bottom])
  func theRestOfThePageStaysAtItsEnd(_ side: Alignment) {
    var page = box(side)
    page[.children].append(.one(Element(.spacer)))
    let lines = reserved(page).dump.split(separator: "\n")
    #expect(lines.last?.hasSuffix("  spacer") == true && lines.count { $0.hasSuffix("  spacer") } == 1, "\(lines)")
  }

  /// Below a row, nothing that is painted in it would be higher.
  @Test func roomIsInTheHighestColumnOfARowThatFills() {
    func column(_ lines: Int, _ side: Alignment) -> Element {
      var column = box(side, least: 0, lines: lines)
      column[.minHeight] = nil
      column[.backgroundColor] = .literal(Color(0xEEEEEE))
      return column
    }
    let row = group(.stack, .horizontal, [column(1, .top), column(2, .bottom)]) {
      $0[.gap] = .literal(10)
      $0[.minHeight] = .literal(100)
      $0[.alignment] = .literal(.fill)
    }
    let result = reserved(row, to: SkimaFormat().capabilities)
    #expect(order(result.dump).contains { $0.hasSuffix("pt") }, "\(result.dump)")
    let lines = result.dump.split(separator: "\n")
    #expect(lines.first { $0.contains("stack") }?.contains("axis=horizontal") == true, "\(result.dump)")
  }

  @Test(
    arguments: [
      // A line of 20 points is 24 high.
      (nil, ["-", "76pt"]), (.top, ["-", "76pt"]), (.bottom, ["76pt", "-"]), (.center, ["38pt", "-", "38pt"]),
    ] as [(Alignment?, [String])])
  func roomStandsWhereContentDoesNot(side: Alignment?, expected: [String]) {
    let result = reserved(box(side))
    #expect(order(result.dump) == expected)
    #expect(!result.dump.contains("min-height") && !result.dump.contains("vertical-alignment"))
  }

  @Test func theDistanceToTheRoomCounts() {
    #expect(order(reserved(box(.center, gap: 10, lines: 2)).dump) == ["11pt", "-", "-", "11pt"])
    // Where the distance alone is more than there has to be, it must not be there.
    let tight = reserved(box(.top, gap: 60, least: 110, lines: 2))
    #expect(order(tight.dump) == ["-", "-", "2pt"])
    #expect(tight.dump.contains("stack axis=vertical gap=60"))
  }

  @Test func contentThatIsHighEnoughNeedsNone() {
    let result = reserved(box(.bottom, least: 40, lines: 2))
    #expect(order(result.dump) == ["-", "-"])
    // What nobody wrote needs no word.
    #expect(result.losses == [])
    #expect(!result.dump.contains("min-height"))
  }

  @Test func aRowHasTheRoomBelowIt() {
    let row = group(.stack, .horizontal, [text("A") { $0[.textSize] = .literal(.points(20)) }]) {
      $0[.gap] = .literal(10)
      $0[.minHeight] = .literal(50)
      $0[.backgroundColor] = .literal(.black)
    }
    let dump = reserved(row).dump
    #expect(order(dump) == ["-", "26pt"])
    // The colour stays on the box, and the way it is laid out goes with the row.
    #expect(dump.contains("stack background-color=#000000 axis=vertical gap=0 alignment=leading"))
    #expect(dump.contains("stack axis=horizontal gap=10"))
  }

  // MARK: Rows

  private func row(_ columns: [Element], _ alignment: Alignment = .top) -> Element {
    group(.stack, .horizontal, columns) {
      $0[.gap] = .literal(10)
      $0[.alignment] = .literal(alignment)
    }
  }

  private func column(_ lines: Int, _ change: (inout Element) -> Void = { _ in }) -> Element {
    var column = box(nil, least: 0, lines: lines)
    column[.minHeight] = nil
    column[.width] = .literal(.stretch)
    change(&column)
    return column
  }

  @Test func paintedColumnsAreAsHighAsTheirRow() {
    func painted(_ lines: Int) -> Element { column(lines) { $0[.backgroundColor] = .literal(.black) } }
    let result = reserved(row([painted(1), painted(3)]))
    #expect(order(result.dump) == ["-", "48pt", "-", "-", "-"])
    #expect(result.losses == ["lossy.size"])
    // Nobody sees how high others are.
    let plain = reserved(row([column(1), column(3)]))
    #expect(order(plain.dump) == ["-", "-", "-", "-"])
    #expect(plain.losses == [])
    // Equal ones need nothing.
    #expect(reserved(row([painted(2), painted(2)])).losses == [])
  }

  @Test func columnsStandWhereTheySayWhateverTheirRow() {
    let columns = [
      column(3), column(1) { $0[.verticalAlignment] = .literal(.bottom) },
      column(1) { $0[.verticalAlignment] = .literal(.center) },
    ]
    let result = reserved(row(columns))
    #expect(order(result.dump) == ["-", "-", "-", "48pt", "-", "24pt", "-", "24pt"])
    #expect(!result.dump.contains("vertical-alignment"))
    // Of the same ones the row itself takes care.
    #expect(order(reserved(row(columns, .center)).dump) == ["-", "-", "-", "48pt", "-", "-"])
  }

  @Test func aColumnWithALeastHeightStandsInItsRowAsItSays() {
    let small = column(1) {
      $0[.minHeight] = .literal(48)
      $0[.verticalAlignment] = .literal(.bottom)
    }
    #expect(order(reserved(row([small, column(3)])).dump) == ["24pt", "24pt", "-", "-", "-", "-"])
  }

  @Test func picturesAreAsHighAsTheirWidthAllows() {
    func column(_ height: Double) -> Element {
      var picture = Element(.image)
      picture[.width] = .literal(.points(400))
      picture[.height] = .literal(.points(height))
      return group(.stack, .vertical, [picture]) {
        $0[.width] = .literal(.stretch)
        $0[.backgroundColor] = .literal(.black)
      }
    }
    // Of 390 points each has 190.
    #expect(order(reserved(row([column(200), column(400)])).dump) == ["95pt"])
  }

  @Test func rowsOfImagesThatDoNotFitAreSeveralLines() {
    let images = group(
      .stack, .horizontal,
      (0..<3).map { _ in
        var picture = Element(.image)
        picture[.width] = .literal(.points(80))
        picture[.height] = .literal(.points(80))
        return picture
      }
    ) { $0[.gap] = .literal(10) }
    let gallery = group(.stack, .vertical, [images]) {
      $0[.width] = .literal(.stretch)
      $0[.backgroundColor] = .literal(.black)
    }
    let words = column(1) { $0[.backgroundColor] = .literal(.black) }
    // Two lines of two images and one in 190 points, 10 points apart, beside a text of 24.
    #expect(order(reserved(row([gallery, words])).dump) == ["-", "146pt"])
  }

  @Test func roomStandsBelowWhatTakesTheHeightThatIsLeft() {
    func column(_ stretched: Int...) -> Element {
      var column = self.column(2)
      for index in stretched { column[.children][index].update { $0[value: .height] = Dimension.stretch.storage } }
      return column
    }
    let result = reserved(row([column(0), self.column(4)]))
    #expect(order(result.dump) == ["-", "48pt", "-", "-", "-", "-", "-"])
    #expect(result.losses == ["lossy.stretch"])
    let both = reserved(row([column(0, 1), self.column(4)]))
    #expect(order(both.dump) == ["-", "24pt", "-", "24pt", "-", "-", "-", "-"])
    // A room of its own costs a distance; where there is less than that to share out, nothing is.
    var spaced = column(0)
    spaced[.gap] = .literal(10)
    #expect(order(reserved(row([spaced, self.column(4)])).dump).prefix(2) == ["-", "28pt"])
    #expect(order(reserved(row([spaced, self.column(3)])).dump).prefix(2) == ["-", "4pt"])
    spaced[.gap] = .literal(14)
    #expect(reserved(row([spaced, self.column(3)])).losses == [])
  }

  @Test func whatIsInABoxThatTakesTheHeightIsMovedInIt() {
    var inner = column(1) { $0[value: .height] = Dimension.stretch.storage }
    inner[.width] = nil
    inner[.verticalAlignment] = .literal(.bottom)
    let outer = group(.stack, .vertical, [inner, text("last") { $0[.textSize] = .literal(.points(20)) }]) {
      $0[.width] = .literal(.stretch)
    }
    let result = reserved(row([outer, column(4)]))
    #expect(order(result.dump) == ["48pt", "-", "-", "-", "-", "-", "-"])
    #expect(!result.dump.contains("height=stretch"))
  }

  @Test func columnsThatReachUpAndDownAreHigherByThat() {
    func painted(_ lines: Int, bleeds: Bool) -> Element {
      column(lines) {
        $0[.backgroundColor] = .literal(.black)
        if bleeds { $0[.bleed] = .literal(true) }
      }
    }
    var padded = row([painted(1, bleeds: true), painted(1, bleeds: false)])
    padded[.padding] = .literal(20)
    #expect(order(reserved(padded).dump) == ["-", "40pt", "-"])
    padded = row([painted(1, bleeds: true), painted(3, bleeds: true)])
    padded[.padding] = .literal(20)
    #expect(order(reserved(padded).dump) == ["-", "48pt", "-", "-", "-"])
  }

  @Test func columnsReachUpAndDownOnlyWhereNothingIsBesideTheirRow() {
    func heights(_ above: Int, _ below: Int) -> [String] {
      let columns = [true, false].map { bleeds in
        column(1) {
          $0[.backgroundColor] = .literal(.black)
          if bleeds { $0[.bleed] = .literal(true) }
        }
      }
      let page = group(
        .stack, .vertical, (0..<above).map { _ in text("a") } + [row(columns)] + (0..<below).map { _ in text("b") }
      ) { $0[.padding] = .literal(20) }
      return order(reserved(page).dump).filter { $0 != "-" }
    }
    #expect(heights(0, 0) == ["40pt"])
    #expect(heights(1, 0) == ["20pt"])
    #expect(heights(0, 1) == ["20pt"])
    #expect(heights(1, 1) == [])
  }

  @Test func whatReachesTheSidesHasMoreRoomForItsTexts() {
    // 30 letters of 20 points: two lines in 265 points, one in 305.
    let words = text("aaaaa aaaaa aaaaa aaaaa aaaaa") { $0[.textSize] = .literal(.points(20)) }
    func box(bleeds: Bool) -> Element {
      let inner = group(.stack, .vertical, [words]) {
        $0[.backgroundColor] = .literal(.black)
        if bleeds { $0[.bleed] = .literal(true) }
      }
      let column = group(.stack, .vertical, [inner]) {
        $0[.padding] = .literal(20)
        $0[.width] = .literal(.points(305))
      }
      return row([column, self.column(4) { $0[.backgroundColor] = .literal(.black) }])
    }
    let estimate = SizeEstimate(host: .default)
    let heights = [true, false].map { estimate.columnHeights(of: box(bleeds: $0), width: 390)[0] }
    #expect(heights == [24, 88])
  }

  @Test func linesAreAsHighAsTheirRow() {
    let result = reserved(row([column(2), Element(.divider), column(3)]))
    #expect(result.dump.contains("divider height=72pt"))
  }

  @Test func whereDataDecideHowOftenThereIsSomethingNothingIsMadeUp() {
    var list = column(1) { $0[.backgroundColor] = .literal(.black) }
    list[.children] = list[.children].map {
      .one($0.element ?? Element(.text), scope: Scope(repeats: true, source: .template(template("${items}"))))
    }
    #expect(reserved(row([list, column(1) { $0[.backgroundColor] = .literal(.black) }])).losses == [])
  }

  @Test func onlyTheOutermostOfManyRowsAreEstimated() {
    var inner = row([column(1) { $0[.backgroundColor] = .literal(.black) }, column(3)])
    for _ in 0..<20 { inner = row([group(.stack, .vertical, [inner]), Element(.divider)]) }
    let result = reserved(inner)
    // From the outside eight have a line of known height.
    #expect(result.dump.split(separator: "\n").count { $0.contains("divider height=") } == 8)
    #expect(result.losses == [])
  }

  // MARK: Pictures

  @Test func aPictureBehindContentIsAsLargeAsTheContent() {
    var picture = Element(.image)
    picture[.url] = .literal("https://example.com/a.png")
    picture[.width] = .literal(.stretch)
    picture[.height] = .literal(.stretch)
    let layers = Element(.overlay, children: [.one(picture), .one(box(.top))])
    let result = reserved(layers)
    #expect(result.dump.contains("image height=100pt url="))
    #expect(result.losses.contains("lossy.size"))
    // In a row it would take the room of its neighbours.
    let shared = reserved(row([layers, column(1)])).dump
    #expect(shared.contains("image width="))
    // Constraints make it as large.
    let pinned = reserved(layers, to: Traits.widgets).dump
    #expect(pinned.contains("image height=100pt url="))
  }

  @Test func aColumnWithAPictureBehindItIsAsHighAsItsRow() {
    var picture = Element(.image)
    picture[.url] = .literal("https://example.com/a.png")
    picture[.width] = .literal(.stretch)
    picture[.height] = .literal(.stretch)
    let column = group(
      .stack, .vertical, [Element(.overlay, children: [.one(picture), .one(box(nil, least: 0))])]
    ) { $0[.width] = .literal(.stretch) }
    let result = reserved(row([column, self.column(3)]))
    #expect(order(result.dump) == ["-", "48pt", "-", "-", "-"])
    #expect(result.dump.contains("image width=190pt height=72pt"))
  }

  @Test func whatSaysItsLeastHeightItselfKeepsIt() {
    let target = with(Self.frames, attributes: [.stack: [.minHeight]])
    #expect(reserved(box(.top), to: target).dump.contains("min-height=100"))
  }

  @Test func oneEntrySaysThatColumnsAreMoved() {
    func column(_ words: [String], _ side: Alignment?) -> Element {
      group(.column, .vertical, words.map { text($0) }) {
        $0[.width] = .literal(.weight(1))
        if let side { $0[.verticalAlignment] = .literal(side) }
      }
    }
    func losses(_ columns: [Element]) -> [String] {
      let row = group(.stack, .horizontal, columns)
      return run(
        [LowerColumns(), ReserveHeights()], [.one(row)], from: AdaptiveCardsFormat().capabilities,
        to: DrivenUIFormat().capabilities
      ).losses
    }
    let high = column(["A", "B", "C"], nil)
    #expect(losses([high, column(["D"], .bottom)]) == ["lossy.column-align"])
    // That a box becomes as high as its row is something else.
    var painted = column(["D"], nil)
    painted[.backgroundColor] = .literal(.black)
    #expect(losses([high, painted]) == ["lossy.size"])
    #expect(losses([high, column(["D"], .bottom), painted]) == ["lossy.column-align", "lossy.size"])
  }

  @Test func shapesOfRowsAreAsHighAsWhatTheyStandBesideWhereConstraintsMadeThemSo() {
    let canvases = with(Traits.views, kinds: [.canvas]) { $0.boxes = .byConstraints }
    var bar = Element(.shape)
    bar[.width] = .literal(.points(4))
    let row = group(.stack, .horizontal, [bar, text("a") { $0[.textSize] = .literal(.points(20)) }])
    let target = with(Traits.views, kinds: [.shape]) { _ in }
    #expect(run(ReserveHeights(), [.one(row)], from: canvases, to: target).dump.contains("shape width=4pt height=24pt"))
    // Elsewhere it takes the height there is.
    #expect(!run(ReserveHeights(), [.one(row)], from: Traits.views, to: target).dump.contains("height=24pt"))
    // Alone it is as high as anything.
    let alone = group(.stack, .horizontal, [bar])
    #expect(!run(ReserveHeights(), [.one(alone)], from: canvases, to: target).dump.contains("height="))
  }

  @Test func aPictureBehindContentIsAsHighAsThatWhereNothingElseSaysHowHighItIs() {
    let canvases = with(Traits.views, kinds: [.canvas]) { $0.boxes = .byConstraints }
    let target = with(Traits.views, kinds: [.shape, .overlay]) { _ in }
    var picture = Element(.image)
    picture[.width] = .literal(.stretch)
    picture[.height] = .literal(.stretch)
    let front = text("a") { $0[.textSize] = .literal(.points(20)) }
    let layers = Element(.overlay, children: [.one(picture), .one(front)])
    func settled(_ element: Element) -> String {
      run(ReserveHeights(), [.one(element)], from: canvases, to: target).dump
    }
    #expect(settled(layers).contains("image height=24pt"))
    #expect(
      settled(group(.stack, .vertical, [layers]) { $0[.height] = .literal(.points(240)) }).contains("height=stretch"))
    let column = group(.stack, .vertical, [front, Element(.spacer)])
    #expect(settled(Element(.overlay, children: [.one(picture), .one(column)])).contains("height=stretch"))
  }

  @Test func paintedCellsOfARowOfEqualPartsAreAsHighAsIt() {
    func cell(_ lines: Int) -> Element {
      group(.stack, .vertical, (0..<lines).map { line in text("\(line)") { $0[.textSize] = .literal(.points(20)) } }) {
        $0[.gap] = .literal(0)
        $0[.backgroundColor] = .literal(.white)
      }
    }
    let row = group(.stack, .horizontal, [cell(1), cell(3)]) {
      $0[.alignment] = .literal(.top)
      $0[.distribution] = .literal(.fillEqually)
    }
    #expect(order(reserved(row).dump) == ["-", "48pt", "-", "-", "-"])
  }
}
