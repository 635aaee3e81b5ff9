import CardTestSupport
import Foundation
import Testing

@testable import CardHTML

@Suite("The reference of pages")
struct PageReferenceTests {
  private static let names = ["login", "flight-update", "settings"]
  /// The cards with everything that only some hosts have, of which documents are made as well.
  private static let hosts = ["card-hosts", "card-host-actions"]

  @Test("is what templates give; UPDATE_REFERENCE=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Tests/CardHTMLTests/Reference")
    var wanted: [String: String] = [:]
    let paths = ["yaml", "json"].flatMap { TestFiles.files(below: "templates", extension: $0) }
    for name in Self.names + Self.hosts {
      let file = try #require(
        Self.hosts.contains(name)
          ? TestFiles.package.appending(path: "Tests/CardCompilerTests/Reference/\(name)/input.json").path
          : paths.first { $0.hasSuffix("/\(name).yaml") || $0.hasSuffix("/\(name).json") })
      let text = String(decoding: try TestFiles.bytes(file), as: UTF8.self)
      let page = try PageText.text(of: text, name: String(file.split(separator: "/").last ?? ""))
      // What every page has is the same for all, and is looked at elsewhere; so are the hashes of it.
      let own = page.replacingOccurrences(of: PageStyle.text, with: "")
        .replacingOccurrences(of: "'sha256-[^']*'", with: "'sha256'", options: .regularExpression)
      wanted[name + ".html"] = own.components(separatedBy: "<script>")[0] + "</body>\n</html>\n"
    }
    let present = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    #expect(Set(present) == Set(wanted.keys))
    for (name, source) in wanted.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) == source { continue }
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      Issue.record("\(name) differs: UPDATE_REFERENCE=1 swift test --filter PageReferenceTests writes it")
    }
  }
}
