import CardSyntax

/// Compiles expressions to the code of one ``Program``.
///
/// Names become records that compare whole words, paths know where they begin, calls know their implementation,
/// constant calls are evaluated, and values that do not change in a loop are marked.
struct ProgramBuilder: ~Copyable {
  private(set) var instructions: [Instruction] = []
  private(set) var operands: [UInt32] = []
  private(set) var steps: [PathStep] = []
  private(set) var names: [PropertyName] = []
  private(set) var constants: [Value] = []
  private(set) var functions: [Function] = []
  private(set) var expressions: [Expression] = []
  private(set) var cacheCount = 0

  private var nameIndices: [String: UInt32] = [:]
  private var functionIndices: [ObjectIdentifier: UInt32] = [:]
  /// The parameters of the lambdas around, innermost last.
  private var parameters: [PropertyName] = []
  /// Whether names that begin with `$` are looked up in the data first, as a bare expression does.
  private let isBareScope: Bool
  /// Whether the expression is evaluated more than once in an expansion.
  private var isRepeated = false
  private var remembersInvariants = true
  private var foldsConstants = true
  /// Expressions that stand in several places, each with its slot once it has one.
  private var shared: [Expression: UInt32?] = [:]

  init(isBareScope: Bool = false, parameters: [PropertyName] = []) {
    self.isBareScope = isBareScope
    self.parameters = parameters
  }

  /// The program of one expression alone.
  static func program(
    of expression: Expression, isBareScope: Bool, parameters: [PropertyName] = []
  ) -> (program: Program, code: UInt32) {
    var builder = ProgramBuilder(isBareScope: isBareScope, parameters: parameters)
    builder.remembersInvariants = parameters.isEmpty && !expression.mayChangeScope
    let code = builder.compile(expression)
    return (Program(builder), code)
  }

  /// Adds an expression; gives the place of its code. `isRepeated` says that it stands inside of a repetition.
  mutating func add(_ expression: Expression, isRepeated: Bool) -> UInt32 {
    self.isRepeated = isRepeated
    remembersInvariants = !expression.mayChangeScope
    return compile(expression)
  }

  /// Notes the expressions that are to be compiled, so that what stands in several of them is evaluated once for each
  /// scope.
  ///
  /// Each place keeps code of its own, for messages; only the value is shared.
  mutating func share(among expressions: some Sequence<Expression>) {
    var seen: Set<Expression> = []
    for expression in expressions where !expression.mayChangeScope { note(expression, &seen) }
  }

  private mutating func note(_ expression: Expression, _ seen: inout Set<Expression>) {
    // What is in a lambda depends on its parameter, mostly; the hash of a long expression costs more than it saves.
    if expression.isLambda { return }
    if expression.isCostlyCall, expression.range.count <= 2000, !seen.insert(expression).inserted {
      if shared[expression] == nil, expression.dependencies.kinds.isSubset(of: [.root, .scope]), !expression.isConstant
      {
        shared[expression] = .some(nil)
      }
      // What is in it was seen at its first place.
      return
    }
    for child in expression.children { note(child, &seen) }
  }

  private mutating func compile(_ expression: Expression) -> UInt32 {
    if foldsConstants, let value = ConstantFolding.value(of: expression) { return constant(value, expression) }
    if remembersInvariants, parameters.isEmpty, !shared.isEmpty, expression.isCostlyCall,
      let known = shared[expression]
    {
      let slot = known ?? newSlot()
      shared[expression] = slot
      let inner = compilePlain(expression)
      return emit(Instruction(operation: .scopeInvariant, a: inner, b: slot), expression)
    }
    guard remembersInvariants, isRepeated || !parameters.isEmpty, !expression.isLambda else {
      return compilePlain(expression)
    }
    let dependencies = expression.dependencies
    let operation: Instruction.Operation
    if !dependencies.isWorthRemembering {
      return compilePlain(expression)
    } else if dependencies.kinds.isSubset(of: .root) {
      operation = .expansionInvariant
    } else if !parameters.isEmpty, dependencies.kinds.isSubset(of: [.root, .scope]),
      !dependencies.names.contains(where: { name in parameters.contains { $0.matches(name) } })
    {
      operation = .scopeInvariant
    } else {
      return compilePlain(expression)
    }
    // Nothing inside needs to be remembered too.
    remembersInvariants = false
    let inner = compilePlain(expression)
    remembersInvariants = true
    return emit(Instruction(operation: operation, a: inner, b: newSlot()), expression)
  }

  private mutating func newSlot() -> UInt32 {
    cacheCount += 1
    return UInt32(cacheCount - 1)
  }

  private mutating func compilePlain(_ expression: Expression) -> UInt32 {
    switch expression.syntax {
    case .null: return constant(.null, expression)
    case .undefined: return constant(.undefined, expression)
    case .boolean(let value): return constant(.boolean(value), expression)
    case .number(let value): return constant(.number(value), expression)
    case .string(let text): return constant(.string(text), expression)
    case .path(let root, let steps):
      let range = add(steps)
      let local = parameters.lastIndex { $0.matches(root.text) }
      return emit(
        Instruction(
          operation: .path, root: start(root), local: Int16(local ?? -1), a: name(root), b: range.start,
          c: range.count), expression)
    case .access(let base, let steps):
      let base = compile(base)
      let range = add(steps)
      return emit(Instruction(operation: .access, a: base, b: range.start, c: range.count), expression)
    case .call(let function, let arguments):
      let codes = arguments.map { compile($0) }
      let start = append(codes)
      return emit(
        Instruction(operation: .call, a: implementation(function), b: start, c: UInt32(codes.count)), expression)
    case .unknownCall: return emit(Instruction(operation: .failure), expression)
    case .lambda(let parameter, let body):
      parameters.append(parameter)
      let body = compile(body)
      parameters.removeLast()
      return emit(Instruction(operation: .lambda, a: name(parameter), b: body), expression)
    case .array(let elements):
      let codes = elements.map { compile($0) }
      let start = append(codes)
      return emit(Instruction(operation: .array, b: start, c: UInt32(codes.count)), expression)
    case .object(let members):
      var pairs: [UInt32] = []
      for member in members {
        constants.append(.string(member.name))
        pairs.append(UInt32(constants.count - 1))
        pairs.append(compile(member.value))
      }
      let start = append(pairs)
      return emit(Instruction(operation: .object, b: start, c: UInt32(members.count)), expression)
    case .interpolation(let segments):
      var codes: [UInt32] = []
      for segment in segments {
        switch segment {
        case .text(let text): codes.append(constant(.string(text), expression))
        case .hole(let hole): codes.append(compile(hole))
        }
      }
      let start = append(codes)
      return emit(Instruction(operation: .interpolation, b: start, c: UInt32(codes.count)), expression)
    }
  }

  private mutating func emit(_ instruction: Instruction, _ expression: Expression) -> UInt32 {
    instructions.append(instruction)
    expressions.append(expression)
    return UInt32(instructions.count - 1)
  }

  private mutating func constant(_ value: Value, _ expression: Expression) -> UInt32 {
    constants.append(value)
    return emit(Instruction(operation: .constant, a: UInt32(constants.count - 1)), expression)
  }

  private mutating func append(_ codes: [UInt32]) -> UInt32 {
    operands += codes
    return UInt32(operands.count - codes.count)
  }

  private mutating func add(_ steps: [Expression.Step]) -> (start: UInt32, count: UInt32) {
    var compiled: [PathStep] = []
    for step in steps {
      switch step {
      case .member(let name): compiled.append(PathStep(kind: .member, value: self.name(name)))
      case .index(let index):
        if case .number(let number) = index.syntax, let position = UInt32(exactly: number) {
          compiled.append(PathStep(kind: .position, value: position))
        } else {
          compiled.append(PathStep(kind: .index, value: compile(index)))
        }
      }
    }
    self.steps += compiled
    return (UInt32(self.steps.count - compiled.count), UInt32(compiled.count))
  }

  private mutating func name(_ name: PropertyName) -> UInt32 {
    if let index = nameIndices[name.text] { return index }
    names.append(name)
    nameIndices[name.text] = UInt32(names.count - 1)
    return UInt32(names.count - 1)
  }

  private mutating func implementation(_ function: Function) -> UInt32 {
    if let index = functionIndices[ObjectIdentifier(function)] { return index }
    functions.append(function)
    functionIndices[ObjectIdentifier(function)] = UInt32(functions.count - 1)
    return UInt32(functions.count - 1)
  }

  private func start(_ name: PropertyName) -> Instruction.Root {
    guard name.text.utf8.first == UInt8(ascii: "$") else { return .property }
    return isBareScope ? .propertyOrSpecial : EvaluationContext.special(name.text)
  }
}

/// Evaluates what does not depend on anything when a template is compiled.
private enum ConstantFolding {
  /// Folding must not take longer than evaluation would: bigger results are made when they are needed.
  private static let steps = 200

  /// The value of a constant expression; none if it depends on data, fails, or is a literal anyway.
  static func value(of expression: Expression) -> Value? {
    switch expression.syntax {
    case .call, .access, .array, .object: break
    default: return nil
    }
    // What is not folded is tried again in parts: of a long expression only short parts are tried at all.
    guard expression.range.count <= 2000, expression.isConstant else { return nil }
    var options = ExpansionOptions()
    options.steps = steps
    var context = EvaluationContext(data: nil, host: nil, options: options)
    let (program, code) = ProgramBuilder.unfoldedProgram(of: expression)
    do throws(EvaluationError) {
      let value = try program.withCode(at: code) { (code) throws(EvaluationError) in try context.evaluate(code) }
      return context.isUntouched ? value : nil
    } catch {
      // An evaluation that fails does so where it happens.
      return nil
    }
  }
}

extension ProgramBuilder {
  /// The program of a constant expression, in which nothing is folded again.
  static func unfoldedProgram(of expression: Expression) -> (program: Program, code: UInt32) {
    var builder = ProgramBuilder()
    builder.remembersInvariants = false
    builder.foldsConstants = false
    let code = builder.compilePlain(expression)
    return (Program(builder), code)
  }
}
