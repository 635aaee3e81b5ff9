import CardTemplate

// The functions of the template language that Kotlin has as well.
extension BindingCompiler {
  mutating func call(_ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression)
    throws(Unsupported) -> TypedExpression
  {
    switch (name, arguments.count) {
    case ("and", 2...), ("or", 2...):
      let symbol = name == "and" ? "&&" : "||"
      var result = try condition(arguments[0], scope)
      for argument in arguments.dropFirst() {
        let right = try condition(argument, scope)
        result = .operation(result, symbol, right)
      }
      return TypedExpression(result, .boolean)
    case ("not", 1):
      let operand = try condition(arguments[0], scope)
      if case .infix(let left, "==", let right) = operand {
        return TypedExpression(.operation(left, "!=", right), .boolean)
      }
      return TypedExpression(.not(operand), .boolean)
    case ("equals", 2), ("!=", 2): return try equality(arguments, isEqual: name == "equals", scope)
    case ("less", 2): return try comparison("<", arguments, scope)
    case ("lessOrEquals", 2): return try comparison("<=", arguments, scope)
    case ("greater", 2): return try comparison(">", arguments, scope)
    case ("greaterOrEquals", 2): return try comparison(">=", arguments, scope)
    case ("if", 3), ("?:", 3...): return try choice(arguments, scope)
    case ("exists", 1):
      let value = try compile(arguments[0], scope)
      return TypedExpression(value.type.isNullable ? .operation(value.source, "!=", "null") : "true", .boolean)
    case ("??", 2...), ("coalesce", 2...):
      var result = try compile(arguments[0], scope)
      for argument in arguments.dropFirst() {
        let other = try compile(argument, scope)
        guard result.type.isNullable else { continue }
        guard result.type.unwrapped == other.type.unwrapped else { throw Unsupported(what: "`\(whole)`") }
        result = TypedExpression(.operation(result.source, "?:", other.source), other.type)
      }
      return result
    case ("add", 2...): return try sum(arguments, scope)
    case ("sub", 2...): return try arithmetic("-", arguments, scope)
    case ("mul", 2...): return try arithmetic("*", arguments, scope)
    case ("concat", 1...):
      var parts: [KotlinStringPart] = []
      for argument in arguments { parts.append(.value(try text(of: compile(argument, scope)))) }
      return TypedExpression(.string(Self.joined(parts)), .string)
    case ("string", 1): return TypedExpression(try text(of: compile(arguments[0], scope)), .string)
    default: return try method(name, arguments, scope, whole)
    }
  }

  private mutating func method(
    _ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression {
    func argument(_ index: Int, _ compiler: inout BindingCompiler) throws(Unsupported) -> KotlinArgument {
      KotlinArgument(try compiler.string(arguments[index], scope))
    }
    switch (name, arguments.count) {
    case ("toUpper", 1): return TypedExpression(try string(arguments[0], scope).calling("uppercase"), .string)
    case ("toLower", 1): return TypedExpression(try string(arguments[0], scope).calling("lowercase"), .string)
    case ("trim", 1): return TypedExpression(try string(arguments[0], scope).calling("trim"), .string)
    case ("length", 1): return TypedExpression(try string(arguments[0], scope).member("length"), .int)
    case ("startsWith", 2), ("endsWith", 2):
      let text = try string(arguments[0], scope)
      return TypedExpression(text.calling(name, try argument(1, &self)), .boolean)
    case ("replace", 3):
      let text = try string(arguments[0], scope)
      return TypedExpression(text.calling("replace", try argument(1, &self), try argument(2, &self)), .string)
    case ("count", 1), ("empty", 1), ("contains", 2), ("join", 2):
      return try collection(name, arguments, scope, whole)
    case ("formatNumber", 2):
      let value = try number(arguments[0], scope)
      use(part: "formatNumber")
      let source = value.type == .int ? value.source.calling("toDouble") : value.source
      let digits = try number(arguments[1], scope)
      let count = digits.type == .int ? digits.source : digits.source.calling("toInt")
      return TypedExpression(.call("formatNumber", KotlinArgument(source), KotlinArgument(count)), .string)
    default:
      if let value = try listCall(name, arguments, scope) { return value }
      if let value = try valueCall(name, arguments, scope) { return value }
    }
    throw Unsupported(
      what: "the function `\(name)` with \(arguments.count) argument\(arguments.count == 1 ? "" : "s")",
      help: "compute the value before the data are handed to the screen")
  }

  private mutating func collection(
    _ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression {
    let value = try compile(arguments[0], scope)
    let present = value.type.isNullable ? value.source.calling("orEmpty") : value.source
    switch (name, value.type.unwrapped) {
    case ("count", .list): return TypedExpression(present.member("size"), .int)
    case ("count", .string): return TypedExpression(present.member("length"), .int)
    case ("empty", .list), ("empty", .string):
      return TypedExpression(value.source.calling(value.type.isNullable ? "isNullOrEmpty" : "isEmpty"), .boolean)
    case ("contains", .string), ("contains", .list(.string)):
      return TypedExpression(present.calling("contains", KotlinArgument(try string(arguments[1], scope))), .boolean)
    case ("join", .list(.string)):
      return TypedExpression(
        present.calling("joinToString", KotlinArgument(try string(arguments[1], scope))), .string)
    default: throw Unsupported(what: "`\(whole)`")
    }
  }

  // MARK: Operators

  private mutating func equality(_ arguments: [Expression], isEqual: Bool, _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression
  {
    let symbol = isEqual ? "==" : "!="
    if case .null = arguments[1].content {
      let value = try compile(arguments[0], scope)
      if value.type.isNullable { return TypedExpression(.operation(value.source, symbol, "null"), .boolean) }
      return TypedExpression(isEqual ? "false" : "true", .boolean)
    }
    var left = try compile(arguments[0], scope), right = try compile(arguments[1], scope)
    let numbers: Set<KotlinType> = [.number, .int]
    // A value of several types is compared as what it is compared with.
    if left.type == .any, numbers.contains(right.type.unwrapped) {
      left = try number(arguments[0], scope)
    } else if right.type == .any, numbers.contains(left.type.unwrapped) {
      right = try number(arguments[1], scope)
    } else if left.type == .any || right.type == .any {
      return TypedExpression(.operation(left.source, symbol, right.source), .boolean)
    }
    if left.type.unwrapped != right.type.unwrapped {
      guard numbers.isSuperset(of: [left.type.unwrapped, right.type.unwrapped]) else {
        throw Unsupported(what: "the comparison of `\(arguments[0])` with `\(arguments[1])`")
      }
      // Kotlin compares numbers for equality only if they are of one type.
      if left.type.unwrapped == .int { left = Self.double(left) } else { right = Self.double(right) }
    }
    return TypedExpression(.operation(left.source, symbol, right.source), .boolean)
  }

  private mutating func comparison(_ symbol: String, _ arguments: [Expression], _ scope: BindingScope)
    throws(Unsupported) -> TypedExpression
  {
    let left = try number(arguments[0], scope), right = try number(arguments[1], scope)
    return TypedExpression(.operation(left.source, symbol, right.source), .boolean)
  }

  private mutating func choice(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported) -> TypedExpression
  {
    var condition = try condition(arguments[0], scope)
    // In a long chain of `? :` each value but the last two is the condition of what follows.
    for position in stride(from: 1, to: arguments.count - 2, by: 2) {
      let yes = try self.condition(arguments[position], scope), no = try self.condition(arguments[position + 1], scope)
      condition = .conditional(condition, yes, no)
    }
    let last = arguments.count - 2
    var yes = try compile(arguments[last], scope), no = try compile(arguments[last + 1], scope)
    if yes.type != no.type {
      // What differs is shown in the same way all the same.
      yes = TypedExpression(try text(of: yes), .string)
      no = TypedExpression(try text(of: no), .string)
    }
    return TypedExpression(.conditional(condition, yes.source, no.source), yes.type)
  }

  /// A sum of numbers up to the first text, to which everything else is joined.
  private mutating func sum(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported) -> TypedExpression {
    var values: [TypedExpression] = []
    for argument in arguments { values.append(try compile(argument, scope)) }
    guard let first = values.firstIndex(where: { $0.type.unwrapped == .string }) else {
      return try arithmetic("+", arguments, scope)
    }
    if first > 1 { values.replaceSubrange(..<first, with: [try arithmetic("+", Array(arguments[..<first]), scope)]) }
    var parts: [KotlinStringPart] = []
    for value in values { parts.append(.value(try text(of: value))) }
    return TypedExpression(.string(Self.joined(parts)), .string)
  }

  private mutating func arithmetic(_ symbol: String, _ arguments: [Expression], _ scope: BindingScope)
    throws(Unsupported) -> TypedExpression
  {
    var result = try number(arguments[0], scope)
    for argument in arguments.dropFirst() {
      let right = try number(argument, scope)
      let type: KotlinType = result.type == .int && right.type == .int ? .int : .number
      result = TypedExpression(.operation(result.source, symbol, right.source), type)
    }
    return result
  }
}
