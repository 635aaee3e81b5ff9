/// An expression on one line, written until it is known that it does not fit.
///
/// Every line of a file is tried in this way, and what is in an expression is tried again on lines of its own: none of that
/// may cost more than what has room on a line.
struct KotlinLine {
  private(set) var text = ""
  private let limit: Int

  /// The expression on one line; none for one with statements inside, or one with more than `limit` bytes.
  static func text(_ value: KotlinExpression, limit: Int = .max) -> String? {
    var line = KotlinLine(limit: limit)
    return line.write(value) ? line.text : nil
  }

  /// The arguments on one line, without parentheses; none for some with statements inside, or with more than `limit` bytes.
  static func text(_ arguments: [KotlinArgument], limit: Int) -> String? {
    var line = KotlinLine(limit: limit)
    return line.write(arguments) ? line.text : nil
  }

  private init(limit: Int) { self.limit = limit }

  private mutating func write(_ source: String) -> Bool {
    text += source
    return text.utf8.count <= limit
  }

  private mutating func write(_ value: KotlinExpression) -> Bool {
    switch value.withTrailingLambda {
    case .verbatim(let source): return write(source)
    case .string(let parts): return write(parts)
    case .call(let function, let arguments, nil):
      return write(function) && write("(") && write(arguments) && write(")")
    case .call(let function, let arguments, let trailing?):
      // A builder is a block even if it would fit; what a value is made by is not.
      guard function.makesValue, write(function) else { return false }
      if !arguments.isEmpty { guard write("("), write(arguments), write(")") else { return false } }
      return write(" ") && write(trailing)
    case .member(let receiver, let name, let isSafe):
      return write(receiver) && write(isSafe ? "?." : ".") && write(name)
    case .infix:
      let (first, others) = value.operations
      guard write(first) else { return false }
      for (symbol, operand) in others { guard write(" \(symbol) "), write(operand) else { return false } }
      return true
    case .not(let operand): return write("!") && write(operand.operand)
    case .conditional(let condition, let yes, let no):
      return write("if (") && write(condition) && write(") ") && write(yes) && write(" else ") && write(no)
    case .lambda(let lambda): return write(lambda)
    }
  }

  private mutating func write(_ arguments: [KotlinArgument]) -> Bool {
    for (number, argument) in arguments.enumerated() {
      if number > 0 { guard write(", ") else { return false } }
      if let name = argument.name { guard write(name), write(" = ") else { return false } }
      guard write(argument.value) else { return false }
    }
    return true
  }

  /// A lambda whose body is one simple statement, or nothing.
  private mutating func write(_ lambda: KotlinLambda) -> Bool {
    if lambda.body.isEmpty, lambda.parameters.isEmpty { return write("{}") }
    guard lambda.body.count == 1 else { return false }
    guard write("{ ") else { return false }
    if !lambda.parameters.isEmpty {
      guard write(lambda.parameters.joined(separator: ", ")), write(" -> ") else { return false }
    }
    switch lambda.body[0] {
    case .expression(let expression): return write(expression) && write(" }")
    case .assignment(let name, let value): return write(name) && write(" = ") && write(value) && write(" }")
    case .declaration, .value, .branch, .function: return false
    }
  }

  /// A string template: a name in it has braces only where a letter follows.
  private mutating func write(_ parts: [KotlinStringPart]) -> Bool {
    guard write("\"") else { return false }
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let text): guard write(Self.escaped(text)) else { return false }
      case .value(let value):
        guard let source = Self.text(value, limit: limit) else { return false }
        var next: Character?
        if index + 1 < parts.count, case .text(let text) = parts[index + 1] { next = text.first }
        let isName = KotlinNames.isIdentifier(source)
        let isClear = next.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
        guard write(isName && isClear ? "$\(source)" : "${\(source)}") else { return false }
      }
    }
    return write("\"")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "$": result += "\\$"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension KotlinExpression {
  /// The call with a lambda at the end of its arguments behind them, as Kotlin has it.
  var withTrailingLambda: Self {
    guard case .call(let function, let arguments, nil) = self, let last = arguments.last, last.name == nil,
      case .lambda(let lambda) = last.value
    else { return self }
    return .call(function, arguments.dropLast(), trailing: lambda)
  }

  /// The operations of which each has the one before for its left operand, from left to right.
  var operations: (first: Self, others: [(symbol: String, operand: Self)]) {
    var others: [(symbol: String, operand: Self)] = []
    var first = self
    while case .infix(let left, let symbol, let right) = first {
      others.append((symbol, right))
      first = left
    }
    return (first, others.reversed())
  }

  /// Whether a call of the function is a value rather than something that is shown or done several times.
  var makesValue: Bool {
    switch self {
    case .verbatim(let name): name.first?.isLowercase == true
    case .member(_, let name, _): name != "forEach" && name != "forEachIndexed"
    default: false
    }
  }
}
