/// The laws of text, and conversions that change nothing.
enum TextRules {
  /// A simpler expression, if a law applies.
  static func simplify(_ function: Function, _ arguments: [Expression]) -> Expression? {
    switch function.name {
    case "concat": return concatenation(arguments)
    case "string" where arguments.count == 1 && arguments[0].certainType == .string: return arguments[0]
    case "toLower" where arguments.count == 1, "toUpper" where arguments.count == 1, "trim":
      // Twice is the same as once.
      return arguments[0].arguments(of: function.name)?.count == 1 ? arguments[0] : nil
    case "json" where arguments.count == 1:
      guard let inner = arguments[0].arguments(of: "jsonStringify")?.first else { return nil }
      // A number comes back as JavaScript writes it, so only text and flags come back as they were.
      return [.string, .boolean].contains(inner.certainType) ? inner : nil
    case "add" where arguments.count == 2: return addition(arguments[0], arguments[1])
    default: return nil
    }
  }

  private static func isText(_ expression: Expression) -> Bool { expression.certainType == .string }

  private static func addition(_ left: Expression, _ right: Expression) -> Expression? {
    if right.stringLiteral == "", isText(left) { return left }
    if left.stringLiteral == "", isText(right) { return right }
    // Text stays text: `x + 'a' + 'b'`.
    if let end = right.stringLiteral, let inner = left.arguments(of: "add"), inner.count == 2,
      let middle = inner[1].stringLiteral
    {
      return .call("add", [inner[0], .string(middle + end)])
    }
    return nil
  }

  // MARK: concat

  private static func concatenation(_ arguments: [Expression]) -> Expression? {
    let operands = withoutEmpty(joined(flattened(arguments)))
    if operands.count == 1, isText(operands[0]) { return operands[0] }
    return operands.isEmpty || operands == arguments ? nil : .call("concat", operands)
  }

  /// The operands with those of inner calls in their places. Arrays are joined with arrays, so that the order in which
  /// operands are joined counts unless one of the first is text.
  private static func flattened(_ arguments: [Expression]) -> [Expression] {
    var operands: [Expression] = []
    for (index, argument) in arguments.enumerated() {
      if let inner = argument.arguments(of: "concat"), index == 0 || inner.first.map(isText) == true {
        operands += inner
      } else {
        operands.append(argument)
      }
    }
    return operands
  }

  /// The operands with neighbouring literals in one.
  static func joined(_ operands: [Expression]) -> [Expression] {
    var result: [Expression] = []
    for operand in operands {
      if let text = operand.stringLiteral, let last = result.last?.stringLiteral {
        result[result.count - 1] = .string(last + text)
      } else {
        result.append(operand)
      }
    }
    return result
  }

  /// The operands without empty text, where something else makes the result text.
  private static func withoutEmpty(_ operands: [Expression]) -> [Expression] {
    var result: [Expression] = []
    var isAlreadyText = false
    for (index, operand) in operands.enumerated() {
      if operand.stringLiteral == "" {
        let next = index + 1 < operands.count ? operands[index + 1] : nil
        if isAlreadyText || next.map(isText) == true { continue }
      }
      if isText(operand) { isAlreadyText = true }
      result.append(operand)
    }
    return result
  }
}
