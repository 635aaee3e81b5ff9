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
    var request = WorkspaceRequest()
    request.inputs = [input]
    request.settings.mapsSource = sourceMap.isWanted
    let workspace = try global.open(request)
    let target = try workspace.target(target ?? workspace.settings.targets?.first ?? "swiftui")
    // What is generated imports a module of Swift.
    guard [FormatID.swiftUI, .swift].contains(target.id) else {
      throw ValidationError("`\(target.id)` does not generate Swift: write `swiftui` or `swift`.")
    }
    let answer = try workspace.generate(
      input, to: target.id, named: Self.name(of: input), runtimeModule: "CardRuntime")
    var diagnostics = answer.diagnostics
    do throws(FileError) {
      if let bytes = answer.value, !diagnostics.hasErrors { try write(bytes) }
    } catch {
      diagnostics.report(error.diagnostic)
    }
    try global.conclude(diagnostics)
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
