import CardTemplate

// Functions of numbers.
extension BindingCompiler {
  /// A function of numbers; none for another one.
  mutating func numberCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("floor", 1), ("ceiling", 1), ("round", 1):
      use(import: "kotlin.math." + (name == "ceiling" ? "ceil" : "floor"))
      let value = Self.double(try number(arguments[0], scope)).source
      // Halves are rounded upwards.
      let source = name == "round" ? KotlinExpression.operation(value, "+", "0.5") : value
      return TypedExpression(.call(name == "ceiling" ? "ceil" : "floor", KotlinArgument(source)), .number)
    case ("round", 2):
      use(part: "roundTo")
      let value = KotlinArgument(Self.double(try number(arguments[0], scope)).source)
      return TypedExpression(.call("roundTo", value, KotlinArgument(try wholeNumber(arguments[1], scope))), .number)
    case ("abs", 1), ("sqrt", 1):
      use(import: "kotlin.math." + name)
      let value = Self.double(try number(arguments[0], scope)).source
      return TypedExpression(.call(.verbatim(name), KotlinArgument(value)), .number)
    case ("min", 2...), ("max", 2...):
      var values: [KotlinArgument] = []
      for argument in arguments { values.append(KotlinArgument(Self.double(try number(argument, scope)).source)) }
      return TypedExpression(.call(.verbatim(name + "Of"), values, trailing: nil), .number)
    case ("div", 2...):
      use(part: "divide")
      var values: [KotlinArgument] = []
      for operand in Self.dividend(arguments) {
        values.append(KotlinArgument(Self.double(try number(operand, scope)).source))
      }
      return TypedExpression(.call("divide", values, trailing: nil), .number)
    case ("exp", 2...):
      use(import: "kotlin.math.pow")
      return try folded(arguments, scope) { $0.calling("pow", KotlinArgument($1)) }
    case ("mod", 2): return try remainder(arguments, scope)
    case ("int", 1), ("float", 1):
      let value = try compile(arguments[0], scope)
      use(part: "asNumber")
      let number = value.source.calling("asNumber")
      if name == "float" { return TypedExpression(number, .number) }
      use(import: "kotlin.math.truncate")
      return TypedExpression(.call("truncate", KotlinArgument(number)), .number)
    case ("formatNumber", 2...3):
      use(part: "formatNumber")
      var values = [KotlinArgument(Self.double(try number(arguments[0], scope)).source)]
      values.append(KotlinArgument(try wholeNumber(arguments[1], scope)))
      if arguments.count > 2 { values.append(KotlinArgument(try locale(arguments[2], scope))) }
      return TypedExpression(.call("formatNumber", values, trailing: nil), .string)
    default: return nil
    }
  }

  /// A number and all that it is divided by: a call in each of a chain of calls would be written with more and more spaces.
  private static func dividend(_ arguments: [Expression]) -> [Expression] {
    var (first, others) = (arguments[0], [arguments.dropFirst()])
    while case .call("div", let inner) = first.content, inner.count > 1 {
      first = inner[0]
      others.append(inner.dropFirst())
    }
    return [first] + others.reversed().joined()
  }

  private mutating func folded(
    _ arguments: [Expression], _ scope: BindingScope,
    _ operation: (KotlinExpression, KotlinExpression) -> KotlinExpression
  ) throws(Unsupported) -> TypedExpression {
    var result = Self.double(try number(arguments[0], scope)).source
    for argument in arguments.dropFirst() {
      result = operation(result, Self.double(try number(argument, scope)).source)
    }
    return TypedExpression(result, .number)
  }

  private mutating func remainder(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression
  {
    var left = try number(arguments[0], scope), right = try number(arguments[1], scope)
    var isKnown = false
    if case .verbatim(let source) = right.source, let divisor = Int(source) { isKnown = divisor != 0 }
    // Whole numbers have no remainder of a division by zero, for which Kotlin ends the app.
    if !isKnown { (left, right) = (Self.double(left), Self.double(right)) }
    let type: KotlinType = left.type == .int && right.type == .int ? .int : .number
    return TypedExpression(left.source.calling("rem", KotlinArgument(right.source)), type)
  }

  /// The number as a `Double`.
  static func double(_ value: TypedExpression) -> TypedExpression {
    if case .verbatim(let source) = value.source, Int(source) != nil {
      return TypedExpression(.verbatim(source + ".0"), .number)
    }
    guard value.type.unwrapped == .int else { return value }
    let isSafe = value.type.isNullable
    return TypedExpression(value.source.calling("toDouble", isSafe: isSafe), isSafe ? .nullable(.number) : .number)
  }
}
