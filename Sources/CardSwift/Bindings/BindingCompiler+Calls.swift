import CardKernel
import CardTemplate

extension BindingCompiler {
  /// A call of a function or operator.
  mutating func call(
    _ function: Function, _ arguments: [Expression], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    use("CardFunctions")
    switch function.form {
    case .connective:
      return function.name == "or" ? alternative(arguments, scope) : connected("&&", arguments, scope)
    case .truth where function.name == "not": return Compiled(truth(arguments[0], scope).negated, .boolean)
    case .truth,
      .presence where function.name == "empty":
      return test(function.name, arguments[0], scope)
    case .presence: return existence(arguments[0], scope)
    case .choice where arguments.count == 3:
      return choice(truth(arguments[0], scope), arguments[1], arguments[2], scope, substitutes)
    case .choice: return chainedChoice(arguments, scope, substitutes)
    case .comparison(let comparison): return compared(comparison, arguments, scope)
    case .lambda: return lambda(function, arguments, scope, substitutes)
    case .fallback, .plain: break
    }
    switch function.scope {
    case .readsNames: return property(arguments, scope, substitutes)
    case .evaluatesText: return textWithHoles(arguments[0], scope, substitutes)
    case .none, .changes: break
    }
    // Letters are those of all languages but a few.
    var arguments = function.operands(ofChain: arguments)
    if let index = function.index(of: .letterLocale), index < arguments.count,
      let locale = arguments[index].stringLiteral, !TextCase.hasRules(locale)
    {
      arguments.remove(at: index)
    }
    let values = arguments.map { compile($0, scope, substitutes: substitutes) }
    if let known = preparedCall(function, values, arguments) { return known }
    if let typed = overload(function, values) ?? typedCall(function.name, values, arguments) { return typed }
    let result = dynamicCall(function, values)
    guard function.fails == .withWarning, result.canThrow else { return result }
    return Compiled(.call("CardFunctions.holds", [SwiftArgument(nil, result.closure)]), .boolean)
  }

  /// A call of a function of the support code.
  mutating func invoke(
    _ name: String, _ values: [Compiled], _ type: DataType, throws canThrow: Bool = false
  ) -> Compiled {
    noteCall(name, values.map(\.type.source))
    var sources = values.map(\.source)
    // Literals alone would be numbers as well as values of any kind.
    if let first = sources.first, values.allSatisfy({ $0.type == .number && $0.source.isNumberLiteral }) {
      sources[0] = first.withType
    }
    return Compiled(
      .call("CardFunctions.\(name)", sources.map { SwiftArgument(nil, $0) }), type,
      canThrow: canThrow || values.contains(where: \.canThrow))
  }

  /// Notes the types of arguments, so that the support code has no overloads for others.
  mutating func noteCall(_ name: String, _ types: [String]) {
    use(SupportCall(name: "CardFunctions.\(name)", types: types).part)
  }

  // MARK: Conditions

  mutating func connected(
    _ operation: String, _ arguments: [Expression], _ scope: BindingScope
  ) -> Compiled {
    let conditions = arguments.map { truth($0, scope) }
    let first = conditions.first ?? "true"
    return Compiled(conditions.dropFirst().reduce(first) { .infix($0, operation, $1) }, .boolean)
  }

  /// A value of `||`: `true`, or what the last operand is.
  private mutating func alternative(_ arguments: [Expression], _ scope: BindingScope) -> Compiled {
    guard let last = arguments.last else { return Compiled("false", .boolean) }
    let value = compile(last, scope, substitutes: false)
    if value.type == .boolean, !value.canThrow { return connected("||", arguments, scope) }
    let others = connected("||", Array(arguments.dropLast()), scope)
    return Compiled(
      .call(
        "CardFunctions.either",
        [
          SwiftArgument(nil, arguments.count == 1 ? "false" : others.source),
          SwiftArgument(nil, self.value(value).closure),
        ]), .value)
  }

  /// The value of a long chain of `? :`, of which each value but the last two is a condition.
  private mutating func chainedChoice(
    _ arguments: [Expression], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    var condition = truth(arguments[0], scope)
    for position in stride(from: 1, to: arguments.count - 2, by: 2) {
      condition = .conditional(condition, truth(arguments[position], scope), truth(arguments[position + 1], scope))
    }
    let (yes, no) = (arguments[arguments.count - 2], arguments[arguments.count - 1])
    return choice(condition, yes, no, scope, substitutes)
  }

  private mutating func choice(
    _ condition: SwiftExpression, _ first: Expression, _ second: Expression, _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    var yes = compile(first, scope, substitutes: substitutes)
    var no = compile(second, scope, substitutes: substitutes)
    if yes.type != no.type || yes.missingText != nil || no.missingText != nil {
      (yes, no) = (value(yes), value(no))
    }
    var source = SwiftExpression.conditional(condition, yes.source, no.source)
    if yes.type == .number { source = source.withType }
    return Compiled(source, yes.type, canThrow: yes.canThrow || no.canThrow)
  }

  private mutating func compared(
    _ comparison: Function.Comparison, _ arguments: [Expression], _ scope: BindingScope
  ) -> Compiled {
    switch comparison {
    case .equal: equality(arguments, scope, isNegated: false)
    case .different: equality(arguments, scope, isNegated: true)
    case .less: order("less", "<", arguments, scope)
    case .lessOrEqual: order("lessOrEquals", "<=", arguments, scope)
    case .greater: order("less", ">", arguments, scope)
    case .greaterOrEqual: order("lessOrEquals", ">=", arguments, scope)
    }
  }

  private mutating func equality(_ arguments: [Expression], _ scope: BindingScope, isNegated: Bool) -> Compiled {
    var left = compile(arguments[0], scope, substitutes: false)
    var right = compile(arguments[1], scope, substitutes: false)
    // What may be missing stands first.
    if case .field = right.type { (left, right) = (right, left) }
    let isScalar = [DataType.string, .number, .boolean].contains(right.type)
    let comparison: Compiled
    if isScalar, left.type == .field(right.type) {
      let operands = [SwiftArgument(nil, left.source), SwiftArgument("to", right.source)]
      noteCall("equals", [left.type.source, right.type.source])
      comparison = Compiled(
        .call("CardFunctions.equals", operands), .boolean, canThrow: left.canThrow || right.canThrow)
    } else if let number = left.source.position ?? left.source.counted, right.source.isInteger {
      comparison = Compiled(.infix(number, "==", right.source), .boolean)
    } else if isScalar, left.type == right.type {
      comparison = invoke("equals", [left, right], .boolean)
    } else {
      comparison = invoke("equals", [value(left), value(right)], .boolean)
    }
    let source: SwiftExpression = isNegated ? Self.negated(comparison.source) : comparison.source
    guard comparison.canThrow else { return Compiled(source, .boolean) }
    // What cannot be evaluated is neither the same nor different.
    let closure = Compiled(source, .boolean, canThrow: true).closure
    return Compiled(.call("CardFunctions.holds", [SwiftArgument(nil, closure)]), .boolean)
  }

  private static func negated(_ comparison: SwiftExpression) -> SwiftExpression {
    if case .infix(let left, "==", let right) = comparison { return .infix(left, "!=", right) }
    return comparison.negated
  }

  /// A comparison of numbers by an operator, of anything else by a function; `>` is `<` the other way round.
  private mutating func order(
    _ name: String, _ operation: String, _ arguments: [Expression], _ scope: BindingScope
  ) -> Compiled {
    var left = compile(arguments[0], scope, substitutes: false)
    var right = compile(arguments[1], scope, substitutes: false)
    // Beside anything but a number, what is missing is no number either.
    if [left, right].allSatisfy({ $0.type == .number || $0.type == .field(.number) }) {
      (left, right) = (Self.orderedNumber(left), Self.orderedNumber(right))
    }
    let isOrdered = [DataType.string, .number].contains(left.type) && left.type == right.type
    if isOrdered, left.type == .number { return numericOrder(left, operation, right) }
    if operation.hasPrefix(">") { (left, right) = (right, left) }
    if !isOrdered { (left, right) = (value(left), value(right)) }
    guard left.canThrow || right.canThrow else {
      return invoke(name, [left, right], .boolean, throws: !isOrdered)
    }
    // What cannot be evaluated has no order to anything.
    if isOrdered {
      let comparison = invoke(name, [left, right], .boolean)
      return Compiled(.call("CardFunctions.holds", [SwiftArgument(nil, comparison.closure)]), .boolean)
    }
    noteCall(name, [SupportCall.closure, SupportCall.closure])
    let operands = [SwiftArgument(nil, left.closure), SwiftArgument(nil, right.closure)]
    return Compiled(.call("CardFunctions.\(name)", operands), .boolean, canThrow: true)
  }

  /// A number that may be missing, as one that has no order to anything then.
  private static func orderedNumber(_ operand: Compiled) -> Compiled {
    guard operand.type == .field(.number), !operand.canThrow else { return operand }
    let number = SwiftExpression.infix(.member(grouped(operand.source), "value"), "??", ".nan")
    return Compiled(.tuple([SwiftArgument(nil, number)]), .number)
  }

  private func numericOrder(_ left: Compiled, _ operation: String, _ right: Compiled) -> Compiled {
    var (first, second) = (left.source, right.source)
    // How many there are is compared to an integer as an integer.
    if let count = first.converted ?? first.position, second.isInteger {
      first = count
    } else if let count = second.converted ?? second.position, first.isInteger {
      second = count
    } else if second.isNumberLiteral {
      first = first.withType
    }
    let comparison = Compiled(
      .infix(first, operation, second), .boolean, canThrow: left.canThrow || right.canThrow)
    guard comparison.canThrow else { return comparison }
    return Compiled(.call("CardFunctions.holds", [SwiftArgument(nil, comparison.closure)]), .boolean)
  }

  private mutating func existence(_ argument: Expression, _ scope: BindingScope) -> Compiled {
    let compiled = compile(argument, scope, substitutes: false)
    switch compiled.type {
    case .field where !compiled.canThrow:
      return Compiled(.infix(.member(Self.grouped(compiled.source), "value"), "!=", "nil"), .boolean)
    case .value where !compiled.canThrow:
      return Compiled(.prefix("!", .member(Self.grouped(compiled.source), "isNothing")), .boolean)
    case .string, .number, .boolean, .array, .structure: if !compiled.canThrow { return Compiled("true", .boolean) }
    default: break
    }
    return Compiled(
      .call("CardFunctions.exists", [SwiftArgument(nil, value(compiled).closure)]), .boolean)
  }

  private mutating func test(_ name: String, _ argument: Expression, _ scope: BindingScope) -> Compiled {
    let compiled = compile(argument, scope, substitutes: false)
    if name == "empty", !compiled.canThrow {
      switch compiled.type {
      case .string, .array: return Compiled(.member(Self.grouped(compiled.source), "isEmpty"), .boolean)
      default: break
      }
    }
    let test = invoke(name == "empty" ? "isEmpty" : "bool", [value(compiled)], .boolean)
    guard test.canThrow else { return test }
    return Compiled(.call("CardFunctions.holds", [SwiftArgument(nil, test.closure)]), .boolean)
  }

  // MARK: Lambdas

  private mutating func lambda(
    _ function: Function, _ arguments: [Expression], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    let name = function.name
    guard arguments.count == 2, case .lambda(let parameter, let body) = arguments[1].syntax else {
      return refuse("`\(name)` without a lambda")
    }
    let collection = compile(arguments[0], scope, substitutes: substitutes)
    var taken = Set(scope.locals.map { $0.value.source.name ?? "" }).union([
      "data", "card", "evaluation", "host", "index", "item", "root",
    ])
    let item = SwiftNames.unique(SwiftNames.lowerCamel(parameter.text), among: &taken)
    func inner(_ type: DataType) -> BindingScope {
      var inner = scope
      inner.locals.append(
        BindingScope.Local(name: parameter.text, value: TypedExpression(.verbatim(SwiftNames.escaped(item)), type)))
      return inner
    }
    let closureName = SwiftNames.escaped(item)
    if case .array(let element) = collection.type, !collection.canThrow {
      let value = compile(body, inner(element), substitutes: substitutes)
      let base = Self.grouped(collection.source)
      func apply(_ method: String, _ closure: SwiftExpression, _ type: DataType) -> Compiled {
        Compiled(.call(.member(base, method), [], SwiftClosure([closureName], [.expression(closure)])), type)
      }
      switch name {
      case "where": return apply("filter", truth(of: value), collection.type)
      case "any": return apply("contains", truth(of: value), .boolean)
      case "all": return apply("allSatisfy", truth(of: value), .boolean)
      default:
        let isPlain: Bool
        switch value.type {
        case .string, .number, .boolean, .structure: isPlain = value.missingText == nil
        default: isPlain = false
        }
        let result = isPlain ? value : self.value(value)
        if let path = result.source.keyPath(from: closureName), !result.canThrow {
          return Compiled(.call(.member(base, "map"), [SwiftArgument(nil, path)], nil), .array(result.type))
        }
        if !result.canThrow { return apply("map", result.source, .array(result.type)) }
        return Compiled(
          .call(
            "CardFunctions.select", [SwiftArgument(nil, collection.source)],
            SwiftClosure([closureName], [.expression(result.tried)])), .array(result.type), canThrow: true)
      }
    }
    let items = value(collection)
    let value = compile(body, inner(.value), substitutes: substitutes)
    let isMapping = function.passing != .collection && function.result != .boolean
    let result: SwiftExpression = isMapping ? self.value(value).tried : truth(of: value)
    let closure = SwiftClosure([closureName], [.expression(result)])
    let type: DataType = function.result == .boolean ? .boolean : .value
    return Compiled(
      .call("CardFunctions.\(isMapping ? "select" : name)", [SwiftArgument(nil, items.source)], closure), type,
      canThrow: true)
  }

  // MARK: Functions of known types

  /// A call that operators or members of Swift write, or an overload whose parameters are not simply the declared ones.
  private mutating func typedCall(_ name: String, _ values: [Compiled], _ arguments: [Expression]) -> Compiled? {
    let canThrow = values.contains(where: \.canThrow)
    switch name {
    case "add":
      guard values.allSatisfy({ $0.type == .string || $0.type == .number }) else { return nil }
      // Numbers are added up to the first text, to which everything else is joined.
      let numbers = Array(values.prefix { $0.type == .number })
      let sum = arithmetic("+", numbers)
      if numbers.count == values.count { return sum }
      return joined((sum.map { [$0] } ?? []) + values.dropFirst(numbers.count), canThrow)
    case "sub": return required(.number, values).flatMap { arithmetic("-", $0) }
    case "mul": return required(.number, values).flatMap { arithmetic("*", $0) }
    case "min", "max":
      if values.count == 1, values[0].type == .array(.number) { return invoke(name, values, .number) }
      return required(.number, values).map { invoke(name, $0, .number) }
    case "sum": return values[0].type == .array(.number) ? invoke(name, values, .number) : nil
    case "average": return values[0].type == .array(.number) ? invoke(name, values, .number, throws: true) : nil
    case "count", "length": return count(name, values[0])
    case "string":
      guard values.count == 1, !canThrow else { return nil }
      switch values[0].type {
      case .string: return values[0]
      case .number: return invoke(name, values, .string)
      case .boolean: return joined(values, canThrow)
      default: return nil
      }
    case "formatNumber": return formatNumber(values, arguments)
    case "first", "last":
      guard case .array(let element) = values[0].type, !canThrow else { return nil }
      let base = Self.grouped(values[0].source)
      let position: SwiftExpression = name == "first" ? "0" : .infix(.member(base, "count"), "-", "1")
      let found = SwiftExpression.call(.member(base, "cardItem"), [SwiftArgument("at", position)], nil)
      if case .value = element { return Compiled(.member(found, "cardValue"), .value) }
      return Compiled(found, .field(element))
    default: return typedText(name, values)
    }
  }

  /// A call of a function of texts.
  private mutating func typedText(_ name: String, _ values: [Compiled]) -> Compiled? {
    switch name {
    case "concat":
      let isText = values.allSatisfy { [.string, .number, .boolean].contains($0.type) }
      return isText && values.count > 1 ? joined(values, values.contains(where: \.canThrow)) : nil
    case "uriComponent": return required(.string, values).map { invoke(name, $0, .string) }
    case "substring":
      guard let text = required(.string, [values[0]]), let range = required(.number, Array(values[1...])) else {
        return nil
      }
      return invoke(name, text + range, .string, throws: true)
    case "int", "float": return values[0].type == .string ? invoke(name, values, .number, throws: true) : nil
    case "join":
      guard values.count == 2, values[0].type == .array(.string), values[1].type == .string else { return nil }
      let joined = SwiftExpression.call(
        .member(Self.grouped(values[0].source), "joined"), [SwiftArgument("separator", values[1].source)], nil)
      return Compiled(joined, .string, canThrow: values.contains(where: \.canThrow))
    default: return nil
    }
  }

  private func arithmetic(_ operation: String, _ values: [Compiled]) -> Compiled? {
    guard let first = values.first else { return nil }
    return Compiled(
      values.dropFirst().reduce(first.source) { .infix($0, operation, $1.source) }, .number,
      canThrow: values.contains(where: \.canThrow))
  }

  /// The values as texts or numbers for functions that take nothing else, which throw where the data have no such
  /// value; none if they may be of other kinds.
  func required(_ type: DataType, _ values: [Compiled]) -> [Compiled]? {
    var result: [Compiled] = []
    for var value in values {
      let isTime = type == .string && value.type == .field(.date)
      if value.type == .field(type) || isTime, !value.canThrow {
        let base = Self.grouped(value.source)
        switch (type, value.missingText) {
        case (.number, _): value.source = .call(.member(base, "number"), [], nil)
        case (.string, let text?): value.source = .call(.member(base, "text"), [SwiftArgument("or", text)], nil)
        // Functions differ in what a missing text is to them.
        default: return nil
        }
        (value.type, value.canThrow, value.missingText) = (type, true, nil)
      }
      guard value.type == type else { return nil }
      result.append(value)
    }
    return result
  }

  /// Texts, numbers and truth values one after the other.
  private func joined(_ values: [Compiled], _ canThrow: Bool) -> Compiled {
    let parts = values.flatMap { value -> [SwiftText] in
      // A literal in a literal is a part of it.
      if case .string(let parts) = value.source { return parts }
      return [.value(value.type == .number ? Self.printed(value.source) : value.source)]
    }
    return Compiled(.string(parts), .string, canThrow: canThrow)
  }

  private func count(_ name: String, _ value: Compiled) -> Compiled? {
    let base = Self.grouped(value.source)
    switch value.type {
    case .array where name == "count":
      return Compiled(
        .call("Double", [SwiftArgument(nil, .member(base, "count"))]), .number, canThrow: value.canThrow)
    case .string:
      return Compiled(
        .call("Double", [SwiftArgument(nil, .member(.member(base, "utf16"), "count"))]), .number,
        canThrow: value.canThrow)
    default: return nil
    }
  }

  private mutating func formatNumber(_ values: [Compiled], _ arguments: [Expression]) -> Compiled? {
    guard let number = required(.number, [values[0]])?.first, values[1].type == .number else { return nil }
    let values = [number] + values[1...]
    var call = [SwiftArgument(nil, number.source)]
    let canThrow = values.contains(where: \.canThrow)
    var throwsItself = true
    if case .number(let digits) = arguments[1].syntax, let decimals = Int(exactly: digits), 0...100 ~= decimals {
      call.append(SwiftArgument("decimals", .verbatim(String(decimals))))
      throwsItself = false
    } else {
      call.append(SwiftArgument(nil, values[1].source))
    }
    if values.count > 2 {
      guard values[2].type == .string else { return nil }
      call.append(SwiftArgument(throwsItself ? nil : "locale", values[2].source))
    }
    noteCall("formatNumber", values.enumerated().map { $0 == 1 && !throwsItself ? "Int" : $1.type.source })
    return Compiled(.call("CardFunctions.formatNumber", call), .string, canThrow: canThrow || throwsItself)
  }
}

extension Function {
  /// The operands of a chain of an operator that the support code takes all at once, from left to right; of a short one,
  /// which may be for overloads of two, the operands that it has.
  fileprivate func operands(ofChain arguments: [Expression]) -> [Expression] {
    guard case .call(let support) = swift, support.isBinary else { return arguments }
    var last: [[Expression]] = []
    var first = arguments
    while case .call(let function, let inner)? = first.first?.syntax, function.name == name {
      last.append(Array(first.dropFirst()))
      first = inner
    }
    let operands = first + last.reversed().flatMap(\.self)
    return operands.count > 3 ? operands : arguments
  }
}

extension SwiftExpression {
  /// The number as a `Double`, where it is made of numbers that are written down.
  var withType: SwiftExpression { isNumberLiteral ? .call("Double", [SwiftArgument(nil, self)]) : self }

  /// Whether it is made of numbers that are written down, which have no type of their own.
  var isNumberLiteral: Bool {
    switch self {
    case .verbatim(let source): source.first.map { $0.isNumber || $0 == "-" } ?? false
    case .prefix(_, let operand): operand.isNumberLiteral
    case .infix(let left, _, let right), .conditional(_, let left, let right):
      left.isNumberLiteral && right.isNumberLiteral
    case .tuple(let elements): elements.allSatisfy { $0.value.isNumberLiteral }
    default: false
    }
  }

  /// The integer that it makes a `Double` of.
  fileprivate var converted: SwiftExpression? {
    guard case .call(.verbatim("Double"), let arguments, nil) = self, arguments.count == 1,
      case .member = arguments[0].value
    else { return nil }
    return arguments[0].value
  }

  /// The number of elements that it makes a `Double` of.
  var counted: SwiftExpression? {
    guard let converted, case .member(_, "count") = converted else { return nil }
    return converted
  }

  /// The position in a repetition that it makes a `Double` of.
  var position: SwiftExpression? {
    guard case .call(.verbatim("Double"), let arguments, nil) = self, arguments.count == 1,
      case .verbatim(let name) = arguments[0].value, name.first?.isLetter == true
    else { return nil }
    return arguments[0].value
  }

  /// Whether it is an integer that is written down.
  fileprivate var isInteger: Bool {
    if case .verbatim(let source) = self { return Int(source) != nil }
    return false
  }

  /// The name that it is, if it is one.
  fileprivate var name: String? {
    if case .verbatim(let source) = self { return source }
    return nil
  }
}
