/// The laws of numbers: only those that hold for all floating-point numbers as they are printed.
enum NumberRules {
  /// A simpler expression, if a law applies.
  static func simplify(_ function: Function, _ arguments: [Expression]) -> Expression? {
    switch function.name {
    case "float" where arguments.count == 1: return isNumber(arguments[0]) ? arguments[0] : nil
    case "int" where arguments.count == 1: return isSmallInteger(arguments[0]) ? arguments[0] : nil
    case "floor" where arguments.count == 1, "ceiling" where arguments.count == 1, "round" where arguments.count == 1:
      return isSmallInteger(arguments[0]) ? arguments[0] : nil
    default: break
    }
    guard arguments.count == 2 else { return nil }
    let (left, right) = (arguments[0], arguments[1])
    switch function.name {
    case "add":
      if isZero(right), isNumber(left) { return left }
      return isZero(left) && isNumber(right) ? right : nil
    case "sub":
      if isZero(right), isNumber(left) { return left }
      // `--x`
      if isZero(left), let inner = right.arguments(of: "sub"), inner.count == 2, isZero(inner[0]),
        isNumber(inner[1])
      {
        return inner[1]
      }
      return nil
    case "mul":
      if isOne(right), isNumber(left) { return left }
      return isOne(left) && isNumber(right) ? right : nil
    case "div" where isOne(right): return isNumber(left) ? left : nil
    case "exp" where isOne(right): return isNumber(left) ? left : nil
    default: return nil
    }
  }

  private static func isNumber(_ expression: Expression) -> Bool { expression.certainType == .number }

  private static func isZero(_ expression: Expression) -> Bool {
    if case .number(0) = expression.syntax { return true }
    return false
  }

  private static func isOne(_ expression: Expression) -> Bool {
    if case .number(1) = expression.syntax { return true }
    return false
  }

  /// Whether the value is an integer that is printed without exponent.
  private static func isSmallInteger(_ expression: Expression) -> Bool {
    guard case .call(let function, _) = expression.syntax else { return false }
    return function.gives == .smallInteger
  }
}
