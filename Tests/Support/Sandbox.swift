package import Foundation

/// A folder of a test's own, which goes when the test ends, and the built program to run in it.
package final class Sandbox: Sendable {
  /// The folder's absolute path.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cardc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit {
    // What a test made unreadable must not stay behind.
    _ = try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    _ = try? FileManager.default.removeItem(atPath: path)
  }

  // MARK: Files

  /// The absolute path of a file in the folder.
  package func absolute(_ name: String) -> String { path + "/" + name }

  /// Writes a file and the folders above it.
  package func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: absolute(name))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The text of a file; none if there is none.
  package func read(_ name: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: absolute(name)))).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether there is a file or folder.
  package func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: absolute(name)) }

  /// Removes a file or folder.
  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: absolute(name)) }

  /// Copies a folder of the package to the same place here.
  package func copy(_ folder: String) throws {
    let target = URL(fileURLWithPath: absolute(folder))
    try FileManager.default.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: TestFiles.package.appending(path: folder), to: target)
  }

  /// Makes a symbolic link.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(name), withDestinationPath: target)
  }

  /// Every file below a folder, by name, seen from the folder; links are not followed.
  package func files(in folder: String = "") -> [String] {
    let root = folder.isEmpty ? path : absolute(folder)
    guard let names = FileManager.default.enumerator(atPath: root) else { return [] }
    return names.compactMap { $0 as? String }.filter { name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: root + "/" + name)
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }.sorted()
  }

  /// What tells whether a file was replaced: its number, and when it was last changed.
  package func stamp(_ name: String) throws -> String {
    let attributes = try FileManager.default.attributesOfItem(atPath: absolute(name))
    return "\(attributes[.systemFileNumber] ?? "") \(attributes[.modificationDate] ?? "")"
  }

  // MARK: The program

  /// What a run of the program gave.
  package struct Run: Sendable {
    /// The exit code.
    package let code: Int32
    /// Standard output.
    package let output: String
    /// Standard error.
    package let errors: String
  }

  /// Runs the built program in the folder.
  package func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs the built program in the folder.
  package func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Run {
    // Files instead of pipes: no pipe can fill up while nobody reads it.
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cardc-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { _ = try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile, errorFile) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out"), folder.appendingPathComponent("err")
    )
    try Data(input.utf8).write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = try Self.program()
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
  }

  /// What a command of the shell prints to both of its outputs; `cardc` is the built program.
  package func shell(_ command: String) throws -> Run {
    let log = FileManager.default.temporaryDirectory.appendingPathComponent("cardc-log-\(UUID().uuidString)")
    try Data().write(to: log)
    defer { _ = try? FileManager.default.removeItem(at: log) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    let folder = try Self.program().deletingLastPathComponent().path
    process.environment = ["PATH": "\(folder):/usr/bin:/bin", "TZ": "UTC"]
    // One description of the file for both, so that what is written stays in its order.
    let handle = try FileHandle(forWritingTo: log)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationStatus, output: String(decoding: try Data(contentsOf: log), as: UTF8.self), errors: "")
  }

  /// The program, which the package manager puts beside the tests.
  package static func program() throws -> URL {
    var places = [Bundle.main.bundleURL, Bundle.main.executableURL?.deletingLastPathComponent()].compactMap { $0 }
    places.append(URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent())
    // On macOS the tests are inside of a bundle.
    places += Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    for place in places {
      let program = place.appendingPathComponent("cardc")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: program.path, isDirectory: &isFolder), !isFolder.boolValue {
        return program
      }
    }
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "cardc beside \(places.map(\.path))"])
  }
}
