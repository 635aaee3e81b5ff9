import CardSyntax

extension Value {
  /// The steps of reading the value once more, if it is a text or a number.
  package var textCost: Int {
    switch self {
    case .string(let text): text.utf8.count / 8
    case .node(let node) where node.kind == .string || node.kind == .number: node.byteCount / 8
    default: 0
    }
  }
}

/// What functions cost, so that no expression can multiply its input beyond the limit of steps.
///
/// Whatever is proportional to an input or an output is charged before it is made: the limit bounds memory as well as
/// time.
extension EvaluationContext {
  /// Counts the steps of reading or writing so many bytes of text.
  mutating func charge(bytes: Int) throws(EvaluationError) { try charge(bytes / 8) }

  /// Counts the steps of walking through everything in a value, where an array that is there twice counts twice.
  ///
  /// What is nested too deeply to be walked through is refused.
  mutating func charge(contentOf value: Value, depth: Int = 0) throws(EvaluationError) {
    if case .node(let node) = value {
      try charge(bytes: node.byteCount)
    } else if let elements = value.elements {
      try charge(elements.count * 2)
      try check(depth: depth)
      for element in elements { try charge(contentOf: element, depth: depth + 1) }
    } else if let members = value.members {
      try charge(members.count * 2)
      try check(depth: depth)
      for member in members {
        try charge(bytes: member.name.utf8.count)
        try charge(contentOf: member.value, depth: depth + 1)
      }
    } else if value.isString, let text = value.text {
      try charge(bytes: text.utf8.count)
    } else if let count = value.count {
      // Bytes are written as an object of numbers, or as numbers.
      try charge(count * 4)
    }
  }

  /// Counts the steps of comparing a value with another one in depth, which ends where their sizes differ.
  mutating func charge(comparisonOf value: Value, with other: Value) throws(EvaluationError) {
    if value.isString || other.isString {
      // Escapes are decoded to be compared.
      if value.isString { try charge(contentOf: value) }
      if other.isString { try charge(contentOf: other) }
    } else if value.count != nil {
      if value.count == other.count { try charge(contentOf: value) }
    } else {
      try charge(value.textCost + other.textCost)
    }
  }

  /// Counts the steps of comparing each of an array's elements with a value in depth.
  mutating func charge(searchOf value: Value, for wanted: Value) throws(EvaluationError) {
    // Only elements of the same size as the wanted value are compared with what is in it.
    try charge(contentOf: value)
    try charge(contentOf: wanted)
  }
}
