import Testing

@testable import CardKernel
@testable import CardTemplate

@Suite struct TextTableTests {
  @Test func entries() {
    let entries = TextTable.entries(of: "a: b: c\n  two words :  d e  \nno separator", separator: ":")
    #expect(entries.map(\.name) == ["a", "two words"])
    #expect(entries.map(\.content) == ["b: c", "d e"])
  }

  @Test func namesOfWindows() {
    #expect(WindowsTimeZones.names["W. Europe Standard Time"] == "Europe/Berlin")
    #expect(WindowsTimeZones.names["UTC"] == "Etc/UTC")
  }
}
