/// Functions of objects. None changes the object that it is given: the result is a changed copy.
enum ObjectFunctions {
  static let all: [Function] = [
    Function(
      "getProperty", [.any], optional: [.propertyName], .any,
      "The property of an object, or the value at a path of the scope.", passes: .member, scope: .readsNames,
      example: "getProperty({price: 5}, 'price') → 5", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if call.count == 1 {
        guard let path = value.text else { throw call.wrong(0, value, "a string") }
        return context.lookUp(path: path, in: nil)
      }
      let name = try call.value(1, &context)
      try context.charge(contentOf: name)
      guard let path = name.printed else { throw call.wrong(1, name, "a string") }
      return context.lookUp(path: path, in: value)
    },
    Function(
      "setProperty", [.any, .propertyName, .any], .any, "The object with a property set.",
      example: #"setProperty({a: 1}, 'a', 2) → {"a":2}"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var (object, name) = try objectAndName(call, &context)
      object[name] = try call.value(2, &context)
      return .object(object)
    },
    Function(
      "addProperty", [.any, .propertyName, .any], .any, "The object with a property that it did not have.",
      example: #"addProperty({a: 1}, 'b', 2) → {"a":1,"b":2}"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var (object, name) = try objectAndName(call, &context)
      let value = try call.value(2, &context)
      guard object[name] == nil else { throw call.error("the object has a property `\(name)` already") }
      object[name] = value
      return .object(object)
    },
    Function(
      "removeProperty", [.any, .propertyName], .any, "The object without a property.",
      example: #"removeProperty({a: 1, b: 2}, 'a') → {"b":2}"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var (object, name) = try objectAndName(call, &context)
      object[name] = nil
      return .object(object)
    },
    Function(
      "merge", [.any], rest: .any, .any, "The properties of all objects, later ones winning, in one object.",
      example: #"merge({a: 1}, {a: 2, b: 3}) → {"a":2,"b":3}"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var all: [(name: String, value: Value)] = []
      for index in 0..<call.count {
        let value = try call.value(index, &context)
        for object in value.elements ?? [value] {
          guard let members = object.members else {
            throw call.wrong(index, object, "an object or an array of objects")
          }
          try context.charge(members.count * 2)
          for member in members { try context.charge(bytes: member.name.utf8.count) }
          all += members
        }
      }
      return .object(ObjectValue(merging: all))
    },
    Function(
      "setPathToValue", [.any, .any], .any, "The value, which the path then leads to in the rest of the expression.",
      scope: .changes, example: "setPathToValue(total, 5) → 5",
      swift: .none(help: "compute the value before the data are handed over")
    ) {
      (call, context) throws(EvaluationError) in
      let path = call.arguments[0]
      guard case .path(let root, let steps) = path.expression.syntax else {
        throw call.error("`\(path)` is not a path")
      }
      let value = try call.value(1, &context)
      // Values that hold each other in turn would nest without end.
      try context.charge(contentOf: value)
      try context.overlay(root, steps, path, value)
      return value
    },
  ]

  private static func objectAndName(
    _ call: Call, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> (ObjectValue, String) {
    let value = try call.value(0, &context)
    guard let object = value.copiedObject else { throw call.wrong(0, value, "an object") }
    // Names are looked for one by one.
    try context.charge(object.members.count * 2)
    return (object, try call.printed(1, &context) ?? "undefined")
  }
}

extension EvaluationContext {
  /// Lets a path of the scope lead to `value` until the scope is set anew. The data itself is not touched.
  mutating func overlay(
    _ root: PropertyName, _ steps: [Expression.Step], _ path: Code, _ value: Value
  ) throws(EvaluationError) {
    var names: [String] = []
    for (number, step) in steps.enumerated() {
      switch step {
      case .member(let name): names.append(name.text)
      case .index:
        let compiled = path.step(path.instruction.b + UInt32(number))
        let index =
          compiled.kind == .position ? .number(Double(compiled.value)) : try evaluatePlain(path.sibling(compiled.value))
        names.append(index.printed ?? "")
      }
    }
    if root.matches("$root") {
      try charge(copyOf: self.root, names)
      self.root = Self.setting(self.root, names[...], value)
    } else {
      let path = root.matches("$data") ? names : [root.text] + names
      try charge(copyOf: data, path)
      data = Self.setting(data, path[...], value)
    }
  }

  /// Counts the steps of copying what is on the way of a path.
  private mutating func charge(copyOf target: Value, _ path: [String]) throws(EvaluationError) {
    var value = target
    try charge(value.count ?? 0)
    for name in path {
      value = value.member(named: name)
      try charge(value.count ?? 0)
    }
  }

  private static func setting(_ target: Value, _ path: ArraySlice<String>, _ value: Value) -> Value {
    guard let name = path.first else { return value }
    if var elements = target.elements {
      guard let position = Int(name), position >= 0, position <= elements.count else { return target }
      let old = position < elements.count ? elements[position] : .undefined
      let new = setting(old, path.dropFirst(), value)
      if position < elements.count { elements[position] = new } else { elements.append(new) }
      return .array(elements)
    }
    guard var object = target.copiedObject else { return target }
    let key = object.members.first { PropertyName(name).matches($0.name) }?.name ?? name
    if path.count > 1, object[key] == nil { return target }
    object[key] = setting(object[key] ?? .undefined, path.dropFirst(), value)
    return .object(object)
  }
}
