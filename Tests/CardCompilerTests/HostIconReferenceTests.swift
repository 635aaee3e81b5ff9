import CardCompiler
import CardTestSupport
import Foundation
import Testing

@Suite("The article on icons of hosts")
struct HostIconReferenceTests {
  @Test("is what the table says; UPDATE_REFERENCE=1 writes it anew")
  func page() throws {
    let file = TestFiles.package.appending(path: "Sources/CardCompiler/CardCompiler.docc/HostIcons.md")
    let wanted = HostIconReference.markdown()
    let found = try? String(contentsOf: file, encoding: .utf8)
    if found == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("HostIcons.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record("HostIcons.md is stale: run UPDATE_REFERENCE=1 swift test --filter HostIconReferenceTests")
    }
  }
}
