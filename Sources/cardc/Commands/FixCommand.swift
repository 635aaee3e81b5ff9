import ArgumentParser
import CardCompiler

/// `cardc fix`
struct FixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Make the corrections that diagnostics offer.",
    discussion: """
      Checks templates as `check` does and corrects what it finds: misspelled names, quoted numbers, missing commas, text \
      that needs quotes. Comments and layout stay as they are. Templates are checked again after each change until there \
      is nothing left to correct; a change that leads to new errors is undone. Without inputs, those of `cardc.yaml` are \
      corrected; `-` is standard input, whose text is written to standard output.

      EXAMPLES
        cardc fix templates/ --dry-run
        cardc fix card.yaml --only 'adaptive-card.*'
        cardc fix old.json --modernize --define HOST=example.com
      """)

  @Argument(help: ArgumentHelp("Templates and folders of templates; `-` is standard input.", valueName: "inputs"))
  var inputs: [String] = []

  @Flag(help: "Print what would change, and write nothing.")
  var dryRun = false

  @Flag(help: "Write nothing; exit with 3 if there is something to correct.")
  var check = false

  @Flag(help: "Also make bindings of `{name}`, as they were written in 2018, and of placeholders such as `{{NAME}}`.")
  var modernize = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "With --modernize: write this in the place of `{{NAME}}` and `${{NAME}}`.", valueName: "NAME=value"))
  var define: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Mend only findings with this id; `*` stands for any text.", valueName: "id"))
  var only: [String] = []

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @OptionGroup
  var values: DataArguments

  @Option(help: JobCount.help("How many templates to check"))
  var jobs: Int?

  @OptionGroup
  var hostConfig: HostConfigArgument

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    try JobCount.validate(jobs)
    for id in only where !DiagnosticCatalog.all.contains(where: { NamePattern(id).matches($0.id) }) {
      throw ValidationError(.unknownName("diagnostic", id, DiagnosticCatalog.all.map(\.id)))
    }
    for text in define where !text.dropFirst().contains("=") {
      throw ValidationError("`--define` must be a name with a value, such as `NAME=value`, not `\(text)`.")
    }
    if !define.isEmpty, !modernize { throw ValidationError("`--define` needs `--modernize`.") }
    try values.validate(with: inputs)
  }

  func run() throws {
    let workspace = try global.open(request)
    let patterns = only.map { NamePattern($0) }
    let answer = try workspace.mend(inputs, jobs: workspace.settings.jobs ?? Parallel.processorCount) { diagnostic in
      patterns.isEmpty || patterns.contains { $0.matches(diagnostic.id) }
    }
    guard let mending = answer.value else { return try global.conclude(answer.diagnostics) }
    let writes = !dryRun && !check
    for file in mending.files {
      if dryRun {
        let lines = LineDiff(file.old, file.new).lines(from: file.path, to: file.path)
        Console.print(lines.map { $0 + "\n" }.joined())
      }
      if writes, file.path != Path.standardStream {
        do { _ = try AtomicFile.write(Array(file.new.utf8), to: file.path) } catch {
          var diagnostics = Diagnostics()
          diagnostics.report(error.diagnostic)
          try global.conclude(diagnostics)
        }
      }
    }
    if writes, let input = mending.input { Console.print(input) }
    // The places are those of the files as they are now. Programs are told as well what would be mended.
    var found = writes ? answer.diagnostics : mending.left
    if !writes, global.style != .human { for diagnostic in mending.mended { found.report(diagnostic) } }
    global.show(found, ownsOutput: !dryRun && (check || mending.input == nil))
    global.sumUp(lines(mending, answer.diagnostics))
    if check, !mending.files.isEmpty { throw ExitCode.differences }
    if answer.diagnostics.hasErrors { throw ExitCode.errors }
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings.from = from
    request.settings.jobs = jobs
    request.settings.hostConfig = hostConfig.name
    values.apply(to: &request.settings)
    request.modernizes = modernize
    for text in define {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      request.placeholders[String(parts[0])] = String(parts[1])
    }
    return request
  }

  /// What was mended, each with `-v`, and how much is left.
  private func lines(_ mending: Workspace.Mending, _ left: Diagnostics) -> [String] {
    func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    var lines: [String] = []
    if global.verbose {
      let text = DiagnosticRenderer(style: .short).render(mending.mended)
      lines += text.split(separator: "\n").map { (check || dryRun ? "would mend " : "mended ") + $0 }
    }
    let count = number(mending.mended.count, "finding")
    let files = number(mending.files.count, "file")
    let what = check || dryRun ? "would mend" : "mended"
    let rest = left.sorted().count
    lines.append(
      mending.mended.isEmpty
        ? "nothing to mend in \(number(mending.count, "template")), \(rest) left"
        : "\(what) \(count) in \(files), \(rest) left")
    return lines
  }
}
