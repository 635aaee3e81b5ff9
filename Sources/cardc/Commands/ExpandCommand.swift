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
      cases. A warning that many records cause is printed once, with their number. --skip leaves out records that an \
      earlier run has done.

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

  @OptionGroup
  var values: DataArguments

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

  @Option(help: JobCount.help("With --ndjson: how many records to expand"))
  var jobs: Int?

  @OptionGroup(title: "Streams")
  var stream: StreamArguments

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    try values.validate(with: [template])
    try stream.validate(isOn: ndjson, apartFrom: [template, values.data, values.host], output: output)
    guard ndjson else {
      if jobs != nil { throw ValidationError("`--jobs` is for `--ndjson` only.") }
      return
    }
    try JobCount.validate(jobs)
    if let syntax, syntax != .minified {
      throw ValidationError("With `--ndjson` each card is a line: `--syntax` can only be `min`.")
    }
    if values.data == nil, [template, values.host].contains(Path.standardStream) {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    if ndjson {
      var request = request
      request.data = .none
      request.settings.data = nil
      let answer = try global.open(request).recordExpansion(of: template)
      return try stream.run(answer, from: values.data ?? Path.standardStream, to: output, jobs: jobs, global)
    }
    let workspace = try global.open(request)
    let answer = try workspace.expand(template, as: outputSyntax)
    var diagnostics = answer.diagnostics
    if let bytes = answer.value, !diagnostics.hasErrors {
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

  /// What the options ask for.
  var request: WorkspaceRequest {
    var request = WorkspaceRequest()
    request.inputs = [template]
    expansion.apply(to: &request.settings)
    values.apply(to: &request.settings)
    request.missing = ExpansionOptions.Missing(rawValue: missing.rawValue) ?? .keep
    request.isLenient = lenient
    return request
  }

  private var outputSyntax: DocumentSyntax {
    if let syntax { return syntax }
    return output.map(Path.isYAML) == true ? .yaml : .minified
  }
}
