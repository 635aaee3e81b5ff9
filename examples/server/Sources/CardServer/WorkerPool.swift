import Foundation

/// Threads that work on requests, so that a long one keeps no connection waiting that another thread serves.
///
/// Their stacks are larger than those of other pools: a document may have 512 levels. Of requests that wait, the number is
/// bounded; who waits longer than a client does is of no use to it.
final class WorkerPool: @unchecked Sendable {
  private let condition = NSCondition()
  private let limit: Int
  // What follows is touched while the condition is locked.
  private var jobs: [@Sendable () -> Void] = []
  private var first = 0
  private var isClosed = false

  private static let stackSize = 64 << 20

  /// `threads` threads, for which at most `waiting` jobs wait.
  init(threads: Int, waiting: Int) {
    limit = waiting
    for _ in 0..<threads {
      let thread = Thread { [weak self] in while let job = self?.next() { job() } }
      thread.stackSize = Self.stackSize
      thread.start()
    }
  }

  /// Has something done; false if too much is waiting already.
  func submit(_ job: @escaping @Sendable () -> Void) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    guard !isClosed, jobs.count - first < limit else { return false }
    jobs.append(job)
    condition.signal()
    return true
  }

  /// Ends the threads as soon as nothing waits.
  func close() {
    condition.lock()
    isClosed = true
    condition.broadcast()
    condition.unlock()
  }

  private func next() -> (@Sendable () -> Void)? {
    condition.lock()
    defer { condition.unlock() }
    while first == jobs.count {
      if isClosed { return nil }
      condition.wait()
    }
    let job = jobs[first]
    first += 1
    // What was taken is dropped now and then, so that taking is quick however many wait.
    if first == jobs.count || first > 256 {
      jobs.removeFirst(first)
      first = 0
    }
    return job
  }
}
