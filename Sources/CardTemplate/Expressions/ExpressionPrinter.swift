import CardSyntax

/// Writes expressions as text.
package enum ExpressionPrinter {
  /// Source text that parses back to the same expression: operators where there are some, few parentheses.
  static func source(_ expression: Expression) -> String { source(expression, minimum: 0) }

  /// The form in which the reference prints an expression that it could not evaluate: every operation in
  /// parentheses, `?:` as `if`, literals of arrays and objects as calls.
  package static func canonical(_ expression: Expression) -> String {
    switch expression.syntax {
    case .null: return "null"
    case .undefined: return "undefined"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return NumberText.javaScript(value)
    case .string(let text): return quoted(text, escapesControls: false)
    case .path(let root, let steps): return root.text + steps.map { self.text($0, canonical) }.joined()
    case .access(let base, let steps): return canonical(base) + steps.map { self.text($0, canonical) }.joined()
    case .call(let function, let arguments):
      var parts: [String] = []
      for argument in arguments {
        if case .lambda(let parameter, let body) = argument.syntax {
          parts += [parameter.text, canonical(body)]
        } else {
          parts.append(canonical(argument))
        }
      }
      if Expression.isLongChain(function, arguments) { return canonical(chain: function, parts) }
      guard let symbol = function.symbol else { return "\(function.name)(\(parts.joined(separator: ", ")))" }
      if parts.count < 2 { return "\(symbol)(\(parts.joined()))" }
      return "(\(parts.joined(separator: " \(symbol) ")))"
    case .unknownCall(let name, let arguments):
      return "\(name)(\(arguments.map(canonical).joined(separator: ", ")))"
    case .lambda(let parameter, let body): return "\(parameter.text), \(canonical(body))"
    case .array(let elements): return "createArray(\(elements.map(canonical).joined(separator: ", ")))"
    case .object(let members):
      return members.reduce("{}") { object, member in
        "setProperty(\(object), \(quoted(member.name, escapesControls: false)), \(canonical(member.value)))"
      }
    case .interpolation(let segments):
      var parts = ["''"]
      for segment in segments {
        switch segment {
        case .text(let text): parts.append(quoted(text, escapesControls: false))
        case .hole(let expression): parts.append(canonical(expression))
        }
      }
      return "concat(\(parts.joined(separator: ", ")))"
    }
  }

  /// The operations of a long chain, each around the one before it.
  private static func canonical(chain function: Function, _ parts: [String]) -> String {
    guard let first = parts.first else { return "" }
    if function.name == "?:" {
      let count = parts.count / 2
      var text = String(repeating: "if(", count: count) + first
      for index in 0..<count { text += ", \(parts[1 + 2 * index]), \(parts[2 + 2 * index]))" }
      return text
    }
    let symbol = function.symbol ?? function.name
    return parts.dropFirst().reduce(into: String(repeating: "(", count: parts.count - 1) + first) { text, part in
      text += " \(symbol) \(part))"
    }
  }

  private static func text(_ step: Expression.Step, _ print: (Expression) -> String) -> String {
    switch step {
    case .member(let name): "." + name.text
    case .index(let index): "[\(print(index))]"
    }
  }

  // MARK: Source

  private static func source(_ expression: Expression, minimum: Int) -> String {
    switch expression.syntax {
    case .null: return "null"
    case .undefined: return "undefined"
    case .boolean(let value): return value ? "true" : "false"
    case .number(let value): return literal(value)
    case .string(let text): return quoted(text, escapesControls: true)
    case .path(let root, let steps): return root.text + steps.map { self.text($0, source) }.joined()
    case .access(let base, let steps):
      return source(base, minimum: Precedence.primary) + steps.map { self.text($0, source) }.joined()
    case .call(let function, let arguments): return source(function, arguments, minimum: minimum)
    case .unknownCall(let name, let arguments):
      return "\(name)(\(arguments.map(source).joined(separator: ", ")))"
    case .lambda(let parameter, let body): return "\(parameter.text) => \(source(body))"
    case .array(let elements): return "[\(elements.map(source).joined(separator: ", "))]"
    case .object(let members):
      return "{" + members.map { "\(key($0.name)): \(source($0.value))" }.joined(separator: ", ") + "}"
    case .interpolation(let segments): return "`\(interpolated(segments))`"
    }
  }

  /// The binding strengths of the parser.
  private enum Precedence {
    static let unary = 11
    static let primary = 12
  }

  private static func source(_ function: Function, _ arguments: [Expression], minimum: Int) -> String {
    let text: String
    let precedence: Int
    if function.name == "not", let operand = arguments.first, arguments.count == 1 {
      precedence = Precedence.unary
      text = "!" + source(operand, minimum: Precedence.unary)
    } else if function.name == "sub" || function.name == "add", arguments.count == 2,
      case .number(0) = arguments[0].syntax
    {
      precedence = Precedence.unary
      text = (function.name == "sub" ? "-" : "+") + source(arguments[1], minimum: Precedence.unary)
    } else if function.name == "?:", let first = arguments.first {
      precedence = 1
      text = stride(from: 1, to: arguments.count - 1, by: 2).reduce(into: source(first, minimum: 2)) { text, index in
        text += " ? \(source(arguments[index])) : \(source(arguments[index + 1], minimum: 2))"
      }
    } else if let binary = function.precedence, Expression.isLongChain(function, arguments),
      let symbol = function.sourceSymbol
    {
      precedence = binary
      text = arguments.enumerated().map { source($1, minimum: $0 == 0 ? binary : binary + 1) }
        .joined(separator: " \(symbol) ")
    } else if let binary = function.precedence, arguments.count == 2, let symbol = function.sourceSymbol {
      precedence = binary
      let isPower = function.name == "exp"
      let left = source(arguments[0], minimum: isPower ? binary + 1 : binary)
      let right = source(arguments[1], minimum: isPower ? binary : binary + 1)
      text = "\(left) \(symbol) \(right)"
    } else {
      return "\(function.name)(\(arguments.map(source).joined(separator: ", ")))"
    }
    return precedence < minimum ? "(\(text))" : text
  }

  /// A number in the digits that the grammar knows, which has no exponents.
  private static func literal(_ value: Double) -> String {
    let text = NumberText.javaScript(value)
    guard text.contains("e") else { return text }
    let (digits, exponent) = NumberText.shortestDigits(value)
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + digits }
    return digits + String(repeating: "0", count: max(0, exponent + 1 - digits.count))
  }

  private static func key(_ name: String) -> String {
    if Lexer.isIdentifier(name) { return name }
    return name.contains("'") ? "\"\(name)\"" : "'\(name)'"
  }

  private static func quoted(_ text: String, escapesControls: Bool) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": result += "\\'"
      case "\\": result += "\\\\"
      case "\n" where escapesControls: result += "\\n"
      case "\r" where escapesControls: result += "\\r"
      case "\t" where escapesControls: result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "'"
  }

  private static func interpolated(_ segments: [TemplateString.Segment]) -> String {
    // A text without holes needs its backticks escaped all the same.
    let text = TemplateString(segments)
    guard let plain = text.plainText else { return text.sourceText }
    let marked = TemplateString([.text(plain), .hole(.string(""))]).sourceText
    return String(marked.dropLast("${''}".count))
  }
}
