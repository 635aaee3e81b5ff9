import CardSyntax

/// An object or a list that a binding prints into text, with what was probably meant.
struct CompositeText {
  /// What the value is.
  private enum Content {
    /// An object, with the name of a value of it that has a text.
    case object(member: String?)
    /// A list with objects in it, with the name of a value of the first one that has a text.
    case objects(member: String?)
    /// A list of several values that have a text.
    case values
  }

  private let content: Content
  /// Where the value stands in the data.
  private let datum: Node?

  /// What is to be said of `value`; none if its text is what anybody would expect, such as that of a list of one value.
  init?(_ value: Value, _ datum: Node?) {
    self.datum = datum
    if value.isObject {
      content = .object(member: Self.member(of: value))
      return
    }
    guard let elements = value.elements else { return nil }
    if let object = elements.first(where: \.isObject) {
      content = .objects(member: Self.member(of: object))
    } else {
      guard elements.count > 1 else { return nil }
      content = .values
    }
  }

  /// What is to be said of values that a schema describes; none if some of them have a text that anybody would expect.
  init?(_ rule: JSONSchema.Rule) {
    datum = nil
    switch rule.types.subtracting(.null) {
    case .object: content = .object(member: Self.member(of: rule))
    case .array:
      let element = rule.elements
      content = element?.types == .object ? .objects(member: element.flatMap { Self.member(of: $0) }) : .values
    default: return nil
    }
  }

  private static func member(of rule: JSONSchema.Rule) -> String? {
    rule.properties.first { name in
      let types = rule.property(name)?.rule.types ?? []
      return Lexer.isIdentifier(name) && !types.isEmpty && types.isDisjoint(with: [.object, .array, .null])
    }
  }

  /// Whether the text has all that the value has.
  var isLegible: Bool {
    if case .values = content { return true }
    return false
  }

  private static func member(of value: Value) -> String? {
    value.members?.first { member in
      Lexer.isIdentifier(member.name) && !member.value.isObject && !member.value.isArray && member.value.printed != nil
    }?.name
  }

  /// The finding about a binding that printed such values `count` times.
  func diagnostic(_ expression: Expression, count: Int, at span: SourceSpan?) -> Diagnostic {
    let isPath: Bool
    switch expression.syntax {
    case .path, .access: isPath = true
    default: isPath = false
    }
    return diagnostic("\(expression)", isPath: isPath, count: count, at: span)
  }

  /// The finding about a binding that is `expression`, a path unless something else is said.
  func diagnostic(_ expression: String, isPath: Bool = true, count: Int = 1, at span: SourceSpan?) -> Diagnostic {
    let times = count > 1 ? " (\(count) times)" : ""
    let json = "`jsonStringify(\(expression))`"
    let message: String
    let help: String
    switch content {
    case .object(let member):
      message = "`\(expression)` is an object, whose text is `[object Object]`"
      let value = member.flatMap { isPath ? " such as `\(expression).\($0)`," : nil }
      help = value.map { "name a value of it,\($0) or write \(json)" } ?? "name a value of it, or write \(json)"
    case .objects(let member):
      message = "`\(expression)` is a list of objects, whose texts are `[object Object]`"
      let name = member ?? "name"
      help = "write `join(select(\(expression), x => x.\(name)), ', ')`, or repeat the element with `$data`"
    case .values:
      message = "`\(expression)` is a list, whose values follow each other with a comma and no space"
      help = "write `join(\(expression), ', ')`"
    }
    var diagnostic = Diagnostic(
      TemplateDiagnostics.compositeInText, message + times, at: span,
      labels: datum.map { [Diagnostic.Label($0.span, "this value")] } ?? [], help: help)
    if isLegible { diagnostic.severity = .note }
    return diagnostic
  }
}
