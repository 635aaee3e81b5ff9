import CardTemplate

// Functions of lists, and of texts as lists of characters.
extension BindingCompiler {
  /// A list that is there, if need be an empty one.
  typealias KotlinList = (source: KotlinExpression, element: KotlinType)

  /// A function of lists; none for another one.
  mutating func listCall(_ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression)
    throws(Unsupported) -> TypedExpression?
  {
    switch (name, arguments.count) {
    case ("select", 2), ("foreach", 2), ("where", 2), ("any", 2), ("all", 2):
      return try each(name, arguments, scope)
    case ("sum", 1), ("average", 1):
      let list = try numbers(arguments[0], scope)
      return TypedExpression(list.source.calling(name), name == "sum" ? list.element : .number)
    case ("min", 1), ("max", 1):
      let list = try numbers(arguments[0], scope)
      let found = list.source.calling(name + "OrNull")
      return TypedExpression(
        .operation(found, "?:", list.element == .int ? "0" : "0.0"), list.element)
    case ("createArray", _): return try array(arguments, scope, whole)
    case ("range", 2):
      let first = try wholeNumber(arguments[0], scope), count = try wholeNumber(arguments[1], scope)
      let numbers = KotlinExpression.operation(first, "until", .operation(first, "+", count))
      return TypedExpression(numbers.calling("toList"), .list(.int))
    case ("count", 1), ("empty", 1), ("contains", 2), ("indexOf", 2), ("lastIndexOf", 2):
      return try question(name, arguments, scope, whole)
    case ("first", 1), ("last", 1), ("skip", 2), ("take", 2), ("subArray", 2...3), ("reverse", 1):
      return try part(name, arguments, scope)
    case ("unique", 1), ("union", 1...), ("intersection", 1...), ("flatten", 1):
      return try union(name, arguments, scope, whole)
    case ("sortBy", 1...2), ("sortByDescending", 1...2):
      return try sorted(arguments, isDescending: name == "sortByDescending", scope, whole)
    case ("join", 2...3): return try join(arguments, scope, whole)
    default: return nil
    }
  }

  /// `[elements]`
  mutating func array(_ elements: [Expression], _ scope: BindingScope, _ whole: Expression) throws(Unsupported)
    -> TypedExpression
  {
    var values: [TypedExpression] = []
    for element in elements { values.append(try compile(element, scope)) }
    guard var type = values.first?.type else { return TypedExpression("emptyList<Any?>()", .list(.any)) }
    let types = Set(values.map(\.type))
    if types.count > 1 {
      guard types.isSubset(of: [.int, .number]) else { throw Unsupported(what: "`\(whole)`, whose elements differ,") }
      values = values.map { Self.double($0) }
      type = .number
    }
    return TypedExpression(.call("listOf", values.map { KotlinArgument($0.source) }, trailing: nil), .list(type))
  }

  // MARK: Each element

  private mutating func each(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression?
  {
    guard case .lambda(let parameter, let body) = arguments[1].content else { return nil }
    let list = try list(arguments[0], scope)
    var inner = scope
    var item = KotlinNames.escaped(KotlinNames.lowerCamel(parameter))
    // What the function is given must still be seen.
    if ScreenGenerator.parameters.contains(item) { item += "Item" }
    inner.locals.append((parameter.lowercased(), TypedExpression(.verbatim(item), list.element)))
    let isMap = name == "select" || name == "foreach"
    let result = isMap ? try compile(body, inner) : TypedExpression(try truth(body, inner), .boolean)
    let lambda = KotlinLambda(parameters: [item], body: [.expression(result.source)])
    let function = isMap ? "map" : name == "where" ? "filter" : name
    let type: KotlinType = isMap ? .list(result.type) : name == "where" ? .list(list.element) : .boolean
    return TypedExpression(.call(list.source.operand.member(function), [], trailing: lambda), type)
  }

  mutating func list(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinList {
    let value = try compile(expression, scope)
    guard case .list(let element) = value.type.unwrapped else {
      throw Unsupported(what: "`\(expression)` as a list", help: value.type.isOpen ? Self.unknownType : nil)
    }
    return (value.type.isNullable ? value.source.calling("orEmpty") : value.source, element)
  }

  /// What to do where the template does not say what values are.
  static let unknownType =
    "say what the values are: by a `.schema.json` or data beside the template, or by `--data`"

  /// A list of numbers, without those that are missing.
  private mutating func numbers(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinList {
    let list = try list(expression, scope)
    switch list.element {
    case .number, .int: return list
    case .nullable(.number), .nullable(.int): return (list.source.calling("filterNotNull"), list.element.unwrapped)
    case .any:
      // Of values that can be anything those that are there count as the numbers that they are.
      use(part: "asNumber")
      let number = KotlinLambda(body: [.expression("it.asNumber()")])
      let present = list.source.calling("filterNotNull")
      return (.call(present.member("map"), [], trailing: number), .number)
    default: throw Unsupported(what: "`\(expression)` as a list of numbers", help: Self.unknownType)
    }
  }

  // MARK: Questions

  private mutating func question(
    _ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression {
    let value = try compile(arguments[0], scope)
    let present = value.type.isNullable ? value.source.calling("orEmpty") : value.source
    switch (name, value.type.unwrapped) {
    case ("count", .list): return TypedExpression(present.member("size"), .int)
    case ("count", .string): return TypedExpression(present.member("length"), .int)
    case ("empty", .list), ("empty", .string):
      return TypedExpression(value.source.calling(value.type.isNullable ? "isNullOrEmpty" : "isEmpty"), .boolean)
    case ("empty", .number), ("empty", .int), ("empty", .boolean):
      return TypedExpression(value.type.isNullable ? .operation(value.source, "==", "null") : "false", .boolean)
    case ("empty", .any):
      use(part: "isNothing")
      return TypedExpression(.call("isNothing", KotlinArgument(value.source)), .boolean)
    case ("empty", .dataClass):
      return TypedExpression(value.type.isNullable ? .operation(value.source, "==", "null") : "false", .boolean)
    case ("contains", .string), ("indexOf", .string), ("lastIndexOf", .string):
      let part = try string(arguments[1], scope)
      return TypedExpression(present.calling(name, KotlinArgument(part)), name == "contains" ? .boolean : .int)
    case ("contains", .list(let element)), ("indexOf", .list(let element)), ("lastIndexOf", .list(let element)):
      var wanted = try compile(arguments[1], scope)
      if element.unwrapped == .number { wanted = Self.double(wanted) }
      guard element == .any || element.unwrapped == wanted.type.unwrapped else {
        throw Unsupported(what: "`\(whole)`, which asks for something else than is in the list,")
      }
      return TypedExpression(
        present.calling(name, KotlinArgument(wanted.source)), name == "contains" ? .boolean : .int)
    default: throw Unsupported(what: "`\(whole)`")
    }
  }

  // MARK: Parts

  private mutating func part(_ name: String, _ arguments: [Expression], _ scope: BindingScope) throws(Unsupported)
    -> TypedExpression
  {
    let value = try compile(arguments[0], scope)
    if value.type.unwrapped == .string, ["first", "last", "take", "reverse"].contains(name) {
      let text = try text(of: value)
      switch name {
      case "first": return TypedExpression(text.calling("take", KotlinArgument("1")), .string)
      case "last": return TypedExpression(text.calling("takeLast", KotlinArgument("1")), .string)
      case "take": return TypedExpression(text.calling("take", try amount(arguments[1], scope)), .string)
      default: return TypedExpression(text.calling("reversed"), .string)
      }
    }
    let list = try list(arguments[0], scope)
    let type = KotlinType.list(list.element)
    switch name {
    case "first", "last": return TypedExpression(list.source.calling(name + "OrNull"), list.element.optional)
    case "skip": return TypedExpression(list.source.calling("drop", try amount(arguments[1], scope)), type)
    case "take": return TypedExpression(list.source.calling("take", try amount(arguments[1], scope)), type)
    case "subArray":
      // The end is counted from the beginning of the list, so it comes first.
      let beginning =
        arguments.count > 2 ? list.source.calling("take", try amount(arguments[2], scope)) : list.source
      return TypedExpression(beginning.calling("drop", try amount(arguments[1], scope)), type)
    default: return TypedExpression(list.source.calling("reversed"), type)
    }
  }

  /// How many elements or characters are taken or left out, which Kotlin wants to be no less than zero.
  mutating func amount(_ expression: Expression, _ scope: BindingScope) throws(Unsupported) -> KotlinArgument {
    let number = try wholeNumber(expression, scope)
    if case .verbatim(let source) = number, let known = Int(source) {
      return KotlinArgument(.verbatim("\(max(known, 0))"))
    }
    return KotlinArgument(number.calling("coerceAtLeast", KotlinArgument("0")))
  }

  // MARK: Sets

  private mutating func union(
    _ name: String, _ arguments: [Expression], _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression {
    let first = try list(arguments[0], scope)
    if name == "flatten" {
      guard case .list(let element) = first.element else { return TypedExpression(first.source, .list(first.element)) }
      if case .list = element { throw Unsupported(what: "`\(whole)`") }
      return TypedExpression(first.source.calling("flatten"), .list(element))
    }
    switch first.element.unwrapped {
    // Of objects the language asks whether they are one place of the data.
    case .dataClass, .list: throw Unsupported(what: "`\(name)` of objects or lists")
    default: break
    }
    var result = first.source
    for argument in arguments.dropFirst() {
      let other = try list(argument, scope)
      guard other.element == first.element else { throw Unsupported(what: "`\(whole)`, whose lists differ,") }
      let lambda = KotlinLambda(body: [.expression(.operation("it", "in", other.source))])
      result =
        name == "union"
        ? .operation(result, "+", other.source) : .call(result.operand.member("filter"), [], trailing: lambda)
    }
    return TypedExpression(result.calling("distinct"), .list(first.element))
  }

  // MARK: Orders

  private mutating func sorted(
    _ arguments: [Expression], isDescending: Bool, _ scope: BindingScope, _ whole: Expression
  ) throws(Unsupported) -> TypedExpression? {
    let list = try list(arguments[0], scope)
    let function = isDescending ? "sortedByDescending" : "sortedBy"
    guard arguments.count > 1 else {
      // The language compares what is printed of the elements.
      switch list.element {
      case .string:
        return TypedExpression(list.source.calling(isDescending ? "sortedDescending" : "sorted"), .list(.string))
      case .number, .int:
        use(part: "asText")
        let lambda = KotlinLambda(body: [.expression(KotlinExpression.verbatim("it").calling("asText"))])
        return TypedExpression(.call(list.source.operand.member(function), [], trailing: lambda), .list(list.element))
      default: throw Unsupported(what: "`\(whole)`")
      }
    }
    guard case .string(let name) = arguments[1].content else {
      throw Unsupported(what: "`\(whole)`", help: "name the property in quotes")
    }
    let key = try member(name, of: TypedExpression("it", list.element))
    guard [.string, .number, .int].contains(key.type.unwrapped) else { throw Unsupported(what: "`\(whole)`") }
    let lambda = KotlinLambda(body: [.expression(key.source)])
    guard key.type.isNullable else {
      return TypedExpression(.call(list.source.operand.member(function), [], trailing: lambda), .list(list.element))
    }
    // What is missing stands at the end in either order.
    let order: KotlinExpression = isDescending ? "nullsLast(reverseOrder())" : "nullsLast(naturalOrder())"
    let comparison = KotlinExpression.call(
      .verbatim("compareBy<\(list.element.source), \(key.type.source)>"), [KotlinArgument(order)], trailing: lambda)
    return TypedExpression(list.source.calling("sortedWith", KotlinArgument(comparison)), .list(list.element))
  }

  // MARK: Texts

  private mutating func join(_ arguments: [Expression], _ scope: BindingScope, _ whole: Expression) throws(Unsupported)
    -> TypedExpression
  {
    let list = try list(arguments[0], scope)
    var texts = list.source
    var trailing: KotlinLambda?
    switch list.element {
    case .string: break
    case .number, .int, .boolean, .any, .nullable(.string), .nullable(.number), .nullable(.int), .nullable(.boolean):
      use(part: "asText")
      trailing = KotlinLambda(body: [.expression(KotlinExpression.verbatim("it").calling("asText"))])
    default: throw Unsupported(what: "`\(whole)`")
    }
    let separator = KotlinArgument(try string(arguments[1], scope))
    guard arguments.count > 2 else {
      return TypedExpression(.call(texts.operand.member("joinToString"), [separator], trailing: trailing), .string)
    }
    if let trailing { texts = .call(texts.operand.member("map"), [], trailing: trailing) }
    use(part: "joinTexts")
    let last = KotlinArgument(try string(arguments[2], scope))
    return TypedExpression(.call("joinTexts", KotlinArgument(texts), separator, last), .string)
  }
}
