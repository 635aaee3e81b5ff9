import ArgumentParser
import CardCompiler

/// `cardc generate`
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Generate Swift for one template, as the build-tool plugin does.",
    discussion: """
      The code imports the module CardRuntime; `cardc convert --to swiftui` writes code that needs no module. Data \
      beside the template, `NAME.data.yaml` or `NAME.data.json`, tell the types of what it reads. The target is that \
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

  @OptionGroup(title: "Global")
  var global: GlobalOptions

  func run() throws {
    var diagnostics = Diagnostics()
    var settings = ProjectSettings()
    settings.levels = global.severities
    if let file = ProjectSettings.find(for: [input], diagnostics: &diagnostics) {
      settings = settings.filled(from: file)
    }
    if diagnostics.hasErrors { try global.conclude(diagnostics) }
    let session = try CompilerSession(settings, global, &diagnostics)
    let name = target ?? settings.targets?.first ?? "swiftui"
    guard let emitter = try session.target(name) as? any CodeEmitter else {
      throw ValidationError("`\(name)` is no target for source code: write `swiftui` or `swift`.")
    }
    if let source = Input.read(input, diagnostics: &diagnostics) {
      let pipeline = Pipeline(compiler: session.compiler)
      let prepared = pipeline.prepare(source, asTemplate: false, files: pipeline.files(for: input))
      var template = CodeTemplate(document: prepared.document, samples: samples(pipeline, &diagnostics))
      template.name = Self.name(of: input)
      template.runtimeModule = "CardRuntime"
      let result = pipeline.run(
        prepared, data: nil, host: nil, targets: [emitter.id], generating: template)
      diagnostics.append(contentsOf: result.diagnostics)
      if let file = result.outputs.first?.files.first, !diagnostics.hasErrors {
        do throws(FileError) {
          try write(file.bytes)
        } catch {
          diagnostics.report(error.diagnostic)
        }
      }
    }
    try global.conclude(diagnostics)
  }

  /// The data beside the template.
  private func samples(_ pipeline: Pipeline, _ diagnostics: inout Diagnostics) -> [Node] {
    let stem = Path.withoutExtension(input)
    var samples: [Node] = []
    for ending in ["yaml", "yml", "json"] {
      let path = "\(stem).data.\(ending)"
      guard FileSystem.kind(of: path) == .file, let source = Input.read(path, diagnostics: &diagnostics) else {
        continue
      }
      let data = pipeline.prepareData(source)
      diagnostics.append(contentsOf: data.diagnostics)
      if let root = data.document?.root { samples.append(root) }
    }
    return samples
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
