import ArgumentParser
import CardCompiler

/// The options of everything that evaluates on the spot.
struct ExpansionArguments: ParsableArguments {
  @Option(help: .setting("now"))
  var now: String?

  @Option(help: .setting("seed"))
  var seed: UInt64?

  @Option(name: .customLong("max-steps"), help: .setting("max-steps"))
  var maxSteps: Int?

  func validate() throws {
    try StepLimitArgument.validate(maxSteps)
    if let now, Instant(now) == nil {
      throw ValidationError("`--now` must be a time such as `2026-01-31T12:00:00Z`, not `\(now)`.")
    }
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) {
    settings.now = now.flatMap { Instant($0) }
    settings.seed = seed
    settings.maximumSteps = maxSteps
  }
}

/// The option of everything that fills templates with data: how much work that may be.
struct StepLimitArgument: ParsableArguments {
  @Option(name: .customLong("max-steps"), help: .setting("max-steps"))
  var maxSteps: Int?

  func validate() throws { try Self.validate(maxSteps) }

  /// Refuses a limit with which nothing could be evaluated.
  static func validate(_ maxSteps: Int?) throws {
    if let maxSteps, maxSteps < 1 { throw ValidationError("`--max-steps` must be at least 1.") }
  }

  /// Makes settings say the same.
  func apply(to settings: inout ProjectSettings) { settings.maximumSteps = maxSteps }
}
