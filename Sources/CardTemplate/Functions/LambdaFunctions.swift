/// Functions that evaluate an expression for each item of a collection. An object is a collection of `key` and
/// `value`.
enum LambdaFunctions {
  private static let collection: Parameter = [.array, .object]

  static let all: [Function] = [
    function(
      "foreach", .array, "The value of an expression for each item.", example: "foreach([1, 2], x => x * 10) → [10,20]"
    ) {
      (call, context) throws(EvaluationError) in try map(call, &context)
    },
    function(
      "select", .array, "The value of an expression for each item.",
      example: "select([{n: 1}, {n: 2}], x => x.n) → [1,2]"
    ) {
      (call, context) throws(EvaluationError) in try map(call, &context)
    },
    function(
      "where", .array, "The items for which a condition is true.", passes: .collection,
      example: "where([1, 5, 9], x => x > 3) → [5,9]"
    ) {
      (call, context) throws(EvaluationError) in
      let (items, isObject) = try items(call, &context)
      let lambda = try call.lambda()
      var result: [Value] = []
      try context.forEach(items, lambda) { (item, context) throws(EvaluationError) in
        if try condition(lambda.body, &context) { result.append(item) }
        return true
      }
      guard isObject else { return .array(result) }
      let members = result.compactMap { item -> (name: String, value: Value)? in
        guard case .object(let member) = item, let name = member["key"]?.text else { return nil }
        return (name, member["value"] ?? .undefined)
      }
      return .object(ObjectValue(merging: members))
    },
    function(
      "any", .boolean, "Whether a condition is true for one of the items.", example: "any([1, 5], x => x > 3) → true"
    ) {
      (call, context) throws(EvaluationError) in
      let (items, _) = try items(call, &context)
      let lambda = try call.lambda()
      var result = false
      try context.forEach(items, lambda) { (_, context) throws(EvaluationError) in
        result = try condition(lambda.body, &context)
        return !result
      }
      return .boolean(result)
    },
    function("all", .boolean, "Whether a condition is true for all items.", example: "all([1, 5], x => x > 3) → false")
    {
      (call, context) throws(EvaluationError) in
      let (items, _) = try items(call, &context)
      let lambda = try call.lambda()
      var result = true
      try context.forEach(items, lambda) { (_, context) throws(EvaluationError) in
        result = try condition(lambda.body, &context)
        return result
      }
      return .boolean(result)
    },
  ]

  private static func function(
    _ name: String, _ result: ValueType, _ summary: String, passes: Function.Passing = .nothing,
    example: FunctionExample,
    _ implementation: @escaping Function.Implementation
  ) -> Function {
    Function(
      name, [collection, .any], result, summary, form: .lambda, passes: passes, example: example, swift: .expression,
      implementation)
  }

  private static func map(_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> Value {
    let (items, _) = try items(call, &context)
    let lambda = try call.lambda()
    var result: [Value] = []
    result.reserveCapacity(items.count)
    try context.forEach(items, lambda) { (_, context) throws(EvaluationError) in
      result.append(try context.evaluate(lambda.body))
      return true
    }
    return .array(result)
  }

  /// Whether the body is true; an error counts as false, as in the reference.
  private static func condition(
    _ body: Code, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Bool {
    do throws(EvaluationError) {
      return try context.evaluate(body).isTrue
    } catch {
      if error.isFatal { throw error }
      return false
    }
  }

  private static func items(
    _ call: Call, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> (items: [Value], isObject: Bool) {
    let value = try call.value(0, &context)
    if let elements = value.elements { return (elements, false) }
    guard let members = value.members else { throw call.wrong(0, value, "an array or an object") }
    try context.charge(members.count)
    let items = members.map { Value.object(ObjectValue([("key", .string($0.name)), ("value", $0.value)])) }
    return (items, true)
  }
}
