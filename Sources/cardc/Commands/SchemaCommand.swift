import ArgumentParser
import CardCompiler

/// `cardc schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a format, or of the data that a template needs.",
    discussion: """
      The schema (draft 2020-12) of a format is what editors check and complete templates by: beside the format's own \
      types it takes `$data`, `$when`, `${…}` and components wherever a template may have them.

      The schema of a template's data follows from how the template uses each path: what it always reads is required, \
      what it tests before is optional. Data beside the template (`NAME.data.json`), or a larger schema \
      (`NAME.schema.json`), tell what the uses leave open; generated Swift has the same types. What it reads of the \
      host object is the definition `host`.

      `host-config` is the schema of the files that --host-config takes, and `config` that of `cardc.yaml`: they list \
      every key with its meaning.

      EXAMPLES
        cardc schema adaptive-card > adaptive-card.schema.json
        cardc schema host-config > host-config.schema.json
        cardc schema card.yaml > card.schema.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A format, `host-config`, `config`, or a template; `-` is standard input.", valueName: "format|template"))
  var subject: String

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space).", valueName: "syntax"))
  var syntax: DocumentSyntax = .json

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func run() throws {
    if let schema = Registry.standard.format(FormatID(rawValue: subject))?.jsonSchema(syntax) {
      Console.print(schema + (syntax == .minified ? [0x0A] : []))
      return
    }
    if subject == "host-config" {
      Console.print(HostConfigSchema.schema(syntax) + (syntax == .minified ? [0x0A] : []))
      return
    }
    if subject == "config" {
      Console.print(Setting.jsonSchema(syntax) + (syntax == .minified ? [0x0A] : []))
      return
    }
    var request = WorkspaceRequest()
    request.inputs = [subject]
    let answer = try global.open(request).analyze(subject)
    if let template = answer.value {
      let name = Path.withoutExtension(Path.name(of: template.document.source.name))
      let schema = TemplateBindings(template.document).refined(by: template.evidence).jsonSchema(title: name, syntax)
      Console.print(schema + (syntax == .minified ? [0x0A] : []))
    }
    try global.conclude(answer.diagnostics)
  }
}
