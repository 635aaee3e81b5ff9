import CardSyntax

/// Functions that turn a value into one of another type.
enum ConversionFunctions {
  static let all: [Function] = [
    Function(
      "int", [.any], .number,
      "The integer with which a text begins, or the integral part of a number; nothing for other values.",
      example: "int('42') → 42", swift: .function(throws: true, gives: .any)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .integer(let integer) = value { return .number(Double(integer)) }
      // As in the reference, what is neither a text nor a number has no number in it.
      guard value.isString || value.number != nil else { return .undefined }
      try context.charge(contentOf: value)
      if let number = value.withUTF8({ NumberParsing.integer($0) }) ?? nil { return .number(number) }
      guard let number = NumberParsing.integer(value.printed ?? "") else {
        throw call.error("\(shown(value)) is not a number")
      }
      return .number(number)
    },
    Function(
      "float", [.any], .number, "The number with which a text begins, or the number itself; nothing for other values.",
      example: "float('1.5') → 1.5", swift: .function(throws: true, gives: .any)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if case .integer(let integer) = value { return .number(Double(integer)) }
      guard value.isString || value.number != nil else { return .undefined }
      try context.charge(contentOf: value)
      guard let number = NumberParsing.float(value.printed ?? "") else {
        throw call.error("\(shown(value)) is not a number")
      }
      return .number(number)
    },
    Function(
      "string", [.any], optional: [.numberLocale], .string,
      "The value as text: numbers with grouped digits, arrays and objects as JSON.", gives: .declaredType,
      length: .firstArgument, example: #"string([1, 2]) → "[1,2]""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      let locale = try call.optional(1, &context)?.text
      if value.isString { return value }
      if let number = value.number {
        try context.charge(contentOf: value)
        return .string(NumberFormat.grouped(number, context.numberLocale(locale, of: call, 1)))
      }
      if case .bytes(let bytes) = value { return .string(String(decoding: bytes, as: UTF8.self)) }
      try context.charge(contentOf: value)
      return .string(value.stringified)
    },
    Function(
      "formatNumber", [.number, .number], optional: [.numberLocale], .string,
      "The number with a fixed number of decimals and grouped digits, as a language writes it.", gives: .declaredType,
      length: .groupedNumber, example: #"formatNumber(1234567.891, 2) → "1,234,567.89""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let number = try call.number(0, &context)
      let digits = try call.number(1, &context)
      let locale = try call.optional(2, &context)
      if let locale, !locale.isString { throw call.wrong(2, locale, "the name of a language") }
      guard let decimals = Int(exactly: digits), (0...100).contains(decimals) else {
        throw call.wrong(1, .number(digits), "a number of digits")
      }
      let rounded = NumberFormat.rounded(number, digits: decimals)
      return .string(
        NumberFormat.fixed(rounded, decimals: decimals, context.numberLocale(locale?.text, of: call, 2)))
    },
    Function(
      "json", [.string], .any, "The value that a JSON text describes.", example: "json('[1, 2]')[1] → 2",
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      // The document stays in memory as long as the expansion.
      try context.charge(100 + text.utf8.count)
      var diagnostics = Diagnostics()
      let source = SourceText(name: "json()", text: text)
      guard let document = JSONReader.read(source, diagnostics: &diagnostics) else {
        throw call.error("the text is not JSON: \(diagnostics.all.first?.message ?? "it cannot be read")")
      }
      return context.borrow(document.root)
    },
    Function(
      "jsonStringify", [.any], .string, "The value as JSON text.", fails: .withOperands,
      example: #"jsonStringify({a: 1}) → "{\"a\":1}""#, swift: .function(throws: false, gives: .any)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      // Escapes make this several times as much work as reading.
      for _ in 0..<3 { try context.charge(contentOf: value) }
      return value.jsonText.map { .string($0) } ?? .undefined
    },
    Function(
      "stringOrValue", [.template], .any, "The value of a string with bindings: a lone binding keeps its type.",
      scope: .evaluatesText, example: "stringOrValue('${1 + 2}') → 3", swift: .expression
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.string(0, &context)
      // A text can hold a call with its own text, and would never come to an end.
      context.textNesting += 1
      defer { context.textNesting -= 1 }
      guard context.textNesting <= 16 else { throw call.error("texts are nested more than 16 levels deep") }
      try context.charge(20 + text.utf8.count * 2)
      var problems: [ExpressionProblem] = []
      let template = TemplateString.parse(text, problems: &problems)
      if let problem = problems.first(where: \.isError) { throw call.error(problem.message) }
      guard let template else { return .string(text) }
      if let expression = template.singleHole { return try context.evaluate(expression) }
      return try context.evaluate(Expression(.interpolation(template.segments), range: call.range))
    },
  ]

  /// A value as messages show it.
  private static func shown(_ value: Value) -> String {
    guard value.isString, let text = value.text else { return value.kindName }
    return "`\(text.count > 40 ? text.prefix(40) + "…" : text)`"
  }
}

/// Tests of the type of a value.
enum TypeFunctions {
  private static func test(
    _ name: String, _ summary: String, example: FunctionExample, _ isMember: @escaping @Sendable (Value) -> Bool
  ) -> Function {
    Function(name, [.any], .boolean, summary, fails: .withOperands, example: example, swift: .function(throws: false)) {
      (call, context) throws(EvaluationError) in
      .boolean(isMember(try call.value(0, &context)))
    }
  }

  static let all: [Function] = [
    test("isString", "Whether the value is a string.", example: "isString('1') → true") { $0.isString },
    test("isInteger", "Whether the value is a number without fraction.", example: "isInteger(1.5) → false") { value in
      value.number.map { $0.isFinite && $0 == $0.rounded() } ?? value.isExact
    },
    test("isFloat", "Whether the value is a number with a fraction.", example: "isFloat(1.5) → true") { value in
      value.number.map { !$0.isFinite || $0 != $0.rounded() } ?? false
    },
    test("isBoolean", "Whether the value is `true` or `false`.", example: "isBoolean(1 < 2) → true") { value in
      if case .boolean = value { return true }
      return false
    },
    test("isArray", "Whether the value is an array.", example: "isArray([1]) → true") { $0.isArray },
    // As in JavaScript, arrays and `null` are objects too.
    test("isObject", "Whether the value is an object, an array or null.", example: "isObject({a: 1}) → true") { value in
      if case .null = value { return true }
      return value.isObject || value.isArray
    },
    test(
      "isDateTime", "Whether the value is a time as `yyyy-MM-ddTHH:mm:ss.fffZ`.",
      example: "isDateTime('2026-01-31') → false"
    ) { value in
      // An escaped text is decoded, which takes long if it is.
      if case .node(let node) = value, node.byteCount > 200 { return false }
      return value.text.map { Instant(strict: $0) != nil } ?? false
    },
  ]
}
