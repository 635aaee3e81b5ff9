import CardKernel

/// Functions of text. Positions and lengths count UTF-16 units, as in JavaScript.
enum StringFunctions {
  static let all: [Function] = joining + cutting + casing + testing

  private static let joining: [Function] = [
    Function(
      "concat", [.any], rest: .any, [.string, .array],
      "The values as one text, or as one array if all of them are arrays.", length: .arguments, fails: .withOperands,
      example: #"concat('a', 1, true) → "a1true""#, swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in
      var result = try call.value(0, &context)
      var text: String?
      for index in 1..<call.count {
        let next = try call.value(index, &context)
        try context.charge(contentOf: next)
        if text != nil {
          text?.append(next.stringified)
          continue
        }
        try context.charge(contentOf: result)
        result = concatenated(result, next)
        if result.isString { text = result.text }
      }
      return text.map { .string($0) } ?? result
    },
    Function(
      "join", [.array, .string], optional: [.string], .string,
      "The elements as text with a separator between them, and another one before the last.", gives: .declaredType,
      example: #"join(['a', 'b', 'c'], ', ', ' and ') → "a, b and c""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let values = try call.elements(0, &context)
      for value in values { try context.charge(contentOf: value) }
      try context.charge(values.count * 2)
      let elements = values.map { $0.printed ?? "" }
      let separator = try call.printed(1, &context) ?? ","
      try context.charge(bytes: elements.count * separator.utf8.count)
      guard call.count == 3 else { return .string(elements.joined(separator: separator)) }
      let last = try call.printed(2, &context) ?? ""
      guard elements.count > 2 else { return .string(elements.joined(separator: last)) }
      return .string(elements.dropLast().joined(separator: separator) + last + (elements.last ?? ""))
    },
    Function(
      "EOL", [], .string, "A line end, which is a line feed.", gives: .declaredType, example: #"EOL() → "\n""#,
      swift: .function("endOfLine", throws: false)
    ) {
      (_, _) throws(EvaluationError) in .string("\n")
    },
    Function(
      "newGuid", [], .string, purity: .random, "A random identifier in the form of RFC 4122, version 4.",
      example: #"newGuid() → "910a2dec-8902-4cc1-beeb-8da1658eec67""#, swift: .function(throws: false)
    ) {
      (_, context) throws(EvaluationError) in
      .string(SplitMix64.identifier { context.random() })
    },
    Function(
      "addOrdinal", [.number], .string, "The integer with its English ending: `1st`, `2nd`, `11th`.",
      gives: .declaredType, example: #"addOrdinal(11) → "11th""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      .string(TextCase.ordinal(try call.integer(0, &context)))
    },
  ]

  private static func concatenated(_ left: Value, _ right: Value) -> Value {
    if left.isNothing, right.isNothing { return .undefined }
    if left.isNothing, right.isArray { return right }
    if right.isNothing, left.isArray { return left }
    if let one = left.elements, let other = right.elements { return .array(one + other) }
    return .string(left.stringified + right.stringified)
  }

  private static let cutting: [Function] = [
    Function(
      "length", [.string], .number, "The number of UTF-16 units of a text.", gives: .smallInteger, isCheap: true,
      example: "length('word') → 4", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if value.isUndefined { return .number(0) }
      guard let text = try context.indexed(value) else { throw call.wrong(0, value, "a string") }
      return .number(Double(text.utf16.count))
    },
    Function(
      "substring", [.string, .number], optional: [.number], .string,
      "The part of a text from a position on, or as long as the last number says.", gives: .declaredType,
      example: #"substring('welcome', 3, 2) → "co""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if value.isUndefined { return .string("") }
      guard let text = try context.indexed(value) else { throw call.wrong(0, value, "a string") }
      let units = text.utf16
      let count = units.count
      let start = try call.integer(1, &context)
      guard start >= 0, start <= count else {
        throw call.error("the start \(start) is outside of the text, which has \(count) characters")
      }
      let length = call.count > 2 ? try call.integer(2, &context) : count - start
      guard length >= 0, length <= count - start else {
        throw call.error("the length \(length) reaches beyond the text, which has \(count) characters")
      }
      try context.charge(bytes: length)
      return .string(TextSearch.part(of: text, start..<start + length))
    },
    Function(
      "split", [.string], optional: [.string], .array,
      "The parts of a text between separators; its characters without one.", gives: .declaredType,
      isSearch: true, example: #"split('a-b-c', '-') → ["a","b","c"]"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.text(0, &context)
      let separator = call.count > 1 ? try call.text(1, &context) : ""
      if separator.isEmpty {
        try context.charge(text.utf8.count * 2)
        return .array(text.utf16.map { .string(String(Unicode.Scalar($0) ?? "\u{FFFD}")) })
      }
      try context.charge(TextSearch.count(of: separator, in: text))
      let parts = TextSearch.split(text, separator)
      return .array(parts.map { .string($0) })
    },
    Function(
      "replace", [.string, .string, .string], .string, "The text with every occurrence of another text replaced.",
      gives: .declaredType, isSearch: true, example: #"replace('banana', 'an', 'o') → "booa""#,
      swift: .function(throws: true, typed: .throwing)
    ) {
      (call, context) throws(EvaluationError) in try replace(call, &context, ignoresCase: false)
    },
    Function(
      "replaceIgnoreCase", [.string, .string, .string], .string, "Like `replace`, without regard to case.",
      gives: .declaredType, isSearch: true, example: #"replaceIgnoreCase('Big big', 'BIG', 'old') → "old old""#,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in try replace(call, &context, ignoresCase: true)
    },
    Function(
      "trim", [.string], .string, "The text without white space at both ends.", gives: .declaredType,
      length: .firstArgument, fails: .withOtherTypes, example: #"trim('  a b ') → "a b""#,
      swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      .string(WhiteSpace.trimmed(try call.text(0, &context)))
    },
    Function(
      "countWord", [.string], .number, "The number of words, which white space separates.", gives: .smallInteger,
      example: "countWord('one two  three') → 3", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.text(0, &context)
      try context.charge(text.utf8.count / 4)
      return .number(Double(WhiteSpace.words(in: text)))
    },
  ]

  private static func replace(
    _ call: Call, _ context: inout EvaluationContext, ignoresCase: Bool
  ) throws(EvaluationError) -> Value {
    let text = try call.text(0, &context)
    let wanted = try call.text(1, &context)
    let replacement = try call.text(2, &context)
    guard !wanted.isEmpty else { throw call.error("the text to replace is empty") }
    if ignoresCase {
      // As many occurrences as there can be: folding the text to count them costs as much as replacing them.
      try context.charge(text.utf8.count * 2)
    } else {
      try context.charge(TextSearch.count(of: wanted, in: text))
    }
    let parts = TextSearch.split(text, wanted, ignoresCase: ignoresCase)
    try context.charge(bytes: parts.count * replacement.utf8.count)
    return .string(parts.joined(separator: replacement))
  }

  private static let casing: [Function] = [
    Function(
      "toLower", [.string], optional: [.letterLocale], .string, "The text in small letters.", gives: .declaredType,
      length: .firstArgument, fails: .withOtherTypes, example: #"toLower('ABC') → "abc""#,
      swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      .string(TextCase.lower(try text(call, &context), try locale(call, &context)))
    },
    Function(
      "toUpper", [.string], optional: [.letterLocale], .string, "The text in capital letters.", gives: .declaredType,
      length: .firstArgument, fails: .withOtherTypes, example: #"toUpper('abc') → "ABC""#,
      swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      .string(TextCase.upper(try text(call, &context), try locale(call, &context)))
    },
    Function(
      "sentenceCase", [.string], optional: [.letterLocale], .string,
      "The text in small letters with the first one capital.", gives: .declaredType, length: .firstArgument,
      example: #"sentenceCase('good MORNING') → "Good morning""#, swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      .string(TextCase.sentence(try text(call, &context), try locale(call, &context)))
    },
    Function(
      "titleCase", [.string], optional: [.letterLocale], .string,
      "The text in small letters with the first one of every word capital.", gives: .declaredType,
      length: .firstArgument,
      example: #"titleCase('good MORNING') → "Good Morning""#, swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      .string(TextCase.title(try text(call, &context), try locale(call, &context)))
    },
  ]

  /// The text to change, which costs more than reading it.
  private static func text(_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> String {
    let text = try call.text(0, &context)
    try context.charge(text.utf8.count / 4)
    return text
  }

  /// The locale whose letters are meant, if one is given.
  private static func locale(_ call: Call, _ context: inout EvaluationContext) throws(EvaluationError) -> String? {
    try call.optional(1, &context)?.text
  }

  private static let testing: [Function] = [
    Function(
      "startsWith", [.string, .string], .boolean, "Whether a text begins with another one.",
      isSearch: true, example: "startsWith('welcome', 'well') → false", swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.text(0, &context)
      return .boolean(text.utf8.starts(with: try call.text(1, &context).utf8))
    },
    Function(
      "endsWith", [.string, .string], .boolean, "Whether a text ends with another one.",
      isSearch: true, example: "endsWith('welcome', 'come') → true", swift: .function(throws: true, typed: .plain)
    ) {
      (call, context) throws(EvaluationError) in
      let text = try call.text(0, &context)
      return .boolean(text.utf8.reversed().starts(with: try call.text(1, &context).utf8.reversed()))
    },
    Function(
      "indexOf", [[.string, .array], .any], .number,
      "The first position of a text in a text or a value in an array, or -1.", gives: .smallInteger,
      isSearch: true, example: "indexOf('banana', 'an') → 1", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in try position(call, &context, isLast: false)
    },
    Function(
      "lastIndexOf", [[.string, .array], .any], .number,
      "The last position of a text in a text or a value in an array, or -1.", gives: .smallInteger,
      isSearch: true, example: "lastIndexOf([1, 2, 1], 1) → 2", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in try position(call, &context, isLast: true)
    },
  ]

  private static func position(
    _ call: Call, _ context: inout EvaluationContext, isLast: Bool
  ) throws(EvaluationError) -> Value {
    let place = try call.value(0, &context)
    let wanted = try call.value(1, &context)
    if let elements = place.elements {
      try context.charge(searchOf: place, for: wanted)
      let wanted = wanted.decoded
      let position =
        isLast
        ? elements.lastIndex { Value.areEqual($0, wanted) } : elements.firstIndex { Value.areEqual($0, wanted) }
      return .number(Double(position ?? -1))
    }
    guard let text = place.text ?? (place.isNothing ? "" : nil) else {
      throw call.wrong(0, place, "a string or an array")
    }
    guard let part = wanted.text ?? (wanted.isUndefined ? "" : nil) else { throw call.wrong(1, wanted, "a string") }
    try context.charge(bytes: text.utf8.count + part.utf8.count)
    return .number(Double(TextSearch.position(of: part, in: text, isLast: isLast)))
  }
}
