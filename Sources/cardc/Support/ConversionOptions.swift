import ArgumentParser
import CardCompiler

/// The options of everything that translates; each is a key of `cardc.yaml` as well.
struct ConversionOptions: ParsableArguments {
  @Option(
    name: [.customShort("O", allowingJoined: true), .customLong("optimize")],
    help: ArgumentHelp(
      "Optimization level: 0 none, 1 keep every element and write it in its simplest form, 2 also simplify the "
        + "structure, s minimize the size. (default: 1)", valueName: "level"))
  var optimization: OptimizationLevel?

  @Option(help: ArgumentHelp("Run only these passes, separated by commas.", valueName: "list"))
  var passes: String?

  @Option(
    name: .customLong("disable-pass"), parsing: .singleValue,
    help: ArgumentHelp("Do not run a pass. May be given several times.", valueName: "pass"))
  var disabledPasses: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Verify that optimization does not change what a screen shows or does; write nothing if it does.")
  var verify: Bool?

  @Flag(
    name: .customLong("verify-each"), inversion: .prefixedNo,
    help: "Verify after every pass, to find the one that is wrong.")
  var verifyEach: Bool?

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space).", valueName: "syntax"))
  var syntax: DocumentSyntax?

  @Flag(inversion: .prefixedNo, help: "Make every loss an error, and do not write the file.")
  var strict: Bool?

  @Option(
    name: .customLong("fail-under"),
    help: ArgumentHelp(
      "Make a score below this, from 0 to 1, an error, and do not write the file.",
      valueName: "score"))
  var failUnder: Double?

  @Option(
    help: ArgumentHelp(
      "Make a document larger than this, for example 28KB, an error, and do not write the file.",
      valueName: "size"))
  var budget: String?

  @Option(
    name: .customLong("allow-lossy"),
    help: ArgumentHelp(
      "Passes that may remove content, in this order, until a document fits the budget; `cardc passes` lists them "
        + "at its end.", valueName: "list"))
  var allowLossy: String?

  @Flag(
    name: .customLong("require-bound"), inversion: .prefixedNo,
    help: "Make a binding that is left in an output, or that a target cannot represent, an error.")
  var requireBound: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Store the source in outputs of another format, so that converting them back restores it.")
  var preserve: Bool?

  @OptionGroup
  var sourceMap: SourceMapArgument

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Set a value of the data, for example `user.name=Anna`, and evaluate bindings as far as it allows. The value is "
        + "JSON, else a string. May be given several times.", valueName: "path=value"))
  var define: [String] = []

  @Flag(inversion: .prefixedNo, help: "Read `${` as text, for sources that are already expanded.")
  var literal: Bool?

  @OptionGroup(title: "Targets")
  var targets: TargetArguments

  func validate() throws {
    if let failUnder, !SettingValues.isScore(failUnder) {
      throw ValidationError("`--fail-under` must be a number from 0 to 1.")
    }
    do throws(DefinitionProblem) {
      _ = try KnownData(define.map { text throws(DefinitionProblem) in try Definition(text) })
    } catch {
      throw ValidationError(UsageProblem(error).message)
    }
    if let budget, SettingValues.size(budget) == nil {
      throw ValidationError("`--budget` must be a size such as `28KB` or a number of bytes, not `\(budget)`.")
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
