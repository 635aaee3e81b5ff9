import CardTestSupport
import Foundation

extension ToolMemory.Question {
  /// What a tool is asked: its arguments but for the places of files, what it reads beside the sources, and the sources,
  /// whose order makes no difference.
  init(_ tool: String, _ arguments: [String], reading interfaces: [String] = [], about sources: [SwiftTools.Source]) {
    let sorted = sources.sorted { ($0.name, $0.text) < ($1.name, $1.text) }
    self.init([[tool, Self.toolchain], arguments, interfaces, sorted.flatMap { [$0.name, $0.text] }])
  }

  /// Which compiler and formatter there are.
  private static let toolchain: String = {
    let words = [["swiftc", "--version"], ["swiftc", "-print-target-info"], ["swift", "format", "--version"]]
      .map { command in
        let run = try? Project.execute(command[0], Array(command.dropFirst()), in: NSTemporaryDirectory())
        return run?.output ?? UUID().uuidString
      }
    return words.joined()
  }()
}
