import CardRuntime
import Testing

/// The arithmetic of the layouts that generated views bring along.
@Suite("Frames of card layouts")
struct LayoutFrameTests {
  /// A view of so many characters of ten points each, in lines of ten points, or of one size.
  private struct Block: CardStackItem, CardColumnItem {
    var characters = 0
    var fixed: CardSize?
    var lead: Double?
    var thickness: Double?
    var grows = false
    var column = CardColumn(width: .stretch)

    func size(width: Double?, height: Double?) -> CardSize {
      if let fixed { return fixed }
      let wanted = Double(characters) * 10
      let lines = width.map { $0 > 0 ? (wanted / $0).rounded(.up) : 1 } ?? 1
      return CardSize(width: min(wanted, width ?? wanted), height: max(lines, 1) * 10)
    }

    static func line(_ thickness: Double = 1) -> Block { Block(thickness: thickness) }
  }

  private func widths(_ columns: [CardColumn.Width], characters: [Int] = [], in width: Double) -> [Double] {
    let views = columns.enumerated().map { index, width in
      Block(characters: index < characters.count ? characters[index] : 1, column: CardColumn(width: width))
    }
    return CardColumnFrames(views, spacing: 10, width: width).frames.map(\.size.width)
  }

  // MARK: Columns

  @Test("share out the width by weight")
  func weights() {
    #expect(widths([.weight(1), .weight(3)], in: 410) == [100, 300])
    #expect(widths([.weight(1), .weight(1), .weight(2)], in: 420) == [100, 100, 200])
  }

  @Test("give what is left to what stretches, from 50 points on")
  func stretch() {
    #expect(widths([.points(80), .stretch], in: 310) == [80, 220])
    #expect(widths([.auto, .stretch], characters: [5], in: 310) == [50, 250])
    #expect(widths([.stretch, .stretch], in: 210) == [100, 100])
  }

  @Test("take room from all but a number of points where there is too little")
  func shrinking() {
    #expect(widths([.auto, .auto], characters: [30, 10], in: 210) == [150, 50])
    #expect(widths([.points(80), .auto], characters: [1, 30], in: 190) == [80, 100])
    // What does not fit even so is not less than nothing.
    #expect(widths([.points(200), .auto], characters: [1, 30], in: 110) == [200, 0])
  }

  @Test("have the widths that data give as texts")
  func boundWidths() {
    let texts: [(String, CardColumn.Width, CardColumn.Width)] = [
      ("auto", .auto, .weight(1)), ("stretch", .stretch, .weight(1)), ("2", .weight(2), .weight(2)),
      ("2*", .weight(2), .weight(2)), ("1.5", .weight(1.5), .weight(1.5)), ("80px", .points(80), .points(80)),
      ("-1", .auto, .weight(1)), ("0x10", .auto, .weight(1)), ("nan", .auto, .weight(1)), ("inf", .auto, .weight(1)),
      ("", .auto, .weight(1)), ("px", .auto, .weight(1)), ("wide", .auto, .weight(1)), ("80 px", .auto, .weight(1)),
    ]
    for (text, column, cell) in texts {
      #expect(CardColumn.Width(cardWidth: text) == column, "\(text)")
      #expect(CardColumn.Width(cardCellWidth: text) == cell, "\(text)")
    }
    // Numbers that are no shares take nothing.
    #expect(widths([.weight(-1), .weight(1)], in: 210) == [0, 200])
    #expect(widths([.weight(.nan), .weight(1)], in: 210) == [0, 200])
  }

  @Test("are not greedy where they are as wide as their content")
  func auto() {
    let frames = CardColumnFrames(
      [Block(characters: 4, column: CardColumn(width: .auto)), Block(characters: 6, column: CardColumn(width: .auto))],
      spacing: 10)
    #expect(frames.size.width == 110)
    #expect(widths([.auto, .auto], characters: [4, 6], in: 500) == [40, 60])
  }

  @Test("take no more of a row than they need where none of them stretches")
  func hugging() {
    func width(_ widths: [CardColumn.Width], in room: Double) -> Double {
      CardColumnFrames(
        widths.map { Block(characters: 4, column: CardColumn(width: $0)) }, spacing: 10, width: room
      ).size.width
    }
    #expect(width([.auto, .auto], in: 300) == 90)
    #expect(width([.auto, .points(60)], in: 300) == 110)
    #expect(width([.auto, .auto], in: 50) == 50)
    #expect(width([.auto, .stretch], in: 300) == 300 && width([.weight(1), .auto], in: 300) == 300)
    let reaching = [Block(characters: 4, column: CardColumn(width: .auto, bleed: 8))]
    #expect(CardColumnFrames(reaching, spacing: 10, width: 300).size.width == 300)
  }

  @Test("stand at the top, in the middle or at the bottom of a row as high as the highest, or higher")
  func edges() {
    let views = [
      Block(fixed: CardSize(width: 10, height: 60)),
      Block(fixed: CardSize(width: 10, height: 20), column: CardColumn(width: .stretch, edge: .center)),
      Block(fixed: CardSize(width: 10, height: 20), column: CardColumn(width: .stretch, edge: .bottom)),
    ]
    let row = CardColumnFrames(views, spacing: 0, width: 300)
    #expect(row.size.height == 60)
    #expect(row.frames.map(\.y) == [0, 20, 40])
    let high = CardColumnFrames(views, spacing: 0, width: 300, minHeight: 100)
    #expect(high.size.height == 100)
    #expect(high.frames.map(\.y) == [0, 40, 80])
  }

  @Test("have lines as high as the row, in the middle of the room before them")
  func upright() {
    let views = [
      Block(fixed: CardSize(width: 10, height: 60)), Block.line(2), Block(fixed: CardSize(width: 10, height: 20)),
    ]
    let frames = CardColumnFrames(views, spacing: 10, width: 212).frames
    #expect(frames[1] == CardFrame(x: 105, y: 0, size: CardSize(width: 2, height: 60)))
    #expect(frames[2].x == 112)
  }

  // MARK: Stacks

  @Test("have the distance that a view asks for, and none before the first that is shown")
  func distances() {
    let row = CardSize(width: 10, height: 10)
    let views = [Block(fixed: row, lead: 30), Block(fixed: row), Block(fixed: row, lead: 20)]
    #expect(CardStackFrames(views, spacing: 5, width: 100).frames.map(\.y) == [0, 15, 45])
    // Without the first one, the second has no distance; nothing has to be said again.
    #expect(CardStackFrames(Array(views.dropFirst()), spacing: 5, width: 100).frames.map(\.y) == [0, 30])
    #expect(CardStackFrames([Block](), spacing: 5, width: 100).size.height == 0)
  }

  @Test("have lines only between views that are shown, as wide as the stack")
  func lines() {
    let row = CardSize(width: 10, height: 10)
    let views = [Block.line(), Block(fixed: row), Block.line(), Block(fixed: row, lead: 20), Block.line()]
    let stack = CardStackFrames(views, spacing: 5, width: 100)
    let sizes = stack.frames.map(\.size)
    #expect(sizes[0] == CardSize(width: 0, height: 0) && sizes[4] == sizes[0])
    #expect(stack.frames[2] == CardFrame(x: 0, y: 20, size: CardSize(width: 100, height: 1)))
    #expect(stack.frames[3].y == 31)
    #expect(stack.size == CardSize(width: 100, height: 41))
  }

  @Test("give height that is left to views that take it")
  func growing() {
    let row = CardSize(width: 10, height: 10)
    let views = [Block(fixed: row), Block(fixed: row, grows: true), Block(fixed: row)]
    let stack = CardStackFrames(views, spacing: 0, width: 100, height: 90)
    #expect(stack.frames.map(\.y) == [0, 10, 80])
    #expect(stack.size.height == 90)
    #expect(CardStackFrames(Array(views.prefix(1)), spacing: 0, width: 100, height: 90).size.height == 10)
  }

  // MARK: Pictures

  private func fitting(
    _ width: Double?, _ height: Double?, fills: Bool = false, in room: Double?
  ) -> CardSize {
    let size = CardPictureSize.fitting((120, 80), width: width, height: height, fills: fills, in: room)
    return CardSize(width: size.width, height: size.height)
  }

  @Test("of pictures keep their proportions, shrink to the room, and grow only where asked to")
  func pictures() {
    #expect(fitting(nil, nil, in: 320) == CardSize(width: 120, height: 80))
    #expect(fitting(nil, nil, in: 60) == CardSize(width: 60, height: 40))
    #expect(fitting(nil, nil, in: nil) == CardSize(width: 120, height: 80))
    #expect(fitting(500, nil, in: 300) == CardSize(width: 300, height: 200))
    #expect(fitting(60, nil, in: 320) == CardSize(width: 60, height: 40))
    #expect(fitting(nil, 40, in: 320) == CardSize(width: 60, height: 40))
    #expect(fitting(500, 50, in: 300) == CardSize(width: 300, height: 50))
    #expect(fitting(nil, nil, fills: true, in: 300) == CardSize(width: 300, height: 200))
  }
}
