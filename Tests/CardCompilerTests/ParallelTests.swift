import CardCompiler
import Testing

@Suite("Parallel")
struct ParallelTests {
  @Test("results are in the order of the inputs", arguments: [1, 2, 7, 1000])
  func order(_ jobs: Int) {
    let results = Parallel.map(Array(0..<500), jobs: jobs) { number in
      // Uneven work, so that threads overtake each other.
      (0..<(number % 7) * 1000).reduce(number) { $0 &+ $1 &- $1 }
    }
    #expect(results == Array(0..<500))
  }

  @Test("no inputs give no results")
  func nothing() {
    #expect(Parallel.map([Int](), jobs: 4) { $0 }.isEmpty)
  }

  @Test("the stack is large enough for deep recursion")
  func stack() {
    @Sendable func depth(_ level: Int) -> Int {
      // A frame of some size that the optimizer cannot remove.
      withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { buffer in
        buffer.initialize(repeating: level)
        return level == 0 ? 0 : depth(level - 1) + 1 + buffer[level % 512] - level
      }
    }
    #expect(Parallel.withLargeStack { depth(4000) } == 4000)
  }
}
