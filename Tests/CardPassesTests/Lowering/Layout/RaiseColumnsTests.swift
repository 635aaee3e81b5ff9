import CardIR
import Foundation
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

  @Test func roomThatDataShowPushesAsWell() {
    func room(_ condition: String) -> Slot { .one(Element(.spacer), when: Condition(.template(template(condition)))) }
    var row = group(.stack, .horizontal, [])
    row[.children] = [room("${mine}"), .one(text("A")), room("${!mine}")]
    let dump = run([RaiseColumns()], [.one(row)], from: Traits.views, to: Traits.meaning, isTemplate: true).dump
    #expect(dump.components(separatedBy: "column width=stretch").count == 3)
    #expect(dump.contains("column width=auto"))
  }

  @Test func roomBetweenTwoBelongsToTheFirst() {
    #expect(columns([text("A"), room, text("B")]) == ["stretch A", "auto B"])
  }

  @Test func roomOnSeveralPlacesIsSharedOut() {
    #expect(
      columns([text("A"), room, text("B"), room, text("C")]) == ["auto A", "stretch", "auto B", "stretch", "auto C"])
  }

  /// Columns beside them that take what is left begin with 50 points, and would cut words.
  @Test func rowsWithoutPlaceForColumnsAtTheirSidesStandThereThemselves() {
    func picture(_ width: Double) -> Element {
      var picture = Element(.image)
      picture[.url] = .literal("https://e.com/a.png")
      picture[.width] = .literal(.points(width))
      picture[.height] = .literal(.points(40))
      return picture
    }
    func dump(_ children: [Element]) -> String {
      run(RaiseColumns(), [group(.stack, .horizontal, children)], from: Traits.views, to: Traits.meaning).dump
    }
    let wide = [picture(140), picture(140)]
    let centred = dump([room] + wide + [room])
    #expect(centred.contains("horizontal-alignment=center"), "\(centred)")
    #expect(columns([room] + wide + [room]) == ["auto", "auto"])
    let last = dump([room, picture(160), picture(160)])
    #expect(last.contains("horizontal-alignment=trailing"), "\(last)")
    #expect(columns([room, picture(160), picture(160)]) == ["auto", "auto"])
    // What is long anyway takes what the others leave.
    let words = "A title that is longer than all that is left beside what is on its sides"
    #expect(columns([room, text("12"), text(words), room]) == ["auto 12", "stretch \(words)"])
    // Where there is place for them, the columns are there.
    #expect(columns([room, picture(40), picture(40), room]) == ["stretch", "auto", "auto", "stretch"])
  }

  /// A column that takes what is left has a width of its own, however little is left.
  @Test func nothingStretchesInAColumnAsWideAsItsContent() {
    let box = group(.stack, .horizontal, [text("-30 %")])
    let inner = group(.stack, .vertical, [group(.stack, .horizontal, [room, box])])
    let dump = run(
      RaiseColumns(), [group(.stack, .horizontal, [room, inner])], from: Traits.widgets, to: Traits.meaning
    ).dump
    #expect(dump.components(separatedBy: "width=stretch").count == 2, "\(dump)")
  }

  /// Columns of their own would leave no room for the words.
  @Test func roomWithoutPlaceForColumnsIsPartOfThose() {
    let tabs = ["Home", "Search", "Saved", "Me"].map { text($0) }
    #expect(
      columns([room] + tabs.flatMap { [$0, room] }) == [
        "stretch Home", "stretch Search", "stretch Saved", "stretch Me",
      ])
    // Where there is place for them, the room is shared out as it was.
    #expect(columns(Array(tabs.flatMap { [$0, room] }.dropLast())).count == 7)
    // What is wider than an equal part has more than that.
    let days = ["Mon", "Tuesday", "Wednesday", "Thu", "Friday"].map { text($0) }
    let parts = columns(Array(days.flatMap { [$0, room] }.dropLast())).map { $0.contains("fr ") }
    #expect(parts == Array(repeating: true, count: 5))
    let words = "A title that is longer than all that is left beside what is on its sides"
    let bar = [text("Back"), room, text(words), room, text("Done")]
    let result = run(RaiseColumns(), [group(.stack, .horizontal, bar)], from: Traits.views, to: Traits.meaning)
    #expect(columns(bar) == ["auto Back", "stretch \(words)", "auto Done"])
    #expect(
      result.dump.contains("horizontal-alignment=center") && result.dump.contains("horizontal-alignment=trailing"))
    #expect(result.losses == ["lossy.distribution"])
  }

  @Test func roomBeforeAllIsAColumn() { #expect(columns([room, text("A")]) == ["stretch", "auto A"]) }

  @Test func roomBehindAllBelongsToTheLast() { #expect(columns([text("A"), room]) == ["stretch A"]) }

  @Test func roomBehindWhatWouldMoveInItIsAColumn() {
    let side = text("A") { $0[.horizontalAlignment] = .literal(.center) }
    #expect(columns([group(.stack, .vertical, [side]), room, text("B")]) == ["auto A", "stretch", "auto B"])
    let fixed = group(.stack, .vertical, [text("A")]) { $0[.width] = .literal(.points(40)) }
    #expect(columns([fixed, room, text("B")]) == ["40pt A", "stretch", "auto B"])
  }

  @Test func whatTakesAllTheWidthStretches() {
    let list = group(.stack, .vertical, [text("A")]) { $0[.width] = .literal(.stretch) }
    #expect(columns([list, text("B")]) == ["stretch A", "auto B"])
    #expect(columns([group(.stack, .vertical, [list]), text("B")]) == ["stretch A", "auto B"])
    var stretching = Traits.views
    stretching.defaults[.image] = [.imageFit: ImageFit.stretch.storage]
    #expect(columns([Element(.image), text("B")], from: stretching) == ["stretch", "auto B"])
    #expect(columns([Element(.image), text("B")]) == ["auto", "auto B"])
  }

  @Test func aButtonTakesTheRestWhereNothingElseDoes() {
    let picture = Element.make(.image) { $0[.width] = .literal(.points(40)) }
    let middle = "vertical-alignment=center"
    let buttons = Element(.actionSet)
    #expect(columns([buttons, picture], from: Traits.widgets) == ["stretch \(middle)", "auto"])
    #expect(columns([buttons, text("B")], from: Traits.widgets) == ["auto \(middle)", "stretch \(middle) B"])
  }

  @Test func aRowAsHighAsItsRowStandsWhereItAlignsItsOwn() {
    let inner = group(.stack, .horizontal, [text("A")]) { $0[.alignment] = .literal(.bottom) }
    let bottom = "vertical-alignment=bottom"
    #expect(
      columns([inner, text("B")], from: Traits.widgets)
        == ["stretch \(bottom)", "stretch \(bottom) A", "auto vertical-alignment=center B"])
  }

  @Test func theWordsOfAFrameAreInItsMiddle() {
    var framing = Traits.views
    framing.framesSurroundBackgrounds = true
    let framed = text("A") { $0[.width] = .literal(.points(40)) }
    let dump = run(RaiseColumns(), [group(.stack, .horizontal, [framed])], from: framing, to: Traits.meaning).dump
    #expect(dump.contains(#"text horizontal-alignment=center text="A""#))
  }

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

  private static let words = "A sentence that is longer than all that is left beside what stands before it in the row"

  /// Columns that are as wide as their content all give up some of it, so that a short word would be cut.
  @Test func whatIsLongTakesWhatTheOthersLeave() {
    #expect(columns([text("1"), text(Self.words)]) == ["auto 1", "stretch \(Self.words)"])
    #expect(columns([text("1"), text("Short")]) == ["auto 1", "auto Short"])
    #expect(
      columns([text("1"), text(Self.words), text(Self.words)])
        == ["auto 1", "stretch \(Self.words)", "stretch \(Self.words)"])
    let picture = Element.make(.image) { $0[.width] = .literal(.points(600)) }
    #expect(columns([text("1"), picture]) == ["auto 1", "auto"])
  }

  @Test func theRestIsForWhatIsNotAsWideAsItsPictures() {
    let picture = Element.make(.image) { $0[.width] = .literal(.points(64)) }
    let widths = columns(
      [group(.stack, .vertical, [picture]), group(.stack, .vertical, [text("A")])], from: Traits.widgets)
    #expect(widths == ["auto", "stretch A"])
  }

  /// A box that is as wide as the room behind it would grow into what is behind that.
  @Test func roomBehindABoxIsAColumn() {
    let box = group(.stack, .vertical, [text("A")]) { $0[.containerStyle] = .literal(.emphasis) }
    #expect(
      columns([box, room, text("B")]) == ["auto container-style=emphasis A", "stretch", "auto B"])
  }

  @Test func linesStandBetweenColumns() {
    func part(_ words: String) -> Element {
      let inset = Element.make(.spacer) { $0[.width] = .literal(.points(10)) }
      return group(.stack, .horizontal, [Element(.divider), inset, group(.stack, .vertical, [text(words)])])
    }
    let row = group(.stack, .horizontal, [part("A"), part("B")]) { $0[.distribution] = .literal(.fillEqually) }
    let result = run(RaiseColumns(), [row], from: Traits.widgets, to: Traits.meaning)
    #expect(result.dump.components(of: "separator=true") == 1 && result.dump.components(of: "column") == 2)
    #expect(result.losses == ["lossy.shape"])
    // Before the first there must be something.
    let alone = run(RaiseColumns(), [part("A")], from: Traits.widgets, to: Traits.meaning)
    #expect(alone.dump.components(of: "column") == 2)
  }

  @Test func childrenOfRowsBecomeColumns() {
    let row = group(.stack, .horizontal, [text("A"), Element(.spacer), text("B")])
    let dump = run(RaiseColumns(), [row], from: Traits.views, to: Traits.meaning).dump
    #expect(
      dump == """
        stack axis=horizontal
          children
            column width=stretch
              children
                text text="A"
            column width=auto
              children
                text text="B"
        """)
  }

  @Test func columnsKeepTheAlignmentOfTheirRow() {
    let row = group(.stack, .horizontal, [text("A"), text("B")]) { $0[.alignment] = .literal(.firstBaseline) }
    let result = run(RaiseColumns(), [row], from: Traits.views, to: Traits.meaning)
    #expect(result.dump.contains("column width=auto vertical-alignment=center"))
    #expect(result.losses == ["lossy.baseline"])
  }

  /// Empty columns beside it would leave it too little.
  @Test func roomAtBothSidesBetweenStatedWidthsIsPartOfOneColumn() {
    func side(_ words: String, _ width: Double = 130) -> Element {
      text(words) { $0[.width] = .literal(.points(width)) }
    }
    let score = text("3 : 1 after extra time")
    let row = [side("A"), room, score, room, side("B")]
    #expect(columns(row) == ["130pt A", "stretch 3 : 1 after extra time", "130pt B"])
    let dump = run(RaiseColumns(), [group(.stack, .horizontal, row)], from: Traits.views, to: Traits.meaning).dump
    #expect(dump.contains(#"text horizontal-alignment=center text="3 : 1 after extra time""#), "\(dump)")
    // Where there is enough, the room is columns.
    #expect(columns([side("A", 90), room, text("3"), room, side("B", 90)]).count { $0 == "stretch" } == 2)
  }
}
