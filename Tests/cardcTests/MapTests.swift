import CardTestSupport
import Foundation
import Testing

/// ARCHITECTURE.md and CONTRIBUTING.md name files, functions and imports that exist.
@Suite("The map of the sources")
struct MapTests {
  private static let pages = ["ARCHITECTURE.md", "CONTRIBUTING.md"]

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: TestFiles.package.appending(path: path), encoding: .utf8)
  }

  /// What stands between backticks in a line, or in all lines outside of blocks.
  private static func code(in text: some StringProtocol) -> [String] {
    text.components(separatedBy: "`").enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private static func isPath(_ text: String) -> Bool {
    let starts = ["Sources/", "Tests/", "Benchmarks/", "examples/", "templates/", ".ci/"]
    return starts.contains { text.hasPrefix($0) } && !text.contains { " *${<".contains($0) }
      && text.split(separator: "/").allSatisfy { $0 != "NAME" && !$0.hasPrefix("NAME.") }
  }

  @Test("files and folders exist", arguments: pages)
  func files(_ page: String) throws {
    let lines = try Self.text(page).components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    let paths = Set(lines.flatMap { Self.code(in: $0) }.filter(Self.isPath))
    #expect(paths.count > 20)
    for path in paths.sorted() {
      let url = TestFiles.package.appending(path: path)
      #expect(FileManager.default.fileExists(atPath: url.path(percentEncoded: false)), "\(path)")
    }
  }

  @Test("every folder of passes is named")
  func passFolders() throws {
    let page = try Self.text("ARCHITECTURE.md")
    let passes = TestFiles.package.appending(path: "Sources/CardPasses")
    let topics = try FileManager.default.contentsOfDirectory(
      at: passes.appending(path: "Lowering"), includingPropertiesForKeys: [.isDirectoryKey])
    let names = try topics.filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory ?? false }
    #expect(names.count > 8)
    for name in names.map(\.lastPathComponent).sorted() { #expect(page.contains("`\(name)`"), "\(name)") }
    for name in try FileManager.default.contentsOfDirectory(atPath: passes.path(percentEncoded: false)).sorted()
    where !name.hasSuffix(".swift") {
      #expect(page.contains("Sources/CardPasses/\(name)/"), "\(name)")
    }
  }

  @Test("the functions of the life of a card are in their files")
  func functions() throws {
    let section = try #require(try Self.text("ARCHITECTURE.md").components(separatedBy: "## The life of one card").last)
      .components(separatedBy: "\n## ")[0]
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 10)
    for row in rows {
      let cells = row.components(separatedBy: " | ")
      guard cells.count == 3 else { continue }
      let sources = try Self.code(in: cells[2]).filter(Self.isPath).map(Self.text).joined()
      for name in Self.code(in: cells[1]) {
        let isThere = name == "init" ? sources.contains(" init") : sources.contains("func \(name)(")
        #expect(isThere, "\(name) in \(cells[2])")
      }
    }
  }

  @Test("findings get the severities of a run in one place")
  func severities() throws {
    let sources = TestFiles.package.appending(path: "Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    let calls = try files.flatMap { file in
      let text = try String(contentsOf: file, encoding: .utf8)
      return Array(repeating: file.lastPathComponent, count: text.components(separatedBy: ".releveled(").count - 1)
    }
    #expect(calls == ["Answer.swift"])
  }

  @Test("links of the pages lead to files", arguments: pages + ["README.md"])
  func links(_ page: String) throws {
    let targets = try Self.text(page).components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" } }
    for target in targets where !target.contains("://") {
      let url = TestFiles.package.appending(path: String(target))
      #expect(FileManager.default.fileExists(atPath: url.path(percentEncoded: false)), "\(target)")
    }
  }

  @Test("every variable of the environment that tests read is listed")
  func variables() throws {
    let page = try Self.text("CONTRIBUTING.md")
    var found: Set<String> = []
    for file in TestFiles.files(below: "Tests", extension: "swift") {
      let source = try String(contentsOfFile: file, encoding: .utf8)
      for part in source.components(separatedBy: ".environment[\"").dropFirst() {
        found.insert(String(part.prefix { $0 != "\"" }))
      }
    }
    #expect(found.count > 4)
    for name in found.sorted() where name != "PATH" { #expect(page.contains("| `\(name)"), "\(name)") }
  }

  @Test("every file with unsafe code is in the table of it, and no other file")
  func unsafeCode() throws {
    let section = try #require(try Self.text("ARCHITECTURE.md").components(separatedBy: "\n## Unsafe code\n").last)
      .components(separatedBy: "\n## ")[0]
    var stated: [String] = []
    for row in section.split(separator: "\n") where row.hasPrefix("| ") && !row.hasPrefix("| region") {
      let cells = row.components(separatedBy: " | ")
      #expect(cells.count == 5 && cells.allSatisfy { $0.count > 2 }, "\(row)")
      stated += Self.code(in: cells[1])
    }
    #expect(Set(stated).count == stated.count, "a file is in two rows")
    let construct =
      #"Unsafe|unsafe[A-Z]|\(unsafe\)|@unchecked|Unmanaged|OpaquePointer|utf8Start|\.pointee|baseAddress"#
      + #"|\.(de)?allocate\(|assumingMemoryBound|withMemoryRebound|bindMemory"#
    var found: Set<String> = []
    let package = TestFiles.package.path(percentEncoded: false)
    for file in TestFiles.files(below: "Sources", extension: "swift") {
      let path = String(file.dropFirst(package.count).drop { $0 == "/" })
      // Copies of files of the table.
      if path.hasPrefix("Sources/CardSwift/Support/Generated/") { continue }
      // One expression for the whole file: lines that are no comment, and the construct in them.
      let text = try String(contentsOfFile: file, encoding: .utf8)
      if text.range(of: "(?m)^ *+(?!//).*?(?:\(construct))", options: .regularExpression) != nil { found.insert(path) }
    }
    #expect(found.count > 40)
    #expect(found.subtracting(stated).sorted() == [], "uses unsafe code and is not in the table")
    #expect(Set(stated).subtracting(found).sorted() == [], "is in the table and uses no unsafe code")
  }

  @Test("modules import what the table says, and nothing else")
  func imports() throws {
    let section = try #require(try Self.text("ARCHITECTURE.md").components(separatedBy: "\n## Modules\n").last)
      .components(separatedBy: "\n## ")[0]
    var stated: [String: Set<String>] = [:]
    for row in section.split(separator: "\n") where row.hasPrefix("| `") {
      let cells = row.components(separatedBy: " | ")
      stated[Self.code(in: cells[0])[0]] = Set(Self.code(in: cells[1]))
    }
    var found: [String: Set<String>] = [:]
    let sources = TestFiles.package.appending(path: "Sources").path(percentEncoded: false) + "/"
    for file in TestFiles.files(below: "Sources", extension: "swift") {
      let module = String(file.dropFirst(sources.count).prefix { $0 != "/" })
      for line in try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ").filter {
          !$0.hasPrefix("@") && !["public", "package", "internal", "private", "fileprivate"].contains($0)
        }
        // Text of generated sources is indented; an import never is.
        guard words.first == "import", !line.hasPrefix(" "), let last = words.last else { continue }
        found[module, default: []].insert(String(last.prefix { $0 != "." }))
      }
    }
    // What the system has is not a module of this package or of a dependency.
    let system: Set = ["Darwin", "Glibc", "Musl", "Android", "SwiftUI", "Observation", "Synchronization", "Swift"]
    for module in Set(stated.keys).union(found.keys).sorted() {
      let imports = (found[module] ?? []).subtracting(system)
      #expect(imports == stated[module], "\(module) imports \(imports.sorted()) and not what the table says")
    }
  }
}
