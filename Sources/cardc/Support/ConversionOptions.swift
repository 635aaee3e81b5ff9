import ArgumentParser
import CardCompiler

/// The options of everything that translates; each is a key of `cardc.yaml` as well.
///
/// Commands have ``TargetArguments`` and ``CardArguments`` beside it, not in it, and none of these groups has groups in
/// it: builds for debugging check the options of each group again in those around it, so that a group in a group is
/// checked five times as often. An option that other commands have alone is therefore written down twice; what it is
/// called there and means stands in the table of settings.
struct ConversionOptions: ParsableArguments {
  @Option(name: [.customShort("O", allowingJoined: true), .customLong("optimize")], help: .setting("optimize"))
  var optimization: OptimizationLevel?

  @Option(help: .setting("passes"))
  var passes: String?

  @Option(name: .customLong("disable-pass"), parsing: .singleValue, help: .setting("disable-pass"))
  var disabledPasses: [String] = []

  @Flag(inversion: .prefixedNo, help: .setting("verify"))
  var verify: Bool?

  @Flag(name: .customLong("verify-each"), inversion: .prefixedNo, help: .setting("verify-each"))
  var verifyEach: Bool?

  @Option(help: .setting("syntax"))
  var syntax: DocumentSyntax?

  @Flag(inversion: .prefixedNo, help: .setting("strict"))
  var strict: Bool?

  @Option(name: .customLong("fail-under"), help: .setting("fail-under"))
  var failUnder: Double?

  @Option(help: .setting("budget"))
  var budget: String?

  @Option(name: .customLong("allow-lossy"), help: .setting("allow-lossy"))
  var allowLossy: String?

  @Flag(name: .customLong("require-bound"), inversion: .prefixedNo, help: .setting("require-bound"))
  var requireBound: Bool?

  @Flag(inversion: .prefixedNo, help: .setting("preserve"))
  var preserve: Bool?

  @Flag(name: .customLong("source-map"), inversion: .prefixedNo, help: .setting("source-map"))
  var mapsSource: Bool?

  @Option(name: .customLong("package"), help: .setting("package"))
  var packageName: String?

  @Flag(name: .customLong("public"), inversion: .prefixedNo, help: .setting("public"))
  var isPublic: Bool?

  @Option(parsing: .singleValue, help: .setting("open"))
  var open: [String] = []

  @Flag(inversion: .prefixedNo, help: .setting("annotate"))
  var annotate: Bool?

  @Option(parsing: .singleValue, help: .setting("define"))
  var define: [String] = []

  @Flag(inversion: .prefixedNo, help: .setting("literal"))
  var literal: Bool?

  func validate() throws {
    if let failUnder, !SettingValues.isScore(failUnder) {
      throw ValidationError("`--fail-under` must be a number from 0 to 1.")
    }
    do throws(DefinitionProblem) {
      _ = try KnownData(define.map { text throws(DefinitionProblem) in try Definition(text) })
    } catch {
      throw ValidationError(UsageProblem(error).message)
    }
    if let packageName, !SettingValues.isPackageName(packageName) {
      throw ValidationError("`--package` must be a package such as `com.example.cards`, not `\(packageName)`.")
    }
    if let budget, Budget(budget) == nil {
      throw ValidationError("`--budget` must be \(Budget.expectation), not `\(budget)`.")
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
    settings.budget = budget.flatMap { Budget($0) }
    settings.lossyPasses = allowLossy.map { $0.split(separator: ",").map(String.init) }
    settings.requiresBound = requireBound
    settings.preserves = preserve
    settings.mapsSource = mapsSource
    settings.packageName = packageName
    settings.isPublic = isPublic
    settings.openTypes = open.isEmpty ? nil : open
    settings.annotates = annotate
    settings.definitions = define.isEmpty ? nil : define
    settings.isLiteral = literal
    return settings
  }
}
