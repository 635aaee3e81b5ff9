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
      `b.schema.json`, is checked against the schema.

      EXAMPLES
        cardc check templates/
        cardc check card.yaml --data data.json --diagnostics github
      """)

  @Argument(help: ArgumentHelp("Templates and folders of templates; `-` is standard input.", valueName: "inputs"))
  var inputs: [String]

  @Option(help: ArgumentHelp("The format of the inputs, where it cannot be detected.", valueName: "format"))
  var from: String?

  @Option(help: ArgumentHelp("The data for every template.", valueName: "file"))
  var data: String?

  @Option(
    help: ArgumentHelp(
      "How many templates to check at a time. (default: the number of processors)", valueName: "number"))
  var jobs: Int?

  @Option(
    name: .customLong("card-version"),
    help: ArgumentHelp("Warn about features that are newer than this version of Adaptive Cards.", valueName: "v"))
  var cardVersion: String?

  @OptionGroup
  var host: HostConfigArgument

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    if let cardVersion, !SettingValues.isCardVersion(cardVersion) {
      throw ValidationError("`--card-version` must be a version such as `1.4`, not `\(cardVersion)`.")
    }
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
    if (inputs + [data]).count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    var diagnostics = Diagnostics()
    var settings = ProjectSettings()
    settings.from = from
    settings.data = data
    settings.jobs = jobs
    settings.cardVersion = cardVersion
    settings.hostConfig = host.name
    settings.levels = global.severities
    if let file = ProjectSettings.find(for: inputs, diagnostics: &diagnostics) {
      settings = settings.filled(from: file)
    }
    let session = try CompilerSession(settings, global, &diagnostics)
    let pipeline = Pipeline(compiler: session.compiler)
    let plan = ProjectPlan(inputs: inputs, data: settings.data, diagnostics: &diagnostics)
    var data: PreparedData?
    if let path = settings.data {
      data = Input.read(path, diagnostics: &diagnostics).map { pipeline.prepareData($0) }
    }
    if diagnostics.hasErrors, data == nil, settings.data != nil { try global.conclude(diagnostics) }
    let shared = data
    let files = ProjectFiles(plan.items, pipeline)
    diagnostics.append(contentsOf: files.diagnostics(for: plan.items).releveled(session.compiler.options.levels))
    let found = Parallel.map(plan.items, jobs: settings.jobs ?? Parallel.processorCount) {
      TemplateCheck(pipeline: pipeline, files: files[$0], data: shared).run($0)
    }
    for each in found { diagnostics.append(contentsOf: each) }
    global.show(diagnostics)
    global.sumUp([summary(plan.items.count, diagnostics)])
    if diagnostics.hasErrors { throw ExitCode.errors }
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

/// Everything that can be said about one template without writing it.
private struct TemplateCheck {
  let pipeline: Pipeline
  let files: TemplateFiles?
  let data: PreparedData?

  func run(_ item: ProjectItem) -> Diagnostics {
    var result = Diagnostics()
    do throws(FileError) {
      let text = try Input.read(item.template, followingLinks: item.isNamed)
      let source = pipeline.prepare(text, asTemplate: true, files: files)
      let host = try item.host.map { path throws(FileError) in
        pipeline.prepareData(try FileSystem.read(path, followingLinks: false))
      }
      var bound = data.map { [$0] } ?? []
      if data == nil {
        for path in item.bindings.compactMap(\.data) {
          bound.append(pipeline.prepareData(try FileSystem.read(path, followingLinks: false)))
        }
      }
      result = pipeline.check(source, data: bound, host: host)
      if let schema = try pipeline.schema(of: item, diagnostics: &result), let document = source.document {
        TemplateBindings(document).check(against: schema, diagnostics: &result)
      }
    } catch {
      result.report(error.diagnostic)
    }
    return result.releveled(pipeline.compiler.options.levels)
  }
}
