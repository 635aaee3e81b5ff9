import Foundation
import Testing

/// A program that is made of generated files and the support code.
struct GeneratedProgram {
  /// What every generated file begins with: its names are those of the support code too.
  ///
  /// In a build generated files and support code are one module. Here the support code is a module of its own, because
  /// it is compiled once for all programs; tests that only type-check compile both as one.
  private static let support = "@testable import \(SupportModule.name)\n"

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
    let support = try SupportModule.shared.get()
    let build = try Project.execute(
      "swiftc",
      ["-swift-version", "6", "-wmo", "-package-name", "generated", "-I", support.path, "-o", "program"] + files
        + [support.appending(path: SupportModule.object).path], in: folder)
    #expect(build.code == 0, "\(build.output.suffix(3000))")
    guard build.code == 0 else { return "" }
    let run = try Project.execute(folder + "/program", [], in: folder)
    #expect(run.code == 0)
    try? FileManager.default.removeItem(atPath: folder)
    return run.output
  }
}

/// The support code as a module, compiled once in a run.
private enum SupportModule {
  static let name = "CardSupport"
  static let object = "CardSupport.o"

  /// What the compiler says where it fails.
  struct Failure: Error {
    let output: String
  }

  /// The folder with the module and its object file.
  static let shared = Result { try compile() }

  private static func compile() throws -> URL {
    let folder = ScratchFolder.url.appending(path: "support")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let sources = Project.root + "/Sources"
    let parts = (FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? [])
      .filter { ($0.hasPrefix("CardRuntime/") || $0.hasPrefix("CardKernel/")) && $0.hasSuffix(".swift") }.sorted()
    // Two files may have one name in different folders.
    let files = parts.indices.map { "support\($0).swift" }
    for (part, file) in zip(parts, files) {
      let text = try String(contentsOfFile: sources + "/" + part, encoding: .utf8)
      try text.replacing(/(public )?import CardKernel\n/, with: "")
        .write(to: folder.appending(path: file), atomically: true, encoding: .utf8)
    }
    let build = try Project.execute(
      "swiftc",
      [
        "-swift-version", "6", "-wmo", "-package-name", "generated", "-parse-as-library", "-module-name", name,
        "-enable-testing", "-emit-module", "-emit-module-path", "\(name).swiftmodule", "-c", "-o", object,
      ] + files, in: folder.path)
    guard build.code == 0 else { throw Failure(output: String(build.output.suffix(3000))) }
    return folder
  }
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
