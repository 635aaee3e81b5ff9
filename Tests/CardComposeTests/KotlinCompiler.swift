import CardTestSupport
import Foundation

/// Kotlin's compiler, if it is at hand, with signatures of the libraries that generated code calls.
///
/// The wheel `kotlin_jupyter_kernel` has the compiler in it; `.ci/run` installs it beside the grammar. What the plugin of
/// Jetpack Compose says, such as where functions may be called that are `@Composable`, is not seen.
struct KotlinCompiler {
  private let java: String
  private let jars: [String]
  private let library: String

  /// The folder with the signatures, a file for each package.
  private static let stubs = TestFiles.package.appending(path: "Tests/CardComposeTests/Stubs")

  /// The compiler; none, with a message, where it or Java is missing.
  static let installed: KotlinCompiler? = {
    let folder = TestFiles.package.appending(path: ".build/kotlin/lib")
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for version in versions.sorted() {
      let jars = folder.appending(path: version + "/site-packages/run_kotlin_kernel/jars")
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: jars.path)) ?? []).sorted()
      guard let library = names.first(where: { $0.hasPrefix("kotlin-stdlib") }) else { continue }
      let paths = names.filter { $0.hasSuffix(".jar") }.map { jars.appending(path: $0).path }
      let search = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").map(String.init) ?? []
      guard let java = search.map({ $0 + "/java" }).first(where: FileManager.default.isExecutableFile(atPath:)) else {
        print("skipped: Kotlin's compiler is here, but not Java, which runs it")
        return nil
      }
      return KotlinCompiler(java: java, jars: paths, library: jars.appending(path: library).path)
    }
    print("skipped: .build/kotlin has no compiler of Kotlin, which .ci/run puts there")
    return nil
  }()

  /// What the compiler says of sources, which are one module: a text for each error and warning, with its line.
  ///
  /// It is silent of most sources, as it was the last time, and is not asked again about the same ones.
  func findings(in sources: [String: String]) throws -> [String] {
    let sorted = sources.sorted { $0.key < $1.key }
    let question = ToolMemory.Question([
      ["kotlin"], jars, try Self.signatures().flatMap { [$0.name, $0.text] }, sorted.flatMap { [$0.key, $0.value] },
    ])
    if ToolMemory.isAnswered(question) { return [] }
    let folder = FileManager.default.temporaryDirectory.appending(path: "kotlin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (name, text) in sorted {
      let path = folder.appending(path: name).path
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      paths.append(path)
    }
    let run = try compile(paths, to: folder.appending(path: "out.jar"), with: [try libraries()])
    let findings = Self.findings(run.output, below: folder.path + "/")
    if run.code == 0, findings.isEmpty { ToolMemory.remember(question) }
    return findings.isEmpty && run.code != 0 ? [String(run.output.prefix(2000))] : findings
  }

  /// The signatures, compiled once and kept until they change.
  private func libraries() throws -> String {
    let signatures = try Self.signatures()
    let question = ToolMemory.Question([["kotlin"], jars, signatures.flatMap { [$0.name, $0.text] }])
    let jar = ToolMemory.products.appending(path: "compose-stubs.jar")
    if ToolMemory.isAnswered(question), FileManager.default.fileExists(atPath: jar.path) { return jar.path }
    let paths = signatures.map { Self.stubs.appending(path: $0.name).path }
    let run = try compile(paths, to: jar, with: [], ["-nowarn"])
    guard run.code == 0 else { throw Failure(words: "the signatures do not compile: \(run.output.prefix(4000))") }
    ToolMemory.remember(question)
    return jar.path
  }

  private static func signatures() throws -> [(name: String, text: String)] {
    try FileManager.default.contentsOfDirectory(atPath: stubs.path).sorted().map {
      ($0, try String(contentsOf: stubs.appending(path: $0), encoding: .utf8))
    }
  }

  private struct Failure: Error {
    let words: String
  }

  private func compile(_ paths: [String], to jar: URL, with libraries: [String], _ more: [String] = []) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(filePath: java)
    process.arguments =
      [
        "-Xmx3g", "-cp", jars.joined(separator: ":"), "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "-no-stdlib",
        "-no-reflect", "-jvm-target", "17", "-classpath", ([library] + libraries).joined(separator: ":"), "-d",
        jar.path,
      ] + more + paths
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: read, as: UTF8.self))
  }

  /// Each error and warning with the line that it is about, which the compiler prints behind it.
  private static func findings(_ output: String, below folder: String) -> [String] {
    var findings: [String] = []
    var isLine = false
    for line in output.split(separator: "\n") {
      if line.contains(": error: ") || line.contains(": warning: ") || line.hasPrefix("error: ") {
        findings.append(line.replacingOccurrences(of: folder, with: ""))
        isLine = true
      } else if isLine, let last = findings.indices.last {
        findings[last] += "\n" + line
        isLine = false
      }
    }
    return findings
  }
}
