import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A line on a terminal that says how far a long run is, and goes away at its end.
final class ProgressLine: Sendable {
  private struct State {
    let start = ProgressLine.milliseconds()
    var last = 0
    var isShown = false
  }

  private let state = Protected(State())

  /// How long a run must take before anything is said, and how long each line stays at least, in milliseconds.
  private static let pause = 200

  /// A line; none if nobody looks.
  init?(isWanted: Bool) {
    guard isWanted, isatty(STDERR_FILENO) == 1, Console.environment("TERM") != "dumb" else { return nil }
  }

  /// Says how many templates are done.
  func show(_ done: Int, of all: Int) {
    if done >= all { return }
    show { seconds in
      let rate = Double(done) / max(0.001, seconds)
      let remaining = rate > 0 ? Int(Double(all - done) / rate) + 1 : 0
      return "\(done) of \(all) templates, \(Int(rate)) a second, \(remaining) s left"
    }
  }

  /// Says what `text` makes of the seconds since the start, unless something was said just now.
  func show(_ text: (_ seconds: Double) -> String) {
    let now = Self.milliseconds()
    let line: String? = state.withLock { state in
      guard now - max(state.start, state.last) >= Self.pause else { return nil }
      state.last = now
      state.isShown = true
      return text(Double(now - state.start) / 1000)
    }
    if let line { Console.complain("\r\u{1B}[K" + line) }
  }

  /// Takes the line away.
  func clear() {
    if state.withLock({ $0.isShown }) { Console.complain("\r\u{1B}[K") }
  }

  static func milliseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
  }
}
