import CardSyntax

extension EvaluationContext {
  /// Counts the steps of writing a value: a computed array may hold the same value many times, and what is written
  /// counts, not what is held.
  mutating func charge(outputOf value: Value) throws(EvaluationError) {
    switch value {
    case .array(let elements):
      try charge(elements.count)
      for element in elements { try charge(outputOf: element) }
    case .object(let object):
      try charge(object.members.count)
      for member in object.members { try charge(outputOf: member.value) }
    case .string(let text): try charge(text.utf8.count / 64)
    case .node(let node): try charge(node.byteCount / 64)
    case .bytes(let bytes): try charge(bytes.count)
    default: break
    }
  }
}
