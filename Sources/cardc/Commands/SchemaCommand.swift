import ArgumentParser
import CardCompiler

/// `cardc schema`
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a format, or of the data that a template needs.",
    discussion: """
      Editors use the schema (draft 2020-12) of a format to check and complete templates: in addition to the types of \
      the format, it accepts `$data`, `$when`, `${…}` and components wherever a template may have them.

      The schema of a template's data is derived from how the template uses each path: a path that it always reads is \
      required, and a path that it tests first is optional. Data beside the template (`NAME.data.json`), or a schema \
      of more data (`NAME.schema.json`), provides the types that the uses leave open. Generated Swift has the same \
      types. The definition `host` describes what the template reads of the host object.

      `host-config` is the schema of files for --host-config, `profile` that of files for --for, and `config` that of \
      `cardc.yaml`: they list every key with its meaning.

      EXAMPLES
        cardc schema adaptive-card > adaptive-card.schema.json
        cardc schema host-config > host-config.schema.json
        cardc schema card.yaml > card.schema.json
      """)

  @Argument(
    help: ArgumentHelp(
      "A format, `host-config`, `profile`, `config`, or a template; `-` is standard input.",
      valueName: "format|template"))
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
    if subject == "profile" {
      Console.print(HostProfile.jsonSchema(syntax) + (syntax == .minified ? [0x0A] : []))
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
