import CardRuntime
import Testing

/// The arithmetic of boxes that flow, and of grids with areas.
@Suite("Frames of flows and areas")
struct WrapFrameTests {
  /// A view of a width, which is a line of ten points high, or more lines where there is less room.
  private struct Block: CardItem {
    var wanted: Double
    let lead: Double? = nil
    let thickness: Double? = nil
    let grows = false
    let column = CardColumn(width: .stretch)

    init(_ wanted: Double) { self.wanted = wanted }

    func size(width: Double?, height: Double?) -> CardSize {
      let lines = width.map { $0 > 0 ? (wanted / $0).rounded(.up) : 1 } ?? 1
      return CardSize(width: min(wanted, width ?? wanted), height: max(lines, 1) * 10)
    }
  }

  private func flow(
    _ wanted: [Double], _ widths: CardWrapFrames.Widths = .init(), across: CardWrapFrames.Place = .start,
    down: CardWrapFrames.Place = .start, in width: Double? = 100
  ) -> CardWrapFrames {
    CardWrapFrames(
      wanted.map { Block($0) }, spacing: 10, lineSpacing: 5, widths: widths, across: across, down: down, width: width)
  }

  @Test("views go into the next row where there is no room")
  func rows() {
    let frames = flow([40, 50, 60])
    #expect(frames.frames.map(\.x) == [0, 50, 0] && frames.frames.map(\.y) == [0, 0, 15])
    #expect(frames.size == CardSize(width: 100, height: 25))
    #expect(flow([40, 51]).frames.map(\.y) == [0, 15])
    #expect(flow([40, 50, 60], in: nil).size == CardSize(width: 170, height: 10))
    #expect(flow([]).size.height == 0)
  }

  @Test("widths are fixed, bounded or shared out")
  func widths() {
    #expect(flow([40, 50], .init(fixed: 30)).frames.map(\.size.width) == [30, 30])
    #expect(flow([10, 90], .init(least: 20, most: 60)).frames.map(\.size.width) == [20, 60])
    #expect(flow([20, 30], .init(fill: true)).frames.map(\.size.width) == [40, 50])
    let tall = flow([300])
    #expect(tall.frames[0].size == CardSize(width: 100, height: 30))
  }

  @Test("rows stand where they are told to")
  func places() {
    #expect(flow([40], across: .middle).frames[0].x == 30)
    #expect(flow([40], across: .end).frames[0].x == 60)
    let uneven = flow([300, 20], .init(fixed: 45), down: .end)
    #expect(uneven.frames.map(\.y) == [0, 60])
    #expect(flow([300, 20], .init(fixed: 45), down: .middle).frames[1].y == 30)
  }

  private func grid(_ areas: [CardArea?], _ tracks: [CardTrack], _ wanted: [Double]) -> CardGridFrames {
    CardGridFrames(
      wanted.map { Block($0) }, areas: areas, tracks: tracks, spacing: 10, lineSpacing: 5, width: 210)
  }

  @Test("columns share out what fixed ones leave, and areas reach over several")
  func columns() {
    let frames = grid(
      [CardArea(), CardArea(column: 2), CardArea(row: 2, columns: 2)], [.points(50), .share(1)], [10, 10, 10])
    #expect(frames.frames.map(\.x) == [0, 60, 0] && frames.frames.map(\.y) == [0, 0, 15])
    #expect(frames.frames.map(\.size.width) == [50, 150, 210])
    #expect(frames.size == CardSize(width: 210, height: 25))
    #expect(grid([CardArea(), CardArea(column: 2)], [.share(1), .share(3)], [1, 1]).frames[1].x == 60)
  }

  @Test("an area in several rows makes the last one higher, and all are as high as their rows")
  func spans() {
    let frames = grid(
      [CardArea(rows: 2), CardArea(column: 2), CardArea(column: 2, row: 2)], [.share(1), .share(1)], [500, 10, 10])
    #expect(frames.frames.map(\.size.height) == [50, 10, 35])
    #expect(frames.size.height == 50)
  }

  @Test("what has no area stands below all of them")
  func outside() {
    let frames = grid([nil, CardArea(row: 3), nil], [.share(1)], [10, 10, 10])
    #expect(frames.frames.map(\.y) == [25, 10, 40])
    #expect(frames.frames.map(\.size.width) == [210, 210, 210])
  }
}
