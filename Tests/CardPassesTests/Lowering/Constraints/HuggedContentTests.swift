import CardIR
import CardSyntax
import Testing

@testable import CardPasses

/// What alignment means for texts and buttons that are only as wide as their words.
@Suite struct HuggedContentTests {
  private func settled(
    _ element: Element, to target: Capabilities = Traits.views
  ) -> (element: Element, losses: [String]) {
    var content = HuggedContent(
      context: PassContext(source: Traits.widgets, target: target, targetName: "Target"))
    var element = element
    content.settle(&element, isWide: true)
    return (element, content.context.fidelity.map(\.kind.id))
  }

  private func word(_ content: String = "A", at side: Alignment? = nil) -> Element {
    text(content) { if let side { $0[.horizontalAlignment] = .literal(side) } }
  }

  private func sides(of element: Element) -> [Alignment?] {
    element[.children].compactMap(\.element).map { $0.literal(.horizontalAlignment) }
  }

  private let button = Element.make(.button) { $0[.title] = .literal("Go") }
  private let long = "A text that needs several lines of most of the rows it is put into"

  @Test(arguments: [Alignment.leading, .center, .trailing])
  func textsStandWhereTheirColumnHasThem(_ side: Alignment) {
    let column = group(.stack, .vertical, [word(at: .center), word(at: .trailing), word()]) {
      $0[.alignment] = .literal(side)
    }
    let (element, losses) = settled(column)
    #expect(sides(of: element) == [side == .center ? .center : nil, side == .trailing ? .trailing : nil, nil])
    #expect(losses == [])
  }

  @Test func paintedBoxesThatHugSayThatTheyDo() {
    func column(_ side: Alignment?, _ box: Element) -> Element {
      group(.stack, .vertical, [box, word()]) { if let side { $0[.alignment] = .literal(side) } }
    }
    let chip = group(.stack, .horizontal, [word()]) { $0[.backgroundColor] = .literal(Color(0xDBEAFE)) }
    func width(_ element: Element) -> Dimension? { element[.children].first?.element?.literal(.width) }
    let views = with(Traits.views) { $0.stacksFillWidth = false }
    #expect(width(settled(column(.leading, chip), to: views).element) == .auto)
    #expect(width(settled(column(.fill, chip), to: views).element) == nil)
    let unpainted = group(.stack, .horizontal, [word()])
    #expect(width(settled(column(.leading, unpainted), to: views).element) == nil)
    // What fills its width has no other.
    let wide = group(.stack, .horizontal, [word(), Element(.spacer)]) {
      $0[.backgroundColor] = .literal(Color(0xDBEAFE))
    }
    #expect(width(settled(column(.leading, wide), to: views).element) == nil)
    // Where boxes cannot hug, that is told.
    let cards = with(Traits.views) { $0.stacksFillWidth = true }
    let told = settled(column(.leading, chip), to: cards)
    #expect(width(told.element) == nil && told.losses == ["lossy.box-width"], "\(told.losses)")
    #expect(settled(column(.fill, chip), to: cards).losses == [])
  }

  @Test func textsThatFillKeepTheirAlignment() {
    let column = group(.stack, .vertical, [word(at: .center), word(at: .trailing)])
    #expect(sides(of: settled(column).element) == [.center, .trailing])
    let equal = group(.stack, .horizontal, [word(at: .center), word(at: .trailing)]) {
      $0[.distribution] = .literal(.fillEqually)
    }
    #expect(sides(of: settled(equal).element) == [.center, .trailing])
  }

  @Test func ofARowOneFillsAndTheOthersHug() {
    let row = group(.stack, .horizontal, [word(at: .center), word(at: .center)])
    #expect(sides(of: settled(row).element) == [.center, nil])
    let withRoom = group(.stack, .horizontal, [word(at: .center), Element(.spacer), word(at: .trailing)])
    #expect(sides(of: settled(withRoom).element) == [nil, nil, nil])
  }

  @Test func aTextOfStatedWidthHasRoomToBeAlignedIn() {
    let column = group(.stack, .vertical, [word(at: .center)]) { $0[.alignment] = .literal(.leading) }
    var wide = column
    wide[.children] = [
      .one(
        Element.make(.text) {
          $0[.width] = .literal(.points(80))
          $0[.horizontalAlignment] = .literal(.center)
        })
    ]
    #expect(sides(of: settled(wide).element) == [.center])
    #expect(sides(of: settled(column).element) == [nil])
  }

  @Test func picturesWithAHeightAloneAreAsWideAsTheirColumn() {
    func sizes(_ change: (inout Element) -> Void, _ column: (inout Element) -> Void = { _ in }) -> Dimension? {
      let picture = Element.make(.image) {
        $0[.height] = .literal(.points(220))
        change(&$0)
      }
      let stack = group(.stack, .vertical, [picture, word()]) {
        $0[.distribution] = .literal(.fill)
        column(&$0)
      }
      return settled(stack, to: Traits.meaning).element[.children][0].element?.literal(.imageSize)
    }
    #expect(sizes { _ in } == .stretch)
    #expect(sizes { $0[.width] = .literal(.points(80)) } == nil)
    #expect(sizes({ _ in }) { $0[.alignment] = .literal(.leading) } == nil)
  }

  @Test func wrappedLinesAreReported() {
    let column = group(.stack, .vertical, [word(long, at: .center)]) { $0[.alignment] = .literal(.leading) }
    #expect(settled(column).losses == ["lossy.text-alignment"])
  }

  @Test func linesAreReportedWhereALargeTextOrOneOfDataMayHaveSeveral() {
    func losses(_ change: (inout Element) -> Void) -> [String] {
      let title = text("Thirty characters of a title") {
        $0[.horizontalAlignment] = .literal(.center)
        change(&$0)
      }
      return settled(group(.stack, .vertical, [title]) { $0[.alignment] = .literal(.leading) }).losses
    }
    #expect(losses { $0[.textSize] = .literal(.points(28)) } == ["lossy.text-alignment"])
    #expect(losses { $0[.textSize] = .literal(.points(12)) } == [])
    #expect(
      losses {
        $0[.textSize] = .literal(.points(28))
        $0[.maxLines] = .literal(1)
      } == [])
  }

  @Test func buttonsAreToldNotToGetWider() {
    let row = group(.stack, .horizontal, [button, Element(.spacer), word()])
    #expect(sides(of: settled(row).element) == [.leading, nil, nil])
    // Where columns say how wide their content is, that goes without saying.
    #expect(sides(of: settled(row, to: Traits.meaning).element) == [nil, nil, nil])
    let alone = group(.stack, .vertical, [button])
    #expect(sides(of: settled(alone).element) == [nil])
  }

  @Test func aRowInAColumnThatHugsHugsAsWell() {
    let row = group(.stack, .horizontal, [word(at: .center), word(at: .center)])
    let column = group(.stack, .vertical, [row]) { $0[.alignment] = .literal(.leading) }
    let inner = settled(column).element[.children][0].element
    #expect(inner.map(sides) == [nil, nil])
  }
}
