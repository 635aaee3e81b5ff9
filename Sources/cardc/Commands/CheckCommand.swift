import ArgumentParser
import CardCompiler

/// `cardc check`
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check templates for mistakes, and write nothing.",
    discussion: """
      Checks the syntax, the properties of the format, and all expressions. A template with data (--data, or \
      `b.data.json` beside `b.yaml`, as for `build`) is also checked against the data: every path is looked up in all \
      items, including branches that this data does not take. A template with a JSON Schema of its data, \
      `b.schema.json`, is checked against the schema. Without inputs, those of `cardc.yaml` are checked.

      EXAMPLES
        cardc check templates/
        cardc check card.yaml --data data.json --diagnostics github
        cardc check card.json --for outlook
        cardc check old/ --baseline known.txt --warnings-as-errors
        cardc check templates/ --level 'accessibility.*=warning'
      """)

  @Argument(help: ArgumentHelp("Templates and folders of templates; `-` is standard input.", valueName: "inputs"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @OptionGroup
  var values: DataArguments

  @Option(help: JobCount.help("How many templates to check"))
  var jobs: Int?

  @Option(
    name: .customLong("card-version"),
    help: ArgumentHelp("Warn about features that are newer than this version of Adaptive Cards.", valueName: "v"))
  var cardVersion: String?

  @Option(
    help: ArgumentHelp("Do not report the warnings and notes that this file lists as known.", valueName: "file"))
  var baseline: String?

  @Flag(help: "Write what is found to the file of --baseline, instead of reporting it.")
  var writeBaseline = false

  @OptionGroup
  var profile: HostProfileArgument

  @OptionGroup
  var place: PointerArgument

  @OptionGroup
  var hostConfig: HostConfigArgument

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    try CardArguments.validate(cardVersion: cardVersion)
    if writeBaseline, baseline == nil { throw ValidationError("`--write-baseline` needs `--baseline`.") }
    try OutputFile.validate(baseline, of: "baseline", names: "a file that can be read again")
    try JobCount.validate(jobs)
    try values.validate(with: inputs)
  }

  func run() throws {
    let workspace = try global.open(request)
    let answer = try workspace.check(inputs, jobs: workspace.settings.jobs ?? Parallel.processorCount)
    let (diagnostics, note) = try settled(answer.diagnostics, workspace)
    global.show(diagnostics, ownsOutput: true)
    if let count = answer.value { global.sumUp([summary(count, diagnostics)] + (note.map { [$0] } ?? [])) }
    if diagnostics.hasErrors { throw ExitCode.errors }
  }

  /// What is left of findings beside those of the baseline, and what is to be said of it.
  private func settled(_ found: Diagnostics, _ workspace: Workspace) throws -> (Diagnostics, String?) {
    guard let baseline else { return (found, nil) }
    var diagnostics = Diagnostics()
    if writeBaseline {
      let known = Baseline(found)
      for diagnostic in found.all where diagnostic.severity == .error { diagnostics.report(diagnostic) }
      do { _ = try AtomicFile.write(Array(known.text.utf8), to: baseline) } catch {
        diagnostics.report(error.diagnostic)
      }
      return (diagnostics, "\(known.count) known finding\(known.count == 1 ? "" : "s") written to \(baseline)")
    }
    guard let source = workspace.files.readInput(baseline, diagnostics: &diagnostics) else { return (diagnostics, nil) }
    let (left, gone) = Baseline(text: source.text(in: 0..<source.count)).unknown(in: found)
    let note =
      "\(gone) finding\(gone == 1 ? "" : "s") of \(baseline) no longer found: `--write-baseline` takes them out"
    return (left, gone == 0 ? nil : note)
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings.from = from
    request.settings.jobs = jobs
    request.settings.cardVersion = cardVersion
    request.settings.hostProfile = profile.name
    request.settings.pointer = place.pointer
    request.settings.hostConfig = hostConfig.name
    values.apply(to: &request.settings)
    return request
  }

  private func summary(_ count: Int, _ diagnostics: Diagnostics) -> String {
    func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
    let all = diagnostics.sorted()
    let parts = Severity.allCases.reversed().compactMap { severity in
      let count = all.count { $0.severity == severity }
      return count == 0 ? nil : number(count, severity.rawValue)
    }
    return ([number(count, "template")] + (parts.isEmpty ? ["no problems found"] : parts)).joined(
      separator: ", ")
  }
}
