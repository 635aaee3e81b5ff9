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
      """)

  @Argument(help: ArgumentHelp("Templates and folders of templates; `-` is standard input.", valueName: "inputs"))
  var inputs: [String] = []

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @OptionGroup
  var values: DataArguments

  @Option(
    help: ArgumentHelp(
      "How many templates to check at a time. (default: the number of processors)", valueName: "number"))
  var jobs: Int?

  @Option(
    name: .customLong("card-version"),
    help: ArgumentHelp("Warn about features that are newer than this version of Adaptive Cards.", valueName: "v"))
  var cardVersion: String?

  @OptionGroup
  var hostConfig: HostConfigArgument

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    if let cardVersion, !SettingValues.isCardVersion(cardVersion) {
      throw ValidationError("`--card-version` must be a version such as `1.4`, not `\(cardVersion)`.")
    }
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
    try values.validate(with: inputs)
  }

  func run() throws {
    let workspace = try global.open(request)
    let answer = try workspace.check(inputs, jobs: workspace.settings.jobs ?? Parallel.processorCount)
    global.show(answer.diagnostics, ownsOutput: true)
    if let count = answer.value { global.sumUp([summary(count, answer.diagnostics)]) }
    if answer.diagnostics.hasErrors { throw ExitCode.errors }
  }

  private var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = inputs
    request.settings.from = from
    request.settings.jobs = jobs
    request.settings.cardVersion = cardVersion
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
