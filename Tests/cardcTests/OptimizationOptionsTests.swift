import CardTestSupport
import Testing

@Suite("Options of optimization")
struct OptimizationOptionsTests {
  let box: Sandbox

  init() throws {
    box = try Sandbox()
    let long = String(repeating: "word ", count: 200)
    try box.write(
      "card.json",
      #"{"type":"AdaptiveCard","version":"1.5","body":[{"type":"TextBlock","text":"\#(long)"},"#
        + #"{"type":"TextBlock","text":"hidden","isVisible":false}]}"#)
  }

  private func convert(_ options: String...) throws -> Sandbox.Run {
    try box.run(
      ["convert", "card.json", "--to", "adaptive-card", "--diagnostics", "short", "--syntax", "min"] + options)
  }

  @Test("a document above its budget is an error, and nothing is written")
  func budget() throws {
    let run = try convert("--budget", "1KB", "-o", "out.json")
    #expect(run.code == 1)
    #expect(run.errors.contains("[budget.exceeded]"))
    #expect(!box.exists("out.json"))
    #expect(try convert("--budget", "2KB", "-o", "out.json").code == 0)
    #expect(box.exists("out.json"))
  }

  @Test("passes that are allowed to run only until the document fits, and what they take is in the report")
  func lossy() throws {
    let run = try convert(
      "--budget", "1KB", "--allow-lossy", "drop-tooltips,shorten-texts", "-o", "out.json", "--report", "report.json")
    #expect(run.code == 0)
    #expect(try #require(box.read("out.json")).utf8.count <= 1024)
    #expect(try #require(box.read("report.json")).contains("lossy.budget"))
    let roomy = try convert("--budget", "1MB", "--allow-lossy", "shorten-texts", "-o", "whole.json")
    #expect(roomy.code == 0)
    #expect(try !#require(box.read("whole.json")).contains("…"))
  }

  @Test("sizes and names that make no sense are wrong usage", arguments: ["0", "KB", "12XB", "-4KB", "1.5.2KB"])
  func badSizes(_ size: String) throws {
    #expect(try convert("--budget=\(size)").code == 2)
  }

  @Test("a pass that loses nothing cannot be allowed to")
  func badNames() throws {
    let run = try convert("--allow-lossy", "elide-defaults")
    #expect(run.code == 2)
    #expect(run.errors.contains("`elide-defaults`"))
  }

  @Test("verified output is what is written without")
  func verify() throws {
    let plain = try convert("-Os")
    #expect(plain.code == 0)
    #expect(!plain.output.contains("hidden"))
    for option in ["--verify", "--verify-each"] {
      let run = try convert("-Os", option)
      #expect(run.code == 0)
      #expect(run.output == plain.output)
    }
  }

  @Test("inspect prints the screen before and after a pass")
  func stages() throws {
    let pass = "remove-unreachable"
    func inspect(_ option: String) throws -> String {
      try box.run(["inspect", "card.json", "--emit", "ir", "-O2", option, pass]).output
    }
    #expect(try inspect("--print-before").contains("hidden"))
    #expect(try !inspect("--print-after").contains("hidden"))
  }

  @Test("statistics go to a file for programs")
  func statistics() throws {
    let run = try box.run([
      "build", "card.json", "-o", "out", "--target", "adaptive-card", "-O2", "--stats-file", "stats.json",
    ])
    #expect(run.code == 0)
    let text = try #require(box.read("stats.json"))
    #expect(text.contains(#""name": "remove-unreachable", "runs": 1, "elementsBefore": 3, "elementsAfter": 2"#))
  }

  @Test("statistics say how large generated code is, and what files share of it")
  func sizes() throws {
    try box.write(
      "link.json",
      #"{"type":"AdaptiveCard","version":"1.5","actions":[{"type":"Action.OpenUrl","title":"A","url":"https://a.example"}]}"#
    )
    let run = try box.run([
      "build", "link.json", "-o", "views", "--target", "swiftui", "--stats", "--stats-file", "sizes.json",
    ])
    #expect(run.code == 0)
    let text = try #require(box.read("sizes.json"))
    for name in ["link.swift", "CardSupport.swift"] {
      let code = try #require(box.read("views/swiftui/" + name))
      let lines = code.split(separator: "\n").count { !$0.allSatisfy { $0 == " " } }
      #expect(text.contains(#""lines": \#(lines), "bytes": \#(code.utf8.count)}"#), "\(name): \(text)")
    }
    #expect(text.contains(#""shared": true"#) && run.errors.contains("shared lines"), "\(run.errors)")
  }
}
