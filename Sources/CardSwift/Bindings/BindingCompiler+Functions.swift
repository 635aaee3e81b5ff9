import CardTemplate

// MARK: Functions of any values

extension BindingCompiler {
  /// A call of a function on values of any kind.
  mutating func dynamicCall(_ function: Function, _ values: [Compiled]) -> Compiled {
    guard case .call(let support) = function.swift else {
      return refuse(
        "the function `\(function.name)`", help: UnsupportedCalls.problem(function, [])?.help)
    }
    let arguments = values.map { value($0) }
    guard support.isBinary, arguments.count > 2 else { return invoke(function, support, arguments) }
    // One call of all values: calls in calls would be indented further with each of them.
    return invoke(support.name ?? function.name, arguments, function.swiftType, throws: true)
  }

  private mutating func invoke(
    _ function: Function, _ support: SwiftSpelling.SupportFunction, _ values: [Compiled], _ last: SwiftArgument? = nil
  ) -> Compiled {
    var result = invoke(support.name ?? function.name, values, function.swiftType, throws: support.canThrow)
    guard case .call(let callee, var arguments, _) = result.source else { return result }
    if let last { arguments.append(last) }
    if function.purity != .pure {
      use("CardEvaluation")
      arguments.append(SwiftArgument("in", evaluation))
    }
    result.source = .call(callee, arguments, nil)
    return result
  }

  /// A call of the overload for arguments of the kinds that the function declares, where they have these for sure.
  mutating func overload(_ function: Function, _ values: [Compiled]) -> Compiled? {
    guard case .call(let support) = function.swift, let overload = support.typed,
      values.count == function.parameters.count, let typed = declared(values, of: function)
    else { return nil }
    return invoke(support.name ?? function.name, typed, function.swiftType, throws: overload == .throwing)
  }

  /// The values as texts and numbers as the function declares them; none if they may be of other kinds.
  private func declared(_ values: [Compiled], of function: Function) -> [Compiled]? {
    var result: [Compiled] = []
    for (index, value) in values.enumerated() {
      guard let typed = required(DataType(of: function.parameter(at: index).type), [value]) else { return nil }
      result += typed
    }
    return result
  }

  // MARK: Texts in languages of their own

  /// A call with an argument that is a format or pattern, which is read once where the template writes it.
  mutating func preparedCall(_ function: Function, _ values: [Compiled], _ arguments: [Expression]) -> Compiled? {
    guard let index = function.literalIndex, case .call(let support) = function.swift else { return nil }
    let prepared: Compiled?
    switch function.parameter(at: index).role {
    case .dateFormat: prepared = dateFormat(values, arguments, index, isLocal: false)
    case .localDateFormat: prepared = dateFormat(values, arguments, index, isLocal: true)
    case .regularExpression: prepared = pattern("Pattern", "pattern", values[index], arguments[index])
    case .jsonPath: prepared = pattern("Path", "path", values[index], arguments[index])
    case .xPath: prepared = pattern("XMLPath", "path", values[index], arguments[index])
    case .value, .time, .dateLocale, .numberLocale, .letterLocale, .timeZone, .propertyName, .template: return nil
    }
    // Times that are known to be texts or numbers need not be looked at.
    let plain = Array(values.prefix(index))
    let typed = support.typed == nil ? nil : declared(plain, of: function)
    let others = typed ?? plain.map { value($0) }
    var result = invoke(function, support, others, prepared.map { SwiftArgument(nil, $0.source) })
    if prepared?.canThrow == true { result.canThrow = true }
    return result
  }

  private mutating func dateFormat(
    _ values: [Compiled], _ arguments: [Expression], _ index: Int, isLocal: Bool
  ) -> Compiled? {
    guard index < arguments.count else { return nil }
    let hasLocale = index + 1 < arguments.count
    let isPlain = !hasLocale || arguments[index + 1].stringLiteral != nil
    if isPlain, let text = arguments[index].stringLiteral {
      return Compiled(dateFormat(text), .value)
    }
    let parts = values[index...].map { value($0) }
    var call = parts.enumerated().map { SwiftArgument($0 == 0 ? "value" : nil, $1.source) }
    if isLocal { call.append(SwiftArgument("or", ".local")) }
    return Compiled(.call("CardFunctions.DateFormat", call), .value, canThrow: parts.contains(where: \.canThrow))
  }

  private mutating func pattern(
    _ type: String, _ prefix: String, _ text: Compiled, _ argument: Expression
  ) -> Compiled {
    if let literal = argument.stringLiteral {
      let pattern = constant(prefix, .call("CardFunctions.\(type)", [SwiftArgument(nil, .text(literal))]))
      return Compiled(pattern, .value)
    }
    let source = SwiftExpression.call("CardFunctions.\(type)", [SwiftArgument(nil, value(text).source)])
    return Compiled(source, .value, canThrow: true)
  }

  // MARK: Names that only the run tells

  /// A call of `getProperty`, which looks up a path that is given as text.
  mutating func property(_ arguments: [Expression], _ scope: BindingScope, _ substitutes: Bool) -> Compiled {
    let substitution = SwiftArgument("substitutes", .verbatim("\(substitutes)"))
    let values = arguments.map { value(compile($0, scope, substitutes: substitutes)) }
    var call = values.map { SwiftArgument(nil, $0.source) }
    if let path = arguments.first, arguments.count == 1 {
      let first = path.stringLiteral?.prefix { $0 != "." && $0 != "[" && $0 != "]" }
      call.append(SwiftArgument("from", names(in: scope, needed: first.map(String.init))))
    }
    return Compiled(.call("CardFunctions.getProperty", call + [substitution]), .value, canThrow: true)
  }

  /// The names of a scope as an object: all of them, or the ones that count for the name `needed`.
  private mutating func names(in scope: BindingScope, needed: String?) -> SwiftExpression {
    // Inner parameters come first, for the first of several with one name counts.
    var names = scope.locals.reversed().map { ($0.name, $0.value) }
    names += [("$data", scope.data), ("$root", scope.root)]
    if let host = scope.host { names.append(("$host", host)) }
    if let index = scope.index { names.append(("$index", index)) }
    if let needed { names = names.filter { $0.0 == needed || $0.0 == "$data" && !needed.hasPrefix("$") } }
    needsData()
    let members = names.map { name, typed in
      SwiftExpression.call(
        "CardValue.Member",
        [SwiftArgument(nil, .text(name)), SwiftArgument(nil, value(Compiled(typed.source, typed.type)).source)])
    }
    return .call("CardValue.object", [SwiftArgument(nil, .array(members))])
  }

  /// A call of `stringOrValue`: the text with holes is compiled as if it were one of the template.
  mutating func textWithHoles(_ argument: Expression, _ scope: BindingScope, _ substitutes: Bool) -> Compiled {
    guard let text = argument.stringLiteral else {
      _ = compile(argument, scope, substitutes: substitutes)
      let problem = UnsupportedCalls.textWithHoles
      return refuse(problem.what, help: problem.help)
    }
    if let mistake = TemplateString.mistake(in: text) {
      return refuse("a text with the mistake that \(mistake)", help: "correct the text")
    }
    guard let template = TemplateString.parse(text) else { return Compiled(.text(text), .string) }
    // Types are made after what templates read by name, which is not what stands in texts.
    needsData()
    for typed in [scope.data, scope.root, scope.host].compactMap({ $0 }) { noteWholeUse(of: typed.type) }
    if let expression = template.singleHole { return compile(expression, scope, substitutes: substitutes) }
    return interpolation(template.segments, scope, substitutes)
  }

  /// A text with holes inside of an expression, whose values are printed as `concat` prints them.
  mutating func interpolation(
    _ segments: [TemplateString.Segment], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    use("CardFunctions")
    var parts = [value(Compiled(.text(""), .string))]
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(value(Compiled(.text(text), .string)))
      case .hole(let expression): parts.append(value(compile(expression, scope, substitutes: substitutes)))
      }
    }
    return invoke("concat", parts, .value)
  }
}

extension Function {
  /// The Swift type of what the support code gives for a call.
  fileprivate var swiftType: DataType {
    if case .call(let support) = swift, let result = support.result { return DataType(of: result) }
    return DataType(of: result)
  }
}

extension DataType {
  /// The Swift type of values of a kind.
  fileprivate init(of type: ValueType) {
    switch type {
    case .string: self = .string
    case .number: self = .number
    case .boolean: self = .boolean
    default: self = .value
    }
  }
}
