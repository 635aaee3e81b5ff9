import CardTestSupport
import Foundation

/// An article of the documentation: its Swift is one program, from the first block to the last.
///
/// What a block prints stands in a block fenced as `text` right behind it. A comment that begins with `<!-- swift` has
/// lines of the program that readers need not see. A block that begins with the line of a manifest is one.
struct Article {
  /// A block of code, and what it is said to print.
  struct Block {
    var code: String
    /// The lines of the output in the article; none if no output follows.
    var output: Range<Int>?
  }

  let url: URL
  private(set) var lines: [String]
  private(set) var blocks: [Block] = []
  private(set) var manifests: [String] = []

  init(_ url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    var hidden = ""
    var number = 0
    while number < lines.count {
      let line = lines[number]
      number += 1
      if line == "<!-- swift" {
        while number < lines.count, lines[number] != "-->" {
          hidden += lines[number] + "\n"
          number += 1
        }
      }
      guard line == "```swift" else { continue }
      let content = fenced(from: &number)
      let code = lines[content].map { $0 + "\n" }.joined()
      if code.hasPrefix("// swift-tools-version") {
        manifests.append(code)
        continue
      }
      var block = Block(code: hidden + code)
      hidden = ""
      var next = number
      while next < lines.count, lines[next].isEmpty { next += 1 }
      if next < lines.count, lines[next] == "```text" {
        number = next + 1
        block.output = fenced(from: &number)
      }
      blocks.append(block)
    }
  }

  /// The lines up to the next fence; `number` is behind it then.
  private func fenced(from number: inout Int) -> Range<Int> {
    let start = number
    while number < lines.count, lines[number] != "```" { number += 1 }
    defer { number += 1 }
    return start..<number
  }

  /// All blocks in order, with something printed behind each that nothing else prints.
  var program: String { blocks.map { $0.code + "print(\"\\u{1}\", terminator: \"\")\n" }.joined() }

  /// What the blocks are said to print.
  var said: [String] { blocks.map { block in block.output.map { lines[$0].joined(separator: "\n") } ?? "" } }

  /// Puts what the blocks print in the place of what they are said to print.
  mutating func rewrite(_ outputs: [String]) throws {
    for (block, output) in zip(blocks, outputs).reversed() {
      if let range = block.output { lines.replaceSubrange(range, with: output.components(separatedBy: "\n")) }
    }
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
  }

  /// The articles of a catalog.
  static func all() throws -> [String] {
    ["CardCompiler", "CardModel"].flatMap {
      TestFiles.files(below: "Sources/\($0)/\($0).docc", extension: "md")
    }
  }
}
