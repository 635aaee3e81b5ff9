import CardTemplate

// The functions of the template language that Kotlin has as well.
extension BindingCompiler {
  mutating func call(_ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression)
    throws(Unsupported) -> TypedExpression
  {
    switch (name, arguments.count) {
    case ("and", 2...), ("or", 2...):
      var result = try truth(arguments[0], scope)
      for argument in arguments.dropFirst() {
        let right = try truth(argument, scope)
        result = Self.joined(result, name == "and" ? "&&" : "||", right)
      }
      return TypedExpression(result, .boolean)
    case ("not", 1):
      let operand = try truth(arguments[0], scope)
      if case .infix(let left, let symbol, let right) = operand, symbol == "==" || symbol == "!=" {
        return TypedExpression(.operation(left, symbol == "==" ? "!=" : "==", right), .boolean)
      }
      if operand == "true" { return TypedExpression("false", .boolean) }
      return TypedExpression(.not(operand), .boolean)
    case ("bool", 1): return try boolean(arguments[0], scope)
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
        if result.type.isNullable { result = try fallback(result, other) }
      }
      return result
    case ("add", 2...): return try sum(arguments, scope)
    case ("sub", 2...): return try arithmetic("-", arguments, scope)
    case ("mul", 2...): return try arithmetic("*", arguments, scope)
    default: return try method(name, arguments, scope, whole)
    }
  }

  private mutating func method(
    _ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression {
    if let value = try textCall(name, arguments, scope) { return value }
    if let value = try listCall(name, arguments, scope, whole) { return value }
    if let value = try numberCall(name, arguments, scope) { return value }
    if let value = try timeCall(name, arguments, scope) { return value }
    throw Unsupported(
      what: "the function `\(name)` with \(arguments.count) argument\(arguments.count == 1 ? "" : "s")",
      help: "compute the value before the data are handed to the screen")
  }

  /// A value, or another one where it is missing; both as texts if they differ in kind.
  private mutating func fallback(_ value: TypedExpression, _ other: TypedExpression) throws(Unsupported)
    -> TypedExpression
  {
    if value.type.unwrapped == other.type.unwrapped {
      return TypedExpression(.operation(value.source, "?:", other.source), other.type)
    }
    let numbers: [KotlinType] = [.int, .number]
    if numbers.contains(value.type.unwrapped), numbers.contains(other.type.unwrapped) {
      // A whole number beside another one is no text.
      let (first, second) = (Self.double(value), Self.double(other))
      return TypedExpression(.operation(first.source, "?:", second.source), second.type)
    }
    let known: KotlinExpression
    switch value.type {
    case .nullable(.number), .any:
      use(part: "asText")
      known = value.source.calling("asText", isSafe: true)
    case .nullable(.int), .nullable(.boolean): known = value.source.calling("toString", isSafe: true)
    case .nullable(.string): known = value.source
    default: throw Unsupported(what: "a list or object beside something else")
    }
    return TypedExpression(.operation(known, "?:", try text(of: other)), .string)
  }

  /// What `bool` makes of a value: zero, nothing and the text `false` are false.
  private mutating func boolean(_ expression: Expression, _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression
  {
    let value = try compile(expression, scope)
    switch value.type.unwrapped {
    case .number, .int:
      let number = Self.double(try number(expression, scope))
      return TypedExpression(.operation(number.source, "!=", "0.0"), .boolean)
    case .string:
      let text =
        value.type.isNullable ? KotlinExpression.operation(value.source, "?:", .text("false")) : value.source
      let isFalse = text.calling("equals", KotlinArgument(.text("false")), KotlinArgument("ignoreCase", "true"))
      return TypedExpression(.not(isFalse), .boolean)
    case .any:
      let text = try text(of: value).calling("lowercase")
      let nothing = KotlinExpression.call(
        "setOf", KotlinArgument(.text("")), KotlinArgument(.text("0")), KotlinArgument(.text("false")))
      return TypedExpression(.not(nothing.calling("contains", KotlinArgument(text))), .boolean)
    default: return TypedExpression(try truth(expression, scope), .boolean)
    }
  }

  /// Conditions that hold together or in turns, without those that are known.
  private static func joined(_ left: KotlinExpression, _ symbol: String, _ right: KotlinExpression) -> KotlinExpression
  {
    let (neutral, decisive): (KotlinExpression, KotlinExpression) =
      symbol == "&&" ? ("true", "false") : ("false", "true")
    if left == neutral { return right }
    if right == neutral || left == decisive || left == right { return left }
    if symbol == "&&" { return .both(left, right) }
    return left == right.opposite ? "true" : .operation(left, symbol, right)
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
    if left.type.unwrapped != right.type.unwrapped {
      guard numbers.isSuperset(of: [left.type.unwrapped, right.type.unwrapped]) else {
        return compared(left, isEqual ? "isSame" : "!isSame", right)
      }
      // Kotlin compares numbers for equality only if they are of one type.
      if left.type.unwrapped == .int { left = Self.double(left) } else { right = Self.double(right) }
    } else if left.type.unwrapped.mayHoldNumbers {
      return compared(left, isEqual ? "isSame" : "!isSame", right)
    }
    return TypedExpression(.operation(left.source, symbol, right.source), .boolean)
  }

  private mutating func comparison(_ symbol: String, _ arguments: [Expression], _ scope: BindingScope)
    throws(Unsupported) -> TypedExpression
  {
    let left = try compile(arguments[0], scope), right = try compile(arguments[1], scope)
    let numbers: Set<KotlinType> = [.number, .int]
    if numbers.isSuperset(of: [left.type.unwrapped, right.type.unwrapped]) {
      return TypedExpression(.operation(Self.ordered(left), symbol, Self.ordered(right)), .boolean)
    }
    guard left.type.unwrapped == .string, right.type.unwrapped == .string else {
      // What comes first by some order comes last by the opposite one.
      let function = symbol.hasSuffix("=") ? "isNotAfter" : "isBefore"
      return symbol.hasPrefix("<") ? compared(left, function, right) : compared(right, function, left)
    }
    // Nothing has no order to anything.
    let conditions = [left, right].filter(\.type.isNullable).map { KotlinExpression.operation($0.source, "!=", "null") }
    let order = KotlinExpression.operation(try text(of: left), symbol, try text(of: right))
    return TypedExpression(conditions.reversed().reduce(order) { .operation($1, "&&", $0) }, .boolean)
  }

  /// The comparison of values of which only the data tell what they are.
  private mutating func compared(_ left: TypedExpression, _ function: String, _ right: TypedExpression)
    -> TypedExpression
  {
    let name = String(function.drop { $0 == "!" })
    use(part: name)
    let call = KotlinExpression.call(.verbatim(name), KotlinArgument(left.source), KotlinArgument(right.source))
    return TypedExpression(name == function ? call : .not(call), .boolean)
  }

  /// A number that is compared; one that is missing is neither less nor greater than anything.
  private static func ordered(_ value: TypedExpression) -> KotlinExpression {
    value.type.isNullable ? .operation(double(value).source, "?:", "Double.NaN") : value.source
  }

  private mutating func choice(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported) -> TypedExpression
  {
    var condition = try truth(arguments[0], scope)
    // In a long chain of `? :` each value but the last two is the condition of what follows.
    for position in stride(from: 1, to: arguments.count - 2, by: 2) {
      let yes = try truth(arguments[position], scope), no = try truth(arguments[position + 1], scope)
      condition = .conditional(condition, yes, no)
    }
    let last = arguments.count - 2
    var yes = try compile(arguments[last], scope), no = try compile(arguments[last + 1], scope)
    let numbers: Set<KotlinType> = [.number, .int]
    if yes.type != no.type, numbers.isSuperset(of: [yes.type, no.type]) {
      (yes, no) = (Self.double(yes), Self.double(no))
    } else if yes.type != no.type {
      // What differs is shown in the same way all the same.
      yes = TypedExpression(try text(of: yes), .string)
      no = TypedExpression(try text(of: no), .string)
    }
    if condition == "true" || condition == "false" { return condition == "true" ? yes : no }
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

  mutating func arithmetic(_ symbol: String, _ arguments: [Expression], _ scope: BindingScope)
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
