import CardSyntax

/// A step of a path whose index has been evaluated, for paths that are not names alone.
private enum ResolvedStep {
  case member(String)
  case key(String)
  case position(Int)
}

extension EvaluationContext {
  /// The value of a path.
  @inline(__always)
  mutating func evaluatePath(_ code: Code, _ instruction: Instruction) throws(EvaluationError) -> Value {
    // Most paths are names alone, and most lead somewhere.
    if instruction.operation == .path, let value = plainValue(code, instruction) { return value }
    return try evaluatePath(code, instruction, Int(instruction.c))
  }

  /// The value of the first `count` steps of a path.
  ///
  /// As in the reference, a path that ends in a member is looked up as a whole and replaced as a whole if it leads
  /// nowhere; one that ends in an index takes the value before it first, and can fail.
  private mutating func evaluatePath(
    _ code: Code, _ instruction: Instruction, _ count: Int
  ) throws(EvaluationError) -> Value {
    let isAccess = instruction.operation == .access
    let rootName = isAccess ? nil : code.property(instruction.a).text
    guard count > 0 else {
      guard let rootName else { return try evaluate(code.sibling(instruction.a)) }
      let value = lookUp(rootName, instruction.root, [])
      return value.isUndefined ? substitute(rootName, instruction.root, []) : value
    }
    let last = code.step(instruction.b + UInt32(count) - 1)
    if last.kind == .member {
      let resolved = try resolve(code, instruction, count)
      let value: Value
      if let rootName {
        value = lookUp(rootName, instruction.root, resolved)
      } else {
        value = walk(try evaluate(code.sibling(instruction.a)), resolved)
      }
      return value.isUndefined ? substitute(rootName, instruction.root, resolved) : value
    }
    let instance = try evaluatePath(code, instruction, count - 1)
    if last.kind == .position {
      return try element(of: instance, at: Int(last.value), code)
    }
    let index = code.sibling(last.value)
    let key = try evaluatePlain(index)
    if let position = key.integer { return try element(of: instance, at: position, code) }
    if let name = key.text {
      try charge(bytes: name.utf8.count)
      if instance.isString { try charge(contentOf: instance) }
      return instance.isFalsy ? .undefined : member(of: instance, named: name)
    }
    throw EvaluationError(
      reason: .wrongType(index.expression, wanted: "a position or a name", found: key.kindName), range: index.range)
  }

  private mutating func resolve(
    _ code: Code, _ instruction: Instruction, _ count: Int
  ) throws(EvaluationError) -> [ResolvedStep] {
    var resolved: [ResolvedStep] = []
    resolved.reserveCapacity(count)
    for number in 0..<count {
      let step = code.step(instruction.b + UInt32(number))
      switch step.kind {
      case .member: resolved.append(.member(code.property(step.value).text))
      case .position: resolved.append(.position(Int(step.value)))
      case .index:
        let index = code.sibling(step.value)
        let value = try evaluate(index)
        if let position = value.integer {
          resolved.append(.position(position))
        } else if let text = value.text {
          resolved.append(.key(text))
        } else {
          throw .message("`\(index)` is \(value.kindName), not a position or a name", index.range)
        }
      }
    }
    return resolved
  }

  // MARK: Paths that lead somewhere

  /// The value at a path of names and positions that ends in a name, if there is one.
  @inline(__always)
  private mutating func plainValue(_ code: Code, _ instruction: Instruction) -> Value? {
    var value: Value
    if instruction.local >= 0 {
      value = locals[Int(instruction.local)].value
    } else {
      switch instruction.root {
      case .property: value = member(of: data, code.name(instruction.a))
      case .data: value = data
      case .root: value = root
      case .index: value = index
      case .host: value = host
      case .propertyOrSpecial, .version, .nothing: return nil
      }
    }
    if instruction.c > 0 {
      let end = instruction.b &+ instruction.c
      guard code.step(end &- 1).kind == .member else { return nil }
      for position in instruction.b..<end {
        let step = code.step(position)
        switch step.kind {
        case .member: value = member(of: value, code.name(step.value))
        case .position: value = element(of: value, at: Int(step.value))
        case .index: return nil
        }
      }
    }
    return value.isUndefined ? nil : value
  }

  private mutating func lookUp(_ name: String, _ start: Instruction.Root, _ steps: [ResolvedStep]) -> Value {
    for local in locals.reversed() where local.name.matches(name) {
      let value = walk(local.value, steps)
      // A member that an item does not have may be one of an outer item of the same name.
      if !value.isUndefined { return value }
      leftLambdas = true
    }
    switch start {
    case .property: return walk(data.member(named: name), steps)
    case .propertyOrSpecial:
      let value = walk(data.member(named: name), steps)
      return value.isUndefined ? walk(self.value(of: Self.special(name)), steps) : value
    default: return walk(value(of: start), steps)
    }
  }

  private func value(of start: Instruction.Root) -> Value {
    switch start {
    case .data: data
    case .root: root
    case .index: index
    case .host: host
    case .version: Self.version
    case .property, .propertyOrSpecial, .nothing: .undefined
    }
  }

  /// What a name stands for that begins with `$`; any other name is a property of the data.
  static func special(_ name: String) -> Instruction.Root {
    guard name.utf8.first == UInt8(ascii: "$") else { return .property }
    switch name.lowercased() {
    case "$data": return .data
    case "$root": return .root
    case "$index": return .index
    case "$host": return .host
    case "$_actemplateversion": return .version
    default: return .nothing
    }
  }

  /// The version of the template language, which templates may ask for.
  private static var version: Value {
    .object(ObjectValue([("major", .number(2)), ("minor", .number(3)), ("patch", .number(1))]))
  }

  private mutating func walk(_ start: Value, _ steps: [ResolvedStep]) -> Value {
    var value = start
    for step in steps {
      switch step {
      case .member(let name), .key(let name): value = member(of: value, named: name)
      case .position(let position): value = element(of: value, at: position)
      }
      if value.isUndefined { return value }
    }
    return value
  }

  private mutating func element(
    of instance: Value, at position: Int, _ code: Code
  ) throws(EvaluationError) -> Value {
    if instance.isNothing { return .undefined }
    guard let count = instance.isArray ? instance.count : nil else {
      throw .message("\(instance.kindName) has no element \(position)", code.range)
    }
    guard position >= 0, position < count else {
      let elements = count == 1 ? "1 element" : "\(count) elements"
      throw .message("there is no element \(position); the array has \(elements)", code.range)
    }
    return element(of: instance, at: position)
  }

  // MARK: Steps

  /// The value of the first member whose name is `name` but for case. Members are looked for one by one.
  @inline(__always)
  private mutating func member(of value: Value, _ name: FoldedName) -> Value {
    let member = value.member(name)
    if case .node(let node) = value {
      if case .node(let found) = member, found.index &- node.index <= 512 { return member }
      if node.recordCount > 512 { chargeLookUp(in: node, member) }
    }
    return member
  }

  /// The value of the first member of an object whose name is `name` but for case.
  mutating func member(of value: Value, named name: String) -> Value {
    let member = value.member(named: name)
    switch value {
    case .node(let node): chargeLookUp(in: node, member)
    case .object(let object): chargeLater(object.members.count)
    default: break
    }
    return member
  }

  /// Counts the steps of a look-up that led to `member`, or to nothing.
  @inline(never)
  private mutating func chargeLookUp(in node: BorrowedNode, _ member: Value) {
    switch node.kind {
    case .object:
      var visited = node.count
      if case .node(let member) = member, member.index > node.index {
        visited = min(visited, Int(member.index - node.index))
      }
      chargeLater(visited / 16)
    case .string: chargeLater(node.byteCount / 8)
    default: break
    }
  }

  /// The element of an array, or the member of an object that has the position for a name. Elements of data are
  /// counted off.
  @inline(__always)
  private mutating func element(of value: Value, at position: Int) -> Value {
    if position > 16, case .node(let node) = value { chargeLater(min(position, node.recordCount) / 16) }
    return value.element(at: position)
  }

  // MARK: Paths to nothing

  private mutating func substitute(
    _ root: String?, _ start: Instruction.Root, _ steps: [ResolvedStep]
  ) -> Value {
    guard substitutes, missing != .null else { return .undefined }
    chargeLater(8)
    let path = Self.text(root, steps)
    misses.append(explain(path, root, start, steps))
    return .string(missing == .empty ? "" : "${\(path)}")
  }

  /// The value at a path given as text, from the scope or from `start`.
  mutating func lookUp(path: String, in start: Value?) -> Value {
    chargeLater(20 + path.utf8.count * 2)
    // The reference cuts such a path at points and brackets, whatever is between them.
    var names = path.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
    for (position, name) in names.enumerated() where name.count >= 2 {
      if let quote = name.first, quote == "'" || quote == "\"", name.last == quote {
        names[position] = String(name.dropFirst().dropLast())
      }
    }
    let steps = names.map { name in Int(name).map { ResolvedStep.position($0) } ?? .member(name) }
    let value: Value
    if let start {
      value = steps.isEmpty ? .undefined : walk(start, steps)
    } else if let first = names.first {
      let special = Self.special(first)
      value = lookUp(
        first, isBareScope && special != .property ? .propertyOrSpecial : special, Array(steps.dropFirst()))
    } else {
      value = .undefined
    }
    return value.isUndefined ? substitute(path, .property, []) : value
  }

  /// Notes that an operand that counts as nothing where it fails did: a path as one that leads to nothing.
  mutating func noteFailure(of code: Code, _ error: EvaluationError) {
    guard substitutes, missing != .null else { return }
    switch code.instruction.operation {
    case .path, .access: misses.append(Miss(path: ExpressionPrinter.source(code.expression)))
    default:
      warn(
        TemplateDiagnostics.failedOperand, "`\(code.expression)` counts as not there, since \(error.message)",
        at: code.range)
    }
  }

  private static func text(_ root: String?, _ steps: [ResolvedStep]) -> String {
    var path = root ?? ""
    for step in steps {
      switch step {
      case .position(let position): path += "[\(position)]"
      case .member(let name): path += path.isEmpty ? name : "." + name
      case .key(let name): path += "['\(name)']"
      }
    }
    return path
  }

  /// Finds where a path that leads to nothing ends, and what was probably meant.
  private mutating func explain(
    _ path: String, _ root: String?, _ start: Instruction.Root, _ steps: [ResolvedStep]
  ) -> Miss {
    var miss = Miss(path: path)
    // Only the first one is told.
    guard explainsMisses, misses.isEmpty, let root else { return miss }
    let local = locals.last { $0.name.matches(root) }
    var value = local?.value ?? lookUp(root, start, [])
    if value.isUndefined {
      miss.name = root
      miss.node = hold(data)
      if start == .property, isInRoot([.member(root)] + steps) {
        miss.correction = "$root." + Self.text(root, steps)
        return miss
      }
      miss.suggestion = suggestion(
        for: root, in: data, or: locals.map(\.name.text) + ["$root", "$data", "$index", "$host"])
      return miss
    }
    var passed: [ResolvedStep] = []
    for step in steps {
      let next = walk(value, [step])
      if next.isUndefined {
        miss.parent = Self.text(root, passed)
        miss.node = hold(value)
        switch step {
        case .member(let name), .key(let name):
          miss.name = name
          miss.suggestion = suggestion(for: name, in: value)
        case .position: break
        }
        return miss
      }
      passed.append(step)
      value = next
    }
    return miss
  }

  /// Whether a path that is not in the scope of a `$data` is in the whole data.
  private mutating func isInRoot(_ steps: [ResolvedStep]) -> Bool {
    if case .node(let node) = root, node.kind == .object { return !walk(root, steps).isUndefined }
    return false
  }

  private func hold(_ value: Value) -> Node? {
    guard case .node(let node) = value else { return nil }
    return self.node(node)
  }
}
