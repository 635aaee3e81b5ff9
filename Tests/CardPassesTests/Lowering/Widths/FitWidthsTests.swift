import CardFormats
import CardIR
import CardSyntax
import CardTestSupport
import Foundation
import Testing

@testable import CardPasses

/// Screens that say how wide things are, for targets whose constraints would contradict each other on narrow screens.
@Suite struct FitWidthsTests {
  private func fit(_ children: [Element]) -> (dump: String, losses: [String]) {
    run(SettleWidths(), children, from: Traits.views, to: SkimaFormat().capabilities)
  }

  private func image(_ width: Double, _ height: Double) -> Element {
    image("https://example.com/a.png") {
      $0[.width] = .literal(.points(width))
      $0[.height] = .literal(.points(height))
    }
  }

  private func image(_ url: String, _ change: (inout Element) -> Void) -> Element {
    var image = Element(.image)
    image[.url] = .literal(url)
    change(&image)
    return image
  }

  private func column(_ children: [Element], _ alignment: Alignment = .leading) -> Element {
    group(.stack, .vertical, children) { $0[.alignment] = .literal(alignment) }
  }

  @Test func picturesKeepTheirShape() {
    let result = fit([column([image(400, 200), image(300, 100)])])
    #expect(result.dump.contains("width=stretch height=195pt"))
    #expect(result.dump.contains("width=300pt height=100pt"))
    #expect(result.losses == ["lossy.size"])
  }

  @Test func textsBesideTextsThatFillHaveTheWidthsThatTheyHave() {
    func row(_ taker: Element) -> (dump: String, losses: [String]) {
      fit([group(.stack, .horizontal, [text("Balance"), Element(.spacer), taker])])
    }
    let lined = row(column([text("1200 €"), Element(.divider), text("this month")], .trailing))
    #expect(lined.dump.components(separatedBy: "width=").count == 2)
    #expect(lined.losses == ["lossy.column-weight"])
    // Room gives way, so that nothing else must.
    let roomy = row(column([group(.stack, .horizontal, [text("1200 €"), Element(.spacer)])]))
    #expect(!roomy.dump.contains("width=") && roomy.losses == [])
  }

  /// A text that says how wide it is and fits counts among those that may break, unless it has one line.
  @Test func iconsThatAreTextsDoNotBreakTheTextsBesideThem() {
    func icon(_ sign: String) -> Element {
      var icon = text(sign)
      icon[.width] = .literal(.points(28))
      return icon
    }
    func lines(_ icon: Element, _ label: String, _ value: String) -> [Bool] {
      let row = group(.stack, .horizontal, [icon, text(label), Element(.spacer), text(value), text("›")]) {
        $0[.gap] = .literal(12)
      }
      return fit([row]).dump.matches(of: /text (?:width|text)=.*/).map { $0.output.contains("max-lines=1") }
    }
    #expect(lines(icon("☾"), "Appearance", "Automatic") == [true, true, true, true])
    #expect(lines(icon("✉"), "Email", "nathalie.moreau@example.com") == [true, true, false, true])
    #expect(lines(icon("two words"), "A", "B") == [false, true, true, true])
  }

  /// Of several areas that take what is left nothing says what each gets.
  @Test func areasShareTheirRow() {
    func area(_ width: Double?) -> Element {
      .make(.shape) {
        if let width { $0[.width] = .literal(.points(width)) }
        $0[.height] = .literal(.points(2))
      }
    }
    let (dump, losses) = fit([
      group(.stack, .horizontal, [area(24), area(nil), area(24), area(nil), area(24)]) { $0[.gap] = .literal(4) }
    ])
    #expect(dump.matches(of: /shape width=[0-9.]+pt/).count == 4, "\(dump)")
    #expect(dump.contains("shape width=151pt") && losses == ["lossy.column-weight"], "\(dump) \(losses)")
    // One takes what there is, and room would take it in their place.
    #expect(fit([group(.stack, .horizontal, [area(24), area(nil)])]).losses == [])
    #expect(fit([group(.stack, .horizontal, [area(nil), Element(.spacer), area(nil)])]).losses == [])
  }

  @Test func thePaddingAroundIsNoRoom() {
    var page = column([image(300, 100)])
    page[.padding] = .literal(20)
    let result = fit([page])
    #expect(result.dump.contains("image width=stretch height=100pt") && result.dump.contains("spacer width=50pt"))
    page[.padding] = .literal(30)
    #expect(fit([page]).dump.contains("image width=stretch height=100pt"))
    page[.padding] = .literal(60)
    #expect(fit([page]).dump.contains("image width=stretch height=90pt"))
  }

  /// On the screen that is looked at there is room for them, and on narrower ones as much as there is.
  @Test func picturesAreNotSmallerThanTheScreenHasRoomFor() {
    let result = fit([column([image(358, 200)], .center)])
    #expect(result.dump.contains("image width=stretch height=200pt"))
    #expect(result.dump.components(separatedBy: "spacer width=16pt").count == 3)
    #expect(fit([column([image(358, 200)], .leading)]).dump.contains("spacer width=32pt"))
    let narrow = fit([group(.stack, .horizontal, [image(325, 100), text("A")])])
    #expect(narrow.dump.contains("image width=320pt height=98pt"))
  }

  @Test(arguments: [false, true])
  func layersKeepTheSizeOfThePictureBehindThem(hasExtents: Bool) {
    var layers = Element(.overlay, children: [.one(image(358, 200)), .one(column([text("Autumn")], .center))])
    if hasExtents {
      layers[.width] = .literal(.points(358))
      layers[.height] = .literal(.points(200))
    }
    let result = fit([column([layers], .center)])
    #expect(result.dump.contains("overlay height=200pt"))
    #expect(result.dump.contains("image width=stretch height=stretch"))
    #expect(result.dump.components(separatedBy: "spacer width=16pt").count == 3)
    #expect(result.losses == ["lossy.size"])
  }

  @Test func whatTakesNearlyAllTheWidthTakesAllOfIt() {
    var banner = Element(.overlay)
    banner[.width] = .literal(.points(375))
    banner[.height] = .literal(.points(200))
    var shape = Element(.shape)
    shape[.shape] = .literal(.rectangle)
    banner[.children] = [.one(shape)]
    let result = fit([column([banner])])
    #expect(result.dump.contains("overlay height=200pt"))
    #expect(result.losses == ["lossy.size"])
  }

  @Test func layersOfAShapeTakeWhatARowHasLeft() {
    func tile(_ title: String) -> Element {
      var shape = Element(.shape)
      shape[.shape] = .literal(.rectangle)
      return Element(.overlay, children: [.one(shape), .one(text(title))])
    }
    // Room at the end would be a third tile.
    #expect(!fit([group(.stack, .horizontal, [tile("Open"), tile("Closed")])]).dump.contains("spacer"))
  }

  @Test func textsThatFitARowStayInOneLine() {
    let row = group(.stack, .horizontal, [text("Ceramic mug"), text("28.00")])
    let result = fit([column([row])])
    #expect(result.dump.components(separatedBy: "max-lines=1").count == 3)
    // Nothing else takes what they leave.
    #expect(result.dump.hasSuffix("spacer"))
    #expect(result.losses == [])
  }

  @Test func textsThatDoNotFitBreak() {
    let words = "A text that is much longer than the narrowest of all screens"
    let row = group(.stack, .horizontal, [text(words), text(words)])
    #expect(!fit([column([row])]).dump.contains("max-lines"))
  }

  /// Beside a second text that may break, the long one would get no more than half of the row.
  @Test(arguments: [false, true])
  func shortTextsLeaveTheRestToALongOne(hasRoom: Bool) {
    let words = text("A text that is longer than half of the narrowest screens")
    let row = group(.stack, .horizontal, hasRoom ? [words, Element(.spacer), text("28.00")] : [words, text("28.00")])
    let result = fit([column([row])])
    let lines = result.dump.split(separator: "\n")
    #expect(lines.count { $0.contains("max-lines=1") } == 1)
    #expect(lines.contains { $0.contains("28.00") && $0.contains("width=") && $0.contains("trailing") })
    #expect(result.losses == ["lossy.column-weight"])
  }

  /// A row that nothing stretches needs no room at its end, also where it has less than the screen.
  @Test func textsOfRowsAsWideAsTheirContentStayInOneLine() {
    let inner = column([group(.stack, .horizontal, [text("Henrike Aalto"), text("*")]), text("Rowing since April")])
    let row = group(.stack, .horizontal, [image(72, 72), inner, Element(.spacer)])
    let result = fit([column([row])])
    #expect(result.dump.components(separatedBy: "max-lines=1").count == 3)
    #expect(result.dump.components(separatedBy: "spacer").count == 2)
    let wide = group(.stack, .horizontal, [image(200, 72), inner, Element(.spacer)])
    #expect(!fit([column([wide])]).dump.contains(#""Henrike Aalto" max-lines"#))
  }

  @Test func rowsOnPaintedGroundGetNoRoom() {
    let row = group(.stack, .horizontal, [text("A"), text("B")])
    let box = column([row])
    var painted = box
    painted[.backgroundColor] = .literal(Color(0x112233))
    #expect(fit([column([box])]).dump.contains("spacer"))
    #expect(!fit([column([painted])]).dump.contains("spacer"))
    #expect(!fit([column([box], .trailing)]).dump.contains("spacer"))
  }

  @Test func longTextsBesideALineBreakWithTheScreen() {
    let words = column([text("A text that is much longer than the narrowest of all screens")])
    let result = fit([column([words, Element(.divider)], .center)])
    #expect(result.dump.contains("spacer"))
    #expect(result.losses == ["lossy.stretch"])
    // Without the line the column itself is in the middle.
    #expect(fit([column([words], .center)]).losses == [])
  }

  @Test func columnsOfTextsThatFitARowStayInOneLine() {
    func row(_ words: String) -> Element {
      let names = column([text("Ada"), text(words)])
      return group(.stack, .horizontal, [names, Element(.spacer), column([text("09:41"), text("3")])])
    }
    #expect(fit([column([row("The engine is ready")])]).dump.components(of: "max-lines=1") == 4)
    #expect(!fit([column([row(String(repeating: "long ", count: 30))])]).dump.contains("max-lines=1"))
    // What only data know may be longer.
    var bound = text("")
    bound[.text] = .template(template("${name}"))
    let unknown = group(
      .stack, .horizontal, [column([bound, text("A")]), Element(.spacer), column([text("B"), text("C")])])
    #expect(fit([column([unknown])]).dump.components(of: "max-lines=1") == 2)
  }

  @Test func lettersThatNobodyHasMeasuredHaveMoreRoom() {
    let natural = NaturalWidth(lineThickness: 1)
    let latin = natural.width(of: "\u{3A9}\u{3A9}\u{3A9}", size: 100)
    let arabic = natural.width(of: "\u{645}\u{645}\u{645}", size: 100)
    #expect(latin < 250 && arabic > 200 && arabic < 230)
  }
}
