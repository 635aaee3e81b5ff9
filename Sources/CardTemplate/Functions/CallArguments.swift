import CardSyntax

extension Call {
  /// The value of an argument.
  @inline(__always)
  func value(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> Value {
    let value = try context.evaluate(arguments[index])
    // A number of a million digits is read each time that it is asked for.
    if case .node(let node) = value, node.byteCount > 256, node.kind == .number {
      try context.charge(bytes: node.byteCount)
    }
    return value
  }

  /// The value of an argument that may be left out.
  func optional(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> Value? {
    index < arguments.count ? try context.evaluate(arguments[index]) : nil
  }

  /// All arguments' values.
  func values(_ context: inout EvaluationContext) throws(EvaluationError) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try context.evaluate(argument)) }
    return values
  }

  /// An argument that must be a number.
  func number(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> Double {
    let value = try value(index, &context)
    guard let number = value.number else { throw wrong(index, value, "a number") }
    return number
  }

  /// An argument that must be a number without fraction.
  func integer(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> Int {
    let value = try value(index, &context)
    guard let integer = value.integer else { throw wrong(index, value, "an integer") }
    return integer
  }

  /// An argument that must be a string; nothing counts as the empty one, `null` does not.
  func text(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> String {
    let value = try value(index, &context)
    if let text = value.text {
      try context.charge(bytes: text.utf8.count)
      return text
    }
    if value.isUndefined { return "" }
    throw wrong(index, value, "a string")
  }

  /// An argument that must be a string.
  func string(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> String {
    let value = try value(index, &context)
    guard let text = value.text else { throw wrong(index, value, "a string") }
    try context.charge(bytes: text.utf8.count)
    return text
  }

  /// An argument that must be an array.
  func elements(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> [Value] {
    let value = try value(index, &context)
    guard let elements = value.elements else { throw wrong(index, value, "an array") }
    try context.charge(elements.count)
    return elements
  }

  /// What an argument is printed as, where anything may be given; none for `null` and nothing.
  func printed(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> String? {
    let value = try value(index, &context)
    try context.charge(contentOf: value)
    return value.printed
  }

  /// The error for an argument of the wrong kind.
  func wrong(_ index: Int, _ value: Value, _ wanted: StaticString) -> EvaluationError {
    EvaluationError(
      reason: .wrongType(arguments[index].expression, wanted: wanted, found: value.kindName),
      range: arguments[index].range)
  }

  /// An error of the call as a whole.
  func error(_ text: String) -> EvaluationError { .message(text, range) }
}
