package import CardSyntax

extension JSONSchema {
  /// Reports where data contradict the schema, once for each place: values of other kinds or not among those that are
  /// listed, properties that are missing, and properties that there cannot be.
  package func check(_ data: Node, diagnostics: inout Diagnostics) {
    for problem in SchemaConformance.problems(of: data, against: rule).prefix(SchemaConformance.maximumProblems) {
      diagnostics.report(problem.diagnostic)
    }
  }
}

/// Compares a value with what a schema says of it.
private enum SchemaConformance {
  /// What is wrong in one place.
  struct Problem {
    /// The place, and what is missing there.
    struct Key: Hashable {
      let span: SourceSpan
      var missing = ""
    }

    let key: Key
    let diagnostic: Diagnostic
  }

  /// A long list whose items are all wrong in the same way is one mistake: nobody reads what is said of all of them.
  static let maximumProblems = 100

  static func problems(of value: Node, against rule: JSONSchema.Rule) -> [Problem] {
    switch rule {
    case .own(let schema): return own(value, schema)
    case .all(let rules):
      var seen: Set<Problem.Key> = []
      // What several rules say of one place is said in the words of the first.
      return rules.flatMap { problems(of: value, against: $0) }.filter { seen.insert($0.key).inserted }
    case .either(let rules):
      let found = rules.map { (rule: $0, problems: problems(of: value, against: $0)) }
      if found.contains(where: \.problems.isEmpty) || found.isEmpty { return [] }
      // Of several kinds of objects, the one that was meant has the fewest mistakes in it, but who knows.
      let fitting = found.filter { $0.rule.types.contains(value.valueType) }
      if fitting.count == 1 { return fitting[0].problems }
      let diagnostic: Diagnostic =
        fitting.isEmpty
        ? .contradiction(value, names: names(of: rule.types), at: nil) : .noAlternative(value, count: rules.count)
      return [Problem(key: .init(span: value.span), diagnostic: diagnostic)]
    }
  }

  private static func own(_ value: Node, _ schema: Node) -> [Problem] {
    func problem(_ diagnostic: Diagnostic) -> [Problem] {
      [Problem(key: .init(span: value.span), diagnostic: diagnostic)]
    }
    if schema.boolean == false { return problem(.contradiction(value, names: [], at: schema)) }
    let isNullable = value.isNull && schema["nullable"]?.boolean == true
    if let type = schema["type"], !isNullable {
      let names = type.kind == .array ? type.elements.compactMap(\.string) : [type.string ?? ""]
      if !names.contains(where: { value.is($0) }) { return problem(.contradiction(value, names: names, at: type)) }
    }
    let listed = schema["enum"].map { Array($0.elements) } ?? schema["const"].map { [$0] }
    if let listed, !isNullable, !listed.contains(where: { $0.hasSameValue(as: value) }) {
      return problem(.notListed(value, listed, at: schema["enum"] ?? schema["const"]))
    }
    switch value.kind {
    case .object: return members(of: value, schema)
    case .array: return elements(of: value, schema)
    default: return []
    }
  }

  private static func members(of value: Node, _ schema: Node) -> [Problem] {
    var found: [Problem] = []
    for name in schema["required"]?.elements.compactMap(\.string) ?? []
    where value.member(regardlessOfCase: name) == nil {
      found.append(
        Problem(
          key: .init(span: value.span, missing: name),
          diagnostic: .required(name, in: value, at: schema["required"])))
    }
    let properties = schema["properties"]
    let others = schema["additionalProperties"]
    let isClosed = others?.boolean == false && schema["patternProperties"] == nil
    for member in value.members {
      if let rule = properties?.member(regardlessOfCase: member.name) {
        found += problems(of: member.value, against: JSONSchema.Rule(rule.value))
      } else if isClosed {
        found.append(
          Problem(
            key: .init(span: member.keySpan),
            diagnostic: .unexpected(member, known: properties?.members.map(\.name) ?? [], at: others)))
      } else if let others, others.kind == .object, schema["patternProperties"] == nil {
        found += problems(of: member.value, against: JSONSchema.Rule(others))
      }
    }
    return found
  }

  private static func elements(of value: Node, _ schema: Node) -> [Problem] {
    let list = schema["prefixItems"] ?? schema["items"].flatMap { $0.kind == .array ? $0 : nil }
    let first = list?.elements.map { JSONSchema.Rule($0) } ?? []
    let rest = schema["items"].flatMap { $0.kind == .array ? nil : JSONSchema.Rule($0) }
    var found: [Problem] = []
    for (position, element) in value.elements.enumerated() {
      guard let rule = position < first.count ? first[position] : rest, found.count < maximumProblems else { break }
      found += problems(of: element, against: rule)
    }
    return found
  }

  /// The names that a schema has for kinds of values.
  private static func names(of types: ValueType) -> [String] {
    ["string", "number", "boolean", "array", "object", "null"].filter {
      types.contains(ValueType(schemaName: $0) ?? [])
    }
  }
}

extension Node {
  /// Whether it is of the kind that a JSON Schema calls `name`.
  fileprivate func `is`(_ name: String) -> Bool {
    guard let type = ValueType(schemaName: name) else { return true }
    // 12.0 is an integer as well.
    return type == valueType && (name != "integer" || double.map { $0 == $0.rounded() } ?? false)
  }

  /// Whether both are the same value, however they are written and wherever they stand.
  fileprivate func hasSameValue(as other: Node) -> Bool {
    guard kind == other.kind else { return false }
    switch kind {
    case .null: return true
    case .boolean: return boolean == other.boolean
    case .number: return double == other.double
    case .string: return string == other.string
    case .array: return count == other.count && zip(elements, other.elements).allSatisfy { $0.hasSameValue(as: $1) }
    case .object:
      return count == other.count
        && members.allSatisfy { member in other[member.name].map { member.value.hasSameValue(as: $0) } ?? false }
    }
  }
}

extension Diagnostic {
  /// The place in the schema that says so.
  private static func labels(_ node: Node?) -> [Label] {
    node.map { [Label($0.span, "the schema says so here")] } ?? []
  }

  private static func subject(_ value: Node) -> String {
    let path = DataPath.text(of: value)
    return path == "$root" ? "the data" : "`\(path)`"
  }

  fileprivate static func contradiction(_ value: Node, names: [String], at place: Node?) -> Diagnostic {
    let kinds = names.map { name in
      name == "null" ? name : name == "integer" || name == "array" || name == "object" ? "an \(name)" : "a \(name)"
    }
    let wanted =
      kinds.count < 2 ? kinds.first : kinds.dropLast().joined(separator: ", ") + " or " + kinds[kinds.count - 1]
    let subject = subject(value)
    let verb = subject == "the data" ? "are" : "is"
    return Diagnostic(
      TemplateDiagnostics.schemaContradiction,
      names.contains("integer") && value.kind == .number
        ? "\(subject) \(verb) not an integer, as the schema of the data says"
        : "\(subject) \(verb) \(value.valueType.withArticle), and the schema of the data says \(wanted ?? "that there is none")",
      at: value.span, labels: labels(place), help: correction(of: value, names))
  }

  /// What to write in the place of a value so that it is of one of the kinds.
  private static func correction(of value: Node, _ names: [String]) -> String {
    let text = value.string ?? String(value.span.text)
    switch value.kind {
    case .null where !names.isEmpty:
      let types = (names + ["null"]).map { "\"\($0)\"" }.joined(separator: ", ")
      return "give it a value, or let the schema allow null: `\"type\": [\(types)]`"
    case .string where names.contains("number") || names.contains("integer"):
      if let number = Double(text), number.isFinite { return "write `\(text)` without quotes" }
    case .string where names.contains("boolean"):
      return text == "true" || text == "false" ? "write `\(text)` without quotes" : "write `true` or `false`"
    case .number where names.contains("string"), .boolean where names.contains("string"): return "write `\"\(text)\"`"
    default: break
    }
    let isShort = value.kind != .array && value.kind != .object && value.span.text.utf8.count < 40
    if names.contains("array"), isShort, !value.isNull { return "write a list: `[\(value.span.text)]`" }
    return "correct the value, or the schema"
  }

  fileprivate static func notListed(_ value: Node, _ listed: [Node], at place: Node?) -> Diagnostic {
    let texts = listed.map { $0.string ?? String($0.span.text) }
    let meant = value.string.flatMap { Suggestion.nearest(to: $0, in: texts) }
    let some = texts.prefix(10).map { "`\($0)`" }.joined(separator: ", ")
    return Diagnostic(
      TemplateDiagnostics.schemaContradiction,
      "\(subject(value)) is not among the values that the schema of the data lists", at: value.span,
      labels: labels(place),
      help: meant.map { "did you mean `\($0)`?" }
        ?? (texts.count == 1 ? "write \(some)" : "write one of \(some)\(texts.count > 10 ? " and so on" : "")"))
  }

  fileprivate static func required(_ name: String, in value: Node, at place: Node?) -> Diagnostic {
    let path = DataPath.text(of: value)
    return Diagnostic(
      TemplateDiagnostics.schemaContradiction,
      "`\(path == "$root" ? name : "\(path).\(name)")` is missing, and the schema of the data requires it",
      at: value.span, labels: labels(place), help: "add it, or take it out of `required`")
  }

  fileprivate static func unexpected(_ member: Node.Member, known: [String], at place: Node?) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.schemaContradiction,
      "the schema of the data has no property `\(DataPath.text(of: member.value))`", at: member.keySpan,
      labels: labels(place),
      help: Suggestion.nearest(to: member.name, in: known).map { "did you mean `\($0)`?" }
        ?? "take it out, or add it to the schema")
  }

  fileprivate static func noAlternative(_ value: Node, count: Int) -> Diagnostic {
    Diagnostic(
      TemplateDiagnostics.schemaContradiction,
      "\(subject(value)) fits none of the \(count) alternatives of the schema of the data", at: value.span,
      help: "correct the value, or the schema")
  }
}
