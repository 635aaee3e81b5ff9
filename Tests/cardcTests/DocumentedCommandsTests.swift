import CardTestSupport
import Foundation
import Testing

/// The commands in the documentation, run one after the other, print what the documentation says that they print.
///
/// A block that is fenced as `console` has commands after `$ ` and what they print below them. Any other block is a file
/// if the line of text before it ends with the file's name in backticks and a colon. `UPDATE_REFERENCE=1` writes what the
/// commands print now.
@Suite("Commands in the documentation")
struct DocumentedCommandsTests {
  /// Every page of the documentation that has commands.
  private static let pages: [String] = {
    let root = TestFiles.package.path(percentEncoded: false)
    let found = ["Sources/CardCompiler", "Sources/CardModel", "examples"].flatMap {
      TestFiles.files(below: $0, extension: "md")
    }
    let pages = found.map { String($0.dropFirst(root.count)) }.filter { !$0.contains("/.build/") }
    return (["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"] + pages).filter {
      let text = try? String(contentsOf: TestFiles.package.appending(path: $0), encoding: .utf8)
      return text?.contains("\n```console\n$ ") == true
    }
  }()

  @Test("are found")
  func found() {
    #expect(Self.pages.count >= 8)
    #expect(Self.pages.contains("README.md"))
  }

  @Test("print what is said there", arguments: Self.pages)
  func commands(_ document: String) throws {
    let url = TestFiles.package.appending(path: document)
    let text = try String(contentsOf: url, encoding: .utf8)
    let box = try Sandbox()
    try box.copy("examples/legacy")
    var rewritten: [Substring] = []
    var block: (fence: Substring, file: String?, lines: [Substring])?
    var lastText: Substring = ""
    var count = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard var open = block else {
        rewritten.append(line)
        if line.hasPrefix("```") {
          block = (line, Self.file(named: lastText), [])
        } else if !line.isEmpty {
          lastText = line
        }
        continue
      }
      if line.hasPrefix("```") {
        if open.fence != "```console", let file = open.file {
          try box.write(file, open.lines.joined(separator: "\n") + "\n")
        }
        block = nil
        rewritten.append(line)
      } else if open.fence != "```console" {
        open.lines.append(line)
        block = open
        rewritten.append(line)
      } else if line.hasPrefix("$ ") {
        // What a command printed when the text was written is replaced by what it prints now.
        let run = try box.shell(String(line.dropFirst(2)))
        rewritten.append(line)
        rewritten += run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        count += 1
      }
    }
    let now = rewritten.joined(separator: "\n")
    #expect(count > 0)
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] == "1" {
      try now.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(now == text, "set UPDATE_REFERENCE=1 to write what the commands print now, and read it")
    }
  }

  /// The file that a line announces: the last name in backticks of a line that ends with it and a colon.
  private static func file(named line: Substring) -> String? {
    guard line.hasSuffix("`:"), let name = line.dropLast(2).split(separator: "`").last else { return nil }
    let isFile = [".yaml", ".json", ".ndjson"].contains { name.hasSuffix($0) } && !name.contains(" ")
    return isFile ? String(name) : nil
  }
}
