import CardTestSupport
import Foundation
import Testing

@Suite("The source of the model")
struct ModelSourceTests {
  @Test("is what the vocabulary says; UPDATE_REFERENCE=1 writes it anew")
  func files() throws {
    let folder = TestFiles.package.appending(path: "Sources/CardModel/Generated")
    let wanted = ModelSource.all()
    let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(present) == Set(wanted.keys.map { $0 + ".swift" }))
    for (name, source) in wanted.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: name + ".swift")
      if (try? String(contentsOf: file, encoding: .utf8)) == source { continue }
      if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
        try source.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("\(name).swift was written anew: look at the difference, and run the tests again")
      } else {
        Issue.record("\(name).swift is stale: run UPDATE_REFERENCE=1 swift test --filter ModelSourceTests")
      }
    }
  }
}
