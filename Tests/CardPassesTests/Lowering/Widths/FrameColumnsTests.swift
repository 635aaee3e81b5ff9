import CardFormats
import CardIR
import Testing

@testable import CardPasses

@Suite struct FrameColumnsTests {
  private static let card = AdaptiveCardsFormat().capabilities
  private static let views = DrivenUIFormat().capabilities

  private func framed(_ elements: [Element], to target: Capabilities = views) -> (dump: String, losses: [String]) {
    run(FrameColumns(), elements, from: Self.card, to: target)
  }

  private func row(_ widths: [Dimension?], gap: Double = 10) -> Element {
    let columns = widths.enumerated().map { index, width in
      text("T\(index)") { if let width { $0[.width] = .literal(width) } }
    }
    return group(.stack, .horizontal, columns) { $0[.gap] = .literal(gap) }
  }

  private func page(_ children: [Element]) -> Element {
    group(.stack, .vertical, children) {
      $0[.padding] = .literal(20)
      $0[.alignment] = .literal(.leading)
    }
  }

  @Test func aPageOfWhatIsNarrowerIsAsWideAsTheScreen() {
    func dump(_ element: Element) -> String { framed([page([element])]).dump }
    func box(_ width: Double) -> Element {
      group(.stack, .horizontal, [Element(.spacer), text("A"), Element(.spacer)]) {
        $0[.width] = .literal(.points(width))
      }
    }
    // Room in a box of stated width makes that no wider.
    #expect(dump(box(120)).contains("stack padding=20 axis=horizontal gap=0 alignment=top"))
    // What takes all the width leaves nothing for room beside it, which would take half of it.
    let picture = Element.make(.image) {
      $0[.url] = .literal("https://e.com/a.png")
      $0[.height] = .literal(.points(80))
    }
    for wide in [
      picture, Element(.divider), group(.stack, .vertical, [picture]), Element(.overlay, children: [.one(picture)]),
    ] {
      #expect(!dump(wide).contains("spacer"), "\(dump(wide))")
    }
  }

  @Test func wordsAreWholeInSmallerStyles() {
    func column(_ words: String) -> (dump: String, losses: [String]) {
      let title = text(words) { $0[.textSize] = .literal(.style(.title)) }
      return framed([page([group(.stack, .vertical, [title]) { $0[.width] = .literal(.points(64)) }])])
    }
    #expect(column("18 °C").dump.contains("text-size=title"))
    let long = column("Delivered")
    #expect(long.dump.contains("text-size=footnote") && long.losses.contains("lossy.font-size"), "\(long)")
    // Where no style helps, the word is broken in the style that was meant.
    #expect(column("Donaudampfschiff").dump.contains("text-size=title"))
  }

  @Test func sharesAreThoseOfTheScreen() {
    let result = framed([page([row([.weight(1), .weight(3)])])])
    // A quarter of 350 points, less its part of the distance; the other takes what is left.
    #expect(result.dump.components(of: "width=85pt") == 1 && result.dump.components(of: "width=") == 1)
    #expect(result.dump.components(of: "spacer") == 2)
    #expect(result.losses == ["lossy.column-weight"])
  }

  /// A row gives flexible children equal parts by itself; widths of one screen would leave the last too little on another.
  @Test func equalColumnsHaveNoWidths() {
    for count in 2...4 {
      let result = framed([page([row(Array(repeating: .stretch, count: count))])])
      #expect(!result.dump.contains("width=") && result.dump.components(of: "spacer") == count, "\(result.dump)")
      #expect(result.losses == [])
    }
    func pictures(_ width: Double) -> Element {
      let columns = (0..<3).map { _ in
        let picture = Element.make(.image) {
          $0[.url] = .literal("https://e.com/a.png")
          $0[.width] = .literal(.points(width))
          $0[.height] = .literal(.points(40))
        }
        return group(.stack, .vertical, [picture]) { $0[.width] = .literal(.stretch) }
      }
      return group(.stack, .horizontal, columns) { $0[.gap] = .literal(10) }
    }
    #expect(framed([page([pictures(60)])]).losses == [])
    // Room in what says how wide it is fills nothing around it.
    let fixed = group(.stack, .horizontal, [text("A"), Element(.spacer)]) { $0[.width] = .literal(.points(60)) }
    let column = group(.stack, .vertical, [fixed]) { $0[.width] = .literal(.stretch) }
    let nested = framed([page([group(.stack, .horizontal, [column, column]) { $0[.gap] = .literal(10) }])])
    #expect(nested.dump.components(of: "spacer") == 4, "\(nested.dump)")
    // Wider than a third of a narrow screen.
    #expect(framed([page([pictures(100)])]).losses.contains("lossy.column-weight"))
  }

  /// Room between two of three has a distance on both sides, which the row did not have.
  @Test func roomInATightRowTakesNoDistance() {
    func picture(_ width: Double) -> Element {
      .make(.image) {
        $0[.url] = .literal("https://e.com/a.png")
        $0[.width] = .literal(.points(width))
        $0[.height] = .literal(.points(40))
      }
    }
    func row(_ last: Double) -> String {
      let row = group(.stack, .horizontal, [picture(40), picture(100), Element(.spacer), picture(last)]) {
        $0[.gap] = .literal(12)
      }
      return run(FrameColumns(), [page([row])], from: Formats.widget, to: Self.views).dump
    }
    // 350 points of room: 40 + 100 + 170 and three distances are 346, 40 + 100 + 180 and three are 356.
    #expect(row(170).components(of: "stack axis=horizontal") == 1)
    #expect(row(180).components(of: "stack axis=horizontal") == 2 && row(180).contains("spacer min-length=0"))
  }

  @Test func picturesInWhatDataRepeatAreAsWideAsOneOfSeveral() {
    let picture = Element.make(.image) {
      $0[.url] = .literal("https://e.com/a.png")
      $0[.width] = .literal(.points(160))
      $0[.height] = .literal(.points(80))
    }
    var row = row([])
    let day = group(.stack, .vertical, [picture]) { $0[.width] = .literal(.stretch) }
    row[.children] = [.one(day, scope: Scope(repeats: true, source: .template(template("${days}"))))]
    // A third of 350 points, less two distances.
    #expect(framed([page([row])]).dump.contains("width=110pt height=55pt"))
  }

  @Test func framesAreAsWideAsTheirShareToTheHundredth() {
    // Words that just fit are broken where a frame is rounded down, and those that just do not fit are not where it is
    // rounded up.
    #expect(framed([page([row([.weight(1), .weight(2)])])]).dump.contains("width=113.33pt"))
  }

  @Test func contentKeepsItsWidthBesideWhatStretches() {
    let result = framed([page([row([.auto, .stretch])])])
    #expect(!result.dump.contains("width="))
    #expect(result.dump.components(of: "spacer") == 1)
    #expect(result.losses == [])
  }

  @Test func textsOfStatedLinesAreCutOffByTheirHeight() {
    func cut(_ words: String, _ change: (inout Element) -> Void) -> String {
      run([LowerText(), FrameColumns()], [.one(page([text(words, change)]))], from: Self.card, to: Self.views).dump
    }
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    // Lines of the usual text are 20.4 points high.
    #expect(cut(long) { $0[.wrap] = .literal(false) }.contains("height=20.5pt"))
    let two = cut(long) {
      $0[.wrap] = .literal(true)
      $0[.maxLines] = .literal(2)
    }
    #expect(two.contains("height=41pt"))
    #expect(cut(long + "\n- word") { $0[.wrap] = .literal(false) }.contains("height=41pt"))
    // What fits, or may have all its lines, has the height that it takes.
    #expect(!cut("word") { $0[.wrap] = .literal(false) }.contains("height"))
    let whole = cut(long) { $0[.wrap] = .literal(true) }
    for dump in [two, whole, cut(long) { $0[.wrap] = .literal(false) }] {
      #expect(!dump.contains("wrap=") && !dump.contains("max-lines"))
    }
    #expect(!whole.contains("height"))
  }

  @Test func linesThatShouldNotStandAtTheStartAreReportedWhereThereAreSeveral() {
    func losses(_ words: String, at side: Alignment, in width: Dimension?) -> [String] {
      let label = text(words) { $0[.horizontalAlignment] = .literal(side) }
      var column = group(.column, .vertical, [text("12"), label])
      if let width { column[.width] = .literal(width) }
      let others = [1, 2].map { _ in
        group(.column, .vertical, [text("A")]) { $0[.width] = .literal(.weight(1)) }
      }
      let content = width == nil ? label : group(.stack, .horizontal, [column] + others)
      return run(
        [LowerAlignment(), LowerColumns(), FrameColumns()], [.one(page([content]))], from: Self.card, to: Self.views
      )
      .losses.filter { $0 == "lossy.text-alignment" }
    }
    let reported = ["lossy.text-alignment"]
    #expect(losses("votes of them", at: .center, in: .weight(1)) == [])
    #expect(losses("votes of all of them", at: .center, in: .weight(1)) == reported)
    #expect(losses("votes of all of them", at: .trailing, in: .weight(1)) == reported)
    #expect(losses("votes of all of them", at: .leading, in: .weight(1)) == [])
    #expect(losses("votes of all of them", at: .center, in: .points(80)) == reported)
    // A page has room for more characters than most columns, and for no more than it has.
    #expect(losses("votes of all of them, and of all of those", at: .center, in: nil) == [])
    #expect(losses("votes of all of them, and of all of those who came later", at: .center, in: nil) == reported)
  }

  @Test func columnsInColumnsShareTheirColumn() {
    var column = group(.stack, .vertical, [row([.weight(1), .weight(3)])])
    column[.width] = .literal(.weight(3))
    let result = framed([page([group(.stack, .horizontal, [column, text("B") { $0[.width] = .literal(.weight(4)) }])])])
    // Three sevenths of 350 points, and a quarter of what is left of that.
    #expect(result.dump.contains("width=150pt") && result.dump.contains("width=35pt"), "\(result.dump)")
  }

  @Test func aFrameInANarrowRowIsLessOnlyWhereWhatIsBesideItNeedsMore() {
    func width(beside words: String) -> String? {
      var title = group(.stack, .horizontal, [text("High")]) { $0[.width] = .literal(.points(60)) }
      title[.gap] = .literal(0)
      let row = group(.stack, .horizontal, [title, text(words), Element(.spacer)]) { $0[.gap] = .literal(10) }
      let column = group(.stack, .vertical, [row]) { $0[.width] = .literal(.points(110)) }
      let dump = framed([page([column])]).dump
      return dump.split(separator: "width=").last?.split(separator: "pt").first.map(String.init)
    }
    #expect(width(beside: "50") == "60")
    #expect(width(beside: "a value of many words") == "45")
  }

  @Test func aRowThatIsTooLongByADistanceLosesItAtItsEnd() {
    func dump(in width: Double) -> String {
      let title = group(.stack, .horizontal, [text("High")]) { $0[.width] = .literal(.points(60)) }
      let row = group(.stack, .horizontal, [title, text("50"), Element(.spacer)]) { $0[.gap] = .literal(10) }
      return framed([page([group(.stack, .vertical, [row]) { $0[.width] = .literal(.points(width)) }])]).dump
    }
    // The title, the distance, and two figures; the distance before the room at the end is not needed. The page is another
    // such row, so that it is as wide as the screen.
    #expect(dump(in: 100).contains("width=60pt") && dump(in: 100).components(of: "min-length=0") == 1)
    #expect(dump(in: 100).components(of: "stack axis=horizontal gap=0 alignment=top") == 1)
    #expect(dump(in: 100).components(of: "gap=0 alignment=top") == 2)
    #expect(dump(in: 200).components(of: "gap=0 alignment=top") == 1)
    // A longer row keeps its form, and the title gives way.
    #expect(dump(in: 80).components(of: "gap=0 alignment=top") == 1)
  }

  @Test func anImageInTheMiddleOfAColumnIsNoWiderThanIt() {
    let image = Element.make(.image) {
      $0[.url] = .literal("https://e.com/a.png")
      $0[.width] = .literal(.points(160))
      $0[.height] = .literal(.points(80))
    }
    func dump(beside others: [Element]) -> String {
      let row = group(.stack, .horizontal, [Element(.spacer), image] + others + [Element(.spacer)]) {
        $0[.gap] = .literal(0)
      }
      return framed([page([group(.stack, .vertical, [row]) { $0[.width] = .literal(.points(40)) }])]).dump
    }
    #expect(dump(beside: []).contains("image width=40pt height=20pt"))
    // Among others an image keeps its size.
    #expect(dump(beside: [text("A")]).contains("image width=160pt"))
  }

  /// By itself a line between columns takes all the height of a screen.
  @Test func aLineBetweenColumnsIsAsHighAsTheRow() {
    func line(beside texts: Int) -> Double? {
      let column = group(.stack, .vertical, (0..<texts).map { _ in text("A") }) { $0[.gap] = .literal(0) }
      let row = group(.stack, .horizontal, [column, Element(.divider), text("B")])
      return framed([page([row])]).dump.firstMatch(of: /divider height=([0-9.]+)pt/).flatMap { Double($0.1) }
    }
    let (one, three) = (line(beside: 1), line(beside: 3))
    #expect(one.map { $0 > 10 && $0 < 30 } == true)
    #expect(one.flatMap { one in three.map { abs($0 - 3 * one) <= 2 } } == true)
  }

  @Test func linesOfImagesBeginAtOneSide() {
    let images = (0..<9).map { _ in
      Element.make(.image) {
        $0[.url] = .literal("https://e.com/a.png")
        $0[.width] = .literal(.points(60))
        $0[.height] = .literal(.points(60))
      }
    }
    let dump = framed([page([group(.stack, .horizontal, images) { $0[.gap] = .literal(5) }])]).dump
    #expect(
      dump.contains("axis=vertical gap=5 alignment=leading") || dump.contains("alignment=leading axis=vertical"),
      "\(dump)")
  }

  @Test func framesAtTheStartOfRowsStayInLine() {
    let rows = ["50", "a value of many words"].map { words in
      let title = group(.stack, .horizontal, [text("High")]) { $0[.width] = .literal(.points(60)) }
      return group(.stack, .horizontal, [title, text(words), Element(.spacer)]) { $0[.gap] = .literal(10) }
    }
    let column = group(.stack, .vertical, rows) { $0[.width] = .literal(.points(110)) }
    #expect(framed([page([column])]).dump.components(of: "width=45pt") == 2)
  }

  @Test func aPageThatHugsItsContentWouldStandInTheMiddle() {
    let result = framed([page([text("A"), text("B")])])
    #expect(result.dump.components(of: "spacer") == 1)
    #expect(framed([page([row([.stretch])])]).dump.components(of: "spacer") == 1)
  }

  @Test func roomGivesWayToTextsThatNeedItAll() {
    let words = String(repeating: "long words ", count: 8)
    #expect(framed([page([text(words)])]).dump.contains("spacer min-length=0"))
    #expect(!framed([page([text("short")])]).dump.contains("min-length"))
  }

  @Test func imagesAreNoWiderThanTheirColumn() {
    let image = Element.make(.image) {
      $0[.width] = .literal(.points(320))
      $0[.height] = .literal(.points(160))
    }
    var column = group(.stack, .vertical, [image])
    column[.width] = .literal(.weight(1))
    let result = framed([page([group(.stack, .horizontal, [column, text("B") { $0[.width] = .literal(.weight(1)) }])])])
    #expect(result.dump.contains("image width=175pt height=88pt"))
  }

  @Test func otherTargetsSayWhatColumnsAre() {
    let before = page([row([.weight(1), .weight(3)])])
    #expect(framed([before], to: Traits.widgets).dump == run(LowerBleed(), [before], to: Traits.views).dump)
  }

  @Test func rowsInColumnsAsWideAsTheirContentTakeNoRoom() {
    func auto(_ element: Element) -> Element {
      group(.stack, .vertical, [element]) { $0[.width] = .literal(.auto) }
    }
    let rating = row([.auto, .auto], gap: 0)
    let title = text("Café") { $0[.width] = .literal(.stretch) }
    let head = group(.stack, .horizontal, [title, auto(rating)]) { $0[.gap] = .literal(10) }
    #expect(framed([page([head])]).dump.components(of: "spacer") == 1)
    // A column that stretches has all that is left, and a row in it fills it.
    let inner = group(.stack, .vertical, [rating]) { $0[.width] = .literal(.stretch) }
    let wide = group(.stack, .horizontal, [text("A") { $0[.width] = .literal(.auto) }, inner])
    #expect(framed([page([wide])]).dump.contains("spacer"))
  }

  @Test func picturesInBoxesKeepTheirSizeBesideLongTexts() {
    var picture = Element(.image)
    picture[.url] = .literal("u")
    picture[.width] = .literal(.points(64))
    picture[.height] = .literal(.points(64))
    let ring = group(.stack, .vertical, [picture])
    let words = group(.stack, .vertical, [text(String(repeating: "long ", count: 30))])
    let dump = framed([page([group(.stack, .horizontal, [ring, words]) { $0[.gap] = .literal(14) }])]).dump
    #expect(dump.contains("width=64pt height=64pt"))
  }
}
