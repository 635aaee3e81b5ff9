extension Expression {
  /// What an expression is made of, for those who write it in another language.
  ///
  /// Operators are calls of the functions behind them: `a + b` of `add`, `a == b` of `equals`, `a ? b : c` of `if`.
  public enum Content: Sendable {
    /// `null`
    case null
    /// `undefined`
    case undefined
    /// `true`, `false`
    case boolean(Bool)
    /// `12`, `1.5`
    case number(Double)
    /// `'text'`
    case string(String)
    /// `name.member[index]`: a path that begins with a name of the scope, as it was written; the language compares
    /// names regardless of case.
    case path(root: String, [PathStep])
    /// `call().member[index]`: a path that begins at another value.
    case access(Expression, [PathStep])
    /// `name(arguments)` and all operators.
    case call(String, [Expression])
    /// `parameter => body`, as the second argument of a call.
    case lambda(parameter: String, Expression)
    /// `[elements]`
    case array([Expression])
    /// `{name: value}`
    case object([Member])
    /// A template string in backticks.
    case template(TemplateString)
  }

  /// A step of a path.
  public enum PathStep: Sendable, Hashable {
    /// `.name`
    case member(String)
    /// `[index]`: a position in an array, or the name of a property.
    case index(Expression)
  }

  /// A member of an object that an expression makes.
  public struct Member: Sendable, Hashable {
    /// The name.
    public let name: String
    /// The value.
    public let value: Expression
  }

  /// What the expression is made of.
  public var content: Content {
    switch syntax {
    case .null: .null
    case .undefined: .undefined
    case .boolean(let value): .boolean(value)
    case .number(let value): .number(value)
    case .string(let text): .string(text)
    case .path(let root, let steps): .path(root: root.text, steps.map(\.publicStep))
    case .access(let base, let steps): .access(base, steps.map(\.publicStep))
    case .call(let function, let arguments): .call(function.name, arguments)
    case .unknownCall(let name, let arguments): .call(name, arguments)
    case .lambda(let parameter, let body): .lambda(parameter: parameter.text, body)
    case .array(let elements): .array(elements)
    case .object(let members): .object(members.map { Member(name: $0.name, value: $0.value) })
    case .interpolation(let segments): .template(TemplateString(segments))
    }
  }
}

extension Expression.Step {
  /// The step as others than the compiler see it.
  fileprivate var publicStep: Expression.PathStep {
    switch self {
    case .member(let name): .member(name.text)
    case .index(let expression): .index(expression)
    }
  }
}
