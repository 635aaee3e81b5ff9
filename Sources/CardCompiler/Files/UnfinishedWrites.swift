#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The files that are being written, which a process that someone interrupts brings to an end before it ends itself.
///
/// Each exists under a temporary name for a moment. A process that is killed leaves that name to the next build; one that
/// is asked to end leaves none.
package enum UnfinishedWrites {
  private struct State {
    var count = 0
    var isEnding = false
  }

  private static let state = Protected(State())

  /// Runs a write that begins and ends a temporary file. None begins any more once the process is ending.
  static func whole<Result, Problem: Error>(_ write: () throws(Problem) -> Result) throws(Problem) -> Result {
    let mayBegin = state.withLock { state in
      if !state.isEnding { state.count += 1 }
      return !state.isEnding
    }
    // The process ends before this does.
    while !mayBegin { pause() }
    defer { state.withLock { $0.count -= 1 } }
    return try write()
  }

  /// Returns when nothing is being written, and lets no write begin afterwards. It does not wait for ever: a disk may not
  /// answer.
  package static func end() {
    for _ in 0..<maximumPolls {
      let isQuiet = state.withLock { state in
        state.isEnding = true
        return state.count == 0
      }
      if isQuiet { return }
      usleep(pollingInterval)
    }
  }

  /// In microseconds; a file is written in less.
  private static let pollingInterval: UInt32 = 200
  /// As many as take two seconds.
  private static let maximumPolls = 10_000
}
