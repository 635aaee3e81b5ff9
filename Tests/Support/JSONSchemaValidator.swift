package import CardSyntax
import Foundation

/// A validator of the parts of JSON Schema that the product and the published schemas use: draft 2020-12, and of older
/// drafts `definitions`. Formats are annotations, as the specification has it.
package struct JSONSchemaValidator {
  private let root: Node

  /// A validator of values against the schema `root`.
  package init(_ root: Node) { self.root = root }

  /// What of `value` the schema does not accept, each with its JSON pointer; a keyword that is not known is one too.
  package static func problems(of value: Node, schema: Node) -> [String] {
    JSONSchemaValidator(schema).problems(of: value)
  }

  /// What of `value` the schema does not accept.
  package func problems(of value: Node) -> [String] {
    var problems: [String] = []
    _ = check(value, root, "") { problem in
      problems.append(problem)
      return true
    }
    return problems
  }

  /// Whether the schema accepts the value.
  package func accepts(_ value: Node) -> Bool { accepts(value, root) }

  private func accepts(_ value: Node, _ schema: Node) -> Bool { check(value, schema, "") { _ in false } }

  /// Reports every problem until `report` must be no more; whether there were none.
  private func check(_ value: Node, _ schema: Node, _ pointer: String, _ report: (String) -> Bool) -> Bool {
    if let boolean = schema.boolean {
      if !boolean { _ = report("\(pointer): not allowed") }
      return boolean
    }
    var isFine = true
    /// Whether to go on.
    func fail(_ problem: String, at place: String = "") -> Bool {
      isFine = false
      return report("\(pointer)\(place): \(problem)")
    }
    func all(_ value: Node, _ schema: Node, _ place: String) -> Bool {
      var goesOn = true
      let fine = check(value, schema, pointer + place) { problem in
        goesOn = report(problem)
        return goesOn
      }
      if !fine { isFine = false }
      return fine || goesOn
    }
    for keyword in schema.members {
      let operand = keyword.value
      switch keyword.name {
      case "$schema", "$defs", "definitions", "id", "title", "description", "default", "deprecated", "format",
        "examples",
        "version", "features", "then", "else":
        break
      case "$ref":
        guard let target = resolve(operand.string ?? "") else {
          if !fail("no definition \(operand.string ?? "")") { return false }
          continue
        }
        if !all(value, target, "") { return false }
      case "type":
        let names = operand.string.map { [$0] } ?? operand.elements.compactMap(\.string)
        if !names.contains(where: { Self.isType($0, value) }), !fail("not \(names)") { return false }
      case "const":
        if !Self.equal(value, operand), !fail("not \(operand.string ?? "the constant")") { return false }
      case "enum":
        if !operand.elements.contains(where: { Self.equal(value, $0) }), !fail("not one of the values") { return false }
      case "pattern":
        guard let text = value.string else { continue }
        if text.range(of: operand.string ?? "", options: .regularExpression) == nil, !fail("`\(text)` does not match") {
          return false
        }
      case "minimum", "maximum":
        guard let number = value.double, let limit = operand.double else { continue }
        let isInside = keyword.name == "minimum" ? number >= limit : number <= limit
        if !isInside, !fail("beyond the \(keyword.name)") { return false }
      case "properties":
        for property in operand.members {
          guard value.kind == .object, let found = value[property.name] else { continue }
          if !all(found, property.value, "/" + property.name) { return false }
        }
      case "patternProperties":
        for member in value.members {
          for pattern in operand.members where Self.matches(member.name, pattern.name) {
            if !all(member.value, pattern.value, "/" + member.name) { return false }
          }
        }
      case "additionalProperties":
        let patterns = schema["patternProperties"]?.members.map(\.name) ?? []
        for member in value.members where schema["properties"]?[member.name] == nil {
          if patterns.contains(where: { Self.matches(member.name, $0) }) { continue }
          if !all(member.value, operand, "/" + member.name) { return false }
        }
      case "propertyNames":
        // Names are strings; of what a schema can say of these, enumerations and patterns are looked at.
        for member in value.members {
          let names = operand["enum"]?.elements.compactMap(\.string)
          let isNamed = names?.contains(member.name) ?? true
          let pattern = operand["pattern"]?.string
          let hasForm = pattern.map { member.name.range(of: $0, options: .regularExpression) != nil } ?? true
          if !isNamed || !hasForm, !fail("no such name", at: "/" + member.name) { return false }
        }
      case "required":
        guard value.kind == .object else { continue }
        for name in operand.elements.compactMap(\.string) where value[name] == nil {
          if !fail("missing", at: "/" + name) { return false }
        }
      case "minItems":
        if value.kind == .array, let least = operand.integer, value.count < least, !fail("too few items") {
          return false
        }
      case "items":
        for (index, element) in value.elements.enumerated() {
          if !all(element, operand, "/\(index)") { return false }
        }
      case "allOf":
        for part in operand.elements { if !all(value, part, "") { return false } }
      case "anyOf":
        if operand.elements.contains(where: { accepts(value, $0) }) { continue }
        // The alternative that says most about the value is the one with the deepest problem.
        let found = operand.elements.map { alternative in
          var problems: [String] = []
          _ = check(value, alternative, pointer) { problem in
            problems.append(problem)
            return problems.count < 20
          }
          return problems
        }
        let depth = { (list: [String]) in list.map { $0.filter { $0 == "/" }.count }.max() ?? 0 }
        let best = found.max { depth($0) < depth($1) } ?? []
        isFine = false
        for problem in best { if !report(problem) { return false } }
      case "not":
        if accepts(value, operand), !fail("what must not be") { return false }
      case "if":
        let branch = accepts(value, operand) ? schema["then"] : schema["else"]
        if let branch, !all(value, branch, "") { return false }
      default:
        if !fail("unknown keyword \(keyword.name)") { return false }
      }
    }
    return isFine
  }

  /// The schema that a reference such as `#/$defs/name` is to.
  private func resolve(_ reference: String) -> Node? {
    var node: Node? = root
    for part in reference.split(separator: "/").dropFirst() { node = node?[String(part)] }
    return reference.hasPrefix("#") ? node : nil
  }

  private static func matches(_ name: String, _ pattern: String) -> Bool {
    name.range(of: pattern, options: .regularExpression) != nil
  }

  private static func isType(_ name: String, _ value: Node) -> Bool {
    switch value.kind {
    case .null: name == "null"
    case .boolean: name == "boolean"
    case .number: name == "number" || name == "integer" && value.double.map { $0.rounded() == $0 } ?? false
    case .string: name == "string"
    case .array: name == "array"
    case .object: name == "object"
    }
  }

  /// Whether two values are the same, for the scalars that schemas list.
  private static func equal(_ left: Node, _ right: Node) -> Bool {
    guard left.kind == right.kind else { return false }
    switch left.kind {
    case .null: return true
    case .boolean: return left.boolean == right.boolean
    case .number: return left.double == right.double
    case .string: return left.string == right.string
    case .array, .object: return false
    }
  }
}
