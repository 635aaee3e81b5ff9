import CardIR
import CardSyntax
import Foundation
import Testing

@testable import CardPasses

/// Screens 390 points wide; texts of size 10 in a font whose figures are 0.642 wide.
@Suite struct SettleWidthsTests {
  private static let widgets = with(
    Traits.widgets, kinds: [.button, .toggle], attributes: [.image: [.width, .height], .button: [.title]])

  private func settled(_ children: [Element]) -> (dump: String, losses: [String]) {
    run(SettleWidths(), children, to: Self.widgets)
  }

  private func column(_ width: CardIR.Dimension?, _ children: [Element]) -> Element {
    group(.stack, .vertical, children) { if let width { $0[.width] = .literal(width) } }
  }

  private func row(_ children: [Element], gap: Double = 0) -> Element {
    group(.stack, .horizontal, children) { if gap > 0 { $0[.gap] = .literal(gap) } }
  }

  private func small(_ words: String, _ width: CardIR.Dimension? = nil) -> Element {
    text(words) {
      $0[.textSize] = .literal(.points(10))
      $0[.maxLines] = .literal(1)
      if let width { $0[.width] = .literal(width) }
    }
  }

  private func picture(_ width: CardIR.Dimension, _ height: Double?, url: String = "https://example.com/a.png")
    -> Element
  {
    .make(.image) {
      $0[.url] = .literal(url)
      $0[.width] = .literal(width)
      if let height { $0[.height] = .literal(.points(height)) }
    }
  }

  /// What is no more than expected leaves as much to the column that takes the rest.
  @Test func expectedTextsLeaveRoom() {
    let words = String(repeating: "${a} ", count: 12)
    let bound = Element.make(.text) { $0[value: .text] = .text(template(words)) }
    let dump = settled([row([column(.stretch, [small("A")]), column(.auto, [bound])])]).dump
    #expect(dump.contains("stack width=195pt axis=vertical"), "\(dump)")
  }

  /// The first line of a row that begins at its right is the one with what stands there.
  @Test func linesOfMirroredRowsBeginAtTheRight() {
    func lines(_ children: [Element]) -> [String] {
      var mirrored = row(children, gap: 10)
      mirrored[value: .rightToLeft] = .flag(true)
      let dump = settled([mirrored]).dump
      #expect(!dump.contains("right-to-left"), "\(dump)")
      return dump.matches(of: /(?:title|url)="([^"]*)"/).map { String($0.output.1) }
    }
    let long = "A very long title for a button on a phone"
    func button(_ title: String) -> Element { .make(.button) { $0[.title] = .literal(title) } }
    // From left to right, as they have been mirrored.
    #expect(lines(["Three", long, "One"].map(button)) == ["One", long, "Three"])
    let medium = ["Fourth button", "Third button", "Second button", "First button"]
    #expect(
      lines(medium.map(button)) == ["Second button", "First button", "Fourth button", "Third button"])
    let pictures = (1...4).reversed().map { picture(.points(140), 140, url: "\($0)") }
    #expect(lines(pictures) == ["2", "1", "4", "3"])
  }

  @Test func weightsAreSharesOfTheScreenAndOneTakesTheRest() {
    let result = settled([row([column(.weight(1), [small("A")]), column(.weight(2), [small("B")])], gap: 30)])
    // A third of 390 is 130, and a third of the distance goes off it.
    #expect(result.dump.contains("stack width=120pt axis=vertical"))
    #expect(result.dump.components(separatedBy: "width=").count == 2)
    #expect(result.losses == ["lossy.column-weight"])
  }

  @Test func aTextBesideAColumnThatStretchesHasItsWidthAndEndsWhereTheRowDoes() {
    let result = settled([row([column(.stretch, [small("A")]), small("00", .auto)])])
    #expect(result.dump.contains(#"text width=14pt horizontal-alignment=trailing text="00""#))
    #expect(!result.dump.contains("spacer"))
    #expect(result.losses == ["lossy.column-weight"])
  }

  @Test func roomTakesWhatNoColumnDoes() {
    let result = settled([row([small("A", .auto), small("B", .auto)])])
    #expect(result.dump.contains("spacer") && !result.dump.contains("width="))
    #expect(result.losses == [])
  }

  @Test func columnsOfSeveralThingsHaveAWidthBesideRoom() {
    // Of two that hug, in the column and behind it, none would know how much of the row is its.
    let result = settled([row([column(.auto, [row([small("00", .auto)])]), small("B", .auto)])])
    #expect(result.dump.contains("stack width=14pt axis=vertical"))
    #expect(result.dump.components(separatedBy: "spacer").count == 2)
  }

  @Test func theWidestColumnGivesWhereNoneDoes() {
    let points: [CardIR.Dimension] = [.points(100), .points(150), .points(90)]
    let result = settled([row(points.map { column($0, [small("A")]) }, gap: 10)])
    // They fit this screen, but not one of 320 points.
    #expect(result.dump.contains("width=100pt") && result.dump.contains("width=90pt"))
    #expect(!result.dump.contains("width=150pt") && !result.dump.contains("spacer"))
  }

  @Test func columnsFitTheNarrowestScreens() {
    let result = settled([row([column(.points(200), []), column(.points(180), []), column(.stretch, [small("A")])])])
    // 320 points less the 4 that the last one has, in proportion.
    #expect(result.dump.contains("width=166.5pt") && result.dump.contains("width=149.5pt"))
  }

  @Test func picturesAreNoWiderThanTheirColumn() {
    let result = settled([row([column(.points(80), [picture(.points(160), 80)]), column(nil, [small("A")])])])
    #expect(result.dump.contains("image width=stretch height=40pt"))
  }

  /// Three are expected of what data repeat: 350 points less two distances of 10 are 110 for each, 86.7 on the narrowest.
  @Test func columnsThatDataRepeatAreSeveral() {
    func repeated(_ child: Element, _ width: CardIR.Dimension, equal: Bool) -> (dump: String, losses: [String]) {
      var row = row([], gap: 10)
      row[.children] = [
        .one(column(width, [child]), scope: Scope(repeats: true, source: .template(template("${days}"))))
      ]
      if equal { row[.distribution] = .literal(.fillEqually) }
      return settled([group(.stack, .vertical, [row]) { $0[.padding] = .literal(20) }])
    }
    let image = picture(.points(160), 160)
    #expect(repeated(image, .stretch, equal: true).dump.contains("image width=stretch height=110pt"))
    // However many there are, equal parts fit; small ones keep their width.
    let wide = repeated(image, .auto, equal: false)
    #expect(wide.dump.contains("distribution=fillEqually") && wide.losses.contains("lossy.column-weight"))
    #expect(!repeated(picture(.points(40), 40), .auto, equal: false).dump.contains("fillEqually"))
  }

  /// What is in one of four equal columns, each 90 points wide on this screen and 72.5 on the narrowest.
  private func inEqualColumn(_ child: Element) -> String {
    var columns = row([column(.stretch, [child])] + (0..<3).map { _ in column(.stretch, [small("A")]) }, gap: 10)
    columns[.distribution] = .literal(.fillEqually)
    return settled([columns]).dump
  }

  @Test("a picture beside room is as wide as its column where that shows it where it is", arguments: [80, 85, 120])
  func picturesBesideRoom(_ width: Double) {
    let room = Element.make(.spacer) { _ in }
    let image = picture(.points(width), width)
    let height = Int(min(width, 90))
    let stretched = "image width=stretch height=\(height)pt"
    #expect(inEqualColumn(row([room, image, room])).contains(stretched))
    // About as wide as the column, it is at either side of it; a narrower one is not.
    #expect(inEqualColumn(row([room, image])).contains(stretched) == (width > 80))
    #expect(inEqualColumn(row([image, room])).contains(stretched) == (width > 80))
    // What names the row names the picture.
    var row = row([room, image, room])
    row[.id] = .literal("p")
    let named = inEqualColumn(row)
    #expect(named.contains(#"image id="p""#), "\(named)")
  }

  @Test func aPictureOfALineShrinksBesideWhatIsLeft() {
    // 350 of 390 points, and 280 of 320: one below the other on both.
    let dump = settled([row((0..<2).map { _ in picture(.points(350), 100) }, gap: 5)]).dump
    #expect(dump.components(separatedBy: "image width=stretch height=100pt").count == 3, "\(dump)")
    #expect(dump.components(separatedBy: "spacer width=40pt").count == 3, "\(dump)")
  }

  @Test func whatTakesTheRestIsSeenBesideWidthsThatLeaveNothing() {
    let facts = row([small("Opening hours", .points(58)), small("daily")], gap: 10)
    let dump = settled([row([column(.points(60), [facts]), column(.stretch, [small("A")])])]).dump
    // 4 of the 50 points are for the value.
    #expect(dump.contains("text width=46pt"), "\(dump)")
  }

  @Test func distancesLeaveSomethingOnTheNarrowestScreens() {
    // 8 points on all screens: three for each text, and two between them.
    let facts = row([small("A", .points(20)), small("B")], gap: 10)
    let result = settled([row([column(.points(8), [facts]), column(.stretch, [small("A")])])])
    #expect(result.dump.contains("stack axis=horizontal gap=2"), "\(result.dump)")
    #expect(result.losses.contains("lossy.spacing"), "\(result.losses)")
  }

  @Test func linesOfAColumnThatIsAsWideAsItsContentBeginWhereTheyAre() {
    let titles = ["Confirm data", "Edit data", "Delete data"]
    let actions = row(titles.map { title in .make(.button) { $0[.title] = .literal(title) } }, gap: 10)
    let room = Element.make(.spacer) { _ in }
    for (children, side) in [
      ([actions, room], "leading"), ([room, actions], "trailing"), ([room, actions, room], "center"),
    ] {
      let dump = settled([row([column(.auto, [row(children)]), column(.stretch, [small("A")])], gap: 10)]).dump
      #expect(dump.contains("stack axis=vertical gap=10 alignment=\(side)"), "\(dump)")
    }
  }

  @Test func picturesThatStretchHaveTheRatioOfTheirBytes() {
    // A GIF of 4 by 2 pixels.
    let url = "data:image/gif;base64,R0lGODlhBAACAIAAAAAAAP///yH5BAEAAAAALAAAAAAEAAIAAAIDRB5YADs="
    #expect(settled([picture(.stretch, nil, url: url)]).dump.contains("height=195pt"))
    let unknown = settled([picture(.stretch, nil)])
    #expect(unknown.dump.contains("height=219pt"))
    #expect(unknown.losses == ["lossy.implicit-size"])
  }

  @Test func rowsOfPicturesAreBroken() {
    let result = settled([row((0..<5).map { _ in picture(.points(100), 100) }, gap: 5)])
    #expect(result.dump.hasPrefix("stack axis=vertical gap=5"))
    // Three of 100 points with their distances do not fill 320, and room stands behind them.
    #expect(result.dump.components(separatedBy: "stack axis=horizontal").count == 3)
  }

  @Test func roomKeepsNoDistanceWhereThereIsNone() {
    let result = settled([row([picture(.points(157), 10), picture(.points(157), 10)], gap: 5)])
    #expect(
      result.dump == """
        stack axis=horizontal gap=0
          children
            stack axis=horizontal gap=5 alignment=fill
              children
                image width=157pt height=10pt url="https://example.com/a.png"
                image width=157pt height=10pt url="https://example.com/a.png"
            spacer
        """)
  }

  private func button(_ title: String) -> Element { .make(.button) { $0[.title] = .literal(title) } }

  @Test func buttonsThatDoNotFitNarrowScreensShareTheRow() {
    let long = settled([row([button("A long title of a button"), button("Another long one")], gap: 10)])
    #expect(long.dump.contains("distribution=fillProportionally") && !long.dump.contains("width"))
    #expect(long.losses == [])
  }

  @Test func buttonsHaveRoomAroundTheirTitles() {
    let short = settled([row([button("Yes"), button("No")], gap: 10)])
    #expect(!short.dump.contains("distribution") && short.dump.contains("spacer"))
    let natural = NaturalWidth(lineThickness: 1)
    func title(_ words: String) -> Double { natural.width(of: button(words)) }
    #expect(short.dump.contains(#"button width=\#(Int(title("Yes") + 16))pt title="Yes""#))
    // Where there is less room they have what there is.
    var words = "n"
    while title("Yes") + title(words) + 10 + 32 <= 320 { words += "n" }
    let room = (320 - 10 - title("Yes") - title(words)) / 2
    #expect((12..<16).contains(room))
    let full = settled([row([button("Yes"), button(words)], gap: 10)])
    #expect(!full.dump.contains("distribution"))
    #expect(full.dump.contains("button width=\(NumberText.javaScript(title("Yes") + room.rounded(.down)))pt"))
    // With next to nothing they share the row, which is wider on most screens.
    while title("Yes") + title(words + "n") + 10 <= 320 { words += "n" }
    let tight = settled([row([button("Yes"), button(words)], gap: 10)])
    #expect(tight.dump.contains("distribution=fillProportionally") && !tight.dump.contains("width"))
  }

  @Test func buttonsInTheMiddleStayThereWithLessRoom() {
    let room = Element.make(.spacer) { _ in }
    let natural = NaturalWidth(lineThickness: 1)
    var words = "n"
    while natural.width(of: button("Yes")) + natural.width(of: button(words)) + 10 + 32 <= 320 { words += "n" }
    let centred = settled([row([room, row([button("Yes"), button(words)], gap: 10), room])])
    // The row between has no width of its own, which it would not fill.
    #expect(centred.dump.contains("stack axis=horizontal gap=10\n"))
    #expect(centred.dump.components(separatedBy: "spacer").count == 3)
  }

  @Test func aButtonBesideRoomOrAFieldHasRoomAroundItsTitle() {
    let natural = NaturalWidth(lineThickness: 1)
    let wide = #"button width=\#(Int(natural.width(of: button("Yes")) + 16))pt title="Yes""#
    for other in [Element(.spacer), Element(.textInput)] {
      #expect(settled([row([other, button("Yes")], gap: 10)]).dump.contains(wide), "\(other.kind)")
    }
    #expect(settled([row([button("Yes")], gap: 10)]).dump.contains(wide))
    // What else is in the row keeps the room that it has.
    #expect(!settled([row([text("A"), button("Yes")], gap: 10)]).dump.contains(wide))
  }

  @Test func buttonsThatFitNoScreenStandInLines() {
    let titles = ["Acknowledge", "Escalate to the platform team", "Runbook", "Close"]
    let mixed = settled([row(titles.map(button), gap: 10)])
    #expect(mixed.dump.components(separatedBy: "stack axis=horizontal").count == 4)
    #expect(mixed.losses == ["lossy.distribution"])
    let column = settled([row([titles[0], titles[1], titles[1]].map(button), gap: 10)])
    #expect(!column.dump.contains("horizontal") && !column.dump.contains("width"))
  }

  /// Room before a row or on both sides of it says where it stands, and with it the lines that it becomes.
  @Test func linesOfButtonsStandWhereTheRowDid() {
    let titles = ["Acknowledge", "Escalate to the platform team", "Runbook", "Close"]
    let (room, buttons) = (Element(.spacer), row(titles.map(button), gap: 10))
    for (children, side) in [([room, buttons], "trailing"), ([room, buttons, room], "center")] {
      let dump = settled([row(children)]).dump
      #expect(dump.contains("alignment=\(side)"), "\(dump)")
      // Nothing but the room of the row is flexible: lines are as wide as their buttons.
      #expect(dump.components(separatedBy: "spacer").count == children.count, "\(dump)")
    }
    #expect(!settled([row([buttons, room])]).dump.contains("alignment=trailing"))
  }

  @Test func paddingGivesWhereThereIsNoRoom() {
    let box = group(.stack, .vertical, [small("A")]) {
      $0[.padding] = .literal(40)
      $0[.width] = .literal(.points(60))
    }
    #expect(settled([row([box, column(nil, [small("B")])])]).dump.contains("padding=15"))
  }

  /// A box of 42.5 points on the narrowest screens and 60 on this one leaves 8 points there for texts, and half for a row.
  @Test func paddingIsAsLargeAsTheUsualScreenAllows() {
    func padded(_ child: Element) -> String {
      let box = group(.stack, .vertical, [child]) { $0[.padding] = .literal(25) }
      var columns = row([box] + (0..<3).map { _ in column(.stretch, [small("A")]) }, gap: 50)
      columns[.distribution] = .literal(.fillEqually)
      return settled([columns]).dump
    }
    #expect(padded(small("A")).contains("padding=15"), "\(padded(small("A")))")
    #expect(padded(row([small("A"), small("B")], gap: 5)).contains("padding=10"))
  }

  @Test func nestedRowsAreMeasuredOnce() {
    // Each level asks for the widths of all below it; a hundred levels would take 2^100 steps if they were not kept.
    var nested = row([small("A", .auto)])
    for _ in 0..<100 { nested = row([column(.auto, [nested]), small("B", .auto)]) }
    #expect(settled([nested]).dump.contains("width="))
  }
}

/// The sizes of pictures, from headers made by hand.
@Suite struct PictureSizeTests {
  private func size(_ type: String, _ bytes: [UInt8]) -> [Double]? {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = (0..<3).map { start + $0 < bytes.count ? Int(bytes[start + $0]) : 0 }
      let bits = group[0] << 16 | group[1] << 8 | group[2]
      for shift in [18, 12, 6, 0] { text.append(alphabet[bits >> shift & 63]) }
    }
    return PictureSize(url: "data:image/\(type);base64,\(text)").map { [$0.width, $0.height] }
  }

  @Test func bitmaps() {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 1, 4, 0, 0, 0, 80]
    #expect(size("png", png) == [260, 80])
    #expect(size("gif", Array("GIF89a".utf8) + [4, 1, 80, 0]) == [260, 80])
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 80, 1, 4, 3]
    #expect(size("jpeg", jpeg) == [260, 80])
    let start = Array("RIFF".utf8) + [0, 0, 0, 0] + Array("WEBP".utf8)
    let extended = start + Array("VP8X".utf8) + [10, 0, 0, 0, 0, 0, 0, 0, 3, 1, 0, 79, 0, 0]
    #expect(size("webp", extended) == [260, 80])
    let plain = start + Array("VP8 ".utf8) + [0, 0, 0, 0, 0, 0, 0, 0x9D, 1, 0x2A, 4, 1, 80, 0]
    #expect(size("webp", plain) == [260, 80])
    let lossless = start + Array("VP8L".utf8) + [0, 0, 0, 0, 0x2F, 3, 0xC1, 0x13, 0, 0, 0, 0, 0, 0]
    #expect(size("webp", lossless) == [260, 80])
  }

  @Test func drawings() {
    func drawn(_ attributes: String) -> [Double]? {
      PictureSize(url: "data:image/svg+xml,<svg \(attributes)><g/></svg>").map { [$0.width, $0.height] }
    }
    #expect(drawn("width='30' height=\"20px\"") == [30, 20])
    #expect(drawn("stroke-width='9' viewBox='0 0 40 20'") == [40, 20])
    #expect(drawn("viewBox='0 0 40 20' width='10'") == [10, 5])
    #expect(drawn("width='100%' height='100%'") == nil)
    #expect(
      PictureSize(url: "data:image/svg+xml,%3Csvg%20width='3'%20height='4'%3E").map { [$0.width, $0.height] } == [3, 4])
  }

  @Test func whatCannotBeKnown() {
    for url in [
      "https://example.com/a.png", "data:image/png;base64,iVBO", "data:,", "data:image/jpeg;base64,/9j/", "data:",
    ] {
      #expect(PictureSize(url: url) == nil, "\(url)")
    }
    // No cut of a header crashes.
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC2, 0, 17, 8, 0, 80, 1, 4, 3]
    for count in jpeg.indices.dropLast(2) { #expect(size("jpeg", Array(jpeg[..<count])) == nil) }
  }
}
