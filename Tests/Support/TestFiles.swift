package import Foundation

/// The files that tests read.
package enum TestFiles {
  /// The folder of the package.
  package static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files with an extension below a folder of the package, by path.
  package static func files(below folder: String, extension suffix: String) -> [String] {
    list(package.appending(path: folder), suffix)
  }

  /// The files of a folder of the shared corpus, which is not part of the package; none if there is no corpus here.
  package static func corpus(_ folder: String) -> [String]? {
    guard let shared = ProcessInfo.processInfo.environment["CARDC_SHARED"] else { return nil }
    let files = list(URL(filePath: shared).appending(path: "corpus").appending(path: folder), "json")
    return files.isEmpty ? nil : files
  }

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: URL(filePath: path))) }

  private static func list(_ folder: URL, _ suffix: String) -> [String] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { ($0 as? URL)?.path(percentEncoded: false) } ?? []).filter { $0.hasSuffix("." + suffix) }
      .sorted()
  }
}
