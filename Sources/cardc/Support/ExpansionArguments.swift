import ArgumentParser
import CardCompiler

/// The options of everything that evaluates on the spot.
struct ExpansionArguments: ParsableArguments {
  @Option(help: ArgumentHelp("The current time that functions see, in ISO 8601.", valueName: "time"))
  var now: String?

  @Option(help: ArgumentHelp("The seed of random numbers, for reproducible output.", valueName: "number"))
  var seed: UInt64?

  @OptionGroup
  var limit: StepLimitArgument

  /// Makes the options of an expansion say the same.
  func apply(to options: inout ExpansionOptions) throws {
    if let seed { options.seed = seed }
    limit.apply(to: &options)
    let sourceDate = try Self.sourceDate()
    if options.now == nil { options.now = sourceDate }
    guard let now else { return }
    guard let instant = Instant(now) else {
      throw ValidationError("`--now` must be a time such as `2026-01-31T12:00:00Z`, not `\(now)`.")
    }
    options.now = instant
  }

  /// The time that `SOURCE_DATE_EPOCH` asks reproducible builds to show.
  static func sourceDate() throws -> Instant? {
    guard let text = Console.environment("SOURCE_DATE_EPOCH") else { return nil }
    guard let seconds = Int(text), abs(seconds) < 1 << 45 else {
      throw ValidationError("`SOURCE_DATE_EPOCH` must be seconds since 1970, not `\(text)`.")
    }
    return Instant(milliseconds: seconds * 1000)
  }
}

/// The option of everything that fills templates with data: how much work that may be.
struct StepLimitArgument: ParsableArguments {
  @Option(
    name: .customLong("max-steps"),
    help: ArgumentHelp(
      "The maximum number of evaluation steps of one template. (default: \(ExpansionLimits.steps), and "
        + "\(ExpansionLimits.stepsPerByteRead) more for each byte of data)", valueName: "number"))
  var maxSteps: Int?

  func validate() throws {
    if let maxSteps, maxSteps < 1 { throw ValidationError("`--max-steps` must be at least 1.") }
  }

  /// Makes the options of an expansion say the same.
  func apply(to options: inout ExpansionOptions) {
    if let maxSteps { options.steps = maxSteps }
  }
}
