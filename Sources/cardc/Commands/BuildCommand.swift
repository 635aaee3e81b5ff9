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

      A template is built again only if something that it is made of has changed since an earlier build. Files are written \
      only if they change. A file that an earlier build wrote is removed when its source is gone; `DIR/.cardc/journal` \
      lists these files. Functions that depend on the time or on random numbers cause a warning unless --now (or \
      SOURCE_DATE_EPOCH) and --seed are set. `cardc.yaml` at the input's root or above sets options by their long names, \
      except those that apply to a single run: \(Setting.ofRuns.joined(separator: ", ")). Options on the command line take \
      precedence.

      EXAMPLES
        cardc build templates/ -o dist/
        cardc build templates/ -o dist/ --target skima -Os
        cardc build templates/ -o dist/ --check --diff
        cardc build templates/ -o dist/ --watch
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

  @Option(parsing: .singleValue, help: .setting("exclude"))
  var exclude: [String] = []

  @Flag(help: "Write nothing; name what would change, and exit with 3 if anything would.")
  var check = false

  @Flag(name: .customLong("dry-run"), help: "Write nothing; name what would change.")
  var dryRun = false

  @Flag(help: "With --check or --dry-run: print the differences of the files that would change.")
  var diff = false

  @Flag(help: "Keep running after the build, and build again whatever changes.")
  var watch = false

  @Flag(help: "Build everything, including what has not changed.")
  var force = false

  @Flag(help: "Flush each file to the disk before it gets its name, so that it survives a power failure. Slow.")
  var fsync = false

  @Flag(help: "Remove what builds wrote into the output folder, and build nothing.")
  var clean = false

  @Option(help: ArgumentHelp("Write which files each output was made of, as rules for make.", valueName: "file"))
  var depfile: String?

  @OptionGroup
  var reports: ReportArguments

  @Flag(help: "Print what each pass did, and how large the files are.")
  var stats = false

  @Option(
    name: .customLong("stats-file"),
    help: ArgumentHelp(
      "Write what each pass did, and how large each file is, to this file, in JSON.", valueName: "file"))
  var statsFile: String?

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Conversion")
  var conversion: ConversionOptions

  @OptionGroup(title: "Adaptive Cards")
  var cards: CardArguments

  @OptionGroup(title: "Targets")
  var targets: TargetArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    try JobCount.validate(jobs)
    if diff, !check, !dryRun { throw ValidationError("`--diff` needs `--check` or `--dry-run`.") }
    if watch {
      for (isOn, name) in [(check, "check"), (dryRun, "dry-run"), (clean, "clean")] where isOn {
        throw ValidationError("`--watch` and `--\(name)` cannot be combined.")
      }
      if values.data == "-" || inputs.contains("-") {
        throw ValidationError("`--watch` cannot watch standard input.")
      }
    }
    try OutputFile.validate(output, of: "output", names: "a folder")
    try OutputFile.validate([
      "depfile": depfile, "stats-file": statsFile, "report": reports.report.first { $0 == Path.standardStream },
      "diagnostics-file": global.diagnosticsFile,
    ])
    try values.validate(with: inputs)
    try reports.validate(apartFrom: inputs + [values.data].compactMap(\.self))
  }

  func run() throws {
    if watch { return try BuildWatch(self).run() }
    let outcome = try build()
    if outcome.diagnostics.hasErrors { throw ExitCode.errors }
    if check, !outcome.changes.isEmpty { throw ExitCode.differences }
    // The process ends before what was needed is taken apart, which takes a while for many templates.
    withExtendedLifetime(outcome) { Console.exit(.success) }
  }

  /// Builds once, and prints what came of it.
  private func build() throws -> ProjectBuild.Outcome {
    let workspace = try open()
    var build = try projectBuild(workspace)
    build.isCheck = check || dryRun
    build.isIncremental = !force
    build.keepsContents = diff
    build.omitsWarnings = global.quiet
    note(in: &build)
    let progress = ProgressLine(isWanted: !global.quiet && global.style == .human)
    if let progress { build.onProgress = { done, all in progress.show(done, of: all) } }
    var outcome = clean ? build.clean() : build.run(try workspace.inputs(inputs))
    progress?.clear()
    writeNotes(of: &outcome)
    global.show(outcome.diagnostics)
    if diff { print(differencesOf: outcome) }
    sumUpNotes(of: outcome)
    global.sumUp(outcome.summary, outcome.changes, listsChanges: check || dryRun)
    return outcome
  }

  /// A build of the project as the workspace has it.
  func projectBuild(_ workspace: Workspace) throws -> ProjectBuild {
    let settings = workspace.settings
    var build = ProjectBuild(
      workspace, targets: try workspace.targets(settings.targets), output: settings.output ?? Workspace.defaultOutput)
    build.jobs = settings.jobs ?? Parallel.processorCount
    build.isDurable = fsync
    return build
  }

  // MARK: What is written besides the outputs

  /// Whether anything is to be written or printed that a build has to take note of.
  var takesNotes: Bool { stats || statsFile != nil || depfile != nil || reports.isWanted }

  /// The files that notes are written to.
  var noteFiles: [String] {
    ([statsFile, depfile].compactMap(\.self) + reports.report).filter { $0 != Path.standardStream }
  }

  /// Has a build take note of what is to be written besides its outputs.
  func note(in build: inout ProjectBuild) {
    build.measuresFiles = stats || statsFile != nil
    build.listsInputs = depfile != nil
    build.reports = reports.isWanted
    build.reportsPictures = reports.hasPage
  }

  /// Writes the files besides the outputs.
  func writeNotes(of outcome: inout ProjectBuild.Outcome) {
    if let statsFile {
      let statistics = StatisticsTable(outcome.statistics, outcome.sizes)
      OutputFile.write(Array(statistics.json.utf8), to: statsFile, &outcome.diagnostics)
    }
    if let depfile {
      OutputFile.write(
        Depfile.bytes(outcome.dependencies, &outcome.diagnostics), to: depfile, &outcome.diagnostics)
    }
    reports.write(outcome.report, &outcome.diagnostics)
  }

  /// Prints the table of `--stats`.
  func sumUpNotes(of outcome: ProjectBuild.Outcome) {
    if stats { global.sumUp(StatisticsTable(outcome.statistics, outcome.sizes).lines) }
  }

  /// Opens the workspace; what is wrong with what it reads ends the command.
  func open(takingNotes: Bool = true) throws -> Workspace {
    var request = request
    // Who counts what passes do builds everything; the rest changes nothing of what is built.
    if !takingNotes { request.collectsStatistics = false }
    let workspace = try global.open(request)
    if workspace.findings.hasErrors { try global.conclude(workspace.findings) }
    return workspace
  }

  private func print(differencesOf outcome: ProjectBuild.Outcome) {
    for change in outcome.changes {
      let old = try? DiskFileSystem.read(change.path)
      let (before, after) = (old.map { $0.text(in: 0..<$0.count) } ?? "", change.content ?? [])
      let lines = LineDiff(before, String(decoding: after, as: UTF8.self)).lines(
        from: old == nil ? "/dev/null" : change.path, to: change.isRemoval ? "/dev/null" : change.path)
      if !lines.isEmpty { Console.print(lines.joined(separator: "\n") + "\n") }
    }
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings = conversion.settings
    cards.apply(to: &request.settings)
    targets.apply(to: &request.settings)
    request.settings.inputs = inputs.isEmpty ? nil : inputs
    request.settings.output = output
    request.settings.targets = target.isEmpty ? nil : target.flatMap { $0.split(separator: ",").map(String.init) }
    request.settings.excluded = exclude.isEmpty ? nil : exclude
    request.settings.from = from
    request.settings.jobs = jobs
    values.apply(to: &request.settings)
    expansion.apply(to: &request.settings)
    request.collectsStatistics = stats || statsFile != nil
    request.notesPlaces = reports.isWanted
    request.measuresLayout = reports.isWanted
    request.mustBeReproducible = true
    return request
  }
}
