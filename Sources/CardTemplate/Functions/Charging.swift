import CardSyntax

/// What functions cost, so that no expression can multiply its input beyond the limit of steps.
///
/// Whatever is proportional to an input or an output is charged before it is made: the limit bounds memory as well as
/// time.
extension EvaluationContext {
  /// Counts the steps of reading or writing so many bytes of text.
  mutating func charge(bytes: Int) throws(EvaluationError) { try charge(bytes / 8) }

  /// Counts the steps of walking through everything in a value, where an array that is there twice counts twice.
  mutating func charge(contentOf value: Value) throws(EvaluationError) {
    if case .node(let node) = value {
      try charge(bytes: node.byteCount)
    } else if let elements = value.elements {
      try charge(elements.count * 2)
      for element in elements { try charge(contentOf: element) }
    } else if let members = value.members {
      try charge(members.count * 2)
      for member in members {
        try charge(bytes: member.name.utf8.count)
        try charge(contentOf: member.value)
      }
    } else if value.isString, let text = value.text {
      try charge(bytes: text.utf8.count)
    } else if let count = value.count {
      try charge(count)
    }
  }

  /// Counts the steps of comparing a value with another one in depth.
  mutating func charge(comparisonOf value: Value) throws(EvaluationError) {
    guard let count = value.count else { return }
    // Members are looked for one by one.
    if value.isObject { try charge(count / 8 * (count / 8)) }
    try charge(contentOf: value)
  }
}
