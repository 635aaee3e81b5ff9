extension SupportSources {
  /// The part `CardEvaluation`.
  static let cardEvaluation = ##"""
    /// The time and the chance of one rendering: the time is the same all through it.
    final class CardEvaluation {
      private var currentTime: CardInstant?
      private var generator: CardSplitMix64

      /// A rendering in an environment.
      init(_ environment: CardEnvironment = .current) {
        generator = CardSplitMix64(seed: environment.seed ?? UInt64.random(in: 0 ... .max))
        // What no calendar knows counts as the time of the system.
        currentTime = environment.now.flatMap { CardInstant.inRange(($0 * 1000).rounded()) }
      }

      /// The time.
      func now() -> CardInstant {
        if let currentTime { return currentTime }
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        let instant = CardInstant(milliseconds: Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000)
        currentTime = instant
        return instant
      }

      /// The next random bits.
      func random() -> UInt64 { generator.next() }
    }
    """##

  /// The same as it is read.
  static let cardEvaluationPart = SupportPart(cardEvaluation)
}
