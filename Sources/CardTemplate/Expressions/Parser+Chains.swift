// Operators one after the other.
extension Parser {
  /// What was read of operators one after the other: those of one kind are kept side by side, for a long chain of them
  /// is one call of many operands, not a deep tree.
  struct OperatorChain {
    /// Where the expression begins.
    let start: Int
    /// The operator of `links`.
    var function = ""
    /// The first operand.
    var first: Expression
    /// What follows it: the operands after each operator, and where they end.
    var links: [(operands: [Expression], end: Int)] = []

    init(_ first: Expression, _ start: Int) {
      self.first = first
      self.start = start
    }
  }

  func extend(
    _ chain: inout OperatorChain, _ function: String, _ operands: [Expression]
  ) throws(ExpressionProblem) {
    if function != chain.function {
      _ = try finished(&chain)
      chain.function = function
    }
    chain.links.append((operands, previousEnd))
  }

  /// The expression that a chain is, which becomes the first operand of what follows.
  func finished(_ chain: inout OperatorChain) throws(ExpressionProblem) -> Expression {
    var result = chain.first
    let isFlat = chain.links.count >= Expression.longChain && Expression.chained(chain.function) != nil
    if isFlat, let function = Expression.chained(chain.function) {
      // Whether a part of a text is printed in it or joined to it before makes a difference for the last one only.
      let last = chain.function == "concat" ? chain.links.popLast() : nil
      let operands = [result] + chain.links.flatMap(\.operands)
      result = try make(.call(function, operands), chain.start, chain.links.last?.end)
      if let last { result = try call(chain.function, [result] + last.operands, chain.start, last.end) }
    } else {
      for link in chain.links { result = try call(chain.function, [result] + link.operands, chain.start, link.end) }
    }
    chain.first = result
    chain.links = []
    return result
  }
}
