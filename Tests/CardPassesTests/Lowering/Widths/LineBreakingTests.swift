import Testing

@testable import CardPasses

@Suite struct LineBreakingTests {
  @Test func aLineHasAsManyAsItHasRoomFor() {
    #expect(LineBreaking.lines(of: [40, 40, 40], gap: 10, in: 90) == [0..<2, 2..<3])
    #expect(LineBreaking.lines(of: [40, 40, 40], gap: 11, in: 90) == [0..<1, 1..<2, 2..<3])
    #expect(LineBreaking.lines(of: [200, 10, 10], gap: 5, in: 90) == [0..<1, 1..<3])
    #expect(LineBreaking.lines(of: [], gap: 5, in: 90) == [])
  }
}
