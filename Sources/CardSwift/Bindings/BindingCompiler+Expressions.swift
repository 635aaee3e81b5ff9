import CardTemplate

extension BindingCompiler {
  /// An expression in Swift. With `substitutes` a path to nothing is replaced by its own text where its value is used,
  /// as the template language does outside of conditions.
  mutating func compile(_ expression: Expression, _ scope: BindingScope, substitutes: Bool) -> Compiled {
    var compiled = typed(expression, scope, substitutes: substitutes)
    // The language knows times and enumerations as texts only, and all numbers as `Double`.
    let base = Self.grouped(compiled.source)
    switch compiled.type {
    case .date: (compiled.source, compiled.type) = (.member(base, "text"), .string)
    case .enumeration: (compiled.source, compiled.type) = (.member(base, "rawValue"), .string)
    case .integer: (compiled.source, compiled.type) = (.call("Double", [SwiftArgument(nil, compiled.source)]), .number)
    case .field(.enumeration): (compiled.source, compiled.type) = (.member(base, "text"), .field(.string))
    case .field(.integer): (compiled.source, compiled.type) = (.member(base, "double"), .field(.number))
    default: break
    }
    return compiled
  }

  /// An expression of the type that the data have for it.
  private mutating func typed(_ expression: Expression, _ scope: BindingScope, substitutes: Bool) -> Compiled {
    switch expression.syntax {
    case .null: return Compiled("CardValue.null", .value)
    case .undefined: return .nothing
    case .boolean(let value): return Compiled(.verbatim("\(value)"), .boolean)
    case .number(let value): return Compiled(.number(value), .number)
    case .string(let text): return Compiled(.text(text), .string)
    case .path(let root, let steps): return path(root, steps, scope, substitutes)
    case .access(let base, let steps):
      let start = compile(base, scope, substitutes: substitutes)
      return follow(
        steps, from: start.missingText == nil ? start : value(start), called: nil, scope, substitutes)
    case .call(let function, let arguments): return call(function, arguments, scope, substitutes)
    case .array(let elements):
      let values = elements.map { value(compile($0, scope, substitutes: substitutes)) }
      var result = Compiled(.call("CardValue.array", [SwiftArgument(nil, .array(values.map(\.source)))]), .value)
      result.canThrow = values.contains(where: \.canThrow)
      return result
    case .object(let members):
      let values = members.map { value(compile($0.value, scope, substitutes: substitutes)) }
      let pairs = zip(members, values).map { member, value in
        SwiftExpression.call(
          "CardValue.Member", [SwiftArgument(nil, .text(member.name)), SwiftArgument(nil, value.source)])
      }
      var result = Compiled(.call("CardValue.object", [SwiftArgument(nil, .array(pairs))]), .value)
      result.canThrow = values.contains(where: \.canThrow)
      return result
    case .lambda: return refuse("a lambda that is not an argument")
    case .unknownCall(let name, _): return refuse("`\(name)`")
    case .interpolation(let segments): return interpolation(segments, scope, substitutes)
    }
  }

  // MARK: Paths

  private mutating func path(
    _ root: PropertyName, _ steps: [Expression.Step], _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    follow(steps, from: start(root, scope), called: root.text, scope, substitutes)
  }

  /// What steps lead to from a value, which is called `name` unless it is computed.
  private mutating func follow(
    _ steps: [Expression.Step], from start: Compiled, called name: String?, _ scope: BindingScope, _ substitutes: Bool
  ) -> Compiled {
    var value = start
    var text = [SwiftText.text(name ?? "")]
    var missingText: SwiftExpression { Self.literal([.text("${")] + text + [.text("}")]) }
    var isIndexed = name == nil
    for (number, step) in steps.enumerated() {
      let isLast = number == steps.count - 1
      if isLast, substitutes, case .index = step, !isIndexed, Self.mayBeMissing(value) {
        // What an index at the end is applied to is a value of its own, which may be the text of its path.
        value.missingText = missingText
        value = self.value(value)
      }
      // A member of what an index leads to is looked up as a whole, so that a position beyond the end is nothing.
      value = walk(value, step, isLast: isLast, scope)
      switch step {
      case .member(let name):
        text.append(.text(number == 0 && isIndexed ? name.text : "." + name.text))
        isIndexed = false
      case .index(let index):
        isIndexed = true
        switch index.syntax {
        case .number(let position): text.append(.text("[\(SwiftNumber.source(position))]"))
        case .string(let key): text.append(.text("['\(key)']"))
        default:
          use("CardFunctions")
          let key = self.value(compile(index, scope, substitutes: substitutes))
          text.append(.value(.call("CardFunctions.pathStep", [SwiftArgument(nil, key.source)])))
          if key.canThrow { value.canThrow = true }
        }
      }
    }
    // A path that ends in an index leads to nothing without a word.
    if substitutes, !isIndexed, Self.mayBeMissing(value) { value.missingText = missingText }
    return value
  }

  /// A string literal in which texts next to each other are one.
  private static func literal(_ parts: [SwiftText]) -> SwiftExpression {
    .string(
      parts.reduce(into: []) { joined, part in
        if case .text(let text) = part, case .text(let before)? = joined.last {
          joined[joined.count - 1] = .text(before + text)
        } else {
          joined.append(part)
        }
      })
  }

  static func mayBeMissing(_ value: Compiled) -> Bool {
    switch value.type {
    case .value, .field: true
    default: false
    }
  }

  /// What a path begins at.
  private func start(_ root: PropertyName, _ scope: BindingScope) -> Compiled {
    if let local = scope.locals.last(where: { root.matches($0.name) }) {
      return Compiled(local.value.source, local.value.type)
    }
    switch root.text.lowercased() {
    case "$data": return Compiled(scope.data.source, scope.data.type)
    case "$root": return Compiled(scope.root.source, scope.root.type)
    case "$host": return scope.host.map { Compiled($0.source, $0.type) } ?? .nothing
    case "$index": return scope.index.map { Compiled($0.source, $0.type) } ?? .nothing
    case "$_actemplateversion":
      let members = [("major", "2"), ("minor", "3"), ("patch", "1")].map { name, number in
        SwiftExpression.call(
          "CardValue.Member", [SwiftArgument(nil, .text(name)), SwiftArgument(nil, .verbatim(number))])
      }
      return Compiled(.call("CardValue.object", [SwiftArgument(nil, .array(members))]), .value)
    default:
      // Other names that begin so are none of the data.
      if root.text.hasPrefix("$") { return .nothing }
      return member(root.text, of: Compiled(scope.data.source, scope.data.type))
    }
  }

  private func member(_ name: String, of value: Compiled) -> Compiled {
    var result = value
    switch value.type {
    case .structure(let structure):
      guard let field = types.field(name, of: structure) else { return .nothing }
      result.source = .member(Self.grouped(value.source), SwiftNames.escaped(field.name))
      result.type = field.type
    case .field(.structure(let structure)):
      guard let field = types.field(name, of: structure) else { return .nothing }
      let key = SwiftArgument(nil, .verbatim("\\.\(SwiftNames.escaped(field.name))"))
      switch field.type {
      case .field:
        result.source = .call(.member(Self.grouped(value.source), "flatMap"), [key], nil)
        result.type = field.type
      case .value:
        result.source = .member(.call(.member(Self.grouped(value.source), "map"), [key], nil), "cardValue")
        result.type = .value
      default:
        result.source = .call(.member(Self.grouped(value.source), "map"), [key], nil)
        result.type = .field(field.type)
      }
    case .value:
      if value.isMissing { return .nothing }
      result.source = .element(Self.grouped(value.source), .text(name))
    default: return .nothing
    }
    return result
  }

  private mutating func walk(
    _ value: Compiled, _ step: Expression.Step, isLast: Bool, _ scope: BindingScope
  ) -> Compiled {
    switch step {
    case .member(let name): return member(name.text, of: value)
    case .index(let index):
      switch index.syntax {
      case .string(let key): return member(key, of: value)
      case .number(let number):
        guard let position = Int(exactly: number), position >= 0 || isLast else { return .nothing }
        return element(.verbatim(String(position)), of: value, isLast: isLast)
      default: break
      }
      let position = compile(index, scope, substitutes: false)
      guard case .number = position.type, !position.canThrow else {
        use("CardFunctions")
        let (base, key) = (self.value(value), self.value(position))
        let arguments = [SwiftArgument(nil, base.source), SwiftArgument(isLast ? "at" : nil, key.source)]
        return Compiled(.call("CardFunctions.\(isLast ? "element" : "step")", arguments), .value, canThrow: true)
      }
      // Positions that are no integers lead nowhere.
      return element(
        .infix(.call("Int", [SwiftArgument("exactly", position.source)]), "??", "-1"), of: value, isLast: isLast)
    }
  }

  private mutating func element(_ position: SwiftExpression, of value: Compiled, isLast: Bool) -> Compiled {
    use("CardFunctions")
    var result = value
    var type = value.type
    // A position in no array leads to nothing, unless it is the last step.
    if case .field(.array(let element)) = type, !isLast { type = .array(element) }
    switch type {
    case .array(let element) where isLast:
      result.source = .call(
        "CardFunctions.element", [SwiftArgument(nil, value.source), SwiftArgument("at", position)])
      result.type = element
      result.canThrow = true
    case .array(let element):
      result.source = .call(
        .member(Self.grouped(value.source), "cardItem"), [SwiftArgument("at", position)], nil)
      result.type = .field(element)
      if case .value = element {
        result.source = .member(result.source, "cardValue")
        result.type = .value
      }
    default:
      let base = self.value(value)
      result = base
      if isLast {
        result.source = .call(
          "CardFunctions.element", [SwiftArgument(nil, base.source), SwiftArgument("at", position)])
        result.canThrow = true
      } else {
        result.source = .element(Self.grouped(base.source), position)
      }
    }
    return result
  }

  // MARK: Conditions

  /// A `Bool`: whether conditions take the value for true, with errors for false.
  mutating func truth(_ expression: Expression, _ scope: BindingScope) -> SwiftExpression {
    // Only the truth of `||` counts, not what its last operand is.
    if case .call(let function, let arguments) = expression.syntax, function.name == "or" {
      return connected("||", arguments, scope).source
    }
    return truth(of: compile(expression, scope, substitutes: false))
  }

  mutating func truth(of compiled: Compiled) -> SwiftExpression {
    let compiled = compiled.missingText == nil ? compiled : value(compiled)
    switch compiled.type {
    case .boolean where !compiled.canThrow: return compiled.source
    case .string, .number, .array, .structure: if !compiled.canThrow { return "true" }
    case .field(.boolean) where !compiled.canThrow: return .member(Self.grouped(compiled.source), "isTrue")
    case .field where !compiled.canThrow: return .infix(.member(Self.grouped(compiled.source), "value"), "!=", "nil")
    case .value where !compiled.canThrow: return .member(Self.grouped(compiled.source), "isTrue")
    case .boolean:
      use("CardFunctions")
      return .call("CardFunctions.holds", [SwiftArgument(nil, compiled.closure)])
    default: break
    }
    use("CardFunctions")
    return .call("CardFunctions.isTrue", [SwiftArgument(nil, value(compiled).closure)])
  }
}
