import ArgumentParser
import CardCompiler

/// `cardc expand`
struct ExpandCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "expand",
    abstract: "Fill the holes of a template with data.",
    discussion: """
      The template may be any JSON or YAML document. Without --data, `b.data.json` or `b.data.yaml` beside `b.yaml` \
      is used, if it is there.

      EXAMPLES
        cardc expand card.yaml --data data.json
        curl -s https://example.com/order | cardc expand card.yaml --data - > card.json
      """)

  /// What becomes of a path that leads to nothing.
  enum MissingChoice: String, CaseIterable, ExpressibleByArgument {
    case keep, empty, error
  }

  @Argument(help: ArgumentHelp("The template; `-` is standard input.", valueName: "template"))
  var template: String

  @Option(help: ArgumentHelp("The data; `-` is standard input.", valueName: "file"))
  var data: String?

  @Option(help: ArgumentHelp("What `$host` means in the template.", valueName: "file"))
  var host: String?

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write to.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space). (default: min)", valueName: "syntax"))
  var syntax: DocumentSyntax?

  @Option(help: ArgumentHelp("What becomes of a path that leads to nothing: keep, empty or error.", valueName: "how"))
  var missing: MissingChoice = .keep

  @Flag(help: "Keep a hole that cannot be evaluated as text, with a warning.")
  var lenient = false

  @OptionGroup
  var expansion: ExpansionArguments

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func run() throws {
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

  private func expand(_ diagnostics: inout Diagnostics) throws -> [UInt8]? {
    var settings = ProjectSettings()
    settings.levels = global.severities
    let session = try CompilerSession(settings, global) { options in
      try expansion.apply(to: &options.expansion)
      options.expansion.missing = ExpansionOptions.Missing(rawValue: missing.rawValue) ?? .keep
      options.expansion.lenient = lenient
    }
    let pipeline = Pipeline(compiler: session.compiler)
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
