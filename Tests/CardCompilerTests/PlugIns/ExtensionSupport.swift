import CardCompiler
import Foundation
import Testing

/// A card with the elements `body`, in YAML.
func card(_ body: String) -> SourceText {
  SourceText(name: "card.yaml", text: "type: AdaptiveCard\nversion: \"1.5\"\nbody:\n" + body)
}

/// The main file of a result, as text.
func output(
  _ result: CompilationResult, _ target: FormatID, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws -> String {
  let file = try #require(
    result[target], "\(result.diagnostics.all.map(\.message))", sourceLocation: sourceLocation)
  return String(decoding: file.bytes, as: UTF8.self)
}

/// A pass of the tests.
struct TestPass: Pass {
  let name: String
  var stage = PassStage.early(.canonical)
  let summary = "Does what a test asks for."
  let example = PassExample(before: "", after: "")
  let body: @Sendable (inout Screen, inout PassContext) -> Void

  init(
    _ name: String, _ stage: PassStage = .early(.canonical),
    _ body: @escaping @Sendable (inout Screen, inout PassContext) -> Void
  ) {
    self.name = name
    self.stage = stage
    self.body = body
  }

  func run(_ screen: inout Screen, _ context: inout PassContext) { body(&screen, &context) }
}

extension Screen {
  /// Changes the children of the root, each alone.
  mutating func changeBody(_ body: (inout Element) -> Void) {
    root[.children] = root[.children].map { slot in
      slot.replacing { element in
        var element = element
        body(&element)
        return element
      }
    }
  }
}

/// A gauge: a custom element with a payload of every type.
enum Gauge {
  enum Look: String, AttributeToken { case round, flat }

  static let value = PropertyKey<Double>("value", in: 0...100)
  static let unit = PropertyKey<String>("unit", default: "%")
  static let look = PropertyKey<Look>("look", default: .round)
  static let steps = PropertyKey<Int>("steps")
  static let color = PropertyKey<Color>("color")
  static let isLive = PropertyKey<Bool>("isLive", default: false)
  static let link = PropertyKey<String>.url("link")
  static let marks = PropertyKey<Node>("marks")

  static let element = CustomElement(
    "Gauge", summary: "A value on a scale.",
    properties: [
      .value(value, required: true, summary: "Where the hand stands."), .value(unit), .value(look), .value(steps),
      .value(color), .value(isLive), .value(link), .value(marks), .elements("legend"), .action("onTap"),
    ]
  ) { gauge, _ in
    guard let value = gauge[property: value]?.literal else { return nil }
    var text = Element(.text)
    text[.text] = .literal("\(Int(value)) \(gauge[property: unit]?.literal ?? "?")")
    if gauge[.children].isEmpty { return text }
    var stack = Element(.stack, children: [.one(text)] + gauge[.children])
    stack[.axis] = .literal(.vertical)
    return stack
  }

  static let compiler = Compiler { $0.register(element: element) }
}

/// Collects texts from any thread.
final class Recorder: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [String] = []

  /// The texts so far.
  var texts: [String] { lock.withLock { found } }

  /// Adds a text.
  func record(_ text: String) { lock.withLock { found.append(text) } }
}
