/// Which simplifications are made.
public struct SimplificationRules: OptionSet, Sendable, Hashable {
  /// One bit a set of rules.
  public let rawValue: Int

  /// The set with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// What is constant is evaluated. Always made.
  public static let folding: SimplificationRules = []
  /// Of an `if` whose condition is constant, only the branch stays that is used.
  public static let branches = SimplificationRules(rawValue: 1)
  /// The laws of logic, arithmetic and text; conversions that change nothing go.
  public static let algebra = SimplificationRules(rawValue: 2)
  /// A literal may be longer than the path in whose place it comes.
  public static let inlining = SimplificationRules(rawValue: 4)
  /// All rules.
  public static let all: SimplificationRules = [.branches, .algebra, .inlining]
}

extension Expression {
  /// A simpler expression with the same value for all data that agree with what is known.
  ///
  /// Where this one has no value, because a path leads nowhere or something cannot be computed, the other has none
  /// either, but for parts that are not needed for the result: `coalesce('a', 1 / 0)` becomes `'a'`, and an `x + 0`
  /// whose `x` is not a number at all, but the result of a division of infinities, becomes `x`.
  public func simplified(
    knowing known: KnownData = .nothing, rules: SimplificationRules = .all
  ) -> Expression {
    Simplifier(known, rules).simplified(self, .value)
  }
}

/// Rewrites expressions from their leaves to their root.
struct Simplifier {
  /// What is made of a value: the less is looked at, the more is the same.
  enum Use {
    /// It is printed, or handed on.
    case value
    /// Only its truth counts; an error is false, and a path to nothing is nothing.
    case condition
    /// Only whether it is `true`: an error is not, and a path to nothing is nothing.
    case test
  }

  let folding: Folding
  let rules: SimplificationRules

  init(_ known: KnownData, _ rules: SimplificationRules) {
    folding = Folding(known: known, allowsLonger: rules.contains(.inlining))
    self.rules = rules
  }

  /// The simplest form of an expression.
  func simplified(_ expression: Expression, _ use: Use) -> Expression {
    // Where evaluation changes what paths lead to, nothing means the same in another place.
    if expression.mayChangeScope { return expression }
    return repeatedly(expression) { simplify($0, use, []) }
  }

  /// The expression with simplified operands, but still the same function at its root.
  func simplifiedOperands(_ expression: Expression) -> Expression {
    if expression.mayChangeScope { return expression }
    return repeatedly(expression) { rebuild($0, .value, []) }
  }

  /// One simplification can make way for another; each makes the expression smaller, so that this ends.
  private func repeatedly(_ expression: Expression, _ simplify: (Expression) -> Expression) -> Expression {
    var result = expression
    for _ in 0..<8 {
      let next = simplify(result)
      if next == result { break }
      result = next
    }
    return result
  }

  private func simplify(_ expression: Expression, _ use: Use, _ bound: [PropertyName]) -> Expression {
    if expression.isLiteralForm { return expression }
    if let literal = folding.literal(of: expression, bound: bound) { return literal }
    var result = rebuild(expression, use, bound)
    for _ in 0..<8 {
      guard let next = applyRules(to: result, use) else { break }
      result = folding.literal(of: next, bound: bound) ?? next
    }
    return result
  }

  private func applyRules(to expression: Expression, _ use: Use) -> Expression? {
    guard case .call(let function, let arguments) = expression.syntax else { return nil }
    var candidate: Expression?
    if rules.contains(.branches), function.name == "if" {
      candidate = LogicRules.branch(arguments)
    }
    if candidate == nil, rules.contains(.algebra) {
      candidate =
        LogicRules.simplify(function, arguments, use) ?? TextRules.simplify(function, arguments)
        ?? NumberRules.simplify(function, arguments)
    }
    guard let candidate, candidate != expression, candidate.storage.depth <= Expression.maximumDepth,
      candidate.printedLength <= expression.printedLength
    else { return nil }
    return Expression(candidate.syntax, range: expression.range)
  }

  // MARK: Operands

  private func rebuild(_ expression: Expression, _ use: Use, _ bound: [PropertyName]) -> Expression {
    func rebuilt(_ syntax: Expression.Syntax) -> Expression { Expression(syntax, range: expression.range) }
    func simple(_ operand: Expression) -> Expression { simplify(operand, .value, bound) }
    func simple(_ steps: [Expression.Step]) -> [Expression.Step] {
      steps.map { step in
        if case .index(let index) = step { return .index(simple(index)) }
        return step
      }
    }
    switch expression.syntax {
    case .null, .undefined, .boolean, .number, .string, .unknownCall: return expression
    case .path(let root, let steps):
      if steps.allSatisfy({ $0.expression == nil }) { return expression }
      return rebuilt(.path(root: root, steps: simple(steps)))
    case .access(let base, let steps):
      let simpleBase = simple(base)
      let isObject = TypeCheck.checkedType(simpleBase).contains(.object)
      return rebuilt(.access(base: isObject ? simpleBase : base, steps: simple(steps)))
    case .call(let function, let arguments):
      let operands = arguments.enumerated().map { index, argument in
        simplify(argument, Self.use(of: index, in: function, arguments.count, use), bound)
      }
      if zip(operands, arguments).allSatisfy({ $0.storage === $1.storage }) { return expression }
      return call(function, operands, insteadOf: arguments, expression.range)
    case .lambda(let parameter, let body):
      return rebuilt(.lambda(parameter: parameter, body: simplify(body, .value, bound + [parameter])))
    case .array(let elements): return rebuilt(.array(elements.map { simple($0) }))
    case .object(let members): return rebuilt(.object(members.map { ($0.name, simple($0.value)) }))
    case .interpolation(let segments):
      return rebuilt(
        .interpolation(
          segments.map { segment in
            if case .hole(let hole) = segment { return .hole(simple(hole)) }
            return segment
          }))
    }
  }

  private static func use(of index: Int, in function: Function, _ count: Int, _ use: Use) -> Use {
    switch function.form {
    // Where no operand of `||` is true, the last one is the value.
    case .connective: function.name == "or" && use == .value && index == count - 1 ? .value : .condition
    // Of 0, which is true in a condition, `bool` makes false.
    case .truth: function.name == "not" ? .condition : .value
    case .choice where count == 3: index == 0 ? .condition : use
    default: .value
    }
  }

  /// A call with other operands, each only where a reader of the text would take it: an operand of a type that never
  /// fits is a mistake of the template as soon as it is written, even where it is never evaluated.
  private func call(
    _ function: Function, _ operands: [Expression], insteadOf arguments: [Expression], _ range: Range<Int>
  ) -> Expression {
    var operands = operands
    for index in operands.indices where operands[index] != arguments[index] {
      if function.parameter(at: index).type.isDisjoint(with: TypeCheck.checkedType(operands[index])) {
        operands[index] = arguments[index]
      }
    }
    if operands != arguments {
      var problems: [ExpressionProblem] = []
      function.checkLiterals(operands, problems: &problems)
      if !problems.isEmpty { operands = arguments }
    }
    let result = Expression(.call(function, operands), range: range)
    if let index = function.literalIndex, index < operands.count, operands[index] != arguments[index],
      case .call(_, let prepared) = result.syntax, case .invalid? = prepared[index].storage.prepared
    {
      operands[index] = arguments[index]
      return Expression(.call(function, operands), range: range)
    }
    return result
  }
}
