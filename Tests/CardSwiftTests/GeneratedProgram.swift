import CardTestSupport
import Foundation
import Testing

/// A program that is made of generated files and the support code.
struct GeneratedProgram {
  /// What every generated file begins with: its names are those of the support code too.
  ///
  /// In a build generated files and support code are one module. Here the support code is the modules that it is made
  /// from, because they are compiled already; tests that only type-check compile both as one.
  private static let support = SupportModules.names.map { "@testable import \($0)\n" }.joined()

  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "cardc-generated-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func add(_ name: String, _ content: String) throws {
    let content = name.hasSuffix(".swift") ? Self.support + content : content
    try content.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Compiles everything and gives what the program prints.
  func run() throws -> String {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".swift") }.sorted()
    let build = try Project.execute(
      "swiftc",
      ["-swift-version", "6", "-wmo", "-I", SupportModules.products.appending(path: "Modules").path, "-o", "program"]
        + SupportModules.sanitizers + files + SupportModules.objects, in: folder)
    #expect(build.code == 0, "\(build.output.suffix(3000))")
    guard build.code == 0 else { return "" }
    let run = try Project.execute(folder + "/program", [], in: folder)
    #expect(run.code == 0)
    try? FileManager.default.removeItem(atPath: folder)
    return run.output
  }
}

/// The modules that the support code is made from, as the build that these tests are part of has them.
enum SupportModules {
  static let names = ["CardKernel", "CardRuntime"]

  /// The folder with what was built.
  static var products: URL { ToolMemory.products }

  /// Their object files; a build folder also has those of sources that are no more.
  static let objects: [String] = names.flatMap { module -> [String] in
    let sources = TestFiles.files(below: "Sources/" + module, extension: "swift").map { URL(filePath: $0) }
    return sources.map { products.appending(path: "\(module).build/\($0.lastPathComponent).o").path }
  }

  /// What a program has to be linked with where the modules were built to be watched while they run.
  static let sanitizers: [String] = [("__tsan_init", "thread"), ("__asan_init", "address")]
    .filter { dlsym(dlopen(nil, RTLD_NOW), $0.0) != nil }.map { "-sanitize=" + $0.1 }
}

/// A folder for what is made once in a run; it goes away when the tests end.
enum ScratchFolder {
  static let url: URL = {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "cardc-tests-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    atexit { try? FileManager.default.removeItem(at: ScratchFolder.url) }
    return folder
  }()
}

/// The checkout that is tested.
enum Project {
  /// The folder of the package.
  static let root = String(#filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 })

  /// Runs a program.
  static func execute(_ program: String, _ arguments: [String], in folder: String) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program.hasPrefix("/") ? program : "/usr/bin/env")
    process.arguments = program.hasPrefix("/") ? arguments : [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
