import CardCompiler
import CardCompose
import CardTestSupport
import Foundation
import Testing

/// What the compiler makes of screens for Jetpack Compose.
enum ComposeSources {
  /// The Kotlin of a card with a body, with what is reported.
  static func card(
    _ body: String, data: String? = nil, head: String = "", host: HostConfig = .default,
    optimization: OptimizationLevel = .canonical
  ) -> CompilationResult {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }
    let text = "type: AdaptiveCard\nversion: \"1.5\"\n\(head)body:\n" + lines.joined()
    return compile(SourceText(name: "card.yaml", text: text), data: data, host: host, optimization: optimization)
  }

  /// The result of a source in any format.
  static func compile(
    _ source: SourceText, data: String? = nil, host: HostConfig = .default,
    optimization: OptimizationLevel = .canonical
  ) -> CompilationResult {
    var options = CompilerOptions()
    options.host = host
    options.optimization = optimization
    return Compiler(options).compile(source, data: data.map { SourceText(name: "data.yaml", text: $0) }, to: [.compose])
  }

  /// The Kotlin of a card about which nothing is reported.
  static func kotlin(
    _ body: String, data: String? = nil, head: String = "", host: HostConfig = .default
  ) throws -> String {
    let result = card(body, data: data, head: head, host: host)
    // Notes say what is worth knowing of what is right.
    #expect(result.diagnostics.all.filter { $0.severity != .note }.map(\.message) == [])
    return text(try #require(result[.compose]))
  }

  /// The text of a file.
  static func text(_ file: OutputFile) -> String { String(decoding: file.bytes, as: UTF8.self) }

  /// The files that a build of the package's templates writes, by name.
  static func templates(_ box: Sandbox) throws -> [String: String] {
    let folder = TestFiles.package.appending(path: "templates").path
    let run = try box.run("build", folder, "--target", "compose", "-o", "out")
    #expect(run.code == 0, "\(run.errors)")
    var files: [String: String] = [:]
    for name in box.files(in: "out/compose") where name.hasSuffix(".kt") {
      files[name] = box.read("out/compose/" + name)
    }
    return files
  }
}

/// The grammar of Kotlin, if it is at hand.
struct KotlinGrammar {
  private let python: String

  private static let script = TestFiles.package.appending(path: "Tests/CardComposeTests/parse.py").path

  /// The grammar, by the Python that has it; none, with a message, where there is none.
  static let installed: KotlinGrammar? = {
    let named = ProcessInfo.processInfo.environment["CARDC_PYTHON"].map { [$0] } ?? []
    let own = TestFiles.package.appending(path: ".build/kotlin/bin/python").path
    for python in named + [own, "/usr/bin/python3"] {
      guard FileManager.default.isExecutableFile(atPath: python) else { continue }
      if (try? run(python, ["--check"], input: ""))?.code == 0 { return KotlinGrammar(python: python) }
    }
    print("skipped: no Python here has tree-sitter and tree-sitter-kotlin, which parse Kotlin")
    return nil
  }()

  /// Where sources are no Kotlin, by the names of the sources.
  func errors(in sources: [String: String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kotlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (number, source) in sources.sorted(by: { $0.key < $1.key }).enumerated() {
      let name = source.key.map { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" ? String($0) : "_" }.joined()
      let file = folder.appending(path: "\(number)-\(name)")
      try source.value.write(to: file, atomically: true, encoding: .utf8)
      paths.append(file.path)
    }
    let run = try Self.run(python, [], input: paths.joined(separator: "\n"))
    #expect(run.code == 0, "\(run.output)")
    return run.output.split(separator: "\n").map { $0.replacingOccurrences(of: folder.path + "/", with: "") }
  }

  private static func run(_ python: String, _ arguments: [String], input: String) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [script] + arguments
    let (standardInput, output) = (Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try standardInput.fileHandleForWriting.close()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: read, as: UTF8.self))
  }
}
