/// What source looks like on one line, and what must be escaped or put between parentheses.
enum SwiftLayout {
  // MARK: One line

  /// The expression on one line; none if it has to be written on several. `inText` says that it stands in a text, where
  /// there is one line only, whatever is on it.
  static func flat(_ expression: SwiftExpression, inText: Bool = false) -> String? {
    switch expression {
    case .verbatim(let source): return source
    case .string(let parts): return literal(parts)
    case .raw(let text): return isRaw(text) ? "#\"\(text)\"#" : literal([.text(text)])
    case .member(let base, let name): return flat(base: base, inText: inText).map { "\($0).\(name)" }
    case .element(let base, let index):
      guard let base = flat(base: base, inText: inText), let index = flat(index, inText: inText) else { return nil }
      return "\(base)[\(index)]"
    case .call(let callee, let arguments, nil):
      guard let callee = flat(base: callee, inText: inText), let arguments = flat(arguments, inText: inText) else {
        return nil
      }
      return "\(callee)(\(arguments))"
    case .call(let callee, let arguments, let closure?):
      guard inText, let callee = flat(base: callee, inText: true), let list = flat(arguments, inText: true),
        let closure = flat(closure, inText: true)
      else { return nil }
      return callee + (arguments.isEmpty ? " " : "(\(list)) ") + closure
    case .modified(let base, let modifiers):
      guard modifiers.count == 1, modifiers[0].closure == nil, let base = flat(base: base, inText: inText),
        let arguments = flat(modifiers[0].arguments, inText: inText)
      else { return nil }
      return "\(base).\(modifiers[0].name)(\(arguments))"
    case .closure(let closure): return closure.parameters.isEmpty || inText ? flat(closure, inText: inText) : nil
    case .array(let elements): return joined(elements.map { flat($0, inText: inText) }).map { "[\($0)]" }
    case .tuple(let arguments): return flat(arguments, inText: inText).map { "(\($0))" }
    case .dictionary(let pairs):
      if pairs.isEmpty { return "[:]" }
      return joined(
        pairs.map { pair in
          flat(pair.key, inText: inText).flatMap { key in flat(pair.value, inText: inText).map { "\(key): \($0)" } }
        }
      ).map { "[\($0)]" }
    case .infix(let left, let operation, let right):
      guard let one = operand(left, in: operation, isRight: false, inText: inText),
        let other = operand(right, in: operation, isRight: true, inText: inText)
      else { return nil }
      return operation == "..." || operation == "..<" ? "\(one)\(operation)\(other)" : "\(one) \(operation) \(other)"
    case .prefix(let operation, let operand):
      return flat(operand, inText: inText).map {
        operation + (needsParentheses(operand, after: operation) ? "(\($0))" : $0)
      }
    case .conditional(let condition, let yes, let no):
      guard let condition = operand(condition, in: "?", isRight: false, inText: inText),
        let yes = flat(choice: yes, inText: inText), let no = flat(choice: no, inText: inText)
      else {
        return nil
      }
      return "\(condition) ? \(yes) : \(no)"
    }
  }

  /// A closure of one expression on one line.
  private static func flat(_ closure: SwiftClosure, inText: Bool) -> String? {
    guard closure.labelled.isEmpty, closure.body.count == 1, case .expression(let value) = closure.body[0],
      let text = flat(value, inText: inText)
    else { return nil }
    return "\(head(of: closure)) \(text) }"
  }

  /// Arguments on one line.
  static func flat(_ arguments: [SwiftArgument], inText: Bool = false) -> String? {
    joined(
      arguments.map { argument in
        flat(argument.value, inText: inText).map { (argument.label.map { "\($0): " } ?? "") + $0 }
      })
  }

  /// The first line of a closure.
  static func head(of closure: SwiftClosure) -> String {
    closure.parameters.isEmpty ? "{" : "{ \(closure.parameters.joined(separator: ", ")) in"
  }

  private static func joined(_ parts: [String?]) -> String? {
    parts.contains(nil) ? nil : parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func operand(
    _ operand: SwiftExpression, in operation: String, isRight: Bool, inText: Bool
  ) -> String? {
    flat(operand, inText: inText).map { needsParentheses(operand, in: operation, isRight: isRight) ? "(\($0))" : $0 }
  }

  private static func flat(base: SwiftExpression, inText: Bool) -> String? {
    flat(base, inText: inText).map { isOperation(base) ? "(\($0))" : $0 }
  }

  private static func flat(choice: SwiftExpression, inText: Bool) -> String? {
    flat(choice, inText: inText).map { startsWithWord(choice) ? "(\($0))" : $0 }
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

  // MARK: Strings

  /// A string literal on one line.
  static func literal(_ parts: [SwiftText]) -> String? {
    var result = "\""
    for part in parts {
      switch part {
      case .text(let text): for scalar in text.unicodeScalars { result += escaped(scalar, quotes: true) }
      case .value(let value):
        guard let value = flat(value, inText: true) else { return nil }
        result += "\\(\(value))"
      }
    }
    return result + "\""
  }

  /// Whether a text can stand between number signs as it is.
  static func isRaw(_ text: String) -> Bool {
    !text.contains("\"#") && !text.contains("\\#")
      && text.unicodeScalars.allSatisfy { escaped($0, quotes: false) == String($0) || $0 == "\\" }
  }

  /// The pieces of a literal of several lines that must not be cut: characters with their escapes, whole values.
  static func units(of parts: [SwiftText]) -> [String] {
    var units: [String] = []
    for part in parts {
      switch part {
      case .text(let text):
        // A character of several scalars stays in one piece.
        for character in text { units.append(character.unicodeScalars.map { escaped($0, quotes: true) }.joined()) }
      // What cannot be written must not be lost without a word: a name that there is not fails to compile.
      case .value(let value): units.append("\\(\(flat(value, inText: true) ?? "cannotBeWrittenInText"))")
      }
    }
    return units
  }

  private static func escaped(_ scalar: Unicode.Scalar, quotes: Bool) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\"": return quotes ? "\\\"" : "\""
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      // Marks that turn the reading direction or join lines would make the source read other than it is.
      let isHidden: Bool =
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
        default: false
        }
      // Parts of emoji are format characters that belong to what is around them.
      return isHidden && scalar.value != 0x200D
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }
  }
}
