import CardTestSupport
import Foundation
import Testing

/// Every command over every ingredient of a project, so that none can forget one.
@Suite("Commands and what projects have")
struct CommandMatrixTests {
  @Test("every command has a row")
  func complete() throws {
    struct Help: Decodable {
      struct Command: Decodable {
        let commandName: String
        let subcommands: [Command]?
      }
      let command: Command
    }
    let text = try Sandbox().run("--experimental-dump-help").output
    let commands = try JSONDecoder().decode(Help.self, from: Data(text.utf8)).command.subcommands ?? []
    // `preview` becomes a server, whose questions `PreviewServerTests` asks without it. `lsp` has tests of its own.
    #expect(
      Set(commands.map(\.commandName)).subtracting(["help", "preview", "lsp"])
        == Set(CommandRow.all.map { $0.arguments[0] }))
  }

  @Test("knows what a project has", arguments: CommandRow.all)
  func row(_ row: CommandRow) throws {
    // Several ingredients have the same project without them.
    var plain: [[String: String]: String] = [:]
    for ingredient in Ingredient.allCases {
      let with = try output(row, ingredient, isThere: true)
      let without = try plain[ingredient.without] ?? output(row, ingredient, isThere: false)
      plain[ingredient.without] = without
      switch row.effects(ingredient) {
      case .nothing(let reason):
        #expect(!reason.isEmpty && with == without, "\(row) with \(ingredient): \(with)\n\nwithout: \(without)")
      case .shows(let texts):
        for text in texts {
          #expect(with.contains(text), "\(row) with \(ingredient) has no \(text): \(with)")
          #expect(!without.contains(text), "\(row) without \(ingredient) has \(text): \(without)")
        }
      }
    }
  }

  /// Everything that a run gives: both streams and what it wrote.
  private func output(_ row: CommandRow, _ ingredient: Ingredient, isThere: Bool) throws -> String {
    let box = try Sandbox()
    for (name, text) in isThere ? ingredient.with : ingredient.without { try box.write(name, text) }
    let isTyped = isThere && ingredient == .standardInput
    // An expression stands where the others have their template.
    let subject = isTyped ? "-" : row.arguments[0] == "eval" ? "name" : "p/card.yaml"
    let run = try box.run(
      row.arguments.map { $0 == "CARD" ? subject : $0 } + Self.options(row), input: row.typed ?? ingredient.typed)
    let files = box.files(in: "out").filter { !$0.hasPrefix(".cardc/") }.map { "\($0): \(box.read("out/" + $0) ?? "")" }
    return ([run.output, run.errors] + files).joined(separator: "\n")
  }

  /// Diagnostics in a form without a summary, which has times in it; lists have no diagnostics.
  private static func options(_ row: CommandRow) -> [String] {
    ["formats", "passes", "explain"].contains(row.arguments[0]) ? [] : ["--diagnostics", "json"]
  }
}
