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
  public var segments: [Segment]
  public init(segments: [Segment]) { self.segments = segments }
  public init?(parsing node: Node, diagnostics: inout Diagnostics) {
    guard let text = node.string, text.contains("${") else { return nil }
    segments = [.text(text)]
  }
  public static func parse(_ text: String) -> TemplateString? { TemplateString(segments: [.text(text)]) }
  public var isSingleHole: Bool { segments.count == 1 }
  public var sourceText: String { "" }
}
