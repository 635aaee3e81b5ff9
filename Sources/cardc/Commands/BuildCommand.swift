import ArgumentParser
import CardCompiler

/// `cardc build`
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "Build every template of a project for every target.",
    discussion: """
      INPUT/a/b.yaml becomes DIR/TARGET/a/b.json. `b.data.json` or `b.data.yaml` beside it (or --data) is its data. \
      A folder `b.data/` makes one output for each data file in it, DIR/TARGET/a/b/NAME.json. `b.host.json` (or --host) \
      is its host object. Without data, the bindings `${…}` stay in the output. Files and folders whose names begin with \
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

  @Option(name: [.short, .long], help: .setting("output"))
  var output: String?

  @Option(parsing: .singleValue, help: .setting("target"))
  var target: [String] = []

  @Option(help: .setting("from"))
  var from: String?

  @OptionGroup
  var values: DataArguments

  @Option(help: .setting("jobs"))
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
    try values.validate(with: inputs)
    try reports.validate(apartFrom: inputs + [values.data].compactMap(\.self))
  }

  func run() throws {
    let workspace = try global.open(request)
    if workspace.findings.hasErrors { try global.conclude(workspace.findings) }
    let settings = workspace.settings
    var build = ProjectBuild(
      workspace, targets: try workspace.targets(settings.targets), output: settings.output ?? Workspace.defaultOutput)
    build.jobs = settings.jobs ?? Parallel.processorCount
    build.isCheck = check
    build.reports = reports.isWanted
    let outcome = build.run(try workspace.inputs(inputs))
    var diagnostics = outcome.diagnostics
    let statistics = StatisticsTable(outcome.statistics)
    if let statsFile {
      do { _ = try AtomicFile.write(Array(statistics.json.utf8), to: statsFile) } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    reports.write(outcome.report, &diagnostics)
    global.show(diagnostics)
    if stats { global.sumUp(statistics.lines) }
    global.sumUp(outcome.summary, outcome.changes)
    if diagnostics.hasErrors { throw ExitCode.errors }
    if check, !outcome.changes.isEmpty { throw ExitCode.differences }
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings = conversion.settings
    request.settings.inputs = inputs.isEmpty ? nil : inputs
    request.settings.output = output
    request.settings.targets = target.isEmpty ? nil : target.flatMap { $0.split(separator: ",").map(String.init) }
    request.settings.from = from
    request.settings.jobs = jobs
    values.apply(to: &request.settings)
    expansion.apply(to: &request.settings)
    request.collectsStatistics = stats || statsFile != nil
    request.notesPlaces = reports.isWanted
    request.mustBeReproducible = true
    return request
  }
}
