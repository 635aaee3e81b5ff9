import CardKernel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Arithmetic, by operators and by name.
enum MathFunctions {
  static let all: [Function] = arithmetic + rounding + aggregates

  /// The result of an operation on two or more numbers, from left to right.
  ///
  /// Of exact integers the result is computed as an integer, where it can be.
  private static func fold(
    _ call: Call, _ context: inout EvaluationContext, exact: ExactInteger.Operation? = nil,
    _ operation: (Double, Double) throws(EvaluationError) -> Double
  ) throws(EvaluationError) -> Value {
    var result = try operand(call, 0, &context, exact)
    for index in 1..<call.count {
      let next = try operand(call, index, &context, exact)
      if result.isExact || next.isExact, let exact {
        if next.integer == 0, exact == .div || exact == .mod { _ = try operation(1, 0) }
        if let integer = Value.exact(exact, result, next) {
          result = .number(Double(integer))
        } else {
          result = .number(try operation(result.approximation, next.approximation))
        }
      } else {
        result = .number(try operation(result.approximation, next.approximation))
      }
    }
    return result.isExact ? .number(result.approximation) : result
  }

  private static func operand(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext, _ exact: ExactInteger.Operation?
  ) throws(EvaluationError) -> Value {
    let value = try call.value(index, &context)
    guard value.number != nil || value.isExact && exact != nil else { throw call.wrong(index, value, "a number") }
    return value
  }

  private static let arithmetic: [Function] = [
    Function(
      "add", [[.number, .string], [.number, .string]], rest: [.number, .string], [.number, .string], symbol: "+",
      "The sum of numbers, or the texts one after the other.", length: .arguments, example: "add(1, 2, 3) → 6",
      swift: .function(throws: true, isBinary: true)
    ) { (call, context) throws(EvaluationError) in
      var result = try addend(call, 0, &context)
      for index in 1..<call.count {
        let next = try addend(call, index, &context)
        result = try sum(result, next, call, &context)
      }
      return result
    },
    Function(
      "sub", [.number, .number], rest: .number, .number, symbol: "-", "The first number less the others.",
      gives: .declaredType, example: "sub(10, 3, 2) → 5", swift: .function(throws: true, isBinary: true)
    ) { (call, context) throws(EvaluationError) in
      try fold(call, &context, exact: .sub) { (left, right) throws(EvaluationError) in left - right }
    },
    Function(
      "mul", [.number, .number], rest: .number, .number, symbol: "*", "The product of numbers.", gives: .declaredType,
      example: "mul(2, 3, 4) → 24", swift: .function(throws: true, isBinary: true)
    ) {
      (call, context) throws(EvaluationError) in
      try fold(call, &context, exact: .mul) { (left, right) throws(EvaluationError) in left * right }
    },
    Function(
      "div", [.number, .number], rest: .number, .number, symbol: "/",
      "The quotient of numbers, rounded down if all of them are integers.", gives: .declaredType,
      example: "div(7, 2) → 3", swift: .function(throws: true, typed: .throwing, isBinary: true)
    ) { (call, context) throws(EvaluationError) in
      try fold(call, &context, exact: .div) { (left, right) throws(EvaluationError) in
        guard right != 0 else { throw call.error("a number cannot be divided by 0") }
        let isIntegral = left == left.rounded() && right == right.rounded()
        return isIntegral ? (left / right).rounded(.down) : left / right
      }
    },
    Function(
      "mod", [.number, .number], .number, symbol: "%", "The remainder of a division of integers.", gives: .declaredType,
      example: "mod(7, 3) → 1", swift: .function(throws: true, typed: .throwing)
    ) {
      (call, context) throws(EvaluationError) in
      try fold(call, &context, exact: .mod) { (left, right) throws(EvaluationError) in
        guard left == left.rounded() else { throw call.wrong(0, .number(left), "an integer") }
        guard right == right.rounded() else { throw call.wrong(1, .number(right), "an integer") }
        guard right != 0 else { throw call.error("the remainder of a division by 0 is not defined") }
        return fmod(left, right)
      }
    },
    Function(
      "exp", [.number, .number], rest: .number, .number, symbol: "^",
      "The first number raised to the power of the others, from left to right.", gives: .declaredType,
      example: "exp(2, 10) → 1024", swift: .function(throws: true, typed: .plain, isBinary: true)
    ) {
      (call, context) throws(EvaluationError) in
      try fold(call, &context) { (left, right) throws(EvaluationError) in pow(left, right) }
    },
  ]

  private static func addend(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Value {
    let value = try call.value(index, &context)
    if value.number != nil || value.isString || value.isUndefined || value.isExact { return value }
    throw call.wrong(index, value, "a number or a string")
  }

  private static func sum(
    _ left: Value, _ right: Value, _ call: Call, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Value {
    if let one = left.number, let other = right.number { return .number(one + other) }
    if left.isExact || right.isExact, !left.isString, !right.isString, !left.isUndefined, !right.isUndefined {
      if let sum = Value.exact(.add, left, right) { return .integer(sum) }
      return .number(left.approximation + right.approximation)
    }
    if left.isUndefined && !right.isUndefined && !right.isString
      || right.isUndefined && !left.isUndefined && !left.isString
    {
      throw call.error("a number cannot be added to nothing")
    }
    let (one, other) = (left.printed ?? "", right.printed ?? "")
    try context.charge(bytes: one.utf8.count + other.utf8.count)
    return .string(one + other)
  }

  private static let rounding: [Function] = [
    Function(
      "floor", [.number], .number, "The largest integer that is not larger.", gives: .declaredType,
      example: "floor(2.7) → 2", swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in .number(try call.number(0, &context).rounded(.down))
    },
    Function(
      "ceiling", [.number], .number, "The smallest integer that is not smaller.", gives: .declaredType,
      example: "ceiling(2.1) → 3", swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in .number(try call.number(0, &context).rounded(.up))
    },
    Function(
      "round", [.number], optional: [.number], .number, "The number rounded to a number of decimals, halves upwards.",
      gives: .declaredType, example: "round(3.14159, 2) → 3.14", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let number = try call.number(0, &context)
      let digits = call.count > 1 ? try call.number(1, &context) : 0
      guard digits == digits.rounded(), (0...15).contains(digits) else {
        throw call.error("the digits to round to must be an integer from 0 to 15")
      }
      return .number(NumberFormat.rounded(number, digits: Int(digits)))
    },
    Function(
      "abs", [.number], .number, "The number without its sign.", gives: .declaredType, example: "abs(-4) → 4",
      swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in .number(abs(try call.number(0, &context)))
    },
    Function(
      "sqrt", [.number], .number, "The square root.", gives: .declaredType, example: "sqrt(9) → 3",
      swift: .function(throws: true)
    ) { (call, context) throws(EvaluationError) in
      let number = try call.number(0, &context)
      guard number >= 0 else { throw call.error("a negative number has no square root") }
      return .number(number.squareRoot())
    },
    Function(
      "rand", [.number, .number], .number, purity: .random,
      "A random integer, at least the first number and below the second one.", example: "rand(1, 7) → 6",
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let low = try call.integer(0, &context)
      let high = try call.integer(1, &context)
      guard low <= high else { throw call.error("the lowest number \(low) is above the highest one \(high)") }
      return .number(SplitMix64.number(from: low, below: high) { context.random() })
    },
    Function(
      "range", [.number, .number], .array,
      "Consecutive integers from the first number on, as many as the second one says.", gives: .declaredType,
      example: "range(3, 4) → [3,4,5,6]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let start = try call.integer(0, &context)
      let count = try call.integer(1, &context)
      guard count > 0 else { throw call.error("the count of a range must be above 0") }
      try context.charge(count)
      return .array((0..<count).map { .number(Double(start) + Double($0)) })
    },
  ]

  private static let aggregates: [Function] = [
    Function(
      "min", [.any], rest: .any, .number, "The smallest of numbers and of the numbers in arrays.", gives: .declaredType,
      example: "min(3, [1, 2]) → 1", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      .number(try numbers(call, &context).reduce(.infinity) { Swift.min($0, $1) })
    },
    Function(
      "max", [.any], rest: .any, .number, "The largest of numbers and of the numbers in arrays.", gives: .declaredType,
      example: "max(3, [1, 2]) → 3", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      .number(try numbers(call, &context).reduce(-.infinity) { Swift.max($0, $1) })
    },
    Function(
      "sum", [.array], .number, "The sum of the numbers in an array.", gives: .declaredType,
      example: "sum([1, 2, 3]) → 6", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      .number(try numbers(call, 0, try call.elements(0, &context)).reduce(0, +))
    },
    Function(
      "average", [.array], .number, "The mean of the numbers in an array.", gives: .declaredType,
      example: "average([1, 2]) → 1.5", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let numbers = try numbers(call, 0, try call.elements(0, &context))
      guard !numbers.isEmpty else { throw call.error("an empty array has no average") }
      return .number(numbers.reduce(0, +) / Double(numbers.count))
    },
  ]

  private static func numbers(_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> [Double] {
    var numbers: [Double] = []
    for index in 0..<call.count {
      let value = try call.value(index, &context)
      if let number = value.number {
        numbers.append(number)
      } else if let elements = value.elements {
        try context.charge(elements.count)
        numbers += try Self.numbers(call, index, elements)
      } else {
        throw call.wrong(index, value, "a number or an array of numbers")
      }
    }
    return numbers
  }

  private static func numbers(
    _ call: Call, _ index: Int, _ elements: [Value]
  ) throws(EvaluationError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      guard let number = element.number else {
        throw .message(
          "element \(position) of `\(call.arguments[index])` is \(element.kindName), not a number",
          call.arguments[index].range)
      }
      numbers.append(number)
    }
    return numbers
  }
}

extension Value {
  /// The double that is nearest to a number or an exact integer.
  fileprivate var approximation: Double {
    if case .integer(let value) = self { return Double(value) }
    return number ?? .nan
  }
}
