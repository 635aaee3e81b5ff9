import CardKernel

/// Conditions and comparisons. Their operands are looked at plainly: a path to nothing is nothing, not its own text,
/// and most of them take an operand that cannot be evaluated for false.
enum LogicFunctions {
  static let all: [Function] = connectives + comparisons + choices

  private static let connectives: [Function] = [
    Function(
      "and", [.any], rest: .any, .boolean, symbol: "&&", "Whether all values are true.", form: .connective,
      fails: .never, example: "and(true, 1 < 2) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      for argument in call.arguments {
        guard let value = try context.evaluateCondition(argument), value.isTrue else { return .boolean(false) }
      }
      return .boolean(true)
    },
    Function(
      "or", [.any], rest: .any, .boolean, symbol: "||",
      "Whether one of the values is true; if none is, the last value: false, null or nothing.", form: .connective,
      fails: .never, example: "or(false, 1 < 2) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      var last = Value.boolean(false)
      for argument in call.arguments {
        last = try context.evaluateCondition(argument) ?? .undefined
        if last.isTrue { return .boolean(true) }
      }
      return last
    },
    Function(
      "not", [.any], .boolean, symbol: "!", "Whether the value is false.", form: .truth, fails: .never,
      example: "not(1 > 2) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      guard let value = try context.evaluateCondition(call.arguments[0]) else { return .boolean(true) }
      return .boolean(!value.isTrue)
    },
    Function(
      "exists", [.any], .boolean, "Whether the value is neither missing nor null.", form: .presence, fails: .never,
      isCheap: true, example: "exists(null) → false", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      guard let value = try context.evaluateCondition(call.arguments[0]) else { return .boolean(false) }
      return .boolean(!value.isNothing)
    },
    Function(
      "empty", [.any], .boolean, "Whether the value is missing, null, or a string, array or object without content.",
      form: .presence, fails: .never, example: "empty('') → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      guard let value = try context.evaluateCondition(call.arguments[0]) else { return .boolean(false) }
      if value.isNothing { return .boolean(true) }
      if value.isString { return .boolean(value.isFalsy) }
      return .boolean(value.count == 0)
    },
    Function(
      "bool", [.any], .boolean, "The value as a boolean: 0, null, nothing and the text `false` are false.",
      form: .truth, fails: .never, isCheap: true, example: "bool('false') → false", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      guard let value = try context.evaluateCondition(call.arguments[0]) else { return .boolean(false) }
      if value.number == 0 { return .boolean(false) }
      if value.withUTF8({ $0.count == 5 && String(decoding: $0, as: UTF8.self).lowercased() == "false" }) == true {
        return .boolean(false)
      }
      return .boolean(value.isTrue)
    },
  ]

  private static func equality(
    _ call: Call, _ context: inout EvaluationContext, _ isNegated: Bool
  ) throws(EvaluationError) -> Value {
    guard let left = try context.evaluateCondition(call.arguments[0]),
      let right = try context.evaluateCondition(call.arguments[1])
    else { return .boolean(false) }
    try context.charge(comparisonOf: left, with: right)
    return .boolean(Value.areEqual(left, right) != isNegated)
  }

  /// Whether the order of two values is one of the wanted ones; nothing has no order to anything.
  private static func compare(
    _ call: Call, _ context: inout EvaluationContext, _ isWanted: (_ isLess: Bool, _ isEqual: Bool) -> Bool
  ) throws(EvaluationError) -> Value {
    guard let left = try context.evaluateCondition(call.arguments[0]),
      let right = try context.evaluateCondition(call.arguments[1]), !left.isNothing, !right.isNothing
    else { return .boolean(false) }
    try context.charge(left.textCost + right.textCost)
    if let one = left.number, let other = right.number { return .boolean(isWanted(one < other, one == other)) }
    if left.isExact || right.isExact, let isLess = isLess(left, right) {
      return .boolean(isWanted(isLess, Value.areEqual(left, right)))
    }
    if left.isString, right.isString, let one = left.text, let other = right.text {
      return .boolean(isWanted(TextSearch.isLess(one, other), one.utf8.elementsEqual(other.utf8)))
    }
    throw EvaluationError(reason: .noOrder(left.kindName, right.kindName), range: call.range)
  }

  /// Whether the first of two values is smaller, one of which is an exact integer; none if the other is no number.
  private static func isLess(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.integer(let one), .integer(let other)): one < other
    case (.integer(let integer), _): right.number.map { ExactInteger.isLess(integer, $0) }
    case (_, .integer(let integer)): left.number.map { ExactInteger.isLess($0, integer) }
    default: nil
    }
  }

  private static let comparisons: [Function] = [
    Function(
      "equals", [.any, .any], .boolean, symbol: "==", "Whether two values are the same, content and all.",
      form: .comparison(.equal), fails: .never, example: "equals([1, 2], [1, 2]) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try equality(call, &context, false)
    },
    Function(
      "!=", [.any, .any], .boolean, symbol: "!=", "Whether two values differ.", form: .comparison(.different),
      fails: .never, example: "1 != 2 → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try equality(call, &context, true)
    },
    Function(
      "less", [.any, .any], .boolean, symbol: "<", "Whether the first value is the smaller one.",
      form: .comparison(.less), example: "less(1, 2) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try compare(call, &context) { isLess, _ in isLess }
    },
    Function(
      "lessOrEquals", [.any, .any], .boolean, symbol: "<=", "Whether the first value is not larger.",
      form: .comparison(.lessOrEqual), example: "lessOrEquals(2, 2) → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try compare(call, &context) { $0 || $1 }
    },
    Function(
      "greater", [.any, .any], .boolean, symbol: ">", "Whether the first value is the larger one.",
      form: .comparison(.greater), example: "greater('b', 'a') → true", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try compare(call, &context) { !$0 && !$1 }
    },
    Function(
      "greaterOrEquals", [.any, .any], .boolean, symbol: ">=", "Whether the first value is not smaller.",
      form: .comparison(.greaterOrEqual), example: "greaterOrEquals(1, 2) → false", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in try compare(call, &context) { isLess, _ in !isLess }
    },
  ]

  private static let choices: [Function] = [
    Function(
      "if", [.any, .any, .any], .any, "The second value if the first one is true, otherwise the third.", form: .choice,
      isCheap: true, example: #"if(2 > 1, 'more', 'less') → "more""#, swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      let condition = try context.evaluateCondition(call.arguments[0])
      return try call.value(condition?.isTrue == true ? 1 : 2, &context)
    },
    Function(
      "coalesce", [.any], rest: .any, .any,
      "The first value that is not null. A path to nothing is not null but its own text: write "
        + "`if(exists(price), price, 0)` where the data may lack it.", form: .fallback,
      fails: .withOperands, example: #"coalesce(null, 'none') → "none""#, swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in
      try call.values(&context).first { !$0.isNothing } ?? .undefined
    },
    Function(
      "??", [.any, .any], rest: .any, .any, symbol: "??",
      "The first value, or the second if the first is null. A path to nothing is not null but its own text: write "
        + "`if(exists(price), price, 0)` where the data may lack it.", form: .fallback, fails: .withOperands,
      example: #"null ?? 'none' → "none""#, swift: .function("coalesce", throws: false)
    ) {
      (call, context) throws(EvaluationError) in
      for index in 0..<call.count - 1 {
        let value = try call.value(index, &context)
        if !value.isNothing { return value }
      }
      return try call.value(call.count - 1, &context)
    },
  ]

  /// `a ? b : c ? d : e` as one call, whose operands are the condition and two values for each `?`: each value but the
  /// last is the condition of the next `?`. It has no name to be called by.
  static let chainedChoice = Function(
    "?:", [.any, .any, .any], rest: .any, .any, symbol: "?:", "The value that the last of several conditions leads to.",
    form: .choice, example: "true ? 1 : 2 → 1", swift: .expression
  ) {
    (call, context) throws(EvaluationError) in
    var isTrue = try context.evaluateCondition(call.arguments[0])?.isTrue == true
    var position = 1
    while position + 2 < call.count {
      isTrue = try context.evaluateCondition(call.arguments[isTrue ? position : position + 1])?.isTrue == true
      position += 2
    }
    return try call.value(isTrue ? position : position + 1, &context)
  }
}
