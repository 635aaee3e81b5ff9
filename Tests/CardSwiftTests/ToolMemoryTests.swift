import CardTestSupport
import Foundation
import Testing

@Suite("What tools had nothing to say of")
struct ToolMemoryTests {
  /// Sources that no run before this one had, so that nothing of them is remembered.
  private static func sources(_ body: String) -> [SwiftTools.Source] {
    [
      .init(name: "One", text: "// \(UUID().uuidString)\nimport SwiftUI\n"),
      .init(name: "Two", text: "struct Two { \(body) }\n"),
    ]
  }

  @Test("is asked once, and errors each time")
  func silence() throws {
    let good = Self.sources("var number = 1")
    let question = ToolMemory.Question("a tool", ["-x"], reading: ["an interface"], about: good)
    #expect(!ToolMemory.isAnswered(question))
    ToolMemory.remember(question)
    #expect(ToolMemory.isAnswered(question))
    #expect(ToolMemory.isAnswered(.init("a tool", ["-x"], reading: ["an interface"], about: good.reversed())))
    let bad = Self.sources("var number: Missing")
    for _ in 1...2 {
      #expect(try SwiftTools.errors(in: bad).count == 1)
      #expect(try SwiftTools.findings(in: bad, on: "iOS").count == 1)
    }
    // A warning is something that is said.
    let odd = Self.sources("func f() { var never = 1 }")
    for _ in 1...2 {
      #expect(try SwiftTools.errors(in: odd) == [])
      #expect(try SwiftTools.findings(in: odd, on: "iOS").count == 1)
      #expect(try SwiftTools.complaints(about: [.init(name: "Odd", text: odd[0].text + "  let a  = 1\n")]) != [])
    }
  }

  @Test("is only that: another file, name, argument, interface or tool is another question")
  func questions() {
    let sources = Self.sources("")
    let question = ToolMemory.Question("a tool", ["-x"], reading: ["an interface"], about: sources)
    ToolMemory.remember(question)
    var (renamed, changed) = (sources, sources)
    renamed[0].name = "Three"
    changed[1].text += " "
    let others = [
      ToolMemory.Question("another", ["-x"], reading: ["an interface"], about: sources),
      .init("a tool", ["-y"], reading: ["an interface"], about: sources),
      .init("a tool", ["-x", "-y"], reading: ["an interface"], about: sources),
      .init("a tool", ["-x", "an interface"], reading: [], about: sources),
      .init("a tool", ["-x"], reading: ["another"], about: sources),
      .init("a tool", ["-x"], reading: ["an interface"], about: renamed),
      .init("a tool", ["-x"], reading: ["an interface"], about: changed),
      .init("a tool", ["-x"], reading: ["an interface"], about: [sources[0]]),
    ]
    for (number, other) in others.enumerated() { #expect(!ToolMemory.isAnswered(other), "\(number)") }
  }
}
