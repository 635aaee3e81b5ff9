// Uses of names in what is generated, where each is an expression of its own.

extension SwiftStatement {
  /// Whether a name is an expression in the statement.
  func hasName(_ name: String) -> Bool {
    switch self {
    case .expression(let value): value.hasName(name)
    case .result(let value): value?.hasName(name) ?? false
    case .variable(_, _, _, let value): value?.hasName(name) ?? false
    case .assignment(let target, _, let value): target.hasName(name) || value.hasName(name)
    case .branches(let branches, let otherwise):
      branches.contains { branch in
        branch.conditions.contains { $0.hasName(name) } || branch.body.contains { $0.hasName(name) }
      } || otherwise?.contains { $0.hasName(name) } ?? false
    case .guarding(let conditions, let otherwise):
      conditions.contains { $0.hasName(name) } || otherwise.contains { $0.hasName(name) }
    case .loop(_, let sequence, let body): sequence.hasName(name) || body.contains { $0.hasName(name) }
    case .choice(let subject, let cases):
      subject.hasName(name) || cases.contains { $0.body.contains { $0.hasName(name) } }
    case .located(_, let statement): statement.hasName(name)
    case .comment, .numbered: false
    }
  }
}

extension SwiftCondition {
  fileprivate func hasName(_ name: String) -> Bool {
    switch self {
    case .expression(let value), .pattern(_, let value): value.hasName(name)
    }
  }
}

extension SwiftClosure {
  fileprivate func hasName(_ name: String) -> Bool {
    body.contains { $0.hasName(name) } || labelled.contains { $0.closure.hasName(name) }
  }
}

extension SwiftExpression {
  /// Whether a name is an expression in the expression.
  fileprivate func hasName(_ name: String) -> Bool {
    switch self {
    case .verbatim(let source): source == name
    case .string(let parts):
      parts.contains { part in
        if case .value(let value) = part { return value.hasName(name) }
        return false
      }
    case .raw, .subview: false
    case .member(let base, _), .prefix(_, let base): base.hasName(name)
    case .call(let callee, let arguments, let closure):
      callee.hasName(name) || arguments.contains { $0.value.hasName(name) } || closure?.hasName(name) ?? false
    case .element(let left, let right), .infix(let left, _, let right): left.hasName(name) || right.hasName(name)
    case .modified(let base, let modifiers):
      base.hasName(name)
        || modifiers.contains { modifier in
          modifier.arguments.contains { $0.value.hasName(name) } || modifier.closure?.hasName(name) ?? false
        }
    case .closure(let closure): closure.hasName(name)
    case .array(let elements): elements.contains { $0.hasName(name) }
    case .dictionary(let pairs): pairs.contains { $0.key.hasName(name) || $0.value.hasName(name) }
    case .tuple(let arguments): arguments.contains { $0.value.hasName(name) }
    case .conditional(let condition, let yes, let no):
      condition.hasName(name) || yes.hasName(name) || no.hasName(name)
    }
  }
}
