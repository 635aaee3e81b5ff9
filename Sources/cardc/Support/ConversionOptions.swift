import ArgumentParser
import CardCompiler

/// The options of everything that translates; each is a key of `cardc.yaml` as well.
struct ConversionOptions: ParsableArguments {
  @Option(
    name: [.customShort("O", allowingJoined: true), .customLong("optimize")],
    help: ArgumentHelp(
      "Optimize: 0 nothing, 1 keep everything and write it in its plainest form, 2 also simplify the structure, s "
        + "make the output small. (default: 1)", valueName: "level"))
  var optimization: OptimizationLevel?

  @Option(help: ArgumentHelp("Run only these passes, separated by commas.", valueName: "list"))
  var passes: String?

  @Option(
    name: .customLong("disable-pass"), parsing: .singleValue,
    help: ArgumentHelp("Do not run a pass. May be given several times.", valueName: "pass"))
  var disabledPasses: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Make sure that no optimization changed what a screen shows and does, and write nothing if one did.")
  var verify: Bool?

  @Flag(
    name: .customLong("verify-each"), inversion: .prefixedNo,
    help: "The same after every single pass, to find out which one it was.")
  var verifyEach: Bool?

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space).", valueName: "syntax"))
  var syntax: DocumentSyntax?

  @Flag(inversion: .prefixedNo, help: "Make every loss an error, and write nothing for its file.")
  var strict: Bool?

  @Option(
    name: .customLong("fail-under"),
    help: ArgumentHelp(
      "Make it an error when an output keeps less of its source than this, from 0 to 1, and write nothing for its file.",
      valueName: "score"))
  var failUnder: Double?

  @Option(
    help: ArgumentHelp(
      "Make it an error when a document is larger than this, for example 28KB, and write nothing for its file.",
      valueName: "size"))
  var budget: String?

  @Option(
    name: .customLong("allow-lossy"),
    help: ArgumentHelp(
      "Passes that may give something up, in this order, until a document keeps to the budget; `cardc passes` lists them "
        + "at its end.", valueName: "list"))
  var allowLossy: String?

  @Flag(
    name: .customLong("require-bound"), inversion: .prefixedNo,
    help: "Make it an error when a hole is left in an output, or when a target cannot carry one.")
  var requireBound: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Store the source in outputs of another format, so that converting them back gives it again.")
  var preserve: Bool?

  @OptionGroup
  var sourceMap: SourceMapArgument

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Take a value of the data for known, for example `user.name=Anna`: holes that stay are evaluated as far as it "
        + "is. The value is JSON or else text. May be given several times.", valueName: "path=value"))
  var define: [String] = []

  @Flag(inversion: .prefixedNo, help: "Read `${` as text: the sources are bound already.")
  var literal: Bool?

  @OptionGroup(title: "Targets")
  var targets: TargetArguments

  func validate() throws {
    if let failUnder, !SettingValues.isScore(failUnder) {
      throw ValidationError("`--fail-under` wants a number from 0 to 1.")
    }
    do throws(DefinitionProblem) {
      _ = try KnownData(define.map { text throws(DefinitionProblem) in try Definition(text) })
    } catch {
      throw ValidationError(UsageProblem(error).message)
    }
    if let budget, SettingValues.size(budget) == nil {
      throw ValidationError("`--budget` wants a size such as `28KB` or a number of bytes: `\(budget)` is none.")
    }
  }

  /// These options as settings.
  var settings: ProjectSettings {
    var settings = ProjectSettings()
    settings.optimization = optimization
    settings.passes = passes.map { $0.split(separator: ",").map(String.init) }
    settings.disabledPasses = disabledPasses.isEmpty ? nil : disabledPasses
    settings.syntax = syntax
    settings.isStrict = strict
    settings.minimumScore = failUnder
    settings.verifies = verify
    settings.verifiesEach = verifyEach
    settings.budget = budget.flatMap(SettingValues.size)
    settings.lossyPasses = allowLossy.map { $0.split(separator: ",").map(String.init) }
    settings.requiresBound = requireBound
    settings.preserves = preserve
    settings.mapsSource = sourceMap.isWanted
    settings.definitions = define.isEmpty ? nil : define
    settings.isLiteral = literal
    targets.apply(to: &settings)
    return settings
  }
}
