import CardCompiler

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What signals do that ask the program to end: files that are being written are finished first.
enum Interruptions {
  /// Carries the number of a signal from its handler, which may do next to nothing, to a thread that waits for it.
  nonisolated(unsafe) private static var channel: (reading: Int32, writing: Int32) = (-1, -1)

  /// The signals that ask a program to end.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Begins to listen.
  static func prepare() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    channel = (ends[0], ends[1])
    guard Thread({ Self.wait() }) != nil else { return }
    for number in signals {
      let before = signal(number) { number in
        // The next one of its kind ends the program at once.
        signal(number, SIG_DFL)
        let saved = errno
        var byte = UInt8(truncatingIfNeeded: number)
        _ = write(Interruptions.channel.writing, &byte, 1)
        errno = saved
      }
      // What a parent has chosen to ignore stays ignored: `nohup`, and what a shell starts in the background.
      if isIgnored(before) { signal(number, SIG_IGN) }
    }
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the program by the signal that comes, as its parent expects, when nothing is half written.
  private static func wait() {
    var number: UInt8 = 0
    while read(channel.reading, &number, 1) != 1 {
      if errno != EINTR { return }
    }
    UnfinishedWrites.end()
    signal(Int32(number), SIG_DFL)
    kill(getpid(), Int32(number))
  }
}
