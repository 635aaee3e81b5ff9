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
      Bindings (`${…}`) stay bindings, unless --data fills them. --report lists every difference in the output; the \
      last line counts them.

      With --ndjson, each line of the input is a screen in JSON. Its translation is written to one line, in the same \
      order, in constant memory.

      EXAMPLES
        cardc convert screen.json --to adaptive-card
        cardc convert old/ --to adaptive-card -o out/ --report losses.json
        cardc convert old/ --to adaptive-card -o out/ --dry-run
        cardc convert card.yaml --to skima --define brand.name=Acme --define beta=false
        cat card.yaml | cardc convert - --to drivenui --syntax yaml
        cardc convert cards.ndjson --to skima --ndjson --on-error skip > screens.ndjson
      """)

  @Argument(help: ArgumentHelp("Screens and folders of screens; `-` is standard input.", valueName: "inputs"))
  var inputs: [String]

  @Option(help: ArgumentHelp("The format to write.", valueName: "format"))
  var to: String

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @OptionGroup
  var values: DataArguments

  @Option(name: [.short, .long], help: ArgumentHelp("The file or folder to write to.", valueName: "path"))
  var output: String?

  @OptionGroup
  var reports: ReportArguments

  @Flag(name: .customLong("dry-run"), help: "Write no screens, and say what would be written and lost.")
  var isDryRun = false

  @Option(help: JobCount.help("How many files to convert"))
  var jobs: Int?

  @Flag(help: "Translate each line of the input as a screen of its own.")
  var ndjson = false

  @OptionGroup(title: "Streams")
  var stream: StreamArguments

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
    try values.validate(with: inputs)
    try reports.validate(apartFrom: inputs + [output, values.data].compactMap(\.self))
    if let output, !isToStandardOutput, inputs.contains(where: { DiskFileSystem().areSame($0, output) }) {
      throw ValidationError("The output would replace its own source `\(output)`: name another with `-o`.")
    }
    if reports.isToStandardOutput, isToStandardOutput {
      throw ValidationError("The report and the screen cannot both go to standard output.")
    }
    try validateStream()
  }

  /// What makes no sense with `--ndjson`.
  private func validateStream() throws {
    try stream.validate(isOn: ndjson, apartFrom: inputs + [values.data, values.host], output: output)
    guard ndjson else { return }
    if inputs.count != 1 { throw ValidationError("With `--ndjson` there can only be one input.") }
    if isDryRun { throw ValidationError("`--ndjson` and `--dry-run` cannot be combined.") }
    if reports.isWanted {
      throw ValidationError("`--ndjson` and `--report` cannot be combined: `--counts` says how much is different.")
    }
    if let syntax = conversion.settings.syntax, syntax != .minified {
      throw ValidationError("With `--ndjson` each screen is a line: `--syntax` can only be `min`.")
    }
  }

  func run() throws {
    let workspace = try global.open(request)
    if workspace.findings.hasErrors { try global.conclude(workspace.findings) }
    let target = try workspace.target(to).id
    if ndjson {
      let answer = try workspace.recordConversion(to: target)
      try stream.run(answer, from: inputs[0], to: output, jobs: workspace.settings.jobs, global)
    } else if isToFolder {
      try convertAll(workspace, target)
    } else {
      try convertOne(workspace, target)
    }
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings = conversion.settings
    cards.apply(to: &request.settings)
    targets.apply(to: &request.settings)
    request.settings.from = from
    request.settings.jobs = jobs
    if ndjson { request.settings.syntax = .minified }
    if request.settings.syntax == nil, let output, !isToFolder, Path.isYAML(output) { request.settings.syntax = .yaml }
    values.apply(to: &request.settings)
    // Documents keep their bindings, whatever is beside them; source code has the types of the data, and pages show them.
    request.data = Registry.standard.takesDataBeside(FormatID(rawValue: to)) ? .all : .named
    request.notesPlaces = reports.isWanted
    request.measuresLayout = reports.isWanted
    return request
  }

  // MARK: One file

  private var isToStandardOutput: Bool { output == nil || output == Path.standardStream }

  /// Whether the output is a folder that keeps the names of the inputs.
  private var isToFolder: Bool {
    if inputs.count > 1 || inputs.contains(where: { DiskFileSystem.kind(of: $0) == .folder }) { return true }
    guard let output else { return false }
    return output.hasSuffix("/") || DiskFileSystem.kind(of: output) == .folder
  }

  private func convertOne(_ workspace: Workspace, _ target: FormatID) throws {
    var summary = BuildSummary()
    summary.unit = "file"
    summary.sources = 1
    summary.isCheck = isDryRun
    let name = isToStandardOutput ? nil : output.map { OutputName(file: $0) }
    let answer = try workspace.convert(inputs[0], to: target, as: name)
    var diagnostics = answer.diagnostics
    var report = FidelityReport()
    if let conversion = answer.value {
      let result = conversion.result
      for var output in result.outputs {
        workspace.compiler.makeSelfContained(&output)
        write(output, &summary, &diagnostics)
        summary.count(output.fidelity)
      }
      if reports.isWanted {
        let path = isToStandardOutput || result.outputs.isEmpty ? nil : output
        report.files = (result.outputs + result.withheld).map {
          FidelityReport.File(
            result, $0, of: conversion.source, path: path, seen: reports.hasPage ? workspace.pictures(of: $0) : nil)
        }
      }
    }
    if diagnostics.hasErrors {
      summary.failed = 1
      report.failed = [inputs[0]]
    }
    try finish(summary, [], report, diagnostics)
    // The process ends before what was made is taken apart, which would take as long as writing it.
    withExtendedLifetime(answer) { Console.exit(.success) }
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
    guard DiskFileSystem.kind(of: path) == .file else { return true }
    return try !DiskFileSystem.read(path).hasContent(bytes)
  }

  // MARK: Folders

  private func convertAll(_ workspace: Workspace, _ target: FormatID) throws {
    guard let output, output != Path.standardStream else {
      throw ValidationError("Several files need a folder to be written to: name one with `-o`.")
    }
    var build = ProjectBuild(workspace, targets: [target], output: output)
    build.layout = .mirrored
    build.reports = reports.isWanted
    build.reportsPictures = reports.hasPage
    build.jobs = workspace.settings.jobs ?? Parallel.processorCount
    build.isCheck = isDryRun
    build.skipsOtherFiles = workspace.settings.from == nil
    build.listsFiles = !global.quiet
    var outcome = build.run(inputs)
    outcome.summary.unit = "file"
    try finish(outcome.summary, outcome.changes, outcome.report, outcome.diagnostics, outcome.files)
  }

  // MARK: Both

  private func finish(
    _ summary: BuildSummary, _ changes: [ProjectBuild.Change], _ report: FidelityReport,
    _ found: Diagnostics, _ files: [ConvertedFile] = []
  ) throws {
    var diagnostics = found
    reports.write(report, &diagnostics)
    global.show(diagnostics)
    global.sumUp(ConversionTable.lines(files, listsAll: global.verbose))
    global.sumUp(summary, changes)
    if diagnostics.hasErrors { throw ExitCode.errors }
  }
}
