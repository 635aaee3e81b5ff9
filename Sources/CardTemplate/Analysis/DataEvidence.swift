import CardKernel
public import CardSyntax

/// What is known of the data of a template besides how it is used.
public enum DataEvidence: Sendable {
  /// Nothing.
  case none
  /// Data that the template is used with. They tell the types of what uses leave open, and what can be missing.
  case samples([Node])
  /// A JSON Schema, which all data keep to.
  case schema(JSONSchema)
}

extension TemplateBindings {
  /// The bindings with what is known of the data: the kinds of values, the spelling of keys, and what may be missing.
  ///
  /// Samples narrow down what the uses leave open; samples that contradict the uses mean that a value can be anything.
  /// A schema has the last word on all that it says something about. `host` is what is known of the host object.
  public func refined(by evidence: DataEvidence, host hostEvidence: DataEvidence = .none) -> TemplateBindings {
    var refined = self
    refined.data = data.refined(by: Known(evidence))
    refined.host = host?.refined(by: Known(hostEvidence))
    return refined
  }

  /// The bindings with the properties of each object in an order that does not depend on where the template reads them:
  /// that of a schema or else of samples, and what these do not have by the alphabet.
  package func inOrder(of evidence: DataEvidence, host hostEvidence: DataEvidence = .none) -> TemplateBindings {
    var ordered = self
    ordered.data = data.inOrder(of: Known(evidence))
    ordered.host = host?.inOrder(of: Known(hostEvidence))
    return ordered
  }

  /// Reports what the template reads that a schema does not have, or has of another kind.
  package func check(against schema: JSONSchema, diagnostics: inout Diagnostics) {
    data.check(against: schema.rule, path: "", diagnostics: &diagnostics)
  }
}

/// What is known of the values in one place of the data.
private enum Known {
  case nothing
  /// The values that are there.
  case samples([Node])
  case schema(JSONSchema.Rule)

  init(_ evidence: DataEvidence) {
    self =
      switch evidence {
      case .none: .nothing
      case .samples(let nodes): .samples(nodes)
      case .schema(let schema): .schema(schema.rule)
      }
  }

  /// What is known of a property that the template reads with some presence: its key as it is spelled there, whether it is
  /// always there, and what is known of its values.
  func property(_ name: String, _ presence: DataShape.Presence)
    -> (key: String, presence: DataShape.Presence, known: Known)
  {
    switch self {
    case .nothing: return (name, presence, .nothing)
    case .samples(let nodes):
      let found = nodes.map { $0.member(regardlessOfCase: name) }
      // That it is there whenever it was looked at does not tell that it always is, unless the template takes it so.
      var known = presence == .expected && !found.isEmpty ? .required : presence
      if found.contains(where: { $0 == nil }) { known = .sometimes }
      return (found.lazy.compactMap { $0?.name }.first ?? name, known, .samples(found.compactMap { $0?.value }))
    case .schema(let rule):
      guard let property = rule.property(name) else { return (name, presence, .nothing) }
      return (property.key, rule.requires(property.key) ? .required : .sometimes, .schema(property.rule))
    }
  }

  /// What is known of the elements of an array.
  var elements: Known {
    switch self {
    case .nothing: .nothing
    case .samples(let nodes): .samples(nodes.flatMap { Array($0.elements) })
    case .schema(let rule): rule.elements.map { .schema($0) } ?? .nothing
    }
  }

  /// What is said of the values besides their kinds and parts.
  var details: DataShape.Details {
    guard case .schema(let rule) = self else { return DataShape.Details() }
    return rule.details
  }

  /// What a schema asks of the values.
  var rule: JSONSchema.Rule? {
    if case .schema(let rule) = self { rule } else { nil }
  }

  /// Whether no text is known that is not a time.
  var mayBeTimes: Bool {
    guard case .samples(let nodes) = self else { return true }
    return nodes.allSatisfy { $0.string.map { Instant($0) != nil } ?? true }
  }

  /// The keys of an object in their order.
  var keys: [String] {
    switch self {
    case .nothing: []
    case .samples(let nodes): nodes.flatMap { $0.kind == .object ? $0.members.map(\.name) : [] }
    case .schema(let rule): rule.properties
    }
  }

  /// The kinds of the values, where uses allow `wanted`.
  func types(_ wanted: ValueType) -> ValueType {
    switch self {
    case .nothing: return wanted
    case .samples(let nodes):
      let seen = nodes.reduce(into: ValueType()) { $0.formUnion($1.valueType) }
      let values = seen.subtracting(.null)
      if values.isEmpty { return wanted == .any ? wanted : wanted.union(seen) }
      if !wanted.isSuperset(of: values) { return .any }
      // Uses that leave everything open do not tell that it can be null.
      return seen.union(wanted == .any ? [] : wanted.intersection(.null))
    case .schema(let rule):
      let types = rule.types
      // What nothing can be is a mistake of the schema.
      return types.isEmpty || types == .any ? wanted : types
    }
  }
}

extension DataShape {
  fileprivate func refined(by known: Known) -> DataShape {
    if case .nothing = known { return self }
    let types = known.types(types)
    var fields = self.fields
    var element = self.element
    if types.subtracting(.null) == .object, fields.isEmpty, let inner = element {
      // `$data` enters what is no array.
      (fields, element) = (inner.fields, nil)
    }
    let refinedFields = fields.map { field in
      let (key, presence, inner) = known.property(field.name, field.presence)
      return Field(name: key, shape: field.shape.refined(by: inner), presence: presence)
    }
    if types.contains(.array) {
      let inner = known.elements
      // Of what is handed on as a whole only the next kind matters: data, and schemas, can be as deep as they like.
      let kinds = inner.types(.any)
      element =
        element?.refined(by: inner)
        ?? (kinds == .any
          ? nil : DataShape(types: kinds, fields: [], element: nil, uses: [], details: inner.details, rule: inner.rule))
    }
    return DataShape(
      types: types, fields: refinedFields, element: element, uses: uses, mayBeTime: isTime && known.mayBeTimes,
      details: known.details, rule: known.rule)
  }

  fileprivate func inOrder(of known: Known) -> DataShape {
    var places: [String: Int] = [:]
    for (place, key) in known.keys.enumerated() where places[key] == nil { places[key] = place }
    let ordered = fields.map { field in
      Field(
        name: field.name, shape: field.shape.inOrder(of: known.property(field.name, field.presence).known),
        presence: field.presence)
    }.sorted { left, right in
      let (one, other) = (places[left.name] ?? .max, places[right.name] ?? .max)
      if one != other { return one < other }
      let (name, otherName) = (left.name.lowercased(), right.name.lowercased())
      return name == otherName ? left.name < right.name : name < otherName
    }
    return DataShape(
      types: types, fields: ordered, element: element?.inOrder(of: known.elements), uses: uses, mayBeTime: isTime,
      details: details, rule: rule)
  }

  fileprivate func check(against rule: JSONSchema.Rule, path: String, diagnostics: inout Diagnostics) {
    let kinds = rule.types
    for use in uses where !kinds.isEmpty && use.types.isDisjoint(with: kinds) {
      diagnostics.report(.schemaType(path, use, kinds))
    }
    if let composite = CompositeText(rule) {
      for use in uses where use.role == .text {
        // With data this has been said already, of the values in it.
        let isKnown = diagnostics.all.contains { $0.kind == TemplateDiagnostics.compositeInText && $0.span == use.span }
        if !isKnown { diagnostics.report(composite.diagnostic(use.span.text, at: use.span)) }
      }
    }
    let object = kinds.contains(.object) ? rule : nil
    let elements = kinds.contains(.array) ? rule.elements : nil
    for field in fields {
      guard let object else { break }
      let inner = path.isEmpty ? field.name : "\(path).\(field.name)"
      if let property = object.property(field.name) {
        field.shape.check(against: property.rule, path: inner, diagnostics: &diagnostics)
      } else if !object.properties.isEmpty, !object.hasOpenProperties {
        diagnostics.report(.schemaLacks(field.name, inner, field.shape.firstUse, known: object.properties))
      }
    }
    if let element {
      if let elements {
        element.check(against: elements, path: path + "[]", diagnostics: &diagnostics)
      } else if let object, !kinds.contains(.array) {
        element.check(against: object, path: path, diagnostics: &diagnostics)
      }
    }
  }

  /// The first place that reads it, or something of it.
  private var firstUse: SourceSpan? {
    if let use = uses.first { return use.span }
    return fields.lazy.compactMap(\.shape.firstUse).first ?? element?.firstUse
  }
}

extension Node {
  /// The kind of the value.
  var valueType: ValueType {
    switch kind {
    case .string: .string
    case .number: .number
    case .array: .array
    case .object: .object
    case .null: .null
    default: .boolean
    }
  }

  /// A member as the template language finds it: of keys that differ in case, the one that is spelled so comes first.
  func member(regardlessOfCase name: String) -> Member? {
    let wanted = PropertyName(name)
    return members.first { $0.name == name } ?? members.first { wanted.matches($0.name) }
  }
}
