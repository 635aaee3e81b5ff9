// Stand-ins with the signatures of the template module, replaced when it lands.
public import CardSyntax

public struct Expression: Sendable, Hashable {
  public var description: String
  public static func string(_ value: String) -> Expression { Expression(description: "'\(value)'") }
  public static func number(_ value: Double) -> Expression { Expression(description: "\(value)") }
  public static func boolean(_ value: Bool) -> Expression { Expression(description: "\(value)") }
  public static func call(_ name: String, _ arguments: [Expression]) -> Expression {
    Expression(description: name + "(" + arguments.map(\.description).joined(separator: ", ") + ")")
  }
}

public struct TemplateString: Sendable, Hashable {
  public enum Segment: Sendable, Hashable {
    case text(String)
    case hole(Expression)
  }
  public let segments: [Segment]
  public init(_ segments: [Segment]) { self.segments = segments }
  public static func parse(_ text: String) -> TemplateString? { TemplateString([.text(text)]) }
  public static func parse(_ node: Node, diagnostics: inout Diagnostics) -> TemplateString? {
    guard let text = node.string, text.contains("${") else { return nil }
    return TemplateString([.text(text)])
  }
  public var isSingleHole: Bool { segments.count == 1 }
  public var sourceText: String {
    segments.reduce(into: "") { text, segment in
      switch segment {
      case .text(let part): text += part
      case .hole(let expression): text += "${\(expression.description)}"
      }
    }
  }
}
