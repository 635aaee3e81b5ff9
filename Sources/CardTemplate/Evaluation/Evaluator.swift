import CardSyntax

extension EvaluationContext {
  /// The value of an expression.
  package mutating func evaluate(_ code: Code) throws(EvaluationError) -> Value {
    try charge()
    let instruction = code.instruction
    switch instruction.operation {
    case .constant: return code.constant(instruction.a)
    case .path, .access: return try evaluatePath(code, instruction)
    case .call:
      return try code.implementation(instruction.a).evaluate(Call(code, instruction), &self)
    case .lambda: throw .message("a lambda has no value of its own", code.range)
    case .array:
      var values: [Value] = []
      values.reserveCapacity(Int(instruction.c))
      for position in instruction.b..<instruction.b + instruction.c {
        values.append(try evaluate(code.operand(position)))
      }
      return .array(values)
    case .object: return try evaluateObject(code, instruction)
    case .interpolation: return try interpolate(code, instruction)
    case .scopeInvariant:
      return try remember(code.sibling(instruction.a), Int(instruction.b), scopeGeneration)
    case .expansionInvariant:
      return try remember(code.sibling(instruction.a), Int(instruction.b), 0)
    case .failure: throw .message("there is no such function", code.range)
    }
  }

  /// The value of `expression` with paths to nothing left as nothing: how conditions look at their operands.
  mutating func evaluatePlain(_ code: Code) throws(EvaluationError) -> Value {
    let before = substitutes
    substitutes = false
    defer { substitutes = before }
    return try evaluate(code)
  }

  /// Like ``evaluatePlain(_:)``, but an error is no value at all: how conditions treat what cannot be evaluated.
  mutating func evaluateCondition(_ code: Code) throws(EvaluationError) -> Value? {
    do throws(EvaluationError) {
      return try evaluatePlain(code)
    } catch {
      if error.isFatal { throw error }
      if error.isMismatch {
        warn(
          TemplateDiagnostics.failedCondition, "the condition counts as not met, since \(error.message)",
          at: error.range.isEmpty ? code.range : error.range)
      }
      return nil
    }
  }

  /// The value of an expression that came out of data, in the scope of the call that found it.
  mutating func evaluate(_ expression: Expression) throws(EvaluationError) -> Value {
    let (program, code) = ProgramBuilder.program(
      of: expression, isBareScope: isBareScope, parameters: locals.map(\.name))
    // What is remembered belongs to the other program.
    let remembered = memory
    memory = []
    defer { memory = remembered }
    return try program.withCode(at: code) { (code) throws(EvaluationError) in try evaluate(code) }
  }

  private mutating func evaluateObject(
    _ code: Code, _ instruction: Instruction
  ) throws(EvaluationError) -> Value {
    // The parser makes names distinct.
    var members: [(name: String, value: Value)] = []
    members.reserveCapacity(Int(instruction.c))
    for pair in 0..<instruction.c {
      let name = code.operandIndex(instruction.b + 2 * pair)
      guard case .string(let text) = code.constant(name) else { continue }
      members.append((text, try evaluate(code.operand(instruction.b + 2 * pair + 1))))
    }
    return .object(ObjectValue(members))
  }

  /// The text of a template string inside an expression, whose values are printed as `concat` prints them.
  private mutating func interpolate(
    _ code: Code, _ instruction: Instruction
  ) throws(EvaluationError) -> Value {
    var result = ""
    for position in instruction.b..<instruction.b + instruction.c {
      let value = try evaluate(code.operand(position))
      try charge(contentOf: value)
      result += value.stringified
    }
    return .string(result)
  }

  /// The value of `code`, evaluated at most once for each `generation`.
  private mutating func remember(
    _ code: Code, _ slot: Int, _ generation: Int
  ) throws(EvaluationError) -> Value {
    if slot < memory.count, memory[slot].generation == generation, memory[slot].substitutes == substitutes {
      return memory[slot].value
    }
    let (misses, warnings) = (self.misses.count, self.warnings.count)
    let value = try evaluate(code)
    // A path to nothing is counted each time, and what is warned of at each place.
    guard self.misses.count == misses, self.warnings.count == warnings else { return value }
    while memory.count < code.cacheCount { memory.append((-1, false, .undefined)) }
    memory[slot] = (generation, substitutes, value)
    return value
  }

  /// Calls `body` for each item of a collection, with the lambda's parameter bound to it, until it gives false.
  mutating func forEach(
    _ items: [Value], _ lambda: Lambda,
    _ body: (_ item: Value, inout EvaluationContext) throws(EvaluationError) -> Bool
  ) throws(EvaluationError) {
    locals.append((lambda.parameter, .undefined))
    defer { locals.removeLast() }
    for item in items {
      try charge(2)
      locals[locals.count - 1].value = item
      if try !body(item, &self) { return }
    }
  }
}
