import CardTemplate

// Functions of lists, numbers and times.
extension BindingCompiler {
  /// A function of lists; none for another one.
  mutating func listCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("select", 2), ("foreach", 2), ("where", 2):
      guard case .lambda(let parameter, let body) = arguments[1].content else { return nil }
      let list = try list(arguments[0], scope)
      var inner = scope
      let item = KotlinNames.escaped(KotlinNames.lowerCamel(parameter))
      inner.locals.append((parameter.lowercased(), TypedExpression(.verbatim(item), list.element)))
      let isFilter = name == "where"
      let result = isFilter ? nil : try compile(body, inner)
      let source = if let result { result.source } else { try condition(body, inner) }
      let lambda = KotlinLambda(parameters: [item], body: [.expression(source)])
      return TypedExpression(
        .call(list.source.operand.member(isFilter ? "filter" : "map"), [], trailing: lambda),
        .list(result?.type ?? list.element))
    case ("sum", 1), ("average", 1):
      let list = try numbers(arguments[0], scope)
      return TypedExpression(list.source.calling(name), name == "sum" ? list.element : .number)
    case ("min", 1), ("max", 1):
      let list = try numbers(arguments[0], scope)
      let found = list.source.calling(name + "OrNull")
      return TypedExpression(
        .operation(found, "?:", list.element == .int ? "0" : "0.0"), list.element)
    case ("min", 2...), ("max", 2...):
      var values: [KotlinArgument] = []
      for argument in arguments { values.append(KotlinArgument(Self.double(try number(argument, scope)).source)) }
      return TypedExpression(.call(.verbatim(name + "Of"), values, trailing: nil), .number)
    case ("first", 1), ("last", 1):
      let list = try list(arguments[0], scope)
      return TypedExpression(list.source.calling(name + "OrNull"), list.element.optional)
    default: return nil
    }
  }

  /// A list that is there, if need be an empty one.
  private mutating func list(_ expression: Expression, _ scope: BindingScope) throws(Unsupported)
    -> (source: KotlinExpression, element: KotlinType)
  {
    let value = try compile(expression, scope)
    guard case .list(let element) = value.type.unwrapped else { throw Unsupported(what: "`\(expression)` as a list") }
    return (value.type.isNullable ? value.source.calling("orEmpty") : value.source, element)
  }

  /// A list of numbers, without those that are missing.
  private mutating func numbers(_ expression: Expression, _ scope: BindingScope) throws(Unsupported)
    -> (source: KotlinExpression, element: KotlinType)
  {
    let list = try list(expression, scope)
    switch list.element {
    case .number, .int: return list
    case .nullable(.number), .nullable(.int): return (list.source.calling("filterNotNull"), list.element.unwrapped)
    default: throw Unsupported(what: "`\(expression)` as a list of numbers")
    }
  }

  /// A function of numbers, texts or times; none for another one.
  mutating func valueCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("floor", 1), ("ceiling", 1), ("round", 1):
      use(import: "kotlin.math." + (name == "ceiling" ? "ceil" : "floor"))
      let value = Self.double(try number(arguments[0], scope)).source
      // Halves are rounded upwards.
      let source = name == "round" ? KotlinExpression.operation(value, "+", "0.5") : value
      return TypedExpression(.call(name == "ceiling" ? "ceil" : "floor", KotlinArgument(source)), .number)
    case ("div", 2):
      use(part: "divide")
      let left = Self.double(try number(arguments[0], scope)), right = Self.double(try number(arguments[1], scope))
      return TypedExpression(.call("divide", KotlinArgument(left.source), KotlinArgument(right.source)), .number)
    case ("mod", 2):
      let left = try number(arguments[0], scope), right = try number(arguments[1], scope)
      let type: KotlinType = left.type == .int && right.type == .int ? .int : .number
      return TypedExpression(
        left.source.calling("rem", KotlinArgument(right.source)), type)
    case ("int", 1), ("float", 1):
      let value = try compile(arguments[0], scope)
      use(part: "asNumber")
      return TypedExpression(value.source.calling("asNumber"), .number)
    case ("substring", 2), ("substring", 3):
      var text = try string(arguments[0], scope)
      for (index, function) in [(1, "drop"), (2, "take")] where index < arguments.count {
        let count = try compile(arguments[index], scope)
        guard count.type == .int else { throw Unsupported(what: "`\(arguments[index])` as a whole number") }
        text = text.calling(function, KotlinArgument(count.source))
      }
      return TypedExpression(text, .string)
    case ("split", 2):
      let text = try string(arguments[0], scope)
      return TypedExpression(text.calling("split", KotlinArgument(try string(arguments[1], scope))), .list(.string))
    case ("formatDateTime", 1...2):
      guard arguments.count == 2 else { return nil }
      guard case .string(let format) = arguments[1].content, let pattern = DatePattern.pattern(for: format) else {
        throw Unsupported(
          what: "the format `\(arguments[1])` of a time",
          help: "write a format of `y`, `M`, `d`, `H`, `h`, `m`, `s` and `t`")
      }
      use(part: "formatDate")
      let text = try string(arguments[0], scope)
      return TypedExpression(.call("formatDate", KotlinArgument(text), KotlinArgument(.text(pattern))), .string)
    default: return nil
    }
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
