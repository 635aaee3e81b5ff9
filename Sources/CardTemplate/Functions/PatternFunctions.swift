import CardSyntax

/// Functions whose second argument is a text in a language of its own.
enum PatternFunctions {
  /// `isMatch`, among the functions of strings.
  static let strings: [Function] = [
    Function(
      "isMatch", [.string, .regularExpression], .boolean, "Whether a part of the string matches a regular expression.",
      isSearch: true, example: "isMatch('B-204', '^[A-Z]-[0-9]+$') → true", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      guard let text = value.isNothing ? "" : value.text else { throw call.wrong(0, value, "a string") }
      guard case .regularExpression(let expression) = try call.prepared(1, &context) else { return .undefined }
      return .boolean(try expression.matches(text) { (steps) throws(EvaluationError) in try context.charge(steps) })
    }
  ]

  /// `jPath` and `xPath`, among the functions of objects.
  static let objects: [Function] = [
    Function(
      "jPath", [.any, .jsonPath], .any,
      "The values at a JSPath, as an array, or the one at a path that ends in a position; of an object or a JSON text.",
      example: "jPath({a: {b: [1, 2]}}, '.a.b{. > 1}') → [2]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let data = try json(call, &context)
      guard case .jsonPath(let path) = try call.prepared(1, &context) else { return .undefined }
      let found = try path.apply(to: data) { (steps) throws(EvaluationError) in try context.charge(steps) }
      guard let found else { throw call.error("the path has no match") }
      return found
    },
    Function(
      "xPath", [.any, .xPath], .any,
      "What an XPath finds in an XML text: an array of nodes as XML, or a number, string or boolean.",
      example: "xPath('<a><b>1</b><b>2</b></a>', 'sum(/a/b)') → 3", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      guard case .xPath(let path) = try call.prepared(1, &context) else { return .undefined }
      try context.charge(text.utf8.count * 2)
      let tree: XMLTree
      do throws(LiteralProblem) {
        tree = try XMLReader.read(text)
      } catch {
        throw call.error(XMLReader.message(error, in: text))
      }
      let found = try path.evaluate(tree) { (steps) throws(EvaluationError) in try context.charge(steps) }
      switch found {
      case .number(let number): return .number(number)
      case .string(let string): return .string(string)
      case .boolean(let value): return .boolean(value)
      case .nodes(let nodes):
        if nodes.isEmpty { throw call.error("the path has no match") }
        var values: [Value] = []
        for node in nodes {
          let text = tree.serialized(node)
          // The nodes of one path can lie within each other.
          try context.charge(1 + text.utf8.count)
          values.append(.string(text))
        }
        return .array(values)
      }
    },
  ]

  /// `xml`, among the conversions.
  static let conversions: [Function] = [
    Function(
      "xml", [.any], .string, "The value, or that of a JSON text, as an XML document.",
      example: #"xml('{"a": 1}') → "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<a>1</a>""#,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try json(call, &context)
      if case .null = value { throw call.wrong(0, value, "an object or a JSON text") }
      let text = try XMLWriter<Value, EvaluationError>.document(value) { (steps) throws(EvaluationError) in
        try context.charge(steps)
      }
      guard let text else { throw call.error("the value is nested too deeply for XML") }
      return .string(text)
    }
  ]

  /// The first argument, or what it describes if it is a JSON text.
  private static func json(_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> Value {
    let value = try call.value(0, &context)
    guard let text = value.text else {
      if case .null = value { return value }
      guard value.isObject || value.isArray else { throw call.wrong(0, value, "an object or a JSON text") }
      return value
    }
    // The document stays in memory as long as the expansion.
    try context.charge(100 + text.utf8.count)
    var diagnostics = Diagnostics()
    guard let document = JSONReader.read(SourceText(name: call.function.name, text: text), diagnostics: &diagnostics)
    else {
      throw call.error("the text is not JSON: \(diagnostics.all.first?.message ?? "it cannot be read")")
    }
    return context.borrow(document.root)
  }
}

extension Call {
  /// The argument in a language of its own: a literal as it was read with the expression, anything else read now.
  func prepared(_ index: Int, _ context: inout EvaluationContext) throws(EvaluationError) -> PreparedLiteral {
    let argument = arguments[index]
    let prepared: PreparedLiteral
    if let literal = argument.expression.storage.prepared {
      prepared = literal
    } else {
      let text = try string(index, &context)
      try context.charge(1 + text.utf8.count / 8)
      prepared = function.parameter(at: index).prepare(text) ?? .invalid(LiteralProblem("it cannot be read", 0..<0))
    }
    if case .invalid(let problem) = prepared {
      let noun = function.parameter(at: index).noun ?? "the text"
      throw .message("\(noun) cannot be read: \(problem.message)", argument.range)
    }
    return prepared
  }
}
