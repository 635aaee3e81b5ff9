import CardTestSupport
import Foundation
import Testing

/// The compiler and the formatter, run on generated source.
enum SwiftTools {
  /// What a file is called and what is in it.
  struct Source {
    var name: String
    var text: String
  }

  /// The folder with the module of SwiftUI's signatures, compiled once in a run.
  private static let stub: URL? = {
    let folder = ScratchFolder.url.appending(path: "stub")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = TestFiles.package.appending(path: "Tests/CardSwiftTests/Stubs/SwiftUI.swift")
    let compiled = try? run(
      "swiftc",
      [
        "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "SwiftUI", source.path, "-o",
        folder.appending(path: "SwiftUI.swiftmodule").path,
      ])
    return compiled?.code == 0 ? folder : nil
  }()

  /// The folder with the module of Swift Charts' signatures beside it, compiled once in a run.
  private static let charts: URL? = {
    guard let stub else { return nil }
    let folder = ScratchFolder.url.appending(path: "charts")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let source = TestFiles.package.appending(path: "Tests/CardSwiftTests/Stubs/Charts.swift")
    let compiled = try? run(
      "swiftc",
      [
        "-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "Charts", "-I", stub.path,
        source.path, "-o", folder.appending(path: "Charts.swiftmodule").path,
      ])
    return compiled?.code == 0 ? folder : nil
  }()

  /// What the compiler finds wrong with files that are one module, where there is Swift Charts or is not.
  static func errors(in sources: [Source], swiftVersion: String = "6", hasCharts: Bool = false) throws -> [String] {
    let report = try report(on: sources, swiftVersion: swiftVersion, hasCharts: hasCharts)
    let errors = report.split(separator: "\n").filter { $0.contains(": error: ") && $0.hasPrefix("/") }.map(String.init)
    return report.isEmpty ? [] : errors.isEmpty ? [String(report.prefix(2000))] : errors
  }

  /// What the compiler says of files that are one module and have errors; nothing if they have none.
  static func report(on sources: [Source], swiftVersion: String = "6", hasCharts: Bool = false) throws -> String {
    guard let stub else { return "the stub does not compile" }
    if hasCharts, charts == nil { return "the stub of Swift Charts does not compile" }
    let more = hasCharts ? charts.map { ["-I", $0.path] } ?? [] : []
    return try withFiles(sources) { paths in
      let run = try Self.run(
        "swiftc",
        ["-frontend", "-typecheck", "-swift-version", swiftVersion, "-I", stub.path, "-module-name", "Views"] + more
          + paths)
      return run.code == 0 ? "" : run.text
    }
  }

  /// Errors and warnings about files as if they were compiled for a platform, in Swift 6 mode: the conditions of that
  /// platform hold, and the stub has what it has.
  static func findings(in sources: [Source], on platform: String) throws -> [String] {
    let folder = ScratchFolder.url.appending(path: "stub-" + platform)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let kit = platform == "macOS" ? "PLATFORM_APPKIT" : "PLATFORM_UIKIT"
    let flags = ["-D", "PLATFORM_" + platform, "-D", kit, "-D", "PLATFORM_DARWIN"]
    let stub = TestFiles.package.appending(path: "Tests/CardSwiftTests/Stubs/SwiftUI.swift").path
    let made = try run(
      "swiftc",
      ["-swift-version", "6", "-emit-module", "-parse-as-library", "-module-name", "SwiftUI", stub] + flags + [
        "-o", folder.appending(path: "SwiftUI.swiftmodule").path,
      ])
    guard made.code == 0 else { return ["the stub does not compile: " + made.text.prefix(2000)] }
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
    return try withFiles(adapted) { paths in
      let run = try Self.run(
        "swiftc",
        [
          "-frontend", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", folder.path, "-module-name",
          "Views",
        ]
          + flags + paths)
      return run.text.split(separator: "\n").map(String.init).filter {
        $0.hasPrefix("/") && ($0.contains(": error: ") || $0.contains(": warning: "))
      }
    }
  }

  /// What the formatter would write otherwise, with its default configuration.
  static func complaints(about sources: [Source]) throws -> [String] {
    try withFiles(sources) { paths in
      let run = try Self.run("swift", ["format", "lint", "--strict", "--configuration", #"{"version":1}"#] + paths)
      return run.text.split(separator: "\n").map(String.init)
    }
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
