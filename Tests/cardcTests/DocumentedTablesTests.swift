import CardCompiler
import CardTestSupport
import Foundation
import Testing

/// Tables of the documentation that repeat what the program knows say the same.
@Suite("Tables in the documentation")
struct DocumentedTablesTests {
  private func rows(_ page: String, under heading: String) throws -> [[String]] {
    let text = try String(contentsOf: TestFiles.package.appending(path: page), encoding: .utf8)
    let start = try #require(text.range(of: "\n\(heading)\n"))
    let section = text[start.upperBound...].components(separatedBy: "\n## ")[0]
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst().map { line in
      line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  @Test("README lists every command with its summary")
  func commands() throws {
    let box = try Sandbox()
    let help = try box.run("--help").output
    let list = help.components(separatedBy: "SUBCOMMANDS:\n").last?.components(separatedBy: "\n\n")[0] ?? ""
    // A name stands two spaces from the margin; the rest of a long summary stands further in.
    var expected: [[String]] = []
    for line in list.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if line.hasPrefix("   ") {
        expected[expected.count - 1][1] += " " + words.joined(separator: " ")
      } else {
        expected.append(["`\(words[0])`", words.dropFirst().joined(separator: " ")])
      }
    }
    #expect(expected.count > 8)
    let table = expected.map { "| \($0[0]) | \($0[1]) |" }.joined(separator: "\n")
    #expect(try rows("README.md", under: "## Commands") == expected, "write these rows:\n\(table)")
  }

  @Test("README lists every format and whether it can be read")
  func formats() throws {
    let expected = Registry.standard.targets.map { target in
      ["`\(target.id.rawValue)`", Registry.standard.format(target.id) == nil ? "no" : "yes", "yes"]
    }
    #expect(try rows("README.md", under: "## Formats").map { Array($0.dropFirst()) } == expected)
  }

  @Test("README lists every dependency of the package")
  func dependencies() throws {
    let manifest = try String(contentsOf: TestFiles.package.appending(path: "Package.swift"), encoding: .utf8)
    let listed = try rows("README.md", under: "## Dependencies").map(\.[0])
    let packages = manifest.components(separatedBy: "url: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(packages.count == 3)
    for package in packages { #expect(listed.contains { $0.hasSuffix("(\(package))") }, "\(package)") }
    #expect(listed.contains { $0.hasPrefix("[libyaml]") })
  }

  @Test("README is short")
  func length() throws {
    let text = try String(contentsOf: TestFiles.package.appending(path: "README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
  }
}
