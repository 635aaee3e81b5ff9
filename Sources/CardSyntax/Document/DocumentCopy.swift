extension DocumentBuilder {
  /// Adds a copy of a value without some of the members of its objects.
  mutating func addCopy(of node: Node, without isLeftOut: (Node.Member) -> Bool) {
    let expansion = node.expansion.map { registerExpansion($0) } ?? NodeOrigin.noExpansion
    let span = node.span
    let origin = NodeOrigin(source: register(span.source), start: span.start, end: span.end, expansion: expansion)
    switch node.kind {
    case .array:
      beginArray(origin)
      for element in node.elements { addCopy(of: element, without: isLeftOut) }
      end()
    case .object:
      beginObject(origin)
      for member in node.members where !isLeftOut(member) {
        addCopy(ofKey: member, expansion: expansion)
        addCopy(of: member.value, without: isLeftOut)
      }
      end()
    default: addCopy(ofScalar: node, origin)
    }
  }
}
