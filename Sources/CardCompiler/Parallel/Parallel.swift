#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Work on several threads whose result does not depend on how many there are.
package enum Parallel {
  /// Room for the recursion of any stage over the deepest document, also without optimization. Only what is used of
  /// it costs memory.
  package static let stackSize = 64 << 20

  /// The number of processors that are online.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// The results of `body` for each input, in the order of the inputs.
  ///
  /// At most `jobs` threads run, each with a stack of ``stackSize``; also a single job runs on a thread of its own,
  /// because the stack of the caller may be small.
  package static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], jobs: Int = 1, _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let queue = WorkQueue(count: inputs.count) { body(inputs[$0]) }
    var threads: [Thread] = []
    for _ in 0..<min(max(1, jobs), inputs.count) {
      guard let thread = Thread({ queue.work() }) else { break }
      threads.append(thread)
    }
    // Without any thread the work is still done, with the stack that there is.
    if threads.isEmpty { queue.work() }
    for thread in threads { thread.join() }
    return queue.results()
  }

  /// The results of `body` for each number below `count`, in their order, where each takes so little that handing them out
  /// one by one would take longer.
  static func inChunks<Output: Sendable>(
    of count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Output
  ) -> [Output] {
    let size = 128
    let chunks = stride(from: 0, to: count, by: size).map { $0..<min($0 + size, count) }
    var outputs: [Output] = []
    outputs.reserveCapacity(count)
    for chunk in map(chunks, jobs: jobs, { $0.map(body) }) { outputs += chunk }
    return outputs
  }

  /// The result of `body`, run with a stack of ``stackSize``.
  package static func withLargeStack<Output: Sendable>(_ body: @escaping @Sendable () -> Output) -> Output {
    map([0]) { _ in body() }[0]
  }
}

/// Indices handed out one by one, and a place for each result.
private final class WorkQueue<Output: Sendable>: Sendable {
  private let body: @Sendable (Int) -> Output
  private let state: Protected<State>

  private struct State {
    var next = 0
    var places: [Output?]
  }

  init(count: Int, _ body: @escaping @Sendable (Int) -> Output) {
    self.body = body
    state = Protected(State(places: Array(repeating: nil, count: count)))
  }

  func work() {
    while let index = draw() {
      let output = body(index)
      state.withLock { $0.places[index] = output }
    }
  }

  func results() -> [Output] { state.withLock { $0.places.compactMap { $0 } } }

  private func draw() -> Int? {
    state.withLock { state in
      guard state.next < state.places.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }
}

/// A thread of the system with a large stack.
package struct Thread {
  private let handle: pthread_t

  /// What the thread runs, as an object that a C function can be given.
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread; none if the system has no more.
  package init?(_ run: @escaping @Sendable () -> Void) {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, Parallel.stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
      var handle: pthread_t?
      let code = pthread_create(&handle, attributes, { Self.start($0) }, body.toOpaque())
      guard code == 0, let handle else {
        body.release()
        return nil
      }
    #else
      var handle = pthread_t()
      let code = pthread_create(&handle, attributes, { $0.flatMap { Self.start($0) } }, body.toOpaque())
      guard code == 0 else {
        body.release()
        return nil
      }
    #endif
    self.handle = handle
  }

  func join() { pthread_join(handle, nil) }

  private static func start(_ context: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }
}
