import ArgumentParser
import CardCompiler

/// `cardc build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build every template of a project for every target.",
    discussion: """
      INPUT/a/b.yaml becomes DIR/TARGET/a/b.json. `b.data.json` or `b.data.yaml` beside it (or --data) is its data. \
      A folder `b.data/` makes one output for each data file in it, DIR/TARGET/a/b/NAME.json. `b.host.json` is its \
      host object. Without data, the bindings `${…}` stay in the output. Files and folders whose names begin with \
      `_` or `.` are not built.

      Files are written only if they change. Files that an earlier build wrote are removed when their source is gone. \
      Functions that depend on the time or on random numbers are warned about unless --now (or SOURCE_DATE_EPOCH) and \
      --seed are set. `cardc.yaml` at the input's root or above sets any option by its long name; options on the \
      command line take precedence.

      EXAMPLES
        cardc build templates/ -o dist/
        cardc build templates/ -o dist/ --target skima -Os
        cardc build templates/ -o dist/ --check
        cardc build templates/ -o dist/ --report losses.html
      """)

  @Argument(help: ArgumentHelp("Templates and folders of templates.", valueName: "inputs"))
  var inputs: [String] = []

  @Option(name: [.short, .long], help: ArgumentHelp("The folder to write to. (default: dist)", valueName: "dir"))
  var output: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "A format to write; may be given several times, or several separated by commas. (default: all that are "
        + "documents)", valueName: "format"))
  var target: [String] = []

  @Option(help: ArgumentHelp("The format of the templates, where it cannot be detected.", valueName: "format"))
  var from: String?

  @Option(help: ArgumentHelp("The data for every template.", valueName: "file"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "The host object, `$host`, of every template; `b.host.json` beside a template takes precedence.",
      valueName: "file"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "How many templates to build at a time. (default: the number of processors)", valueName: "number"))
  var jobs: Int?

  @Flag(help: "Write nothing; exit with 3 if something would change.")
  var check = false

  @OptionGroup
  var reports: ReportArguments

  @Flag(help: "Print what each pass did.")
  var stats = false

  @Option(
    name: .customLong("stats-file"),
    help: ArgumentHelp("Write what each pass did to this file, in JSON.", valueName: "file"))
  var statsFile: String?

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Conversion")
  var conversion: ConversionOptions

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
    try reports.validate(apartFrom: inputs + [data].compactMap(\.self))
  }

  func run() throws {
    var diagnostics = Diagnostics()
    let settings = effectiveSettings(&diagnostics)
    if diagnostics.hasErrors { try global.conclude(diagnostics) }
    guard let inputs = settings.inputs, !inputs.isEmpty else {
      throw ValidationError("Name a template or a folder of templates, or set `inputs` in `cardc.yaml`.")
    }
    let session = try CompilerSession(settings, global, &diagnostics) { options in
      options.collectsStatistics = stats || statsFile != nil
      options.notesPlaces = reports.isWanted
      options.mustBeReproducible = true
      try expansion.apply(to: &options.expansion)
    }
    let targets = try session.targets(settings.targets)
    let output = settings.output ?? "dist"
    // With the output among the inputs, what an earlier build wrote must not be built again.
    let folders = [output] + session.compiler.registry.targets.map { "\(output)/\($0.id)" }
    let plan = ProjectPlan(inputs: inputs, data: settings.data, excluding: folders, diagnostics: &diagnostics)
    var build = ProjectBuild(compiler: session.compiler, targets: targets, output: output)
    build.jobs = settings.jobs ?? Parallel.processorCount
    build.isCheck = check
    build.reports = reports.isWanted
    if let path = settings.data {
      build.data = Input.read(path, diagnostics: &diagnostics)
      if build.data == nil { try global.conclude(diagnostics) }
    }
    // What is wrong with the file was found when it was read for what is known.
    if let path = settings.host { build.host = Input.read(path, diagnostics: &diagnostics) }
    let outcome = build.run(plan.items)
    diagnostics.append(contentsOf: outcome.diagnostics)
    let statistics = StatisticsTable(outcome.statistics)
    if let statsFile {
      do { _ = try AtomicFile.write(Array(statistics.json.utf8), to: statsFile) } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    reports.write(outcome.report, &diagnostics)
    global.show(diagnostics)
    if stats { global.sumUp(statistics.lines) }
    global.sumUp(session.lines(outcome.summary, outcome.changes))
    if diagnostics.hasErrors { throw ExitCode.errors }
    if check, !outcome.changes.isEmpty { throw ExitCode.differences }
  }

  /// The options, and what `cardc.yaml` says where none is given.
  private func effectiveSettings(_ diagnostics: inout Diagnostics) -> ProjectSettings {
    var settings = conversion.settings
    settings.inputs = inputs.isEmpty ? nil : inputs
    settings.output = output
    settings.targets = target.isEmpty ? nil : target.flatMap { $0.split(separator: ",").map(String.init) }
    settings.from = from
    settings.data = data
    settings.host = host
    settings.jobs = jobs
    settings.levels = global.severities
    let file = ProjectSettings.find(for: inputs, diagnostics: &diagnostics)
    return file.map { settings.filled(from: $0) } ?? settings
  }
}
