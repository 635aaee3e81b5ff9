extension SupportSources {
  /// The part `CardEvaluation`.
  static let cardEvaluation = ##"""
    /// The time and the chance of one rendering: the time is the same all through it.
    final class CardEvaluation {
      private var currentTime: Instant?
      private var generator: SplitMix64

      /// A rendering in an environment.
      init(_ environment: CardEnvironment = .current) {
        generator = SplitMix64(seed: environment.seed ?? UInt64.random(in: 0 ... .max))
        // What no calendar knows counts as the time of the system.
        currentTime = environment.now.flatMap { Instant.inRange(($0 * 1000).rounded()) }
      }

      /// The time.
      func now() -> Instant {
        if let currentTime { return currentTime }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let instant = Instant(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
        currentTime = instant
        return instant
      }

      /// The next random bits.
      func random() -> UInt64 { generator.next() }
    }
    """##
}
