import CardIR
import CardSyntax
import CardTemplate

/// One thing that is true of a screen in one state: its facts in order are its normal form.
struct Fact: Sendable {
  /// What is the case.
  let content: Content
  /// The number of the element that it is true of, among those of the normal form.
  let owner: Int
  /// The value in the source that says so; none where that is the element itself.
  let origin: Node?

  /// What can be the case.
  enum Content: Sendable, Hashable {
    /// An element begins.
    case begin(ElementKind)
    /// The element ends.
    case end(ElementKind)
    /// A list of the element other than its children begins.
    case region(RegionID)
    /// An attribute has another value than its absence would give it.
    case attribute(AttributeID, FactValue)
    /// A property that the representation has no attribute for.
    case property(group: String?, name: String, value: String)
    /// What stands between the next thing and the previous one; not certain where the previous one may not be there.
    case distance(FactValue, separator: FactValue, isCertain: Bool)
    /// A box that is there, but has nothing in it now.
    case emptyRoom
    /// Characters in one style.
    case characters(FactValue, TextFacts)
    /// What follows stands for each item of data.
    case scope(String)
    /// What follows stands under a condition.
    case condition(String)
    /// What follows is visible under a condition.
    case visibility(String)
    /// What the last of these began ends.
    case endOfScope
    /// Elements that data give.
    case splice(String)
    /// An element that an action shows, hides or, without a value, switches.
    case target(String, FactValue?)
    /// An element with everything in it is as it was read, on both sides, among elements that hand down the same.
    case unchanged(Node, FactWriter.Context)
    /// The inputs of a document, hidden ones included, begin.
    case inputs
  }
}

/// A value that can be compared: one that means the same is the same.
enum FactValue: Sendable, Hashable {
  /// Any value but data.
  case plain(AttributeValue)
  /// Data, in ``CanonicalData``.
  case data(String)

  /// The value with one spelling for all that mean the same.
  init(_ value: AttributeValue) {
    self =
      switch value {
      case .measure(let number, .points): .plain(.number(number))
      case .token(let name): .plain(.token(name.lowercased()))
      case .json(let node): .data(CanonicalData.text(of: node))
      default: .plain(value)
      }
  }

  /// The value for people.
  var text: String {
    switch self {
    case .plain(.text(let text)): text
    case .plain(.template(let template)): template.sourceText
    case .plain(let value): TextDump.text(of: value)
    case .data(let text): text
    }
  }
}

/// How characters look and what they are for.
struct TextFacts: Sendable, Hashable {
  /// The size.
  var size: FactValue
  /// The weight.
  var weight: FactValue
  /// The colour.
  var color: FactValue
  /// Whether they stand back.
  var isSubtle: FactValue
  /// The font.
  var font: FactValue
  /// What they are to assistive technology.
  var role: FactValue?
  /// Slant, lines and marks that they have.
  var marks: [AttributeID: FactValue] = [:]
  /// Whether characters that mean something in Markdown are read so.
  var isMarkdown = false
}

/// Data in a form that is equal for equal data: members by name, numbers by value.
enum CanonicalData {
  /// The form of a value.
  static func text(of node: Node) -> String {
    var output = ""
    write(node, into: &output)
    return output
  }

  private static func write(_ node: Node, into output: inout String) {
    switch node.kind {
    case .null: output += "null"
    case .boolean: output += node.boolean == true ? "true" : "false"
    case .number: output += number(node)
    case .string: quote(node.string ?? "", into: &output)
    case .array:
      output += "["
      for (index, element) in node.elements.enumerated() {
        if index > 0 { output += "," }
        write(element, into: &output)
      }
      output += "]"
    case .object:
      output += "{"
      let members = node.members.map { ($0.name, $0.value) }.sorted { $0.0 < $1.0 }
      for (index, member) in members.enumerated() {
        if index > 0 { output += "," }
        quote(member.0, into: &output)
        output += ":"
        write(member.1, into: &output)
      }
      output += "}"
    }
  }

  /// A number by its value; one with more digits than a double holds by its text.
  private static func number(_ node: Node) -> String {
    let text = node.numberText ?? "0"
    guard text.utf8.count < 16, let value = node.double else { return text }
    return NumberText.javaScript(value)
  }

  private static func quote(_ text: String, into output: inout String) {
    var writer = DocumentWriter(.minified)
    writer.string(text)
    output += String(decoding: writer.finish(), as: UTF8.self)
  }
}
