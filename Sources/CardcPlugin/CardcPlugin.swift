import PackagePlugin

/// Generates Swift for the cards among a target's files, `*.card.yaml` and `*.card.json`, each time that one changes.
///
/// The code is what `cardc convert` writes, with `import CardRuntime` in place of support code of its own. `cardc.yaml`
/// beside a card, or in a folder above it, says for which target: `target: swift` for functions that write JSON,
/// `target: swiftui` for views, which is what is generated without it.
@main
struct CardcPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let cardc = try context.tool(named: "cardc").url
    let files = target.sourceFiles.map(\.url)
    // What any card may read: its sample data, components, settings.
    let shared = files.filter { file in
      !Self.isCard(file.lastPathComponent) && ["yaml", "yml", "json"].contains(file.pathExtension)
    }
    return files.filter { Self.isCard($0.lastPathComponent) }.map { card in
      let name = card.lastPathComponent.split(separator: ".").first.map(String.init) ?? "Card"
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name).card.swift")
      return .buildCommand(
        displayName: "Generating Swift from \(card.lastPathComponent)", executable: cardc,
        arguments: ["generate", card.path(percentEncoded: false), "-o", output.path(percentEncoded: false)],
        inputFiles: [card] + shared, outputFiles: [output])
    }
  }

  private static func isCard(_ name: String) -> Bool {
    [".card.yaml", ".card.yml", ".card.json"].contains { name.hasSuffix($0) }
  }
}
