import CardCompiler
import Foundation
import Testing

@Suite("The reference of host configurations")
struct HostConfigReferenceTests {
  @Test("is what the table says; UPDATE_REFERENCE=1 writes it anew")
  func page() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Sources/CardCompiler/CardCompiler.docc/HostConfigurations.md")
    let wanted = HostConfigReference.markdown()
    let found = try? String(contentsOf: file, encoding: .utf8)
    if found == wanted { return }
    if ProcessInfo.processInfo.environment["UPDATE_REFERENCE"] != nil {
      try wanted.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("HostConfigurations.md was written anew: look at the difference, and run the tests again")
    } else {
      Issue.record(
        "HostConfigurations.md is stale: run UPDATE_REFERENCE=1 swift test --filter HostConfigReferenceTests")
    }
  }

  @Test("says what the format's description says")
  func samples() {
    let page = HostConfigReference.markdown()
    #expect(page.contains("| `spacing.padding` | integer | `20` | `15` | `16` |"))
    #expect(page.contains("| `actions.showCard.actionMode` | `inline`, `popup` | `inline` | `inline` | `inline` |"))
    #expect(page.contains("| `containerStyles.accent.backgroundColor` | color | `#C7DEF9` | not set |"))
  }
}
