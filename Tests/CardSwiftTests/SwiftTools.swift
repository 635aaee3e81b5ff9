import CardTestSupport
import Foundation
import Synchronization
import Testing

/// The compiler and the formatter, run on generated source.
enum SwiftTools {
  /// What a file is called and what is in it.
  struct Source {
    var name: String
    var text: String
  }

  /// The folder with the module of SwiftUI's signatures, compiled once in a run.
  private static let stub = Result { try module("SwiftUI", in: "stub") }

  /// The folder with the module of Swift Charts' signatures beside it, compiled once in a run.
  private static let charts = Result { try module("Charts", in: "charts", ["-I", stub.get().path]) }

  /// The folders with the modules of SwiftUI's signatures of platforms, each compiled once in a run.
  private static let platforms = Mutex<[String: Result<URL, any Error>]>([:])

  /// Why there is no module of a stub.
  private struct Failure: Error {
    let words: String
  }

  /// The file that a module of signatures is made of.
  private static func signatures(_ name: String) -> URL {
    TestFiles.package.appending(path: "Tests/CardSwiftTests/Stubs/\(name).swift")
  }

  /// The signatures that files are checked against, as text.
  private static func interfaces(_ names: [String]) throws -> [String] {
    try names.map { try String(contentsOf: signatures($0), encoding: .utf8) }
  }

  /// The folder with a module made of a stub. What its functions do is nothing that anybody needs to look at.
  private static func module(_ name: String, in folder: String, _ options: [String] = []) throws -> URL {
    let folder = ScratchFolder.url.appending(path: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiled = try run(
      "swiftc",
      [
        "-frontend", "-emit-module", "-experimental-skip-all-function-bodies", "-swift-version", "6",
        "-parse-as-library", "-module-name", name, signatures(name).path, "-o",
        folder.appending(path: name + ".swiftmodule").path,
      ] + options)
    guard compiled.code == 0 else { throw Failure(words: "\(name) does not compile: \(compiled.text.prefix(2000))") }
    return folder
  }

  /// What the compiler finds wrong with files that are one module, where there is Swift Charts or is not.
  ///
  /// Of the files beside them, which other tests are about, only the declarations are looked at.
  static func errors(
    in sources: [Source], beside others: [Source] = [], swiftVersion: String = "6", hasCharts: Bool = false
  ) throws -> [String] {
    let report = try report(on: sources, beside: others, swiftVersion: swiftVersion, hasCharts: hasCharts)
    let errors = report.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }.map(String.init)
    return report.isEmpty ? [] : errors.isEmpty ? [String(report.prefix(2000))] : errors
  }

  /// What the compiler says of files that are one module and have errors; nothing if they have none.
  static func report(
    on sources: [Source], beside others: [Source] = [], swiftVersion: String = "6", hasCharts: Bool = false
  ) throws -> String {
    let options = ["-frontend", "-typecheck", "-swift-version", swiftVersion, "-module-name", "Views"]
    let question = ToolMemory.Question(
      "swiftc", options + others.map(\.name), reading: try interfaces(hasCharts ? ["SwiftUI", "Charts"] : ["SwiftUI"]),
      about: sources + others)
    if ToolMemory.isAnswered(question) { return "" }
    let folders = try [stub.get()] + (hasCharts ? [charts.get()] : [])
    let run = try withFiles(sources + others) { paths in
      let files =
        others.isEmpty
        ? paths : paths[..<sources.count].flatMap { ["-primary-file", $0] } + paths[sources.count...]
      return try Self.run("swiftc", options + folders.flatMap { ["-I", $0.path] } + files)
    }
    if run.code == 0, run.text.isEmpty { ToolMemory.remember(question) }
    return run.code == 0 ? "" : run.text
  }

  /// Errors and warnings about files as if they were compiled for a platform, in Swift 6 mode: the conditions of that
  /// platform hold, and the stub has what it has.
  static func findings(in sources: [Source], on platform: String) throws -> [String] {
    let kit = platform == "macOS" ? "PLATFORM_APPKIT" : "PLATFORM_UIKIT"
    let flags = ["-D", "PLATFORM_" + platform, "-D", kit, "-D", "PLATFORM_DARWIN"]
    let adapted = sources.map { source in
      var text = source.text
      for name in ["iOS", "macOS", "watchOS", "tvOS", "visionOS"] {
        text = text.replacingOccurrences(of: "os(\(name))", with: "PLATFORM_" + name)
      }
      for (module, name) in [("UIKit", "UIKIT"), ("AppKit", "APPKIT")] {
        text = text.replacingOccurrences(of: "canImport(\(module))", with: "PLATFORM_" + name)
      }
      return Source(
        name: source.name, text: text.replacingOccurrences(of: "#if canImport(Darwin)", with: "#if PLATFORM_DARWIN"))
    }
    let options =
      ["-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "-module-name", "Views"] + flags
    let question = ToolMemory.Question("swiftc", options, reading: try interfaces(["SwiftUI"]), about: adapted)
    if ToolMemory.isAnswered(question) { return [] }
    let folder = try platforms.withLock { made in
      let result = made[platform] ?? Result { try module("SwiftUI", in: "stub-" + platform, flags) }
      made[platform] = result
      return result
    }.get()
    let run = try withFiles(adapted) { try Self.run("swiftc", options + ["-I", folder.path] + $0) }
    if run.code == 0, run.text.isEmpty { ToolMemory.remember(question) }
    return run.text.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("/") && ($0.contains(": error: ") || $0.contains(": warning: "))
    }
  }

  /// What the formatter would write otherwise, with its default configuration.
  static func complaints(about sources: [Source]) throws -> [String] {
    let command = ["format", "lint", "--strict", "--configuration", #"{"version":1}"#]
    // It looks at each file by itself, and the same support code stands behind many views.
    let rest = sources.map { ($0, ToolMemory.Question("swift", command, about: [Source(name: "", text: $0.text)])) }
      .filter { !ToolMemory.isAnswered($0.1) }
    if rest.isEmpty { return [] }
    let run = try withFiles(rest.map(\.0)) { try Self.run("swift", command + $0) }
    if run.code == 0, run.text.isEmpty { for (_, question) in rest { ToolMemory.remember(question) } }
    return run.text.split(separator: "\n").map(String.init)
  }

  /// Source as the formatter writes it with its default configuration.
  static func formatted(_ text: String) throws -> String {
    try formatted([Source(name: "Source", text: text)]).joined()
  }

  /// Sources as the formatter writes them with its default configuration, in one run, in the same order.
  static func formatted(_ sources: [Source]) throws -> [String] {
    try withFiles(sources) { paths in
      let run = try Self.run("swift", ["format", "--in-place", "--configuration", #"{"version":1}"#] + paths)
      try #require(run.code == 0, "\(run.text)")
      return try paths.map { try String(contentsOfFile: $0, encoding: .utf8) }
    }
  }

  private static func withFiles<Result>(_ sources: [Source], _ body: ([String]) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "cardc-views-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for source in sources {
      let file = folder.appending(path: source.name + ".swift")
      try source.text.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    return try body(paths)
  }

  private static func run(_ tool: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    let output = FileManager.default.temporaryDirectory.appending(path: "cardc-run-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    try handle.close()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }
}
