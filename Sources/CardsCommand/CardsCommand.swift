import Foundation
import PackagePlugin

/// `swift package cards`: checks the cards of a package, or writes the code that the build-tool plugin generates into
/// the package, for those who want to read it or to keep it with their sources.
@main
struct CardsCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let writes = extractor.extractFlag(named: "write") > 0
    let rest = extractor.remainingArguments
    if let unknown = rest.first {
      Diagnostics.error("`\(unknown)` is not an option: write `swift package cards [--target NAME] [--write]`")
      return
    }
    let cardc = try context.tool(named: "cardc").url
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    for target in targets.compactMap({ $0 as? SourceModuleTarget }) {
      for card in target.sourceFiles.map(\.url) {
        guard let name = Self.name(ofCard: card.lastPathComponent) else { continue }
        let path = card.path(percentEncoded: false)
        let output = target.directoryURL.appending(path: "Generated/\(name).card.swift").path(percentEncoded: false)
        try Self.run(cardc, writes ? ["generate", path, "-o", output] : ["check", path])
      }
    }
  }

  private static func run(_ tool: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("cardc found errors in `\(arguments[1])`") }
  }

  /// The name of a card without its ending; none for other files.
  private static func name(ofCard file: String) -> String? {
    for ending in [".card.yaml", ".card.yml", ".card.json"] where file.hasSuffix(ending) {
      return String(file.dropLast(ending.count))
    }
    return nil
  }
}
