import CardSyntax

/// Finds what is wrong with an expression before there is any data: names, numbers and types of arguments.
enum TypeCheck {
  /// After so many problems of one text no others are looked for.
  static let maximumProblems = 50

  /// The kinds of values that an expression with this syntax can have.
  static func type(of syntax: Expression.Syntax) -> ValueType {
    switch syntax {
    case .null, .undefined: return .null
    case .boolean: return .boolean
    case .number: return .number
    case .string: return .string
    case .path, .access, .unknownCall: return .any
    case .lambda(_, let body): return body.type
    case .array: return .array
    case .object: return .object
    case .interpolation: return .string
    case .call(let function, let arguments):
      switch function.name {
      case "if" where arguments.count == 3: return arguments[1].type.union(arguments[2].type)
      case "??" where arguments.count == 2:
        return arguments[0].type.subtracting(.null).union(arguments[1].type)
      case "or" where arguments.last?.type != .boolean: return [.boolean, .null]
      case "add" where arguments.allSatisfy { $0.type == .number }: return .number
      case "concat" where !arguments.contains { $0.type.contains(.array) }: return .string
      default: return function.result
      }
    }
  }

  /// Adds everything that is wrong with `expression` to `problems`.
  static func check(_ expression: Expression, problems: inout [ExpressionProblem]) {
    // More of them would only bury the first ones.
    guard problems.count < maximumProblems else { return }
    for child in expression.children { check(child, problems: &problems) }
    switch expression.syntax {
    case .unknownCall(let name, let arguments):
      let nameRange = expression.range.lowerBound..<expression.range.lowerBound + name.utf8.count
      let problem = ExpressionProblem(
        TemplateDiagnostics.unknownFunction, "there is no function `\(name)`", nameRange,
        help: FunctionAliases.help(for: name), replacement: FunctionAliases.meant(by: name, arguments))
      problems.append(problem)
    case .call(let function, let arguments):
      checkCall(function, arguments, expression, problems: &problems)
    case .access(let base, let steps):
      if case .member(let name)? = steps.first, !checkedType(base).contains(.object) {
        problems.append(
          ExpressionProblem(
            TemplateDiagnostics.typeMismatch, "\(checkedType(base).withArticle) has no property `\(name.text)`",
            expression.range,
            help: name.text == "length" ? "write `length(…)` or `count(…)`" : nil))
      }
    default: break
    }
    checkLambdas(expression, problems: &problems)
  }

  private static func checkCall(
    _ function: Function, _ arguments: [Expression], _ expression: Expression, problems: inout [ExpressionProblem]
  ) {
    let place = expression.range
    guard function.accepts(argumentCount: arguments.count) else {
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.arity,
          "`\(expression.writtenName(of: function))` takes \(function.arityText), not \(arguments.count)", place,
          help: itemwise(function, arguments).map { "write `\($0)`" } ?? "its form is `\(function.signature)`"))
      return
    }
    if function.takesLambda {
      if arguments.count == 2, case .lambda = arguments[1].syntax { return }
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.lambda, "the second argument of `\(function.name)` must be `name => expression`",
          arguments.count > 1 ? arguments[1].range : place, help: "its form is `\(function.signature)`"))
      return
    }
    for (index, argument) in arguments.enumerated() {
      let wanted = function.parameter(at: index).type
      let found = checkedType(argument)
      if wanted.isDisjoint(with: found) {
        problems.append(
          ExpressionProblem(
            TemplateDiagnostics.typeMismatch,
            "`\(expression.writtenName(of: function))` expects \(wanted.withArticle) here, not \(found.withArticle)",
            argument.range,
            help: wanted == .string && found == .number ? "write `string(…)` around it" : nil))
      }
    }
    function.checkLiterals(arguments, problems: &problems)
  }

  /// A call of a function of one array, to which an expression for each item was given as well, with the array that the
  /// function would get from that: `sum(select(lines, x => x.price))` for `sum(lines, x => x.price)`.
  private static func itemwise(_ function: Function, _ arguments: [Expression]) -> String? {
    guard !function.takesLambda, function.accepts(argumentCount: 1), function.parameter(at: 0).type != .any,
      function.parameter(at: 0).type.contains(.array),
      let list = arguments.first
    else { return nil }
    let (name, body): (String, Expression)
    switch (arguments.dropFirst().first?.syntax, arguments.count) {
    case (.lambda(let parameter, let given)?, 2): (name, body) = (parameter.text, given)
    case (.path(let root, let steps)?, 3) where steps.isEmpty: (name, body) = (root.text, arguments[2])
    default: return nil
    }
    let collection = body.type == .boolean ? "where" : "select"
    return "\(function.name)(\(collection)(\(list), \(name) => \(body)))"
  }

  private static func checkLambdas(_ expression: Expression, problems: inout [ExpressionProblem]) {
    var arguments: ArraySlice<Expression>
    switch expression.syntax {
    // The one that a list function was given beside its list has been told of.
    case .call(let function, let all) where itemwise(function, all) != nil: arguments = []
    case .call(let function, let all): arguments = function.takesLambda ? all.dropFirst(2) : all[...]
    // What a function takes that does not exist nobody knows.
    case .unknownCall: arguments = []
    default: arguments = expression.children[...]
    }
    if case .call(let function, let all) = expression.syntax, function.takesLambda, let first = all.first {
      arguments.append(first)
    }
    for argument in arguments {
      guard case .lambda = argument.syntax else { continue }
      problems.append(
        ExpressionProblem(
          TemplateDiagnostics.lambda, "`name => expression` can only be the second argument of a collection function",
          argument.range, help: "for example `select(items, x => x.name)`"))
    }
  }

  /// The type that counts for arguments: the reference trusts declared results only, so that nothing is refused here
  /// that it would run.
  static func checkedType(_ expression: Expression) -> ValueType {
    switch expression.syntax {
    case .null, .undefined, .path, .access, .object, .unknownCall, .lambda: .any
    case .call(let function, _): function.result
    case .interpolation: [.string, .array]
    default: expression.type
    }
  }
}
