import CardTestSupport
import Foundation
import Testing

/// What is bounded so that no input, however made, takes all memory or all time.
@Suite("Limits: what keeps to them is taken, and what does not is an error that says so")
struct LimitTests {
  /// A row of the table in the article on limits, with the inputs on both sides of the limit.
  struct Limit: Sendable, CustomStringConvertible {
    /// The first column of the table.
    let name: String
    /// The second column.
    let value: String
    /// The id in the third column.
    let id: String
    var command = ["expand"]
    var file = "t.json"
    /// A text that keeps to the limit, and one that goes beyond it by one, or at all.
    let within: @Sendable () -> String
    let beyond: @Sendable () -> String
    /// Whether it takes long in a debug build.
    var isLong = false

    var description: String { name }
  }

  private static func nested(_ open: String, _ count: Int, _ close: String, _ inside: String = "") -> String {
    String(repeating: open, count: count) + inside + String(repeating: close, count: count)
  }

  private static func binding(_ expression: String) -> String { "{\"a\": \"${\(expression)}\"}" }

  static let all: [Limit] = [
    Limit(
      name: "nesting of a document in JSON", value: "512 levels", id: "input.too-deep",
      within: { nested("[", 512, "]") }, beyond: { nested("[", 513, "]") }),
    Limit(
      name: "nesting of a document in YAML", value: "512 levels", id: "input.too-deep", file: "t.yaml",
      within: { nested("[", 512, "]") }, beyond: { nested("[", 513, "]") }),
    Limit(
      name: "values that the aliases of a YAML document stand for", value: "10,000,000", id: "yaml.too-many-aliases",
      file: "t.yaml", within: { aliases(3) }, beyond: { aliases(9) }),
    Limit(
      name: "digits of a hexadecimal or octal number in YAML", value: "4,096", id: "yaml.bad-number", file: "t.yaml",
      within: { "a: 0x" + String(repeating: "F", count: 4096) },
      beyond: { "a: 0x" + String(repeating: "F", count: 4097) }),
    Limit(
      name: "nesting of an expression", value: "128 levels", id: "template.too-complex",
      within: { binding(nested("(", 100, ")", "1")) }, beyond: { binding(nested("(", 129, ")", "1")) }),
    Limit(
      name: "steps of an expansion", value: "10,000,000, and 256 for each byte of data", id: "template.limit",
      within: { binding("count(range(0, 1000))") },
      beyond: { binding("count(select(range(0, 10000), x, count(select(range(0, 10000), y, x + y))))") }, isLong: true),
    Limit(
      name: "output of an expansion", value: "268,435,456 bytes", id: "template.limit",
      within: { #"[{"$data": "${range(0, 30)}", "a": "${$root.text}"}]"# },
      beyond: { #"[{"$data": "${range(0, 3000)}", "a": "${$root.text}"}]"# }, isLong: true),
    Limit(
      name: "nesting of a value that `json` reads", value: "512 levels", id: "template.evaluation",
      within: { binding("json(concat('\(nested("[", 200, "]"))', ''))") },
      beyond: { binding("json(concat('\(nested("[", 513, ""))', '\(nested("]", 513, ""))'))") }),
    Limit(
      name: "size of a regular expression", value: "20,000 instructions", id: "template.invalid-literal",
      within: { binding("isMatch('a', 'a{1000}')") },
      beyond: { binding("isMatch('a', '\(String(repeating: "a{1000}", count: 30))')") }),
    Limit(
      name: "groups in groups of a regular expression", value: "100 levels", id: "template.invalid-literal",
      within: { binding("isMatch('a', '\(nested("(", 100, ")"))')") },
      beyond: { binding("isMatch('a', '\(nested("(", 101, ")"))')") }),
    Limit(
      name: "steps of a JSONPath", value: "500", id: "template.invalid-literal",
      within: { binding("string(jPath(json('{}'), '$\(String(repeating: ".a", count: 400))'))") },
      beyond: { binding("jPath(json('{}'), '$\(String(repeating: ".a", count: 501))')") }),
    Limit(
      name: "nesting of an XPath", value: "40 levels", id: "template.invalid-literal",
      within: { binding("string(xPath('<r/>', '\(nested("(", 30, ")", "/r"))'))") },
      beyond: { binding("xPath('<r/>', '\(nested("(", 41, ")", "/r"))')") }),
  ]

  private static func aliases(_ levels: Int) -> String {
    let names = "abcdefghij".map(String.init)
    let first = "a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]\n"
    return (1..<levels).reduce(first) { text, level in
      let uses = Array(repeating: "*" + names[level - 1], count: 10).joined(separator: ", ")
      return text + "\(names[level]): &\(names[level]) [\(uses)]\n"
    }
  }

  @Test("each limit", arguments: all)
  func limit(_ limit: Limit) throws {
    if limit.isLong, !TestEffort.isThorough { return }
    let box = try Sandbox()
    try box.write("d.json", "{\"text\": \"\(String(repeating: "x", count: 100_000))\"}")
    let arguments = limit.command + [limit.file, "--data", "d.json", "--diagnostics", "short"]
    try box.write(limit.file, limit.within())
    let within = try box.run(arguments)
    #expect(!within.errors.contains("[\(limit.id)]"), "\(within.errors.prefix(500))")
    try box.write(limit.file, limit.beyond())
    let beyond = try box.run(arguments)
    #expect(beyond.code == 1 && beyond.errors.contains("[\(limit.id)]"), "\(beyond.errors.prefix(500))")
  }

  @Test("an input of more than 1 GiB is not read")
  func size() throws {
    let box = try Sandbox()
    _ = try box.shell("truncate -s 1073741825 large.json")
    let run = try box.run("check", "large.json", "--diagnostics", "short")
    #expect(run.code == 1 && run.errors.contains("File too large [io.cannot-read]"))
  }

  @Test("errors of one text are listed up to a number")
  func errors() throws {
    let box = try Sandbox()
    try box.write("t.json", "[" + String(repeating: "1 2,", count: 100) + "1]")
    let run = try box.run("check", "t.json", "--diagnostics", "short")
    #expect(run.errors.split(separator: "\n").count { $0.contains("[json.separator]") } == 20)
  }

  @Test("the article on limits has exactly these")
  func article() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = folder.appending(path: "Sources/CardCompiler/CardCompiler.docc/Limits.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for limit in Self.all { #expect(text.contains("| \(limit.name) | \(limit.value) | `\(limit.id)` |\n"), "\(limit)") }
    let rows = text.split(separator: "\n").count { $0.hasPrefix("| ") && $0.hasSuffix("` |") }
    // Two of them have tests of their own.
    #expect(rows == Self.all.count + 2)
  }
}
