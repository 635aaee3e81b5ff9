import CardTestSupport
import Foundation
import Testing

/// The commands in the documentation, run one after the other, print what the documentation says that they print.
///
/// A block that is fenced as `console` has commands after `$ ` and what they print below them. `UPDATE_REFERENCE=1`
/// writes what they print now.
@Suite("Commands in the documentation")
struct DocumentedCommandsTests {
  @Test(
    "print what is said there",
    arguments: [
      "examples/legacy/README.md", "Sources/CardCompiler/CardCompiler.docc/ConvertingLegacyScreens.md",
      "Sources/CardCompiler/CardCompiler.docc/Optimization.md",
    ])
  func commands(_ document: String) throws {
    let url = TestFiles.package.appending(path: document)
    let text = try String(contentsOf: url, encoding: .utf8)
    let box = try Sandbox()
    try box.copy("examples/legacy")
    var rewritten: [Substring] = []
    var isCommand = false
    var count = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCommand = line == "```console" }
      guard isCommand, !line.hasPrefix("```") else {
        rewritten.append(line)
        continue
      }
      // What a command printed when the text was written is replaced by what it prints now.
      guard line.hasPrefix("$ ") else { continue }
      let run = try box.shell(String(line.dropFirst(2)))
      rewritten.append(line)
      rewritten += run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      count += 1
    }
    let now = rewritten.joined(separator: "\n")
    #expect(count > 3)
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] == "1" {
      try now.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(now == text, "set UPDATE_REFERENCE=1 to write what the commands print now, and read it")
    }
  }
}
