import ArgumentParser
import CardCompiler

/// `cardc expand`
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Expand a template with data.",
    discussion: """
      A template is any JSON or YAML document with bindings: expressions between `${` and `}`. The data of `b.yaml` is \
      --data, or else `b.data.json` or `b.data.yaml` beside it.

      With --ndjson, each line of the data is a record in JSON. The card of each record is written to one line, in the \
      same order. Without --data, the records are read from standard input. Blank lines are ignored. A record that \
      fails ends the run after the cards before it; --on-error skip continues without it. The exit code is 1 in both \
      cases. A warning that many records cause is printed once, with their number.

      EXAMPLES
        cardc expand card.yaml --data data.json
        curl -s https://example.com/order | cardc expand card.yaml --data - > card.json
        cardc expand card.yaml --ndjson --data orders.ndjson --on-error skip > cards.ndjson
      """)

  /// How to write a path missing from the data.
  enum MissingChoice: String, CaseIterable, ExpressibleByArgument {
    case keep, empty, error
  }

  @Argument(help: ArgumentHelp("The template; `-` is standard input.", valueName: "template"))
  var template: String

  @Option(help: ArgumentHelp("The data; `-` is standard input.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("The host object, `$host`, of the template.", valueName: "file"))
  var host: String?

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write to.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space). (default: min)", valueName: "syntax"))
  var syntax: DocumentSyntax?

  @Option(help: ArgumentHelp("How to write a path missing from the data: keep, empty or error.", valueName: "how"))
  var missing: MissingChoice = .keep

  @Flag(help: "Keep a binding that cannot be evaluated as text, with a warning.")
  var lenient = false

  @Flag(help: "Make a card from each line of the data.")
  var ndjson = false

  @Option(
    help: ArgumentHelp(
      "With --ndjson: what to do when a record fails: skip or stop. (default: stop)",
      valueName: "what"))
  var onError: RecordExpansion.FailurePolicy?

  @Option(
    help: ArgumentHelp("With --ndjson: how many records to expand at a time. (default: 1)", valueName: "number"))
  var jobs: Int?

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    guard ndjson else {
      if onError != nil { throw ValidationError("`--on-error` is for `--ndjson` only.") }
      if jobs != nil { throw ValidationError("`--jobs` is for `--ndjson` only.") }
      return
    }
    if let jobs, jobs < 1 { throw ValidationError("`--jobs` must be at least 1.") }
    if let syntax, syntax != .minified {
      throw ValidationError("With `--ndjson` each card is a line: `--syntax` can only be `min`.")
    }
    if [template, data ?? Path.standardStream, host].count(where: { $0 == Path.standardStream }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    if ndjson { return try expandRecords() }
    var diagnostics = Diagnostics()
    let bytes = try expand(&diagnostics)
    diagnostics = diagnostics.releveled(global.severities)
    if let bytes, !diagnostics.hasErrors {
      if let output, output != Path.standardStream {
        do throws(FileError) {
          _ = try AtomicFile.write(bytes, to: output)
        } catch {
          diagnostics.report(error.diagnostic)
        }
      } else {
        Console.print(bytes)
      }
    }
    try global.conclude(diagnostics)
  }

  /// The pipeline that the options ask for.
  func pipeline() throws -> Pipeline {
    var settings = ProjectSettings()
    settings.levels = global.severities
    var diagnostics = Diagnostics()
    let session = try CompilerSession(settings, global, &diagnostics) { options in
      try expansion.apply(to: &options.expansion)
      options.expansion.missing = ExpansionOptions.Missing(rawValue: missing.rawValue) ?? .keep
      options.expansion.lenient = lenient
    }
    return Pipeline(compiler: session.compiler)
  }

  private func expand(_ diagnostics: inout Diagnostics) throws -> [UInt8]? {
    let pipeline = try pipeline()
    guard let input = try TemplateInput(template, data: data, host: host, diagnostics: &diagnostics) else { return nil }
    let prepared = pipeline.prepare(input.source, asTemplate: true, files: pipeline.files(for: template))
    diagnostics.append(contentsOf: prepared.diagnostics)
    let data = input.data.map { pipeline.prepareData($0) }
    let host = input.host.map { pipeline.prepareData($0) }
    if outputSyntax == .minified {
      // Also minified, what is printed is a line.
      return pipeline.expandToBytes(prepared, data, host, &diagnostics).map { $0 + [0x0A] }
    }
    return pipeline.expand(prepared, data, host, &diagnostics).map { document in
      var writer = DocumentWriter(outputSyntax)
      writer.value(document.root)
      return writer.finish()
    }
  }

  private var outputSyntax: DocumentSyntax {
    if let syntax { return syntax }
    let isYAML = output.map { ["yaml", "yml"].contains(Path.fileExtension(of: $0)) } ?? false
    return isYAML ? .yaml : .minified
  }
}
