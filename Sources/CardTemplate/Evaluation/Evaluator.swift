import CardSyntax

extension EvaluationContext {
  /// The value of `expression`.
  package mutating func evaluate(_ expression: Expression) throws(EvaluationError) -> Value {
    try charge()
    switch expression.syntax {
    case .null: return .null
    case .undefined: return .undefined
    case .boolean(let value): return .boolean(value)
    case .number(let value): return .number(value)
    case .string(let text): return .string(text)
    case .path(let root, let steps):
      return try evaluatePath(.scope(root), steps, steps.count, expression)
    case .access(let base, let steps):
      return try evaluatePath(.value(base), steps, steps.count, expression)
    case .call(let function, let arguments):
      guard let implementation = function.implementation else {
        throw .message("the function `\(function.name)` is not supported", expression.range)
      }
      let call = Call(function: function, arguments: arguments, range: expression.range)
      return try implementation(call, &self)
    case .unknownCall(let name, _): throw .message("there is no function `\(name)`", expression.range)
    case .lambda: throw .message("a lambda has no value of its own", expression.range)
    case .array(let elements):
      var values: [Value] = []
      values.reserveCapacity(elements.count)
      for element in elements { values.append(try evaluate(element)) }
      return .array(values)
    case .object(let members):
      var object = ObjectValue()
      for member in members { object[member.name] = try evaluate(member.value) }
      return .object(object)
    case .interpolation(let segments): return .string(try interpolate(segments))
    }
  }

  /// The value of `expression` with paths to nothing left as nothing: how conditions look at their operands.
  mutating func evaluatePlain(_ expression: Expression) throws(EvaluationError) -> Value {
    let before = substitutes
    substitutes = false
    defer { substitutes = before }
    return try evaluate(expression)
  }

  /// Like ``evaluatePlain(_:)``, but an error is no value at all: how conditions treat what cannot be evaluated.
  mutating func evaluateCondition(_ expression: Expression) throws(EvaluationError) -> Value? {
    do throws(EvaluationError) {
      return try evaluatePlain(expression)
    } catch {
      if error.isFatal { throw error }
      return nil
    }
  }

  /// The text of a template string inside an expression, whose values are printed as `concat` prints them.
  private mutating func interpolate(_ segments: [TemplateString.Segment]) throws(EvaluationError) -> String {
    var result = ""
    for segment in segments {
      switch segment {
      case .text(let text): result += text
      case .hole(let expression): result += try evaluate(expression).stringified
      }
    }
    try charge(result.utf8.count / 64)
    return result
  }

  /// Calls `body` for each item of a collection, with the lambda's parameter bound to it, until it gives false.
  mutating func forEach(
    _ items: [Value], _ parameter: PropertyName,
    _ body: (_ item: Value, inout EvaluationContext) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) {
    locals.append((parameter, .undefined))
    defer { locals.removeLast() }
    for item in items {
      try charge(2)
      locals[locals.count - 1].value = item
      if try !body(item, &self) { return }
    }
  }
}
