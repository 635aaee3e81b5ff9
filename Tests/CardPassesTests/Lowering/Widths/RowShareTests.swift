import Testing

@testable import CardPasses

/// How flexible boxes of a browser share a row out: the numbers are those of Chromium for the same boxes.
@Suite struct RowShareTests {
  private func rounded(_ widths: [Double]) -> [Double] { widths.map { ($0 * 100).rounded() / 100 } }

  /// Columns of weights 1, 1 and 3 in 360 points, with two distances of 20.
  private static let weights: [RowShare] = [.weight(1), .weight(1), .weight(3)]

  @Test func columnsGiveInProportionToTheirWidth() {
    #expect(rounded(RowShare.widths(of: Self.weights, paddings: [0, 0, 0], width: 360, room: 320)) == [64, 64, 192])
  }

  @Test func paddingsGiveNothing() {
    let widths = RowShare.widths(of: Self.weights, paddings: [40, 40, 40], width: 360, room: 320)
    #expect(rounded(widths) == [66.67, 66.67, 186.67])
    let first = RowShare.widths(of: Self.weights, paddings: [40, 0, 0], width: 360, room: 320)
    #expect(rounded(first) == [68, 63, 189])
  }

  @Test(arguments: [0.0, 30, 60, 100]) func noneIsNarrowerThanItsPadding(room: Double) {
    let widths = RowShare.widths(
      of: [.content(80), .rest, .weight(1)], paddings: [40, 40, 20], width: 200, room: room)
    #expect(widths[0] >= 40 && widths[1] >= 40 && widths[2] >= 20)
  }

  @Test func whatIsFixedKeepsItsWidth() {
    let widths = RowShare.widths(of: [.fixed(100), .content(200)], paddings: [40, 40], width: 220, room: 200)
    #expect(widths == [100, 100])
  }

  @Test func whatIsLeftIsSharedEqually() {
    let widths = RowShare.widths(of: [.content(60), .rest, .rest], paddings: [0, 40, 0], width: 300, room: 260)
    #expect(widths == [60, 100, 100])
  }
}
