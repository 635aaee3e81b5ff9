import CardTestSupport
import Foundation
import Testing

@Suite("The reference of SwiftUI views")
struct SwiftUIReferenceTests {
  private static let names = ["article", "flight-update", "login", "settings", "survey"]

  @Test("is what templates give; UPDATE_REFERENCE=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Tests/CardSwiftTests/Reference")
    var wanted: [String: String] = [:]
    for name in Self.names {
      let path =
        TestFiles.files(below: "templates", extension: "yaml") + TestFiles.files(below: "templates", extension: "json")
      let file = try #require(path.first { $0.hasSuffix("/\(name).yaml") || $0.hasSuffix("/\(name).json") })
      let views = try GeneratedViews([file], below: TestFiles.package.appending(path: "templates").path + "/")
      wanted[name + ".swift"] = try #require(views.views.first).source.text
    }
    // The cards with everything that only some hosts have, of which documents are made as well.
    for name in ["card-hosts", "card-host-actions"] {
      let hosts = TestFiles.package.appending(path: "Tests/CardCompilerTests/Reference/\(name)/").path
      let views = try GeneratedViews([hosts + "/input.json"], below: hosts + "/")
      wanted[name + ".swift"] = try #require(views.views.first).source.text
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(present) == Set(wanted.keys))
    for (name, source) in wanted.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) == source { continue }
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      Issue.record("\(name) differs: UPDATE_REFERENCE=1 swift test --filter SwiftUIReferenceTests writes it")
    }
  }
}
