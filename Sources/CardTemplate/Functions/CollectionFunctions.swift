import CardKernel
import CardSyntax

/// Functions of arrays, and of strings and objects as collections.
enum CollectionFunctions {
  static let all: [Function] = access + parts + sets + orders

  private static let access: [Function] = [
    Function(
      "count", [Parameter([.string, .array], also: .object)], .number, "The number of elements, members or characters.",
      gives: .smallInteger, isCheap: true, example: "count(['a', 'b']) → 2", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if let count = value.count { return .number(Double(count)) }
      guard let text = try context.indexed(value) else {
        throw call.wrong(0, value, "a string, an array or an object")
      }
      return .number(Double(text.utf16.count))
    },
    Function(
      "contains", [.any, .any], .boolean, "Whether a text has a part, an array an element or an object a property.",
      fails: .withWarning, isSearch: true, example: "contains('banana', 'nan') → true", swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in
      // As in the reference, nothing contains what cannot be evaluated.
      guard let place = try operand(call, 0, &context), let wanted = try operand(call, 1, &context) else {
        return .boolean(false)
      }
      if let elements = place.elements {
        try context.charge(searchOf: place, for: wanted)
        let wanted = wanted.decoded
        return .boolean(elements.contains { Value.areEqual($0, wanted) })
      }
      guard let part = wanted.text else { return .boolean(false) }
      if let text = place.text {
        try context.charge(bytes: text.utf8.count + part.utf8.count)
        return .boolean(TextSearch.contains(text, part))
      }
      try context.charge(bytes: part.utf8.count)
      return .boolean(!context.member(of: place, named: part).isUndefined)
    },
    Function(
      "first", [.any], .any, "The first element of an array or character of a text.", passes: .element, isCheap: true,
      example: "first([4, 5, 6]) → 4", swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in try end(call, &context, isLast: false)
    },
    Function(
      "last", [.any], .any, "The last element of an array or character of a text.", passes: .element, isCheap: true,
      example: #"last('word') → "d""#, swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in try end(call, &context, isLast: true)
    },
    Function(
      "createArray", [], rest: .any, .array, "The values as an array.", passes: .arguments, gives: .declaredType,
      example: #"createArray(1, 'two') → [1,"two"]"#, swift: .function(throws: false)
    ) {
      (call, context) throws(EvaluationError) in .array(try call.values(&context))
    },
    Function(
      "indicesAndValues", [.any], .array, "An object of `index` and `value` for each element or member.",
      passes: .pairs, example: #"indicesAndValues(['a', 'b']) → [{"index":0,"value":"a"},{"index":1,"value":"b"}]"#,
      swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if let elements = value.elements {
        try context.charge(elements.count)
        return .array(
          elements.enumerated().map {
            .object(ObjectValue([("index", .number(Double($0.offset))), ("value", $0.element)]))
          })
      }
      guard let members = value.members else { throw call.wrong(0, value, "an array or an object") }
      try context.charge(members.count)
      return .array(members.map { .object(ObjectValue([("index", .string($0.name)), ("value", $0.value)])) })
    },
  ]

  /// The value of an argument, or none, with a warning, if it cannot be evaluated.
  private static func operand(
    _ call: Call, _ index: Int, _ context: inout EvaluationContext
  ) throws(EvaluationError) -> Value? {
    do throws(EvaluationError) {
      return try call.value(index, &context)
    } catch {
      if error.isFatal { throw error }
      context.noteFailure(of: call.arguments[index], error)
      return nil
    }
  }

  private static func end(
    _ call: Call, _ context: inout EvaluationContext, isLast: Bool
  ) throws(EvaluationError) -> Value {
    let value = try call.value(0, &context)
    if let elements = value.elements {
      try context.charge(elements.count)
      return (isLast ? elements.last : elements.first) ?? .undefined
    }
    if value.isString { try context.charge(contentOf: value) }
    guard let units = value.text?.utf16, let unit = isLast ? units.last : units.first else { return .undefined }
    return .string(String(decoding: [unit], as: UTF16.self))
  }

  private static let parts: [Function] = [
    Function(
      "skip", [.array, .number], .array, "The array without its first elements, as many as the number says.",
      passes: .elements, example: "skip([1, 2, 3], 1) → [2,3]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let elements = try call.elements(0, &context)
      return .array(Array(elements.dropFirst(clamp(try call.integer(1, &context), elements.count))))
    },
    Function(
      "take", [[.string, .array], .number], [.string, .array],
      "The first elements or characters, as many as the number says.", passes: .part,
      example: #"take('welcome', 4) → "welc""#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      guard value.isArray || value.isString else { throw call.wrong(0, value, "a string or an array") }
      let count = try call.integer(1, &context)
      if let elements = value.elements {
        try context.charge(elements.count)
        return .array(Array(elements.prefix(clamp(count, elements.count))))
      }
      let text = try context.indexed(value) ?? ""
      let taken = clamp(count, text.utf16.count)
      try context.charge(bytes: taken)
      return .string(TextSearch.part(of: text, 0..<taken))
    },
    Function(
      "subArray", [.array, .number], optional: [.number], .array,
      "The elements from a position up to another one, which is left out.", passes: .elements,
      example: "subArray([1, 2, 3, 4], 1, 3) → [2,3]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let elements = try call.elements(0, &context)
      let start = try call.integer(1, &context)
      guard start >= 0, start <= elements.count else {
        throw call.error("the start \(start) is outside of the array, which has \(elements.count) elements")
      }
      let end = call.count > 2 ? try call.integer(2, &context) : elements.count
      guard end >= 0, end <= elements.count else {
        throw call.error("the end \(end) is outside of the array, which has \(elements.count) elements")
      }
      return .array(start < end ? Array(elements[start..<end]) : [])
    },
    Function(
      "flatten", [.array], optional: [.number], .array,
      "The elements of nested arrays in one array, down to a number of levels.", passes: .nestedElements,
      example: "flatten([1, [2, [3]]]) → [1,2,3]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var elements = try call.elements(0, &context)
      let wanted = try call.optional(1, &context)?.number ?? (call.count > 1 ? 1 : 100)
      let levels = Int(max(1, min(wanted, 512)))
      for _ in 0..<levels where elements.contains(where: \.isArray) {
        try context.charge(elements.reduce(elements.count) { $0 + ($1.count ?? 0) })
        elements = elements.flatMap { $0.elements ?? [$0] }
      }
      return .array(elements)
    },
  ]

  private static func clamp(_ position: Int, _ count: Int) -> Int { max(0, min(position, count)) }

  private static let sets: [Function] = [
    Function(
      "union", [.array], rest: .array, .array, "The elements of all arrays, each once.", passes: .elementsOfAll,
      example: "union([1, 2], [2, 3]) → [1,2,3]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var all: [Value] = []
      for index in 0..<call.count { all += try call.elements(index, &context) }
      return .array(try unique(all, &context))
    },
    Function(
      "intersection", [.array], rest: .array, .array, "The elements that all arrays have, each once.",
      passes: .commonElements, example: "intersection([1, 2], [2, 3]) → [2]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      var result = try call.elements(0, &context)
      for index in 1..<call.count {
        let other = try call.elements(index, &context)
        for element in other where element.isString { try context.charge(contentOf: element) }
        for element in result where element.isString { try context.charge(contentOf: element) }
        let texts = Set(other.lazy.filter(\.isString).compactMap(\.text))
        let places = Set(other.lazy.compactMap(\.place))
        let rest = other.filter { !$0.isString && $0.count == nil }
        var kept: [Value] = []
        for element in result {
          if element.isString, let text = element.text {
            if texts.contains(text) { kept.append(element) }
          } else if element.count != nil {
            if let place = element.place, places.contains(place) { kept.append(element) }
          } else {
            try context.charge(rest.count / 8)
            if rest.contains(where: { Value.areIdentical(element, $0) }) { kept.append(element) }
          }
        }
        result = kept
      }
      return .array(try unique(result, &context))
    },
    Function(
      "unique", [.array], .array, "The elements without repetitions.", passes: .elements,
      example: #"unique(['a', 'b', 'a']) → ["a","b"]"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in .array(try unique(try call.elements(0, &context), &context))
    },
    Function(
      "reverse", [[.string, .array]], [.string, .array], "The elements or characters in reverse order.", passes: .part,
      example: "reverse([1, 2, 3]) → [3,2,1]", swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in
      let value = try call.value(0, &context)
      if let elements = value.elements {
        try context.charge(elements.count)
        return .array(elements.reversed())
      }
      guard let text = value.text else { throw call.wrong(0, value, "a string or an array") }
      try context.charge(bytes: text.utf8.count)
      return .string(String(decoding: Array(text.utf16).reversed(), as: UTF16.self))
    },
  ]

  private static func unique(
    _ elements: [Value], _ context: inout EvaluationContext
  ) throws(EvaluationError) -> [Value] {
    var result: [Value] = []
    var texts: Set<String> = []
    var numbers: Set<Double> = []
    var places: Set<BorrowedNode> = []
    var constants: [Value] = []
    for element in elements {
      if element.isString, let text = element.text {
        try context.charge(bytes: text.utf8.count)
        if texts.insert(text).inserted { result.append(element) }
      } else if let number = element.number {
        if numbers.insert(number).inserted { result.append(element) }
      } else if case .node(let node) = element {
        // Arrays and objects of the data are the same only if they are the same place.
        if places.insert(node).inserted { result.append(element) }
      } else if element.count != nil {
        result.append(element)
      } else if !constants.contains(where: { Value.areIdentical($0, element) }) {
        constants.append(element)
        result.append(element)
      }
    }
    return result
  }

  private static let orders: [Function] = [
    Function(
      "sortBy", [.array], optional: [.propertyName], .array,
      "The elements in ascending order, as text or by a property; those without it come last.", passes: .elements,
      example: #"sortBy([{n: 2}, {n: 1}], 'n') → [{"n":1},{"n":2}]"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in .array(try sorted(call, &context, descending: false))
    },
    Function(
      "sortByDescending", [.array], optional: [.propertyName], .array,
      "The elements in descending order, as text or by a property; those without it come last.", passes: .elements,
      example: #"sortByDescending(['a', 'c', 'b']) → ["c","b","a"]"#, swift: .function(throws: true)
    ) {
      (call, context) throws(EvaluationError) in .array(try sorted(call, &context, descending: true))
    },
  ]

  private static func sorted(
    _ call: Call, _ context: inout EvaluationContext, descending: Bool
  ) throws(EvaluationError) -> [Value] {
    let elements = try call.elements(0, &context)
    try context.charge(elements.count * 4)
    guard call.count > 1 else {
      for element in elements {
        // Each element is compared with others again and again.
        for _ in 0..<4 { try context.charge(contentOf: element) }
      }
      // JavaScript's `sort` compares the printed texts, and puts nothing at the end.
      let present = elements.filter { !$0.isUndefined }
      let texts = present.map { $0.printed ?? "null" }
      let order = StableSort.order(texts.count) { TextSearch.isLess(texts[$0], texts[$1]) }
      let sorted = order.map { present[$0] } + elements.filter(\.isUndefined)
      return descending ? sorted.reversed() : sorted
    }
    let name = try call.text(1, &context)
    var keys: [SortKey] = []
    keys.reserveCapacity(elements.count)
    for element in elements {
      // Names are looked for one by one.
      if element.isObject, let count = element.count { try context.charge(count / 4) }
      let key = element.member(exactly: name)
      for _ in 0..<4 { try context.charge(contentOf: key) }
      keys.append(sortKey(key))
    }
    return SortKey.order(keys, descending: descending).map { elements[$0] }
  }

  /// What JavaScript compares a value as.
  private static func sortKey(_ value: Value) -> SortKey {
    switch value {
    case .undefined: return .missing
    case .null: return .number(0)
    case .boolean(let value): return .number(value ? 1 : 0)
    case .integer(let value): return .number(Double(value))
    default: break
    }
    if let number = value.number { return .number(number) }
    return value.text.map { .text($0, NumberParsing.float($0)) } ?? .other
  }
}

extension Value {
  /// The place in the data, if it is an array or an object there.
  fileprivate var place: BorrowedNode? {
    if case .node(let node) = self, count != nil { return node }
    return nil
  }

  /// The value of the first member of an object that has exactly this name.
  fileprivate func member(exactly name: String) -> Value {
    switch self {
    case .object(let object): return object[name] ?? .undefined
    case .node(let node) where node.kind == .object:
      var name = name
      return name.withUTF8 { name in
        for member in node.members {
          if member.isEscaped
            ? JSONText.decode(member.key, escaped: true).utf8.elementsEqual(name) : member.key.elementsEqual(name)
          {
            return Value(member.value)
          }
        }
        return .undefined
      }
    default: return .undefined
    }
  }
}
