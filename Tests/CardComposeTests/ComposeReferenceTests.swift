import CardCompiler
import CardCompose
import CardTestSupport
import Foundation
import Testing

@Suite("The reference of Jetpack Compose")
struct ComposeReferenceTests {
  private static let names = [
    "article", "checkout", "flight-update", "login", "order-receipt", "survey", "CardSupport",
  ]
  /// The cards with everything that only some hosts have, of which documents are made as well.
  private static let hosts = ["card-hosts", "card-host-actions"]

  @Test("is what a build of the templates gives; UPDATE_REFERENCE=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Tests/CardComposeTests/Reference")
    let box = try Sandbox()
    var all = try ComposeSources.templates(box)
    for name in Self.hosts {
      let path = TestFiles.package.appending(path: "Tests/CardCompilerTests/Reference/\(name)/input.json").path
      let card = SourceText(name: name + ".json", bytes: try TestFiles.bytes(path))
      all[name + ".kt"] = ComposeSources.text(try #require(ComposeSources.compile(card)[.compose]))
    }
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(present) == Set((Self.names + Self.hosts).map { $0 + ".kt" }))
    for name in Self.names + Self.hosts {
      let source = try #require(all[name + ".kt"])
      let file = folder.appending(path: name + ".kt")
      if (try? String(contentsOf: file, encoding: .utf8)) == source { continue }
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try source.write(to: file, atomically: true, encoding: .utf8)
      }
      Issue.record("\(name).kt differs: UPDATE_REFERENCE=1 swift test --filter ComposeReferenceTests writes it")
    }
  }
}
