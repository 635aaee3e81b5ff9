/// The laws of conditions. Operands of conditions that fail count as false, which is why fewer laws hold for values.
enum LogicRules {
  /// The branch of an `if` whose condition is constant.
  static func branch(_ arguments: [Expression]) -> Expression? {
    guard arguments.count == 3, let truth = arguments[0].certainTruth else { return nil }
    return arguments[truth ? 1 : 2]
  }

  /// A simpler expression, if a law applies.
  static func simplify(_ function: Function, _ arguments: [Expression], _ use: Simplifier.Use) -> Expression? {
    switch function.name {
    case "and": connective("and", neutral: true, arguments, use)
    case "or": connective("or", neutral: false, arguments, use)
    case "not" where arguments.count == 1: negation(arguments[0], use)
    case "if" where arguments.count == 3: choice(arguments, use)
    case "equals" where arguments.count == 2: comparison(arguments, isNegated: false, use)
    case "!=" where arguments.count == 2: comparison(arguments, isNegated: true, use)
    case "bool" where arguments.count == 1:
      // `bool` takes an error for false, and so do conditions.
      isBoolean(arguments[0], use) ? arguments[0] : nil
    case "exists" where arguments.count == 1:
      arguments[0].isCertainlyPresent && arguments[0].cannotFail && arguments[0].isRepeatable ? .boolean(true) : nil
    case "coalesce": coalesce(arguments)
    case "??" where arguments.count == 2:
      if arguments[0].certainType == .null, arguments[0].isLiteral {
        arguments[1]
      } else {
        arguments[0].isCertainlyPresent && arguments[1].isRepeatable ? arguments[0] : nil
      }
    default: nil
    }
  }

  /// Whether the operand is as good as its truth.
  private static func isBoolean(_ operand: Expression, _ use: Simplifier.Use) -> Bool {
    operand.certainType == .boolean && (use != .value || operand.cannotFail)
  }

  /// An expression that is `true` or `false` as the operand is, as short as can be.
  private static func truth(of operand: Expression, _ use: Simplifier.Use) -> Expression {
    use == .condition || isBoolean(operand, use) ? operand : .not(.not(operand))
  }

  // MARK: && and ||

  private static func connective(
    _ name: String, neutral: Bool, _ arguments: [Expression], _ use: Simplifier.Use
  ) -> Expression? {
    // Where no operand of `||` is true, the value is that of the last one, which may be nothing.
    if name == "or", use == .value, arguments.last?.isCertainlyBoolean != true { return disjunction(arguments) }
    var operands: [Expression] = []
    for operand in arguments.flatMap({ $0.arguments(of: name) ?? [$0] }) {
      if let truth = operand.certainTruth {
        if truth == neutral { continue }
        // Nothing after it is evaluated, and nothing before it decides.
        if operands.allSatisfy(\.isRepeatable) { return .boolean(!neutral) }
        operands.append(.boolean(!neutral))
        break
      }
      if operand.isRepeatable, operands.contains(operand) { continue }
      operands.append(operand)
    }
    guard let first = operands.first else { return .boolean(neutral) }
    if operands.count == 1 { return truth(of: first, use) }
    let flat = Expression.call(name, operands)
    // Operators are shorter, but each makes the tree deeper.
    guard operands.count <= 16 else { return flat }
    let nested = operands.dropFirst().reduce(first) { .call(name, [$0, $1]) }
    return nested.printedLength <= flat.printedLength ? nested : flat
  }

  /// A simpler form of `||` with the same last operand.
  private static func disjunction(_ arguments: [Expression]) -> Expression? {
    guard let last = arguments.last, arguments.count > 1 else { return nil }
    let others = Array(arguments.dropLast())
    guard let condition = connective("or", neutral: false, others, .condition) else { return nil }
    if case .boolean(true) = condition.syntax { return condition }
    return others == [condition] ? nil : .call("or", [condition, last])
  }

  // MARK: !

  private static func negation(_ operand: Expression, _ use: Simplifier.Use) -> Expression? {
    if let inner = operand.arguments(of: "not")?.first {
      return use == .condition || isBoolean(inner, use) ? inner : nil
    }
    // A comparison with an operand that fails is false either way, and its negation true.
    for (name, opposite) in [("equals", "!="), ("!=", "equals")] {
      if let operands = operand.arguments(of: name), operands.allSatisfy(\.cannotFail) {
        return .call(opposite, operands)
      }
    }
    return nil
  }

  // MARK: ?:

  private static func choice(_ arguments: [Expression], _ use: Simplifier.Use) -> Expression? {
    let (condition, yes, no) = (arguments[0], arguments[1], arguments[2])
    if yes == no, condition.isRepeatable { return yes }
    switch (yes.syntax, no.syntax) {
    case (.boolean(true), .boolean(false)): return truth(of: condition, use)
    case (.boolean(false), .boolean(true)): return .not(condition)
    case (.boolean(true), _) where use == .condition || isBoolean(no, use): return .or(condition, no)
    case (_, .boolean(false)) where use == .condition || isBoolean(yes, use): return .and(condition, yes)
    default: break
    }
    if let opposite = condition.arguments(of: "not")?.first { return .conditional(opposite, no, yes) }
    guard condition.isRepeatable else { return nil }
    if let inner = yes.arguments(of: "if"), inner.count == 3, inner[0] == condition {
      return .conditional(condition, inner[1], no)
    }
    if let inner = no.arguments(of: "if"), inner.count == 3, inner[0] == condition {
      return .conditional(condition, yes, inner[2])
    }
    return nil
  }

  // MARK: == and !=

  private static func comparison(
    _ arguments: [Expression], isNegated: Bool, _ use: Simplifier.Use
  ) -> Expression? {
    for (operand, other) in [(arguments[0], arguments[1]), (arguments[1], arguments[0])] {
      guard case .boolean(let flag) = other.syntax else { continue }
      if flag != isNegated {
        // `x == true`; where `x` fails, the comparison is false.
        if isBoolean(operand, use), !isNegated || operand.cannotFail { return operand }
      } else if operand.isCertainlyBoolean {
        return .not(operand)
      }
    }
    return nil
  }

  // MARK: coalesce

  private static func coalesce(_ arguments: [Expression]) -> Expression? {
    var operands: [Expression] = []
    for operand in arguments.enumerated().flatMap({ _, operand in operand.arguments(of: "coalesce") ?? [operand] }) {
      // The last of nothing but nothings is nothing.
      if operand.isLiteral, operand.certainType == .null { continue }
      if operands.last?.isCertainlyPresent == true, operand.isRepeatable { continue }
      operands.append(operand)
    }
    if operands.count == 1, operands[0].isCertainlyPresent { return operands[0] }
    if operands.isEmpty || operands.count == arguments.count { return nil }
    return .call("coalesce", operands)
  }
}
