import CardSyntax

extension EvaluationContext {
  /// Counts the steps of writing a value: a computed array may hold the same value many times, and what is written
  /// counts, not what is held.
  ///
  /// What is nested too deeply to be written is refused before it is walked through.
  mutating func charge(outputOf value: Value, depth: Int = 0) throws(EvaluationError) {
    switch value {
    case .array(let elements):
      try charge(elements.count)
      try check(depth: depth)
      for element in elements { try charge(outputOf: element, depth: depth + 1) }
    case .object(let object):
      try charge(object.members.count)
      try check(depth: depth)
      for member in object.members { try charge(outputOf: member.value, depth: depth + 1) }
    case .string(let text): try charge(text.utf8.count / 64)
    case .node(let node): try charge(node.byteCount / 64)
    case .bytes(let bytes): try charge(bytes.count)
    default: break
    }
  }
}
