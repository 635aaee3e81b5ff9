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
      required, and a path that it tests first, or does no more than compare, is optional. Data beside the template \
      (`NAME.data.json`), or a schema of more data (`NAME.schema.json`), provides the types that the uses leave open; \
      what is compared is required where all data have it. Generated Swift has the same types. The definition `host` describes what the template reads of the host object, an example of which can stand \
      beside the template too (`NAME.host.json`).

      `host-config` is the schema of files for --host-config, `profile` that of files for --for, and `config` that of \
      `cardc.yaml`: they list every key with its meaning.

      With --write, the schemas of all formats and files are written into a folder, for editors that know JSON Schema and \
      not `cardc lsp`. Templates in YAML that are named get a first line that leads to the schema of their format, unless \
      they have one; without templates, the lines are printed.

      EXAMPLES
        cardc schema adaptive-card > adaptive-card.schema.json
        cardc schema host-config > host-config.schema.json
        cardc schema card.yaml > card.schema.json
        cardc schema --write schemas/ templates/
      """)

  @Argument(
    help: ArgumentHelp(
      "A format, `host-config`, `profile`, `config`, or a template; `-` is standard input. With --write, templates.",
      valueName: "format|template"))
  var subjects: [String] = []

  @Option(help: ArgumentHelp("Write json, yaml or min (JSON without white space).", valueName: "syntax"))
  var syntax: DocumentSyntax = .json

  @Option(help: ArgumentHelp("Write all schemas into this folder.", valueName: "folder"))
  var write: String?

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func validate() throws {
    try OutputFile.validate(write, of: "write", names: "a folder")
    if write == nil, subjects.count != 1 {
      throw ValidationError(
        subjects.isEmpty ? "Name a format, a file or a template." : "Only one schema can be printed at a time.")
    }
    if write != nil, syntax == .yaml { throw ValidationError("Editors read schemas in JSON.") }
  }

  func run() throws {
    if let write { return try self.write(into: write) }
    let subject = subjects[0]
    if let schema = PublishedSchema.named(subject) { return print(schema.text(syntax)) }
    if DiskFileSystem.kind(of: subject) == nil, Registry.standard.target(FormatID(rawValue: subject)) != nil {
      throw ValidationError(
        "`\(subject)` is written only, and has no schema: there are those of "
          + PublishedSchema.all.map { "`\($0.name)`" }.joined(separator: ", ") + ".")
    }
    var request = WorkspaceRequest()
    request.inputs = [subject]
    let answer = try global.open(request).analyze(subject)
    if let template = answer.value {
      let name = Path.withoutExtension(Path.name(of: template.document.source.name))
      print(
        TemplateBindings(ofScreen: template.document).refined(by: template.evidence, host: template.hostEvidence)
          .jsonSchema(title: name, syntax))
    }
    try global.conclude(answer.diagnostics)
  }

  private func print(_ schema: [UInt8]) { Console.print(schema + (syntax == .minified ? [0x0A] : [])) }

  private func write(into folder: String) throws {
    var diagnostics = Diagnostics()
    var lines: [String] = []
    for schema in PublishedSchema.all {
      let path = Path.join(folder, schema.fileName)
      do {
        if try OutputFolder(folder).write(schema.text(syntax), to: schema.fileName) == .written {
          lines.append("wrote \(path)")
        }
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    if subjects.isEmpty, !diagnostics.hasErrors {
      let associations = PublishedSchema.all.map { PublishedSchema.association(Path.join(folder, $0.fileName)) }
      Console.print(associations.joined(separator: "\n") + "\n")
    } else if !diagnostics.hasErrors {
      var request = WorkspaceRequest()
      request.inputs = subjects
      let answer = try global.open(request).associate(subjects, withSchemasIn: folder)
      diagnostics.append(contentsOf: answer.diagnostics)
      for file in answer.value ?? [] {
        do {
          _ = try AtomicFile.write(Array(file.new.utf8), to: file.path)
          lines.append("wrote \(file.path)")
        } catch {
          diagnostics.report(error.diagnostic)
        }
      }
    }
    global.show(diagnostics)
    if global.verbose { global.sumUp(lines) }
    global.sumUp([lines.isEmpty ? "nothing to write" : "\(lines.count) file\(lines.count == 1 ? "" : "s") written"])
    if diagnostics.hasErrors { throw ExitCode.errors }
  }
}
