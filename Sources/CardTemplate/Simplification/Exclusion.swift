extension Expression {
  /// Whether this and another condition can never both be `true` for the same data, as far as their form tells: one is
  /// the negation of the other, or both compare one expression with different literals.
  package func excludes(_ other: Expression) -> Bool {
    let (own, others) = (conjuncts, other.conjuncts)
    guard own.allSatisfy(\.isRepeatable), others.allSatisfy(\.isRepeatable) else { return false }
    return own.contains { one in others.contains { one.excludesAlone($0) } }
  }

  /// The operands of `&&`, of which all must be true.
  private var conjuncts: [Expression] {
    guard let operands = arguments(of: "and") else { return [self] }
    return operands.flatMap(\.conjuncts)
  }

  /// ``excludes(_:)`` for conditions that are no `&&`.
  private func excludesAlone(_ other: Expression) -> Bool {
    if let operands = arguments(of: "or") { return operands.allSatisfy { $0.excludes(other) } }
    if let operands = other.arguments(of: "or") { return operands.allSatisfy { excludes($0) } }
    if case .boolean(false) = syntax { return true }
    if case .boolean(false) = other.syntax { return true }
    if other.isNegation(of: self) || isNegation(of: other) { return true }
    guard let (subject, value) = comparison, let (otherSubject, otherValue) = other.comparison else { return false }
    return subject == otherSubject && value != otherValue
  }

  /// Whether the condition is true only where another one is not.
  private func isNegation(of other: Expression) -> Bool {
    guard case .call(let function, let arguments) = syntax else { return false }
    if function.name == "not", let operand = arguments.first { return operand == other || other.implies(operand) }
    // `x == false` is true only where `x` is not.
    if function.name == "equals", arguments.contains(.boolean(false)), arguments.contains(other) { return true }
    guard case .call(let otherFunction, let others) = other.syntax, arguments.count == 2, others.count == 2,
      let opposite = function.comparison?.negated, let comparison = otherFunction.comparison
    else {
      return false
    }
    return comparison == opposite && arguments == others
      || comparison.mirrored == opposite && arguments == [others[1], others[0]]
  }

  /// Whether the condition is `true` only where another one is: it asks for its truth.
  private func implies(_ other: Expression) -> Bool {
    if let inner = arguments(of: "bool")?.first { return inner == other }
    if let operands = arguments(of: "equals"), operands.count == 2, operands.contains(.boolean(true)) {
      return operands.contains(other)
    }
    return false
  }

  /// The expression and the literal that are compared, if the condition is `x == 'literal'`.
  private var comparison: (subject: Expression, value: Expression)? {
    guard let operands = arguments(of: "equals"), operands.count == 2 else { return nil }
    switch (operands[0].isLiteral, operands[1].isLiteral) {
    case (false, true): return (operands[0], operands[1])
    case (true, false): return (operands[1], operands[0])
    default: return nil
    }
  }
}
