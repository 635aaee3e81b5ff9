import PackagePlugin

/// Generates Swift for the cards among a target's files, `*.card.yaml` and `*.card.json`, each time that one changes.
///
/// The code is what `cardc generate` writes. `cardc.yaml` beside a card, or in a folder above it, says for which target:
/// `target: swift` for functions that write JSON, `target: swiftui` for views, which is what is generated without it.
/// Errors of the compiler in the code lead to the lines of the cards.
@main
struct CardcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let cardc = try context.tool(named: "cardc").url
    let files = target.sourceFiles.map(\.url)
    // What any card may read: its sample data, components, settings.
    let shared = files.filter { file in
      Self.name(ofCard: file.lastPathComponent) == nil && ["yaml", "yml", "json"].contains(file.pathExtension)
    }
    var taken: Set<String> = []
    return files.compactMap { card in
      let fileName = card.lastPathComponent
      guard let name = Self.name(ofCard: fileName) else { return nil }
      guard taken.insert(name.lowercased()).inserted else {
        Diagnostics.error("two cards of the target `\(target.name)` are called `\(name)`: rename `\(fileName)`")
        return nil
      }
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).card.swift")
      return .buildCommand(
        displayName: "Generating Swift from \(fileName)", executable: cardc,
        arguments: [
          "generate", card.path(percentEncoded: false), "-o", output.path(percentEncoded: false), "--diagnostics",
          "short", "--source-map",
        ],
        inputFiles: [card] + shared, outputFiles: [output])
    }
  }

  /// The name of a card without its ending; none for other files.
  private static func name(ofCard file: String) -> String? {
    for ending in [".card.yaml", ".card.yml", ".card.json"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return nil
  }
}
