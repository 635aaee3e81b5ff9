import CardTestSupport
import Foundation
import Testing

@Suite("The reference of Jetpack Compose")
struct ComposeReferenceTests {
  private static let names = [
    "article", "checkout", "flight-update", "login", "order-receipt", "survey", "CardSupport",
  ]

  @Test("is what a build of the templates gives; UPDATE_REFERENCE=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Tests/CardComposeTests/Reference")
    let box = try Sandbox()
    let all = try ComposeSources.templates(box)
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(present) == Set(Self.names.map { $0 + ".kt" }))
    for name in Self.names {
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
