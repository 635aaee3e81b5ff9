extension SupportSources {
  /// The part `CardEnvironment`.
  static let cardEnvironment = ##"""
    /// What templates read besides their data: the time and chance.
    ///
    /// ```swift
    /// try CardEnvironment(now: 1_700_000_000, seed: 7).run { try render(data, into: &output) }
    /// ```
    struct CardEnvironment: Sendable {
      /// The time in seconds since 1970; none for that of the system.
      var now: Double?
      /// What random numbers begin at, so that they are the same each time; none for other ones each time.
      var seed: UInt64?

      /// An environment.
      init(now: Double? = nil, seed: UInt64? = nil) {
        self.now = now
        self.seed = seed
      }

      private static let local = TaskLocal(wrappedValue: CardEnvironment())

      /// The environment of the task.
      static var current: CardEnvironment { local.get() }

      /// What `body` gives when generated code in it sees this environment.
      func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.local.withValue(self, operation: body)
      }
    }
    """##

  /// The same as it is read.
  static let cardEnvironmentPart = SupportPart(cardEnvironment)
}
