import CardTemplate

// Functions of texts.
extension BindingCompiler {
  /// A function of texts; none for another one.
  mutating func textCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("concat", 1...): return try concat(arguments, scope)
    case ("string", 1): return TypedExpression(try printed(arguments[0], scope), .string)
    case ("toUpper", 1...2), ("toLower", 1...2):
      let text = try string(arguments[0], scope)
      let function = name == "toUpper" ? "uppercase" : "lowercase"
      guard arguments.count > 1 else { return TypedExpression(text.calling(function), .string) }
      return TypedExpression(text.calling(function, KotlinArgument(try locale(arguments[1], scope))), .string)
    case ("trim", 1): return TypedExpression(try string(arguments[0], scope).calling("trim"), .string)
    case ("length", 1): return TypedExpression(try string(arguments[0], scope).member("length"), .int)
    case ("startsWith", 2), ("endsWith", 2):
      let text = try string(arguments[0], scope), part = try string(arguments[1], scope)
      return TypedExpression(text.calling(name, KotlinArgument(part)), .boolean)
    case ("replace", 3), ("replaceIgnoreCase", 3):
      let text = try string(arguments[0], scope)
      var parts = [KotlinArgument(try string(arguments[1], scope)), KotlinArgument(try string(arguments[2], scope))]
      if name == "replaceIgnoreCase" { parts.append(KotlinArgument("ignoreCase", "true")) }
      return TypedExpression(.call(text.operand.member("replace"), parts, trailing: nil), .string)
    case ("substring", 2...3):
      var text = try string(arguments[0], scope)
      for (index, function) in [(1, "drop"), (2, "take")] where index < arguments.count {
        text = text.calling(function, try amount(arguments[index], scope))
      }
      return TypedExpression(text, .string)
    case ("split", 1...2): return try split(arguments, scope)
    case ("EOL", 0): return TypedExpression(.text("\n"), .string)
    case ("sentenceCase", 1), ("titleCase", 1), ("countWord", 1), ("uriComponent", 1):
      use(part: name)
      let text = KotlinArgument(try string(arguments[0], scope))
      return TypedExpression(.call(.verbatim(name), text), name == "countWord" ? .int : .string)
    case ("addOrdinal", 1):
      use(part: "addOrdinal")
      let number = KotlinArgument(try wholeNumber(arguments[0], scope))
      return TypedExpression(.call("addOrdinal", number), .string)
    default: return nil
    }
  }

  /// Lists as one list, and anything else as one text.
  private mutating func concat(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported) -> TypedExpression
  {
    var values: [TypedExpression] = []
    for argument in arguments { values.append(try compile(argument, scope)) }
    if let first = values.first, case .list(let element) = first.type.unwrapped,
      values.allSatisfy({ $0.type.unwrapped == first.type.unwrapped })
    {
      let lists = values.map { $0.type.isNullable ? $0.source.calling("orEmpty") : $0.source }
      return TypedExpression(lists.dropFirst().reduce(lists[0]) { .operation($0, "+", $1) }, .list(element))
    }
    var parts: [KotlinStringPart] = []
    for value in values { parts.append(.value(try text(of: value))) }
    return TypedExpression(.string(Self.joined(parts)), .string)
  }

  /// What `string` makes of a value: of numbers their digits in groups.
  private mutating func printed(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression
  {
    let value = try compile(expression, scope)
    switch value.type {
    case .number, .int:
      use(part: "groupedText")
      return .call("groupedText", KotlinArgument(Self.double(value).source))
    case .nullable(.number), .nullable(.int):
      use(part: "groupedText")
      let number = Self.double(value).source
      let lambda = KotlinLambda(body: [.expression(.call("groupedText", KotlinArgument("it")))])
      return KotlinExpression.call(number.member("let", isSafe: true), [], trailing: lambda).calling("orEmpty")
    default: return try text(of: value)
    }
  }

  private mutating func split(_ arguments: [Expression], _ scope: BindingScope) throws(Unsupported) -> TypedExpression {
    let text = try string(arguments[0], scope)
    let isBySign = arguments.count == 1 || arguments[1].content.isEmptyText
    guard isBySign else {
      let separator = KotlinArgument(try string(arguments[1], scope))
      return TypedExpression(text.calling("split", separator), .list(.string))
    }
    let lambda = KotlinLambda(body: [.expression(KotlinExpression.verbatim("it").calling("toString"))])
    return TypedExpression(.call(text.operand.member("map"), [], trailing: lambda), .list(.string))
  }

  /// The language that a name such as `de-DE` stands for.
  mutating func locale(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinExpression {
    use(import: "java.util.Locale")
    return .call("Locale.forLanguageTag", KotlinArgument(try string(expression, scope)))
  }
}

extension Expression.Content {
  fileprivate var isEmptyText: Bool { if case .string("") = self { true } else { false } }
}
