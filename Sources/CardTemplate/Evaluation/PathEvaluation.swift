import CardSyntax

/// Where a path begins.
enum PathBase {
  /// At a name in the scope.
  case scope(PropertyName)
  /// At the value of an expression.
  case value(Expression)
}

/// A step whose index has been evaluated.
private enum ResolvedStep {
  case member(PropertyName)
  case key(PropertyName)
  case position(Int)
}

extension EvaluationContext {
  /// The value of the first `count` steps of a path.
  ///
  /// As in the reference, a path that ends in a member is looked up as a whole and replaced as a whole if it leads
  /// nowhere; one that ends in an index takes the value before it first, and can fail.
  mutating func evaluatePath(
    _ base: PathBase, _ steps: [Expression.Step], _ count: Int, _ expression: Expression
  ) throws(EvaluationError) -> Value {
    if count == 0 {
      switch base {
      case .value(let expression): return try evaluate(expression)
      case .scope(let name):
        let value = lookUp(name, [])
        return value.isUndefined ? substitute(name, []) : value
      }
    }
    switch steps[count - 1] {
    case .member:
      // Most paths are names alone, and most lead somewhere; those need no list of resolved steps.
      if case .scope(let name) = base, let value = plainValue(name, steps, count) { return value }
      let resolved = try resolve(steps, count)
      switch base {
      case .scope(let name):
        let value = lookUp(name, resolved)
        return value.isUndefined ? substitute(name, resolved) : value
      case .value(let expression):
        let start = try evaluate(expression)
        let value = Self.walk(start, resolved)
        return value.isUndefined ? substitute(nil, resolved) : value
      }
    case .index(let index):
      let instance = try evaluatePath(base, steps, count - 1, expression)
      let key = try evaluatePlain(index)
      return try Self.element(of: instance, key, index, expression)
    }
  }

  private mutating func resolve(
    _ steps: [Expression.Step], _ count: Int
  ) throws(EvaluationError) -> [ResolvedStep] {
    var resolved: [ResolvedStep] = []
    resolved.reserveCapacity(count)
    for step in steps[..<count] {
      switch step {
      case .member(let name): resolved.append(.member(name))
      case .index(let expression):
        let value = try evaluate(expression)
        if let position = value.integer {
          resolved.append(.position(position))
        } else if let text = value.text {
          resolved.append(.key(PropertyName(text)))
        } else {
          throw .message("`\(expression)` is \(value.kindName), not a position or a name", expression.range)
        }
      }
    }
    return resolved
  }

  /// The value at a path of names that begins in the data itself, if there is one.
  private func plainValue(_ root: PropertyName, _ steps: [Expression.Step], _ count: Int) -> Value? {
    var value: Value
    if locals.isEmpty {
      value = isBareScope || root.text.utf8.first != UInt8(ascii: "$") ? Self.member(of: data, root) : special(root)
    } else {
      guard let local = locals.last, local.name === root || root.matches(local.name.text) else { return nil }
      value = local.value
    }
    for index in 0..<count {
      guard case .member(let name) = steps[index] else { return nil }
      value = Self.member(of: value, name)
      if value.isUndefined { return nil }
    }
    return value
  }

  private func lookUp(_ root: PropertyName, _ steps: [ResolvedStep]) -> Value {
    var position = locals.count - 1
    while position >= 0 {
      let local = locals[position]
      position -= 1
      guard local.name === root || root.matches(local.name.text) else { continue }
      let value = Self.walk(local.value, steps)
      // A member that an item does not have may be one of an outer item of the same name.
      if !value.isUndefined { return value }
    }
    if isBareScope {
      let value = Self.walk(Self.member(of: data, root), steps)
      if !value.isUndefined || !root.text.hasPrefix("$") { return value }
    }
    guard root.text.utf8.first == UInt8(ascii: "$") else { return Self.walk(Self.member(of: data, root), steps) }
    return Self.walk(special(root), steps)
  }

  private func special(_ name: PropertyName) -> Value {
    if name.matches("$data") { return data }
    if name.matches("$root") { return root }
    if name.matches("$index") { return index }
    if name.matches("$host") { return host }
    if name.matches("$_acTemplateVersion") { return Self.version }
    return .undefined
  }

  /// The version of the template language, which templates may ask for.
  private static let version = Value.object(
    ObjectValue([("major", .number(2)), ("minor", .number(3)), ("patch", .number(1))]))

  private static func walk(_ start: Value, _ steps: [ResolvedStep]) -> Value {
    var value = start
    for step in steps {
      switch step {
      case .member(let name), .key(let name): value = member(of: value, name)
      case .position(let position):
        value = value.isArray ? element(of: value, at: position) : member(of: value, PropertyName(String(position)))
      }
      if value.isUndefined { return value }
    }
    return value
  }

  /// The first member of an object whose name is `name` but for case.
  static func member(of value: Value, _ name: PropertyName) -> Value {
    switch value {
    case .node(let node):
      switch node.kind {
      case .object:
        for member in node.members {
          let isMatch = member.withRawKey { raw, isEscaped in
            isEscaped ? name.matches(JSONText.decode(raw, escaped: true)) : name.matches(raw)
          }
          if isMatch { return Value(member.value) }
        }
        return .undefined
      case .array, .string: return unit(of: value, name)
      default: return .undefined
      }
    case .object(let object):
      for member in object.members where name.matches(member.name) { return member.value }
      return .undefined
    case .array, .string: return unit(of: value, name)
    default: return .undefined
    }
  }

  /// Arrays and strings have members `0`, `1`, … as in JavaScript.
  private static func unit(of value: Value, _ name: PropertyName) -> Value {
    guard let position = Int(name.text), String(position) == name.text, position >= 0 else { return .undefined }
    if value.isArray { return element(of: value, at: position) }
    guard let units = value.text?.utf16, position < units.count else { return .undefined }
    let unit = units[units.index(units.startIndex, offsetBy: position)]
    return .string(String(decoding: [unit], as: UTF16.self))
  }

  private static func element(of value: Value, at position: Int) -> Value {
    switch value {
    case .array(let elements): elements.indices.contains(position) ? elements[position] : .undefined
    case .node(let node): Value(node[position])
    default: .undefined
    }
  }

  private static func element(
    of instance: Value, _ key: Value, _ index: Expression, _ expression: Expression
  ) throws(EvaluationError) -> Value {
    if let position = key.integer {
      if instance.isNothing { return .undefined }
      guard let count = instance.isArray ? instance.count : nil else {
        throw .message("\(instance.kindName) has no element \(position)", expression.range)
      }
      guard position >= 0, position < count else {
        let elements = count == 1 ? "1 element" : "\(count) elements"
        throw .message("there is no element \(position); the array has \(elements)", expression.range)
      }
      return element(of: instance, at: position)
    }
    if let name = key.text { return instance.isFalsy ? .undefined : member(of: instance, PropertyName(name)) }
    throw EvaluationError(
      reason: .wrongType(index, wanted: "a position or a name", found: key.kindName), range: index.range)
  }

  // MARK: Paths to nothing

  private mutating func substitute(_ root: PropertyName?, _ steps: [ResolvedStep]) -> Value {
    guard substitutes else { return .undefined }
    let path = Self.text(root, steps)
    switch missing {
    case .null: return .undefined
    case .keep, .error:
      misses.append(explain(path, root, steps))
      return .string("${\(path)}")
    case .empty:
      misses.append(explain(path, root, steps))
      return .string("")
    }
  }

  /// ``substitute(_:_:)`` for a function that looks up a path given as text.
  mutating func substitute(path: String) -> Value { substitute(PropertyName(path), []) }

  /// The value at a path given as text, from the scope or from `start`.
  mutating func lookUp(path: String, in start: Value?) -> Value {
    // The reference cuts such a path at points and brackets, whatever is between them.
    var names = path.split { $0 == "." || $0 == "[" || $0 == "]" }.map(String.init)
    for (position, name) in names.enumerated() where name.count >= 2 {
      if let quote = name.first, quote == "'" || quote == "\"", name.last == quote {
        names[position] = String(name.dropFirst().dropLast())
      }
    }
    let steps = names.map { name in Int(name).map { ResolvedStep.position($0) } ?? .member(PropertyName(name)) }
    let value: Value
    if let start {
      value = steps.isEmpty ? .undefined : Self.walk(start, steps)
    } else if let first = names.first {
      value = lookUp(PropertyName(first), Array(steps.dropFirst()))
    } else {
      value = .undefined
    }
    return value.isUndefined ? substitute(path: path) : value
  }

  private static func text(_ root: PropertyName?, _ steps: [ResolvedStep]) -> String {
    var path = root?.text ?? ""
    for step in steps {
      switch step {
      case .position(let position): path += "[\(position)]"
      case .member(let name): path += path.isEmpty ? name.text : "." + name.text
      case .key(let name): path += "['\(name.text)']"
      }
    }
    return path
  }

  /// Finds where a path that leads to nothing ends, and what was probably meant.
  private func explain(_ path: String, _ root: PropertyName?, _ steps: [ResolvedStep]) -> Miss {
    var miss = Miss(path: path)
    guard explainsMisses, let root else { return miss }
    let local = locals.last { root.matches($0.name.text) }
    var value = local?.value ?? (root.text.hasPrefix("$") ? special(root) : Self.member(of: data, root))
    if value.isUndefined {
      miss.name = root.text
      if case .node(let node) = data { miss.node = node }
      let names = (data.members ?? []).map(\.name) + locals.map(\.name.text) + ["$root", "$data", "$index", "$host"]
      miss.suggestion = Suggestion.nearest(to: root.text, in: names)
      return miss
    }
    var passed: [ResolvedStep] = []
    for step in steps {
      let next = Self.walk(value, [step])
      if next.isUndefined {
        miss.parent = Self.text(root, passed)
        if case .node(let node) = value { miss.node = node }
        switch step {
        case .member(let name), .key(let name):
          miss.name = name.text
          miss.suggestion = Suggestion.nearest(to: name.text, in: (value.members ?? []).map(\.name))
        case .position: break
        }
        return miss
      }
      passed.append(step)
      value = next
    }
    return miss
  }
}
