import CardSyntax

/// Finds what an expression can do without data but hardly anyone means: conditions that are always the same,
/// comparisons that can never hold.
enum ExpressionLint {
  /// Whether a finding says what an expression always comes to.
  static func isAboutConstancy(_ kind: DiagnosticKind) -> Bool {
    [TemplateDiagnostics.constantCondition, TemplateDiagnostics.unequalTypes, TemplateDiagnostics.neverBoolean]
      .contains(kind)
  }

  /// Adds what is worth a warning in `expression` to `problems`.
  static func check(_ expression: Expression, problems: inout [ExpressionProblem]) {
    check(expression, isSoughtOnly: false, &problems)
  }

  private static func check(_ expression: Expression, isSoughtOnly: Bool, _ problems: inout [ExpressionProblem]) {
    var isSought = false
    if case .call(let function, _) = expression.syntax { isSought = function.isSearch || function.comparison != nil }
    for child in expression.children { check(child, isSoughtOnly: isSought, &problems) }
    if case .string(let text) = expression.syntax, !isSoughtOnly { checkText(text, expression.range, &problems) }
    guard case .call(let function, let arguments) = expression.syntax else { return }
    switch function.form {
    case .choice where arguments.count == 3: checkChoice(arguments, &problems)
    case .connective,
      .truth where function.name == "not":
      // If nothing in it depends on data, the whole is what is wrong, not each part.
      if arguments.allSatisfy({ truth(of: $0) != nil }) { break }
      for (index, argument) in arguments.enumerated() {
        // Where no operand of `||` is true, the value is the last one: `missing || false` is false, not nothing.
        if function.name == "or", index == arguments.count - 1, case .boolean(false) = argument.syntax { continue }
        checkOperand(argument, function, &problems)
      }
    case .comparison(let comparison) where arguments.count == 2:
      switch comparison {
      case .equal: checkEquality(arguments, expression, holds: "false", &problems)
      case .different: checkEquality(arguments, expression, holds: "true", &problems)
      case .less, .lessOrEqual, .greater, .greaterOrEqual: checkOrder(arguments, expression, &problems)
      }
    default: break
    }
  }

  /// Text in quotes is not looked at again, so that a binding in it stays.
  private static func checkText(_ text: String, _ range: Range<Int>, _ problems: inout [ExpressionProblem]) {
    guard text.utf8.contains(UInt8(ascii: "$")), let template = TemplateString.parse(text), template.hasHoles else {
      return
    }
    let parts = template.segments.map { segment in
      switch segment {
      case .hole(let inner): inner
      case .text(let text): Expression(.string(text), range: 0..<0)
      }
    }
    let replacement = parts.count == 1 ? "\(parts[0])" : "concat(\(parts.map(\.description).joined(separator: ", ")))"
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.bindingInQuotes, "`\(shortened(template))` is in quotes, so it stays as text", range,
        help: "write `\(replacement)`", replacement: replacement))
  }

  /// The first binding of a text as it is written, at most so long that a message can have it.
  private static func shortened(_ template: TemplateString) -> String {
    let hole = template.segments.lazy.compactMap(\.expression).first
    return "${\(hole.map { shortened($0) } ?? "")}"
  }

  /// Whether conditions always take the value for true or for false; none if that depends on data.
  static func truth(of expression: Expression) -> Bool? {
    switch expression.syntax {
    case .null, .undefined: return false
    case .boolean(let value): return value
    case .number, .string, .array, .object, .interpolation: return true
    case .call(let function, let arguments):
      let operands = arguments.map { truth(of: $0) }
      switch function.name {
      case "not": return operands.first.flatMap { $0 }.map { !$0 }
      case "and": return operands.contains(false) ? false : operands.allSatisfy { $0 == true } ? true : nil
      case "or": return operands.contains(true) ? true : operands.allSatisfy { $0 == false } ? false : nil
      case "equals": return literalEquality(arguments)
      case "!=": return literalEquality(arguments).map { !$0 }
      default: return nil
      }
    default: return nil
    }
  }

  private static func literalEquality(_ arguments: [Expression]) -> Bool? {
    guard arguments.count == 2, arguments.allSatisfy(\.isLiteral) else { return nil }
    return arguments[0] == arguments[1]
  }

  private static func checkChoice(_ arguments: [Expression], _ problems: inout [ExpressionProblem]) {
    if let truth = truth(of: arguments[0]) {
      let unreachable = arguments[truth ? 2 : 1]
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.constantCondition,
          "the condition is always \(truth), so that `\(shortened(unreachable))` is never used", arguments[0].range,
          help: "write only `\(shortened(arguments[truth ? 1 : 2]))`, or a condition that depends on the data"))
    } else {
      checkTruthiness(arguments[0], &problems)
    }
  }

  private static func checkOperand(
    _ operand: Expression, _ function: Function, _ problems: inout [ExpressionProblem]
  ) {
    guard let truth = truth(of: operand) else { return checkTruthiness(operand, &problems) }
    let symbol = function.symbol ?? function.name
    let effect: String
    switch (function.name, truth) {
    case ("and", true), ("or", false): effect = "this operand of `\(symbol)` is always \(truth) and changes nothing"
    default: effect = "this operand is always \(truth), and with it the result of `\(symbol)` always the same"
    }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.constantCondition, effect, operand.range,
        help: "remove it, or write a condition that depends on the data"))
  }

  /// Numbers and texts are true, even 0 and the empty text; JavaScript taught everyone otherwise.
  private static func checkTruthiness(_ condition: Expression, _ problems: inout [ExpressionProblem]) {
    guard case .call(let function, _) = condition.syntax, function.name != "if", function.name != "coalesce" else {
      return
    }
    let type = condition.type
    guard type == .number || type == .string else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.constantCondition,
        type == .number
          ? "a number is always true in a condition, even 0"
          : "a text is always true in a condition, even an empty one",
        condition.range,
        help: type == .number
          ? "compare it: `\(shortened(condition)) > 0`" : "write `!empty(\(shortened(condition)))`"))
  }

  private static func checkEquality(
    _ arguments: [Expression], _ expression: Expression, holds: String, _ problems: inout [ExpressionProblem]
  ) {
    let (left, right) = (arguments[0].type, arguments[1].type)
    guard left.isDisjoint(with: right) else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.unequalTypes,
        "\(left.withArticle) never equals \(right.withArticle), so that this is always \(holds)", expression.range,
        help: conversion(left, right, arguments)))
  }

  private static func checkOrder(
    _ arguments: [Expression], _ expression: Expression, _ problems: inout [ExpressionProblem]
  ) {
    let (left, right) = (arguments[0].type, arguments[1].type)
    let ordered: ValueType = [.number, .string]
    for (type, argument) in [(left, arguments[0]), (right, arguments[1])] where type.isDisjoint(with: ordered) {
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.unequalTypes, "\(type.withArticle) has no order, so that this is never true",
          argument.range, help: "order numbers or texts; compare others with `==`"))
      return
    }
    guard left.intersection(ordered).isDisjoint(with: right.intersection(ordered)) else { return }
    problems.append(
      ExpressionProblem(
        TemplateDiagnostics.unequalTypes,
        "\(left.withArticle) and \(right.withArticle) have no order, so that this is never true", expression.range,
        help: conversion(left, right, arguments)))
  }

  private static func conversion(_ left: ValueType, _ right: ValueType, _ arguments: [Expression]) -> String? {
    let types: Set = [left, right]
    guard types == [.number, .string] else { return nil }
    let (number, text) = left == .number ? (arguments[0], arguments[1]) : (arguments[1], arguments[0])
    if let literal = text.stringLiteral, Double(literal) != nil { return "write `\(literal)` without quotes" }
    return "convert one of them: `string(\(shortened(number)))`"
  }

  private static func shortened(_ expression: Expression) -> String {
    let text = expression.description
    return text.count <= 40 ? text : text.prefix(39) + "…"
  }
}

extension ValueType {
  /// The kinds in words with an article: `a number`, `an array`.
  var withArticle: String {
    if self == .null || self == .any { return description }
    return description.first.map { "aeio".contains($0) } == true ? "an \(description)" : "a \(description)"
  }
}
