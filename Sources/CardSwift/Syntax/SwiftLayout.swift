/// What closures begin with, and what must be put between parentheses.
enum SwiftLayout {
  /// The first line of a closure.
  static func head(of closure: SwiftClosure) -> String {
    closure.parameters.isEmpty ? "{" : "{ \(closure.parameters.joined(separator: ", ")) in"
  }

  /// Whether an expression must stand between parentheses where a member of it is taken, or where it is called.
  static func isOperation(_ base: SwiftExpression) -> Bool {
    switch base {
    case .infix, .conditional, .prefix: true
    default: false
    }
  }

  /// Whether an expression begins with a word such as `try`, which cannot stand on the right of an operator.
  static func startsWithWord(_ expression: SwiftExpression) -> Bool {
    if case .prefix(let word, _) = expression { return word.hasSuffix(" ") }
    return false
  }

  /// Whether the operand of a prefix operator must stand between parentheses; words such as `try` cover all of it.
  static func needsParentheses(_ operand: SwiftExpression, after operation: String) -> Bool {
    if operation.hasSuffix(" ") { return false }
    switch operand {
    case .infix, .conditional: return true
    default: return startsWithWord(operand)
    }
  }

  /// Whether an operand must stand between parentheses: what binds less, and what a reader would have to know.
  static func needsParentheses(_ operand: SwiftExpression, in operation: String, isRight: Bool) -> Bool {
    switch operand {
    case .conditional, .closure: true
    case .infix(_, let inner, _):
      inner == operation ? isRight : operation != "?" && (strength(inner) <= strength(operation))
    case .prefix(let inner, _): inner.hasSuffix(" ")
    default: false
    }
  }

  private static func strength(_ operation: String) -> Int {
    switch operation {
    case "*", "/", "%": 6
    case "+", "-": 5
    case "...", "..<": 4
    case "??": 3
    case "==", "!=", "<", ">", "<=", ">=": 2
    case "&&": 1
    default: 0
    }
  }

  /// A string literal on one line.
  static func literal(_ parts: [SwiftText]) -> String? {
    var line = SwiftLine()
    return line.literal(parts) ? String(decoding: line.bytes, as: UTF8.self) : nil
  }
}
