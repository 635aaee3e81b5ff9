import ArgumentParser
import CardCompiler

/// `cardc generate`
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate Swift for one template, as the build-tool plugin does.",
    discussion: """
      The code imports the module CardRuntime; `cardc convert --to swiftui` writes code that imports no module of cardc. A \
      JSON Schema beside the template, `NAME.schema.json`, or data, `NAME.data.json`, tell the types of what it reads. The target is that \
      of `cardc.yaml` if --target is not given, else `swiftui`.

      EXAMPLES
        cardc generate Receipt.card.yaml -o Receipt.card.swift
        cardc generate Receipt.card.yaml --target swift
      """)

  @Argument(help: ArgumentHelp("The template.", valueName: "template"))
  var input: String

  @Option(help: ArgumentHelp("`swiftui` for views, `swift` for functions that write JSON.", valueName: "format"))
  var target: String?

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write to.", valueName: "file"))
  var output: String?

  @OptionGroup
  var sourceMap: SourceMapArgument

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func run() throws {
    var diagnostics = Diagnostics()
    var settings = ProjectSettings()
    settings.levels = global.severities
    settings.mapsSource = sourceMap.isWanted
    if let file = ProjectSettings.find(for: [input], diagnostics: &diagnostics) {
      settings = settings.filled(from: file)
    }
    if diagnostics.hasErrors { try global.conclude(diagnostics) }
    let session = try CompilerSession(settings, global, &diagnostics)
    let name = target ?? settings.targets?.first ?? "swiftui"
    let target = try session.target(name)
    guard target.supportedEmitter != nil else {
      throw ValidationError("`\(name)` does not generate source code: write `swiftui` or `swift`.")
    }
    let plan = ProjectPlan(inputs: [input], diagnostics: &diagnostics)
    if let item = plan.items.first {
      do throws(FileError) {
        try generate(item, Pipeline(compiler: session.compiler), target.id, &diagnostics)
      } catch {
        diagnostics.report(error.diagnostic)
      }
    }
    try global.conclude(diagnostics)
  }

  private func generate(
    _ item: ProjectItem, _ pipeline: Pipeline, _ target: FormatID, _ diagnostics: inout Diagnostics
  ) throws(FileError) {
    let prepared = pipeline.prepare(
      try Input.read(item.template, followingLinks: true), asTemplate: false, files: pipeline.files(for: item.template))
    var template = try pipeline.codeTemplate(of: prepared, item, diagnostics: &diagnostics)
    template.typeName = Self.name(of: input)
    template.runtimeModule = "CardRuntime"
    let result = pipeline.run(prepared, data: nil, host: nil, targets: [target], generating: template)
    diagnostics.append(contentsOf: result.diagnostics)
    diagnostics = diagnostics.releveled(pipeline.compiler.options.levels)
    if let file = result.outputs.first?.files.first, !diagnostics.hasErrors { try write(file.bytes) }
  }

  private func write(_ bytes: [UInt8]) throws(FileError) {
    if let output, output != Path.standardStream {
      _ = try AtomicFile.write(bytes, to: output)
    } else {
      Console.print(bytes)
    }
  }

  /// `Receipt` of `Receipt.card.yaml`.
  private static func name(of path: String) -> String {
    let stem = Path.withoutExtension(Path.name(of: path))
    return stem.hasSuffix(".card") ? String(stem.dropLast(5)) : stem
  }
}
