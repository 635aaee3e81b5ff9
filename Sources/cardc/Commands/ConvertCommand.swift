import ArgumentParser
import CardCompiler

/// `cardc convert`
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Translate screens from one format to another.",
    discussion: """
      One file is written to standard output, or to the file that -o names. Folders and several files need a folder \
      for -o, in which they keep their names. The format of each file is detected from its content, files that are not \
      screens are skipped, an error in one file does not stop the others, and a list shows the worst files first. \
      Bindings (`${…}`) stay bindings. --report lists every difference in the output; the last line counts them.

      EXAMPLES
        cardc convert screen.json --to adaptive-card
        cardc convert old/ --to adaptive-card -o out/ --report losses.json
        cardc convert old/ --to adaptive-card -o out/ --dry-run
        cardc convert card.yaml --to skima --define brand.name=Acme --define beta=false
        cat card.yaml | cardc convert - --to drivenui --syntax yaml
      """)

  @Argument(help: ArgumentHelp("Screens and folders of screens; `-` is standard input.", valueName: "inputs"))
  var inputs: [String]

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to: String

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @Option(help: ArgumentHelp("The host object, `$host`, of templates.", valueName: "file"))
  var host: String?

  @Option(name: [.short, .long], help: ArgumentHelp("The file or folder to write to.", valueName: "path"))
  var output: String?

  @OptionGroup
  var reports: ReportArguments

  @Flag(name: .customLong("dry-run"), help: "Write no screens, and say what would be written and lost.")
  var isDryRun = false

  @Option(help: ArgumentHelp("How many files are converted at a time. (default: the processors)", valueName: "number"))
  var jobs: Int?

  @OptionGroup(title: "Conversion")
  var conversion: ConversionOptions

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
    if inputs.count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
    try reports.validate(apartFrom: inputs + (output.map { [$0] } ?? []))
    if let output, !isToStandardOutput, inputs.contains(where: { FileSystem.areSame($0, output) }) {
      throw ValidationError("The output would replace its own source `\(output)`: name another with `-o`.")
    }
    if reports.isToStandardOutput, isToStandardOutput {
      throw ValidationError("The report and the screen cannot both go to standard output.")
    }
  }

  func run() throws {
    var diagnostics = Diagnostics()
    var settings = conversion.settings
    settings.from = from
    settings.jobs = jobs
    settings.host = host
    settings.levels = global.severities
    if settings.syntax == nil, let output, ["yaml", "yml"].contains(Path.fileExtension(of: output)), !isToFolder {
      settings.syntax = .yaml
    }
    if let file = ProjectSettings.find(for: inputs, diagnostics: &diagnostics) {
      settings = settings.filled(from: file)
    }
    if diagnostics.hasErrors { try global.conclude(diagnostics) }
    let session = try CompilerSession(settings, global, &diagnostics) { $0.notesPlaces = reports.isWanted }
    let target = try session.target(to).id
    if isToFolder {
      try convertAll(session, target, settings, diagnostics)
    } else {
      try convertOne(session, target, diagnostics)
    }
  }

  // MARK: One file

  private var isToStandardOutput: Bool { output == nil || output == Path.standardStream }

  /// Whether the output is a folder that keeps the names of the inputs.
  private var isToFolder: Bool {
    if inputs.count > 1 || inputs.contains(where: { FileSystem.kind(of: $0) == .folder }) { return true }
    guard let output else { return false }
    return output.hasSuffix("/") || FileSystem.kind(of: output) == .folder
  }

  private func convertOne(_ session: CompilerSession, _ target: FormatID, _ found: Diagnostics) throws {
    var diagnostics = found
    var summary = BuildSummary()
    summary.unit = "file"
    summary.sources = 1
    summary.isCheck = isDryRun
    var report = FidelityReport()
    if let source = Input.read(inputs[0], diagnostics: &diagnostics) {
      let pipeline = Pipeline(compiler: session.compiler)
      let prepared = pipeline.prepare(source, asTemplate: false, files: pipeline.files(for: inputs[0]))
      let code = code(prepared, pipeline, target, &diagnostics)
      let result = pipeline.run(
        prepared, data: nil, host: nil, targets: [target],
        as: isToStandardOutput ? nil : output.map { OutputName(file: $0) },
        generating: code)
      diagnostics.append(contentsOf: result.diagnostics)
      for var output in result.outputs {
        session.compiler.makeSelfContained(&output)
        write(output, &summary, &diagnostics)
        summary.count(output.fidelity)
      }
      let path = isToStandardOutput || result.outputs.isEmpty ? nil : output
      report.files = (result.outputs + result.withheld).map {
        FidelityReport.File(result, $0, of: prepared, path: path)
      }
    }
    if diagnostics.hasErrors { summary.failed = 1 }
    try finish(session, summary, [], report, diagnostics)
  }

  /// What source code is generated for, with what the files beside the template tell of its data.
  private func code(
    _ prepared: PreparedSource, _ pipeline: Pipeline, _ target: FormatID, _ diagnostics: inout Diagnostics
  ) -> CodeTemplate? {
    guard pipeline.isGivenDataAtRunTime(target),
      let item = ProjectPlan(inputs: [inputs[0]], diagnostics: &diagnostics).items.first
    else { return nil }
    do throws(FileError) {
      return try pipeline.codeTemplate(of: prepared, item, diagnostics: &diagnostics)
    } catch {
      diagnostics.report(error.diagnostic)
      return nil
    }
  }

  private func write(
    _ result: CompilationResult.Output, _ summary: inout BuildSummary, _ diagnostics: inout Diagnostics
  ) {
    guard let output, !isToStandardOutput else {
      // Several screens in one stream could not be told apart.
      guard result.files.count == 1 else { return diagnostics.report(.severalFiles(inputs[0], result.files.count)) }
      if !isDryRun { for file in result.files { Console.print(file.bytes) } }
      return
    }
    for file in result.files {
      let path = OutputName.path(beside: output, suffix: file.suffix)
      do throws(FileError) {
        let isWritten =
          isDryRun ? try Self.differs(file.bytes, path) : try AtomicFile.write(file.bytes, to: path) == .written
        if isWritten {
          summary.written += 1
        } else {
          summary.unchanged += 1
        }
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
  }

  /// Whether a file would change if it were written.
  private static func differs(_ bytes: [UInt8], _ path: String) throws(FileError) -> Bool {
    guard FileSystem.kind(of: path) == .file else { return true }
    return try !FileSystem.read(path).hasContent(bytes)
  }

  // MARK: Folders

  private func convertAll(
    _ session: CompilerSession, _ target: FormatID, _ settings: ProjectSettings, _ found: Diagnostics
  ) throws {
    guard let output, output != Path.standardStream else {
      throw ValidationError("Several files need a folder to be written to: name one with `-o`.")
    }
    var diagnostics = found
    // Documents keep their holes, whatever is beside them; source code has the types of the data.
    let isCode = session.compiler.registry.target(target)?.isGivenDataAtRunTime ?? false
    let plan = ProjectPlan(inputs: inputs, bindsSidecars: isCode, excluding: [output], diagnostics: &diagnostics)
    var build = ProjectBuild(compiler: session.compiler, targets: [target], output: output)
    build.layout = .mirrored
    build.reports = reports.isWanted
    build.jobs = settings.jobs ?? Parallel.processorCount
    build.isCheck = isDryRun
    build.skipsOtherFiles = settings.from == nil
    build.listsFiles = !global.quiet
    var outcome = build.run(plan.items)
    outcome.summary.unit = "file"
    diagnostics.append(contentsOf: outcome.diagnostics)
    try finish(session, outcome.summary, outcome.changes, outcome.report, diagnostics, outcome.files)
  }

  // MARK: Both

  private func finish(
    _ session: CompilerSession, _ summary: BuildSummary, _ changes: [ProjectBuild.Change], _ report: FidelityReport,
    _ found: Diagnostics, _ files: [ConvertedFile] = []
  ) throws {
    var diagnostics = found
    reports.write(report, &diagnostics)
    global.show(diagnostics)
    global.sumUp(ConversionTable.lines(files, listsAll: global.verbose))
    global.sumUp(session.lines(summary, changes))
    if diagnostics.hasErrors { throw ExitCode.errors }
  }
}
