package import CardSyntax

/// A validator of the part of JSON Schema (draft 2020-12) that the product writes.
package struct JSONSchemaValidator {
  /// What of `value` the schema does not accept, each with its JSON pointer; a keyword that is not known is one too.
  package static func problems(of value: Node, schema: Node, at pointer: String = "") -> [String] {
    var problems: [String] = []
    for member in schema.members {
      switch member.name {
      case "$schema", "$defs", "title", "description": break
      case "type":
        let names = member.value.string.map { [$0] } ?? member.value.elements.compactMap(\.string)
        if !names.contains(name(of: value.kind)) { problems.append("\(pointer): not \(names)") }
      case "properties":
        for property in member.value.members {
          guard let found = value[property.name] else { continue }
          problems += Self.problems(of: found, schema: property.value, at: pointer + "/" + property.name)
        }
      case "required" where value.kind == .object:
        for name in member.value.elements.compactMap(\.string) where value[name] == nil {
          problems.append("\(pointer)/\(name): missing")
        }
      case "required": break
      case "items":
        for (index, element) in value.elements.enumerated() {
          problems += Self.problems(of: element, schema: member.value, at: "\(pointer)/\(index)")
        }
      case "anyOf":
        let all = member.value.elements.map { Self.problems(of: value, schema: $0, at: pointer) }
        if !all.contains(where: \.isEmpty) { problems += all.first ?? [] }
      default: problems.append("\(pointer): unknown keyword \(member.name)")
      }
    }
    return problems
  }

  private static func name(of kind: Node.Kind) -> String {
    switch kind {
    case .null: "null"
    case .boolean: "boolean"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }
}
