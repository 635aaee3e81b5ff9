import CardSyntax

/// Writes data as values of the types that a template reads.
struct SampleCode {
  let types: DataTypes

  /// The most elements of an array: a preview need not have all.
  private static let most = 5

  /// The value, if it has the type.
  func value(_ node: Node?, as type: DataType) -> SwiftExpression? {
    switch type {
    case .field(let wrapped):
      guard let node else { return ".missing" }
      if node.kind == .null { return ".null" }
      return value(node, as: wrapped).map { .call(".value", [SwiftArgument(nil, $0)]) }
    case .value: return node.map { BindingCompiler.literal($0) } ?? ".missing"
    case .string: return node?.string.map { .text($0) }
    case .date: return node?.string.map { .call("CardDate", [SwiftArgument(nil, .text($0))]) }
    case .number: return node.flatMap { $0.kind == .number ? $0.double.map { .number($0) } : nil }
    case .integer:
      guard let number = node?.double, node?.kind == .number, let whole = Int(exactly: number) else { return nil }
      return .verbatim("\(whole)")
    case .enumeration(let name):
      guard let text = node?.string else { return nil }
      if let known = types.structure(name)?.cases.first(where: { $0.text == text }) {
        return .verbatim(".\(known.name)")
      }
      return .call(".unknown", [SwiftArgument(nil, .text(text))])
    case .boolean: return node?.boolean.map { .verbatim($0 ? "true" : "false") }
    case .array(let element):
      guard let node, node.kind == .array else { return nil }
      let values = node.elements.prefix(Self.most).map { value($0, as: element) }
      return values.contains(nil) ? nil : .array(values.compactMap(\.self))
    case .structure(let name):
      guard let node, node.kind == .object, let structure = types.structure(name) else { return nil }
      var arguments: [SwiftArgument] = []
      for field in structure.fields {
        guard let value = value(node[field.key], as: field.type) else { return nil }
        if value != ".missing" { arguments.append(SwiftArgument(field.name, value)) }
      }
      return .call(SwiftExpression.verbatim(name), arguments, nil)
    }
  }
}
